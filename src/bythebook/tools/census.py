"""What occurred: how often everything a book names has happened in games that were played.

Nothing is counted while the engine works. Actions are read off the decisions as they are
answered, continuous abilities off the sheet at decisions, and the rest off the log once a
game is over. What is counted, and under which names, is for a `Names` of the book's own to say.
"""

from collections import Counter
from typing import Final

from bythebook.catalogue import part_of
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import EVENT, REVEAL, SHUFFLE, TAKE, USED, Change
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.log import L_ABILITY, L_CHANGES, L_CLAUSE, L_SOURCE, Batch
from bythebook.kernel.state.options import KINDS, VERBS
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.state.result import REASONS, can_end
from bythebook.kernel.state.state import State

KEYWORD: Final = "keyword"
ACTION: Final = "action"
RESULT: Final = "result"
CLAUSE: Final = "clause"
CONCEDES: Final = "concede"

Counts = Counter[tuple[str, str]]
"""how often, by group and name"""

_NO_EFFECT: Final = frozenset({TAKE, USED, SHUFFLE, REVEAL})
"""Changes that by themselves are not yet what a text is for."""


class Names:
    """What a book wants counted; the usual answers are for a book that names nothing."""

    book: str
    """the short name of the book"""
    keywords: dict[int, str]
    """bits of an ability's marks, and the keywords they stand for"""
    apart: int
    """those of these bits whose use only `happened` can tell"""
    expected: dict[str, tuple[str, ...]]
    """by group, what is listed even if it never happened"""
    wanted: tuple[str, ...]
    """the groups in which all of that should happen in random play"""
    beside: tuple[str, ...]
    """beginnings of clauses under which an ability's effect is not what happens: paying, say"""
    used: int
    """the event that ends the resolution of an activated ability"""
    settled: frozenset[int]
    """kinds of decisions that come right after a check timing"""

    def __init__(self, book: str = "") -> None:
        self.book = book
        self.keywords = {}
        self.apart = 0
        self.expected = {}
        self.wanted = ()
        self.beside = ()
        self.used = NOTHING
        self.settled = frozenset()

    def action(self, game: Game, ask: Ask, option: Change) -> str:
        """What a player does by answering so."""
        return f"{KINDS[ask.kind]}: {VERBS[option[0]][0]}"

    def seen(self, game: Game, ask: Ask, option: Change) -> list[tuple[str, str]]:
        """What can be seen at a decision that is answered so, and in no log."""
        return []

    def happened(self, game: Game, state: State, batch: Batch) -> list[tuple[str, str]]:
        """What a batch of the log stands for besides keywords; the state is the one before it."""
        return []


class Tally:
    """What occurred in one game."""

    def __init__(self, names: Names, game: Game) -> None:
        self.names: Names = names
        self.counts: Counts = Counter()
        self.keyed: list[tuple[str, ...]] = [
            tuple(n for bit, n in names.keywords.items() if ability.marks & bit & ~names.apart)
            for ability in game.lib.abilities
        ]
        self.lasting: bool = any(
            keys and ability.kind == CONT
            for keys, ability in zip(self.keyed, game.lib.abilities, strict=True)
        )
        self.noted: set[tuple[int, int, int]] = set()
        # Abilities whose effect has been done and that are not over, and the one at work last.
        self.worked: set[tuple[int, int]] = set()
        self.last: tuple[int, int] = (NOTHING, NOTHING)

    def decides(self, game: Game, choice: int) -> None:
        """A decision is about to be answered."""
        ask = game.pending
        assert ask is not None
        self.counts[ACTION, self.names.action(game, ask, ask.options[choice])] += 1
        for group, name in self.names.seen(game, ask, ask.options[choice]):
            self.counts[group, name] += 1
        if self.lasting:
            self._look(game)

    def concedes(self) -> None:
        """A player gives up."""
        self.counts[ACTION, CONCEDES] += 1

    def _look(self, game: Game) -> None:
        """Continuous abilities that changed something, once a turn a card.

        They are taken as the sheet has them: asking it would bring it up to date, and so hide
        from the checks that somebody else had not.
        """
        sheet = game.sheet
        turn = game.state.turn
        for entry in sheet.entries:
            ability = entry.ability
            if ability < 0 or entry.modifier is None or not self.keyed[ability]:
                continue
            found = sheet.outs.get(entry)
            if found and (found[0] or entry.op != ADD):
                key = (turn, entry.source, ability)
                if key not in self.noted:
                    self.noted.add(key)
                    self._count(ability)

    def _count(self, ability: int) -> None:
        for name in self.keyed[ability]:
            self.counts[KEYWORD, name] += 1

    def happens(self, game: Game, state: State, batch: Batch) -> None:
        """A batch of the log; the state is the one before it."""
        self.counts[CLAUSE, batch[L_CLAUSE]] += 1
        for group, name in self.names.happened(game, state, batch):
            self.counts[group, name] += 1
        ability = batch[L_ABILITY]
        if ability >= 0 and self.keyed[ability]:
            self._resolves(game, batch, (batch[L_SOURCE], ability))
        self.last = (batch[L_SOURCE], ability)

    def _resolves(self, game: Game, batch: Batch, who: tuple[int, int]) -> None:
        """An ability has been used if its effect did something, and counts when it is over."""
        over = any(
            c[0] == TAKE or (c[0] == EVENT and c[1] == self.names.used) for c in batch[L_CHANGES]
        )
        # Nothing says when an event's text or a replacement is over: one run of it is one use.
        says = game.lib.abilities[who[1]].kind in (ACT, AUTO)
        if not says and who != self.last:
            self.worked.discard(who)
        if over:
            # What is told when an ability is over is no part of its effect.
            if says and who in self.worked:
                self.worked.discard(who)
                self._count(who[1])
        elif not batch[L_CLAUSE].startswith(self.names.beside) and any(
            c[0] not in _NO_EFFECT for c in batch[L_CHANGES]
        ):
            if not says and who not in self.worked:
                self._count(who[1])
            self.worked.add(who)

    def ends(self, game: Game) -> None:
        """The game is over."""
        if game.result is not None:
            self.counts[RESULT, game.result.reason] += 1


def listing(names: Names, counts: Counts) -> dict[str, dict[str, int]]:
    """Everything expected or counted, by group, what is expected first."""
    found: dict[str, dict[str, int]] = {
        group: dict.fromkeys(expected, 0) for group, expected in names.expected.items()
    }
    found[RESULT] = {
        name: 0
        for number, name in enumerate(REASONS)
        # Reasons of other books are there too, if those have been loaded.
        if number and can_end(number, names.book)
    }
    for (group, name), count in sorted(counts.items()):
        found.setdefault(group, {})[name] = count
    return found


def rare(names: Names, found: dict[str, dict[str, int]], least: int) -> dict[str, dict[str, int]]:
    """What should happen in random play and happened less often than that, by group."""
    below = {
        group: {n: found[group][n] for n in names.expected[group] if found[group][n] < least}
        for group in names.wanted
        if group in names.expected
    }
    return {group: low for group, low in below.items() if low}


def seldom(names: Names, found: dict[str, dict[str, int]], least: int) -> dict[str, dict[str, int]]:
    """What else happened less often than that: nobody can expect it of random play."""
    below = {
        group: {
            name: count
            for name, count in counts.items()
            if count < least and not (group in names.wanted and name in names.expected[group])
        }
        for group, counts in found.items()
        if group != CLAUSE
    }
    return {group: low for group, low in below.items() if low}


def names_of(game: str) -> Names:
    """What a game's book wants counted."""
    names: Names = (part_of(game, "census") or Names)()
    return names
