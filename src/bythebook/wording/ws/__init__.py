"""What Weiss Schwarz says: its questions, options and steps, and what happened."""

from typing import ClassVar, Final

from bythebook.games.ws.abilities.playing import Exchange
from bythebook.games.ws.cards import CARD_LEVEL, CHARACTER, CLIMAX, COST, POWER, SOUL, TYPE
from bythebook.games.ws.keywords.keyword_actions import ShiftCards
from bythebook.games.ws.rule_actions import LevelUp, Reshuffle
from bythebook.games.ws.terms.icons import MayReturnCard, Standby
from bythebook.games.ws.terms.terms import LookAtTop
from bythebook.games.ws.texts.effects import StockCost
from bythebook.games.ws.texts.events import (
    EV_ATTACK,
    EV_ATTACK_ENDS,
    EV_DAMAGED,
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
    V_EXCHANGE,
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
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    K_CHOOSE,
    K_INTERRUPT,
    K_STANDBY,
    V_DONE,
    V_PASS,
)
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.language import mark, mark_all
from bythebook.text.ws import entries_of, show
from bythebook.wording.asking import costing, optional
from bythebook.wording.common import Wording
from bythebook.wording.said import Deed, Prompt, Said
from bythebook.wording.story import Phrase, Told
from bythebook.wording.ws import why
from bythebook.wording.ws.cards import WORDS, in_full, in_short
from bythebook.wording.ws.digest import WeissSchwarzDigest
from bythebook.wording.ws.place import (
    ATTACK_PHASE,
    ATTACK_STEPS,
    STEPS,
    attack,
    battle,
    phase,
    phases,
)
from bythebook.wording.ws.tale import phrases

