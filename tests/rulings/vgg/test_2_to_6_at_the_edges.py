"""Sections 2 to 6: the edges of steps and phases, numbers below zero, cards that lie face down."""

import pytest

from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.testing import clause, face_down, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion
from tests.rules.vanguard.battle.fighting import battle, field, fight, other
from tests.rules.vgg.stride.cards import strider
from tests.rules.vgg.stride.test_ultimate_stride import dragons, laid, two_sided

ONCE = unit("me", 3, 10000, None, skills=())


@clause("vgg 2.5.4.1", "vgg 2.5.4.2")
@pytest.mark.parametrize(("bound", "power"), [(0, 7000), (1, 8000)])
def test_for_each_of_nothing_nothing_is_got(bound: int, power: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose one of your rear-guards, and it gets [Power] +1000 for each card "
        "in your bind zone until end of turn."
    )
    mine = side(vanguard=unit("lead", 3, text=text), left=unit("ally"), bind=bound)
    t = table("vgg", mine, at="main")
    t.you.chooses("activate lead")
    assert t.you.value("ally", "power") == power


@clause("vgg 2.2.5", "vgg 7.6.1.2.4", "vgg 2.2.1.1")
@pytest.mark.parametrize(
    ("clans", "counts"), [(("Cray Elemental",), True), (("Granblue",), False), ((), False)]
)
def test_an_elementals_icon_counts_for_everybody(clans: tuple[str, ...], counts: bool) -> None:
    crit = unit("crit", 0, trigger="critical", clans=clans)
    t = battle(field(vanguard=ONCE, left=unit("ally"), deck=[crit, "filler", "filler"]))
    fight(t)
    assert ("icon first" in t.options) == counts
    t.ends_asking()


@clause("vgg 2.8.1.1.5", "vgg 2.8.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "left"), [(0, 0, 0), (0, 1, 0), (1, 0, 0), (3, 3, 2), (3, 4, 3), (4, 3, 3)]
)
def test_a_heal_icon_gives_power_whether_anything_is_healed_or_not(
    mine: int, theirs: int, left: int
) -> None:
    """A single choice remains if nothing can be healed: whom the power goes to."""
    deck = ["heal", *["filler"] * 3]
    t = battle(
        field(vanguard=ONCE, left=unit("ally"), damage=mine, deck=deck),
        other(vanguard=unit("foe", 3, 50000), damage=theirs),
    )
    fight(t)
    assert ("icon first" in t.options) == (left < mine)
    while "ally" not in t.options:
        t.you.chooses(t.options[0])
    t.you.chooses("ally")
    t.you.damage.has(left)
    assert t.you.value("ally", "power") == 12000


@clause("vgg 2.8.1.1.5", "vgg 3.17.3", "vgg 4.4.2", "vgg 10.8.1")
def test_face_down_damage_is_healed_and_lies_face_up_in_the_drop_zone() -> None:
    damage = [face_down(unit("down"))]
    t = battle(
        field(vanguard=ONCE, left=unit("ally"), damage=damage, deck=["heal", "a", "a"]),
        cards=(unit("a"),),
    )
    fight(t)
    t.you.chooses("icon first", "ally")
    assert "down" in t.you.drop.names
    assert t.you.drop.face_down == []


@clause("vgg 2.8.1.1.2", "vgg 10.25.3", "vgg 10.25.6")
@pytest.mark.parametrize(("chosen", "damage"), [("leader", 2), ("mate", 1)])
def test_a_critical_for_the_mate_deals_no_damage(chosen: str, damage: int) -> None:
    pair = legion(unit("leader", 3, 11000, skills=()), unit("mate", 2, 9000))
    deck = ["critical", *["filler"] * 3]
    t = battle(
        field(vanguard=pair, left=unit("ally"), deck=deck), other(vanguard=unit("foe", 3, 20000))
    )
    fight(t, "leader")
    t.you.chooses("icon first", chosen, chosen)
    assert t.you.value(chosen, "critical") == 2
    t.rival.damage.has(damage)


