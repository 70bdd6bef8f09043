"""Sections 1 to 4: winning, characteristics, terms, zones."""

from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, other


@clause("vgg 9.6.1", "vgg 9.2.3", "vgg 1.2.1")
def test_who_runs_out_of_cards_loses_before_the_sixth_damage_is_dealt() -> None:
    """Damage waits until no other rule action does; the empty deck is one."""
    text = (
        "[ACT](VC):[Soul-Charge 1], choose one of your opponent's vanguards, and deal one damage."
    )
    ace = unit("ace", 3, text=text)
    for deck, winner in ((1, 1), (2, 0)):
        t = table("vgg", you=side(vanguard=ace, deck=deck), rival=side(damage=5), at="main")
        t.you.chooses("activate ace")
        assert t.game.result is not None
        assert t.game.result.winner == winner
        t.rival.damage.has(5 if winner else 6)


@clause("vgg 1.2.3", "vgg 9.1.3", "vgg 9.2.3")
def test_two_empty_decks_seen_at_once_are_a_draw() -> None:
    ace = unit("ace", 3, text="[ACT](VC):Draw a card. Your opponent draws a card.")
    for mine, theirs, winner in ((1, 1, -1), (1, 2, 1), (2, 1, 0)):
        t = table("vgg", you=side(vanguard=ace, deck=mine), rival=side(deck=theirs), at="main")
        t.you.chooses("activate ace")
        assert t.game.result is not None
        assert t.game.result.winner == winner


@clause("vgg 9.1.2", "vgg 3.12.3", "vgg 1.3.2")
def test_a_deck_that_is_empty_only_within_a_text_loses_nothing() -> None:
    """There is one card to draw two from; one goes back, and only then one looks."""
    text = (
        "[ACT](VC):Draw two cards, choose a card from your hand, and put it on the bottom of your "
        "deck."
    )
    ace = unit("ace", 3, text=text)
    t = table("vgg", you=side(vanguard=ace, deck=1, hand=[unit("mine")]), at="main")
    t.you.chooses("activate ace")
    t.you.may_choose_exactly("mine", "filler")
    t.you.chooses("mine")
    assert t.game.result is None
    t.you.deck.is_("mine")
    t.you.hand.is_("filler")


@clause("vgg 2.8.1.1.5", "vgg 9.6.6")
def test_the_heal_trigger_being_checked_for_damage_is_no_damage_yet() -> None:
    """One card against two: nothing is healed, though there are two against two in the end."""
    for mine, healed in ((1, False), (2, True)):
        t = battle(
            field(damage=2, left=unit("ally")),
            other(damage=mine, deck=["heal", "filler", "filler"]),
        )
        fight(t)
        if healed:
            t.rival.chooses("icon first")
            t.settle()
        assert t.rival.value("foe", "power") == 15000
        t.rival.damage.has(mine if healed else mine + 1)
        assert t.rival.drop.names == (["filler"] if healed else [])


@clause("vgg 2.8.1.1.4", "vgg 2.8.2")
def test_a_stand_trigger_may_choose_the_vanguard_which_stays_resting() -> None:
    mine = field(
        left=(unit("ally"), REST), right=unit("third"), deck=["stand", "filler", "filler", "filler"]
    )
    t = battle(mine)
    fight(t)
    t.you.chooses("icon first")
    t.you.may_choose_exactly("me", "ally", "third")
    t.you.chooses("me")
    t.you.may_choose_exactly("me", "ally", "third")
    t.you.chooses("ally")
    assert t.you.state_of("me") == REST
    assert t.you.state_of("ally") == REST
    assert t.you.value("ally", "power") == 12000


@clause("vgg 4.8.2.2", "vgg 11.6.3.1", "vgg 10.16.1")
def test_face_down_damage_breaks_the_limit_and_pays_for_nothing() -> None:
    texts = (
        "[CONT](VC)[Limit-Break 4]:This unit gets [Power] +1000.",
        "[ACT](VC)[Limit-Break 4]:[Counter-Blast 1] Draw a card.",
    )
    ace = unit("ace", 3, 11000, text=texts)
    down = [face_down("filler")] * 3
    for last, may in ((face_down("filler"), False), ("filler", True)):
        t = table("vgg", you=side(vanguard=ace, damage=[*down, last]), at="main")
        assert t.you.value("ace", "power") == 12000
        assert ("activate ace" in t.you.options) == may


@clause("vgg 4.9.2.2", "vgg 11.26.1.1")
def test_a_card_bound_face_down_is_counted_and_has_no_grade() -> None:
    texts = (
        "[CONT](VC)Thunderstrike 2:This unit gets [Power] +1000.",
        (
            "[ACT](VC):Choose one grade 1 card from your opponent's bind zone, and put it into "
            "your opponent's drop zone."
        ),
    )
    ace = unit("ace", 3, 11000, text=texts)
    bound = [unit("one"), face_down(unit("two"))]
    t = table("vgg", you=side(vanguard=ace), rival=side(bind=bound), at="main")
    assert t.you.value("ace", "power") == 12000
    t.you.chooses("activate ace")
    t.settle()
    t.rival.drop.is_("one")
    t.rival.bind.is_("two")
    assert t.you.value("ace", "power") == 11000
    t.you.chooses("activate ace")
    t.rival.bind.is_("two")
    assert t.game.state.face[t.rival.card("two")] == FACE_DOWN
    assert not t.you.knows(t.rival.card("two"))


@clause("vgg 4.6.6.2", "vgg 6.6.1.2.3", "vgg 4.1.4")
def test_units_that_change_places_lie_as_they_lay_and_keep_what_they_got() -> None:
    front = unit("front", text="[ACT](RC)[1/turn]:This unit gets [Power] +1000 until end of turn.")
    t = table("vgg", you=side(left=front, back_left=(unit("behind"), REST)), at="main")
    t.you.chooses("activate front", "exchange left front left back")
    assert t.you.value("front", "power") == 8000
    assert [t.you.state_of(n) for n in ("front", "behind")] == [STAND, REST]
    t.you.left.is_("behind")
    t.you.may_choose_exactly("exchange left front left back", "pass")


@clause("vgg 3.11.2", "vgg 3.11.3")
def test_a_guardian_without_a_shield_guards_with_none() -> None:
    t = battle(rival=other(hand=[unit("bare", 3, 10000, None)]))
    attack(t)
    t.rival.chooses("guard with bare")
    t.settle()
    t.rival.guardians.has(0)
    t.rival.drop.is_("bare")
    t.rival.damage.has(1)
