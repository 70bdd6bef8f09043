"""What Dragon Ball Super says: its questions, options and steps, and what happened."""

from typing import ClassVar, Final

from bythebook.games.dbs.abilities.timing import ActivatePending
from bythebook.games.dbs.cards.cards import (
    AWAKEN,
    BATTLE,
    COMBO_COST,
    COMBO_POWER,
    COST,
    LEADER,
    NONE,
    POWER,
    TYPE,
    UNISON,
    WISH,
)
from bythebook.games.dbs.cards.energy import RestEnergy, active_energy
from bythebook.games.dbs.keywords.keyword_effects import AskChoice
from bythebook.games.dbs.rule_actions.rule_processing import MarkerlessUnison, UniqueViolation
from bythebook.games.dbs.terms.counter import CounterTiming
from bythebook.games.dbs.texts.events import (
    EV_ATTACK,
    EV_DAMAGE,
    K_AREA,
    K_CHARGE,
    K_COLOR,
    K_DEFENSE,
    K_FROM_HAND,
    K_KEEP,
    K_LIFE,
    K_MAIN,
    K_MULLIGAN,
    K_OFFENSE,
    K_SKILL,
    K_X,
    S_NONE,
    V_ATTACK,
    V_CHARGE,
    V_COMBO,
    V_LOOK,
    V_PLAY,
    V_UNDER,
    V_X,
)
from bythebook.games.dbs.zones.zones import HAND, LEADER_AREA
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.book import Book
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.from_the_top import FromTop
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    K_COUNTER,
    K_INTERRUPT,
    K_STANDBY,
    V_ACTIVATE,
    V_DONE,
    V_NUMBER,
    V_PASS,
)
from bythebook.kernel.state.refs import CARD, FIRST_CARD
from bythebook.language import mark, mark_all
from bythebook.text.dbs import show
from bythebook.text.dbs.cards import texts_of
from bythebook.wording.asking import instruction, resolving
from bythebook.wording.common import Wording
from bythebook.wording.dbs import why
from bythebook.wording.dbs.cards import WORDS, in_full, in_short
from bythebook.wording.dbs.digest import DragonBallSuperDigest
from bythebook.wording.dbs.place import (
    ATTACK_PHASE,
    BATTLE_STEPS,
    PHASES,
    STEPS,
    battle,
    phase,
)
from bythebook.wording.dbs.tale import phrases
from bythebook.wording.naming import printed_lines
from bythebook.wording.said import About, Deed, Prompt, Said
from bythebook.wording.story import Phrase, Told

QUESTIONS: Final = mark_all(
    {
        K_MULLIGAN: "Which cards of your first hand do you put back?",
        K_CHARGE: "Charge phase: which card do you put into your energy?",
        K_MAIN: "Main phase: what do you do?",
        K_OFFENSE: "Offense step: do you combo?",
        K_DEFENSE: "Defense step: do you combo?",
        K_COUNTER: "Do you counter?",
        K_FROM_HAND: "Do you activate an Auto skill of a card in your hand?",
        K_LIFE: "Which of your life cards do you take?",
        K_X: "How much is X?",
        K_COLOR: "Which color?",
        K_AREA: "Which area do you look through?",
        K_SKILL: "Which of its skills is activated?",
        K_KEEP: "Which of them stays?",
    }
)
PASSING: Final = mark_all(
    {
        K_CHARGE: "nothing, on to the main phase",
        K_MAIN: "pass, the turn ends",
        K_OFFENSE: "no more, on to the defense step",
        K_DEFENSE: "no more, on to the damage",
        K_COUNTER: "no counter",
        K_FROM_HAND: "none",
    }
)
LEADS: Final = mark_all(
    {
        **Wording.leads,
        V_PLAY: "play {card}",
        V_CHARGE: "charge {card}",
        V_COMBO: "combo with {card}",
        V_ATTACK: "attack with {card}",
    }
)
INTERRUPTS: Final = mark_all(
    {
        MarkerlessUnison: "a unison card without markers leaves",
        UniqueViolation: "of cards that are the only ones of their name, one stays",
    }
)
FREE: Final = (K_MAIN, K_OFFENSE, K_DEFENSE)
NOT_OF_A_TEXT: Final = (*FREE, K_CHARGE, K_LIFE, K_COUNTER, K_INTERRUPT, K_STANDBY)


