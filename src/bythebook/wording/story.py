"""What happened, as phrases a player can follow; neighbours that say the same are one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bythebook.language import Language, mark, mark_many

if TYPE_CHECKING:
    from bythebook.wording.common import Wording

Told = dict[str, Any]
Forms = tuple[str, str]

MANY: Final = 6
"""So many cards that are shown are only counted."""
YOU: Final = mark("you {does}")
RIVAL: Final = mark("rival {does}")
SHUFFLE: Final = mark("shuffle the {zone}"), mark("shuffles the {zone}")
LOOK: Final = mark("look at {cards}"), mark("looks at {cards}")
EXTRA_TURN: Final = (
    mark("take an additional turn after this one"),
    mark("takes an additional turn after this one"),
)
PUT: Final = (
    mark("put {cards} from {origin} to {target}"),
    mark("puts {cards} from {origin} to {target}"),
)
SHOWN: Final = mark_many("{cards} is shown", "{cards} are shown")
OTHER_SIDE: Final = mark_many("{cards} shows its other side", "{cards} show their other sides")
TOKEN: Final = mark_many("{cards} comes into being", "{cards} come into being")
AFFECTED: Final = mark_many("{cards} comes under an effect", "{cards} come under an effect")
CHANGED: Final = mark_many("{cards} {changes}", "{cards} {changes}")
CHANGE: Final = mark("{amount} {value}")


class Term(str):
    """A word of the game in what is told: it is said in the reader's language."""

    __slots__ = ()


class Counted(NamedTuple):
    """So many of something in what is told: the message of one, of others, and how many."""

    one: str
    other: str
    number: int


@dataclass
class Phrase:
    """Something that happened: who did it, to which cards (None is a card not known).

    Its forms are messages: of what somebody does, as it is said to them and of them; of what
    comes upon cards, as it is said of one and of several.
    """

    forms: Forms
    who: int = -1
    cards: list[str | None] = field(default_factory=list)
    by: str = ""
    values: Mapping[str, object] = field(default_factory=dict)
    title: bool = False
    """whether it begins something new, such as a turn"""
    changes: list[tuple[int, str]] = field(default_factory=list)
    """how much more or less of what"""

    def same(self, other: "Phrase") -> bool:
        """Whether the two can be told as one."""
        mine = (self.forms, self.values, self.who, self.by, self.title, self.changes)
        theirs = (other.forms, other.values, other.who, other.by, other.title, other.changes)
        return mine == theirs

    def does(self, player: int, words: "Wording") -> str:
        """What happened, without who did it."""
        tr = words.tr
        values = {name: _said(value, words) for name, value in self.values.items()}
        if self.forms == SHOWN and len(self.cards) >= MANY:
            values["cards"] = tr.many("{count} card", "{count} cards", len(self.cards))
        else:
            values["cards"] = named(self.cards, tr)
        values["changes"] = ", ".join(
            tr(CHANGE, amount=tr.figure(amount, "+"), value=words.term(what))
            for amount, what in self.changes
        )
        if self.who < 0:
            return tr.many(*self.forms, len(self.cards), **values)
        return tr(self.forms[self.who != player], **values)

    def words(self, player: int, words: "Wording") -> str:
        """The phrase as that player reads it."""
        does = self.does(player, words)
        if self.who < 0:
            return does
        return words.tr(YOU if self.who == player else RIVAL, does=does)

    def heading(self, words: "Wording") -> str:
        """What begins, without the lines that a terminal draws around it."""
        if "phase" in self.values:
            return str(_said(self.values["phase"], words))
        return words.tr("turn {number}", **self.values)


def _said(value: object, words: "Wording") -> object:
    """A value of a phrase in the reader's language."""
    if isinstance(value, Term):
        return words.term(value)
    return words.tr.many(*value) if isinstance(value, Counted) else value


def happens(forms: Forms, card: str | None, by: str = "", **values: object) -> Phrase:
    """Something comes upon a card."""
    return Phrase(forms, cards=[card], by=by, values=values)


def begins(phase: str) -> Phrase:
    """A phase begins."""
    return Phrase(("[{phase}]", "[{phase}]"), values={"phase": Term(phase)}, title=True)


def named(cards: list[str | None], tr: Language) -> str:
    """Cards by name, copies counted; those that are not known are only counted."""
    counts: dict[str, int] = {}
    for card in cards:
        if card is not None:
            counts[card] = counts.get(card, 0) + 1
    words = [f"{n}x {name}" if n > 1 else name for name, n in counts.items()]
    unknown = sum(1 for c in cards if c is None)
    if unknown:
        words.append(tr.many("a card", "{count} cards", unknown))
    return " / ".join(words)


Teller = Callable[[Told], "Phrase | None"]


def joined(told: list[Told], teller: Teller, start: int = 0) -> list[Phrase]:
    """What was told from some place on, as phrases, equal neighbours joined."""
    found: list[Phrase] = []
    for item in told[start:]:
        phrase = teller(item)
        if phrase is None:
            continue
        if found and phrase.cards and found[-1].same(phrase):
            found[-1].cards += phrase.cards
        else:
            found.append(phrase)
    return found


def merged(told: list[Told], words: "Wording", player: int) -> list[str]:
    """A whole story, a line each."""
    lines: list[str] = []
    for phrase in joined(told, words.phrase):
        said = phrase.words(player, words)
        if phrase.by:
            said = f"{phrase.by}: {said}"
        lines.append(said if phrase.title else "  " + said[:1].upper() + said[1:])
    return lines


def number_of(clause: str) -> str:
    """A clause's number without its book."""
    return clause.partition(" ")[2]


def plainly(item: Told) -> Phrase | None:
    """What is told alike in every game; nothing if it is not worth telling."""
    by, player, card = item.get("by", ""), item.get("player", -1), item.get("card")
    match item["event"]:
        case "turn begins":
            turn = mark("--- Turn {number} ---")
            return Phrase((turn, turn), values={"number": item["number"]}, title=True)
        case "shuffle":
            return Phrase(SHUFFLE, player, by=by, values={"zone": Term(item["zone"])})
        case "looks":
            return Phrase(LOOK, player, [None], by)
        case "reveal":
            return happens(SHOWN, card, by)
        case "other side":
            return happens(OTHER_SIDE, card, by)
        case "token":
            return happens(TOKEN, card, by)
        case "extra turn":
            return Phrase(EXTRA_TURN, player, by=by)
    return None


def given(item: Told, amounts: tuple[str, ...]) -> Phrase | None:
    """What effects do to cards: how much more or less of an amount, or just that they do."""
    if not item["cards"]:
        return None
    what, value = item["what"], item["value"]
    cards, by = list(item["cards"]), item.get("by", "")
    if what in amounts and value:
        return Phrase(CHANGED, cards=cards, by=by, changes=[(value, what)])
    return Phrase(AFFECTED, cards=cards, by=by)


def moved(item: Told, player: int, card: str | None, by: str) -> Phrase:
    """A card goes from one zone to another, with no better word for it."""
    zones = {"origin": Term(item["from"]), "target": Term(item["to"])}
    return Phrase(PUT, player, [card], by, zones)
