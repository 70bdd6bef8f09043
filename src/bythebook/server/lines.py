"""The log as somebody reads it: what was told to them, in their language, a line each."""

from collections.abc import Sequence
from typing import Final

from bythebook.kernel.seeing.telling import Told
from bythebook.server.following import ONLOOKER
from bythebook.server.wire import Line
from bythebook.wording.common import Wording
from bythebook.wording.story import Phrase

A_TURN: Final = "turn"
A_PHASE: Final = "phase"
AN_ATTACK: Final = "attack"
OF_ATTACK: Final = "of attack"
"""what a line begins, or is a part of"""


class Lines:
    """Puts what was told into lines, as it comes; a line that was sent does not change."""

    def __init__(self, words: Wording, viewer: int, names: Sequence[str]) -> None:
        self.words = words
        self.viewer = viewer
        self.names = names
        """of the players, for who is none of them"""
        self.count = 0
        self.attacking = False
        """whether what is told belongs to an attack"""

    def of(self, told: Sequence[Told], undone: bool = False) -> list[Line]:
        """What was told, as lines; equal neighbours joined."""
        found: list[tuple[Phrase, Told, str]] = []
        keys: list[list[str]] = []
        for item in told:
            phrase = self.words.phrase(item)
            part = self._part(item, phrase)
            if phrase is None:
                continue
            # What came of different answers is told apart: it was told when each was given.
            together = found and found[-1][1]["decision"] == item["decision"]
            if together and phrase.cards and found[-1][0].same(phrase):
                found[-1][0].cards += phrase.cards
                keys[-1] += item.get("keys", ())
            else:
                found.append((phrase, item, part))
                keys.append(list(item.get("keys", ())))
        return [
            self._line(*line, list(dict.fromkeys(meant)), undone)
            for line, meant in zip(found, keys, strict=True)
        ]

    def _part(self, item: Told, phrase: Phrase | None) -> str:
        """Whether something begins a turn, a phase or an attack, or is a part of one."""
        begins = item["event"] == "event" and item["kind"] == self.words.attacked
        if phrase is not None and phrase.title:
            self.attacking = False
            return A_TURN if item["event"] == "turn begins" else A_PHASE
        part = AN_ATTACK if begins else OF_ATTACK if self.attacking else ""
        self.attacking = begins or (self.attacking and not self.words.ends_attack(item))
        return part

    def note(self, text: str, kind: str, decision: int, player: int | None = None) -> Line:
        """A line about the table and not about the game."""
        self.count += 1
        return Line(number=self.count, text=text, decision=decision, note=kind, player=player)

    def _line(self, phrase: Phrase, item: Told, part: str, keys: list[str], undone: bool) -> Line:
        self.count += 1
        said = phrase.heading(self.words) if phrase.title else phrase.words(self.viewer, self.words)
        if self.viewer == ONLOOKER and phrase.who >= 0:
            said = f"{self.names[phrase.who]}: {phrase.does(self.viewer, self.words)}"
        return Line(
            number=self.count,
            text=said[:1].upper() + said[1:],
            decision=item["decision"],
            clause=item["clause"],
            by=phrase.by,
            player=item.get("player") if phrase.title else None if phrase.who < 0 else phrase.who,
            title=phrase.title,
            undone=undone,
            part=part,
            keys=keys,
        )
