"""Sections 3.9.2.2 and 3.12.2.2: cards that lie face down in a level or a memory."""

from bythebook.games.ws.cards import POWER, TRAITS, WHILE_FACE_DOWN
from bythebook.games.ws.terms.icons import Standby
from bythebook.games.ws.zones.zones import DECK, HAND, LEVEL, MEMORY, STAGE, STOCK, WAITING_ROOM
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import face, move, reveal
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, FIRST_CHAR
from bythebook.kernel.state.refs import BOTH, FACE_DOWN, FACE_UP
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import Table, character, clause, face_down, side, table
from tests.rules.ws.effects import CHARACTERS, cards_in, resolves, spell
from tests.rules.ws.waiting import seen

EMPOWER = Modifier(ADD, POWER, Cards(zones=STAGE), Num(1000))
SECRET = character("Secret", level=2, color="blue", icons=("soul",))
YOURS = 1


def put_down(zone: int, *others: CardDef, **zones: object) -> Table:
    """A card nobody has seen goes from the top of the deck, face down, to that zone."""
    mine = side(**{"deck": [SECRET, "filler", "filler"], **zones})
    t = table("ws", mine, cards=[SECRET, *others])
    t.changes(move([t.you.ref("Secret")], zone, face=FACE_DOWN))
    return t


def is_blank(t: Table) -> None:
    """Of a card that possesses no information every characteristic is nothing."""
    card = t.you.card("Secret")
    chars = range(FIRST_CHAR, len(t.game.book.chars))
    assert [t.game.value(char, card) for char in chars] == [0] * len(chars)


def knowers(t: Table, name: str = "Secret") -> int:
    """Who knows which card it is, as bits."""
    return t.game.state.seen[t.you.card(name)]


@clause("ws 3.9.2.2")
def test_only_its_player_may_look_at_a_card_face_down_in_the_level():
    t = put_down(LEVEL, level=["filler"])
    assert seen(t, 0, t.you, "level") == ["Secret", "filler"]
    assert seen(t, 1, t.you, "level") == [None, "filler"]
    kind = t.game.zones.names.index("level")
    assert t.game.view(1)["zones"][0][kind]["count"] == 2


@clause("ws 3.9.2.2.1")
def test_a_card_face_down_in_the_level_is_blank():
    t = put_down(LEVEL)
    is_blank(t)
    t.changes(face([t.you.ref("Secret")], FACE_UP))
    assert t.you.value("Secret", "level") == 2


@clause("ws 3.9.2.2.1")
def test_it_has_no_color_but_is_a_level():
    one, two = (character(name, level=n, color="blue") for n, name in ((1, "One"), (2, "Two")))
    for level, clock, offered in (
        ([face_down(SECRET)], [], []),
        ([SECRET], [], ["play One"]),
        # With its color from elsewhere, a level is all that is missing.
        ([face_down(SECRET)], [SECRET], ["play One"]),
        ([], [SECRET], []),
    ):
        t = table("ws", side(level=level, clock=clock, hand=[one, two]), at="main")
        t.you.may_choose_exactly(*offered, "pass")


def test_four_cards_in_the_level_lose_face_down_or_not():
    t = put_down(LEVEL, level=2)
    assert t.game.result is None
    t = put_down(LEVEL, level=3)
    t.asserts_over(1, "ws 9.4.1.1")


def test_it_counts_for_the_standby_icon():
    cards = [character("Second", level=2), character("Third", level=3)]
    t = put_down(LEVEL, *cards, waiting_room=["Second", "Third"])
    t.run(Standby(0))
    t.you.may_choose_exactly("Second", "done")
    t.you.chooses("done")


@clause("ws 3.9.2.2.2")
def test_from_the_level_it_lies_as_its_new_zone_says_and_is_not_shown_on_the_way():
    for zone, known in ((HAND, YOURS), (DECK, YOURS), (STOCK, YOURS), (WAITING_ROOM, BOTH)):
        t = put_down(LEVEL)
        t.changes(move([t.you.ref("Secret")], zone))
        assert knowers(t) == known
        assert t.game.state.face[t.you.card("Secret")] == t.game.zones.face[zone]
        assert t.you.value("Secret", "level") == 2


@clause("ws 3.9.3")
def test_new_cards_come_on_top_of_the_level_and_their_order_stays():
    cards = [character("One"), character("Two"), spell(MoveCards(cards_in(WAITING_ROOM), LEVEL))]
    mine = side(hand=["Spell"], waiting_room=["One", "Two"], level=["filler"])
    t = table("ws", mine, cards=cards)
    resolves(t)
    t.you.is_asked("order")
    t.you.may_choose_exactly("One", "Two")
    t.you.chooses("One")
    t.you.level.is_("One", "Two", "filler")


