"""Card texts of Weiss Schwarz: read to abilities, and printed back from them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from bythebook.games.ws.cards import EVENT_CARD, without_reminders
from bythebook.games.ws.keywords.keywords import INHERENT_ENCORE
from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.procedure.clauses import remembers
from bythebook.text.english.tokens import Damaged
from bythebook.text.grammar import Unprintable
from bythebook.text.walking import inside, mentions
from bythebook.text.ws.actions import Shuffle
from bythebook.text.ws.costs import Cost, Stock
from bythebook.text.ws.keywords import Encore, IconReminder, Shift
from bythebook.text.ws.normalise import detokenise, ended, normalise, split_abilities
from bythebook.text.ws.reminders import Note
from bythebook.text.ws.scope import Unplayable
from bythebook.text.ws.sentences import Text
from bythebook.text.ws.wording import GRAMMAR

__all__ = ["Unplayable", "abilities_of", "entries_of", "read", "read_all", "show", "tokens_of"]

_ICON_REMINDER: Final = re.compile(
    r"(?<=\.)\s*(?=\((?:【[A-Z ]+】|\w+@)?: ?"
    r"(?:When this card triggers|During this turn, when the next))"
)
_DASHED: Final = re.compile(r"^\s*[-・‐–]\s*(?=【)")
_NO_TEXT: Final = ("", "-", "－", "—", "–")
_INHERENT: Final = Encore(Cost((Stock(3),)))


def tokens_of(text: str) -> list[str]:
    """The tokens of a whole text."""
    return ended(normalise(text))


@cache
def parse(text: str, kind: int) -> Text:
    """How a text on a card of a kind is written; raises Damaged, Unread or Ambiguous."""
    tree = GRAMMAR.read_back(tokens_of(text), "text" if kind == EVENT_CARD else "entry")
    assert isinstance(tree, Text)
    return tree


@cache
def read_all(
    text: str, kind: int, icons: tuple[str, ...] = (), color: int = 0
) -> tuple[Ability, ...]:
    """The abilities that a text on a card of a kind (CHARACTER, EVENT_CARD, CLIMAX) means.

    Raises Damaged, Unread, Ambiguous or Unplayable: nothing is left out or guessed. What
    only reminds, of an ability or of one of the card's trigger icons, has to be right;
    what it says of the card's color too, if that is known.
    """
    tree = parse(text, kind)
    if isinstance(tree, IconReminder):
        tree.check(icons, color)
        return ()
    if isinstance(tree, Shift):
        tree.check(icons, color)
    found = tree.abilities(kind)
    plain = without_reminders(text) if "(" in text else text
    if plain != text and not keeps_place(tree) and parse(plain, kind).abilities(kind) != found:
        raise Unplayable(tree, "what is in brackets is more than a reminder")
    return found


remembers(read_all.cache_clear)


def keeps_place(tree: Text) -> bool:
    """Whether the brackets say that a card stays in its place, and the text shuffles a deck."""
    notes = [part for part in inside(tree) if isinstance(part, Note)]
    return any(note.keeps_place() for note in notes) and mentions(tree, (Shuffle,))


def read(text: str, kind: int) -> Ability:
    """The ability that a text means; of several, the one that does something."""
    found = read_all(text, kind)
    if not found:
        raise Unplayable(parse(text, kind), "it is only a reminder")
    return found[-1]


def abilities_of(
    text: tuple[str, ...], kind: int, icons: tuple[str, ...] = ()
) -> tuple[Ability, ...]:
    """The abilities of a card's whole text; the entries of an event are one text."""
    return tuple(a for entry in entries_of(text, kind) for a in read_all(entry, kind, icons))


def entries_of(text: tuple[str, ...], kind: int) -> tuple[str, ...]:
    """A card's text cut into abilities; the entries of an event are one text.

    Quoted texts that stand alone belong to what is before them, and abilities
    that run together are cut apart.
    """
    # Some files have a dash before each of a card's abilities.
    lines = [_DASHED.sub("", line) for line in text if line.strip() not in _NO_TEXT]
    if kind == EVENT_CARD:
        return (" ".join(lines),) if lines else ()
    whole: list[str] = []
    for line in lines:
        if whole and line.lstrip()[:1] in ('"', "“", "＂"):
            whole[-1] = f"{whole[-1]} {line}"
        else:
            whole.append(line)
    found: list[str] = []
    for line in whole:
        try:
            found += [part for one in split_abilities(line) for part in _ICON_REMINDER.split(one)]
        except Damaged:
            found.append(line)
    return tuple(found)


def show(ability: Ability) -> str:
    """The text of an ability that was read from one; raises Unprintable for others."""
    words = _INHERENT if ability == INHERENT_ENCORE else ability.words
    if words is None:
        raise Unprintable(ability, "text")
    return detokenise(GRAMMAR.show(words, "text"))