class DragonBallSuperWording(Wording):
    """The words of Dragon Ball Super."""

    questions: ClassVar = QUESTIONS
    passing: ClassVar = PASSING
    leads: ClassVar = LEADS
    steps: ClassVar = STEPS
    not_of_a_text: ClassVar = NOT_OF_A_TEXT
    interrupts: ClassVar = INTERRUPTS
    teller: ClassVar = DragonBallSuperDigest
    attacked: ClassVar = EV_ATTACK
    attack_phase: ClassVar = ATTACK_PHASE
    damaged: ClassVar = EV_DAMAGE
    chars: ClassVar = {
        "power": POWER,
        "cost": COST,
        "combo power": COMBO_POWER,
        "combo cost": COMBO_COST,
    }
    sought: ClassVar = ("type", "colors", "cost", "combo power", "traits", "era", "keywords")
    counted: ClassVar = ("cost", "colors", "type")

    terms: ClassVar = "dbs"
    forms: ClassVar = mark_all(
        {
            **Wording.forms,
            V_LOOK: "look through {zone}",
            V_UNDER: "put {card} under it",
            V_X: "X is {number}",
        }
    )

    def vocabulary(self, book: Book) -> list[str]:
        return [*super().vocabulary(book), *WORDS]

    def has(self, game: Game, card: int, char: int) -> bool:
        return game.lib.printed[char][game.state.definition[card]] > NONE

    def option(self, game: Game, player: int, option: Change) -> Said:
        verb = option[0]
        if verb == V_DONE and self.asked(game) == K_MULLIGAN:
            return Said(self.tr("done, keep the rest"))
        if verb in (V_PLAY, V_CHARGE):
            name = self.card_name(game, player, option[1])
            return Said(name, self.short(game, option[1]), self.lead(verb))
        if verb == V_COMBO:
            return self.combo(game, player, option[1])
        if verb == V_UNDER:
            return Said(self.by_its_fields(game, player, option).label)
        if verb == V_ATTACK:
            return self.attack(game, player, option[1] & CARD, option[2] & CARD)
        if verb == V_NUMBER and self.choice(game, option[1]):
            return Said(self.choice(game, option[1]))
        return super().option(game, player, option)

    def short(self, game: Game, ref: int) -> str:
        return in_short([v[ref & CARD] for v in game.sheet_values()], self.tr)

    def choice(self, game: Game, number: int) -> str:
        """Of the choices a text gives, what one says; nothing if a text gives none."""
        frame = resolving(game)
        if frame is not None and isinstance(instruction(game), AskChoice):
            choices = self.ability_words(game, frame.ability).split("•")
            if number < len(choices):
                return choices[number].strip()
        return ""

    def combo(self, game: Game, player: int, ref: int) -> Said:
        """A card to combo with, where it comes from, and what it adds for what."""
        card = ref & CARD
        name = self.card_name(game, player, ref)
        if game.state.kind_of(card) != HAND:
            name = f"{name} ({self.zone(game, game.state.kind_of(card))})"
        cost, power = game.value(COMBO_COST, card), game.value(COMBO_POWER, card)
        said = self.tr("+{power} for {cost} energy", power=power, cost=cost)
        return Said(name, said, self.lead(V_COMBO))

    def attack(self, game: Game, player: int, card: int, target: int) -> Said:
        """An attack, with the powers of both."""
        name = game.definition(card).name
        other = game.definition(target).name
        mine, theirs = game.value(POWER, card), game.value(POWER, target)
        powers = self.tr("{power} against {other}", power=mine, other=theirs)
        label = self.tr("{card} at {other}", card=name, other=other)
        return Said(label, powers, self.lead(V_ATTACK))

    def texts(self, card: CardDef) -> list[str]:
        return list(texts_of(card))

    def question(self, game: Game, player: int) -> Prompt:
        if self.asked(game) == K_COUNTER:
            return self.countered(game, player)
        if isinstance(instruction(game), AskChoice):
            return Prompt(self.tr("Which of these do you choose?"))
        return super().question(game, player)

    def about(self, game: Game, player: int) -> list[About]:
        if self.asked(game) != K_MULLIGAN:
            return super().about(game, player)
        leaders = (self.leader(game, player, whose) for whose in (1 - player, player))
        return [leader for leader in leaders if leader is not None]

    def leader(self, game: Game, player: int, whose: int) -> About | None:
        """A player's leader, as it is read before the first turn; one's own with its text."""
        cards = game.state.zone(whose, LEADER_AREA)
        if not cards:
            return None
        card = game.definition(cards[-1])
        if whose != player:
            return About(card.name, "", self.in_full(card), self.tr("Your rival's leader: "))
        text = " ".join(printed_lines(card, self.tr))
        return About(card.name, text, self.in_full(card), self.tr("Your leader: "))

    def countered(self, game: Game, player: int) -> Prompt:
        """What could be answered."""
        frame = game.frame_of(CounterTiming)
        if frame is None or frame.about < FIRST_CARD:
            return Prompt(self.tr(QUESTIONS[K_COUNTER]))
        about = frame.chain[-1][1] if frame.chain else frame.about
        to = self.tr("to {card}", card=self.card_name(game, player, about))
        return Prompt(self.tr(QUESTIONS[K_COUNTER]), to)

    def may(self, game: Game, player: int) -> Prompt:
        top = game.stack[-1]
        if isinstance(top, ActivatePending):
            parts = game.book.cost_of(game, top.ability, top.source)
            if not any(isinstance(part, RestEnergy) for part in parts):
                asked = mark("Do you pay the cost?") if parts else mark("Do you do it?")
                return Prompt(self.tr(asked))
            active = len(active_energy(game, player))
            said = self.tr("your active energy is {energy}", energy=active)
            return Prompt(self.tr("Do you pay the cost?"), said)
        if isinstance(top, FromTop):
            return Prompt(self.tr("Do you take the next card?"), self.so_far(top))
        return super().may(game, player)

    def in_full(self, card: CardDef) -> str:
        return in_full(card, self.tr)

    def in_curve(self, card: CardDef) -> bool:
        return not card.values[TYPE] & LEADER

    def sort(self, card: CardDef) -> str:
        kind = card.values[TYPE]
        if kind & LEADER:
            return f"0 {self.term('leader')}"
        if kind & BATTLE:
            cost = card.values[COST]
            said = self.tr("battle cards with an energy cost of {cost}", cost=cost)
            return f"1{cost:02} {said}"
        return f"3 {self.tr('unison cards')}" if kind & UNISON else f"2 {self.tr('extra cards')}"

    phase = staticmethod(phase)
    battle = staticmethod(battle)

    def phases(self) -> list[str]:
        return list(PHASES.values())

    def attack_steps(self) -> list[str]:
        return list(BATTLE_STEPS.values())

    def ends_attack(self, item: Told) -> bool:
        return item["event"] == "set" and (item["what"], item["value"]) == ("battle step", S_NONE)

    show = staticmethod(show)

    def fact(self, game: Game, player: int, option: Change, clause: str) -> str:
        return why.fact(game, player, option, clause, self.tr)

    def deeds(self, game: Game, player: int, card: int) -> list[Deed]:
        return why.deeds(self, game, player, card)

    def careful(self, game: Game, player: int, option: Change) -> str:
        ask = game.pending
        if ask is None or option[0] != V_PASS:
            return ""
        if ask.kind == K_MAIN:
            left = dict.fromkeys(o[1] for o in ask.options if o[0] == V_ATTACK)
            names = " / ".join(self.card_name(game, player, ref) for ref in left)
            asked = mark("{cards} could still attack. End the turn?")
            return self.tr(asked, cards=names) if left else ""
        return ""

    def first_times(self, game: Game, player: int) -> dict[tuple[int, int], str]:
        ask = game.pending
        found: dict[tuple[int, int], str] = {}
        for option in () if ask is None else ask.options:
            if option[0] == V_ACTIVATE and game.lib.abilities[option[2]].marks & (AWAKEN | WISH):
                name = self.card_name(game, player, option[1])
                said = self.ability_words(game, option[2])
                can = self.tr("{card} can do this (use): {text}", card=name, text=said)
                found[option[1], option[2]] = can
        return found

    def phrase(self, item: Told) -> Phrase | None:
        return phrases(item)