@clause("vgg 3.1.1.3.8", "vgg 4.8.2.2")
@pytest.mark.parametrize(("turned", "power"), [(face_up, 8000), (face_down, 7000)])
def test_a_text_of_the_damage_zone_says_nothing_face_down(turned: object, power: int) -> None:
    text = "[CONT](Damage zone):All of your rear-guards get [Power] +1000."
    assert callable(turned)
    t = table("vgg", side(left=unit("ally"), damage=[turned(unit("hurt", text=text))]), at="main")
    assert t.you.value("ally", "power") == power


@clause("vgg 3.12.4.1", "vgg 3.12.4.3", "vgg 9.1.2", "vgg 9.2.3")
@pytest.mark.parametrize("drawn", [1, 2])
def test_drawing_up_to_more_than_there_are_one_may_stop_before_the_last(drawn: int) -> None:
    text = "[ACT](VC)[1/turn]:Draw up to five cards."
    t = table("vgg", side(vanguard=unit("lead", 3, text=text), left=unit("a"), deck=2), at="main")
    t.you.chooses("activate lead", *["yes"] * drawn)
    if drawn == 1:
        t.you.chooses("no")
        t.you.hand.has(1)
        t.you.is_asked("main phase")
        return
    while t.game.pending is not None:
        t.you.chooses("yes")
    t.asserts_over(1, "vgg 9.2.3")


@clause("vgg 3.7.1.2", "vgg 12.7.2.1", "vgg 10.28.3.3")
@pytest.mark.parametrize(
    ("words", "name", "drawn"),
    [
        ("card name", "giant", 1),
        ("original card name", "giant", 0),
        ("original card name", "great heart", 1),
    ],
)
def test_a_name_that_a_heart_lends_is_no_original_one(words: str, name: str, drawn: int) -> None:
    text = f'[AUTO](VC):When your G unit with "eart" in its {words} [Stride], draw a card.'
    mine = side(
        vanguard=unit("heart", 3, text=text), hand=[unit("paid", 3)], g_zone=[strider(name)], deck=9
    )
    t = table("vgg", mine, side(vanguard=unit("foe", 3)), at="ride")
    t.you.chooses("pass", f"stride {name}")
    t.settle()
    t.you.hand.has(drawn)


@clause("vgg 4.9.2.2", "vgg 10.28.2.1.2", "vgg 12.10.3")
@pytest.mark.parametrize(("turned", "may"), [(face_up, True), (face_down, False)])
def test_a_dragon_that_is_bound_face_down_is_none(turned: object, may: bool) -> None:
    assert callable(turned)
    bound = [*[face_up(c) for c in dragons(4)]]
    last = g_unit("dragon 4", number="d4", races=("Zeroth Dragon",))
    t = laid([two_sided()], bind=[*bound, turned(last)])
    t.you.may_choose_exactly(*(["stride front side"] if may else []), "pass")
    t.ends_asking()


@clause("vgg 6.3.1.2", "vgg 1.3.3", "vgg 10.22.2", "vgg 10.24.3")
@pytest.mark.parametrize("locked", [False, True])
def test_what_was_kept_from_standing_and_was_locked_meanwhile_stands(locked: bool) -> None:
    """The card that is unlocked is another one."""
    keeps = (
        "Choose one of your opponent's rear-guards, and that unit cannot [Stand] during your "
        "opponent's next stand phase."
    )
    locks = "Choose one of your opponent's rear-guards, and lock it."
    lead = unit("lead", 3, text=(f"[ACT](VC)[1/turn]:{keeps}", f"[ACT](VC)[1/turn]:{locks}"))
    t = table("vgg", side(vanguard=lead, deck=20), side(left=(unit("a"), REST), deck=20), at="main")
    t.you.chooses("activate lead: next stand phase")
    if locked:
        t.you.chooses("activate lead: lock")
    t.goes_on_to("main phase", t.rival)
    if not locked:
        assert t.rival.state_of("a") == REST
        return
    t.rival.locked_left.is_("a")
    t.goes_on_to("ride step", t.you)
    assert t.rival.state_of("a") == STAND


