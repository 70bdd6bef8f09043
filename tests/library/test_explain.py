"""Explanations are said from what was read: every part of it, and nothing else."""

import importlib
import pkgutil
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

import pytest

import bythebook.games.ws
import bythebook.kernel
import bythebook.text.ws
from bythebook import BythebookError
from bythebook.kernel.abilities import CostPart, Effect
from bythebook.kernel.conditions import Condition
from bythebook.kernel.nouns import Amount, Noun
from bythebook.kernel.words import Words
from bythebook.library.explain import explain_text
from bythebook.library.explain.kernel_words import TABLE as KERNEL_TABLE
from bythebook.library.explain.structure import Branch
from bythebook.library.explain.ws_clauses import all_clauses
from bythebook.library.explain.ws_words import SPEAKER, TABLE
from bythebook.library.playable import nodes
from bythebook.register import register
from bythebook.text.cards import own_cards
from tests.library.files import BROKEN, DRAWS, LOST, SNEEZES
from tests.text.ws_texts import CHARACTERS, CLIMAXES, EVENTS

SPOKEN = (Effect, CostPart, Noun, Amount, Condition, Words)


def classes(package: Any) -> list[type]:
    """The data classes of a package, and every class a text can be made of."""
    found: list[type] = []
    for info in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"{package.__name__}.{info.name}")
        for cls in vars(module).values():
            if isinstance(cls, type) and cls.__module__ == module.__name__:
                if is_dataclass(cls) or issubclass(cls, SPOKEN):
                    found.append(cls)
    return found


PACKAGES = (bythebook.kernel, bythebook.games.ws, bythebook.text.ws)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: p.__name__)
def test_every_class_a_text_is_made_of_has_words(package: Any) -> None:
    found = classes(package)
    assert found
    if bythebook.is_compiled() and package is not bythebook.text.ws:
        pytest.skip("a compiled class has no docstring: its name has to do")
    lacking = [c.__name__ for c in found if c not in TABLE and not said_by_itself(c)]
    assert not lacking, "no words, and no docstring to take them from"


def said_by_itself(cls: type) -> bool:
    """Whether a class has a docstring; one without has its signature there."""
    return bool(cls.__doc__) and not str(cls.__doc__).startswith(f"{cls.__name__}(")


def test_every_verb_and_noun_of_the_kernel_has_words_of_its_own() -> None:
    # Instructions that only exist once a text is flattened are never part of what was read,
    # and these belong to other games.
    others = {"Announce", "PutCounters", "LinkCards", "MakeToken", "BecomeNew"}
    lacking = {
        c.__name__
        for c in classes(bythebook.kernel)
        if is_dataclass(c) and issubclass(c, SPOKEN) and c not in KERNEL_TABLE
    }
    assert lacking <= others, "give them words in library/explain/kernel_words.py"


@pytest.mark.parametrize(
    ("kind", "texts"),
    [("character", CHARACTERS), ("event", EVENTS), ("climax", CLIMAXES)],
    ids=["character", "event", "climax"],
)
def test_every_way_of_saying_something_can_be_explained(kind: str, texts: list[str]) -> None:
    for text in texts:
        found = explain_text("ws", text, kind, as_written=True)
        assert found.exact, text
        for ability in found.entries[0].abilities:
            assert ability.tree.below
            assert ability.words
            assert ability.clauses


def everything(branch: Branch) -> str:
    return "\n".join([branch.label, *(everything(below) for below in branch.below)])


def numbers_in(node: Any) -> set[int]:
    """The numbers an ability was read with, that a person would have to be told."""
    found: set[int] = set()
    for part in nodes(node):
        for f in fields(part) if is_dataclass(part) else ():
            value = getattr(part, f.name)
            if type(value) is int and value >= 500:
                if f.name in ("n", "amount"):
                    found.add(value)
    return found


def test_every_card_of_ours_is_explained_to_the_last_number() -> None:
    from bythebook.games.ws.cards import TYPE, TYPE_NAMES
    from bythebook.text.ws import entries_of, read_all

    told = 0
    for card in own_cards("ws").values():
        kind = card.values[TYPE]
        for entry in entries_of(card.text, kind):
            found = explain_text("ws", entry, TYPE_NAMES[kind], as_written=True)
            assert found.exact, entry
            for ability, shown in zip(
                read_all(entry, kind, tuple(_icons(card))), found.entries[0].abilities, strict=True
            ):
                tree, words = everything(shown.tree), " ".join(shown.words)
                for number in numbers_in(ability):
                    assert str(number) in tree, (entry, number)
                    assert str(number) in words, (entry, number)
                assert shown.clauses
                assert all(gist for _, gist in shown.clauses)
                told += 1
    assert told > 60


