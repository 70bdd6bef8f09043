"""Sections 6.8.1.1 and 6.8.1.2: what is settled before anything waits for the end of a turn."""

from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.end_phase import BeforeTheEnd
from bythebook.games.vanguard.g.texts.events import EV_UNLOCKED
from bythebook.games.vanguard.g.texts.verbs import StayLocked, StayOut
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE, G_ZONE
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_TURN_ENDS
from bythebook.games.vanguard.zones.zones import (
    DROP,
    HAND,
    REAR_GUARDS,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, EV_MOVE, Ability, Trigger
from bythebook.kernel.language.nouns import Cards, Player, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.lasting import END_OF_TURN
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.vanguard import g_unit, unit

AT_THE_END = Trigger(EV_BEGIN, value=P_TURN_ENDS, whose=YOU)
FROM_HAND = (MoveCards(Cards(zones=(HAND,)), SOUL),)
FROM_DROP = (MoveCards(Cards(zones=(DROP,)), SOUL),)


@clause("vgg 6.8.1.1.1")
def test_the_turn_players_g_units_go_home_face_up() -> None:
    you = side(
        vanguard=(g_unit("g"), REST), hearts=unit("mine", 3), left=g_unit("rear"), hand=[unit("h")]
    )
    rival = side(vanguard=g_unit("theirs"), hearts=unit("other", 3), left=g_unit("their rear"))
    t = table("vgg", you=you, rival=rival, at="end")
    t.you.vanguard.is_("mine")
    assert t.you.state_of("mine") == REST
    t.you.g_zone.holds_exactly("g", "rear")
    assert not t.you.g_zone.face_down
    t.rival.vanguard.is_("theirs")
    t.rival.g_zone.has(0)
    t.ends_asking()


@clause("vgg 6.8.1.1.1")
def test_a_g_unit_under_a_g_unit_goes_home_too() -> None:
    you = side(vanguard=g_unit("first"), hearts=unit("mine", 3), g_zone=g_unit("second"))
    t = table("vgg", you=you)
    t.run(Stride(0, t.you.ref("second")))
    t.you.hearts.holds_exactly("first", "mine")
    t.run(BeforeTheEnd())
    t.you.vanguard.is_("mine")
    t.you.g_zone.holds_exactly("first", "second")


@clause("vgg 6.8.1.1.2")
def test_the_turn_players_locked_and_deleted_cards_are_what_they_were() -> None:
    def half() -> dict[str, object]:
        return {
            "vanguard": face_down(unit("deleted", 3, 11000), REST),
            "locked_left": unit("locked", 1, 7000),
            "hand": [unit("h")],
        }

    t = table("vgg", you=side(**half()), rival=side(**half()), at="end")
    t.you.left.is_("locked")
    assert t.you.state_of("locked") == STAND
    assert t.you.value("deleted", "power") == 11000
    assert t.you.state_of("deleted") == REST
    assert not t.you.lies_face_down("deleted")
    t.rival.locked_left.is_("locked")
    assert t.rival.lies_face_down("deleted")
    t.ends_asking()


@clause("vgg 6.8.1.2", "vgg 6.8.1.1")
def test_what_waits_for_that_is_done_before_the_end_of_the_turn_is_waited_for() -> None:
    """An unlocked card waits for the end, and what waited for its unlocking is done by then."""
    unlocked = Ability(AUTO, REAR_GUARDS, Trigger(EV_UNLOCKED, This()), body=FROM_HAND)
    ends = Ability(
        AUTO,
        REAR_GUARDS,
        AT_THE_END,
        body=(MoveCards(Cards(zones=(SOUL,)), DROP),),
    )
    you = side(locked_left=unit("a", abilities=(unlocked, ends)), hand=[unit("h")])
    t = table("vgg", you=you, at="end")
    t.you.drop.is_("h")
    t.ends_asking()


@clause("vgg 6.8.1.2")
def test_a_g_unit_that_came_home_waits_for_that_and_not_for_the_end() -> None:
    home = Ability(AUTO, EVERYWHERE, Trigger(EV_MOVE, This(), (), (G_ZONE,)), body=FROM_HAND)
    ends = Ability(AUTO, (VANGUARD,), AT_THE_END, body=FROM_DROP)
    you = side(
        vanguard=g_unit("g", abilities=(home, ends)),
        hearts=unit("mine", 3),
        hand=[unit("h")],
        drop=[unit("d")],
    )
    t = table("vgg", you=you, at="end")
    t.you.soul.is_("h")
    t.you.drop.is_("d")
    t.ends_asking()


@clause("vgg 6.8.1.1.1")
def test_texts_can_keep_units_out_and_cards_locked() -> None:
    units = Cards(zones=(VANGUARD, *REAR_GUARDS))
    body = (StayOut(units, END_OF_TURN), StayLocked(Player(YOU), END_OF_TURN))
    you = side(
        vanguard=g_unit("g", abilities=(Ability(ACT, (VANGUARD,), body=body),)),
        hearts=unit("mine", 3),
        locked_left=unit("locked"),
        hand=[unit("h")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate g")
    t.goes_on_to("ride step", t.rival)
    t.you.vanguard.is_("g")
    t.you.hearts.is_("mine")
    t.you.locked_left.is_("locked")
