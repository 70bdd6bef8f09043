"""Section 10.35: dominating units."""

from typing import Any

import pytest

from bythebook.games.vanguard.battle.attack_by_effect import attack_with
from bythebook.games.vanguard.cards.cards import POWER, named
from bythebook.games.vanguard.g.actions.dominating import is_dominated
from bythebook.games.vanguard.g.texts.events import EV_DOMINATED
from bythebook.games.vanguard.g.texts.verbs import Dominate, GuardWith, Lock
from bythebook.games.vanguard.texts.calling import MoveUnits, Onto
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.effects import Retire
from bythebook.games.vanguard.texts.events import EV_ATTACK, EV_BEGIN, EV_GUARD, P_MAIN
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    BIND,
    DECK,
    FRONT_LEFT,
    FRONT_RIGHT,
    HAND,
    OWN_COLUMN,
    REAR_GUARDS,
    REST,
    SAME_COLUMN,
    SOUL,
    STAND,
    THEIR_COLUMN,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import (
    END_OF_OPPONENTS_NEXT_TURN,
    END_OF_TURN,
    THIS_GAME,
    Later,
)
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, ShuffleZone, TurnCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_states import dominated, legion

THEIRS = Cards(OPPONENT, zones=REAR_GUARDS)
ALL_THEIRS = Cards(OPPONENT, zones=VANGUARD_AND_REAR)
MINE = Cards(zones=REAR_GUARDS)
TO_SOUL = (MoveCards(Cards(zones=(HAND,)), SOUL),)
CHOSEN = Bound(R_CHOSEN)


def dominator(*body: Effect) -> CardDef:
    """A vanguard that dominates the rival's rear-guards for the turn, or does something else."""
    done = body or (Dominate(THEIRS, END_OF_TURN),)
    return unit("dominator", 3, abilities=(Ability(ACT, (VANGUARD,), body=done, limit=1),))


def laid(rival: dict[str, Any], *body: Effect, **mine: Any) -> Table:
    """The main phase, with the rival's units dominated."""
    you = side(**{"vanguard": dominator(*body), "hand": [unit("h", 3)], **mine})
    t = table("vgg", you=you, rival=side(**rival), at="main")
    t.you.chooses("activate dominator")
    return t


def master_of(t: Table, name: str) -> int:
    card = next(c for c in range(2, len(t.game.state.inc)) if t.game.definition(c).name == name)
    return t.game.state.master[card]


def number(t: Table, name: str) -> int:
    return next(c for c in range(2, len(t.game.state.inc)) if t.game.definition(c).name == name)


@clause("vgg 10.35.1", "vgg 10.35.1.1", "vgg 10.35.1.1.1", "vgg 10.35.2")
def test_who_dominates_is_the_master_of_the_unit_which_stays_where_it_is() -> None:
    t = laid({"left": unit("a"), "back_left": unit("b")}, right=unit("own"))
    assert master_of(t, "a") == 0
    assert is_dominated(t.game, number(t, "a"))
    assert not is_dominated(t.game, number(t, "own"))
    t.rival.left.is_("a")
    found = Cards(zones=REAR_GUARDS).cards(t.game, -1, 0)
    assert sorted(found) == sorted(number(t, n) for n in ("a", "b", "own"))
    assert Cards(zones=REAR_GUARDS).cards(t.game, -1, 1) == []
    assert Cards(OPPONENT, zones=REAR_GUARDS).cards(t.game, -1, 0) == []


@clause("vgg 10.35.1.1.2")
def test_a_dominated_unit_is_not_dominated_again() -> None:
    again = Ability(
        ACT, (FRONT_LEFT,), body=(Dominate(Cards(ANYONE, zones=REAR_GUARDS), END_OF_TURN),)
    )
    heard = Ability(AUTO, (FRONT_RIGHT,), Trigger(EV_DOMINATED, Cards()), body=TO_SOUL)
    t = laid({"left": unit("a")}, left=unit("second", abilities=(again,)))
    effects = len(t.game.state.effects)
    t.you.chooses("activate second")
    assert len(t.game.state.effects) == effects
    t = laid({"left": unit("a")}, right=unit("watcher", abilities=(heard,)))
    t.you.soul.is_("h")


@clause("vgg 10.35.1.2")
def test_without_a_time_it_lasts_as_long_as_its_text() -> None:
    counted = Count(Cards(zones=REAR_GUARDS))
    rest = TurnCards(MINE, REST)
    t = laid({"left": unit("a")}, Dominate(THEIRS), rest, right=unit("own"))
    assert master_of(t, "a") == 1
    # While the text was being carried out it was one of its master's.
    assert t.rival.state_of("a") == REST
    assert counted.value(t.game, -1, 0, []) == 1
    t = laid({"left": unit("a")}, Dominate(THEIRS, END_OF_TURN))
    assert master_of(t, "a") == 0
    t.goes_on_to("ride step", t.rival)
    assert master_of(t, "a") == 1


