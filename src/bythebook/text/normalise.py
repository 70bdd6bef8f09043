"""From printed Weiss Schwarz style English to tokens, and back to something readable.

Reading is exact from the tokens on, so all risk of taking two texts for one sits here: in the
folded characters, `NUMBERS`, `WORDS` and `PHRASES`. Each entry must keep the meaning of every
text it touches; whatever is not certain to belongs in the grammar instead.

Tokens are: words in lower case, numbers (`2`), signed numbers (`+1000`, `-X`), costs (`(2)`),
tags (`【AUTO】`), traits (`《Sea》`) and names (`"Lantern Keeper"`) with their case, punctuation,
and `“` ... `”` around a quoted ability or action, whose own tokens stand between them. Quotes
inside a name are written `“` and `”`. Nothing is dropped: reminder text keeps its parentheses.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bythebook.text.reading import TextError


def _pairs(table: str) -> dict[str, str]:
    words = table.replace(",", "").split()
    return dict(zip(words[::2], words[1::2], strict=True))


NUMBERS: Final = _pairs(
    "zero 0, one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, "
    "eleven 11, twelve 12"
)
WORDS: Final = {
    # Nouns in the plural: how many there are always stands in another word. Possessives and
    # pronouns (it, them) are kept apart.
    **_pairs(
        "abilities ability, actions action, areas area, cards card, characters character, "
        "climaxes climax, colors color, decks deck, effects effect, events event, hands hand, "
        "icons icon, levels level, markers marker, names name, players player, "
        "positions position, rooms room, souls soul, times time, traits trait, zones zone"
    ),
    # Verbs: who does it stands in the subject, or whose cards they are does.
    **_pairs(
        "are is, attacks attack, becomes become, deals deal, does do, exchanges exchange, "
        "gets get, has have, loses lose, moves move, places place, plays play, puts put, "
        "rests rest, returns return, reveals reveal, shuffles shuffle, stands stand, "
        "triggers trigger, uses use"
    ),
    # Spellings, and two words for one thing.
    **_pairs(
        "an a, cancelled canceled, can't cannot, centre center, colour color, colours color, "
        "gain get, gains get, fewer less, amongst among"
    ),
    # Misprints of words that stand for nothing else.
    **_pairs(
        "oppponent opponent, oppponent's opponent's, chracter character, chracters character, "
        "positin position, postition position, unitl until, chooase choose, getes get"
    ),
}
# Verbs of which the ending alone tells that somebody else does it, if nobody is named before.
THEY_DO: Final = _pairs("chooses choose, declares declare, draws draw, looks look, searches search")
PHRASES: Final[dict[tuple[str, ...], list[str]]] = {
    ("his", "or", "her"): ["their"],
    ("he", "or", "she"): ["they"],
    # Neither of the two.
    ("cannot", "play", "event", "and", '"Backup"', "from"): [
        *("cannot", "play", "event", "or", '"Backup"', "from")
    ],
    ("cannot", "play", '"Backup"', "or", "event", "from"): [
        *("cannot", "play", "event", "or", '"Backup"', "from")
    ],
    # One plays from one's own hand.
    **{
        (who, "cannot", "play", *what, "from", "hand"): [
            *(who, "cannot", "play", *what, "from", "your" if who == "you" else "their", "hand")
        ]
        for who in ("you", "opponent", "player")
        for what in (("event",), ('"Backup"',), ("event", "or", '"Backup"'))
    },
    ("at", "end", "of", "turn"): ["at", "end", "of", "the", "turn"],
    ("in", "separate", "position"): ["on", "separate", "position"],
    # A comma before the last of what a character gets.
    **{
        (stat, ",", "and", "the", "following"): [stat, "and", "the", "following"]
        for stat in ("power", "soul", "level")
    },
    ("put", "it", "in", "their"): ["put", "it", "into", "their"],
    ("put", "them", "in", "their"): ["put", "them", "into", "their"],
    ("return", "it", "into", "your", "hand"): ["return", "it", "to", "your", "hand"],
    ("empty", "position"): ["open", "position"],
    ("open", "position", "in"): ["open", "position", "of"],
    ("open", "position", "on"): ["open", "position", "of"],
    ("on", "the", "position", "that", "this", "card"): [
        *("on", "the", "stage", "position", "that", "this", "card")
    ],
    ("on", "the", "stage", "position", "this", "card"): [
        *("on", "the", "stage", "position", "that", "this", "card")
    ],
    ("stage", "position", "that", "this", "card", "is", "in"): [
        *("stage", "position", "that", "this", "card", "is", "on")
    ],
    **{
        (word, "your", "opponent", "character's", "【AUTO】", "effect"): [
            *("by", "【AUTO】", "effect", "of", "your", "opponent's", "character")
        ]
        for word in ("from", "by")
    },
    ("【REVERSE】", "by", "the", "【AUTO】", "effect"): ["【REVERSE】", "by", "【AUTO】", "effect"],
    ("each", "player"): ["all", "player"],
    ("x", "number", "of", "time"): ["x", "time"],
    ("add", "it", "to", "your", "hand"): ["put", "it", "into", "your", "hand"],
    ("put", "them", "in", "your", "waiting"): ["put", "them", "into", "your", "waiting"],
    ("put", "it", "in", "your", "waiting"): ["put", "it", "into", "your", "waiting"],
    ("your", "clock", "into", "the", "waiting", "room"): [
        *("your", "clock", "into", "your", "waiting", "room")
    ],
    ("at", "the", "top", "of", "your", "deck"): ["on", "the", "top", "of", "your", "deck"],
    ("at", "the", "top", "of", "their", "deck"): ["on", "the", "top", "of", "their", "deck"],
    ("revealed", "from", "among", "those"): ["revealed", "among", "those"],
    ("return", "that", "character", "into", "your", "hand"): [
        *("return", "that", "character", "to", "your", "hand")
    ],
    ("at", "the", "start", "of"): ["at", "the", "beginning", "of"],
    ("waiting", "room", "into", "your", "deck"): ["waiting", "room", "to", "your", "deck"],
    ("its", "original", "position"): ["its", "original", "place"],
    ("to", "their", "original", "place"): ["to", "its", "original", "place"],
    # Of two things to do the second stands after "and".
    **{
        ("character", ",", "until", "end", "of", "turn", ",", whom): [
            *("character", ",", "and", "until", "end", "of", "turn", ",", whom)
        ]
        for whom in ("that", "those")
    },
    ("the", "end", "of"): ["end", "of"],
    # After a verb that takes cards, "a" is how many.
    **{
        (*verb.split(), "a"): [*verb.split(), "1"]
        for verb in ("choose", "draw", "put", "return", "reveal", "deck for", "【REST】")
    },
    ("climax", "card"): ["climax"],
    ("event", "card"): ["event"],
    ("character", "card"): ["character"],
    ("up", "to", "once"): ["up", "to", "1", "time"],
    ("up", "to", "twice"): ["up", "to", "2", "time"],
    ("their", "card", "name"): ["its", "card", "name"],
    # Little words of place, of which each print has its own.
    ("on", "top", "of"): ["on", "the", "top", "of"],
    ("on", "the", "bottom", "of"): ["at", "the", "bottom", "of"],
    ("to", "the", "bottom", "of"): ["at", "the", "bottom", "of"],
    ("in", "any", "position"): ["on", "any", "position"],
    ("in", "a", "open", "position"): ["on", "a", "open", "position"],
    ("position", "on", "your", "stage"): ["position", "of", "your", "stage"],
    ("position", "in", "your", "stage"): ["position", "of", "your", "stage"],
    ("in", "the", "stage", "position"): ["on", "the", "stage", "position"],
    ("this", "card", "was", "in"): ["this", "card", "was", "on"],
    ("on", "your", "center", "stage"): ["in", "your", "center", "stage"],
    ("on", "your", "back", "stage"): ["in", "your", "back", "stage"],
    ("is", "put", "on"): ["is", "placed", "on"],
    ("placed", "on", "stage"): ["placed", "on", "the", "stage"],
    ("or", "the", "bottom", "of"): ["or", "at", "the", "bottom", "of"],
    ("position", "on", "the", "stage"): ["position", "of", "the", "stage"],
    **{
        ("on", *whose.split(), part, "stage"): ["in", *whose.split(), part, "stage"]
        for whose in ("your opponent's", "their", "the")
        for part in ("center", "back")
    },
    ("placed", "in", "your", "climax", "area"): ["placed", "on", "your", "climax", "area"],
    ("on", "the", "climax", "area", "from", "your", "hand"): [
        *("on", "your", "climax", "area", "from", "your", "hand")
    ],
    ("placed", "into", "your", "waiting", "room"): ["put", "into", "your", "waiting", "room"],
    ("【REVERSE】", "during", "battle"): ["【REVERSE】", "in", "battle"],
    ("all", "your"): ["all", "of", "your"],
    ("put", "it", "in", "your", "climax", "area"): [*("put", "it", "on", "your", "climax", "area")],
    ("damage", "to", "player"): ["damage", "to", "a", "player"],
    # A character speaks of itself as of this card.
    ("this", "character"): ["this", "card"],
    ("this", "character's"): ["this", "card's"],
    ("become", "reverse"): ["become", "【REVERSE】"],
    ("as", "rest"): ["as", "【REST】"],
    ("from", "stage"): ["from", "the", "stage"],
    ("is", "on", "your", "climax", "area"): ["is", "in", "your", "climax", "area"],
    ("from", "your", "opponent's", "character's", "【AUTO】", "effect"): [
        *("by", "【AUTO】", "effect", "of", "your", "opponent's", "character")
    ],
    ("damage", "by", "the", "【AUTO】", "effect"): ["damage", "by", "【AUTO】", "effect"],
    ("until", "of", "turn"): ["until", "end", "of", "turn"],
    ("on", "the", "middle", "position"): ["in", "the", "middle", "position"],
    # Not any is not one.
    ("not", "have", "any"): ["not", "have", "a"],
    ("not", "have", "a", "other"): ["not", "have", "another"],
    ("deck", "afterwards"): ["deck"],
    ("climax", "area", "from", "hand"): ["climax", "area", "from", "your", "hand"],
    ("put", "the", "rest", "of", "the", "card"): ["put", "the", "rest"],
    ("of", "your", "own", "character"): ["of", "your", "character"],
    ("until", "end", "of", "turn", "and", "the", "following"): [
        *("until", "end", "of", "turn", ",", "and", "the", "following")
    ],
    ("in", "the", "waiting", "room", "to", "their", "deck"): [
        *("in", "their", "waiting", "room", "to", "their", "deck")
    ],
    ("of", "their", "deck", "into", "the", "stock"): [
        *("of", "their", "deck", "into", "their", "stock")
    ],
    ("number", "of", "card", "you", "have", "in", "your"): ["number", "of", "card", "in", "your"],
    ("this", "ability", "will", "not", "activate"): ["this", "ability", "do", "not", "activate"],
    ("1", "of", "the", "following", "action"): ["1", "of", "the", "following", "effect"],
    ("the", "top", "card", "from", "your"): ["the", "top", "card", "of", "your"],
    ("【CLOCK】", "shift", "level"): ["【CLOCK】", "shift", ",", "level"],
    # Misprints of one small word, of which nothing else can be made.
    ("search", "you", "deck"): ["search", "your", "deck"],
    ("【AUTO】", "if", "this", "card", "become"): ["【AUTO】", "when", "this", "card", "become"],
    ("during", "your", "turn", ",", "if", "this", "card", "is", "put"): [
        *("during", "your", "turn", ",", "when", "this", "card", "is", "put")
    ],
    ("hand", ",", "if", "the", "damage", "dealt"): ["hand", ",", "when", "the", "damage", "dealt"],
    ("choose", "1", "equal", "number"): ["choose", "a", "equal", "number"],
    ("if", "this", "card", "in", "your"): ["if", "this", "card", "is", "in", "your"],
    ("x", "is", "equal", "the"): ["x", "is", "equal", "to", "the"],
    ("there", "is", "a", "climax", "is", "in"): ["there", "is", "a", "climax", "in"],
    ("to", "is", "its", "original"): ["to", "its", "original"],
    ("this", "cards'", "battle"): ["this", "card's", "battle"],
    ("and", "put", "in", "on"): ["and", "put", "it", "on"],
    ("is", "regarded", "is", "level"): ["is", "regarded", "as", "level"],
    ("total", "level", "of", "card", "in"): ["total", "level", "of", "the", "card", "in"],
}
_BY_LAST_WORDS: Final[dict[tuple[str, ...], list[tuple[str, ...]]]] = {
    last: [phrase for phrase in PHRASES if phrase[-2:] == last]
    for last in {phrase[-2:] for phrase in PHRASES}
}
# What can follow "and" as the next thing to do: a comma stands before it in newer prints.
DOINGS: Final = frozenset(
    ("put", "return", "shuffle", "draw", "choose", "reveal", "search", "deal", "perform", "move")
)

# What parts things to do from others, or governs those that follow.
_ENDS_DOINGS: Final = frozenset((".", "“", "”", "(", "]", "[", "if", "may", "each", "following"))

# Each character folds to one character, so that a span of the folded text is one of the text.
_FULL_WIDTH: Final = "".join(map(chr, range(0xFF01, 0xFF5F)))
_ASCII: Final = "".join(map(chr, range(0x21, 0x7F)))
_FOLD: Final = str.maketrans(
    _FULL_WIDTH + "‘’‛′`´ʼ" + "„‟″" + "‐‑‒–−" + "〈〉",
    _ASCII + "'" * 7 + '"' * 3 + "-" * 5 + "《》",
)

_AMOUNT = r"(?:[0-9]{1,3}(?:,[0-9]{3}){1,2}(?![0-9]|,[0-9])|[0-9]+)"
_TOKEN: Final = re.compile(
    rf"""(?P<space>\s+)
    | (?P<quote>["“”])
    | (?P<trait>《[^《》"“”]*》)
    | (?P<tag>【[A-Za-z0-9 /-]+】
        | \[(?:AUTO|CONT|ACT|STAND|REST|REVERSE|COUNTER|CLOCK|CX\ ?COMBO)\])
    | (?P<icon>\[\[[a-z]+\.gif\]\])
    | (?P<dashed>[+-]?[1-9][0-9]?-{{2,3}}(?![A-Za-z0-9-]))
    | (?P<circled>[①-⑳])
    | (?P<signed>[+-](?:{_AMOUNT}|[Xx](?![A-Za-z])))
    | (?P<number>{_AMOUNT})
    | (?P<word>[A-Za-z]+(?:['-][A-Za-z]+)*'?)
    | (?P<mark>[\[\]().,:;&/×-])
    """,
    re.VERBOSE,
)
_NEXT_ABILITY: Final = re.compile(r"""(?<=[.\])"”])\s*(?=【\s*(?:AUTO|CONT|ACT)\s*】)""")
_ABILITY: Final = re.compile(r"\s*(?:【\s*|\[)(?:AUTO|CONT|ACT)(?:\s*】|\])", re.IGNORECASE)


@dataclass(eq=False)
class Damaged(TextError):
    """The text cannot be cut into tokens: `text[span[0]:span[1]]` is what has no place."""

    span: tuple[int, int]
    what: str

    def __str__(self) -> str:
        return f"damaged text at character {self.span[0]}: {self.what}"


def normalise(text: str) -> list[str]:
    """The tokens of a printed text; raises Damaged."""
    folded = text.translate(_FOLD)
    closing = _pair_quotes(folded)
    tokens: list[str] = []
    open_until: list[int] = []  # where the quoted abilities we are in are closed
    at = 0
    while at < len(folded):
        match = _TOKEN.match(folded, at)
        if match is None:
            raise Damaged((at, at + 1), f"no place for {text[at]!r}")
        kind, piece, after = match.lastgroup, match[0], match.end()
        if kind == "word":
            word = piece.lower()
            word = NUMBERS.get(word) or WORDS.get(word, word)
            if word in THEY_DO and tokens[-1:] in (["opponent"], ["player"]):
                word = THEY_DO[word]
            if word in DOINGS and tokens[-1:] == ["and"] and tokens[-2:-1] not in ([], [","]):
                tokens[-1:] = [",", "and"]
            if word in DOINGS and tokens[-2:] == [",", "and"]:
                _join_once(tokens)
            if word == "until" and re.fullmatch("[+-][0-9]{3,5}", tokens[-1] if tokens else ""):
                # Hundreds are always of power.
                tokens.append("power")
            tokens.append(word)
            _fold_phrase(tokens)
        elif kind == "quote":
            if open_until and at == open_until[-1]:
                open_until.pop()
                tokens.append("”")
            elif _is_ability(folded, at + 1, closing[at], tokens):
                open_until.append(closing[at])
                if _gained(tokens):
                    tokens[-2:] = ["and"]
                tokens.append("“")
            else:
                after = closing[at] + 1
                name = _name(folded, at, after, closing)
                if not name:
                    raise Damaged((at, after), "a name without letters")
                if tokens[-2:] == ["card", "named"]:
                    # "a card named so" and "so" are one.
                    tokens[-2:] = []
                    if tokens[-1:] == ["a"]:
                        tokens.pop()
                elif tokens[-2:] == ["have", "a"]:
                    tokens.pop()
                tokens.append(f'"{name}"')
        elif kind == "trait":
            trait = " ".join(piece[1:-1].split())
            if not trait:
                raise Damaged((at, after), "a trait without a name")
            tokens.append(f"《{trait}》")
        elif kind == "tag":
            tokens.append("【" + piece[1:-1].replace(" ", "").upper() + "】")
        elif kind == "icon":
            tokens.append(f"【{piece[2:-6].upper()}】")
        elif kind in ("signed", "number"):
            if kind == "signed" and _gained(tokens):
                tokens[-2:] = ["and"]
            tokens.append(piece.replace(",", "").upper())
        elif kind == "dashed":
            # A print of which each 0 is a dash: thousands and hundreds, so the sign is no dash.
            tokens.append(piece[0] + piece[1:].replace("-", "0"))
        elif kind == "circled":
            tokens.append(f"({ord(piece) - ord('①') + 1})")
        elif piece == "-" and tokens[-1:] in (["level"], ["cost"]):
            tokens.append("0")
        elif kind == "mark":
            if piece == ")":
                _end_reminder(tokens)
            tokens.append(piece)
            if piece == ")" and tokens[-3:-2] == ["("] and re.fullmatch("[0-9]+|x", tokens[-2]):
                tokens[-3:] = [f"({tokens[-2].upper()})"]
        at = after
    return tokens


def fold_name(name: str) -> str:
    """A card's name as a name token holds it, between the token's quotes."""
    folded = name.translate(_FOLD)
    try:
        closing = _pair_quotes(folded)
    except Damaged:
        # Such a name is damage inside a text; by itself it is only odd.
        return " ".join(folded.split())
    return _name(f'"{folded}"', 0, len(folded) + 2, {k + 1: v + 1 for k, v in closing.items()})


_TIGHT_BEFORE: Final = frozenset(".,;:])”/")
_TIGHT_AFTER: Final = frozenset("[(“/")
_BEFORE_CAPITAL: Final = frozenset(".[]“”")


def detokenise(tokens: Iterable[str]) -> str:
    """Readable text of which `normalise` makes the same tokens.

    All quotes are typographic, which leaves no doubt about what opens and what closes.
    """
    pieces: list[str] = []
    tight = capital = True
    for token in tokens:
        if not (tight or token in _TIGHT_BEFORE):
            pieces.append(" ")
        if token.startswith('"'):
            pieces.append(f"“{token[1:-1]}”")
        elif token == "x" or capital:
            pieces.append(token[:1].upper() + token[1:])
        else:
            pieces.append(token)
        tight = token in _TIGHT_AFTER
        # A sentence begins after its tags and its cost.
        capital = token in _BEFORE_CAPITAL or (capital and token[:1] in "【(")
    return "".join(pieces)


def _fold_phrase(tokens: list[str]) -> None:
    for phrase in _BY_LAST_WORDS.get((*tokens[-2:],), ()):
        size = len(phrase)
        if tuple(tokens[-size:]) == phrase:
            tokens[-size:] = PHRASES[phrase]
            return


def _gained(tokens: list[str]) -> bool:
    """Whether a comma stands before the last of what a character gets."""
    if tokens[-2:] != [",", "and"] or len(tokens) < 3:
        return False
    return tokens[-3] in ("power", "soul", "level") or tokens[-3].startswith("《")


def _join_once(tokens: list[str]) -> None:
    """Of things to do one after the other, only the last stands after "and"."""
    for k in range(len(tokens) - 3, 1, -1):
        if tokens[k] in _ENDS_DOINGS:
            return
        if tokens[k] in DOINGS and tokens[k - 2 : k] == [",", "and"]:
            del tokens[k - 1]
            return


def _end_reminder(tokens: list[str]) -> None:
    """A text in parentheses, unlike a number, ends in a full stop."""
    for before in reversed(tokens[-200:]):
        if before == "(":
            break
        if before == ")":
            return
    else:
        return
    alone = tokens[-2:-1] == ["("] and re.fullmatch("[0-9]+|x", tokens[-1])
    if tokens[-1] not in ("(", ".", "”", "“") and not alone:
        tokens.append(".")


def split_abilities(text: str) -> list[str]:
    """A printed text cut where another ability begins outside of quotes; raises Damaged."""
    folded = text.translate(_FOLD)
    quoted = sorted(_pair_quotes(folded).items())
    found: list[str] = []
    start = place = closed = 0
    for match in _NEXT_ABILITY.finditer(folded):
        at = match.end()
        while place < len(quoted) and quoted[place][0] < at:
            closed = max(closed, quoted[place][1])
            place += 1
        if at >= closed:
            found.append(text[start:at].strip())
            start = at
    return [*found, text[start:].strip()]


def _pair_quotes(text: str) -> dict[int, int]:
    """Where the quote that opens at each position is closed.

    A straight quote opens if it must, or if it stands at the beginning of a word: names hold
    quotes, and quoted abilities hold names.
    """
    closing: dict[int, int] = {}
    opened: list[int] = []
    last_opened = -1
    for match in re.finditer('["“”]', text):
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
    if opened:
        raise Damaged((opened[-1], opened[-1] + 1), "a quote is opened and never closed")
    return closing


def _is_ability(text: str, start: int, end: int, before: list[str]) -> bool:
    """Whether a quoted text is an ability or an action: anything else is a name.

    An ability begins with its tag. An action ends in a full stop (perhaps that of an ability it
    gives) and stands after a sentence that announces "the following", or after another such
    quoted text.
    """
    if _ABILITY.match(text, start, end):
        return True
    while end > start and (text[end - 1].isspace() or text[end - 1] in '"”'):
        end -= 1
    if text[end - 1] != ".":
        return False
    if before and before[-1] == ")" and "(" in before:
        # A reminder may stand between two quoted texts.
        before = before[: len(before) - 1 - before[::-1].index("(")]
    if before and before[-1] == "”":
        return True
    sentence = before[-80:]  # more than any sentence has
    if sentence[-1:] == ["."]:
        sentence.pop()
    return "following" in itertools.takewhile(lambda token: token != ".", reversed(sentence))


def _name(text: str, start: int, end: int, closing: dict[int, int]) -> str:
    """A name between two quotes, with the quotes inside it made typographic."""
    name = list(text[start + 1 : end - 1])
    for k, character in enumerate(name, start + 1):
        if character in '"“' and k in closing:
            name[k - start - 1] = "“"
            name[closing[k] - start - 1] = "”"
    return " ".join("".join(name).split())
