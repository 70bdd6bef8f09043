"""What is meant by a few typed words: a card, a zone, a choice; beginnings of its words will do."""

from collections.abc import Sequence

from bythebook.kernel.state.errors import BythebookError
from bythebook.language import quoted
from bythebook.library.finding import folded

NO_MATCH = 9


def fold(text: str) -> str:
    """Letters and digits only, small, with single spaces."""
    return " ".join(folded(text))


def likeness(typed: str, name: str) -> int:
    """How well typed words fit a name: the smaller the better, NO_MATCH if not at all."""
    if not typed:
        return NO_MATCH
    if typed == name:
        return 0
    if name.startswith(typed):
        return 1
    return 2 if _in_order(typed.split(), name.split()) else NO_MATCH


def begins(text: str, name: str) -> bool:
    """Whether a sentence begins with the words of a text."""
    typed = fold(text).split()
    return bool(typed) and fold(name).split()[: len(typed)] == typed


def _in_order(typed: list[str], words: list[str]) -> bool:
    """Whether each typed word begins a word of the name, one after the other."""
    place = 0
    for part in typed:
        while place < len(words) and not words[place].startswith(part):
            place += 1
        if place == len(words):
            return False
        place += 1
    return True


def matching(text: str, names: Sequence[str]) -> list[int]:
    """Which of the names the text may mean: those it fits best."""
    typed = fold(text)
    fits = [likeness(typed, fold(name)) for name in names]
    best = min(fits, default=NO_MATCH)
    return [i for i, fit in enumerate(fits) if fit == best] if best < NO_MATCH else []


def the_one(text: str, names: Sequence[str], nothing: str) -> str:
    """The one name that is meant; otherwise says what could be, or that nothing is: a message."""
    found = sorted({names[i] for i in matching(text, names)})
    if len(found) == 1:
        return found[0]
    if not found:
        raise BythebookError(nothing, name=quoted(text))
    shown = ", ".join(found[:8]) + (", ..." if len(found) > 8 else "")
    raise BythebookError(
        "{word} could be {names}: say a little more", word=quoted(text), names=shown
    )


def number(text: str, most: int) -> int | None:
    """The number a text is, or None if it is none; whatever is above `most` is the same."""
    if not text.isdecimal():
        return None
    return int(text) if len(text) <= 6 else most + 1
