"""Section 3.7: characteristics."""

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.nouns import HasOriginal, OriginalOf
from bythebook.games.vanguard.zones.zones import FRONT_RIGHT, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit


@clause("vgg 3.7.1.2")
def test_original_is_what_is_written_on_the_card() -> None:
    strong = Cards(zones=VANGUARD_AND_REAR, such=HasOriginal(POWER, AT_LEAST, 7000))
    says = (
        Modifier(ADD, POWER, strong, Num(100)),
        Modifier(ADD, POWER, This(), OriginalOf(This(), POWER)),
    )
    captain = unit(
        "captain", power=6000, abilities=(Ability(CONT, VANGUARD_AND_REAR, modifiers=says),)
    )
    t = table("vgg", side(left=captain, right=unit("weak", power=6000), back_left=unit("strong")))
    layer = t.game.book.layer(ADD, POWER)
    for name in ("weak", "captain"):
        t.changes([give(ADD, POWER, 5000, [t.you.ref(name)], layer, THIS_TURN, t.turn)])
    assert t.you.value("weak", "power") == 11000
    assert t.you.value("strong", "power") == 7100
    assert t.you.value("captain", "power") == 17000


@clause("vgg 3.7.1.2")
def test_of_no_card_nothing_is_original() -> None:
    says = Modifier(ADD, POWER, This(), OriginalOf(Cards(zones=(FRONT_RIGHT,)), POWER))
    captain = unit("captain", abilities=(Ability(CONT, VANGUARD_AND_REAR, modifiers=(says,)),))
    for beside, power in (({}, 7000), ({"right": unit("strong", power=9000)}, 16000)):
        t = table("vgg", side(left=captain, **beside))
        assert t.you.value("captain", "power") == power
