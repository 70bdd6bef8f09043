"""The grammar engine, on an invented game's grammar."""

from __future__ import annotations

import pickle
import sys
import time
from dataclasses import dataclass
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bythebook.text import (
    Ambiguous,
    Grammar,
    GrammarError,
    Terminal,
    TextError,
    TooLarge,
    Unprintable,
    Unread,
    normalise,
)


class Place(Enum):
    HAND = "hand"
    ORCHARD = "orchard"


YOU, RIVAL = 0, 1


@dataclass(frozen=True)
class Zone:
    where: Place
    whose: int = YOU


@dataclass(frozen=True)
class This:
    pass


@dataclass(frozen=True)
class Beast:
    traits: tuple[str, ...] = ()
    other: bool = False


@dataclass(frozen=True)
class Draw:
    count: int
    may: bool = False


@dataclass(frozen=True)
class Send:
    what: This | Beast
    to: Zone
    origin: Zone | None = None


@dataclass(frozen=True)
class Gain:
    what: This | Beast
    ability: Ability


@dataclass(frozen=True)
class Ability:
    effects: tuple[Draw | Send | Gain, ...]
    times: int = 1


NODES: dict[str, type] = {
    cls.__name__: cls for cls in (Zone, This, Beast, Draw, Send, Gain, Ability)
}
CONSTANTS = {"HAND": Place.HAND, "ORCHARD": Place.ORCHARD, "YOU": YOU, "RIVAL": RIVAL}
TERMINALS = {
    "number": Terminal(r"[0-9]+", int, int, str),
    "trait": Terminal(r"《.+》", str, lambda token: token[1:-1], lambda value: f"《{value}》"),
}
LINES = """
# An invented game.
ability = Ability : 【AUTO】 {effects:effects} . {times?:times}
times = | do this {number} time .
effects = * effect ; , ; , and
effect = Draw : {?may:you may} draw {count:number} card
effect = Send : send {what:noun} {origin?:from} to {to:zone}
effect = Gain : {what:noun} get “ {ability:ability} ”
from = | from {zone}
noun = | this | beast      # nouns have no node of their own
this = This : this card
beast = Beast : {?other:other} {traits?:traits} beast
traits = * trait ; or
zone = Zone : your rival's {where:place} {=whose:RIVAL}
zone = Zone : your {where:place} {=whose:YOU}
zone = Zone : the orchard {=where:ORCHARD} {=whose:YOU}
place = HAND : hand
place = ORCHARD : orchard
"""
TOY = Grammar(LINES, nodes=NODES, terminals=TERMINALS, constants=CONSTANTS)


def grammar(lines: str, *nodes: type) -> Grammar:
    named = {cls.__name__: cls for cls in nodes}
    return Grammar(lines, nodes=named or NODES, terminals=TERMINALS, constants=CONSTANTS)


def read(text: str, start: str = "ability") -> object:
    return TOY.parse(text.split(), start)


def show(node: object, start: str = "ability") -> str:
    return " ".join(TOY.show(node, start))


# --- reading and printing ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "start", "node"),
    [
        ("draw 2 card", "effect", Draw(2)),
        ("you may draw 2 card", "effect", Draw(2, may=True)),
        ("your hand", "zone", Zone(Place.HAND)),
        ("your rival's orchard", "zone", Zone(Place.ORCHARD, RIVAL)),
        ("hand", "place", Place.HAND),
        ("from your hand", "from", Zone(Place.HAND)),
        ("this card", "noun", This()),
        ("beast", "noun", Beast()),
        ("other 《Sea》 or 《Moss》 beast", "noun", Beast(("Sea", "Moss"), other=True)),
        ("send this card to your hand", "effect", Send(This(), Zone(Place.HAND))),
        (
            "send 《Sea》 beast from your rival's hand to your orchard",
            "effect",
            Send(Beast(("Sea",)), Zone(Place.ORCHARD), Zone(Place.HAND, RIVAL)),
        ),
        ("7", "number", 7),
        ("draw 1 card", "effects", (Draw(1),)),
        ("draw 1 card , and draw 2 card", "effects", (Draw(1), Draw(2))),
        ("draw 1 card , draw 2 card , and draw 3 card", "effects", (Draw(1), Draw(2), Draw(3))),
        ("【AUTO】 draw 1 card . do this 3 time .", "ability", Ability((Draw(1),), times=3)),
        (
            "【AUTO】 beast get “ 【AUTO】 draw 1 card . ” .",
            "ability",
            Ability((Gain(Beast(), Ability((Draw(1),))),)),
        ),
    ],
)
def test_a_line_reads_and_prints(text: str, start: str, node: object) -> None:
    assert read(text, start) == node
    assert show(node, start) == text


