"""Random legal decks of a player's exact cards play each other, with the checks of `fuzz`.

Decks are of one title, so that cards meet those they speak of; each is built around the card
used least so far, with whatever it names, so that over a run every card is used. A title too
small for a deck is filled up from another one. Whatever abilities the cards have is noted when it
waits for its turn, when it does something, and, if continuous, when it changes something.
"""

from __future__ import annotations

import random
import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from bythebook import BythebookError, book_of
from bythebook.kernel.abilities import CONT, Ability, CardDef
from bythebook.kernel.changes import REVEAL, SHUFFLE, STANDBY, TAKE, USED
from bythebook.kernel.game import Game
from bythebook.kernel.log import L_ABILITY, L_CHANGES, Batch
from bythebook.kernel.options import V_PASS
from bythebook.kernel.procedure import Ask
from bythebook.kernel.state import State
from bythebook.library.judging import EXACT, Verdict, judge_all
from bythebook.library.rows import Row
from bythebook.library.store import CardLibrary, library_folder, open_library, use_library
from bythebook.text.normalise import fold_name
from bythebook.tools.census import Names, Tally
from bythebook.tools.fuzz import Here, keep, play

SIZE: Final = 50
COPIES: Final = 4
CLIMAXES: Final = 8
CURVE: Final = ((0, 16), (1, 12), (2, 7), (3, 7))
"""how many cards of each level a deck wants, beside its climaxes"""
BATCH: Final = 5
THOROUGH: Final = 0.01
"""the share of decisions at which the costlier checks are made"""
_IN_DECK: Final = re.compile(r"same card name as this card and [^.]*\bdeck")
"""a text that counts cards of several names together"""
_QUIET: Final = frozenset({TAKE, USED, SHUFFLE, REVEAL})


@dataclass
class Card:
    """A card to build decks of, and in how many it was used."""

    code: str
    name: str
    kind: str
    level: int
    color: str
    named: frozenset[str]
    """names its text speaks of"""
    together: frozenset[str] = frozenset()
    """its own name and those that its text counts together with it in a deck"""
    used: int = 0


def pool_of(verdicts: Iterable[Verdict]) -> dict[str, list[Card]]:
    """The exact cards by title, printings of one card once.

    A title is what stands before the stroke of a card's code: all sets of it share that.
    """
    found: dict[str, list[Card]] = defaultdict(list)
    seen: set[str] = set()
    for verdict in verdicts:
        printed = verdict.printed
        if verdict.status != EXACT or not printed:
            continue
        same = repr(sorted((k, v) for k, v in printed.items() if k not in ("title", "side")))
        if same in seen:
            continue
        seen.add(same)
        text = " ".join(printed.get("text", ()))
        name = fold_name(printed["name"])
        named = frozenset(fold_name(n) for n in re.findall('["“]([^"“”【]+)["”]', text))
        found[verdict.code.partition("/")[0]].append(
            Card(
                verdict.code,
                name,
                printed["kind"],
                printed.get("level", 0),
                printed["color"],
                named,
                named | {name} if _IN_DECK.search(text) else frozenset(),
            )
        )
    return dict(found)


