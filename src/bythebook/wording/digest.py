"""What has happened, in a few lines; which of it matters, each game says."""

from dataclasses import dataclass, field
from typing import Final

from bythebook.kernel.game.game import Game
from bythebook.wording.story import Phrase, Told

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

    in_first_turn = ""
    """what is different in the first turn of the game"""

    def __init__(self, player: int, game: Game, start: int) -> None:
        self.player = player
        self.start = start
        self.lines: list[Line] = []
        self.attack: Line | None = None
        self.by_name = {d.name: d for d in game.lib.definitions}

    # What each game says.

    def event(self, place: int, item: Told) -> None:
        """An event of the game's own."""

    def taken(self, place: int, item: Told) -> bool:
        """Whether something else is told in the game's own way, or not worth telling."""
        return False

    def phrase_of(self, item: Told) -> Phrase | None:
        """Anything else, as a phrase."""
        return None

    # What is the same in all.

    def who(self, number: int) -> str:
        """A player, as the reader calls them."""
        return "you" if number == self.player else "rival"

    def begins(self, item: Told) -> str:
        """That the game begins with a player."""
        verb = "have" if item["value"] == self.player else "has"
        return f"{verb} the first turn: {self.in_first_turn}"

    def take(self, place: int, item: Told) -> None:
        """One more event."""
        kind = item["event"]
        if kind == "turn begins":
            whose = "your turn" if item["player"] == self.player else "rival's turn"
            self.attack = None
            self.lines.append(Line(f"--- Turn {item['number']}, {whose} ---", place))
        elif kind == "set" and item["what"] == "starting player":
            self.lines.append(Line(f"{self.who(item['value'])} {self.begins(item)}", place))
        elif kind == "event":
            self.event(place, item)
        elif not self.taken(place, item):
            phrase = self.phrase_of(item)
            if phrase is not None:
                self.add(place, phrase)

    def part(self, place: int, words: str) -> None:
        """Add to the attack under way, or tell it by itself.

        If something else was told since, the attack goes on in a new line: in the order it
        happened.
        """
        if self.attack is None:
            self.lines.append(Line(words, place))
            return
        if self.lines[-1] is not self.attack:
            self.attack = Line("", place, again=self.attack.again)
            self.lines.append(self.attack)
        self.attack.parts.append((place, words))

    def both(self, place: int, card: str | None, one: str, many: str) -> None:
        """What comes upon a card, and upon the one before it in the same breath."""
        attack = self.attack
        parts = attack.parts if attack is not None and attack is self.lines[-1] else []
        if parts and parts[-1][0] >= self.start and parts[-1][1].endswith(f" {one}"):
            other = parts.pop()[1].removesuffix(f" {one}")
            self.part(place, f"{other} and {card} {many}")
        else:
            self.part(place, f"{card} {one}")

    def add(self, place: int, phrase: Phrase) -> None:
        """A phrase; those of one ability or one player go together."""
        if self.attack is not None and not phrase.by:
            self.part(place, phrase.words(self.player))
            return
        last = self.lines[-1] if self.lines else None
        if (
            last is None
            or last.head
            or last.again
            or (last.by, last.player) != (phrase.by, phrase.who)
        ):
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

    def of(self, told: list[Told], brief: bool = False) -> list[str]:
        """The lines of a whole story; of very many those in the middle are left out.

        In brief, only what players and attacks did, not what texts did.
        """
        for place, item in enumerate(told):
            self.take(place, item)
        if brief:
            self.lines = [line for line in self.lines if not line.by]
        lines = self.told()
        if len(lines) <= MOST:
            return lines
        left = len(lines) - MOST + 1
        return [*lines[:5], f"... {left} more lines; log tells them all ...", *lines[5 + left :]]
