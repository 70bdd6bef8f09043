"""Random legal decks of a player's exact cards play each other, with the checks of `fuzz`.

How the decks are built is for the game to say (`building`): each around the card used least so
far, so that over a run every card is used. Whatever abilities the cards have is noted when it
waits for its turn, when it does something, and, if continuous, when it changes something.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from bythebook import book_of
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import REVEAL, SHUFFLE, STANDBY, TAKE, USED
from bythebook.kernel.state.log import L_ABILITY, L_CHANGES, Batch
from bythebook.kernel.state.options import V_PASS
from bythebook.kernel.state.state import State
from bythebook.library.judging import EXACT, judge_all
from bythebook.library.pool import processes
from bythebook.library.rows import Row
from bythebook.library.store import CardLibrary, library_folder, open_library, use_library
from bythebook.tools.building import Builder, Built, builder_of, codes_of
from bythebook.tools.census import Names, Tally
from bythebook.tools.fuzz import Here, keep, play

BATCH: Final = 5
THOROUGH: Final = 0.01
"""the share of decisions at which the costlier checks are made"""
_QUIET: Final = frozenset({TAKE, USED, SHUFFLE, REVEAL})


def lively(chance: random.Random, ask: Ask) -> int:
    """Any of the options; passing is thought over once, so that more is done."""
    choice = chance.randrange(len(ask.options))
    if ask.options[choice][0] == V_PASS:
        choice = chance.randrange(len(ask.options))
    return choice


def sides_of(card: CardDef) -> list[CardDef]:
    """A card, and its other side if something is printed there."""
    return [card] if card.back is None else [card, card.back]


def abilities_with(card: CardDef) -> Iterator[Ability]:
    """The abilities of a card, each with those it can give, and those they can."""
    waiting = list(card.abilities)
    while waiting:
        ability = waiting.pop(0)
        yield ability
        waiting[:0] = ability.inner()


def leaves_traces(ability: Ability) -> bool:
    """Whether a game can tell that an ability was used.

    It cannot of one that rules only consult, or that was done with when the deck was built.
    """
    if ability.trigger is not None or ability.modifiers or ability.replacement is not None:
        return True
    return bool(ability.body) and ability.kind != CONT


class Uses(Tally):
    """Which abilities of the match waited for their turn, and which did something."""

    def __init__(self, names: Names, game: Game) -> None:
        super().__init__(names, game)
        self.waited: set[int] = set()
        self.did: set[int] = set()

    def decides(self, game: Game, choice: int) -> None:
        super().decides(game, choice)
        # As the sheet has them: asking it would bring it up to date and hide faults.
        for entry in game.sheet.entries:
            if entry.ability >= 0 and entry.ability not in self.did and game.sheet.outs.get(entry):
                self.did.add(entry.ability)

    def happens(self, game: Game, state: State, batch: Batch) -> None:
        super().happens(game, state, batch)
        ability = batch[L_ABILITY]
        for change in batch[L_CHANGES]:
            if change[0] == STANDBY:
                self.waited.add(change[3])
            elif ability >= 0 and change[0] not in _QUIET:
                self.did.add(ability)

    def told(self, game: Game) -> dict[str, dict[int, int]]:
        """By card code: the places of its abilities that waited (1) or did something (2)."""
        found: dict[str, dict[int, int]] = {}
        for card in game.lib.definitions:
            places = found.setdefault(card.number, {})
            for place, ability in enumerate(abilities_with(card)):
                number = game.lib.register(ability)
                if number in self.did:
                    places[place] = 2
                elif number in self.waited:
                    places[place] = 1
        return found


Pair = tuple[Built, Built]
Work = tuple[str, str, float, list[tuple[int, Pair]]]


def _games(work: Work) -> list[dict[str, Any]]:
    name, folder, thorough, games = work
    use_library(folder)
    found: list[dict[str, Any]] = []
    for seed, decks in games:
        made: list[tuple[Uses, Game]] = []

        def noted(names: Names, game: Game, made: list[tuple[Uses, Game]] = made) -> Tally:
            made.append((Uses(names, game), game))
            return made[0][0]

        one = play(name, seed, thorough, decks, noted, lively)
        one["uses"] = made[0][0].told(made[0][1]) if made else {}
        one["decks"] = tuple(codes_of(deck)[0].partition("/")[0] for deck in decks)
        found.append(one)
    return found


def plan_of(builder: Builder[Any], games: int) -> list[Pair]:
    """The decks of a run: one around the card used least, and one of any group."""
    pairs: list[Pair] = []
    for number in range(games):
        one = builder.deck(builder.lead())
        other = builder.deck(builder.any_group())
        pairs.append((one, other) if number % 2 else (other, one))
    return pairs


def real_play(
    name: str,
    rows: list[Row],
    games: int,
    seed: int,
    jobs: int = 1,
    thorough: float = THOROUGH,
    failures: Path | None = None,
    progress: Callable[[str, int, int], None] | None = None,
) -> dict[str, Any]:
    """Play many games between random decks of the exact cards of a file; what was found."""

    def told(what: str, done: int, of: int) -> None:
        if progress is not None:
            progress(what, done, of)

    book_of(name)
    done = 0

    def judged(count: int) -> None:
        nonlocal done
        done += count
        told("reading", done, len(rows))

    verdicts = list(judge_all(name, rows, jobs, judged))
    builder = builder_of(name, verdicts, random.Random(f"decks {seed}"))
    pairs = plan_of(builder, games)
    pool = builder.all_cards
    total: dict[str, Any] = {
        "game": name,
        "cards": len(pool),
        "cards_used": sum(c.used > 0 for c in pool),
        "grouped": builder.grouped,
        builder.grouped: len(builder.groups),
        "games": 0,
        "decisions": 0,
        "thorough": thorough,
        "mixed_decks": builder.mixed,
        "crashes": 0,
        "stuck": 0,
        "broken": 0,
        "failures": [],
    }
    checks: Counter[str] = Counter()
    uses: dict[str, dict[int, int]] = defaultdict(dict)
    before = library_folder()
    with tempfile.TemporaryDirectory(prefix="bythebook-") as folder:
        library = CardLibrary(Path(folder), name)
        library.add(v for v in verdicts if v.status == EXACT)
        library.save()
        use_library(folder)
        plan = [(seed * 1_000_000 + i, pair) for i, pair in enumerate(pairs)]
        work: list[Work] = [
            (name, folder, thorough, plan[i : i + BATCH]) for i in range(0, games, BATCH)
        ]
        with processes(jobs) if jobs > 1 else Here() as workers:
            for results in workers.map(_games, work):
                for one in results:
                    _add(total, uses, checks, one, name, failures)
                    told("games", total["games"], games)
        cards = open_library(name)
        made = {side.number: side for c in pool for side in sides_of(cards.make(c.code))}
    use_library(before)
    total["checks"] = {"conserved": total["decisions"], **dict(sorted(checks.items()))}
    total.update(summary(made, uses))
    return total


def _add(
    total: dict[str, Any],
    uses: dict[str, dict[int, int]],
    checks: Counter[str],
    one: dict[str, Any],
    name: str,
    failures: Path | None,
) -> None:
    """One game's results."""
    total["games"] += 1
    total["decisions"] += one["decisions"]
    checks += one["checks"]
    for code, places in one["uses"].items():
        known = uses[code]
        for place, how in places.items():
            known[place] = max(known.get(place, 0), how)
    if one["failure"]:
        total[one["kind"]] += 1
        total["failures"].append(keep(one, name, failures))


