"""Section 4 and its kin in section 3: zones, who sees them, whose the cards are."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE
from bythebook.games.vanguard.g.book import VanguardG
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_BATTLE, P_TURN
from bythebook.games.vanguard.turn.turn import StandPhase
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    BACK_RIGHT,
    BIND,
    DAMAGE,
    DECK,
    DROP,
    FRONT_LEFT,
    HAND,
    REAR_GUARDS,
    REMOVED,
    REST,
    SOUL,
    STAND,
    TRIGGER,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    Ability,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.game.setup import table as lay_out
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import THIS_TURN, face, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from bythebook.kernel.texts.lasting import Later
from bythebook.kernel.texts.verbs import MoveCards, TakeTop
from bythebook.testing import Table, clause, face_down, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import acting, at_beginning, seen

ABC = [unit("a"), unit("b"), unit("c")]
NOT_ITS_OWNERS = {"vgg": FRONT_LEFT, "vgd": ORDER_ZONE}
"""a zone in which an era lets a card lie that is the other player's"""


def both(t: Table, zone: str) -> list[list[str | None]]:
    """Your cards of a zone as you and as your rival see them."""
    return [seen(t.you, t.you, zone), seen(t.you, t.rival, zone)]


def everybody_sees(book: str, zone: int, name: str) -> None:
    """A card that comes there from the deck lies face up before both players."""
    t = table(book, you=side(deck=["a", *["filler"] * 5]), cards=ABC)
    t.changes(move(t.you.deck.refs[:1], zone, 0))
    assert both(t, name) == [["a"], ["a"]]
    assert not t.you.lies_face_down("a")


@clause("vgg 4.1.1", "vgd 4.1.1", "vgd 4.1.1")
def test_each_player_has_zones_of_their_own() -> None:
    cards = [unit("ace")]
    game = lay_out(VanguardG(), (Deck(cards * 3), Deck(cards * 2)), 1)
    assert [len(game.state.zone(player, DECK)) for player in (0, 1)] == [3, 2]


@ERAS
@clause("vgg 4.1.2", "vgd 4.1.4")
def test_everybody_knows_how_many_cards_a_zone_holds(book: str) -> None:
    zones = {"deck": 7, "hand": 3, "soul": 2, "damage zone": 1, "bind zone": 4}
    you = side(deck=7, hand=3, soul=2, damage=1, bind=4)
    t = table(book, you=you)
    for player in (0, 1):
        counts = {z["name"]: z.get("count") for z in t.game.view(player)["zones"][0]}
        assert {name: counts[name] for name in zones} == zones


@ERAS
@clause("vgg 4.1.4", "vgd 4.1.8")
def test_a_card_that_changes_zones_is_a_new_card_but_not_between_circles(book: str) -> None:
    t = table(book, you=side(left="a"), cards=ABC)
    layer = t.game.book.layer(ADD, POWER)
    first = t.you.ref("a")
    t.changes([give(ADD, POWER, 1000, [first], layer, THIS_TURN, t.turn)])
    for circle in (BACK_LEFT, BACK_RIGHT, FRONT_LEFT):
        t.changes(move([first], circle, 0))
        assert t.you.value("a", "power") == 8000
        assert t.you.ref("a") == first
    t.changes(move([first], HAND))
    t.changes(move([t.you.ref("a")], FRONT_LEFT, 0))
    assert t.you.value("a", "power") == 7000
    assert t.you.ref("a") != first
    t.changes(move([first], DROP))
    t.you.left.is_("a")


@ERAS
@clause("vgg 4.1.5", "vgd 4.1.9")
def test_the_owner_arranges_cards_that_enter_a_zone_together(book: str) -> None:
    body = (MoveCards(Cards(zones=(DROP,)), DECK),)
    t = table(book, you=side(left=acting("actor", *body), drop=["a", "b", "c"]), cards=ABC)
    t.run(t.game.book.resolve(t.game.abilities_of(t.you.card("actor"))[0], t.you.ref("actor"), 0))
    t.you.is_asked("order")
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("b")
    t.you.is_asked("order")
    t.you.chooses("c")
    assert t.you.deck.names[:3] == ["b", "c", "a"]


