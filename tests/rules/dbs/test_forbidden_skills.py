"""1-3-3: skills that a player cannot use."""

from bythebook.games.dbs.events import CANNOT_USE_SKILLS
from bythebook.games.dbs.zones import BATTLE_AREA
from bythebook.kernel.abilities import CONT, Ability, Modifier
from bythebook.kernel.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.nouns import Player
from bythebook.kernel.words import OPPONENT
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.making import said


@clause("dbs 1-3-3")
def test_a_player_who_cannot_use_skills_activates_none_and_the_other_one_does() -> None:
    forbids = Modifier(BITS_ON, CHAR_CANNOT, Player(OPPONENT), bits=CANNOT_USE_SKILLS)
    hush = battle("Hush", abilities=(Ability(CONT, (BATTLE_AREA,), modifiers=(forbids,)),))
    sage = said("Sage", "[Activate: Main] Draw 1 card.")
    for mine, theirs, offered in (([], ["Hush"], False), (["Hush"], [], True)):
        you, rival = side(battle=["Sage", *mine]), side(battle=theirs)
        t = table("dbs", you, rival, at="main", cards=[hush, sage], turns=3)
        assert ("activate Sage" in t.options) == offered