class Builder:
    """Builds decks, those cards first that were used least."""

    def __init__(self, pool: dict[str, list[Card]], chance: random.Random) -> None:
        self.pool = pool
        self.titles = sorted(pool)
        self.sizes = [len(pool[title]) for title in self.titles]
        self.largest = max(self.titles, key=lambda title: len(pool[title]))
        self.chance = chance
        self.mixed = 0

    def lead(self) -> str:
        """The title of a card that was used least of all."""
        least = {title: min(c.used for c in self.pool[title]) for title in self.titles}
        lowest = min(least.values())
        return self.chance.choice([title for title in self.titles if least[title] == lowest])

    def deck(self, title: str) -> list[str]:
        """Fifty card codes: the least used card of a title, what it names, and others."""
        cards = self.ranked(self.pool[title], ())
        first = cards[0]
        colors = (first.color, self.chance.choice(cards).color)
        taking = _Taking()
        climaxes = [c for c in cards if c.kind == "climax"]
        others = [c for c in cards if c.kind != "climax"]
        # The card itself, and what it speaks of.
        for card in (first, *(c for c in cards if c.name in first.named)):
            if card.kind != "climax":
                taking.take(card, 3)
        most = SIZE - CLIMAXES
        by_level: dict[int, int] = dict(CURVE)
        for card in self.ranked(others, colors):
            if by_level.get(min(card.level, 3), 0) > 0 and taking.count < most:
                by_level[min(card.level, 3)] -= taking.take(card, min(2, most - taking.count))
        for copies in (2, COPIES):
            for card in self.ranked(others, colors):
                if taking.count < most:
                    taking.take(card, min(copies, most - taking.count))
        spoken = {name for card in taking.cards for name in card.named}
        wanted = [c for c in climaxes if c.name in spoken or c is first]
        climax = _Taking()
        for card in (*wanted, *self.ranked(climaxes, colors)):
            climax.take(card, min(COPIES, CLIMAXES - climax.count))
        codes = [*taking.codes, *climax.codes]
        if len(codes) < SIZE:
            codes += self.fill(SIZE - len(codes), {c.name for c in cards}, title)
        if len(codes) < SIZE:
            raise BythebookError(f"the exact cards of the file do not fill a deck of {SIZE}")
        return codes

    def fill(self, count: int, without: set[str], title: str) -> list[str]:
        """Cards of another title, for one too small or without enough climaxes."""
        self.mixed += 1
        other = self.largest if title != self.largest else self.titles[0]
        taking = _Taking()
        for card in self.ranked(self.pool[other], ()):
            if card.kind != "climax" and card.name not in without:
                taking.take(card, min(COPIES, count - taking.count))
        return taking.codes

    def ranked(self, cards: list[Card], colors: tuple[str, ...]) -> list[Card]:
        """Cards in the colors first, then those used least; the rest is left to chance."""
        return sorted(cards, key=lambda c: (c.color not in colors, c.used, self.chance.random()))


@dataclass
class _Taking:
    """The cards of a deck so far."""

    codes: list[str] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    names: Counter[str] = field(default_factory=Counter)

    @property
    def count(self) -> int:
        return len(self.codes)

    def take(self, card: Card, copies: int) -> int:
        """Put copies into the deck, as many as the name allows; how many they were."""
        copies = min(copies, COPIES - self.names[card.name])
        for group in {card.together, *(c.together for c in self.cards)}:
            if card.name in group:
                copies = min(copies, COPIES - sum(self.names[name] for name in group))
        if copies <= 0:
            return 0
        if card not in self.cards:
            card.used += 1
            self.cards.append(card)
        self.names[card.name] += copies
        self.codes += [card.code] * copies
        return copies


def lively(chance: random.Random, ask: Ask) -> int:
    """Any of the options; passing is thought over once, so that more is done."""
    choice = chance.randrange(len(ask.options))
    if ask.options[choice][0] == V_PASS:
        choice = chance.randrange(len(ask.options))
    return choice


def abilities_with(card: CardDef) -> Iterator[Ability]:
    """The abilities of a card, each with those it can give, and those they can."""
    waiting = list(card.abilities)
    while waiting:
        ability = waiting.pop(0)
        yield ability
        waiting[:0] = ability.inner()


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


Pair = tuple[list[str], list[str]]
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
        one["decks"] = tuple(deck[0].partition("/")[0] for deck in decks)
        found.append(one)
    return found


def plan_of(pool: dict[str, list[Card]], games: int, seed: int) -> tuple[list[Pair], Builder]:
    """The decks of a run: one around the card used least, and one of any title."""
    if not pool:
        raise BythebookError("no card of the file is exact: there is nothing to play with")
    builder = Builder(pool, random.Random(f"decks {seed}"))
    pairs: list[Pair] = []
    for number in range(games):
        one = builder.deck(builder.lead())
        [title] = builder.chance.choices(builder.titles, builder.sizes)
        other = builder.deck(title)
        pairs.append((one, other) if number % 2 else (other, one))
    return pairs, builder


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
    pool = pool_of(verdicts)
    pairs, builder = plan_of(pool, games, seed)
    total: dict[str, Any] = {
        "game": name,
        "cards": sum(len(cards) for cards in pool.values()),
        "cards_used": sum(c.used > 0 for cards in pool.values() for c in cards),
        "titles": len(pool),
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
        with ProcessPoolExecutor(jobs) if jobs > 1 else Here() as workers:
            for results in workers.map(_games, work):
                for one in results:
                    _add(total, uses, checks, one, name, failures)
                    told("games", total["games"], games)
        cards = open_library(name)
        made = {c.code: cards.make(c.code) for listed in pool.values() for c in listed}
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
    """How many abilities there are, which were never used, and which words are in none that was.

    What a text says of decks is done when they are built.
    """
    best: dict[Ability, int] = {}
    where: dict[Ability, str] = {}
    for code, card in cards.items():
        for place, ability in enumerate(abilities_with(card)):
            if ability.kind == CONT and not ability.zones:
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