@ERAS
@clause("vgg 4.1.5.1", "vgd 4.1.10")
def test_into_a_hidden_zone_the_order_stays_secret(book: str) -> None:
    body = (MoveCards(Cards(zones=(DROP,)), DECK),)
    you = side(left=acting("actor", *body), drop=["a", "b"])
    t = table(book, you=you, cards=ABC, at="main")
    t.you.chooses("activate actor")
    t.you.chooses("b")
    assert seen(t.you, t.rival, "deck")[:2] == [None, None]
    assert t.game.book.order_is_secret(DECK)
    assert not t.game.book.order_is_secret(DROP)


@ERAS
@clause("vgg 4.1.6", "vgd 4.1.12", "vgd 11.8.5.2")
def test_a_card_goes_to_its_owners_zone_if_nobodys_is_named(book: str) -> None:
    for zone in (DROP, HAND, SOUL, BIND):
        t = table(book, rival=side(left="a"), cards=ABC)
        t.changes(move([t.rival.ref("a")], NOT_ITS_OWNERS[book], 0))
        there = t.game.state.zone(0, NOT_ITS_OWNERS[book])
        assert t.game.definition(there[0]).name == "a"
        t.changes(move(t.game.state.refs(there), zone))
        assert [c for c in t.game.state.zone(1, zone) if t.game.definition(c).name == "a"]
        assert not t.game.state.zone(0, zone)


@ERAS
@clause("vgg 3.4.2", "vgd 3.2.2")
def test_a_card_is_the_player_s_in_whose_zone_it_is(book: str) -> None:
    begins = Trigger(EV_BEGIN, value=P_TURN, whose=YOU)
    dawn = Ability(AUTO, (NOT_ITS_OWNERS[book],), begins, body=(Draw(Num(1)),))
    t = table(book, rival=side(left=unit("dawn", abilities=(dawn,))))
    card = t.rival.card("dawn")
    t.changes(move([t.rival.ref("dawn")], NOT_ITS_OWNERS[book], 0))
    assert t.game.state.master[card] == 0
    t.run(StandPhase())
    t.you.hand.has(1)
    t.rival.hand.has(0)


@ERAS
@clause("vgg 3.4.3", "vgd 3.2.2.5", "vgd 3.2.2.5.1", "vgd 11.8.5.1")
def test_an_effect_and_what_it_sets_up_have_the_master_of_the_ability(book: str) -> None:
    later = Ability(AUTO, (), Trigger(EV_BEGIN, value=P_BATTLE), body=(Draw(Num(1)),))
    half = side(left=acting("maker", Later(later)))
    for turn in (0, 1):
        t = table(book, half, half, (), "main", turn)
        player = (t.you, t.rival)[turn]
        player.chooses("activate maker")
        player.passes()
        player.hand.has(1)


@ERAS
@clause("vgg 3.4.5", "vgd 3.2.2.3")
def test_an_automatic_ability_is_its_cards_masters(book: str) -> None:
    card = at_beginning("dawn", P_TURN, Draw(Num(1)))
    for player in (0, 1):
        here, nobody = side(left=card), side()
        t = table(book, nobody if player else here, here if player else nobody, turn=player)
        t.run(StandPhase())
        (t.you, t.rival)[player].hand.has(1)
        (t.rival, t.you)[player].hand.has(0)


@ERAS
@clause("vgg 3.4.6", "vgd 3.2.2.1")
def test_a_continuous_ability_is_its_cards_masters(book: str) -> None:
    raises = Modifier(ADD, POWER, Cards(zones=VANGUARD_AND_REAR, other=True), Num(1000))
    anywhere = (*VANGUARD_AND_REAR, NOT_ITS_OWNERS[book])
    captain = unit("captain", abilities=(Ability(CONT, anywhere, modifiers=(raises,)),))
    halves = (side(right="a"), side(left=captain, right="b"))
    t = table(book, *halves, cards=ABC)
    assert (t.you.value("a", "power"), t.rival.value("b", "power")) == (7000, 8000)
    t.changes(move([t.rival.ref("captain")], NOT_ITS_OWNERS[book], 0))
    assert (t.you.value("a", "power"), t.rival.value("b", "power")) == (8000, 7000)


