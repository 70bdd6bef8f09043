"""Weiss Schwarz at the terminal: its words, its board, its questions."""

from typing import Any, ClassVar

from bythebook.cli.asking import optional
from bythebook.cli.drawing import BOXES
from bythebook.cli.face import Deed
from bythebook.cli.screen import escape
from bythebook.cli.story import merged
from bythebook.cli.summary import added_up, counted
from bythebook.cli.tables import TableFace
from bythebook.cli.ws import why
from bythebook.cli.ws.board import Board, hand, in_full, in_short, situation
from bythebook.cli.ws.digest import digest
from bythebook.cli.ws.place import ATTACK_STEPS, STEPS, attack, phase
from bythebook.cli.ws.tale import phrases
from bythebook.games.ws.cards import CARD_LEVEL, CHARACTER, CLIMAX, COST, POWER, SOUL, TYPE
from bythebook.games.ws.effects import StockCost
from bythebook.games.ws.events import (
    EV_ATTACK,
    EV_CANCELED,
    EV_DAMAGED,
    EV_PLAYED,
    FRONTAL,
    K_ATTACK_TYPE,
    K_ATTACKER,
    K_CLIMAX,
    K_CLOCK,
    K_COUNTER_STEP,
    K_DISCARD,
    K_ENCORE,
    K_EXCHANGE,
    K_LEVEL_UP,
    K_MAIN,
    K_POSITION,
    K_REDRAW,
    V_ATTACK,
    V_ATTACK_TYPE,
    V_CLOCK,
    V_EXCHANGE,
    V_PLAY,
    V_POSITION,
)
from bythebook.games.ws.playing import Exchange
from bythebook.games.ws.terms import LookAtTop
from bythebook.games.ws.zones import CLOCK, HAND, LEVEL, STAGE, STOCK, facing
from bythebook.kernel.abilities import Ability, CardDef
from bythebook.kernel.changes import Change
from bythebook.kernel.game import Game
from bythebook.kernel.options import (
    K_INTERRUPT,
    K_MAY,
    K_STANDBY,
    KINDS,
    V_ACTIVATE,
    V_DONE,
    V_FIRST,
    V_PASS,
)
from bythebook.kernel.refs import CARD, NOTHING
from bythebook.kernel.resolve import AskPay, Resolve
from bythebook.kernel.toplevel import FromTop
from bythebook.text.ws import entries_of, show

QUESTIONS = {
    K_REDRAW: "Which cards of your first hand do you exchange?",
    K_CLOCK: "Clock phase: which card do you put on your clock, to draw two?",
    K_MAIN: "Main phase: what do you do?",
    K_CLIMAX: "Climax phase: which climax do you play?",
    K_COUNTER_STEP: "Counter step: do you counter?",
    K_ATTACKER: "Attack phase: who attacks?",
    K_ENCORE: "Encore step: which reversed character leaves the stage first?",
    K_LEVEL_UP: "Level up: which card goes to your level?",
    K_DISCARD: "Hand limit: which cards do you put into the waiting room?",
}
PASSING = {
    K_CLOCK: "nothing, on to the main phase",
    K_MAIN: "pass, on to the climax phase",
    K_CLIMAX: "no climax, on to the attacks",
    K_COUNTER_STEP: "no counter",
    K_ATTACKER: "no more attacks, on to the encore step",
}
MOVES = {HAND: "draw a card", STOCK: "put the top card of your deck into your stock"}
HINTS = {
    "attack": "attacks come in the attack phase: pass until it comes",
    "end": "pass ends a phase; after the attacks the turn ends by itself",
    "draw": "drawing comes by itself, in the draw phase and after putting a card on the clock",
    "clock": "a card is put on the clock in the clock phase, before the main phase",
    "climax": "a climax is played in the climax phase: pass the main phase first",
    "move": "exchange moves characters between positions, in the main phase",
    "encore": "Encore is offered by itself when a character leaves the stage",
}
ACTIONS = (
    (V_PLAY, "play a card", ("p", "play"), "Play which card?"),
    (V_ACTIVATE, "use an ability", ("a", "use", "u"), "Use which ability?"),
)
NOT_OF_A_TEXT = (K_LEVEL_UP, K_INTERRUPT, K_STANDBY)
WITH_BOARD = (K_CLOCK, K_MAIN, K_CLIMAX, K_COUNTER_STEP, K_ATTACKER, K_ENCORE)


