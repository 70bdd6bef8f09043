"""Where reading stopped: the shortest span of a text that tells what is not read there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from bythebook.library.adapter import DamagedText, Stop
from bythebook.text.english.tokens import SPELLING, Damaged
from bythebook.text.reading import Ambiguous, TextError, TooLarge, Unread

_ENDS: Final = frozenset(",.;:]”")
_BEGINS: Final = frozenset(",.;:[“")
_SHORT: Final = 5
_LONG: Final = 14
"""tokens of a phrase: a longer rest of a clause tells no more"""


def stop_of(entry: str, error: Exception, normalise: Callable[[str], list[str]]) -> Stop:
    """Where and why reading an entry stopped."""
    if isinstance(error, Damaged | DamagedText):
        what = error.what if isinstance(error, Damaged) else str(error)
        return Stop(f"damaged: {what}", what, damaged=True)
    if isinstance(error, Unread):
        tokens = normalise(entry)
        return Stop(phrase_at(tokens, error.span[0]), _why(error))
    if isinstance(error, Ambiguous):
        return Stop("two readings", str(error))
    if isinstance(error, TooLarge):
        return Stop("too large", f"the text is too large: {error}")
    if isinstance(error, TextError):
        # It was read, but a part of it cannot be played.
        why = str(getattr(error, "why", "")) or str(error)
        return Stop(f"read, but not playable: {why}", str(error))
    what = f"{type(error).__name__}: {error}"[:200]
    return Stop(f"could not be read: {type(error).__name__}", what)


class Place(NamedTuple):
    """Where reading a text stopped: what was read before, what stands there, and why."""

    before: str
    after: str
    why: str
    expected: tuple[str, ...] = ()


_CUT: Final = 300
"""characters of a text that are shown on either side"""


def place_of(entry: str, error: Exception, normalise: Callable[[str], list[str]]) -> Place:
    """Where reading an entry stopped, to be shown."""
    if isinstance(error, Damaged):
        at = error.span[0]
        return Place(_end(entry[:at]), entry[at : at + _CUT], f"the text is damaged: {error.what}")
    if isinstance(error, Unread):
        tokens = normalise(entry)
        at = error.span[0]
        after = SPELLING.text(tokens[at:])[:_CUT] or "(the end)"
        why = "no wording that is known goes on like this"
        return Place(_end(SPELLING.text(tokens[:at])), after, why, _in_words(error.expected))
    if isinstance(error, Ambiguous):
        return Place("", entry[:_CUT], f"it could mean two things: {error}"[:_CUT])
    stop = stop_of(entry, error, normalise)
    return Place("", entry[:_CUT], stop.why)


def _end(text: str) -> str:
    return text if len(text) <= _CUT else f"... {text[-_CUT:]}"


def _in_words(expected: tuple[str, ...]) -> tuple[str, ...]:
    """What the grammar could have taken: its words quoted, its phrases by their names."""
    words = {word for word in expected if not re.fullmatch("[a-z]+(?:_[a-z]+)+", word)}
    phrases = {f"<{word.replace('_', ' ')}>" for word in expected if word not in words}
    return (*sorted(words), *sorted(phrases))


def _why(error: Unread) -> str:
    expected = ", ".join(error.expected[:8])
    return f"expected {expected}{', ...' if len(error.expected) > 8 else ''}"


def phrase_at(tokens: list[str], at: int) -> str:
    """The rest of the clause where reading stopped; a few words before it if that is short."""
    if at >= len(tokens):
        at = len(tokens)
        end = at
    else:
        end = at + 1
        while end < len(tokens) and tokens[end] not in _ENDS and end - at < _LONG:
            end += 1
    start = at
    while end - start < _SHORT and start > 0 and not _begins(tokens[start - 1]):
        start -= 1
    said = SPELLING.text(fold(token) for token in tokens[start:end])
    if said[:2] != "N ":
        said = said[:1].lower() + said[1:]
    return said if at < len(tokens) else f"{said} (the end)"


def _begins(token: str) -> bool:
    """Whether a clause begins after a token."""
    return token in _BEGINS or token.startswith("【")


def fold(token: str) -> str:
    """A token with what differs from card to card left out: names, traits and numbers."""
    if token.startswith('"'):
        return '"Name"'
    if token.startswith("《"):
        return "《Trait》"
    if re.fullmatch(r"[0-9]+", token):
        return "N"
    if re.fullmatch(r"[+-][0-9]+", token):
        return f"{token[0]}N"
    return token
