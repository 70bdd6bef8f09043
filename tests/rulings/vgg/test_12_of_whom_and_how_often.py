"""Section 12: keywords made active, nullified icons, extra turns, for each, names, unaffected."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.texts.events import UNAFFECTED
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, REST, STAND
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.texts.verbs import TakeExtraTurn
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion
from tests.rules.vanguard.battle.fighting import attack, barred, battle, field, fight, other
from tests.rulings.vgg.test_12_unaffected import safe

OPENS = (
    '[CONT](RC):Your vanguard\'s "[Limit-Break 4]" is active even when you have three or less '
    "damage."
)
OPENER = unit("opener", text=OPENS)
EXTRA = "[ACT](RC)[1/turn]:You get an additional turn."


@clause("vgg 12.8.1", "vgg 11.6.1", "vgg 11.12.1")
@pytest.mark.parametrize(
    ("keywords", "turned_up", "active"),
    [
        ("[Limit-Break 4]", 0, True),
        ("[Limit-Break 5]", 0, False),
        ("[Limit-Break 4][Generation Break 1]", 0, False),
        ("[Limit-Break 4][Generation Break 1]", 1, True),
    ],
)
def test_only_the_keyword_that_is_named_becomes_active(
    keywords: str, turned_up: int, active: bool
) -> None:
    """Another one of the same ability is asked as ever."""
    lead = unit("lead", 3, 7000, text=f"[CONT](VC){keywords}:This unit gets [Power] +1000.")
    g_zone = [face_up(g_unit(f"up{n}")) for n in range(turned_up)]
    t = table("vgg", side(vanguard=lead, left=OPENER, g_zone=g_zone), at="main")
    assert t.you.value("lead", "power") == (8000 if active else 7000)


@clause("vgg 12.8.1", "vgg 10.26.3", "vgg 10.25.3")
def test_it_becomes_active_for_both_of_a_legion_until_who_says_so_is_deleted() -> None:
    breaks = "[CONT](VC)[Limit-Break 4]:This unit gets [Power] +1000."
    pair = legion(unit("lead", 3, 7000, text=breaks), unit("mate", 2, 7000, text=breaks))
    t = table("vgg", side(vanguard=pair, left=OPENER), at="main")
    assert [t.you.value(name, "power") for name in ("lead", "mate")] == [8000, 8000]
    t.changes(delete(t.game, [t.you.ref("opener")]))
    assert [t.you.value(name, "power") for name in ("lead", "mate")] == [7000, 7000]


@clause("vgg 12.8.1", "vgg 8.6.2", "vgg 11.6.3.1.1")
@pytest.mark.parametrize("opened", [True, False])
def test_an_automatic_ability_under_it_stands_by(opened: bool) -> None:
    text = "[AUTO](VC)[Limit-Break 4]:When this unit attacks, draw a card."
    lead = unit("me", 3, 10000, skills=(), text=text)
    left = OPENER if opened else unit("ally")
    t = battle(field(vanguard=lead, left=left, deck=9))
    fight(t)
    t.you.hand.has(1 + opened)


@clause("vgg 12.3.1", "vgg 12.3.2", "vgg 10.15.1.1")
def test_triggers_nullified_for_one_damage_check_are_performed_in_the_next() -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose one of your opponent's vanguards, deal one damage, and during "
        "that damage check, all trigger effects are nullified."
    )
    mine = side(vanguard=unit("lead", 3, text=text), left=unit("ally", 1, 20000), deck=9)
    theirs = other(left="filler", damage=2, deck=["heal", "heal", *["filler"] * 5])
    t = table("vgg", mine, theirs, at="main")
    t.you.chooses("activate lead")
    t.you.is_asked("main phase")
    t.rival.damage.has(3)
    t.you.chooses("pass")
    fight(t, "ally")
    t.rival.is_asked("order of a trigger's effects")
    t.ends_asking()


@clause("vgg 12.4.2", "vgg 12.4.1", "vgg 10.35.2.3")
def test_extra_turns_come_in_the_order_of_the_last_text_first() -> None:
    """The second of them is the opponent's."""
    gives = Ability(ACT, REAR_GUARDS, body=(TakeExtraTurn(OPPONENT),), limit=1)
    for order, turns in (
        (("first", "second", "third"), [0, 1, 0, 1, 0]),
        (("first", "third", "second"), [1, 0, 0, 1, 0]),
        (("second", "first", "third"), [0, 0, 1, 1, 0]),
    ):
        one, three = unit("first", text=EXTRA), unit("third", text=EXTRA)
        two = unit("second", abilities=(gives,))
        mine = side(left=one, right=two, back_left=three, deck=30)
        t = table("vgg", mine, side(deck=30), at="main")
        t.you.chooses(*[f"activate {name}" for name in order])
        found: list[int] = []
        for _ in turns:
            turn = t.turn
            while t.turn == turn:
                (t.you if t.asked.player == t.you.player else t.rival).chooses("pass")
            found.append(t.game.state.turn_player)
        assert found == turns
        t.ends_asking()


