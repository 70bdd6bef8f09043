"""What Vanguard says: its questions, options and steps, and what happened."""

from typing import ClassVar, Final

from bythebook.games.vanguard.battle.attack import AttackStep
from bythebook.games.vanguard.battle.requirements import cannot
from bythebook.games.vanguard.cards.cards import (
    CRITICAL,
    DRIVE,
    G_UNIT,
    GRADE,
    POWER,
    SHIELD,
    TRIGGER_UNIT,
    TYPE,
)
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.texts.events import (
    CANNOT_BE_HIT,
    EV_ATTACK,
    EV_BATTLE_ENDS,
    EV_DAMAGED,
    K_ATTACK,
    K_ATTACKER,
    K_BOOST,
    K_CIRCLE,
    K_FIRST_VANGUARD,
    K_FROM_HAND,
    K_GUARD,
    K_GUARDED,
    K_MAIN,
    K_MULLIGAN,
    K_RIDE,
    K_TARGET,
    K_TRIGGER,
    K_TRIGGER_ORDER,
    V_ATTACK,
    V_BOOST,
    V_CALL,
    V_CIRCLE,
    V_EXCHANGE,
    V_GUARD,
    V_ICON_FIRST,
    V_INTERCEPT,
    V_POWER_FIRST,
    V_RIDE,
    V_TARGET,
    V_TO_ATTACK,
)
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.resolve import AskPay, Resolve
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_STANDBY, V_DONE, V_PASS
from bythebook.kernel.state.refs import CARD, NOTHING
from bythebook.language import mark, mark_all
from bythebook.text.vanguard import show
from bythebook.text.vanguard.cards import texts_of
from bythebook.wording.asking import costing, optional
from bythebook.wording.common import Wording
from bythebook.wording.said import Deed, Prompt, Said
from bythebook.wording.story import Phrase, Told
from bythebook.wording.vanguard import why
from bythebook.wording.vanguard.cards import WORDS, amount, in_full, in_short
from bythebook.wording.vanguard.digest import VanguardDigest
from bythebook.wording.vanguard.place import (
    PHASES,
    STEPS,
    attack_steps,
    battle,
    fight,
    phase,
    phase_and_step,
    phases,
    trigger_choice,
)
from bythebook.wording.vanguard.tale import phrases

QUESTIONS: Final = mark_all(
    {
        K_FIRST_VANGUARD: "Which grade 0 unit is your first vanguard?",
        K_MULLIGAN: "Which cards of your first hand do you put back?",
        K_RIDE: "Ride step: which card do you ride?",
        K_MAIN: "Main phase: what do you do?",
        K_ATTACK: "Battle phase: do you attack?",
        K_ATTACKER: "Who attacks?",
        K_GUARD: "Guard step: do you guard?",
        K_GUARDED: "Which unit does it guard?",
        K_TRIGGER: "Trigger: which of your units?",
        K_TRIGGER_ORDER: "Trigger: what comes first?",
        K_FROM_HAND: "Do you play an AUTO ability of a card in your hand?",
    }
)
TRIGGERS: Final = mark_all(
    {
        "choose_critical": "Critical trigger: which of your units gets +1 critical?",
        "choose_to_stand": "Stand trigger: which of your units do you choose? A rear-guard stands.",
        "choose_healed": "Heal trigger: which card of your damage zone do you heal?",
    }
)
"""by the step that asks"""
PASSING: Final = mark_all(
    {
        K_RIDE: "no ride",
        K_MAIN: "pass, on to the attacks",
        K_ATTACK: "no more attacks, the turn ends",
        K_BOOST: "no boost",
        K_GUARD: "no more guard",
        K_FROM_HAND: "none",
    }
)
LEADS: Final = mark_all(
    {
        **Wording.leads,
        V_RIDE: "ride {card}",
        V_CALL: "call {card}",
        V_ATTACK: "attack with {card}",
        V_TARGET: "attack {card}",
        V_BOOST: "boost with {card}",
        V_GUARD: "guard with {card}",
        V_INTERCEPT: "intercept with {card}",
    }
)
NOT_OF_A_TEXT: Final = (
    K_RIDE,
    K_MAIN,
    K_ATTACK,
    K_ATTACKER,
    K_TARGET,
    K_BOOST,
    K_GUARD,
    K_TRIGGER,
    K_TRIGGER_ORDER,
    K_STANDBY,
)


