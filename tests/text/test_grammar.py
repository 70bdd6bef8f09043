"""Reading and printing by a grammar."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.text.toy import (
    RIVAL,
    TOY,
    YOU,
    Ability,
    Beast,
    Draw,
    Gain,
    Place,
    Send,
    This,
    Zone,
    grammar,
)

from bythebook.text import (
    Ambiguous,
    GrammarError,
    TextError,
    TooLarge,
    Unprintable,
    Unread,
)


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
    tokens = ["this", ",", "beast", "and", "beast"]
    assert lists.parse(tokens, "es") == node
    assert lists.show(node, "es") == tokens
    with pytest.raises(Unread):
        lists.parse(["this", "and", "this"], "es")


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


def test_a_value_is_looked_at_in_phrases_read_before_too() -> None:
    assert read("draw 7 card", "effect") == Draw(7)
    with pytest.raises(Unread) as caught:  # the same kinds of tokens
        read(f"draw {'8' * 5000} card", "effect")
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
        ("【AUTO】 send beast from your rival hand .", (5, 8), {"rival's", "place"}),
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


# --- any tokens, any nodes ----------------------------------------------------------------------

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
    except TextError:
        return
    assert TOY.parse(TOY.show(node, start), start) == node


@given(_all_abilities, st.data())
def test_two_texts_that_print_as_themselves_are_never_the_same_node(
    node: Ability, data: st.DataObject
) -> None:
    tokens = TOY.show(node, "ability")
    changed = list(tokens)
    changed[data.draw(st.integers(0, len(tokens) - 1))] = data.draw(_words)
    try:
        again = TOY.parse(changed, "ability")
    except TextError:
        return
    if TOY.show(again, "ability") == changed:
        assert (again == node) == (changed == tokens)


def _outcome(tokens: list[str]) -> object:
    try:
        return TOY.parse(tokens, "ability")
    except TextError as error:
        return type(error), vars(error)


@given(st.lists(_all_abilities, min_size=1, max_size=4), st.data())
def test_what_was_read_before_changes_nothing(nodes: list[Ability], data: st.DataObject) -> None:
    """Phrases are remembered from text to text, wherever they stand in it."""
    texts = [TOY.show(node, "ability") for node in nodes]
    text = data.draw(st.sampled_from(texts))
    changed = list(text)
    changed[data.draw(st.integers(0, len(text) - 1))] = data.draw(_words)
    TOY.forget()
    afresh = _outcome(changed)
    for other in texts:
        TOY.parse(other, "ability")
    assert _outcome(changed) == afresh
    assert _outcome(changed) == afresh


# --- reading what prints back --------------------------------------------------------------------


@given(st.lists(_words, max_size=30) | _all_abilities.map(lambda node: TOY.show(node, "ability")))
def test_what_is_read_back_is_what_prints_as_it_was(tokens: list[str]) -> None:
    try:
        shown = TOY.show(TOY.parse(tokens, "ability"), "ability")
    except TextError:
        with pytest.raises(TextError):
            TOY.read_back(tokens, "ability")
        return
    if shown == tokens:
        assert TOY.show(TOY.read_back(tokens, "ability"), "ability") == tokens
    else:
        with pytest.raises(Unread):
            TOY.read_back(tokens, "ability")


def test_a_wording_that_is_printed_otherwise_is_not_read_back() -> None:
    twice = grammar(
        "e = Draw : draw {count:number} card\ne = Draw : take {count:number} card\n"
        "e = Beast : beast\ne = Beast : {?other:other} beast\n"
    )
    assert twice.read_back(["draw", "2", "card"], "e") == Draw(2)
    assert twice.read_back(["other", "beast"], "e") == Beast(other=True)
    with pytest.raises(Unread) as caught:
        twice.read_back(["take", "2", "card"], "e")
    assert (caught.value.span, caught.value.expected) == ((0, 3), ("draw",))


def test_a_slot_that_says_what_goes_without_saying_is_not_read_back() -> None:
    assert TOY.read_back(
        ["【AUTO】", "draw", "1", "card", ".", "do", "this", "2", "time", "."], "ability"
    )
    with pytest.raises(Unread) as caught:
        TOY.read_back(
            ["【AUTO】", "draw", "1", "card", ".", "do", "this", "1", "time", "."], "ability"
        )
    assert caught.value.span[0] == 5


def test_a_number_that_is_written_otherwise_is_not_read_back() -> None:
    assert TOY.read_back(["draw", "7", "card"], "effect") == Draw(7)
    with pytest.raises(Unread):
        TOY.read_back(["draw", "07", "card"], "effect")
