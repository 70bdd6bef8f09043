"""What few texts say, played: phases, originals, lost icons, cards that pay with themselves."""

import pytest

from bythebook.games.vanguard.cards.cards import SKILLS, TWIN_DRIVE
from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_states import dominated


@pytest.mark.parametrize(("phase", "drawn"), [("main", 1), ("battle", 0)])
def test_a_phase_as_a_condition(phase: str, drawn: int) -> None:
    when = f"During your {phase} phase, when your other unit is placed on (RC)"
    text = f"[AUTO](RC):{when}, draw a card."
    you = side(left=unit("watcher", text=text), hand=[unit("comer", 0)])
    t = table("vgg", you=you, at="main")
    t.you.chooses("call comer", "right front")
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("name", "drawn"), [("Ashen Lord", True), ("Lord of Cinders", False)])
def test_what_is_written_on_a_card_as_a_condition(name: str, drawn: bool) -> None:
    asked = 'If you have a vanguard with "Ash" in its original card name'
    text = f"[ACT](RC):[Rest this unit] {asked}, draw a card."
    you = side(vanguard=unit(name, 3), left=unit("asker", text=text))
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate asker")
    t.you.hand.has(int(drawn))


def test_a_lost_icon_is_lost_for_the_turn() -> None:
    text = '[ACT](VC)[1/turn]:This unit loses "Twin Drive!!" until end of turn.'
    t = table("vgg", you=side(vanguard=unit("loser", 3, text=text)), at="main")
    (card,) = t.you.vanguard.cards
    assert t.game.value(SKILLS, card) & TWIN_DRIVE
    t.you.chooses("activate loser")
    assert not t.game.value(SKILLS, card) & TWIN_DRIVE


def test_a_card_of_the_hand_is_discarded_for_its_own_ability() -> None:
    payer = unit("payer", text="[ACT](Hand):[Discard this card] Draw a card.")
    t = table("vgg", you=side(hand=[payer], deck=[unit("top"), "filler"]), at="main")
    t.you.chooses("activate payer")
    t.you.hand.holds_exactly("top")
    t.you.drop.holds_exactly("payer")


def test_damage_is_turned_down_as_a_cost_and_only_what_lies_face_up() -> None:
    cost = "[Choose a face up card from your damage zone, and turn it face down]"
    text = f"[ACT](VC):{cost} Draw a card."
    you = side(vanguard=unit("payer", 3, text=text), damage=[unit("wound")])
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate payer")
    t.you.hand.has(1)
    assert "activate payer" not in t.you.options


@pytest.mark.parametrize("taken", [True, False])
def test_only_a_dominated_unit_is_called_so(taken: bool) -> None:
    text = "[AUTO](VC):When your dominated unit attacks, draw a card."
    you = side(vanguard=unit("lord", 3, text=text), left=unit("own", 1, 20000))
    foe = unit("foe", 1, 20000)
    rival = side(vanguard=unit("other", 3), right=dominated(foe) if taken else [])
    t = table("vgg", you=you, rival=rival, at="battle")
    t.you.chooses("attack", "attack with foe" if taken else "attack with own")
    t.you.hand.has(int(taken))


FIRST = "[CONT](VC):During the battle that this unit attacked, your opponent cannot call grade 1 or"
LAST = "[CONT](VC):Your opponent cannot call grade 1 or greater cards from hand to (GC) during the"
LATE = (f"{FIRST} greater cards from hand to (GC).", f"{LAST} battle that this unit attacked.")


@pytest.mark.parametrize("text", LATE)
@pytest.mark.parametrize(("attacker", "guards"), [("lord", False), ("own", True)])
def test_who_cannot_be_guarded_against_in_the_battles_it_attacks_in(
    text: str, attacker: str, guards: bool
) -> None:
    you = side(vanguard=unit("lord", 3, 20000, text=text), left=unit("own", 2, 20000))
    rival = side(vanguard=unit("other", 3), hand=[unit("zero", 0), unit("one", 1)])
    t = table("vgg", you=you, rival=rival, at="battle")
    t.you.chooses("attack", f"attack with {attacker}")
    assert "guard with zero" in t.rival.options
    assert ("guard with one" in t.rival.options) is guards
