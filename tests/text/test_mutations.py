"""A text with one word changed means something else, or is not read.

Changed are the words a mistake would hide in: numbers, zones, sides, durations, "may", "up to",
"other", bounds, colors, traits, names, states. The printed text is changed and not its tokens, so
that what folds wordings together is put to the test as well. With the environment variable
BYTHEBOOK_CARDS_WS naming a card file, its texts are changed too.
"""

from __future__ import annotations

import os
import random
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.text.ws_texts import MORE

from bythebook.games.ws.cards import COLOR, COLOR_NAMES, ICON_NAMES, RED, TYPE
from bythebook.kernel.abilities.abilities import Ability
from bythebook.library.adapter import BadFields
from bythebook.library.rows import read_rows
from bythebook.library.ws import ADAPTER, KINDS
from bythebook.text import TextError
from bythebook.text.cards import own_cards
from bythebook.text.ws import entries_of, read_all

FILE = os.environ.get("BYTHEBOOK_CARDS_WS", "")
SAMPLE = int(os.environ.get("BYTHEBOOK_MUTATED", "1500"))
"""how many texts of the file are changed"""
ICONS = tuple(ICON_NAMES)

# Of each group every word stands for every other.
GROUPS = [
    ["hand", "clock", "stock", "memory", "level", "deck", "waiting room", "climax area", "stage"],
    ["center stage", "back stage", "stage"],
    ["top", "bottom"],
    ["face up", "face down"],
    ["or more", "or less", ""],
    ["or higher", "or lower", ""],
    ["equal to or lower than", "higher than"],
    ["red", "blue", "green", "yellow", ""],
    ["【STAND】", "【REST】", "【REVERSE】"],
    ["【AUTO】", "【CONT】", "【ACT】"],
    ["character", "event", "climax", "card"],
    ["characters", "events", "climaxes", "cards"],
    ["power", "soul"],
    ["cost", "level"],
    ["frontal", "side", "direct"],
    ["center", "back"],
    ["stand phase", "draw phase", "main phase", "climax phase", "attack phase", "encore step"],
    ["At the beginning of", "At the end of"],
    ["until end of turn", "until the end of your opponent's next turn", ""],
    ["until end of turn", "until end of your opponent's next turn"],
    ["During your turn", "During your opponent's turn"],
    ["During your turn, ", "During your opponent's turn, ", ""],
    ["if you do", "if you do not"],
    ["is canceled", "is not canceled"],
    ["put", "return"],
    ["choose", "choose up to"],
    ["and", "or"],
    ["open position", "position"],
    ["in front of this card", "facing this card", ""],
    ["in battle", ""],
    ["from your hand", ""],
    ["in any order", ""],
    ["this card", "that card", "that character"],
    ["it", "this card"],
]
# Words whose presence changes the meaning: they are left out.
DROPPED = ["you may ", "up to ", "other ", "not ", "no ", "all of ", "without ", " in battle"]
ONE_WAY = {
    "your opponent's": ["your"],
    "their": ["your"],
    "your": ["your opponent's"],
    "another": ["a"],
    "opponent": ["self"],
}
COLORS = {name: bit for bit, name in COLOR_NAMES.items()}
NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six"]


def _at(text: str, word: str) -> Iterator[tuple[int, int]]:
    """Where a word stands, not as a piece of another one."""
    if word[:1].isalpha():
        pattern = rf"(?<![A-Za-z']){re.escape(word)}(?![A-Za-z'])"
        for match in re.finditer(pattern, text, re.IGNORECASE):
            yield match.span()
    else:
        for match in re.finditer(re.escape(word), text):
            yield match.span()


def variants(text: str) -> Iterator[str]:
    """The text with one word changed."""
    # Quoted names and traits hold words of their own: they are changed whole.
    for match in re.finditer(r"[0-9]+", text):
        changed = str(int(match[0]) + 1)
        yield text[: match.start()] + changed + text[match.end() :]
    for match in re.finditer(r"[+-](?=[0-9X])", text):
        yield text[: match.start()] + ("-" if match[0] == "+" else "+") + text[match.end() :]
    for number, word in enumerate(NUMBER_WORDS[:-1]):
        for start, end in _at(text, word):
            yield text[:start] + NUMBER_WORDS[number + 1] + text[end:]
    for match in re.finditer("《[^》]+》", text):
        yield text[: match.start()] + "《Elsewhere》" + text[match.end() :]
    for match in re.finditer('"([^"【]+)"', text):
        if not match[1].endswith("."):
            yield text[: match.start()] + '"Somebody Else"' + text[match.end() :]
    for group in GROUPS:
        for word in filter(None, group):
            for start, end in _at(text, word):
                for other in group:
                    if other != word:
                        yield text[:start] + other + text[end:]
    for word in DROPPED:
        for start, end in _at(text, word.strip()):
            yield text[:start] + text[end:]
    for word, others in ONE_WAY.items():
        for start, end in _at(text, word):
            for other in others:
                yield text[:start] + other + text[end:]


def meaning(text: str, kind: int, color: int) -> tuple[Ability, ...] | None:
    """What a text means on a card of a kind and color, or None if it is not read."""
    try:
        return read_all(text, kind, ICONS, color)
    except TextError:
        return None


