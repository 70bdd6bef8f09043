"""Section 8.1: what a text asks for, sentence by sentence."""

import pytest

from bythebook.games.vanguard.zones.zones import DROP, SOUL
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import GONE, waiting
from tests.rules.vanguard.eras import ERAS

ACT = "[ACT](RC)"
AUTO = "[AUTO](RC)"
ASKS = "you have two or more cards in your soul"
STRONGER = "this unit gets [Power] +1000 until end of turn."


def written(kind: str, asks: str, rest: str, once: bool = False) -> str:
    """An ability that asks for something in its first sentence: activated, or by a discard."""
    mark = "[1/Turn]" if once else ""
    if kind == ACT:
        return f"{kind}{mark}:If {asks}, {rest}"
    return f"{kind}{mark}:When a card is put into your drop zone from your hand, if {asks}, {rest}"


def played(
    book: str, kind: str, rest: str, soul: int, once: bool = False, asks: str = ASKS
) -> Table:
    """A table on which such an ability has been played."""
    ace = unit("ace", text=written(kind, asks, rest, once))
    mine = side(left="ace", soul=soul, hand=["one"], deck=["draw"] * 9)
    t = table(book, you=mine, cards=[ace, unit("one")], at="main")
    use(t, kind)
    return t


def use(t: Table, kind: str) -> None:
    """The ability is played, or what it waits for happens."""
    if kind == ACT:
        t.you.chooses("activate ace")
    else:
        t.changes(move([t.you.hand.refs[-1]], DROP))


def came(t: Table) -> tuple[int, int]:
    """How much power was got, and how many cards were drawn."""
    return t.you.value("ace", "power") - 7000, t.you.hand.names.count("draw")


@ERAS
@clause(
    "vgg 8.1.1.1.2.2",
    "vgg 8.1.1.2.3.2",
    "vgg 8.1.1.1.2.5",
    "vgg 8.1.1.2.3.5",
    "vgd 11.2.1",
    "vgd 11.2.2",
    "vgd 11.2.5",
)
@pytest.mark.parametrize("kind", [ACT, AUTO])
def test_what_is_asked_for_governs_its_own_sentence_alone(book: str, kind: str) -> None:
    assert came(played(book, kind, f"{STRONGER} Draw a card.", soul=2)) == (1000, 1)
    assert came(played(book, kind, f"{STRONGER} Draw a card.", soul=1)) == (0, 1)


@ERAS
@clause("vgg 8.1.1.2.3", "vgd 11.2.1.2")
def test_it_triggers_though_what_is_asked_for_is_missing(book: str) -> None:
    ace = unit("ace", text=written(AUTO, ASKS, "draw a card."))
    charge = waiting("charge", GONE, MoveCards(Cards(zones=(DROP,)), SOUL))
    mine = side(left="ace", right="charge", soul=1, hand=["one"])
    t = table(book, you=mine, cards=[ace, charge, unit("one")])
    t.changes(move([t.you.ref("one")], DROP))
    # Both stand by; by the time it resolves it is there.
    t.you.may_choose_exactly("resolve ace one", "resolve charge one")
    t.you.chooses("resolve charge one")
    t.you.soul.has(2)
    t.you.hand.has(1)


@pytest.mark.parametrize("kind", [ACT, AUTO])
def test_an_if_about_the_outcome_fails_along_with_the_sentence_before(kind: str) -> None:
    choose = "choose one card from your soul, and put it into your drop zone."
    rest = f"{choose} If that card is a grade 0 card, {STRONGER}"
    for soul, power in ((2, 1000), (1, 0)):
        t = played("vgg", kind, rest, soul)
        if soul == 2:
            t.you.chooses("filler")
        assert came(t) == (power, 0)


@ERAS
@clause("vgg 8.1.1.1.2.5", "vgg 8.1.1.2.3.5", "vgd 11.2.5")
@pytest.mark.parametrize("kind", [ACT, AUTO])
def test_what_begins_with_then_fails_along_with_what_came_before(book: str, kind: str) -> None:
    assert came(played(book, kind, f"draw a card. Then, {STRONGER}", soul=2)) == (1000, 1)
    assert came(played(book, kind, f"draw a card. Then, {STRONGER}", soul=1)) == (0, 0)


@clause("vgg 8.1.1.1.2.1", "vgg 12.5.1.1", "vgg 12.2.1.1")
def test_once_a_turn_counts_though_what_is_asked_for_is_missing() -> None:
    for soul in (2, 1):
        t = played("vgg", ACT, STRONGER, soul, once=True)
        t.you.may_choose_exactly("call one", "exchange left front left back", "pass")
    t = played("vgg", ACT, STRONGER, soul=1)
    t.you.may_choose("activate ace")