def _icons(card: bythebook.CardDef) -> list[str]:
    from bythebook.library.adapter import adapter_of

    icons: list[str] = adapter_of("ws").printed_of(card)["icons"]
    return icons


def test_every_clause_named_is_in_the_register() -> None:
    assert all_clauses() <= set(register("ws").clauses)


def clauses(text: str, kind: str = "") -> set[str]:
    [entry] = explain_text("ws", text, kind).entries
    return {number for ability in entry.abilities for number, _ in ability.clauses}


def test_the_clauses_follow_from_what_is_done() -> None:
    assert {"ws 4.7.1", "ws 8.7.1"} <= clauses(DRAWS)
    assert "ws 4.7.1" not in clauses("【CONT】 This card gets +500 power.")
    paid = "【AUTO】 [(2)] When this card attacks, you may pay the cost. If you do, draw 1 card."
    assert {"ws 8.4.2.1", "ws 8.4.3"} <= clauses(paid)
    assert "ws 8.4.3" not in clauses(DRAWS)
    assert "ws 10.2.2" in clauses("【AUTO】 Encore [(2)]")
    assert "ws 8.6.3.1.1" not in clauses(DRAWS)


def test_who_chooses_how_many_and_how_long_is_told() -> None:
    text = (
        "【AUTO】 When this card attacks, choose up to 1 of your other characters, "
        "and that character gets +1000 power until end of turn."
    )
    [entry] = explain_text("ws", text).entries
    tree = everything(entry.abilities[0].tree)
    assert "chosen by you: at least none, at most 1" in tree
    assert "lasts until the turn ends" in tree
    assert "automatic ability" in tree
    assert "other characters" in tree


def test_a_changed_meaning_changes_the_explanation() -> None:
    base = "【AUTO】 When this card attacks, draw 1 card."
    others = [
        "【AUTO】 When this card attacks, draw 2 cards.",
        "【AUTO】 When this card attacks, draw up to 1 card.",
        "【AUTO】 When this card attacks, you may draw 1 card.",
        "【AUTO】 When this card becomes 【REVERSE】, draw 1 card.",
        "【AUTO】 During your turn, when this card attacks, draw 1 card.",
    ]
    said = [tuple(explain_text("ws", t).entries[0].abilities[0].words) for t in (base, *others)]
    assert len(set(said)) == len(said)


def test_the_text_itself_is_not_what_is_told() -> None:
    # The same meaning in other words is told in the same words.
    one = explain_text("ws", "【CONT】 This card gets +500 power.")
    two = explain_text("ws", "[CONT] This card gains +500 power.")
    assert one.plain() == two.plain()


def test_of_an_unread_text_it_is_told_where_reading_stopped() -> None:
    found = explain_text("ws", SNEEZES)
    assert not found.exact
    [entry] = found.entries
    assert entry.stopped is not None
    assert entry.stopped.before.endswith("When this card")
    assert entry.stopped.after.startswith("Sneezes")
    assert "attack" in entry.stopped.expected
    damaged = explain_text("ws", BROKEN).entries[0].stopped
    assert damaged is not None
    assert "never closed" in damaged.why
    lost = explain_text("ws", LOST).entries[0].stopped
    assert lost is not None
    assert "missing" in lost.why


def test_a_reminder_is_told_to_be_one() -> None:
    text = "(【GATE】: When this card triggers, you may choose 1 climax in your waiting room, "
    [entry] = explain_text("ws", text + "and return it to your hand)").entries
    assert entry.reminder
    assert not entry.abilities


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("", "", "no text"),
        ("\n", "", "no text"),
        (DRAWS, "spell", "character, event, climax"),
        ("\ud800", "", "half a character"),
        ("x" * 200_000, "", "at most"),
    ],
)
def test_what_is_no_text_is_refused_in_a_sentence(text: str, kind: str, why: str) -> None:
    with pytest.raises(BythebookError, match=why):
        explain_text("ws", text, kind)


@dataclass(frozen=True)
class Whistle(Effect):
    """Whistle so many times. Nobody has words for this."""

    count: int
    whose: int = 1


def test_a_class_without_words_is_said_by_its_docstring_and_its_fields() -> None:
    assert SPEAKER.say(Whistle(3)) == "whistle so many times (count: 3; whose: your opponent)"
