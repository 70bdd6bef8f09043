"""How a game shows itself at the terminal: its board, its menus, what can be typed.

What it says, its wording says (`bythebook.wording`); what is here works for any game.
"""

from typing import ClassVar

from bythebook.catalogue import part_of
from bythebook.cli.drawing import BOXES, Drawing, Handwriting, hand_lines
from bythebook.cli.menu import Choice, Group, grouped
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_DONE, V_NO, V_PASS, V_YES
from bythebook.language import ENGLISH, Language, mark_all
from bythebook.wording import wording_of
from bythebook.wording.common import Wording

KEYS = mark_all({V_YES: "y", V_NO: "n", V_PASS: "pass .", V_DONE: "done ."})


class Face:
    """How a game is shown, most of it by the kind of the pending decision.

    Its tables are of messages (`bythebook.language`); words to type stand in one, with blanks
    between them.
    """

    hints: ClassVar[tuple[tuple[str, str], ...]] = ()
    """words that mean nothing now, and what to do instead of what they might have meant"""
    groups: ClassVar[tuple[Group, ...]] = ()
    """the actions of a free decision: verb, words, keys, question"""
    free: ClassVar[tuple[int, ...]] = ()
    """decisions that go action, card, position"""
    main: ClassVar[int] = -1
    """the decision most of a turn is decided at"""
    with_board: ClassVar[tuple[int, ...] | None] = None
    """decisions to look at the whole table for; all, if nothing is said"""
    with_hand: ClassVar[tuple[int, ...] | None] = None
    """decisions that the hand is worth showing beside; all, if nothing is said"""
    drawing: ClassVar[type[Drawing]] = Drawing
    """how the table is drawn"""
    handwriting: ClassVar[Handwriting | None] = None
    """how cards of a hand are written"""
    examples: ClassVar[dict[str, str]] = mark_all(
        {
            "zones": "look deck, look rival hand",
            "path": "play ace",
            "position": "power ace",
            "other": "read ace",
        }
    )
    """what the help page shows of commands"""

    def __init__(self, words: Wording) -> None:
        self.words = words
        self.tr = words.tr

    def keys(self, option: Change) -> tuple[str, ...]:
        """What can be typed for an option instead of its number."""
        return tuple(self.tr(KEYS[option[0]]).split()) if option[0] in KEYS else ()

    def number(self, option: Change) -> int:
        """The number an option has in every list, if it is not its place there."""
        return 0

    def actions(self, game: Game, player: int) -> list[Choice] | None:
        """The first step of a decision that goes action, card, position; nothing for others."""
        if self.words.asked(game) not in self.free:
            return None
        return grouped(self, game, player, self.groups)

    def hint(self, word: str) -> str:
        """What to do instead of a word that means nothing now."""
        for typed, hint in self.hints:
            if word in self.tr(typed).split():
                return self.tr(hint)
        return ""

    def situation(self, game: Game, player: int, width: int) -> str:
        """What is under way that every question has to be seen against."""
        return ""

    def skips(self, game: Game) -> bool:
        """Whether the pending decision leaves nothing to decide and is not worth stopping at."""
        ask = game.pending
        # With nothing to play one still wants to see the hand, and to ask why.
        return ask is not None and len(ask.options) == 1 and ask.kind != self.main

    def wants_board(self, game: Game) -> bool:
        """Whether the pending decision is one to look at the whole table for."""
        return self.with_board is None or self.words.asked(game) in self.with_board

    def wants_hand(self, game: Game) -> bool:
        """Whether the hand is worth showing beside the pending decision."""
        return self.with_hand is None or self.words.asked(game) in self.with_hand

    def is_main(self, game: Game) -> bool:
        """Whether the pending decision is the one most of a turn is decided at."""
        return self.words.asked(game) == self.main

    def board(self, game: Game, player: int, width: int, size: int = BOXES) -> list[str]:
        """The table as a player sees it, as lines of markup: how roomy, `drawing` says."""
        return self.drawing(game, player, width, size, self.words).lines()

    def hand(
        self,
        game: Game,
        player: int,
        width: int,
        columns: int = 1,
        usable: set[int] | None = None,
    ) -> list[str]:
        """A player's hand, as lines of markup; the `usable` cards are marked."""
        if self.handwriting is None:
            return []
        return hand_lines(game, player, width, self.handwriting, columns, usable, self.tr)

    def tally(self, game: Game, player: int) -> list[tuple[str, object, object]]:
        """What is worth comparing at the end of a game, a message: of the first, of the second."""
        return []


def face_of(game: str, language: Language = ENGLISH) -> Face:
    """The face of a game, by its short name, in a language."""
    face: Face = (part_of(game, "face") or Face)(wording_of(game, language))
    return face