def unchanged(text: str, kind: int, color: int) -> list[str]:
    """Changed texts that are read and mean the same as the text."""
    here = meaning(text, kind, color)
    assert here is not None
    return [
        changed
        for changed in dict.fromkeys(variants(text))
        if surface(changed) != surface(text) and meaning(changed, kind, color) == here
    ]


# Where cards are spoken of that are on the stage, and where they are not.
HAD = (
    "have an?|has an?|have another|(?:or more|or less)(?: other)?|of your(?: other)?|characters? or"
    r"|number of(?: other)?|each other|【stand】|choose 1|\[put an?"
)
IN_NAME = "in (?:its|their) card names?"
ELSEWHERE = (
    " from among| (?:in|from) (?:your|their|your opponent's) "
    "(?:hand|waiting|clock|memory|level|stock|deck)"
)
# Changes of the wording only. Each is reviewed: whoever adds one says why it is none of meaning.
SURFACE = [
    # One card was spoken of: these are two words for it.
    (r"\bthat card\b", "that character"),
    (r"\bthose cards(?= get| cannot| as 【)", "those characters"),
    # On whose text it stands is a character.
    (r"\bthis character\b", "this card"),
    # Whatever is said of your characters is said of all of them.
    (r"\ball of (?=your )", ""),
    # Each card of either name gets it, and neither of two things can be done.
    (r'(your (?:other )?(?:cards? named )?".{2,80}?") (?:and|or) (?=")', r"\1 / "),
    (r'events?(?: cards?)? (?:and|or) (?="backup")', "events / "),
    (r"(cannot direct attack) (?:and|or) (?=side)", r"\1 / "),
    # A card is played from the hand.
    (r"(played and placed on (?:the )?stage) from your hand", r"\1"),
    # A card that goes to the hand is put there or returned there.
    (
        r"\b(?:put|return) (.{2,40}?) (?:in)?to (your|their|your opponent's) hand",
        r"put \1 to \2 hand",
    ),
    # A battle opponent is in battle.
    (r"(battle opponent becomes? 【reverse】) in battle", r"\1"),
    # The owner orders cards that go to the same place together (ws 3.1.5).
    (r",? ?in any order", ""),
    # On the stage every card is a character.
    (r"\b(?:character|card)s?( in (?:the|your) center stage)? named", r"card\1 named"),
    (
        r'(your |other )(?:character|card)s?( in front of this card| you have)? with (?=")',
        r"\1card\2 with ",
    ),
    (
        rf'((?:{HAD}) )(?:character|card)s?( you have)? with (?="[^.]+ {IN_NAME}(?!{ELSEWHERE}))',
        r"\1card\2 with ",
    ),
    # Named beside this card they are others.
    (r"(this card and 1 of your )other ", r"\1"),
    (r"(choose 1 of your )other (?=characters? and this card)", r"\1"),
    # A trait is had or not.
    (r"loses? +(?:all of )?that (?=chosen |trait)", "lose that "),
    # Moving to a position is moving to another one.
    (r"\ban? open position|another open position", "open position"),
    (r"\b(facing|underneath) it\b", r"\1 this card"),
    (r"(reveal this card in your hand & put) it\b", r"\1 this card"),
    (r"\s+", " "),
    (r" (?=[.,])", ""),
]


def surface(text: str) -> str:
    """The text without differences of wording that are known to mean nothing."""
    text = unicodedata.normalize("NFKC", text).lower()
    for pattern, plain in SURFACE:
        text = re.sub(pattern, plain, text)
    return text


OURS = [
    (entry, card.values[TYPE], card.values[COLOR])
    for card in own_cards("ws").values()
    for entry in entries_of(card.text, card.values[TYPE])
] + [(text, kind, RED) for kind, text in MORE]


@pytest.mark.parametrize(
    ("text", "kind", "color"), OURS, ids=[f"{i} {text[:50]}" for i, (text, *_) in enumerate(OURS)]
)
def test_a_changed_text_of_ours_means_something_else(text: str, kind: int, color: int) -> None:
    assert unchanged(text, kind, color) == []


def accepted(file: str) -> list[tuple[str, int, int]]:
    """The distinct texts of a card file that are read."""
    found: dict[tuple[str, int, int], None] = {}
    for row in read_rows(Path(file)):
        try:
            _, printed = ADAPTER.printed(row.fields)
            entries = ADAPTER.entries(printed)
        except (BadFields, TextError):
            continue
        kind, color = KINDS[printed["kind"]], COLORS[printed["color"]]
        found.update(dict.fromkeys((entry, kind, color) for entry in entries))
    return [each for each in found if meaning(*each)]


@pytest.mark.skipif(not FILE, reason="BYTHEBOOK_CARDS_WS names no card file")
def test_a_changed_text_of_a_card_file_means_something_else() -> None:
    texts = accepted(FILE)
    chosen = random.Random(1).sample(texts, min(SAMPLE, len(texts)))
    assert len(chosen) >= min(1000, len(texts))
    wrong = [(each[0], changed) for each in chosen for changed in unchanged(*each)]
    assert wrong == []
