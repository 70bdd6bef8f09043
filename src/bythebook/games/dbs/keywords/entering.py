"""Cards that come into play by keyword skills: how they were played, and what if they fail."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.abilities.replacement import came_to
from bythebook.games.dbs.cards.cards import UNION_FUSION, UNION_POTARA
from bythebook.games.dbs.policy import COME_QUIETLY, EVOLVE_SKILLS, EVOLVED_WITH
from bythebook.games.dbs.texts.events import (
    BY_SKILL,
    EV_PLAYED,
    EV_PLAYED_WITH,
    FROM_HAND,
    PLAYED_WITH,
)
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, HAND
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Regs
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import Change, counters, event, move
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.state.zones import D_COUNTERS


def place_of(keyword: int) -> int:
    """The place of a keyword's bit."""
    return keyword.bit_length() - 1


def played_with(ref: int, player: int, keyword: int) -> list[Change]:
    """Whoever waits for a card to be played with a keyword skill is told; the card keeps it."""
    return [
        event(EV_PLAYED_WITH, ref, player, place_of(keyword)),
        counters(ref, PLAYED_WITH, place_of(keyword) + 1),
    ]


def played_by_skill(ref: int, player: int, keyword: int, from_hand: bool) -> list[Change]:
    """A card has been played by a keyword skill of its own."""
    how = BY_SKILL | (FROM_HAND if from_hand else 0)
    return [event(EV_PLAYED, ref, player, how), *played_with(ref, player, keyword)]


@dataclass(frozen=True)
class NotePlayedWith(Effect):
    """The cards just played were played with a keyword skill."""

    keyword: int
    reg: int = R_MOVED
    """where they are kept"""

    def run(self, frame: Resolve, game: Game) -> Flow:
        played = came_to(game, list(frame.regs[self.reg]), BATTLE_AREA)
        return [c for ref in played for c in played_with(ref, frame.master, self.keyword)]


@dataclass(frozen=True)
class WasPlayedWith(Condition):
    """This card was played with one of some keyword skills (bits)."""

    keywords: int

    def holds(self, game: Game, source: int, master: int, regs: Regs) -> bool:
        place = game.state.counters.get((source, PLAYED_WITH), 0)
        return place > 0 and self.keywords >> (place - 1) & 1 != 0

    def reads(self, game: Game, source: int, master: int) -> int:
        return D_COUNTERS


def was_evolved() -> Condition:
    """This card was evolved."""
    return WasPlayedWith(EVOLVED_WITH.value)


@mypyc_attr(allow_interpreted_subclasses=True)
class BringIn(Procedure):
    """Cards chosen in another area are moved to the battle area, without anybody noticing."""

    def __init__(self, player: int = 0, cards: list[int] | None = None) -> None:
        self.player: int = player
        self.cards: list[int] = [] if cards is None else cards

    def silent(self) -> bool:
        return COME_QUIETLY.value

    @step("dbs 10-5-8-1")
    def bring(self, game: Game) -> Flow:
        """They are moved."""
        return move(self.cards, BATTLE_AREA, self.player)

    @step("dbs 10-5-8-1")
    def note(self, game: Game) -> Flow:
        """They are other cards now."""
        self.result = self.moved
        return None


# What becomes of a card that does not enter play after all.


@rule("dbs 10-5-9", nothing=False)
def evolve_fails(marks: int) -> bool:
    """A card that activated [Evolve] and does not enter play goes to the drop area."""
    return marks & EVOLVE_SKILLS.value != 0


@rule("dbs 10-5-9-1", nothing=False)
def evolve_returned(game: Game, source: int, marks: int) -> bool:
    """Returned to the hand instead of being played, it stays there."""
    return marks & EVOLVE_SKILLS.value != 0 and not game.state.alive(source)


@rule("dbs 10-13-3-6", nothing=False)
def fusion_fails(marks: int) -> bool:
    """A card that activated [Union-Fusion] and does not enter play goes to the drop area."""
    return marks & UNION_FUSION != 0


@rule("dbs 10-13-3-6-1", nothing=False)
def fusion_returned(game: Game, source: int, marks: int) -> bool:
    """Returned to the hand instead of being played, it stays there."""
    return marks & UNION_FUSION != 0 and not game.state.alive(source)


@rule("dbs 10-13-4-6", nothing=False)
def potara_fails(marks: int) -> bool:
    """A card that activated [Union-Potara] and does not enter play goes to the drop area."""
    return marks & UNION_POTARA != 0


@rule("dbs 10-13-4-6-1", nothing=False)
def potara_returned(game: Game, source: int, marks: int) -> bool:
    """Returned to the hand instead of being played, it stays there."""
    return marks & UNION_POTARA != 0 and not game.state.alive(source)


def plays_itself(marks: int) -> bool:
    """Whether a skill is one by which its own card is played, and which can fail."""
    return evolve_fails(marks) or fusion_fails(marks) or potara_fails(marks)


def not_entered(game: Game, frame: Resolve) -> list[Change]:
    """A card of the hand that should have been played by its own skill, and was not."""
    marks = game.lib.abilities[frame.ability].marks
    if not plays_itself(marks):
        return []
    card = frame.source & CARD
    if game.state.kind_of(card) != HAND:
        return []
    for returned in (evolve_returned, fusion_returned, potara_returned):
        if returned(game, frame.source, marks):
            return []
    return move([game.state.ref(card)], DROP)
