"""What has happened, in a few lines; which of it matters, each game says."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from bythebook.kernel.game.game import Game
from bythebook.language import Language, mark
from bythebook.wording.story import Phrase, Told, named

if TYPE_CHECKING:
    from bythebook.wording.common import Wording

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
    last: tuple[str, str | None] = ("", None)
    """the message of the part added last, and its card, if another card can join it"""


TURNS: Final = (
    mark("--- Turn {number}, your turn ---"),
    mark("--- Turn {number}, rival's turn ---"),
)
FIRST_TURN: Final = (
    mark("you have the first turn: {what}"),
    mark("rival has the first turn: {what}"),
)


class Digest:
    """Goes through the whole story, and tells what came from a place on."""

    in_first_turn = ""
    """what is different in the first turn of the game"""

    def __init__(self, player: int, game: Game, start: int, words: "Wording") -> None:
        self.player = player
        self.words = words
        self.tr: Language = words.tr
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

    def of_player(self, player: int, forms: tuple[str, str], /, **values: object) -> str:
        """What is said of a player: to the reader, or of the rival."""
        return self.tr(forms[player != self.player], **values)

    def take(self, place: int, item: Told) -> None:
        """One more event."""
        kind = item["event"]
        if kind == "turn begins":
            self.attack = None
            head = self.of_player(item["player"], TURNS, number=item["number"])
            self.lines.append(Line(head, place))
        elif kind == "set" and item["what"] == "starting player":
            what = self.tr(self.in_first_turn)
            self.lines.append(Line(self.of_player(item["value"], FIRST_TURN, what=what), place))
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
        self.attack.last = ("", None)

    def both(self, place: int, card: str | None, one: str, two: str) -> None:
        """What comes upon a card, and upon the one before it in the same breath.

        The messages are of one `{card}`, and of a `{card}` and an `{other}`.
        """
        attack = self.attack
        open_part = attack is not None and attack is self.lines[-1] and attack.parts
        if attack is not None and open_part and attack.parts[-1][0] >= self.start:
            if attack.last[0] == one:
                before = attack.last[1]
                attack.parts.pop()
                self.part(place, self.tr(two, card=self.named(before), other=self.named(card)))
                return
        self.part(place, self.tr(one, card=self.named(card)))
        if self.attack is not None:
            self.attack.last = (one, card)

    def named(self, card: str | None) -> str:
        """A card, by name if it is known."""
        return named([card], self.tr)

    def add(self, place: int, phrase: Phrase) -> None:
        """A phrase; those of one ability or one player go together."""
        if self.attack is not None and not phrase.by:
            self.part(place, phrase.words(self.player, self.words))
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
            if both_new and known.cards == phrase.cards and known.changes and phrase.changes:
                known.changes += phrase.changes
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
        if number and not phrase.by:
            return phrase.does(self.player, self.words)
        return phrase.words(self.player, self.words)

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
        more = self.tr.many(
            "... {count} more line; log tells them all ...",
            "... {count} more lines; log tells them all ...",
            left,
        )
        return [*lines[:5], more, *lines[5 + left :]]
