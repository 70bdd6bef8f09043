"""The log as somebody reads it: what was told to them, in their language, a line each."""

from collections.abc import Sequence

from bythebook.kernel.seeing.telling import Told
from bythebook.server.following import ONLOOKER
from bythebook.server.wire import Line
from bythebook.wording.common import Wording
from bythebook.wording.story import Phrase


class Lines:
    """Puts what was told into lines, as it comes; a line that was sent does not change."""

    def __init__(self, words: Wording, viewer: int, names: Sequence[str]) -> None:
        self.words = words
        self.viewer = viewer
        self.names = names
        """of the players, for who is none of them"""
        self.count = 0

    def of(self, told: Sequence[Told], undone: bool = False) -> list[Line]:
        """What was told, as lines; equal neighbours joined."""
        found: list[tuple[Phrase, Told]] = []
        for item in told:
            phrase = self.words.phrase(item)
            if phrase is None:
                continue
            # What came of different answers is told apart: it was told when each was given.
            together = found and found[-1][1]["decision"] == item["decision"]
            if together and phrase.cards and found[-1][0].same(phrase):
                found[-1][0].cards += phrase.cards
            else:
                found.append((phrase, item))
        return [self._line(phrase, item, undone) for phrase, item in found]

    def note(self, text: str, kind: str, decision: int, player: int | None = None) -> Line:
        """A line about the table and not about the game."""
        self.count += 1
        return Line(number=self.count, text=text, decision=decision, note=kind, player=player)

    def _line(self, phrase: Phrase, item: Told, undone: bool) -> Line:
        self.count += 1
        said = phrase.words(self.viewer, self.words)
        if self.viewer == ONLOOKER and phrase.who >= 0:
            said = f"{self.names[phrase.who]}: {phrase.does(self.viewer, self.words)}"
        return Line(
            number=self.count,
            text=said[:1].upper() + said[1:],
            decision=item["decision"],
            clause=item["clause"],
            by=phrase.by,
            player=None if phrase.who < 0 else phrase.who,
            title=phrase.title,
            undone=undone,
        )
