"""Boards in a few words, and what a test says to them."""

from typing import Any

from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.setup import table as lay_table
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Procedure, fields_of
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.log import L_CHANGES
from bythebook.kernel.state.options import (
    V_ACTIVATE,
    V_NUMBER,
    V_PICK,
    V_REPLACE,
    V_STANDBY,
    VERBS,
)
from bythebook.kernel.state.refs import BOTH, CARD, FIRST_CARD
from bythebook.kernel.state.state import State, plain
from bythebook.kernel.values.continuous import Sheet
from tests.kernel.cards import card
from tests.kernel.tiny import (
    BACK,
    DECK,
    DISCARD,
    FIELD,
    FRONT,
    HAND,
    KINDS,
    PILE,
    POINTS,
    SIDE,
    SOUL,
    V_PLAY,
    ZONES,
    Activate,
    Idle,
    Tiny,
)

Card = CardDef | str
NAMES = {"deck": DECK, "hand": HAND, "front": FRONT, "back": BACK, "discard": DISCARD}
NAMES |= {"soul": SOUL, "side": SIDE, "pile": PILE}
TABLES: "list[Table]" = []
"""The tables of the test that is running; `conftest` looks at them when it ends."""


def side(**zones: list[Card]) -> dict[str, list[Card]]:
    """One player's cards: top first in the deck, bottom first elsewhere."""
    return {"deck": ["filler"] * 5, **zones}


def act(*body: Effect, **fields: Any) -> Ability:
    """An ability to activate on the field."""
    return Ability(ACT, FIELD, body=body, **fields)


def auto(trigger: Trigger, *body: Effect, zones: tuple[int, ...] = FIELD, **fields: Any) -> Ability:
    """An ability that waits for something."""
    return Ability(AUTO, zones, trigger, body=body, **fields)


def cont(*modifiers: Modifier, zones: tuple[int, ...] = FIELD, **fields: Any) -> Ability:
    """A continuous ability."""
    return Ability(CONT, zones, modifiers=modifiers, **fields)


def board(
    you: dict[str, list[Card]] | None = None,
    rival: dict[str, list[Card]] | None = None,
    book: Tiny | None = None,
    turn: int = 0,
    root: Procedure | None = None,
    extra: tuple[CardDef, ...] = (),
) -> "Table":
    """A table set as described, at rest (or at the first decision of a root procedure)."""
    book = Tiny() if book is None else book
    known: dict[str, CardDef] = {c.number: c for c in extra}
    decks: tuple[list[CardDef], list[CardDef]] = ([], [])
    places: list[tuple[int, str]] = []
    for player, zones in enumerate((you or side(), rival or side())):
        for name, cards in zones.items():
            for one in reversed(cards) if name == "deck" else cards:
                made = card(one) if isinstance(one, str) else one
                decks[player].append(known.setdefault(made.number, made))
                places.append((player, name))
    game = lay_table(book, (Deck(decks[0]), Deck(decks[1])), 7)
    state = game.state
    state.zones = [[] for _ in range(2 * KINDS)]
    # A root procedure begins a turn of that player; at rest it has begun.
    state.turn = 1 if root is None else 0
    state.turn_player = turn if root is None else 1 - turn
    for number, (player, name) in enumerate(places, FIRST_CARD):
        kind = NAMES[name]
        state.zones[player * KINDS + kind].append(number)
        state.where[number] = player * KINDS + kind
        state.face[number] = ZONES.face[kind]
        state.seen[number] = (0, 1 << player, BOTH)[{DECK: 0, HAND: 1}.get(kind, 2)]
        state.stamp += 1
        state.placed[number] = state.stamp
    return Table(game, root or Idle())