QUESTIONS: Final = mark_all(
    {
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
)
PASSING: Final = mark_all(
    {
        K_CLOCK: "nothing, on to the main phase",
        K_MAIN: "pass, on to the climax phase",
        K_CLIMAX: "no climax, on to the attacks",
        K_COUNTER_STEP: "no counter",
        K_ATTACKER: "no more attacks, on to the encore step",
    }
)
MOVES: Final = mark_all(
    {
        HAND: "Do you draw a card?",
        STOCK: "Do you put the top card of your deck into your stock?",
    }
)
TRIGGERED: Final = mark_all(
    {
        HAND: "Trigger icon: do you draw a card?",
        STOCK: "Trigger icon: do you put the top card of your deck into your stock?",
    }
)
CHOSEN_BY: Final = mark_all(
    {
        MayReturnCard: "Trigger icon: which card goes to its owner's hand?",
        Standby: "Standby icon: which character comes onto your stage?",
        ShiftCards: "Shift: for which card of your hand is it traded?",
    }
)
LEADS: Final = mark_all(
    {
        **Wording.leads,
        V_PLAY: "play {card}",
        V_CLOCK: "clock {card}",
        V_ATTACK: "attack with {card}",
    }
)
INTERRUPTS: Final = mark_all({LevelUp: "level up", Reshuffle: "reshuffle the deck"})
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
    attacked: ClassVar = EV_ATTACK
    attack_over: ClassVar = EV_ATTACK_ENDS
    attack_phase: ClassVar = ATTACK_PHASE
    damaged: ClassVar = EV_DAMAGED
    chars: ClassVar = {"power": POWER, "soul": SOUL, "level": CARD_LEVEL, "cost": COST}
    sought: ClassVar = (
        "type",
        "color",
        "level",
        "cost",
        "trigger icons",
        "traits",
        "title",
        "side",
    )
    counted: ClassVar = ("level", "cost", "color", "trigger icons")

    terms: ClassVar = "ws"
    forms: ClassVar = mark_all({**Wording.forms, V_EXCHANGE: "exchange positions"})

    def vocabulary(self, book: Book) -> list[str]:
        return [*super().vocabulary(book), *WORDS]

    def option(self, game: Game, player: int, option: Change) -> Said:
        verb = option[0]
        if verb == V_DONE and self.asked(game) == K_REDRAW:
            return Said(self.tr("done, keep the rest"))
        if verb in (V_PLAY, V_CLOCK, V_ATTACK):
            name = self.card_name(game, player, option[1])
            if verb == V_ATTACK:
                return Said(name, self.facing(game, option[1] & CARD), self.lead(verb))
            return Said(name, self.short(game, option[1]), self.lead(verb))
        if verb == V_ATTACK_TYPE:
            return self.attack_type(game, option[1])
        if verb == V_TRAIT:
            name = self.card_name(game, player, option[1])
            trait = game.book.word_of(game, option[1], option[2])
            return Said(trait, self.tr("of {card}", card=name))
        if verb == V_POSITION:
            return self.position(game, player, option[1])
        return super().option(game, player, option)

    def short(self, game: Game, ref: int) -> str:
        return in_short([v[ref & CARD] for v in game.sheet_values()], self.tr)

    def facing(self, game: Game, card: int) -> str:
        """What a character would attack."""
        state = game.state
        across = facing(state.kind_of(card))
        there = state.zone(1 - state.side_of(card), across) if across >= 0 else []
        own = f"({self.zone(game, state.kind_of(card))}) {self.tr.figure(game.value(POWER, card))}"
        own += f"/{game.value(SOUL, card)}"
        if not there:
            return self.tr("{own}, nobody facing: direct, +1 soul", own=own)
        other = there[-1]
        return self.tr(
            "{own} facing {card} {values}, level {level}",
            own=own,
            card=game.definition(other).name,
            values=f"{self.tr.figure(game.value(POWER, other))}/{game.value(SOUL, other)}",
            level=game.value(CARD_LEVEL, other),
        )

    def attack_type(self, game: Game, kind: int) -> Said:
        """A type of attack, with what it would mean."""
        tr = self.tr
        fight = attack(game)
        if fight is None or fight.other == NOTHING:
            return Said(tr("type of attack"))
        mine, other = fight.attacker & CARD, fight.other & CARD
        soul = game.value(SOUL, mine)
        if kind == FRONTAL:
            said = tr(
                "soul {soul}, power {power} against {other}",
                soul=soul,
                power=game.value(POWER, mine),
                other=game.value(POWER, other),
            )
            return Said(tr("frontal"), said)
        left = soul - max(0, game.value(CARD_LEVEL, other))
        return Said(tr("side"), tr("soul {soul}, no battle", soul=left))

    def position(self, game: Game, player: int, zone: int) -> Said:
        """A position, with whoever is there."""
        name = self.zone(game, zone)
        there = game.state.zone(player, zone % game.state.kinds)
        if not there:
            return Said(name, self.tr("empty"))
        ask = game.pending
        who = game.definition(there[-1]).name
        if ask is None or ask.kind != K_POSITION:
            return Said(name, who)
        return Said(name, self.tr("{card} goes to the waiting room", card=who))

    def texts(self, card: CardDef) -> list[str]:
        return [e for e in entries_of(card.text, card.values[TYPE]) if e not in card.unread]

    def question(self, game: Game, player: int) -> Prompt:
        ask = game.pending
        assert ask is not None
        tr = self.tr
        if ask.kind == K_POSITION:
            if ask.source < 0:
                return Prompt(tr("Where does it go?"))
            name = self.card_name(game, player, ask.source)
            return Prompt(tr("Where does {card} go?", card=name))
        if ask.kind == K_ATTACK_TYPE:
            fight = attack(game)
            if fight is None:
                return Prompt(tr("How does it attack?"))
            name = self.card_name(game, player, fight.attacker)
            return Prompt(tr("How does {card} attack?", card=name))
        if ask.kind == K_EXCHANGE:
            frame = game.stack[-1]
            if isinstance(frame, Exchange) and frame.first != NOTHING:
                first = self.zone(game, frame.first)
                return Prompt(tr("Exchange {zone} with which position?", zone=first))
            return Prompt(tr("Exchange which position?"))
        if ask.kind == K_CHOOSE and len(game.stack) > 1:
            said = CHOSEN_BY.get(type(game.stack[-2]))
            if said is not None:
                return Prompt(tr(said))
        return super().question(game, player)

    def may(self, game: Game, player: int) -> Prompt:
        top = game.stack[-1]
        tr = self.tr
        if isinstance(top, Resolve):
            program = game.lib.programs[top.ability] if top.ability >= 0 else []
            if 0 < top.at <= len(program) and isinstance(program[top.at - 1], AskPay):
                parts = game.book.cost_of(game, top.ability, top.source)
                if not any(isinstance(part, StockCost) for part in parts):
                    return Prompt(tr("Do you pay the cost?"), costing(game, top, tr))
                stock = len(game.state.zone(player, STOCK))
                left = tr("your stock is {count}", count=stock)
                told = "; ".join(filter(None, (costing(game, top, tr), left)))
                return Prompt(tr("Do you pay the cost?"), told)
            return Prompt(tr("Do you do it?"), optional(game, tr))
        if isinstance(top, FromTop):
            what = MOVES.get(top.to) or mark("Do you take the next card?")
            return Prompt(tr(what), self.so_far(top))
        if isinstance(top, LookAtTop):
            seen = tr("{done} of up to {count} so far", done=len(top.result), count=top.count)
            return Prompt(tr("Do you look at the next card?"), seen)
        to = getattr(top, "to", NOTHING)
        if to in TRIGGERED and phase(game) == ATTACK_STEPS["7.3"]:
            return Prompt(tr(TRIGGERED[to]))
        return super().may(game, player)

    def in_full(self, card: CardDef) -> str:
        return in_full(card, self.tr)

    def in_curve(self, card: CardDef) -> bool:
        return not card.values[TYPE] & CLIMAX

    def sort(self, card: CardDef) -> str:
        kind = card.values[TYPE]
        level = card.values[CARD_LEVEL]
        if kind & CLIMAX:
            return f"9 {self.tr('climaxes')}"
        if kind & CHARACTER:
            return f"0{level} {self.tr('characters of level {level}', level=level)}"
        return f"1{level} {self.tr('events of level {level}', level=level)}"

    phase = staticmethod(phase)
    phases = staticmethod(phases)
    battle = staticmethod(battle)

    def attack_steps(self) -> list[str]:
        return list(ATTACK_STEPS.values())

    show = staticmethod(show)

    def fact(self, game: Game, player: int, option: Change, clause: str) -> str:
        return why.fact(self, game, player, option, clause)

    def deeds(self, game: Game, player: int, card: int) -> list[Deed]:
        return why.deeds(self, game, player, card)

    def careful(self, game: Game, player: int, option: Change) -> str:
        ask = game.pending
        if ask is None or ask.kind != K_ATTACKER or option[0] != V_PASS:
            return ""
        left = [o[1] for o in ask.options if o[0] == V_ATTACK]
        names = " / ".join(self.card_name(game, player, ref) for ref in left)
        return self.tr("{cards} could still attack. End the attacks?", cards=names) if left else ""

    def first_times(self, game: Game, player: int) -> dict[tuple[int, int], str]:
        level = len(game.state.zone(player, LEVEL))
        if self.asked(game) != K_MAIN or not level:
            return {}
        can = mark("you are at level {level} and can play cards of level {level}.")
        return {(player, level): self.tr(can, level=level)}

    def why_skipped(self, game: Game, player: int) -> str:
        return why.skipped(self, game, player) if self.asked(game) == K_CLIMAX else ""

    def foretold(self, game: Game, player: int, option: Change) -> str:
        said = why.foretold(game, player, option)
        return self.tr(said) if said else ""

    def phrase(self, item: Told) -> Phrase | None:
        return phrases(item)
