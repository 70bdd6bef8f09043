"""4-8-1: where cards are of which a text says a mode, and nothing else."""

from bythebook.games.dbs.zones.zones import REST
from bythebook.testing import Table, clause, laid, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.making import said, told

WHO = "Choose up to 1 of your opponent's cards and "


def does(text: str, **theirs: object) -> Table:
    """A skill is activated in the main phase."""
    card = told("S", "[Activate: Main] " + text)
    t = table("dbs", side(hand=[card, "filler"]), side(**theirs), at="main")
    t.you.chooses("activate S")
    return t


BOARD = {
    "battle": [battle("Fighter")],
    "energy": [battle("Ore")],
    "unison": [laid(unison("One", cost=1), counters=2)],
    "drop": 1,
}


@clause("dbs 4-8-1")
def test_a_card_to_be_switched_may_lie_wherever_cards_have_modes():
    t = does(WHO + "switch it to Rest Mode.", **BOARD)
    t.you.may_choose_exactly("leader", "Fighter", "Ore", "One", "done")
    t.you.chooses("Ore")
    t.settle()
    assert t.rival.state_of("Ore") == REST


def test_what_is_chosen_for_something_else_is_in_play():
    t = does(WHO + "it gets -5000 power for the turn.", **BOARD)
    t.you.may_choose_exactly("leader", "Fighter", "One", "done")
    t.ends_asking()


def test_what_more_is_said_of_the_cards_says_where_they_are():
    kinds = {
        "Battle Cards": {"Fighter"},
        "energy": {"filler"},
        "cards with [Blocker]": {"Guard"},
    }
    guard = said("Guard", "[Blocker]")
    for kind, meant in kinds.items():
        text = f"Choose up to 1 of your opponent's {kind} and switch it to Rest Mode."
        t = does(text, battle=[battle("Fighter"), guard], energy=["filler"])
        offered = meant | ({"Guard"} if kind == "Battle Cards" else set())
        t.you.may_choose_exactly(*offered, "done")
        t.ends_asking()


@clause("dbs 4-8-1")
def test_energy_counts_among_cards_in_rest_mode():
    text = "[Permanent] If your opponent has 4 or more cards in Rest Mode, reduce the energy cost"
    cheap = said("B", text + " of this card in your hand by 3.", cost=3)
    for rested, offered in ((2, False), (3, True)):
        energy = [("filler", REST)] * rested + ["filler"] * 3
        rival = side(energy=energy, leader=[("leader", REST)])
        t = table("dbs", side(hand=[cheap, "filler"]), rival, at="main")
        assert ("play B" in t.you.options) == offered


@clause("dbs 4-8-1")
def test_energy_that_is_switched_is_a_card_that_is():
    waits = "[Auto] When one of your opponent's cards is switched to Rest Mode by one of your"
    b = said("B", waits + " skills, this card gets +5000 power for the turn.")
    rests = told("S", "[Activate: Main] Choose 1 of your opponent's energy and switch it to Rest.")
    pays = told("P", "[Activate: Main] Your opponent draws 1 card.")
    for card, power in ((rests, 15000), (pays, 10000)):
        you = side(battle=[b], hand=[card, "filler"])
        t = table("dbs", you, side(energy=1), at="main")
        t.you.chooses("activate " + card.name)
        t.settle()
        assert t.you.value("B", "power") == power


def test_all_of_them():
    t = does(
        "Choose all of your opponent's cards and switch them to Rest Mode.", energy=[battle("Ore")]
    )
    t.settle()
    assert t.rival.state_of("leader") == REST
    assert t.rival.state_of("Ore") == REST