@clause("vgg 10.35.1.2")
def test_what_an_automatic_ability_dominates_it_dominates_for_its_text() -> None:
    body = (Dominate(THEIRS), TurnCards(MINE, REST))
    main = Ability(AUTO, (VANGUARD,), Trigger(EV_BEGIN, value=P_MAIN), body=body)
    you = side(vanguard=unit("mine", 3, abilities=(main,)), hand=[unit("h")])
    t = table("vgg", you=you, rival=side(left=unit("a")), at="main")
    assert master_of(t, "a") == 1
    assert t.rival.state_of("a") == REST


@clause("vgg 10.35.1.1.2")
def test_not_even_by_its_original_master() -> None:
    back = Ability(ACT, (VANGUARD,), body=(Dominate(THEIRS, END_OF_TURN),))
    foe = unit("foe", 3, abilities=(back,))
    rival = {"vanguard": foe, "left": unit("a"), "hand": [unit("i")]}
    t = laid(rival, Dominate(THEIRS, END_OF_OPPONENTS_NEXT_TURN), left=unit("own"))
    t.goes_on_to("main phase", t.rival)
    assert master_of(t, "a") == 0
    t.rival.chooses("activate foe")
    assert (master_of(t, "a"), master_of(t, "own")) == (0, 1)


def attacking(**more: Any) -> Table:
    """You dominate a rear-guard of the rival's and have it attack."""
    others = Cards(OPPONENT, zones=VANGUARD_AND_REAR)
    body = (ChooseCards(THEIRS), Dominate(CHOSEN), attack_with(CHOSEN, others))
    rival = {
        "vanguard": unit("foe", 3, 11000),
        "left": (unit("a", 1, 12000), STAND),
        "hand": [unit("guard")],
        **more,
    }
    return laid(rival, *body)


@clause("vgg 10.35.1.2", "vgg 10.35.2.3")
def test_the_attack_it_calls_for_is_part_of_it() -> None:
    t = attacking()
    t.rival.is_asked("guard step")
    assert master_of(t, "a") == 0
    t.rival.passes()
    t.settle()
    t.rival.damage.has(1)
    assert master_of(t, "a") == 1
    t.you.is_asked("main phase")


@clause("vgg 10.35.1.2")
def test_texts_that_are_carried_out_in_that_battle_do_not_end_it() -> None:
    own = Ability(AUTO, (FRONT_LEFT,), Trigger(EV_ATTACK, This()), body=TO_SOUL)
    t = attacking(left=(unit("a", 1, 12000, abilities=(own,)), STAND))
    t.rival.is_asked("guard step")
    # Its text was who dominates it's.
    t.you.soul.is_("h")
    assert master_of(t, "a") == 0
    t.rival.passes()
    t.settle()
    assert master_of(t, "a") == 1


@clause("vgg 10.35.1.3")
def test_who_is_its_master_is_asked_when_it_matters() -> None:
    """What is said of "your next stand phase" is said of whoever is its master then."""
    t = laid({"left": (unit("a"), REST)}, Dominate(THEIRS))
    assert t.rival.state_of("a") == REST
    t.goes_on_to("ride step", t.rival)
    assert t.rival.state_of("a") == STAND


@clause("vgg 10.35.1.4")
def test_who_is_in_legion_with_a_dominated_unit_is_dominated_too() -> None:
    pair = legion(unit("leader", 3), unit("mate", 2))
    them = Cards(OPPONENT, zones=(VANGUARD,), tests=(named("mate"),))
    t = laid({"vanguard": pair}, Dominate(them, END_OF_TURN))
    assert [master_of(t, n) for n in ("leader", "mate")] == [0, 0]


@clause("vgg 10.35.2", "vgg 10.35.2.1", "vgg 10.35.2.2")
def test_it_counts_and_is_changed_as_one_of_its_masters() -> None:
    grows = Ability(CONT, (VANGUARD,), modifiers=(Modifier(ADD, POWER, MINE, Num(1000)),))
    counts = Modifier(ADD, POWER, This(), Count(MINE))
    own = unit("own", abilities=(Ability(CONT, (FRONT_RIGHT,), modifiers=(counts,)),))
    foe = unit("foe", 3, abilities=(grows,))
    rival = {"vanguard": foe, "left": unit("a", 1, 7000), "back_left": unit("b", 1, 7000)}
    vanguard = dominator(Dominate(Cards(OPPONENT, zones=(FRONT_LEFT,)), END_OF_TURN))
    you = side(vanguard=vanguard, right=own, hand=[unit("h")])
    t = table("vgg", you=you, rival=side(**rival), at="main")
    assert t.game.value(POWER, number(t, "a")) == 8000
    assert t.you.value("own", "power") == 7001
    t.you.chooses("activate dominator")
    assert t.game.value(POWER, number(t, "a")) == 7000
    assert t.game.value(POWER, number(t, "b")) == 8000
    assert t.you.value("own", "power") == 7002


