"""1-3-3: skills that a player cannot use."""

import pytest

from bythebook.games.dbs.texts.events import CANNOT_USE_SKILLS
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP
from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.language.nouns import Cards, Player
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.abilities.test_activated_elsewhere import GIFT, activated
from tests.rules.dbs.making import said, told


@clause("dbs 1-3-3")
def test_a_player_who_cannot_use_skills_activates_none_and_the_other_one_does() -> None:
    forbids = Modifier(BITS_ON, CHAR_CANNOT, Player(OPPONENT), bits=CANNOT_USE_SKILLS)
    hush = battle("Hush", abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(forbids,)),))
    sage = said("Sage", "[Activate: Main] Draw 1 card.")
    for mine, theirs, offered in (([], ["Hush"], False), (["Hush"], [], True)):
        you, rival = side(battle=["Sage", *mine]), side(battle=theirs)
        t = table("dbs", you, rival, at="main", cards=[hush, sage], turns=3)
        assert ("activate Sage" in t.options) == offered


COUNTERS = {
    "[Counter: Attack]": told("Guard", "[Counter: Attack] Negate the attack."),
    "[Counter: Play]": told("Trap", "[Counter: Play] Draw 1 card."),
}


@clause("dbs 1-3-3")
@pytest.mark.parametrize(
    ("banned", "offered"),
    [
        ("[Counter: Attack]", ["activate Trap"]),
        ("[Counter: Play]", ["activate Guard"]),
        ("[Counter]", []),
    ],
)
def test_who_cannot_activate_counters_of_one_kind_activates_those_of_the_other(
    banned: str, offered: list[str]
) -> None:
    herald = told(
        "Herald", f"[Activate: Main] Your opponent can't activate {banned} skills for the turn."
    )
    you = side(hand=[herald, battle("Ace", 1), "filler"], energy=2)
    t = table("dbs", you, side(hand=list(COUNTERS.values()), life=3, energy=2), at="main", turns=3)
    t.you.chooses("activate Herald", "play Ace")
    seen = t.goes_on_to("main phase", t.you)
    t.you.chooses("attack leader")
    seen += t.goes_on_to("main phase", t.you)
    assert sorted({o for o in seen if o in ("activate Guard", "activate Trap")}) == offered


@clause("dbs 1-3-3")
def test_a_card_that_cannot_use_skills_is_not_activated_out_of_the_drop_area_either() -> None:
    for zone, drawn in ((DROP, 0), (BATTLE_AREA, 1)):
        forbids = Modifier(BITS_ON, CHAR_CANNOT, Cards(zones=(zone,)), bits=CANNOT_USE_SKILLS)
        hush = battle("Hush", abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(forbids,)),))
        t = activated("drop", told("Gift", GIFT), battle=[hush])
        t.settle()
        t.you.hand.has(1 + drawn)