def summary(cards: dict[str, CardDef], uses: dict[str, dict[int, int]]) -> dict[str, Any]:
    """How many abilities there are, which were never used, and which words are in none that was."""
    best: dict[Ability, int] = {}
    where: dict[Ability, str] = {}
    for code, card in cards.items():
        for place, ability in enumerate(abilities_with(card)):
            if not leaves_traces(ability):
                continue
            where.setdefault(ability, code)
            best[ability] = max(best.get(ability, 0), uses.get(code, {}).get(place, 0))
    nodes: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for ability, how in best.items():
        found = nodes_of(ability.words)
        nodes.update(found)
        if how:
            used.update(found)
    never = [ability for ability, how in best.items() if how == 0]
    idle = [ability for ability, how in best.items() if how == 1]
    return {
        "abilities": len(best),
        "never": len(never),
        "idle": len(idle),
        "never_on": sorted(where[a] for a in never),
        "idle_on": sorted(where[a] for a in idle),
        "nodes": len(nodes),
        "nodes_never": {n: nodes[n] for n in sorted(nodes) if not used[n]},
    }


def nodes_of(node: object) -> set[str]:
    """The sorts of words a text is made of."""
    if isinstance(node, tuple):
        return set().union(*(nodes_of(item) for item in node)) if node else set()
    if is_dataclass(node) and not isinstance(node, type):
        inner = set().union(*(nodes_of(getattr(node, f.name)) for f in fields(node)), set())
        return {type(node).__name__, *inner}
    return set()
