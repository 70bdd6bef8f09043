"""How a dialect is put together out of what all games share and its own modules."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import ModuleType

import pytest
from tests.text.tiny_dialect import LEXICON

from bythebook.text.english import counts
from bythebook.text.english.dialect import ENGLISH, between, lines_of, names_of, nodes_of, numbers
from bythebook.text.english.folds import Phrases
from bythebook.text.english.scope import Fact, Scope
from bythebook.text.english.tokens import Damaged, Spelling, Tokeniser, pieces


def module(name: str, **held: object) -> ModuleType:
    """A module that holds some things; classes are its own."""
    made = ModuleType(name)
    for key, value in held.items():
        if isinstance(value, type):
            value.__module__ = name
        setattr(made, key, value)
    return made


def test_a_name_means_one_thing() -> None:
    one, same = module("one", HAND=1, _OWN=2, hand=3), module("same", HAND=1, WORDS="a")
    assert names_of((one, same)) == {"HAND": 1}
    with pytest.raises(ValueError, match="HAND of other means something else"):
        names_of((one, module("other", HAND=2)))


def test_a_class_stands_in_only_for_one_that_it_is_derived_from() -> None:
    @dataclass(frozen=True)
    class UpTo(counts.UpTo):
        """So many or fewer, in a game of its own."""

    assert nodes_of((counts, module("game", UpTo=UpTo)))["UpTo"] is UpTo

    @dataclass(frozen=True)
    class Exactly:
        """Something else."""

    with pytest.raises(TypeError, match="Exactly of game is another class"):
        nodes_of((counts, module("game", Exactly=Exactly)))


def rules(lines: str) -> dict[str, list[str]]:
    """The lines of each rule."""
    found: dict[str, list[str]] = {}
    for line in filter(None, lines.splitlines()):
        rule, _, said = line.partition(" = ")
        found.setdefault(rule, []).append(said)
    return found


def test_lines_that_need_words_which_a_game_lacks_are_left_out() -> None:
    own = module("game", LINES="zone = HAND : hand\ncard_head = PAWN : pawn\n")
    without = rules(lines_of((*ENGLISH, own), ("number",)))
    # Areas can be named, colors and traits cannot; and so on, to whatever needs those.
    assert "area" in without
    assert "colors" not in without
    assert "named" not in without
    assert "headless" not in without
    assert "| headed" in without["kind"]
    # What may be absent and is not known is absent.
    assert not any("until" in said for said in without.get("action", ()))
    more = module("more", LINES="color = RED : red\nword = Word : {word:trait} {=kind:0}\n")
    with_them = rules(lines_of((*ENGLISH, own, more), ("number", "trait")))
    assert {"colors", "named", "headless"} <= set(with_them)
    assert "| headed | headless" in with_them["kind"]


def test_own_lines_are_never_left_out() -> None:
    own = module("game", LINES="deed = Odd : odd {what:nothing_known}\n")
    assert "deed = Odd : odd {what:nothing_known}" in lines_of((own,), ())


def test_numbers_and_words_between_signs_are_terminals() -> None:
    two = numbers(2)
    assert two["number"].matches("12")
    assert not two["number"].matches("123")
    assert two["signed"].token(-3) == "-3"
    curly = between("{", "}")
    assert curly.matches("{Mio}")
    assert curly.read("{Mio}") == "Mio"
    assert curly.token("Mio") == "{Mio}"


class Tokens(Tokeniser):
    """Words and numbers, and a verb of which the ending tells who does it."""

    pattern = pieces(r"(?P<tag>\[[a-z]+\])")
    phrases = Phrases({("or", "fewer"): ["or", "less"], ("a", "b", "c"): ["d"]})
    they_do = {"draws": "draw"}  # noqa: RUF012 - it does not change
    doers = frozenset(("opponent",))


def cut(text: str) -> list[str]:
    return Tokens(text, text).cut()


def test_a_text_is_cut_into_pieces_and_folded() -> None:
    assert cut("[bell] Two or fewer, +1,000 ②") == [
        "[bell]",
        "two",
        "or",
        "less",
        ",",
        "+1000",
        "(2)",
    ]
    assert cut("a b c a b") == ["d", "a", "b"]
    with pytest.raises(Damaged, match="no place for '@'"):
        cut("draw @")


def test_who_does_it_is_told_by_the_ending_and_printed_so() -> None:
    assert cut("opponent draws and draws") == ["opponent", "draw", "and", "~", "draw"]
    nothing: frozenset[str] = frozenset()
    plain = Spelling(nothing, nothing, nothing, "", they_do=Tokens.they_do)
    assert plain.text(cut("opponent draws and draws")) == "Opponent draw and draws"


def test_a_fact_is_noted_in_one_scope_and_not_in_its_copies() -> None:
    lasting, fleeting = Fact[int](0), Fact[tuple[int, ...]]((), lasts=False)
    scope = Scope(LEXICON)
    other = replace(scope)
    lasting.note(scope, 3)
    fleeting.note(scope, (1, 2))
    assert (lasting.of(scope), fleeting.of(scope)) == (3, (1, 2))
    assert (lasting.of(other), fleeting.of(scope.fresh())) == (0, ())
    scope.go_on()
    assert (lasting.of(scope), fleeting.of(scope)) == (3, ())
