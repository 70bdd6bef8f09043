"""What Weiss Schwarz says: its questions, options and steps, and what happened."""

from typing import ClassVar, Final

from bythebook.games.ws.abilities.playing import Exchange
from bythebook.games.ws.cards import CARD_LEVEL, CHARACTER, CLIMAX, COST, POWER, SOUL, TYPE
from bythebook.games.ws.rule_actions import LevelUp, Reshuffle
from bythebook.games.ws.terms.terms import LookAtTop
from bythebook.games.ws.texts.effects import StockCost
from bythebook.games.ws.texts.events import (
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
    K_TRAIT,
    V_ATTACK,
    V_ATTACK_TYPE,
    V_CLOCK,
    V_PLAY,
    V_POSITION,
    V_TRAIT,
)
from bythebook.games.ws.zones.zones import (
    HAND,
    LEVEL,
    STOCK,
    facing,
)
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.resolve import AskPay, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    K_INTERRUPT,
    K_STANDBY,
    KINDS,
    V_DONE,
    V_PASS,
)
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.text.ws import entries_of, show
from bythebook.wording.asking import optional
from bythebook.wording.common import Wording
from bythebook.wording.said import Deed, Prompt, Said
from bythebook.wording.story import Phrase, Told
from bythebook.wording.ws import why
from bythebook.wording.ws.cards import in_full, in_short
from bythebook.wording.ws.digest import WeissSchwarzDigest
from bythebook.wording.ws.place import ATTACK_STEPS, STEPS, attack, phase
from bythebook.wording.ws.tale import phrases

QUESTIONS: Final = {
    K_REDRAW: "Which cards of your first hand do you exchange?",
    K_CLOCK: "Clock phase: which card do you put on your clock, to draw two?",
    K_MAIN: "Main phase: what do you do?",
    K_CLIMAX: "Climax phase: which climax do you play?",
    K_COUNTER_STEP: "Counter step: do you counter?",
    K_ATTACKER: "Attack phase: who attacks?",
    K_ENCORE: "Encore step: which reversed character leaves the stage first?",
    K_LEVEL_UP: "Level up: which card goes to your level?",
    K_DISCARD: "Hand limit: which cards do you put into the waiting room?",
    K_TRAIT: "Which trait?",
}
PASSING: Final = {
    K_CLOCK: "nothing, on to the main phase",
    K_MAIN: "pass, on to the climax phase",
    K_CLIMAX: "no climax, on to the attacks",
    K_COUNTER_STEP: "no counter",
    K_ATTACKER: "no more attacks, on to the encore step",
}
MOVES: Final = {HAND: "draw a card", STOCK: "put the top card of your deck into your stock"}
LEADS: Final = {
    **Wording.leads,
    V_PLAY: "play",
    V_CLOCK: "clock",
    V_ATTACK: "attack with",
}
INTERRUPTS: Final = {LevelUp: "level up", Reshuffle: "reshuffle the deck"}
NOT_OF_A_TEXT: Final = (K_LEVEL_UP, K_INTERRUPT, K_STANDBY)