@clause("vgg 6.4.1.1.2", "vgg 6.4.1.1.3", "vgg 9.2.3")
def test_who_draws_the_last_card_has_lost_before_g_assist() -> None:
    mine = side(vanguard=unit("low", 1), deck=1, g_zone=2)
    t = table("vgg", mine, side(deck=9), at="draw")
    t.asserts_over(1, "vgg 9.2.3")


@clause("vgg 6.4.1.2.2.2", "vgg 6.4.1.2.5", "vgg 6.4.1.2.4", "vgg 6.4.1.3")
def test_g_assist_takes_the_last_card_of_a_deck_and_the_game_is_lost() -> None:
    """G units count face up or down; with one card in the deck that one is looked at."""
    mine = side(
        vanguard=unit("low", 1),
        deck=[unit("drawn", 1), unit("found", 2)],
        g_zone=[face_up(g_unit("a")), g_unit("b")],
        hand=[unit("held", 1)],
    )
    t = table("vgg", mine, side(deck=9), at="draw")
    assert t.you.hand.seen_by(t.rival) == [None, None]
    t.you.chooses("G assist")
    assert sorted(str(n) for n in t.you.hand.seen_by(t.rival)) == ["drawn", "held"]
    t.you.chooses("found", "drawn", "held")
    while t.game.pending is not None:
        t.you.chooses(t.options[0])
    t.you.hand.is_("found")
    t.you.g_zone.has(0)
    t.asserts_over(1, "vgg 9.2.3")


@clause("vgg 6.5.1.2.2", "vgg 8.5.2.4", "vgg 11.11.2")
def test_a_stride_may_be_overpaid_and_not_underpaid() -> None:
    hand = [unit(f"grade {n}", n) for n in (0, 1, 2, 3)]
    mine = side(vanguard=unit("lead", 3), hand=hand, g_zone=[strider()], deck=9)
    t = table("vgg", mine, side(vanguard=unit("foe", 3)), at="ride")
    t.you.chooses("pass", "stride strider", "grade 1")
    t.you.may_not_choose("done")
    t.you.chooses("grade 2")
    t.you.may_choose_exactly("grade 0", "grade 3", "done")
    t.you.chooses("grade 3", "done")
    t.you.hand.is_("grade 0")
    t.you.vanguard.is_("strider")


@clause("vgg 6.6.1.2.1", "vgg 8.5.2.1.1.2")
def test_with_a_g_unit_as_the_vanguard_cards_of_its_grade_are_called() -> None:
    hand = [unit("four", 4), unit("five", 5)]
    mine = side(vanguard=g_unit("giant"), hearts=[unit("heart", 3)], hand=hand)
    t = table("vgg", mine, at="main")
    t.you.may_choose("call four")
    t.you.may_not_choose("call five")
    t.ends_asking()


@clause("vgg 6.8.1.1.2", "vgg 6.8.1.2", "vgg 6.8.1.3")
def test_who_is_locked_at_the_end_of_the_turn_is_locked_a_whole_turn_more() -> None:
    locks = "[AUTO](VC):At the end of your turn, choose one of your rear-guards, and lock it."
    mine = side(vanguard=unit("lead", 3, text=locks), left=unit("ally"), deck=20)
    t = table("vgg", mine, side(deck=20), at="main")
    t.goes_on_to("ride step", t.rival)
    t.you.locked_left.is_("ally")
    t.goes_on_to("ride step", t.you)
    t.you.locked_left.is_("ally")
    # In the end phase it opens, and is locked again after that.
    t.goes_on_to("ride step", t.rival)
    t.you.locked_left.is_("ally")
