"""Explanations are said from what was read: every part of it, and nothing else."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

import pytest

import bythebook.games.vanguard
import bythebook.games.ws
import bythebook.kernel
import bythebook.text.vanguard
import bythebook.text.ws
from bythebook import BythebookError
from bythebook.games.ws.cards import CHARACTER, CLIMAX, EVENT_CARD, TYPE, TYPE_NAMES
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.language.words import Words
from bythebook.library.explain import explain_text, vgd_clauses, vgg_clauses, ws_clauses
from bythebook.library.explain.rests_on import RestsOn
from bythebook.library.explain.structure import Branch, structure
from bythebook.library.explain.vgg_words import TABLE as VANGUARD_TABLE
from bythebook.library.explain.ws_words import SPEAKER, TABLE
from bythebook.library.playable import nodes
from bythebook.register import register
from bythebook.text.cards import own_cards
from bythebook.text.ws import entries_of, read_all
from tests.library.files import BROKEN, DRAWS, LOST, SNEEZES
from tests.text.ws_texts import CHARACTERS, CLIMAXES, EVENTS

SPOKEN = (Effect, CostPart, Noun, Amount, Condition, Words)


def classes(package: Any) -> list[type]:
    """The data classes of a package, and every class a text can be made of."""
    found: list[type] = []
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(info.name)
        for cls in vars(module).values():
            if isinstance(cls, type) and cls.__module__ == module.__name__:
                if is_dataclass(cls) or issubclass(cls, SPOKEN):
                    found.append(cls)
    return found


PACKAGES = (
    bythebook.kernel,
    bythebook.games.ws,
    bythebook.text.ws,
    bythebook.games.vanguard,
    bythebook.text.vanguard,
)


@pytest.mark.parametrize("package", PACKAGES, ids=lambda p: p.__name__)
def test_every_class_a_text_is_made_of_has_words(package: Any) -> None:
    found = classes(package)
    assert found
    if bythebook.is_compiled() and package.__name__.startswith(
        ("bythebook.kernel", "bythebook.games")
    ):
        pytest.skip("a compiled class has no docstring: its name has to do")
    table = VANGUARD_TABLE if "vanguard" in package.__name__ else TABLE
    lacking = [c.__name__ for c in found if c not in table and not said_by_itself(c)]
    assert not lacking, "no words, and no docstring to take them from"


def said_by_itself(cls: type) -> bool:
    """Whether a class has a docstring; one without has its signature there."""
    return bool(cls.__doc__) and not str(cls.__doc__).startswith(f"{cls.__name__}(")


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


def _other_player(whose: int) -> int:
    return 1 - whose if whose in (0, 1) else 0


TOLD: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("n", "count", "times", "limit", "plus"), lambda value: value + 1),
    **dict.fromkeys(("whose", "by", "chooser"), _other_player),
    "until": lambda value: 2 if value == 1 else 1,
    "to": lambda value: value ^ 1,
    "zones": lambda value: value[:-1] if len(value) > 1 else (value[0] ^ 1,),
    "part": lambda value: f"{value}s",
}
"""What a player would have to be told, and how to make another of it."""


def changed(node: Any) -> Iterator[tuple[str, Any]]:
    """Everything that differs from a datum in one such field, and which field that is."""
    if isinstance(node, tuple):
        for place, item in enumerate(node):
            for name, other in changed(item):
                yield name, (*node[:place], other, *node[place + 1 :])
    if not is_dataclass(node) or isinstance(node, type):
        return
    for f in fields(node):
        value = getattr(node, f.name)
        if not f.init or not f.compare:
            continue
        if type(value) is bool:
            yield f"{type(node).__name__}.{f.name}", replace(node, **{f.name: not value})
        elif f.name in TOLD and value not in ((), None) and type(value) in (int, str, tuple):
            other = TOLD[f.name](value)
            yield f"{type(node).__name__}.{f.name}", replace(node, **{f.name: other})
        for name, other in changed(value):
            yield name, replace(node, **{f.name: other})


def test_whatever_is_changed_in_an_ability_is_told() -> None:
    # More copies than a deck has cards are any number; without a kind there is nothing to count;
    # a trigger check is always one's own.
    allowed = {"CopiesInDeck.count", "MoveTo.count", "Cards.whose", "RevealCards.to"}
    silent: set[str] = set()
    tried = 0
    for kind, texts in ((CHARACTER, CHARACTERS), (EVENT_CARD, EVENTS), (CLIMAX, CLIMAXES)):
        for text in texts:
            for ability in read_all(text, kind):
                said = everything(structure(SPEAKER, ability))
                for name, other in changed(ability):
                    tried += 1
                    if everything(structure(SPEAKER, other)) == said:
                        silent.add(name)
    assert tried > 500
    assert silent <= allowed


@pytest.mark.parametrize(
    ("book", "said"),
    [
        ("ws", ws_clauses.RESTS_ON),
        ("vgg", vgg_clauses.RESTS_ON),
        ("vgd", vgd_clauses.RESTS_ON),
    ],
)
def test_every_clause_named_is_in_the_register(book: str, said: RestsOn) -> None:
    named = said.every_clause()
    assert len(named) > 50
    assert named <= set(register(book).clauses)


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
    assert "other cards in your stage" in tree


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


def test_what_is_kept_of_each_player_is_said_of_whose_it_is() -> None:
    text = "[CONT](RC):If you persona rode this turn, this unit gets [Power] +1000."
    (ability,) = explain_text("vgd", text).entries[0].abilities
    assert "your persona rides comes to 1 or more" in ability.words[0]
    assert "first player" not in " ".join(ability.words)