@clause("vgg 8.1.1.2.3.1", "vgg 12.5.1.1", "vgg 12.2.1.2")
def test_once_a_turn_an_automatic_ability_is_played_once() -> None:
    for soul in (2, 1):
        t = played("vgg", AUTO, "draw a card.", soul, once=True)
        assert came(t) == (0, int(soul == 2))
        t.changes(move(t.you.drop.refs, SOUL))
        t.changes(move([t.you.deck.refs[0]], 1))
        before = len(t.you.deck)
        t.changes(move([t.you.hand.refs[0]], DROP))
        assert len(t.you.deck) == before
    t = played("vgg", AUTO, "draw a card.", soul=2)
    t.changes(move([t.you.hand.refs[0]], DROP))
    t.you.hand.has(1)


def test_a_sentence_can_say_so_itself() -> None:
    for soul in (2, 1):
        t = played(
            "vgg", ACT, "draw a card. This ability cannot be used for the rest of that turn.", soul
        )
        assert "activate ace" not in t.you.options


@ERAS
@clause("vgd 11.2.5.1", "vgd 11.2.5")
def test_then_is_done_only_if_a_cost_before_it_was_paid(book: str) -> None:
    text = (
        "[AUTO](RC):When a card is put into your drop zone from your hand, [COST][Soul-Blast 1], "
        f"and draw a card. Then, {STRONGER}"
    )
    for answer, found in (("yes", (1000, 1)), ("no", (0, 0))):
        mine = side(left=unit("ace", text=text), soul=1, hand=["one"], deck=["draw"] * 9)
        t = table(book, you=mine, cards=[unit("one")])
        t.changes(move([t.you.ref("one")], DROP))
        t.you.chooses(answer)
        assert came(t) == found


ASKED = "if you have two or more cards in your soul, "
FORK = "If you have one or less cards in your soul, " + STRONGER
PAYING = {
    "vgg": (
        "[AUTO]:[Retire this unit] When this unit is placed on (RC), ",
        "you may pay the cost.",
    ),
    "vgd": ("[AUTO]:When this unit is placed on (RC), ", "[COST][Retire this unit], and "),
}


def paying(book: str, asks: str, done: str, rest: str) -> str:
    """An ability with a cost, asked for after a condition, as each era writes it."""
    head, cost = PAYING[book]
    if book == "vgg":
        return f"{head}{asks}{cost} If you do, {done}. {rest}"
    return f"{head}{asks}{cost}{done}. {rest}"


def called(book: str, text: str, soul: int, pays: str = "") -> Table:
    """A table on which a unit with an ability that costs itself has been called."""
    ace = unit("ace", text=text)
    t = table(book, you=side(soul=soul, hand=[ace], deck=["draw"] * 9), at="main")
    t.you.chooses("call ace", "left front", *[pays] if pays else [])
    return t


@ERAS
@clause("vgg 3.1.1.5.2", "vgd 11.8.11.1")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_unpaid_the_sentences_that_follow_are_not_done(book: str, pays: str) -> None:
    text = paying(book, ASKED, "draw a card", "[Soul-Charge 1]. Draw a card.")
    t = called(book, text, 2, pays)
    t.you.hand.has(2 if pays == "yes" else 0)
    t.you.soul.has(3 if pays == "yes" else 2)


@ERAS
@clause("vgg 3.1.1.5.2", "vgd 11.8.11.1")
def test_a_text_that_forks_before_its_cost_goes_the_other_way_without_it(book: str) -> None:
    text = paying(book, ASKED, "draw a card", FORK)
    t = called(book, text, 1)
    # What is asked for before the cost is missing: nothing is asked, and the other way is gone.
    assert t.you.value("ace", "power") == 8000
    t.you.hand.has(0)
    t = called(book, text, 2, "no")
    assert t.you.value("ace", "power") == 7000
    t.you.hand.has(0)
    # Numbers with room between them are no fork, and what stands before one hangs on the cost.
    gap = paying(book, ASKED, "draw a card", FORK.replace("one or less", "no"))
    assert called(book, gap, 0).you.value("ace", "power") == 7000
    before = paying(book, ASKED, "draw a card", "[Soul-Charge 1]. " + FORK)
    t = called(book, before, 0)
    assert t.you.value("ace", "power") == 8000
    t.you.soul.has(0)


@clause("vgd 11.8.11.1")
def test_a_text_forks_by_what_was_done_or_was_not() -> None:
    asks = "if you [Counter-Charge] this turn, "
    rest = "If you did not [Counter-Charge] this turn, " + STRONGER
    t = called("vgd", paying("vgd", asks, "draw a card", rest), 0)
    assert t.you.value("ace", "power") == 8000
    t.you.hand.has(0)