class WeissSchwarzFace(TableFace):
    """The words of Weiss Schwarz."""

    questions: ClassVar = QUESTIONS
    passing: ClassVar = PASSING
    hints: ClassVar = HINTS
    steps: ClassVar = STEPS
    groups: ClassVar = ACTIONS
    free: ClassVar = (K_MAIN,)
    main: ClassVar = K_MAIN
    not_of_a_text: ClassVar = NOT_OF_A_TEXT
    with_board: ClassVar = WITH_BOARD
    with_hand: ClassVar = (K_MAIN, K_COUNTER_STEP)

    chars: ClassVar = {"power": POWER, "soul": SOUL, "level": CARD_LEVEL, "cost": COST}
    examples: ClassVar = {
        "zones": "look clock, look rival waiting room",
        "path": "play mio left center",
        "position": "power left center",
        "other": "read rival middle",
    }

    def option(self, game: Game, player: int, option: Change) -> tuple[str, str]:
        verb = option[0]
        ask = game.pending
        kind = -1 if ask is None else ask.kind
        if verb == V_DONE and kind == K_REDRAW:
            return "done, keep the rest", ""
        if verb in (V_PLAY, V_CLOCK):
            name = self.card_name(game, player, option[1])
            return name, self.short(game, option[1])
        if verb == V_EXCHANGE:
            return "exchange positions", ""
        if verb == V_ATTACK:
            return self.card_name(game, player, option[1]), self.facing(game, option[1] & CARD)
        if verb == V_ATTACK_TYPE:
            return self.attack_type(game, option[1])
        if verb == V_POSITION:
            return self.position(game, player, option[1])
        if verb == V_FIRST:
            due = [type(frame).__name__ for who, frame in game.book.interrupts(game)]
            words = {"LevelUp": "level up", "Reshuffle": "reshuffle the deck"}
            return words.get(due[option[1]], due[option[1]]), ""
        return super().option(game, player, option)

    def short(self, game: Game, ref: int) -> str:
        return in_short([v[ref & CARD] for v in game.sheet_values()])

    def facing(self, game: Game, card: int) -> str:
        """What a character would attack."""
        state = game.state
        across = facing(state.kind_of(card))
        there = state.zone(1 - state.side_of(card), across) if across >= 0 else []
        own = f"({game.zones.names[state.kind_of(card)]}) {game.value(POWER, card)}"
        own += f"/{game.value(SOUL, card)}"
        if not there:
            return f"{own}, nobody facing: direct, +1 soul"
        other = there[-1]
        values = f"{game.value(POWER, other)}/{game.value(SOUL, other)}"
        name = game.definition(other).name
        return f"{own} facing {name} {values}, level {game.value(CARD_LEVEL, other)}"

    def attack_type(self, game: Game, kind: int) -> tuple[str, str]:
        """A type of attack, with what it would mean."""
        fight = attack(game)
        if fight is None or fight.other == NOTHING:
            return KINDS[K_ATTACK_TYPE], ""
        mine, other = fight.attacker & CARD, fight.other & CARD
        soul = game.value(SOUL, mine)
        if kind == FRONTAL:
            powers = f"{game.value(POWER, mine)} against {game.value(POWER, other)}"
            return "frontal", f"soul {soul}, power {powers}"
        left = soul - max(0, game.value(CARD_LEVEL, other))
        return "side", f"soul {left}, no battle"

    def position(self, game: Game, player: int, zone: int) -> tuple[str, str]:
        """A position, with whoever is there."""
        name = game.zones.names[zone % game.state.kinds]
        there = game.state.zone(player, zone % game.state.kinds)
        if not there:
            return name, "empty"
        ask = game.pending
        placing = ask is not None and ask.kind == K_POSITION
        who = game.definition(there[-1]).name
        return name, f"{who}{' goes to the waiting room' if placing else ''}"

    def texts(self, card: CardDef) -> list[str]:
        return [e for e in entries_of(card.text, card.values[TYPE]) if e not in card.unread]

    def keys(self, option: Change) -> tuple[str, ...]:
        if option[0] == V_EXCHANGE:
            return ("x", "exchange")
        return super().keys(option)

    def number(self, option: Change) -> int:
        if option[0] == V_POSITION and option[1] in STAGE:
            return STAGE.index(option[1]) + 1
        return 0

    def question(self, game: Game, player: int) -> str:
        ask = game.pending
        assert ask is not None
        if ask.kind == K_POSITION:
            name = self.card_name(game, player, ask.source) if ask.source >= 0 else "it"
            return f"Where does {escape(name)} go?"
        if ask.kind == K_ATTACK_TYPE:
            fight = attack(game)
            who = "it" if fight is None else self.card_name(game, player, fight.attacker)
            return f"How does {escape(who)} attack?"
        if ask.kind == K_EXCHANGE:
            frame = game.stack[-1]
            if isinstance(frame, Exchange) and frame.first != NOTHING:
                return f"Exchange {game.zones.names[frame.first]} with which position?"
            return "Exchange which position?"
        return self.may(game, player) if ask.kind == K_MAY else super().question(game, player)

    def may(self, game: Game, player: int) -> str:
        """What a yes would do."""
        top = game.stack[-1]
        if isinstance(top, Resolve):
            program = game.lib.programs[top.ability] if top.ability >= 0 else []
            if 0 < top.at <= len(program) and isinstance(program[top.at - 1], AskPay):
                parts = game.book.cost_of(game, top.ability, top.source)
                if not any(isinstance(part, StockCost) for part in parts):
                    return "Do you pay the cost?"
                stock = len(game.state.zone(player, STOCK))
                return f"Do you pay the cost? [dim](your stock is {stock})[/]"
            said = optional(game)
            return f"Do you do it? [dim]({escape(said)})[/]" if said else "Do you do it?"
        if isinstance(top, FromTop):
            what = MOVES.get(top.to, "take the next card")
            return f"Do you {what}? [dim]({top.tries} of up to {top.count} so far)[/]"
        if isinstance(top, LookAtTop):
            seen = len(top.result)
            return f"Do you look at the next card? [dim]({seen} of up to {top.count} so far)[/]"
        to = getattr(top, "to", NOTHING)
        if to in MOVES and phase(game) == ATTACK_STEPS["7.3"]:
            return f"Trigger icon: do you {MOVES[to]}?"
        return super().may(game, player)

    def situation(self, game: Game, player: int, width: int) -> str:
        return situation(game, player, width)

    def board(self, game: Game, player: int, width: int, size: int = BOXES) -> list[str]:
        return Board(game, player, width, size).lines()

    def hand(
        self,
        game: Game,
        player: int,
        width: int,
        columns: int = 1,
        usable: set[int] | None = None,
    ) -> list[str]:
        return hand(game, player, width, columns, usable)

    def in_full(self, card: CardDef) -> str:
        return in_full(card)

    def sort(self, card: CardDef) -> str:
        kind = card.values[TYPE]
        if kind & CLIMAX:
            return "9 climaxes"
        what = "characters" if kind & CHARACTER else "events"
        order = 0 if kind & CHARACTER else 1
        level = card.values[CARD_LEVEL]
        return f"{order}{level} {what} of level {level}"

    def phase(self, game: Game) -> str:
        return phase(game)

    def show(self, ability: Ability) -> str:
        return show(ability)

    def deeds(self, game: Game, player: int, card: int) -> list[Deed]:
        return why.deeds(self, game, player, card)

    def fact(self, game: Game, player: int, option: Change, clause: str) -> str:
        return why.fact(game, player, option, clause)

    def careful(self, game: Game, player: int, option: Change) -> str:
        ask = game.pending
        if ask is None or ask.kind != K_ATTACKER or option[0] != V_PASS:
            return ""
        left = [o[1] for o in ask.options if o[0] == V_ATTACK]
        names = " / ".join(self.card_name(game, player, ref) for ref in left)
        return f"{names} could still attack. End the attacks?" if left else ""

    def first_times(self, game: Game, player: int) -> dict[tuple[int, int], str]:
        level = len(game.state.zone(player, LEVEL))
        if self.asked(game) != K_MAIN or not level:
            return {}
        return {(player, level): f"you are at level {level} and can play cards of level {level}."}

    def why_skipped(self, game: Game, player: int) -> str:
        return why.skipped(game, player) if self.asked(game) == K_CLIMAX else ""

    def foretold(self, game: Game, player: int, option: Change) -> str:
        return why.foretold(game, player, option)

    def tally(self, game: Game, player: int) -> list[tuple[str, object, object]]:
        kinds = {"cards played": EV_PLAYED, "attacks": EV_ATTACK, "damage canceled": EV_CANCELED}
        standing = [
            f"level {len(game.state.zone(p, LEVEL))}, clock {len(game.state.zone(p, CLOCK))}"
            for p in (0, 1)
        ]
        return [
            *counted(game, player, kinds),
            added_up(game, player, "damage taken", EV_DAMAGED),
            ("in the end", standing[0], standing[1]),
        ]

    def digest(
        self,
        told: list[dict[str, Any]],
        start: int,
        player: int,
        game: Game,
        brief: bool = False,
    ) -> list[str]:
        return digest(told, start, player, game, brief)

    def story(self, told: list[dict[str, Any]], player: int) -> list[str]:
        return merged(told, phrases, player)
