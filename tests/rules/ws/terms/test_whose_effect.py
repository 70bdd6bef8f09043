"""4.3.3: an effect that makes the opponent choose or do something is still its master's."""

from bythebook.games.ws.texts.events import CANNOT_BE_CHOSEN
from bythebook.games.ws.zones.zones import HAND, STAGE
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, CardDef, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.branching import AsOther
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import character, clause, side, table

HIDDEN = character(
    "Hidden",
    abilities=(
        Ability(
            CONT,
            STAGE,
            modifiers=(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=CANNOT_BE_CHOSEN),),
        ),
    ),
)


def sending(*body: Effect) -> CardDef:
    """A character whose ability has characters sent back to the hand."""
    return character("Wind", abilities=(Ability(ACT, STAGE, body=body),))


@clause("ws 4.3.3")
def test_who_cannot_be_chosen_by_the_opponents_effects_is_not_by_being_told_to_choose():
    theirs = ChooseCards(Cards(OPPONENT, STAGE), by=OPPONENT)
    own = AsOther((ChooseCards(Cards(zones=STAGE)),))
    for choice in (theirs, own):
        wind = sending(choice, MoveCards(Bound(R_CHOSEN), HAND))
        stage = {"left": "Hidden", "middle": "Ace", "right": "Bob"}
        cards = [wind, HIDDEN, character("Ace"), character("Bob")]
        t = table("ws", side(left="Wind"), side(**stage), cards, "main")
        t.you.chooses("activate Wind")
        t.rival.may_choose_exactly("Ace", "Bob")
        t.rival.chooses("Bob")
        t.rival.hand.is_("Bob")


def test_their_own_effects_may_choose_it():
    wind = sending(ChooseCards(Cards(zones=STAGE)), MoveCards(Bound(R_CHOSEN), HAND))
    t = table("ws", side(left="Wind", middle="Hidden"), side(), [wind, HIDDEN], "main")
    t.you.chooses("activate Wind")
    t.you.may_choose_exactly("Wind", "Hidden")
    t.you.chooses("Hidden")
    t.you.hand.is_("Hidden")