class WeissSchwarzWording(Wording):
    """The words of Weiss Schwarz."""

    questions: ClassVar = QUESTIONS
    passing: ClassVar = PASSING
    leads: ClassVar = LEADS
    steps: ClassVar = STEPS
    not_of_a_text: ClassVar = NOT_OF_A_TEXT
    interrupts: ClassVar = INTERRUPTS
    teller: ClassVar = WeissSchwarzDigest
    chars: ClassVar = {"power": POWER, "soul": SOUL, "level": CARD_LEVEL, "cost": COST}

    def option(self, game: Game, player: int, option: Change) -> Said:
        verb = option[0]
        if verb == V_DONE and self.asked(game) == K_REDRAW:
            return Said("done, keep the rest")
        if verb in (V_PLAY, V_CLOCK, V_ATTACK):
            name = self.card_name(game, player, option[1])
            if verb == V_ATTACK:
                return Said(name, self.facing(game, option[1] & CARD), LEADS[verb])
            return Said(name, self.short(game, option[1]), LEADS[verb])
        if verb == V_ATTACK_TYPE:
            return self.attack_type(game, option[1])
        if verb == V_TRAIT:
            name = self.card_name(game, player, option[1])
            return Said(game.book.word_of(game, option[1], option[2]), f"of {name}")
        if verb == V_POSITION:
            return self.position(game, player, option[1])
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

    def attack_type(self, game: Game, kind: int) -> Said:
        """A type of attack, with what it would mean."""
        fight = attack(game)
        if fight is None or fight.other == NOTHING:
            return Said(KINDS[K_ATTACK_TYPE])
        mine, other = fight.attacker & CARD, fight.other & CARD
        soul = game.value(SOUL, mine)
        if kind == FRONTAL:
            powers = f"{game.value(POWER, mine)} against {game.value(POWER, other)}"
            return Said("frontal", f"soul {soul}, power {powers}")
        left = soul - max(0, game.value(CARD_LEVEL, other))
        return Said("side", f"soul {left}, no battle")

    def position(self, game: Game, player: int, zone: int) -> Said:
        """A position, with whoever is there."""
        name = game.zones.names[zone % game.state.kinds]
        there = game.state.zone(player, zone % game.state.kinds)
        if not there:
            return Said(name, "empty")
        ask = game.pending
        placing = ask is not None and ask.kind == K_POSITION
        who = game.definition(there[-1]).name
        return Said(name, f"{who}{' goes to the waiting room' if placing else ''}")

    def texts(self, card: CardDef) -> list[str]:
        return [e for e in entries_of(card.text, card.values[TYPE]) if e not in card.unread]

    def question(self, game: Game, player: int) -> Prompt:
        ask = game.pending
        assert ask is not None
        if ask.kind == K_POSITION:
            name = self.card_name(game, player, ask.source) if ask.source >= 0 else "it"
            return Prompt(f"Where does {name} go?")
        if ask.kind == K_ATTACK_TYPE:
            fight = attack(game)
            who = "it" if fight is None else self.card_name(game, player, fight.attacker)
            return Prompt(f"How does {who} attack?")
        if ask.kind == K_EXCHANGE:
            frame = game.stack[-1]
            if isinstance(frame, Exchange) and frame.first != NOTHING:
                return Prompt(f"Exchange {game.zones.names[frame.first]} with which position?")
            return Prompt("Exchange which position?")
        return super().question(game, player)

    def may(self, game: Game, player: int) -> Prompt:
        top = game.stack[-1]
        if isinstance(top, Resolve):
            program = game.lib.programs[top.ability] if top.ability >= 0 else []
            if 0 < top.at <= len(program) and isinstance(program[top.at - 1], AskPay):
                parts = game.book.cost_of(game, top.ability, top.source)
                if not any(isinstance(part, StockCost) for part in parts):
                    return Prompt("Do you pay the cost?")
                stock = len(game.state.zone(player, STOCK))
                return Prompt("Do you pay the cost?", f"your stock is {stock}")
            return Prompt("Do you do it?", optional(game))
        if isinstance(top, FromTop):
            what = MOVES.get(top.to, "take the next card")
            return Prompt(f"Do you {what}?", f"{top.tries} of up to {top.count} so far")
        if isinstance(top, LookAtTop):
            seen = len(top.result)
            return Prompt("Do you look at the next card?", f"{seen} of up to {top.count} so far")
        to = getattr(top, "to", NOTHING)
        if to in MOVES and phase(game) == ATTACK_STEPS["7.3"]:
            return Prompt(f"Trigger icon: do you {MOVES[to]}?")
        return super().may(game, player)

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

    phase = staticmethod(phase)
    show = staticmethod(show)
    fact = staticmethod(why.fact)

    def deeds(self, game: Game, player: int, card: int) -> list[Deed]:
        return why.deeds(self, game, player, card)

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

    def phrase(self, item: Told) -> Phrase | None:
        return phrases(item)
