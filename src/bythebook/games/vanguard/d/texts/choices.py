"""Section 11.8.11.1.1: things to choose from, none of which is chosen twice."""

from dataclasses import dataclass

from bythebook.games.vanguard.other.cannot_use import spent_key
from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change, spend
from bythebook.kernel.state.options import K_NUMBER, V_NUMBER
from bythebook.kernel.texts.branching import Back, Branch


@rule("vgd 11.8.11.1.1", nothing=[])
def used_up_by_choosing(source: int, way: int) -> list[Change]:
    """What was chosen cannot be chosen again in this turn, even if nothing came of it."""
    return [spend(source, spent_key(way))]


@dataclass(frozen=True)
class OneNotChosenYet(Effect):
    """Choose one of several things that was not chosen before in this turn, and do it.

    Each is what an ability that does nothing else has for its body.
    """

    ways: tuple[Ability, ...]

    def emit(self, out: list[Effect]) -> None:
        ask = AskWhichIsLeft(self.ways)
        branch = Branch()
        out += [ask, NoteChoice(self.ways), branch]
        ends: list[Back] = []
        for way in self.ways:
            branch.to = [*branch.to, len(out)]
            flatten(way.body, out)
            end = Back(0)
            ends.append(end)
            out.append(end)
        ask.to = len(out)
        for end in ends:
            end.to = len(out)

    def inner(self) -> list[Ability]:
        return [*self.ways, *[a for way in self.ways for a in way.inner()]]


class AskWhichIsLeft(Effect):
    """Ask which of the things to do that were not chosen yet; with none left, go on."""

    def __init__(self, ways: tuple[Ability, ...]) -> None:
        self.ways: tuple[Ability, ...] = ways
        self.to: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        used = game.state.used
        options: list[Change] = [
            (V_NUMBER, n)
            for n, way in enumerate(self.ways, 1)
            if not used.get((frame.source, spent_key(game.lib.id_of(way))), 0)
        ]
        if not options:
            frame.at = self.to
            return None
        return Ask(frame.master, K_NUMBER, options, source=frame.source)


class NoteChoice(Effect):
    """What is chosen is used up."""

    def __init__(self, ways: tuple[Ability, ...]) -> None:
        self.ways: tuple[Ability, ...] = ways

    def run(self, frame: Resolve, game: Game) -> Flow:
        way = self.ways[frame.answer[1] - 1]
        return used_up_by_choosing(frame.source, game.lib.id_of(way))
