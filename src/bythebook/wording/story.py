"""What happened, as phrases a player can follow; neighbours that say the same are one."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Told = dict[str, Any]
PLURALS = {
    "rests": "rest",
    "becomes active": "become active",
    "is KO'd": "are KO'd",
    "is negated": "are negated",
    "goes to the drop area": "go to the drop area",
    "goes to the warp": "go to the warp",
    "stands": "stand",
    "is reversed": "are reversed",
    "is shown": "are shown",
    "leaves the stage": "leave the stage",
    "goes to the waiting room": "go to the waiting room",
    "comes under an effect": "come under an effect",
    "is retired": "are retired",
    "is locked": "are locked",
    "is unlocked": "are unlocked",
    "returns to the G zone": "return to the G zone",
}
MANY = 6
"""So many cards that are shown are only counted."""


@dataclass
class Phrase:
    """Something that happened: who did it, to which cards (None is a card not known)."""

    verb: str
    tail: str = ""
    who: int = -1
    cards: list[str | None] = field(default_factory=list)
    by: str = ""
    title: bool = False
    """whether it begins something new, such as a turn"""

    def same(self, other: "Phrase") -> bool:
        """Whether the two can be told as one."""
        mine = (self.verb, self.tail, self.who, self.by, self.title)
        return mine == (other.verb, other.tail, other.who, other.by, other.title)

    def words(self, player: int) -> str:
        """The phrase as that player reads it."""
        subject = "" if self.who < 0 else "you " if self.who == player else "rival "
        verb = conjugated(self.verb, self.who == player) if subject else self.verb
        cards, tail = named(self.cards), self.tail
        if len(self.cards) > 1:
            tail = PLURALS.get(tail, tail)
        if self.tail == "is shown" and len(self.cards) >= MANY:
            cards = f"{len(self.cards)} cards"
        return " ".join(w for w in (subject + verb, cards, tail) if w)


def conjugated(verb: str, second: bool) -> str:
    """You draw, the rival draws."""
    first, _, rest = verb.partition(" ")
    if second:
        return verb
    ending = "es" if first.endswith(("s", "sh", "ch", "x")) else "s"
    return f"{first}{ending} {rest}".strip()


def named(cards: list[str | None]) -> str:
    """Cards by name, copies counted; those that are not known are only counted."""
    counts: dict[str, int] = {}
    for card in cards:
        if card is not None:
            counts[card] = counts.get(card, 0) + 1
    words = [f"{n}x {name}" if n > 1 else name for name, n in counts.items()]
    unknown = sum(1 for c in cards if c is None)
    if unknown:
        words.append("a card" if unknown == 1 else f"{unknown} cards")
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


def merged(told: list[Told], teller: Teller, player: int) -> list[str]:
    """A whole story, a line each."""
    lines: list[str] = []
    for phrase in joined(told, teller):
        words = phrase.words(player)
        if phrase.by:
            words = f"{phrase.by}: {words}"
        lines.append(words if phrase.title else "  " + words[:1].upper() + words[1:])
    return lines


def number_of(clause: str) -> str:
    """A clause's number without its book."""
    return clause.partition(" ")[2]


def plainly(item: Told) -> Phrase | None:
    """What is told alike in every game; nothing if it is not worth telling."""
    by, player, card = item.get("by", ""), item.get("player", -1), item.get("card")
    match item["event"]:
        case "turn begins":
            return Phrase(f"--- Turn {item['number']} ---", title=True)
        case "shuffle":
            return Phrase("shuffle", f"the {item['zone']}", player, by=by)
        case "looks":
            return Phrase("look at", "", player, [None], by)
        case "reveal":
            return Phrase("", "is shown", cards=[card], by=by)
        case "other side":
            return Phrase("", "shows its other side", cards=[card], by=by)
        case "token":
            return Phrase("", "comes into being", cards=[card], by=by)
        case "extra turn":
            return Phrase("take", "an additional turn after this one", player, by=by)
    return None


def given(item: Told, amounts: tuple[str, ...]) -> Phrase | None:
    """What effects do to cards: how much more or less of an amount, or just that they do."""
    if not item["cards"]:
        return None
    what, value = item["what"], item["value"]
    said = f"{value:+} {what}" if what in amounts and value else "comes under an effect"
    return Phrase("", said, cards=list(item["cards"]), by=item.get("by", ""))
