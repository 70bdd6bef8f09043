"""Sections 9.2, 9.4 and 9.5: losing, guardians out of battle, being without a vanguard."""

from bythebook.games.vanguard.texts.events import EV_RIDE
from bythebook.games.vanguard.zones.zones import DAMAGE, DECK, DROP, GUARDIANS, HAND
from bythebook.kernel.state.changes import move
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, other
from tests.rules.vanguard.eras import ERAS

UNITS = [unit(name) for name in ("one", "two")]


def lost(t: Table) -> bool:
    """Whether the second player has lost."""
    return t.game.result is not None and t.game.result.winner == 0


@ERAS
@clause("vgg 9.2.1", "vgg 9.2.2", "vgd 13.2.1", "vgd 13.2.2")
def test_six_cards_of_damage_lose(book: str) -> None:
    for damage, over in ((5, False), (6, True), (7, True)):
        t = table(book, rival=side(damage=damage - 2, hand=["filler", "filler"]))
        assert t.game.result is None
        t.changes(move(t.rival.hand.refs, DAMAGE))
        assert lost(t) is over


@ERAS
@clause("vgg 9.2.1", "vgg 9.2.3", "vgd 13.2.1", "vgd 13.2.3")
def test_no_card_in_the_deck_loses(book: str) -> None:
    for left, over in ((1, False), (0, True)):
        t = table(book, rival=side(deck=left + 1))
        assert t.game.result is None
        t.changes(move(t.game.state.top(1, DECK), HAND))
        assert lost(t) is over


@ERAS
@clause("vgg 9.2.4", "vgg 9.5.1.1", "vgg 9.2.1", "vgd 13.2.4", "vgd 1.2.2.3", "vgd 13.2.1")
def test_neither_a_vanguard_nor_soul_loses(book: str) -> None:
    for soul, over in ((["one"], False), ([], True)):
        t = table(book, rival=side(soul=soul), cards=UNITS)
        assert t.game.result is None
        t.changes(move(t.rival.vanguard.refs, DROP))
        assert lost(t) is over


@ERAS
@clause("vgg 9.2.1", "vgd 13.2.1")
def test_both_losing_is_a_draw(book: str) -> None:
    t = table(book, you=side(damage=5, hand=["filler"]), rival=side(damage=5, hand=["filler"]))
    t.changes(move([*t.you.hand.refs, *t.rival.hand.refs], DAMAGE))
    assert t.game.result is not None
    assert t.game.result.winner == -1


@ERAS
@clause("vgg 9.4.1", "vgd 13.3.1")
def test_guardians_out_of_battle_go_to_the_drop_zone(book: str) -> None:
    t = table(book, you=side(hand=["one"]), cards=UNITS)
    t.changes(move(t.you.hand.refs, GUARDIANS, 0))
    t.you.guardians.has(0)
    t.you.drop.holds_exactly("one")
    t = battle(rival=other(hand=["filler", "filler"]), book=book)
    attack(t)
    t.rival.chooses("guard with filler")
    t.rival.guardians.has(1)


@ERAS
@clause("vgg 9.5.1", "vgd 13.4.1")
def test_who_has_no_vanguard_rides_a_card_of_the_soul(book: str) -> None:
    t = table(book, rival=side(soul=["one", "two"]), cards=UNITS)
    t.changes(move(t.rival.vanguard.refs, DROP))
    t.rival.may_choose_exactly("one", "two")
    t.rival.chooses("two")
    t.rival.vanguard.is_("two")
    t.rival.soul.is_("one")
    rode = [c for c in t.since(0) if c[:2] == (7, EV_RIDE)]
    assert [(c[2], c[3]) for c in rode] == [(t.rival.ref("two"), 1)]


@ERAS
@clause("vgg 9.5.1", "vgd 13.4.1")
def test_both_choose_the_turn_player_first(book: str) -> None:
    t = table(book, you=side(soul=["one", "two"]), rival=side(soul=["one", "two"]), cards=UNITS)
    t.changes(move([*t.rival.vanguard.refs, *t.you.vanguard.refs], DROP))
    t.you.chooses("one")
    t.rival.chooses("two")
    t.you.vanguard.is_("one")
    t.rival.vanguard.is_("two")
