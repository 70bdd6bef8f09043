"""Keywords that forbid something to be done with a card: Resist."""

from bythebook.games.vanguard.texts.effects import Retire
from bythebook.games.vanguard.texts.events import CANNOT_RETIRE
from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.language.words import ANYONE, OPPONENT
from bythebook.kernel.texts.lasting import Forbid
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, side
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import does

THAT = Bound(R_CHOSEN)
RESIST = "[CONT](RC):Resist (This unit cannot be chosen by your opponent's card effects)"


@clause("vgg 11.13.1")
def test_a_card_with_resist_is_not_chosen_by_the_opponents_effects() -> None:
    rival = side(left=unit("wall", text=RESIST), right="a", back_left="b")
    theirs = Cards(OPPONENT, REAR_GUARDS)
    t = does(ChooseCards(theirs), Retire(THAT), rival=rival)
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a")
    # What does not choose is no matter, nor is what its own master does.
    t = does(Retire(theirs), rival=rival)
    t.rival.left_front.is_()
    own = side(left=unit("wall", text=RESIST), right="a")
    t = does(ChooseCards(Cards(zones=REAR_GUARDS)), Retire(THAT), you=own)
    t.you.may_choose_exactly("wall", "a")
    t.you.chooses("wall")
    t.you.drop.is_("wall")


@clause("vgg 1.3.3")
def test_who_cannot_be_retired_is_not_by_effects_but_by_rules() -> None:
    both = Cards(ANYONE, REAR_GUARDS)
    t = does(Forbid(both, CANNOT_RETIRE), Retire(both), you=side(left="a", hand=["b"]))
    t.you.left_front.is_("a")
    t.you.chooses("call b", "left front")
    t.you.left_front.is_("b")
    t.you.drop.is_("a")