@clause("vgg 10.35.2.3")
def test_only_who_dominates_it_may_activate_it() -> None:
    theirs = unit("a", abilities=(Ability(ACT, (FRONT_LEFT,), body=TO_SOUL),))
    mine = side(hand=[unit("h")])
    t = table("vgg", mine, side(left=dominated(theirs)), at="main")
    t.you.may_choose_exactly("activate a", "call h", "pass")
    t = table("vgg", mine, side(left=theirs), at="main")
    t.you.may_choose_exactly("call h", "pass")


@clause("vgg 10.35.2.3.1")
def test_what_it_sets_up_for_later_is_played_by_who_dominated_it_then() -> None:
    """In the next turn, when it is its own master's again, too."""
    draws = Ability(AUTO, (), Trigger(EV_BEGIN, value=P_MAIN), body=(Draw(Num(1)),))
    act = Ability(ACT, (FRONT_LEFT,), body=(Later(draws, until=THIS_GAME),))
    t = laid({"left": unit("a", abilities=(act,)), "deck": 9}, deck=9, hand=[])
    t.you.chooses("activate a")
    t.goes_on_to("main phase", t.rival)
    assert master_of(t, "a") == 1
    t.you.hand.has(1)
    t.rival.hand.has(1)


@clause("vgg 10.35.2.3")
def test_who_dominates_it_uses_its_abilities() -> None:
    act = Ability(ACT, (FRONT_LEFT,), body=TO_SOUL)
    t = laid({"left": unit("a", abilities=(act,)), "hand": [unit("theirs")]})
    t.you.chooses("activate a")
    t.you.soul.is_("h")
    t.rival.hand.is_("theirs")


@clause("vgg 10.35.2.4")
def test_locked_it_is_dominated_no_longer() -> None:
    t = laid({"left": unit("a")}, Dominate(THEIRS, END_OF_TURN), Lock(MINE))
    t.rival.locked_left.is_("a")
    assert master_of(t, "a") == 1
    t.goes_on_to("ride step", t.rival)
    t.rival.locked_left.is_("a")


@clause("vgg 10.35.2.5")
@pytest.mark.parametrize("both", [True, False])
def test_if_its_text_puts_cards_into_both_decks_all_are_shuffled(both: bool) -> None:
    whose = ANYONE if both else YOU
    body = (MoveCards(Cards(whose, zones=(SOUL,)), DECK), ShuffleZone(DECK))
    act = Ability(ACT, (FRONT_LEFT,), body=body)
    rival = {"left": unit("a", abilities=(act,)), "soul": [unit("s")], "deck": 5}
    t = laid(rival, soul=[unit("own")], deck=5)
    t.you.chooses("activate a")
    t.settle()
    shuffles = [c[1] for c in t.since(0) if c[0] == 4]
    assert sorted(set(shuffles)) == ([0, 1] if both else [0])


@clause("vgg 10.35.3", "vgg 10.35.3.1")
def test_its_place_is_seen_from_who_dominates_it() -> None:
    """The rival's right column is your left one."""
    t = laid({"right": unit("a")}, left=unit("own"), back_left=unit("behind"), right=unit("far"))
    source = t.game.state.ref(number(t, "a"))
    same = Cards(ANYONE, place=SAME_COLUMN).cards(t.game, source, 0)
    assert sorted(same) == sorted(number(t, n) for n in ("own", "behind"))
    own = Cards(place=OWN_COLUMN).cards(t.game, source, 0)
    assert sorted(own) == sorted(number(t, n) for n in ("own", "behind"))
    assert Cards(place=THEIR_COLUMN).cards(t.game, source, 0) == []


@clause("vgg 10.35.4.1")
def test_elsewhere_it_goes_to_its_owners_zone() -> None:
    for body, zone in ((Retire(MINE), "drop"), (MoveCards(MINE, HAND), "hand")):
        t = laid({"left": unit("a")}, Dominate(THEIRS, END_OF_TURN), body)
        assert "a" in getattr(t.rival, zone).names
        assert master_of(t, "a") == 1