class Table:
    """A game and the words a test uses to speak to it."""

    def __init__(self, game: Game, root: Procedure) -> None:
        self.game: Game = game
        self.base: State = game.state.copy()
        self.idle: bool = isinstance(root, Idle)
        TABLES.append(self)
        assert isinstance(game.book, Tiny)
        game.book.audit = audit
        game.push(root)
        if self.idle:
            game.d_rules = 0
            game.state.dirty = 0
            game.sheet.dirty = -1
            root.pc = 1
        game.run()

    # Looking.

    def find(self, name: str, player: int | None = None) -> int:
        """The (first) card of that name."""
        state = self.game.state
        for number in range(FIRST_CARD, len(state.inc)):
            if self.game.definition(number).name == name:
                if player is None or state.owner[number] == player:
                    return number
        raise AssertionError(f"no card is called {name}")

    def ref(self, name: str, player: int | None = None) -> int:
        """The reference to a card as it is now."""
        return self.game.state.ref(self.find(name, player))

    def value(self, char: int, name: str) -> int:
        return self.game.value(char, self.find(name))

    def names(self, player: int, zone: int) -> list[str]:
        """The names of the cards in a zone, bottom first."""
        return [self.game.definition(c).name for c in self.game.state.zone(player, zone)]

    def points(self, player: int = 0) -> int:
        """What a player has scored."""
        return self.game.state.vars[POINTS + player]

    def label(self, option: tuple[int, ...]) -> str:
        """An option in a word: the card it is about, or the verb."""
        if option[0] in (V_PICK, V_STANDBY, V_REPLACE, V_ACTIVATE, V_PLAY):
            return self.game.definition(option[1] & CARD).name
        if option[0] == V_NUMBER:
            return str(option[1])
        word = VERBS[option[0]][0]
        return word if len(option) == 1 else f"{word} {option[1]}"

    def options(self) -> list[str]:
        ask = self.game.pending
        assert ask is not None, f"nothing is asked: {self.game.result}"
        return [self.label(o) for o in ask.options]

    def asks(self, player: int, *options: str) -> None:
        """That player is asked, with exactly these options."""
        assert not self.at_rest(), "nothing is being asked"
        assert (self.asked, sorted(self.options())) == (player, sorted(options))

    @property
    def asked(self) -> int:
        ask = self.game.pending
        assert ask is not None
        return ask.player

    def at_rest(self) -> bool:
        return self.idle and self.game.pending is not None and len(self.game.stack) == 1

    # Doing.

    def choose(self, *labels: str) -> "Table":
        """Answer one decision after the other; a fork answers alike and must end up alike."""
        for label in labels:
            options = self.options()
            assert label in options, f"{label} is not offered: {options}"
            other = self.game.copy()
            before = position(self.game)
            assert position(other) == before
            other.answer(options.index(label))
            assert position(self.game) == before, "a fork changed its origin"
            self.game.answer(options.index(label))
            assert position(self.game) == position(other), "a fork went another way"
        return self

    def settle(self) -> "Table":
        """Answer with the first option until the table is at rest."""
        while not self.at_rest() and self.game.result is None:
            self.choose(self.options()[0])
        return self

    def quietly(self) -> None:
        """From now on nothing is audited between two batches."""
        assert isinstance(self.game.book, Tiny)
        self.game.book.audit = None

    def run(self, frame: Procedure) -> "Table":
        """A procedure from the table at rest; a check timing follows."""
        assert self.at_rest(), f"still asking {self.options()}"
        self.game.stack[-1].pc = 0
        self.game.pending = None
        self.game.push(frame)
        self.game.run()
        return self

    def change(self, *changes: Any) -> "Table":
        """Changes that happen at the same time, then a check timing."""
        whole = [c for one in changes for c in (one if isinstance(one, list) else [one])]
        return self.run(Happen(whole))

    def do(self, *body: Effect, by: str = "", player: int = 0, **fields: Any) -> "Table":
        """An effect resolves: of a card, or of nobody's."""
        ability = self.game.lib.register(Ability(ACT, FIELD, body=body, **fields))
        if any(m.char == 0 for m in fields.get("modifiers", ())):
            self.game.guard_possible = True
        return self.run(Resolve(ability, self.ref(by) if by else -1, player))

    def activate(self, name: str) -> "Table":
        """The (first) ability of a card is activated by its master."""
        number = self.find(name)
        return self.run(
            Activate(
                self.game.abilities_of(number)[0],
                self.game.state.ref(number),
                self.game.state.master[number],
            )
        )

    def clauses(self) -> list[str]:
        """The clauses of all batches so far."""
        assert self.game.log is not None
        return [entry[1] for entry in self.game.log.since(0)]


class Happen(Procedure):
    """Some changes at the same time."""

    def __init__(self, changes: list[Any] | None = None) -> None:
        self.changes: list[Any] = changes or []

    @step("kernel tiny 0.4")
    def happen(self, game: Game) -> Any:
        return self.changes


def position(game: Game) -> Any:
    """All of a game that matters: the state, every frame, the question, how it ended."""
    ask = game.pending
    question = None
    if ask is not None:
        question = (ask.player, ask.kind, ask.options, ask.hidden, ask.default, ask.clause)
    frames = [(type(f).__name__, fields_of(f)) for f in game.stack]
    return plain(game.state), frames, question, repr(game.result), game.holding


def audit(game: Game) -> None:
    """What is kept ready is what would be worked out afresh."""
    fresh = game.copy(log=False, history=False)
    fresh.sheet = Sheet()
    fresh.observers_stale = True
    assert fresh.sheet_values() == game.sheet_values()
    for name in ("granted", "blank", "guarded"):
        assert getattr(fresh.sheet, name) == getattr(game.sheet, name), name
    assert sorted(fresh.sheet.replacements) == sorted(game.sheet.replacements)

    def waiting(g: Game) -> list[tuple[int, int, int]]:
        return [(o.source, o.ability, o.master) for o in g.observers()]

    assert waiting(fresh) == waiting(game)


def folded(table: Table) -> State:
    """The state that all changes of the log make out of the starting state."""
    game = table.game
    state = table.base.copy()
    assert game.log is not None
    for entry in game.log.since(0):
        state.batch += 1
        for change in entry[L_CHANGES]:
            apply(state, game.zones, game.seed, change)
    return state
