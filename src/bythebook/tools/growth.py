"""How much slower with more continuous effects in play: full fields, of which some cards have one.

Both players have five cards on the field, and so many of the ten, on both sides in
turn, have one continuous ability of the bench set, each another; the decks are made of the same
cards. From there random play goes on for some decisions, again and again. The numbers of effects
are measured in turns, round by round, and the fastest round of each counts: a busy machine can
only slow it.
"""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from bythebook import book_of, deck_of
from bythebook.catalogue import part_of
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BythebookError
from bythebook.library.drawing import drawable
from bythebook.testing import forget_all, side, table

MOST: Final = 10
_A_SIDE: Final = 5
LENGTH: Final = 40
"""decisions from the board on: later the stages would be emptier"""
ROUNDS: Final = 20
_FORKS: Final = 40
"""how often the board is played in a round"""


@dataclass(frozen=True)
class Field:
    """What stands on a game's field, and how one side of the table is laid with it."""

    belongs: Callable[[CardDef], bool]
    plain: CardDef
    """the card that every other one is made of"""
    half: Callable[[list[CardDef]], dict[str, Any]]


def field_of(game: str) -> Field:
    """The field on which growth is measured in a game."""
    found: Field | None = part_of(game, "growth")
    if found is None:
        raise BythebookError(f"{game} has no board to measure growth on")
    return found


def continuous_abilities(game: str) -> list[Ability]:
    """The different continuous abilities of the bench deck's characters or battle cards."""
    board = field_of(game)
    found: list[Ability] = []
    for card in deck_of(game, "bench"):
        if board.belongs(card):
            found += [a for a in card.abilities if _on_field(game, a) and a not in found]
    return found


def _on_field(game: str, ability: Ability) -> bool:
    """Whether an ability is continuous, and counts on the field and nowhere else."""
    field = book_of(game).zones.field
    return ability.kind == CONT and all(field[zone] for zone in ability.zones)


def board(game: str, effects: int) -> Game:
    """Both fields full in the middle of a game, with so many continuous abilities on them."""
    abilities = continuous_abilities(game)
    if effects > min(MOST, len(abilities)):
        raise BythebookError(f"at most {min(MOST, len(abilities))} effects can be measured")
    plain = field_of(game).plain
    halves: list[dict[str, Any]] = []
    for player in (0, 1):
        field: list[CardDef] = []
        for place in range(_A_SIDE):
            number = 2 * place + player
            own = abilities[number : number + 1] if number < effects else []
            field.append(
                replace(
                    plain,
                    number=f"G-{number}",
                    name=f"growth {number}",
                    abilities=(*own, *plain.abilities),
                )
            )
        halves.append(field_of(game).half(field))
    try:
        return table(game, side(**halves[0]), side(**halves[1]), at="main", turns=4).game
    finally:
        forget_all()


def play_on(game: Game, chance: random.Random) -> int:
    """Play some decisions; how many had two options or more."""
    count = 0
    for _ in range(LENGTH):
        ask = game.pending
        if ask is None:
            break
        n = len(ask.options)
        if n > 1:
            count += 1
        game.answer(int(chance.random() * n))
    return count


def in_play(game: Game) -> int:
    """How many continuous abilities are on the fields now."""
    lib = game.lib
    return sum(
        len(lib.conts[game.state.definition[card]])
        for zone, cards in enumerate(game.state.zones)
        if game.zones.field[zone % game.state.kinds]
        for card in cards
    )


def mean_in_play(start: Game) -> float:
    """How many there are on average over the decisions that are measured."""
    chance = random.Random(0)
    counts: list[int] = []
    for _ in range(_FORKS):
        fork = start.copy(history=False)
        for _ in range(LENGTH):
            if fork.pending is None:
                break
            counts.append(in_play(fork))
            fork.answer(int(chance.random() * len(fork.pending.options)))
    return sum(counts) / len(counts)


def growth(
    game: str, rounds: int = ROUNDS, most: int = MOST, progress: Any = None
) -> list[dict[str, Any]]:
    """Decisions a second by the number of continuous effects, and relative to none."""
    boards = [board(game, effects) for effects in range(most + 1)]
    fastest = [0.0] * len(boards)
    for _ in range(rounds):
        for effects, start in enumerate(boards):
            # The same play in every round: only what disturbs it differs.
            chance = random.Random(1)
            forks = [start.copy(history=False) for _ in range(_FORKS)]
            began = time.process_time()
            decisions = 0
            for fork in forks:
                decisions += play_on(fork, chance)
            spent = time.process_time() - began
            fastest[effects] = max(fastest[effects], decisions / spent)
            if progress is not None:
                progress()
    return [
        {
            "effects": effects,
            "in_play": round(mean_in_play(start), 1),
            "decisions_per_s": round(fastest[effects]),
            "relative": round(fastest[effects] / fastest[0], 3),
        }
        for effects, start in enumerate(boards)
    ]


def draw(rows: list[dict[str, Any]], title: str, file: Path) -> None:
    """Draw the growth as a picture: a PNG or an SVG, by the file's name."""
    drawable(file)
    from matplotlib import pyplot

    # Text as text, and the same file for the same figures.
    pyplot.rcParams["svg.fonttype"] = "none"
    pyplot.rcParams["svg.hashsalt"] = "bythebook"
    figure, axes = pyplot.subplots(figsize=(6.4, 3.2), layout="constrained")
    effects = [row["effects"] for row in rows]
    axes.bar(effects, [row["relative"] for row in rows], color="#5b8fb9")
    for row in rows:
        axes.annotate(
            f"{row['decisions_per_s'] / 1000:.1f}k",
            (row["effects"], row["relative"]),
            ha="center",
            va="bottom",
            fontsize=7,
        )
    axes.set_xticks(effects)
    axes.set_ylim(0, 1.15 * max(row["relative"] for row in rows))
    axes.set_xlabel("continuous effects in play")
    axes.set_ylabel("speed, relative to none")
    axes.set_title(title, fontsize=9)
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    pyplot.close(figure)