@clause("vgg 10.35.4.2", "vgg 10.35.5", "vgg 10.35.5.1")
def test_it_does_not_come_to_a_circle_of_who_dominates_it() -> None:
    t = laid({"left": unit("a")})
    t.changes(move([t.game.state.ref(number(t, "a"))], FRONT_RIGHT, 0))
    t.rival.left.is_("a")
    # Its circle is still the other player's: nobody else calls to it.
    t.you.chooses("call h")
    t.you.may_choose_exactly("left front", "right front", "left back", "center back", "right back")
    t.you.chooses("left front")
    t.you.left.is_("h")
    t.rival.left.is_("a")


@clause("vgg 10.35.4.3", "vgg 10.35.4.2")
def test_on_its_owners_field_it_moves_as_usual() -> None:
    moves = MoveUnits(MINE, Onto((BACK_LEFT,)))
    t = laid({"left": unit("a")}, Dominate(THEIRS, END_OF_TURN), moves)
    t.rival.back_left.is_("a")
    assert master_of(t, "a") == 0


@clause("vgg 10.35.4.3")
def test_it_can_guard_for_who_dominates_it() -> None:
    body = (ChooseCards(THEIRS), Dominate(CHOSEN), GuardWith(CHOSEN))
    bound = (MoveCards(Cards(zones=(SOUL,)), BIND),)
    heard = Ability(AUTO, (FRONT_LEFT,), Trigger(EV_GUARD, Cards()), body=bound)
    attacked = Trigger(EV_ATTACK, Cards(OPPONENT))
    vanguard = unit("mine", 3, 10000, abilities=(Ability(AUTO, (VANGUARD,), attacked, body=body),))
    watcher = unit("watcher", abilities=(heard,))
    you = side(vanguard=vanguard, left=watcher, hand=[unit("h")], soul=[unit("s")])
    rival = side(vanguard=unit("foe", 3, 11000, skills=()), back_left=unit("a", 1, 7000, 5000))
    t = table("vgg", you=you, rival=rival, at="battle", turn=1)
    t.rival.chooses("attack", "attack mine")
    t.you.is_asked("guard step")
    t.you.guardians.is_("a")
    assert t.you.value("mine", "power") == 15000
    t.you.bind.is_("s")
    t.goes_on_to("start step", t.rival)
    t.rival.drop.is_("a")
    t.you.damage.has(0)


@clause("vgg 10.35.6")
def test_a_dominated_rear_guard_neither_boosts_nor_intercepts() -> None:
    rival = {"left": (unit("a", 2, 7000), STAND), "back_left": unit("b", 1, 7000)}
    t = laid(rival, right=unit("own"))
    t.you.passes()
    t.you.chooses("attack", "attack with a")
    # The unit behind it is dominated, too, and does not boost.
    assert t.rival.state_of("vanguard") == STAND
    assert t.game.state.orient[number(t, "b")] == STAND
    t.you.is_asked("start step")
    attacked = Trigger(EV_ATTACK, Cards(OPPONENT))
    body = (Dominate(THEIRS, END_OF_TURN),)
    vanguard = unit("mine", 3, 10000, abilities=(Ability(AUTO, (VANGUARD,), attacked, body=body),))
    you = side(vanguard=vanguard, left=unit("own", 2), hand=[unit("h")])
    t = table("vgg", you=you, rival=side(left=unit("a", 2)), at="battle", turn=1)
    t.rival.chooses("attack", "attack with vanguard", "attack mine")
    assert master_of(t, "a") == 0
    t.you.may_choose_exactly("guard with h", "intercept with own", "pass")


@clause("vgg 10.35.7")
def test_a_dominated_vanguard_checks_with_the_deck_of_who_dominates_it() -> None:
    them = Cards(OPPONENT, zones=(VANGUARD,))
    body = (ChooseCards(them), Dominate(CHOSEN), attack_with(CHOSEN, THEIRS))
    rival = {
        "vanguard": (unit("foe", 3, 11000, skills=()), STAND),
        "left": unit("a", 1, 7000),
        "deck": ["filler"] * 5,
    }
    t = laid(rival, *body, deck=[unit("checked"), "filler", "filler"])
    t.settle()
    assert "checked" in t.you.hand.names
    t.rival.deck.has(5)
    t.rival.drop.is_("a")


@clause("vgg 10.35.2", "vgg 10.35.2.3")
def test_a_board_can_have_dominated_units() -> None:
    act = Ability(ACT, (FRONT_LEFT,), body=TO_SOUL)
    theirs = dominated(unit("a", abilities=(act,)), REST)
    t = table("vgg", you=side(hand=[unit("h")]), rival=side(left=theirs), at="main")
    assert Cards(zones=REAR_GUARDS).cards(t.game, -1, 0) == [number(t, "a")]
    t.you.chooses("activate a")
    t.you.soul.is_("h")
    t.rival.left.is_("a")