class VanguardWording(Wording):
    """The words of Vanguard, of whichever era."""

    questions: ClassVar = QUESTIONS
    passing: ClassVar = PASSING
    leads: ClassVar = LEADS
    steps: ClassVar = STEPS
    not_of_a_text: ClassVar[tuple[int, ...]] = NOT_OF_A_TEXT
    teller: ClassVar = VanguardDigest
    attacked: ClassVar = EV_ATTACK
    attack_over: ClassVar = EV_BATTLE_ENDS
    attack_phase: ClassVar = PHASES["BattlePhase"]
    damaged: ClassVar = EV_DAMAGED
    chars: ClassVar = {
        "power": POWER,
        "critical": CRITICAL,
        "shield": SHIELD,
        "grade": GRADE,
        "drive": DRIVE,
    }
    sought: ClassVar = ("type", "grade", "trigger", "clan", "nation", "race", "skills")
    counted: ClassVar = ("grade", "trigger", "type")

    terms: ClassVar = "vanguard"
    new_grade: ClassVar[str] = mark(
        "your vanguard is of grade {grade}: you can call and guard with grade {grade}."
    )
    """what can be done once the vanguard is of a grade"""

    def vocabulary(self, book: Book) -> list[str]:
        return [*super().vocabulary(book), *WORDS]

    def option(self, game: Game, player: int, option: Change) -> Said:
        verb = option[0]
        tr = self.tr
        if verb == V_DONE and self.asked(game) == K_MULLIGAN:
            return Said(tr("done, keep the rest"))
        if verb == V_TO_ATTACK:
            return Said(tr("attack"))
        if verb in (V_ICON_FIRST, V_POWER_FIRST):
            return Said(tr("what the icon says") if verb == V_ICON_FIRST else tr("the power"))
        if verb in (V_RIDE, V_CALL, V_GUARD):
            name = self.card_name(game, player, option[1])
            return Said(name, self.short(game, option[1]), self.lead(verb))
        if verb in (V_ATTACK, V_TARGET, V_BOOST, V_INTERCEPT):
            name = self.card_name(game, player, option[1])
            return Said(name, self.stands(game, player, option[1]), self.lead(verb))
        if verb == V_EXCHANGE:
            front, back = (self.zone(game, option[place]) for place in (1, 2))
            said = tr("exchange {front} and {back}", front=front, back=back)
            return Said(said, self.who_moves(game, player, option))
        if verb == V_CIRCLE:
            return self.circle(game, player, option[1])
        return super().option(game, player, option)

    def short(self, game: Game, ref: int) -> str:
        return in_short([v[ref & CARD] for v in game.sheet_values()], self.tr)

    def stands(self, game: Game, player: int, ref: int) -> str:
        """Where a unit is, and its power and critical, or as an interceptor its shield."""
        card = ref & CARD
        where = self.place(game, player, ref)
        if self.asked(game) == K_GUARD:
            return self.tr("({zone}) shield {shield}", zone=where, shield=game.value(SHIELD, card))
        said = f"({where}) {amount(game.value(POWER, card), self.tr)}"
        critical = game.value(CRITICAL, card)
        if critical == 1:
            return said
        return self.tr("{power}, critical {critical}", power=said, critical=critical)

    def who_moves(self, game: Game, player: int, option: Change) -> str:
        """Who is on the circles of an exchange."""
        cards = [c for zone in option[1:3] for c in game.state.zone(player, zone)]
        return " / ".join(game.definition(card).name for card in cards)

    def circle(self, game: Game, player: int, zone: int) -> Said:
        """A circle, with whoever is there."""
        there = game.state.zone(player, zone % game.state.kinds)
        name = self.zone(game, zone)
        if not there:
            return Said(name, self.tr("empty"))
        return Said(name, self.tr("{card} is retired", card=game.definition(there[-1]).name))

    def texts(self, card: CardDef) -> list[str]:
        return list(texts_of(card))

    def question(self, game: Game, player: int) -> Prompt:
        ask = game.pending
        assert ask is not None
        top = game.stack[-1]
        tr = self.tr
        if ask.kind == K_CIRCLE:
            if ask.source < 0:
                return Prompt(tr("Where is it called to?"))
            name = self.card_name(game, player, ask.source)
            return Prompt(tr("Where is {card} called to?", card=name))
        if ask.kind in (K_TARGET, K_BOOST) and isinstance(top, AttackStep):
            who = self.card_name(game, player, top.attacker)
            power = amount(game.value(POWER, top.attacker & CARD), tr)
            if ask.kind == K_TARGET:
                with_power = tr("its power is {power}", power=power)
                return Prompt(tr("Whom does {card} attack?", card=who), with_power)
            return Prompt(tr("Is {card} boosted?", card=who), self.outlook(game))
        if ask.kind == K_GUARD:
            return Prompt(tr(QUESTIONS[K_GUARD]), self.outlook(game))
        if ask.kind == K_TRIGGER:
            chosen = trigger_choice(game)
            if chosen == "choose_powered":
                more = edition(game).trigger_power(game, ask.player)
                return Prompt(tr("Trigger: which of your units gets +{power} power?", power=more))
            return Prompt(tr(TRIGGERS.get(chosen, QUESTIONS[K_TRIGGER])))
        return super().question(game, player)

    def outlook(self, game: Game) -> str:
        """The powers of a battle as they are now, shields with them, and what needs no shield."""
        now = fight(game)
        if now is None or now.attacker == NOTHING or not now.attacked:
            return ""
        mine = amount(game.value(POWER, now.attacker), self.tr)
        theirs = " / ".join(amount(game.value(POWER, card), self.tr) for card in now.attacked)
        said = self.tr("{power} against {other}", power=mine, other=theirs)
        if all(cannot(game, card, CANNOT_BE_HIT) for card in now.attacked):
            said += f"; {self.tr('cannot be hit')}"
        return said

    def may(self, game: Game, player: int) -> Prompt:
        top = game.stack[-1]
        if isinstance(top, Resolve):
            program = game.lib.programs[top.ability] if top.ability >= 0 else []
            if 0 < top.at <= len(program) and isinstance(program[top.at - 1], AskPay):
                return Prompt(self.tr("Do you pay the cost?"), costing(game, top, self.tr))
            return Prompt(self.tr("Do you do it?"), optional(game, self.tr))
        if isinstance(top, FromTop):
            drawing = self.tr("Do you draw a card?") if top.to == HAND else ""
            return Prompt(drawing or self.tr("Do you take the next card?"), self.so_far(top))
        return super().may(game, player)

    def in_full(self, card: CardDef) -> str:
        return in_full(card, self.tr)

    def sort(self, card: CardDef) -> str:
        kind, grade = card.values[TYPE], card.values[GRADE]
        if kind & G_UNIT:
            return f"9 {self.tr('G units')}"
        if kind & TRIGGER_UNIT:
            return f"8 {self.tr('trigger units')}"
        return f"{grade} {self.tr('grade {grade}', grade=grade)}"

    phase = staticmethod(phase)
    phases = staticmethod(phases)
    phase_and_step = staticmethod(phase_and_step)
    attack_steps = staticmethod(attack_steps)
    battle = staticmethod(battle)
    show = staticmethod(show)

    def fact(self, game: Game, player: int, option: Change, clause: str) -> str:
        return why.fact(game, player, option, clause, self.tr)

    def deeds(self, game: Game, player: int, card: int) -> list[Deed]:
        return why.deeds(self, game, player, card)

    def careful(self, game: Game, player: int, option: Change) -> str:
        if option[0] != V_PASS:
            return ""
        ask = game.pending
        if ask is None or not any(o[0] == V_TO_ATTACK for o in ask.options):
            return ""
        left = why.still_to_attack(game, player)
        names = " / ".join(game.definition(card).name for card in left)
        return self.tr("{cards} could still attack. End the turn?", cards=names) if left else ""

    def first_times(self, game: Game, player: int) -> dict[tuple[int, int], str]:
        vanguard = edition(game).main_vanguard(game, player)
        if self.asked(game) != K_MAIN or vanguard == NOTHING:
            return {}
        grade = game.value(GRADE, vanguard)
        if grade not in (1, 2, 3):
            return {}
        return {(player, grade): self.tr(self.new_grade, grade=grade)}

    def why_skipped(self, game: Game, player: int) -> str:
        return why.skipped(game, player, self.tr) if self.asked(game) == K_RIDE else ""

    def foretold(self, game: Game, player: int, option: Change) -> str:
        said = why.foretold(game, player, option)
        return self.tr(said) if said else ""

    def phrase(self, item: Told) -> Phrase | None:
        return phrases(item)
