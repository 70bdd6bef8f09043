"""Cards that a skill plays on top of others, in the mode it says."""

from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.testing import laid, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.making import said


def test_it_lies_in_the_mode_the_skill_says_and_otherwise_in_that_of_the_card_below() -> None:
    crown = battle("Crown", 1, traits=("Heron",))
    for words, before, mode in ((" in Rest Mode", ACTIVE, REST), ("", ACTIVE, ACTIVE)):
        text = f"Choose 1 «Heron» card in your hand and play it on top of this card{words}."
        t = table(
            "dbs",
            side(
                battle=[laid(said("Perch", f"[Activate: Main] {text}"), before)],
                hand=[crown, "filler"],
                energy=2,
            ),
            at="main",
            turns=3,
        )
        t.you.chooses("activate Perch", "Crown")
        t.goes_on_to("main phase", t.you)
        t.you.battle.is_("Crown")
        assert t.you.under("Crown") == ["Perch"]
        assert t.you.state_of("Crown") == mode
