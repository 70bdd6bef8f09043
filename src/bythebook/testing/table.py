"""The test table: set a board, decide by words, assert what is offered and what is there."""

import os
from collections.abc import Iterable
from typing import Any

from bythebook.kernel.abilities import CardDef
from bythebook.kernel.book import Book
from bythebook.kernel.changes import Change
from bythebook.kernel.clauses import step
from bythebook.kernel.game import Game
from bythebook.kernel.options import (
    F_CARD,
    F_WORD,
    F_ZONE,
    FIRST_KIND,
    KINDS,
    V_PASS,
    V_PICK,
    VERBS,
)
from bythebook.kernel.procedure import CHECK, Ask, Flow, Procedure
from bythebook.kernel.refs import BOTH, CARD, FACE_UP, OWNER_SEES
from bythebook.kernel.saving import frame_data, load, save
from bythebook.kernel.setup import table as lay_out
from bythebook.kernel.state import plain
from bythebook.testing.books import BOOKS, Setup
from bythebook.testing.leaks import leak

K_IDLE = FIRST_KIND - 1
KINDS[K_IDLE] = "idle"
MODE = os.environ.get("BYTHEBOOK_MODE", "")

_tables: list["Table"] = []


class TestFailed(AssertionError):
    """A table is not as a test says it must be."""

    __test__ = False


class Stumbled(TestFailed):
    """A test cannot go on: what it wants to do is not there. That asserts nothing of a rule."""


class Idle(Procedure):
    """Under every test's procedures: a check timing, and then nothing to do."""

    @step("test idle")
    def settle(self, game: Game) -> Flow:
        """Let what was started settle."""
        return CHECK

    @step("test idle")
    def rest(self, game: Game) -> Flow:
        """Nothing to do; whoever runs the test may start something else."""
        self.pc = 0
        return Ask(game.state.turn_player, K_IDLE, [(V_PASS,)], hidden=True)


class Side:
    """One player's half of the board, before the game."""

    def __init__(self, zones: dict[str, Any]) -> None:
        self.zones = zones


def side(**zones: Any) -> Side:
    """A player's zones: names of cards, topmost first; a number means so many fillers."""
    return Side(zones)


class ZoneView:
    """A player's zone, for assertions."""

    def __init__(self, seat: "Seat", kind: int) -> None:
        self.seat = seat
        self.kind = kind

    @property
    def names(self) -> list[str]:
        """The names of the cards there, topmost first."""
        game = self.seat.table.game
        cards = game.state.zone(self.seat.player, self.kind)
        return [game.definition(c).name for c in reversed(cards)]

    def __len__(self) -> int:
        return len(self.seat.table.game.state.zone(self.seat.player, self.kind))

    def is_(self, *names: str) -> None:
        """Exactly these cards, topmost first."""
        if self.names != list(names):
            raise TestFailed(f"{self} is {self.names}, not {list(names)}")

    def holds_exactly(self, *names: str) -> None:
        """Exactly these cards, in any order."""
        if sorted(self.names) != sorted(names):
            raise TestFailed(f"{self} holds {sorted(self.names)}, not {sorted(names)}")

    def has(self, count: int) -> None:
        """So many cards."""
        if len(self) != count:
            raise TestFailed(f"{self} has {len(self)} cards, not {count}: {self.names}")

    def __repr__(self) -> str:
        return f"{self.seat.name}'s {self.seat.table.game.zones.names[self.kind]}"