def test_the_first_line_that_fits_prints() -> None:
    # Both `your orchard` and `the orchard` read as this node; the first line is the canonical one.
    assert read("the orchard", "zone") == read("your orchard", "zone") == Zone(Place.ORCHARD)
    assert show(Zone(Place.ORCHARD), "zone") == "your orchard"


def test_a_line_is_used_only_where_unmentioned_fields_have_their_default() -> None:
    plain = grammar("e = Draw : take {count:number}\n")
    assert plain.show(Draw(1), "e") == ["take", "1"]
    with pytest.raises(Unprintable):
        plain.show(Draw(1, may=True), "e")


def test_a_fixed_field_is_a_constant_or_a_literal_and_its_type_counts() -> None:
    lines = "e = Draw : both {=count:2} {=may:True}\ne = Draw : two {=count:2}\n"
    both = grammar(lines)
    assert both.parse(["both"], "e") == Draw(2, may=True)
    assert both.show(Draw(2), "e") == ["two"]
    with pytest.raises(Unprintable):
        both.show(Draw(2, may=1), "e")  # type: ignore[arg-type]


def test_an_absent_slot_without_default_is_none() -> None:
    @dataclass(frozen=True)
    class Look:
        at: int | None

    looking = grammar("e = Look : look {at?:number}\n", Look)
    assert looking.parse(["look"], "e") == Look(None)
    assert looking.show(Look(None), "e") == ["look"]
    assert looking.parse(["look", "4"], "e") == Look(4)


def test_a_list_may_have_other_items_after_the_first() -> None:
    lines = "es = * first ; , ; and ; later\nfirst = This : this\nlater = Beast : beast\n"
    lists = grammar(lines)
    node = (This(), Beast(), Beast())
    assert lists.parse("this , beast and beast".split(), "es") == node
    assert lists.show(node, "es") == "this , beast and beast".split()
    with pytest.raises(Unread):
        lists.parse("this and this".split(), "es")


def test_a_word_can_also_be_a_terminal() -> None:
    lines = "e = | one | draw\none = This : 1 card\ndraw = Draw : {count:number} time\n"
    both = grammar(lines)
    assert both.parse(["1", "card"], "e") == This()
    assert both.parse(["1", "time"], "e") == Draw(1)


def test_a_token_its_terminal_refuses_is_unread() -> None:
    with pytest.raises(Unread) as caught:  # Python refuses to make an int of so many digits.
        read(f"draw {'9' * 5000} card", "effect")
    assert caught.value.span == (1, 3)
    assert caught.value.expected == ("number",)


def test_the_words_of_a_grammar() -> None:
    assert {"draw", "card", "and", "you", "may", "rival's", "time"} <= TOY.words
    assert not {"effect", "number", "Draw"} & TOY.words


# --- texts that are not read ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "span", "expected"),
    [
        ("", (0, 0), {"ability"}),
        ("draw 1 card", (0, 3), {"ability"}),
        ("【AUTO】 draw card .", (2, 4), {"number"}),
        ("【AUTO】 draw 1 card", (4, 4), {".", ","}),
        ("【AUTO】 draw 1 card , and draw 2 cow .", (8, 10), {"card"}),
        ("【AUTO】 draw 1 card . do that 2 time .", (6, 10), {"this"}),
        ("【AUTO】 draw 1 card . draw 1 card .", (5, 9), {"times", "the end"}),
        ("【AUTO】 send beast from your rival hand .", (5, 8), {"place"}),
    ],
)
def test_unread_names_the_furthest_place_and_what_could_stand_there(
    text: str, span: tuple[int, int], expected: set[str]
) -> None:
    with pytest.raises(Unread) as caught:
        read(text)
    assert caught.value.span == span
    assert set(caught.value.expected) == expected
    tokens = text.split()
    assert caught.value.found.split() == tokens[span[0] : span[1]][:8]


def test_two_readings_are_ambiguous_and_name_their_lines() -> None:
    lines = "e = Draw : draw {count:number} {?may:maybe}\ne = Beast : draw 1 {?other:maybe}\n"
    both = grammar(lines)
    assert both.parse(["draw", "2"], "e") == Draw(2)
    with pytest.raises(Ambiguous) as caught:
        both.parse(["draw", "1", "maybe"], "e")
    assert set(caught.value.readings) == {Draw(1, may=True), Beast(other=True)}
    assert set(caught.value.lines) == {1, 2}