@ERAS
@clause("vgg 4.2.2", "vgd 4.5.2")
def test_nobody_sees_a_deck(book: str) -> None:
    t = table(book, you=side(deck=["a", "b"], drop=["c"]), cards=ABC)
    assert both(t, "deck") == [[None, None], [None, None]]
    t.changes(move([t.you.ref("c")], DECK))
    t.you.deck.is_("c", "a", "b")
    assert t.you.lies_face_down("c")


@ERAS
@clause("vgg 4.3.2", "vgd 4.6.2")
def test_only_its_player_sees_a_hand(book: str) -> None:
    t = table(book, you=side(deck=["a", "filler"]), cards=ABC)
    t.changes(move([t.you.ref("a")], HAND))
    assert both(t, "hand") == [["a"], [None]]


@ERAS
@clause("vgg 4.4.2", "vgd 4.7.2")
def test_everybody_sees_the_drop_zone(book: str) -> None:
    everybody_sees(book, DROP, "drop zone")
    t = table(book, you=side(drop=["a"], deck=["b", "filler"]), cards=ABC)
    t.changes(move([t.you.ref("b")], DROP))
    t.you.drop.is_("b", "a")


@ERAS
@clause("vgg 4.5.3", "vgd 4.8.3")
def test_everybody_sees_the_field(book: str) -> None:
    for circle in REAR_GUARDS:
        t = table(book, you=side(deck=["a", "filler"]), cards=ABC)
        t.changes(move([t.you.ref("a")], circle, 0))
        assert both(t, t.game.zones.names[circle]) == [["a"], ["a"]]


@ERAS
@clause("vgg 4.6.4.1", "vgg 4.6.6.2", "vgd 4.9.2.5.2")
def test_whoever_comes_to_the_vanguard_circle_stands(book: str) -> None:
    for zones in ({"left": ("a", REST)}, {"hand": ["a"]}):
        t = table(book, you=side(**zones), cards=ABC)
        t.changes([*move([t.you.ref("vanguard")], SOUL), *move([t.you.ref("a")], VANGUARD, 0)])
        assert t.you.state_of("a") == STAND


@ERAS
@clause("vgg 4.6.5.1", "vgd 4.9.2.4.1")
def test_whoever_comes_to_the_guardian_circle_rests(book: str) -> None:
    shield = unit("shield")
    mid = unit("mid", 2)
    rival = side(left=(mid, STAND), hand=[shield, "filler"])
    t = table(book, side(left=unit("attacker")), rival, at="battle")
    t.you.chooses("attack", "attack with attacker", "attack vanguard")
    t.rival.chooses("guard with shield")
    assert t.rival.state_of("shield") == REST
    t.rival.chooses("intercept with mid")
    assert t.rival.state_of("mid") == REST
    t.rival.passes()


@ERAS
@clause("vgg 4.6.6.1", "vgd 4.9.2.5.1")
def test_whoever_comes_to_a_rear_guard_circle_from_elsewhere_stands(book: str) -> None:
    for circle in REAR_GUARDS:
        t = table(book, you=side(hand=["a"]), cards=ABC)
        t.changes(move([t.you.ref("a")], circle, 0))
        assert t.you.state_of("a") == STAND
    t = table(book, you=side(vanguard=("a", REST), soul=1), cards=ABC)
    t.changes(move([t.you.ref("a")], FRONT_LEFT, 0))
    assert t.you.state_of("a") == STAND


@ERAS
@clause("vgg 4.6.6.2", "vgd 4.9.2.5.2")
def test_between_rear_guard_circles_a_card_lies_as_it_lay(book: str) -> None:
    for state in (STAND, REST):
        t = table(book, you=side(left=("a", state)), cards=ABC)
        t.changes(move([t.you.ref("a")], BACK_LEFT, 0))
        assert t.you.state_of("a") == state


@ERAS
@clause("vgg 4.6.8", "vgd 4.9.3")
def test_on_circles_cards_lie_face_up(book: str) -> None:
    for circle in (FRONT_LEFT, BACK_RIGHT):
        t = table(book, you=side(deck=["a", "filler"]), cards=ABC)
        t.changes(move([t.you.ref("a")], circle, 0))
        assert not t.you.lies_face_down("a")