class Seat:
    """A player at the table."""

    def __init__(self, table: "Table", player: int) -> None:
        self.table = table
        self.player = player
        self.name = "AB"[player]

    def __getattr__(self, name: str) -> ZoneView:
        zones = self.table.game.zones.names
        words = BOOKS[self.table.game.book.name].aliases.get(name, name.replace("_", " "))
        if words not in zones:
            raise AttributeError(name)
        return ZoneView(self, zones.index(words))

    @property
    def options(self) -> list[str]:
        """What this player can choose from now, in words."""
        ask = self.table.game.pending
        if ask is None or ask.player != self.player:
            who = "nobody" if ask is None else "AB"[ask.player]
            kind = "" if ask is None else KINDS[ask.kind]
            raise TestFailed(f"{self.name} has nothing to decide, {who} has ({kind})")
        return [self.table.words(o) for o in ask.options]

    def may_choose_exactly(self, *words: str) -> None:
        """These options and no others."""
        if sorted(set(self.options)) != sorted(set(words)):
            raise TestFailed(
                f"{self.name} may choose {sorted(set(self.options))}, not {sorted(set(words))}"
            )

    def may_not_choose(self, *words: str) -> None:
        """None of these is offered."""
        found = [w for w in words if w in self.options]
        if found:
            raise TestFailed(f"{self.name} may choose {found}")

    def chooses(self, *words: str) -> None:
        """Decide, one decision a word."""
        for word in words:
            try:
                options = self.options
            except TestFailed as error:
                raise Stumbled(f"{self.name} cannot choose {word!r}: {error}") from None
            if word not in options:
                raise Stumbled(f"{self.name} cannot choose {word!r}, only {options}")
            self.table.answer(options.index(word))

    def passes(self) -> None:
        """Decide for nothing."""
        self.chooses("pass")

    def is_asked(self, kind: str) -> None:
        """This player decides now, and this kind of thing."""
        ask = self.table.game.pending
        found = None if ask is None else ("AB"[ask.player], KINDS[ask.kind])
        if found != (self.name, kind):
            raise TestFailed(f"asked is {found}, not {(self.name, kind)}")

    def card(self, name: str) -> int:
        """The number of this player's card of that name, on the field if there is one."""
        game = self.table.game
        found = [
            c
            for c in range(2, len(game.state.inc))
            if game.state.master[c] == self.player and game.definition(c).name == name
        ]
        if not found:
            raise Stumbled(f"{self.name} has no {name}")
        found.sort(key=lambda c: not game.zones.field[game.state.kind_of(c)])
        return found[0]

    def value(self, name: str, characteristic: str) -> int:
        """A characteristic of one of this player's cards, with all effects."""
        game = self.table.game
        return game.value(game.book.chars.index(characteristic), self.card(name))

    def state_of(self, name: str) -> int:
        """How a card lies (stand, rest, reverse ...)."""
        return self.table.game.state.orient[self.card(name)]

    def ref(self, name: str) -> int:
        """A reference to one of this player's cards."""
        return self.table.game.state.ref(self.card(name))


class Table:
    """A game set up for a test."""

    def __init__(self, game: Game, cards: dict[str, CardDef]) -> None:
        self.game = game
        self.cards = cards
        self.you = Seat(self, 0)
        self.rival = Seat(self, 1)
        self.asking = False
        _tables.append(self)

    @property
    def asked(self) -> Ask:
        """The pending decision; there has to be one."""
        ask = self.game.pending
        if ask is None:
            raise TestFailed("nobody has anything to decide")
        return ask

    def words(self, option: Change) -> str:
        """An option in words: the verb and names; a pick is just the name."""
        verb, fields = VERBS[option[0]]
        parts = [] if option[0] == V_PICK else [verb]
        game = self.game
        for index, field in enumerate(fields):
            value = option[index + 1]
            if field == F_CARD:
                if value >= 0:
                    parts.append(game.definition(value & CARD).name if value > 1 else "AB"[value])
            elif field == F_ZONE:
                return game.zones.names[value % game.state.kinds]
            elif field == F_WORD:
                return game.book.word_of(game, option[index], value)
            elif field == "number" and verb != "resolve":
                names = BOOKS[game.book.name].numbers.get(verb)
                return names[value] if names else str(value)
        return " ".join(dict.fromkeys(parts))

    def answer(self, choice: int) -> None:
        """Answer the pending decision, going through whatever the mode asks for."""
        self.game.answer(choice)
        self.shake()

    def shake(self) -> None:
        """Save and load, take back and redo, or fork: nothing may come of it."""
        game = self.game
        if MODE == "save":
            self.game = load(save(game), game.book, self.cards)
        elif MODE == "undo" and game.decided:
            game.undo()
            game.redo()
        elif MODE == "fork":
            self.game = game.copy()

    def run(self, procedure: Procedure | None, *more: Procedure) -> None:
        """Start a procedure here; it runs until somebody has to decide or it is over."""
        for frame in (procedure, *more):
            if frame is None:
                raise Stumbled("there is nothing to run")
            ask = self.game.pending
            if ask is None or ask.kind != K_IDLE:
                raise Stumbled("a procedure can only be started when nothing is going on")
            self.game.pending = None
            self.game.push(frame)
            self.game.run()
        if self.game.checkpoints is not None and not self.game.decided:
            self.shake()

    def changes(self, changes: Iterable[Change]) -> None:
        """Let changes happen, as if a step had answered with them."""
        self.run(Once(list(changes)))

    def asserts_over(self, winner: int, clause: str) -> None:
        """The game is over: won by that player (-1 for a draw), by that clause."""
        result = self.game.result
        if result is None or (result.winner, result.clause) != (winner, clause):
            raise TestFailed(f"the result is {result}, not {winner} by {clause}")

    def ends_asking(self) -> None:
        """This test may end with a question open."""
        self.asking = True

    def check(self) -> None:
        """What must hold at the end of every test."""
        game = self.game
        ask = game.pending
        quiet = BOOKS[game.book.name].quiet
        if ask is not None and not self.asking and ask.kind != K_IDLE and ask.kind not in quiet:
            raise Stumbled(f"the test ends on a question: {KINDS[ask.kind]} ({ask.clause})")
        here = position(game)
        again = load(save(game), game.book, self.cards)
        if position(again) != here:
            raise TestFailed("saving and loading does not give the same position")
        if game.decided and len(game.checkpoints or ()):
            game.undo()
            game.redo()
            if position(game) != here:
                raise TestFailed("taking back and doing again does not give the same position")
        fork = game.copy()
        if position(fork) != here:
            raise TestFailed("a fork is not the same position")
        for player in (0, 1):
            found = leak(game, player)
            if found:
                raise TestFailed(found)