def test_one_line_can_be_ambiguous_in_where_its_slots_end() -> None:
    @dataclass(frozen=True)
    class Split:
        left: tuple[This, ...]
        right: tuple[This, ...]

    split = grammar("s = Split : {left:xs} {right:xs}\nxs = * x ; ;\nx = This : x\n", Split, This)
    assert split.parse(["x", "x"], "s") == Split((This(),), (This(),))
    with pytest.raises(Ambiguous) as caught:
        split.parse(["x"] * 3, "s")
    assert caught.value.lines == (2, 2)


def test_two_ways_to_the_same_node_are_one_reading() -> None:
    same = grammar("e = | a | b\na = This : x\nb = | this\nthis = This : x\n")
    assert same.parse(["x"], "e") == This()


def test_a_third_reading_is_not_hidden_by_two_equal_ones() -> None:
    lines = "e = | a | b | c\na = This : x\nb = This : x\nc = Beast : x\n"
    with pytest.raises(Ambiguous):
        grammar(lines).parse(["x"], "e")


def test_what_cannot_be_printed_is_named() -> None:
    with pytest.raises(Unprintable) as caught:
        TOY.show(Ability((Draw(1), Send(This(), Zone(Place.HAND, whose=7)))), "ability")
    assert caught.value.node == Zone(Place.HAND, whose=7)
    assert caught.value.nonterminal == "zone"
    for nothing in (Ability(()), Draw(-1), Draw(True), None, "draw", object()):
        with pytest.raises(Unprintable):
            TOY.show(nothing, "effect" if isinstance(nothing, Draw) else "ability")


@pytest.mark.parametrize(
    "error",
    [
        Unread((1, 2), ("card",), "cow"),
        Ambiguous((Draw(1), This()), (3, 4)),
        TooLarge("steps", 5),
        Unprintable(Draw(1), "zone"),
        GrammarError(((3, "wrong"),)),
    ],
)
def test_errors_explain_themselves_and_survive_pickling(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert vars(again) == vars(error)
    assert str(again) == str(error) != ""


# --- grammars that are wrong ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "number", "what"),
    [
        ("nonsense", 1, "not a grammar line"),
        ("\n# fine\ne = Draw : draw {count:nowhere}", 3, "unknown nonterminal 'nowhere'"),
        ("e = | nowhere", 1, "unknown nonterminal 'nowhere'"),
        ("e = * nowhere ; ,", 1, "unknown nonterminal 'nowhere'"),
        ("e = Dig : dig", 1, "neither a node nor a constant"),
        ("e = Draw : draw {size:number}", 1, "no field 'size'"),
        ("e = Draw : draw {=size:2}", 1, "no field 'size'"),
        ("e = Draw : draw", 1, "field 'count' of Draw is missing"),
        ("e = Draw : draw {count:number} or {count:number}", 1, "given twice"),
        ("e = Draw : draw {count:number} {=count:2}", 1, "given twice"),
        ("e = Draw : draw {=count:MANY}", 1, "neither a constant nor a Python literal"),
        ("e = Draw : draw {number}", 1, "names no field"),
        ("e = Draw : draw {count:number", 1, "cannot read"),
        ("e = Draw : draw {count:number} {?may:}", 1, "has no words"),
        ("e = HAND : hand {count:number}", 1, "has no fields"),
        ("e = | from here", 1, "neither a nonterminal nor words around"),
        ("e = | {number} or {number}", 1, "neither a nonterminal nor words around"),
        ("number = This : this", 1, "is a terminal"),
        ("e = This : this\ne = * number ; ,", 2, "cannot be a list"),
        ("e = * number ; ,\ne = This : this", 2, "can have no other line"),
        ("e = * number", 1, "a list is written"),
        ("e = Beast : {?other:other} {traits?:ts}\nts = * trait ; or", 1, "can read nothing"),
        ("e = This :", 1, "can read nothing"),
        ("e = Gain : {what:e} get {ability:e}", 1, "left recursion: e > e"),
        ("e = | f\nf = * g ; ,\ng = Beast : {?other:o} {traits?:e} b", 3, "left recursion: e > f"),
        ("e = | ( {f} )\nf = | e", 2, "passes to itself"),
    ],
)
def test_a_wrong_line_is_reported_with_its_number(lines: str, number: int, what: str) -> None:
    with pytest.raises(GrammarError) as caught:
        grammar(lines)
    assert any(at == number and what in said for at, said in caught.value.problems), caught.value


def test_every_wrong_line_is_reported_at_once() -> None:
    with pytest.raises(GrammarError) as caught:
        grammar("e = Dig : dig\ne = This : this\ne = | nowhere\n")
    assert [number for number, _ in caught.value.problems] == [1, 3]


