"""What only the G era says: striding, G assist, G guardians."""

from typing import ClassVar, Final

from bythebook.games.vanguard.g.texts.events import (
    K_G_ASSIST,
    K_HEART,
    K_STRIDE,
    V_G_ASSIST,
    V_G_GUARD,
    V_STRIDE,
    V_STRIDE_BY,
    V_STRIDE_FREE,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.language import mark_all
from bythebook.wording.said import Said, Step
from bythebook.wording.vanguard import LEADS, NOT_OF_A_TEXT, PASSING, QUESTIONS, VanguardWording
from bythebook.wording.vanguard.place import STEPS

G_STEPS: Final = {
    **STEPS,
    K_G_ASSIST: Step(
        "G assist step",
        "Your vanguard is below grade 3 and you have two cards or more in your G zone. If no "
        "card of your hand is one grade above your vanguard you may show your hand and look at "
        "the top five cards of your deck for such a card. If you take one, two cards of your "
        "hand and two of your G zone are out of the game.",
        "Then the ride phase.",
    ),
    K_STRIDE: Step(
        "stride step",
        "If both vanguards are of grade 3 or greater you may put cards of your hand away, with "
        "grades of 3 in sum, and stride a G unit of your G zone. Your vanguard becomes its "
        "heart: its name and power are added until the end of the turn, when the G unit "
        "returns to the G zone face up.",
        "Then the main phase.",
    ),
    K_HEART: Step(
        "heart",
        "Two vanguards become the heart. Choose the one whose name and power are added.",
        "Then what was going on goes on.",
    ),
}


class VanguardGWording(VanguardWording):
    """The words of the G era."""

    steps: ClassVar = G_STEPS
    questions: ClassVar = mark_all(
        {
            **QUESTIONS,
            K_G_ASSIST: "G assist step: do you look for a card to ride?",
            K_STRIDE: "Stride step: which G unit do you stride?",
            K_HEART: "Which of them lends its name and power?",
        }
    )
    passing: ClassVar = mark_all({**PASSING, K_G_ASSIST: "no G assist", K_STRIDE: "no stride"})
    leads: ClassVar = mark_all(
        {
            **LEADS,
            V_STRIDE: "stride {card}",
            V_STRIDE_FREE: "stride without paying {card}",
            V_STRIDE_BY: "stride for another cost {card}",
            V_G_GUARD: "G guard with {card}",
        }
    )
    not_of_a_text: ClassVar[tuple[int, ...]] = (*NOT_OF_A_TEXT, K_G_ASSIST, K_STRIDE)

    def option(self, game: Game, player: int, option: Change) -> Said:
        verb = option[0]
        if verb == V_G_ASSIST:
            return Said(self.tr("G assist"), self.tr("show your hand, look at five cards"))
        if verb in (V_STRIDE, V_STRIDE_FREE, V_G_GUARD):
            name = self.card_name(game, player, option[1])
            return Said(name, self.short(game, option[1]), self.lead(verb))
        if verb == V_STRIDE_BY:
            name = self.card_name(game, player, option[1])
            payer = self.card_name(game, player, option[2])
            return Said(name, self.tr("as {card} says", card=payer), self.lead(verb))
        return super().option(game, player, option)