class Once(Procedure):
    """Changes a test wants to happen."""

    def __init__(self, changes: list[Change] | None = None) -> None:
        self.changes: list[Change] = changes or []

    @step("test changes")
    def happen(self, game: Game) -> Flow:
        """They happen at the same time."""
        return self.changes


def position(game: Game) -> Any:
    """Everything a game is at a decision, for comparing."""
    ask = game.pending
    return (
        plain(game.state),
        [frame_data(f) for f in game.stack],
        None if ask is None else (ask.player, ask.kind, ask.options, ask.clause),
        None if game.result is None else repr(game.result),
    )


def check_all() -> None:
    """Check every table of the test that has just ended."""
    try:
        for each in _tables:
            each.check()
    finally:
        _tables.clear()


def forget_all() -> None:
    """Forget the tables of the test that has just ended."""
    _tables.clear()


def table(
    book: str,
    you: Side | None = None,
    rival: Side | None = None,
    cards: Iterable[CardDef] = (),
    at: str = "",
    turn: int = 0,
    turns: int = 2,
    seed: int = 1,
) -> Table:
    """A board; with `at`, the game stands at that phase's beginning in the turn of `turn`."""
    setup = BOOKS[book]
    known = {c.name: c for c in setup.fillers}
    known.update({c.name: c for c in cards})
    halves = [you or side(), rival or side()]
    layout = [_layout(setup, h, known) for h in halves]
    decks = [[c for _, cs in half for c, _ in cs] for half in layout]
    rulebook = setup.anew()
    game = lay_out(rulebook, (decks[0], decks[1]), seed)
    _place(game, rulebook, layout)
    game.state.turn = turns
    game.state.turn_player = turn
    if setup.prepare is not None:
        setup.prepare(game)
    frames = setup.frames(at)
    for frame in frames or [Idle()]:
        game.push(frame)
    game.run()
    pool = {c.number: c for c in known.values()}
    return Table(game, pool)


Half = list[tuple[int, list[tuple[CardDef, int]]]]


def _wanted(setup: Setup, content: Any) -> list[Any]:
    """What a zone is to hold: so many fillers, one card, or several."""
    if isinstance(content, int):
        return [setup.fillers[0].name] * content
    if isinstance(content, str | CardDef | tuple):
        return [content]
    return list(content)


def _layout(setup: Setup, half: Side, known: dict[str, CardDef]) -> Half:
    """Which card lies where, bottom first, and how it is turned."""
    zones = dict(setup.usual)
    zones.update(half.zones)
    found: Half = []
    for name, content in zones.items():
        kind = setup.zone(name)
        wanted = _wanted(setup, content)
        row: list[tuple[CardDef, int]] = []
        for item in reversed(wanted):
            card, state = item if isinstance(item, tuple) else (item, -1)
            if not isinstance(card, CardDef):
                if card not in known:
                    raise Stumbled(f"no card is called {card!r}: give it in cards=")
                card = known[card]
            known[card.name] = card
            row.append((card, state))
        found.append((kind, row))
    return found


def _place(game: Game, book: Book, layout: list[Half]) -> None:
    """Put every card where the board says, as if it had always been there."""
    state = game.state
    card = 2
    for cards in state.zones:
        cards.clear()
    for player, half in enumerate(layout):
        for kind, row in half:
            zone = player * state.kinds + kind
            for _, turned in row:
                state.zones[zone].append(card)
                state.where[card] = zone
                state.face[card] = book.zones.face[kind]
                state.orient[card] = book.zones.orient[kind] if turned < 0 else turned
                state.placed[card] = card
                sight = book.zones.sight[kind]
                state.beside += int(book.zones.beside[kind])
                if book.zones.shows[kind] and state.face[card] == FACE_UP:
                    state.seen[card] = BOTH
                elif sight == OWNER_SEES:
                    state.seen[card] = 1 << player
                card += 1
    state.stamp = card