@clause("vgg 12.6.1", "vgg 12.6.3", "vgg 12.6.2")
@pytest.mark.parametrize("damage", [0, 1, 2])
def test_for_each_so_many_different_ones_are_chosen_and_no_more(damage: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose one of your rear-guards for each card in your damage zone, and "
        "they get [Power] +1000 until end of turn."
    )
    lead = unit("lead", 3, text=text)
    mine = side(vanguard=lead, left=unit("a"), right=unit("b"), back_left=unit("c"), damage=damage)
    t = table("vgg", mine, at="main")
    t.you.chooses("activate lead")
    left = ["a", "b", "c"]
    for name in ("a", "b")[:damage]:
        t.you.may_choose_exactly(*left)
        t.you.chooses(name)
        left.remove(name)
    t.you.is_asked("main phase")
    powers = [t.you.value(name, "power") for name in "abc"]
    assert powers == [8000] * damage + [7000] * (3 - damage)


@clause("vgg 12.7.2.2", "vgg 10.28.3.3", "vgg 10.27.5.1")
@pytest.mark.parametrize(("heart", "power"), [("ally", 8000), ("other", 7000)])
def test_a_rear_guard_has_the_name_that_a_heart_lends_its_vanguard(heart: str, power: int) -> None:
    text = (
        "[CONT](RC):If you have a vanguard with the same card name as this unit, this unit gets "
        "[Power] +1000."
    )
    ally = unit("ally", text=text, number="one")
    mine = side(vanguard=g_unit("giant"), hearts=[unit(heart, 3, number="two")], left=ally)
    t = table("vgg", mine)
    assert t.game.value(POWER, t.you.left.cards[0]) == power


@clause("vgg 12.11.1", "vgg 8.1.1.2.3.4", "vgg 1.3.2")
@pytest.mark.parametrize(("left", "drawn"), [(safe("a"), 0), (unit("a"), 1)])
def test_who_was_chosen_and_not_retired_was_not_retired(left: object, drawn: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, and retire it. If you retired"
        " a card, draw a card."
    )
    t = table("vgg", side(vanguard=unit("lead", 3, text=text), deck=9), side(left=left), at="main")
    t.you.chooses("activate lead")
    t.you.hand.has(drawn)
    t.rival.left.has(1 - drawn)


@clause("vgg 12.11.1", "vgg 11.3.1", "vgg 7.5.1.2.4")
def test_whom_no_effect_keeps_from_it_intercepts() -> None:
    text = "[CONT](VC):All of your opponent's rear-guards cannot intercept."
    theirs = other(left=safe("a", 2), right=unit("b", 2), hand=["filler"])
    t = battle(field(vanguard=unit("me", 3, 10000, text=text)), theirs)
    attack(t)
    t.rival.may_choose_exactly("guard with filler", "intercept with a", "pass")
    t.ends_asking()


@clause("vgg 12.11.1", "vgg 6.3.1.2")
@pytest.mark.parametrize(("left", "lies"), [(safe("a"), STAND), (unit("a"), REST)])
def test_whom_no_effect_keeps_from_standing_stands(left: object, lies: int) -> None:
    text = (
        "[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, and that unit cannot [Stand] "
        "during your opponent's next stand phase."
    )
    lead = unit("lead", 3, text=text)
    t = table("vgg", side(vanguard=lead, deck=9), side(left=(left, REST), deck=9), at="main")
    t.you.chooses("activate lead")
    t.goes_on_to("main phase", t.rival)
    assert t.rival.state_of("a") == lies


@clause("vgg 12.11.1", "vgg 8.2.1.2")
def test_from_when_on_no_effect_affects_a_unit_what_was_applied_stays_and_what_goes_on_ends() -> (
    None
):
    """What has been applied to it is not applied again; a continuous ability is all the time."""
    gives = (
        "[ACT](VC)[1/turn]:Choose one of your rear-guards, and it gets [Power] +5000 until end of "
        "turn."
    )
    goes_on = "[CONT](VC):All of your rear-guards get [Power] +1000."
    mine = side(vanguard=unit("lead", 3, text=(gives, goes_on)), left=unit("a"), right=unit("b"))
    t = table("vgg", mine, at="main")
    t.you.chooses("activate lead", "a")
    assert t.you.value("a", "power") == 13000
    t.changes(barred(t, t.you, "a", UNAFFECTED))
    assert [t.you.value(name, "power") for name in "ab"] == [12000, 8000]