def test_turned_face_down_on_a_circle_a_card_is_still_seen_by_all() -> None:
    t = table("vgg", you=side(deck=["a", "filler"]), cards=ABC)
    t.changes(move([t.you.ref("a")], FRONT_LEFT, 0))
    t.changes(face([t.you.ref("a")], FACE_DOWN))
    assert t.you.lies_face_down("a")
    assert both(t, "left front") == [["a"], ["a"]]


@ERAS
@clause("vgg 4.7.3", "vgd 4.10.2")
def test_everybody_sees_the_soul(book: str) -> None:
    everybody_sees(book, SOUL, "soul")


@ERAS
@clause("vgg 4.8.2", "vgd 4.11.2")
def test_everybody_sees_the_damage_zone_and_newcomers_lie_on_top(book: str) -> None:
    everybody_sees(book, DAMAGE, "damage zone")
    t = table(book, you=side(damage=["a"], deck=["b", "filler"]), cards=ABC)
    t.changes(move([t.you.ref("b")], DAMAGE))
    t.you.damage.is_("b", "a")


@ERAS
@clause("vgg 4.8.2.1", "vgd 4.11.2.1")
def test_face_down_damage_can_be_looked_at_by_all(book: str) -> None:
    t = table(book, you=side(deck=["a", "filler"]), cards=ABC)
    t.changes(move([t.you.ref("a")], DAMAGE, face=FACE_DOWN))
    assert t.you.lies_face_down("a")
    assert both(t, "damage zone") == [["a"], ["a"]]


@clause("vgg 4.8.2.2")
def test_face_down_damage_keeps_its_information_and_does_nothing() -> None:
    ghost = unit("ghost", abilities=(Ability(ACT, (DAMAGE,), body=(Draw(Num(1)),)),))
    t = table("vgg", you=side(damage=[ghost], hand=1), at="main")
    t.you.may_choose_exactly("activate ghost", "call filler", "pass")
    t = table("vgg", you=side(damage=[face_down(ghost)], hand=1), at="main")
    t.you.may_choose_exactly("call filler", "pass")
    assert t.you.value("ghost", "power") == 7000
    # In a hand, which lies face down too, abilities count.
    hidden = unit("hidden", abilities=(Ability(ACT, (HAND,), body=(Draw(Num(1)),)),), grade=3)
    t = table("vgg", you=side(hand=[hidden], vanguard=unit("first", 1)), at="main")
    t.you.may_choose_exactly("activate hidden", "pass")


@ERAS
@clause("vgg 4.9.2", "vgd 4.12.2")
def test_everybody_sees_bound_cards(book: str) -> None:
    everybody_sees(book, BIND, "bind zone")


@ERAS
@clause("vgg 4.9.2.1", "vgd 4.12.3")
def test_only_their_owner_looks_at_cards_bound_face_down(book: str) -> None:
    t = table(book, you=side(deck=["a", "filler"]), cards=ABC)
    t.changes(move([t.you.ref("a")], BIND, face=FACE_DOWN))
    assert both(t, "bind zone") == [["a"], [None]]


@ERAS
@clause("vgg 4.9.2.2", "vgd 4.12.4")
def test_cards_bound_face_down_have_no_information(book: str) -> None:
    t = table(book, you=side(bind=["a", face_down("b")]), cards=ABC)
    assert (t.you.value("a", "power"), t.you.value("b", "power")) == (7000, 0)
    t.changes(face([t.you.ref("b")], FACE_UP))
    assert t.you.value("b", "power") == 7000


@ERAS
@clause("vgg 4.10.4", "vgd 4.13.2")
def test_everybody_sees_the_trigger_zone_in_its_order(book: str) -> None:
    top = TakeTop(DECK, TRIGGER)
    actor = acting("actor", top, top, May((Draw(Num(1)),)))
    mine = side(left=actor, deck=["a", "b", "filler"], hand=["filler"])
    t = table(book, you=mine, cards=ABC, at="main")
    t.you.chooses("activate actor")
    t.you.is_asked("may")
    assert both(t, "trigger zone") == [["b", "a"], ["b", "a"]]
    t.you.chooses("no")
    assert t.game.zones.ordered[TRIGGER]


@ERAS
@clause("vgg 4.12.2", "vgd 7.17.2")
def test_everybody_sees_the_removal_zone(book: str) -> None:
    everybody_sees(book, REMOVED, "removal zone")
