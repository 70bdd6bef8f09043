"""What only the overDress era says: the ride deck, orders, overDress, several guardians."""

from typing import ClassVar, Final

from bythebook.games.vanguard.d.texts.events import (
    K_GUARDIANS,
    K_INTERCEPTORS,
    K_OVER_ORDER,
    K_RIDE_COST,
    V_ADDITIONAL_NEXT,
    V_DRAW_NEXT,
    V_GUARD_TOGETHER,
    V_INTERCEPT_TOGETHER,
    V_POWER_NEXT,
    V_REMOVE_NEXT,
)
from bythebook.games.vanguard.d.texts.order_events import (
    K_ALCHEMAGIC,
    K_BASE_UNITS,
    V_ORDER,
    V_OVERDRESS,
)
from bythebook.games.vanguard.texts.events import K_GUARD, K_MULLIGAN, K_RIDE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.language import mark, mark_all
from bythebook.text.vanguard.d.cards import texts_of
from bythebook.wording.said import Said, Step
from bythebook.wording.vanguard import LEADS, NOT_OF_A_TEXT, PASSING, QUESTIONS, VanguardWording
from bythebook.wording.vanguard.place import STEPS

D_STEPS: Final = {
    **STEPS,
    K_MULLIGAN: Step(
        "first hand",
        "Once before the game you may put any cards of your hand to the bottom of your deck, and "
        "draw as many; then it is shuffled. Your ride deck has the grades you ride first: keep "
        "what you can call and guard with.",
        "Then both vanguards are turned face up, and the first turn begins.",
    ),
    K_RIDE: Step(
        "ride step",
        "You may ride one card: of your hand, of your vanguard's grade or one grade more; or of "
        "your ride deck, one grade more, for which you discard a card of your hand. The old "
        "vanguard goes to the soul under it. Your vanguard's grade is the highest you can call "
        "to your rear-guard circles.",
        "Then the main phase.",
    ),
    K_GUARD: Step(
        "guard step",
        "You are attacked. Call cards of your hand as guardians, of any grade and several at "
        "once if you like, intercept with units of your front row, or play a blitz order: shields "
        "are added to the power of the unit they guard. With more power than the attacker nothing "
        "happens to it. Guardians are retired after the battle. A vanguard that attacks checks "
        "cards after this, and each trigger may add 10000: leave room for that, or do not guard.",
        "Passing leads on: drive checks, if a vanguard attacks, then the powers are compared.",
    ),
    K_RIDE_COST: Step(
        "ride from the ride deck",
        "You ride a card of your ride deck. For that you discard a card of your hand.",
        "Then the card is ridden.",
    ),
    K_GUARDIANS: Step(
        "several guardians",
        "You call several cards of your hand to the guardian circle at the same time.",
        "Then each of them guards a unit that is being attacked.",
    ),
    K_INTERCEPTORS: Step(
        "several interceptors",
        "Several rear-guards of your front row intercept at the same time.",
        "Then each of them guards a unit that is being attacked.",
    ),
    K_OVER_ORDER: Step(
        "over trigger",
        "An over trigger is removed, you draw a card and one of your units gets 100,000,000 "
        "power; in a drive check its additional effect comes, too.",
        "Then what was going on goes on.",
    ),
    K_ALCHEMAGIC: Step(
        "Alchemagic",
        "You play a normal order. You may bind another of your drop zone: what that costs is paid "
        "along with it, and what it says is done behind it.",
        "Then the cost is paid, and the order is carried out.",
    ),
    K_BASE_UNITS: Step(
        "overDress",
        "You put a card of your hand over a rear-guard, which becomes its originalDress.",
        "Then the main phase goes on.",
    ),
}
NEXT: Final = mark_all(
    {
        V_REMOVE_NEXT: "remove the card",
        V_DRAW_NEXT: "draw a card",
        V_POWER_NEXT: "the power",
        V_ADDITIONAL_NEXT: "its additional effect",
        V_GUARD_TOGETHER: "guard with several cards",
        V_INTERCEPT_TOGETHER: "intercept with several units",
    }
)


class VanguardDWording(VanguardWording):
    """The words of the overDress era."""

    steps: ClassVar = D_STEPS
    questions: ClassVar = mark_all(
        {
            **QUESTIONS,
            K_RIDE_COST: "Which card do you discard for the ride?",
            K_GUARDIANS: "Which cards guard together?",
            K_INTERCEPTORS: "Which units intercept together?",
            K_OVER_ORDER: "Over trigger: what comes next?",
            K_ALCHEMAGIC: "Which order of your drop zone is bound for Alchemagic?",
            K_BASE_UNITS: "Which rear-guard is it put over?",
        }
    )
    passing: ClassVar = PASSING
    # Guardians are of any grade (10.5.1.2.2).
    new_grade: ClassVar[str] = mark(
        "your vanguard is of grade {grade}: you can call units and play orders of grade {grade}."
    )
    leads: ClassVar = mark_all(
        {**LEADS, V_ORDER: "play order {card}", V_OVERDRESS: "overDress {card}"}
    )
    not_of_a_text: ClassVar[tuple[int, ...]] = (
        *NOT_OF_A_TEXT,
        K_RIDE_COST,
        K_GUARDIANS,
        K_INTERCEPTORS,
        K_OVER_ORDER,
        K_BASE_UNITS,
        K_ALCHEMAGIC,
    )

    def option(self, game: Game, player: int, option: Change) -> Said:
        verb = option[0]
        if verb in NEXT:
            return Said(self.tr(NEXT[verb]))
        if verb in (V_ORDER, V_OVERDRESS):
            name = self.card_name(game, player, option[1])
            return Said(name, self.short(game, option[1]), self.lead(verb))
        return super().option(game, player, option)

    def texts(self, card: CardDef) -> list[str]:
        return list(texts_of(card))