def test_nodes_must_be_frozen_dataclasses() -> None:
    @dataclass
    class Loose:
        pass

    for node in (Loose, int):
        with pytest.raises(GrammarError, match="not a frozen dataclass"):
            grammar(f"e = {node.__name__} : x\n", node)


def test_an_unknown_start_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        TOY.parse([], "nowhere")


# --- any tokens, any nodes, any size ---------------------------------------------------------------

_words = st.sampled_from([*sorted(TOY.words), "1", "23", "《Sea》", "cow", ""])
_zones = st.builds(Zone, st.sampled_from(Place), st.sampled_from([YOU, RIVAL]))
_traits = st.lists(st.sampled_from(["Sea", "Moss"]), max_size=3).map(tuple)
_nouns = st.one_of(st.just(This()), st.builds(Beast, _traits, st.booleans()))
_effects = st.one_of(
    st.builds(Draw, st.integers(0, 99), st.booleans()),
    st.builds(Send, _nouns, _zones, st.none() | _zones),
)


def _abilities(effects: st.SearchStrategy) -> st.SearchStrategy:
    return st.builds(Ability, st.lists(effects, min_size=1).map(tuple), st.integers(1, 5))


_all_abilities = _abilities(
    st.recursive(_effects, lambda inner: st.builds(Gain, _nouns, _abilities(inner)), max_leaves=8)
)


@given(_all_abilities)
def test_every_node_reads_back_from_its_print(node: Ability) -> None:
    assert TOY.parse(TOY.show(node, "ability"), "ability") == node


@given(st.lists(_words | st.text(max_size=5), max_size=40), st.sampled_from(["ability", "effect"]))
def test_any_tokens_are_read_or_refused(tokens: list[str], start: str) -> None:
    try:
        node = TOY.parse(tokens, start)
    except TextError as error:
        assert str(error)
    else:
        assert TOY.parse(TOY.show(node, start), start) == node


@given(_all_abilities, st.data())
def test_a_changed_print_is_never_the_same_node(node: Ability, data: st.DataObject) -> None:
    tokens = TOY.show(node, "ability")
    changed = list(tokens)
    changed[data.draw(st.integers(0, len(tokens) - 1))] = data.draw(_words)
    try:
        again = TOY.parse(changed, "ability")
    except TextError:
        return
    assert (again == node) == (TOY.show(again, "ability") == tokens)


@pytest.mark.parametrize(
    "text",
    [
        "【AUTO】 " + "draw 1 card, " * 8000 + "and draw 1 card.",
        "【AUTO】 " + "beast gets “【AUTO】 " * 4000,
        "【AUTO】 send " + "《Sea》 or " * 10000,
        "【AUTO】 draw " * 6000,
        "draw " * 20000,
        "." * 100_000,
        "(" * 100_000,
        '"' * 100_000,
        "1,111" * 20_000,
        "【AUTO】" * 14_000,
    ],
    ids=lambda text: text[:16],
)
def test_a_long_text_ends_soon_in_a_reading_or_an_error(text: str) -> None:
    began = time.monotonic()
    try:
        node = TOY.parse(normalise(text), "ability")
        assert TOY.show(node, "ability") == normalise(text)
    except TextError as error:
        assert str(error)
    assert time.monotonic() - began < 20  # about a second; slow machines are no failure


def test_deep_and_endlessly_ambiguous_texts_are_too_large() -> None:
    with pytest.raises(TooLarge, match="nested"):
        TOY.parse("beast get “ 【AUTO】".split() * 1000, "effect")
    node = Ability((Draw(1),))
    for _ in range(100):
        node = Ability((Gain(This(), node),))
    with pytest.raises(TooLarge, match="nested"):
        TOY.show(node, "ability")
    heaps = grammar("xs = * ys ; ;\nys = * x ; ;\nx = This : x\n")
    with pytest.raises(Ambiguous):
        heaps.parse(["x"] * 12, "xs")
    with pytest.raises(TooLarge, match="steps"):
        heaps.parse(["x"] * 5000, "xs")
    with pytest.raises(TooLarge, match="tokens"):
        heaps.parse(["x"] * 50_001, "xs")


def test_a_caller_deep_in_its_own_stack_gets_a_clear_error() -> None:
    tokens = ["【AUTO】"] + "this card get “ 【AUTO】".split() * 20

    def dive(depth: int) -> None:
        if depth:
            dive(depth - 1)
        else:
            TOY.parse(tokens, "ability")

    with pytest.raises(TooLarge, match="nested"):
        dive(sys.getrecursionlimit() - _frames() - 40)


def _frames() -> int:
    frame, count = sys._getframe(), 0
    while frame.f_back:
        frame, count = frame.f_back, count + 1
    return count
