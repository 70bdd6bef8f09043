"""1.3.4: characters that one's own effects do not return to the hand in an attack phase."""

import pytest

from bythebook.testing import character, clause, side, table

BAN = (
    "【CONT】 During the attack phase, you cannot return characters from your waiting room to your "
    "hand by your card's effect."
)
ELEGY = (
    "【AUTO】 When this card becomes 【REVERSE】, choose 1 character in your waiting room, and "
    "return it to your hand."
)


@clause("ws 1.3.4")
@pytest.mark.parametrize(("banned", "taken"), [(True, False), (False, True)])
def test_so_it_is_in_the_opponents_attack_phase_too(banned: bool, taken: bool) -> None:
    elegy = character("Elegy", power=500, text=(ELEGY,))
    keeper = character("Keeper", text=(BAN,) if banned else ())
    lost, hero = character("Lost"), character("Hero", power=9000)
    rival = side(middle=elegy, back_left=keeper, waiting_room=[lost], deck=10, hand=[])
    t = table("ws", side(middle=hero, deck=10), rival, at="attack", cards=[lost])
    t.you.chooses("attack with Hero", "frontal")
    t.goes_on_to("clock phase", t.rival)
    assert ("Lost" in t.rival.hand.names) == taken
