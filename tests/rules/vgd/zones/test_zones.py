"""Section 4: the zones that only the overDress era has, and cards that do not go elsewhere."""

from bythebook.games.vanguard.actions.moving import discard
from bythebook.games.vanguard.cards.cards import GRADE, NAMES, POWER
from bythebook.games.vanguard.d.zones.zones import ORDER_AREA, ORDER_ZONE, RIDE_DECK
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DECK,
    DROP,
    FRONT_LEFT,
    HAND,
    REST,
    SOUL,
    VANGUARD,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.seeing.telling import tell
from bythebook.kernel.state.changes import MOVE, THIS_TURN, face, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import BOTTOM, FACE_DOWN, FACE_UP
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.actions.making import does
from tests.rules.vanguard.waiting import seen

ABC = [unit(name) for name in "abc"]


@clause("vgd 4.1.3")
def test_a_card_lies_open_in_a_public_zone_and_hidden_in_a_hidden_one() -> None:
    for zone, name in ((DROP, "drop zone"), (SOUL, "soul"), (BIND, "bind zone")):
        t = table("vgd", you=side(hand=["a"]), cards=ABC)
        assert seen(t.you, t.rival, "hand") == [None]
        t.changes(move([t.you.ref("a")], zone))
        assert seen(t.you, t.rival, name) == ["a"]
    t = table("vgd", you=side(hand=["a"], deck=["b"]), cards=ABC)
    t.changes(move(t.you.hand.refs, DECK))
    assert seen(t.you, t.rival, "deck") == [None, None]
    t.changes(move([t.you.ref("b")], HAND))
    assert seen(t.you, t.rival, "hand") == [None]
    assert seen(t.you, t.you, "hand") == ["b"]


@clause("vgd 4.1.11")
def test_how_many_cards_go_below_a_deck_is_known_to_both() -> None:
    for count in (1, 2):
        t = table("vgd", you=side(hand=["a", "b"], deck=["c"]), cards=ABC)
        start = t.game.state.copy()
        assert t.game.log is not None
        before = len(t.game.log.since(0))
        t.changes(move(t.you.hand.refs[:count], DECK, index=BOTTOM))
        lines = tell(t.game, t.rival.player, start, t.game.log.since(0)[before:])
        moved = [(e["card"], e["to"], e["to_player"]) for e in lines if e["event"] == "move"]
        assert moved == [(None, "deck", t.you.player)] * count
        assert seen(t.you, t.rival, "deck") == [None] * (1 + count)


@clause("vgd 4.1.13")
def test_no_card_goes_to_another_players_zone_but_into_a_prison() -> None:
    t = table("vgd", you=side(hand=["a"]), cards=ABC)
    for zone in (HAND, DROP, SOUL, DECK, BIND, FRONT_LEFT, VANGUARD, RIDE_DECK):
        before = t.happened
        t.changes(move(t.you.hand.refs, zone, 1))
        t.you.hand.is_("a")
        assert not [c for c in t.since(before) if c[0] == MOVE]
    t.changes(move(t.you.hand.refs, ORDER_ZONE, 1))
    t.rival.order_zone.is_("a")
    # Its owner's zones it goes to, whoever has it.
    t.changes(move(t.rival.order_zone.refs, HAND))
    t.you.hand.is_("a")
    # What a text takes from the opponent goes to the opponent's zone, if nothing else is said.
    theirs = Cards(OPPONENT, (DROP,))
    t = does(
        ChooseCards(theirs), MoveCards(Bound(R_CHOSEN), HAND), rival=side(drop=["a"]), book="vgd"
    )
    t.rival.hand.is_("a")


@clause("vgd 4.11.3")
def test_face_down_damage_has_no_information_and_gets_none() -> None:
    t = table("vgd", you=side(damage=["a", face_down("b")]), cards=ABC)
    assert [t.you.value(name, "power") for name in "ab"] == [8000, 0]
    b = t.you.card("b")
    assert [t.game.value(char, b) for char in (POWER, GRADE, NAMES)] == [0, 0, 0]
    t.changes([give(ADD, POWER, 5000, [t.you.ref("b"), t.you.ref("a")], 7, THIS_TURN, 1)])
    assert t.you.value("a", "power") == 13000
    # A counter blast leaves it seen by everybody.
    assert sorted(filter(None, seen(t.you, t.rival, "damage zone"))) == ["a", "b"]
    t.changes(face([t.you.ref("b")], FACE_UP))
    assert t.you.value("b", "grade") == 1


@clause("vgd 4.14.2", "vgd 4.15.2")
def test_everybody_sees_the_order_area_and_the_order_zone() -> None:
    t = table("vgd", you=side(order_zone=["a", face_down("b")]), cards=ABC)
    assert sorted(filter(None, seen(t.you, t.rival, "order zone"))) == ["a", "b"]
    assert t.game.zones.names[ORDER_AREA] == "order area"
    edict = order("edict", 0)
    t = table("vgd", you=side(order_area=["edict"]), cards=[edict], at="preparation")
    assert seen(t.you, t.rival, "order area") == ["edict"]
    t.ends_asking()


@clause("vgd 4.15.3.1")
def test_face_down_in_the_order_zone_a_card_has_no_information() -> None:
    t = table("vgd", you=side(order_zone=["a", face_down("b")]), cards=ABC)
    assert [t.you.value(name, "grade") for name in "ab"] == [1, 0]
    t.changes(face([t.you.ref("a")], FACE_DOWN))
    assert t.you.value("a", "grade") == 0
    assert t.game.state.orient[t.you.card("a")] != REST


@clause("vgd 4.16.2", "vgd 4.16.5")
def test_a_ride_deck_is_its_players_but_for_what_lies_face_up() -> None:
    t = table("vgd", you=side(ride_deck=["a", "b"]), cards=ABC)
    assert sorted(filter(None, seen(t.you, t.you, "ride deck zone"))) == ["a", "b"]
    assert seen(t.you, t.rival, "ride deck zone") == [None, None]
    t.changes(face([t.you.ref("b")], FACE_UP))
    assert sorted(filter(None, seen(t.you, t.rival, "ride deck zone"))) == ["b"]


@clause("vgd 4.16.4")
def test_a_card_that_began_in_the_ride_deck_goes_back_there_face_up() -> None:
    t = table("vgd", you=side(ride_deck=["a"], drop=["b"], deck=3), cards=ABC)
    t.changes(move([t.you.ref("a")], VANGUARD, 0))
    for place in (BOTTOM, -1):
        t.changes([*move([t.you.ref("a")], DECK, index=place), *move([t.you.ref("b")], DECK)])
        t.you.ride_deck.is_("a")
        assert not t.you.lies_face_down("a")
        t.you.deck.has(4)
        t.changes([*move([t.you.ref("a")], SOUL), *move([t.you.ref("b")], DROP)])
    # Anywhere else it goes as any card.
    t.changes(move([t.you.ref("a")], HAND))
    t.you.hand.is_("a")


@clause("vgd 7.7.1")
def test_a_card_is_discarded_from_hand_or_deck() -> None:
    t = table("vgd", you=side(hand=["a"], deck=["b", "c"], soul=["filler"]), cards=ABC)
    refs = [*t.you.hand.refs, *t.you.deck.refs[:1], *t.you.soul.refs]
    t.changes(discard(t.game, refs))
    t.you.drop.holds_exactly("a", "b")
    t.you.soul.has(1)
    assert t.game.state.kind_of(t.you.card("c")) == DECK
    assert not [c for c in t.since(0) if c[0] == MOVE and c[3] == DAMAGE]
