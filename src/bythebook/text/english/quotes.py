"""Quotes around names, which may hold quotes themselves, and around abilities, which hold names."""

from __future__ import annotations

import re

from bythebook.text.english.tokens import Damaged, characters

_QUOTES = re.compile('["“”]')
FOLD = characters({"„‟″": '"', "〈〉": "《》"})
_TO_FOLD = re.compile(f"[{re.escape(''.join(map(chr, FOLD)))}]")


def fold(text: str) -> str:
    """The text with its characters folded."""
    # Few texts have any such character, and looking for them is far cheaper.
    return text.translate(FOLD) if _TO_FOLD.search(text) else text


def pair_quotes(text: str, ability: re.Pattern[str] | None = None) -> dict[int, int]:
    """Where the quote that opens at each position is closed; raises Damaged.

    A straight quote opens if it must, or if it stands at the beginning of a word: names hold
    quotes, and quoted abilities hold names. What begins as an `ability` and is quoted to the end
    of the text ends with it.
    """
    closing: dict[int, int] = {}
    opened: list[int] = []
    last_opened = -1
    for match in _QUOTES.finditer(text):
        at, quote = match.start(), match[0]
        before, after = text[at - 1 : at], text[at + 1 : at + 2]
        begins = before.isspace() or before in "[(/“" or last_opened == at - 1
        ends = after.isspace() or after in ",.)];:”"  # an empty `after` too
        if quote == "“" or (quote == '"' and (not opened or (begins and not ends))):
            opened.append(at)
            last_opened = at
        elif opened:
            closing[opened.pop()] = at
        else:
            raise Damaged((at, at + 1), "a quote is closed that was never opened")
    for at in opened:
        if ability is None or not ability.match(text, at + 1):
            raise Damaged((at, at + 1), "a quote is opened and never closed")
        closing[at] = len(text)
    return closing


def name_between(text: str, start: int, end: int, closing: dict[int, int]) -> str:
    """A name between two quotes, with the quotes inside it made typographic."""
    name = list(text[start + 1 : end - 1])
    for k, character in enumerate(name, start + 1):
        if character in '"“' and k in closing:
            name[k - start - 1] = "“"
            name[closing[k] - start - 1] = "”"
    return " ".join("".join(name).split())


def fold_name(name: str) -> str:
    """A card's name as a name token holds it, between the token's quotes."""
    folded = fold(name)
    try:
        closing = pair_quotes(folded)
    except Damaged:
        # Such a name is damage inside a text; by itself it is only odd.
        return " ".join(folded.split())
    return name_between(
        f'"{folded}"', 0, len(folded) + 2, {k + 1: v + 1 for k, v in closing.items()}
    )
