"""What has happened, in a few lines: what was played, each attack and what came of it."""

from dataclasses import dataclass, field
from typing import Final

from bythebook.cli.story import Phrase, Told
from bythebook.cli.ws.board import icons
from bythebook.cli.ws.tale import ATTACKS, number_of, on_stage, phrases
from bythebook.games.ws.cards import ICONS
from bythebook.games.ws.events import (
    EV_ATTACK,
    EV_ATTACK_ENDS,
    EV_CANCELED,
    EV_DAMAGED,
)
from bythebook.games.ws.zones import REVERSE
from bythebook.kernel.game import Game

MOST: Final = 16
"""So many lines at the most."""


@dataclass
class Line:
    """A line under way: what it is about, and what has been added to it, each with its place."""

    head: str = ""
    place: int = 0
    parts: list[tuple[int, str]] = field(default_factory=list)
    again: str = ""
    phrases: list[tuple[int, Phrase]] = field(default_factory=list)
    by: str = ""
    player: int = -1


class Digest:
    """Goes through the whole story, and tells what came from a place on."""

    def __init__(self, player: int, game: Game, start: int) -> None:
        self.player = player
        self.start = start
        self.lines: list[Line] = []
        self.attack: Line | None = None
        self.damage: list[str | None] = []
        self.levels = [0, 0]
        self.by_name = {d.name: d for d in game.lib.definitions}

    def who(self, number: int) -> str:
        """A player, as the reader calls them."""
        return "you" if number == self.player else "rival"

    def take(self, place: int, item: Told) -> None:
        """One more event."""
        kind = item["event"]
        if kind == "turn begins":
            whose = "your turn" if item["player"] == self.player else "rival's turn"
            self.attack = None
            self.lines.append(Line(f"--- Turn {item['number']}, {whose} ---", place))
        elif kind == "event":
            self.event(place, item)
        elif kind == "move" and self.fighting(place, item):
            return
        elif kind == "turn" and item["state"] == REVERSE and self.attack is not None:
            self.reversed(place, item["card"])
        elif not self.untold(item):
            self.other(place, item)

    def event(self, place: int, item: Told) -> None:
        """What happens in an attack."""
        kind = item["kind"]
        if kind == EV_ATTACK:
            how = ATTACKS.get(item.get("value", 0), "attacks")
            other = item.get("other")
            head = f"{item.get('card')} {how}" + (f", at {other}" if other else "")
            self.attack = Line(head, place, again=f"Attack of {item.get('card')}")
            self.lines.append(self.attack)
        elif kind == EV_CANCELED:
            canceler = self.damage[-1] if self.damage else None
            by = f" by {canceler}" if canceler else ""
            self.part(place, f"damage to {self.who(item['player'])} canceled{by}")
            self.damage = []
        elif kind == EV_DAMAGED:
            amount = item.get("value", 0)
            self.part(place, f"{amount} damage to {self.who(item['player'])}")
            self.damage = []
        elif kind == EV_ATTACK_ENDS:
            self.attack = None

    def fighting(self, place: int, item: Told) -> bool:
        """Cards that move because of a trigger check, damage or a level up."""
        clause = number_of(item["clause"])
        origin, target = item["from"], item["to"]
        if clause == "7.3.1.2" and target == "resolution zone":
            self.damage = []
            card = item.get("card")
            known = self.by_name.get(card or "")
            shown = ", ".join(icons(known.values[ICONS])) if known else ""
            self.part(place, f"trigger {card} ({shown or 'no icon'})")
            return True
        if target == "resolution zone" and clause.startswith("4.10"):
            self.damage.append(item.get("card"))
            return True
        if origin == "resolution zone":
            return True
        if (origin, target) == ("clock", "level"):
            player = item["to_player"]
            self.levels[player] += 1
            verb = "level" if player == self.player else "levels"
            self.lines.append(
                Line(
                    f"{self.who(player)} {verb} up to {self.levels[player]} with {item['card']}",
                    place,
                )
            )
            return True
        return clause == "9.3.2"

    def untold(self, item: Told) -> bool:
        """What matters too little for so few lines."""
        clause = number_of(item["clause"])
        if clause in ("6.2.1.2", "6.8.1.3", "7.2.1.4.1", "7.2.1.4.2", "7.2.1.5.3", "7.3.1.2"):
            return True
        if item["event"] == "shuffle":
            return not clause.startswith("9.2")
        if item["event"] == "move" and (item["from"], item["to"]) == ("stock", "waiting room"):
            return True
        return item["event"] == "move" and item["from"] == "deck" and clause.startswith("9.2")

    def reversed(self, place: int, card: str) -> None:
        """Both may be, in one battle."""
        parts = self.attack.parts if self.attack is not None else []
        if parts and parts[-1][0] >= self.start and parts[-1][1].endswith(" is reversed"):
            other = parts.pop()[1].removesuffix(" is reversed")
            self.part(place, f"{other} and {card} are reversed")
        else:
            self.part(place, f"{card} is reversed")

    def part(self, place: int, words: str) -> None:
        """Add to the attack under way, or tell it by itself."""
        if self.attack is not None:
            self.attack.parts.append((place, words))
        else:
            self.lines.append(Line(words, place))

    def other(self, place: int, item: Told) -> None:
        """Anything else goes in phrases, those of one ability or one player together."""
        clause = number_of(item["clause"])
        if clause.startswith("9.2") and item["event"] != "shuffle":
            return
        phrase = phrases(item)
        if phrase is None:
            return
        if clause.startswith("9.2"):
            phrase = Phrase("reshuffle", "the waiting room into the deck", item["player"])
        if item["event"] == "move" and clause.startswith("7.7.1") and on_stage(item["from"]):
            phrase = Phrase("", "leaves the stage", cards=phrase.cards)
        if self.attack is not None and not phrase.by:
            self.part(place, phrase.words(self.player))
            return
        last = self.lines[-1] if self.lines else None
        if last is None or last.head or (last.by, last.player) != (phrase.by, phrase.who):
            last = Line("", place, by=phrase.by, player=phrase.who)
            self.lines.append(last)
        if last.phrases and phrase.cards:
            before, known = last.phrases[-1]
            both_new = before >= self.start or place < self.start
            if both_new and known.same(phrase):
                known.cards += phrase.cards
                return
            if both_new and known.cards == phrase.cards and not known.verb + phrase.verb:
                if known.tail[:1] in "+-" and phrase.tail[:1] in "+-":
                    known.tail += f", {phrase.tail}"
                    return
        last.phrases.append((place, phrase))

    def told(self) -> list[str]:
        """The lines with anything new."""
        found: list[str] = []
        for line in self.lines:
            new = [p for at, p in line.phrases if at >= self.start]
            if new:
                words = "; ".join(self.phrase(p, i) for i, p in enumerate(new))
                found.append(f"{line.by}: {words}" if line.by else words)
                continue
            parts = "; ".join(words for at, words in line.parts if at >= self.start)
            if line.place >= self.start and line.head:
                found.append(f"{line.head}: {parts}" if parts else line.head)
            elif parts:
                found.append(f"{line.again}: {parts}")
        return [text if text.startswith("---") else text[:1].upper() + text[1:] for text in found]

    def phrase(self, phrase: Phrase, number: int) -> str:
        """A phrase; the one who does it all is named once a line."""
        words = phrase.words(self.player)
        if number and not phrase.by and phrase.who >= 0:
            words = words.partition(" ")[2]
        return words


def digest(told: list[Told], start: int, player: int, game: Game) -> list[str]:
    """What has happened from a place of the story on, in a few lines."""
    made = Digest(player, game, start)
    for place, item in enumerate(told):
        made.take(place, item)
    lines = made.told()
    if len(lines) <= MOST:
        return lines
    left = len(lines) - MOST + 1
    return [*lines[:5], f"... {left} more lines; log tells them all ...", *lines[5 + left :]]