@clause("ws 3.12.2.2")
def test_only_its_player_may_look_at_a_card_face_down_in_the_memory():
    t = put_down(MEMORY, memory=["filler"])
    assert seen(t, 0, t.you, "memory") == ["Secret", "filler"]
    assert seen(t, 1, t.you, "memory") == [None, "filler"]


def test_cards_face_down_in_the_memory_lie_in_the_order_they_came():
    cards = [character("Other")]
    t = put_down(MEMORY, *cards, hand=["Other"])
    t.changes(move([t.you.ref("Other")], MEMORY, face=FACE_DOWN))
    assert seen(t, 0, t.you, "memory") == ["Other", "Secret"]
    assert seen(t, 1, t.you, "memory") == [None, None]


def test_what_everybody_saw_go_there_is_not_forgotten():
    t = table("ws", side(left=SECRET), cards=[SECRET])
    t.changes(move([t.you.ref("Secret")], MEMORY, face=FACE_DOWN))
    assert knowers(t) == BOTH
    is_blank(t)


@clause("ws 3.12.2.2.1")
def test_a_card_face_down_in_the_memory_is_blank():
    t = put_down(MEMORY)
    is_blank(t)
    t.changes(face([t.you.ref("Secret")], FACE_UP))
    assert t.you.value("Secret", "level") == 2


def test_the_opponents_effects_find_no_character_in_it():
    choose = spell(ChooseCards(cards_in(MEMORY, whose=OPPONENT, tests=CHARACTERS), up_to=True))
    mine = side(deck=[SECRET, "filler", "filler"], memory=["filler"])
    t = table("ws", mine, side(hand=["Spell"]), cards=[SECRET, choose])
    t.changes(move([t.you.ref("Secret")], MEMORY, face=FACE_DOWN))
    resolves(t, player=1)
    t.rival.may_choose_exactly("filler", "done")
    t.rival.chooses("done")
    assert knowers(t) == YOURS


def strengthening(marks: int, zone: int, *zones: int) -> Table:
    """A card that makes characters stronger from some zones has gone to one, for all to see."""
    strong = Ability(CONT, zones, modifiers=(EMPOWER,), marks=marks)
    card = character("Secret", level=2, abilities=(strong,))
    t = table("ws", side(left="filler", right=card))
    t.changes(move([t.you.ref("Secret")], zone, face=FACE_DOWN))
    return t


@clause("ws 3.12.2.2.1")
def test_only_abilities_that_say_so_count_face_down_in_the_memory():
    silent = strengthening(0, MEMORY, MEMORY)
    assert silent.you.value("filler", "power") == 3000
    silent.changes(face([silent.you.ref("Secret")], FACE_UP))
    assert silent.you.value("filler", "power") == 4000
    counting = strengthening(WHILE_FACE_DOWN, MEMORY, MEMORY)
    assert counting.you.value("filler", "power") == 4000
    counting.changes(move([counting.you.ref("Secret")], HAND))
    assert counting.you.value("filler", "power") == 3000
    in_level = strengthening(WHILE_FACE_DOWN, LEVEL, MEMORY, LEVEL)
    assert in_level.you.value("filler", "power") == 3000


def test_even_then_it_has_no_other_information():
    t = strengthening(WHILE_FACE_DOWN, MEMORY, MEMORY)
    is_blank(t)
    assert len(t.game.abilities_of(t.you.card("Secret"))) == 1


@clause("ws 3.12.2.2.1")
def test_what_it_says_of_itself_there_counts_though_it_is_printed_on_it_anyhow() -> None:
    is_red = Modifier(BITS_ON, TRAITS, This(), words=("red",))
    says = Ability(CONT, (MEMORY,), modifiers=(is_red,), marks=WHILE_FACE_DOWN)
    t = table("ws", side(left=character("Secret", traits=("red",), abilities=(says,))))
    printed = t.you.value("Secret", "traits")
    assert printed
    t.changes(move([t.you.ref("Secret")], MEMORY, face=FACE_DOWN))
    assert t.you.value("Secret", "traits") == printed


@clause("ws 3.12.2.2.2")
def test_from_the_memory_it_lies_as_its_new_zone_says_and_is_not_shown_on_the_way():
    for zone, known in ((HAND, YOURS), (DECK, YOURS), (STOCK, YOURS), (WAITING_ROOM, BOTH)):
        t = put_down(MEMORY)
        t.changes(move([t.you.ref("Secret")], zone))
        assert knowers(t) == known
        assert t.game.state.face[t.you.card("Secret")] == t.game.zones.face[zone]
        assert t.you.value("Secret", "level") == 2


def test_from_the_hand_it_comes_unseen():
    t = table("ws", side(hand=[SECRET, "filler"]), cards=[SECRET])
    t.changes(reveal([t.you.ref("Secret")], BOTH))
    t.changes(move([t.you.ref("Secret")], MEMORY, face=FACE_DOWN))
    assert knowers(t) == YOURS
