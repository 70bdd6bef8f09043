"""Grammars that are wrong, and texts that are too large."""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass

import pytest
from tests.text.toy import TOY, Ability, Draw, Gain, This, grammar

from bythebook.text import Ambiguous, GrammarError, TextError, TooLarge
from bythebook.text.ws.normalise import normalise

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


# --- texts that are too large ----------------------------------------------------------------


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
    began = time.thread_time()
    try:
        tokens = normalise(text)
        assert TOY.show(TOY.parse(tokens, "ability"), "ability") == tokens
    except TextError:
        pass
    assert time.thread_time() - began < 20  # about a second; slow machines are no failure


def test_deep_and_endlessly_ambiguous_texts_are_too_large() -> None:
    with pytest.raises(TooLarge, match="nested"):
        TOY.parse(["beast", "get", "“", "【AUTO】"] * 1000, "effect")
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
    tokens = ["【AUTO】"] + ["this", "card", "get", "“", "【AUTO】"] * 20

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
