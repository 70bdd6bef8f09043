"""Sections 10.29 and 7.19: lost costs."""

import pytest

from bythebook.games.vanguard.texts.costs import SoulBlast
from bythebook.games.vanguard.texts.events import EV_ATTACK
from bythebook.games.vanguard.texts.losing import LoseCost
from bythebook.games.vanguard.zones.zones import BIND, FRONT_LEFT, HAND, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, Trigger
from bythebook.kernel.abilities.resolve import IfDid, MayPay
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS


@clause("vgg 10.29.1", "vgd 7.19.1", "vgd 11.7.2")
@ERAS
@pytest.mark.parametrize("soul", [0, 1])
def test_for_what_has_lost_its_cost_nothing_is_done(soul: int, book: str) -> None:
    frees = Ability(ACT, (VANGUARD,), body=(LoseCost(Cards(zones=(FRONT_LEFT,))),), limit=1)
    bound = (MoveCards(Cards(zones=(HAND,)), BIND),)
    costly = Ability(ACT, (FRONT_LEFT,), cost=(SoulBlast(1),), body=bound, limit=1)
    you = side(
        vanguard=unit("mine", 3, abilities=(frees,)),
        left=unit("costly", abilities=(costly,)),
        soul=soul,
        hand=[unit("h")],
    )
    t = table(book, you=you, at="main")
    assert ("activate costly" in t.you.options) == bool(soul)
    t.you.chooses("activate mine", "activate costly")
    t.you.soul.has(soul)
    t.you.bind.is_("h")


@clause("vgg 10.29.1", "vgd 7.19.1", "vgd 11.7.2")
@ERAS
def test_who_may_pay_such_a_cost_pays_nothing(book: str) -> None:
    body = (MayPay(), IfDid((MoveCards(Cards(zones=(HAND,)), BIND),)))
    attacks = Trigger(EV_ATTACK, This())
    costly = Ability(AUTO, (FRONT_LEFT,), attacks, cost=(SoulBlast(1),), body=body)
    frees = Ability(ACT, (VANGUARD,), body=(LoseCost(Cards(zones=(FRONT_LEFT,))),), limit=1)
    you = side(
        vanguard=unit("mine", 3, abilities=(frees,)),
        left=unit("costly", abilities=(costly,)),
        hand=[unit("h")],
    )
    t = table(book, you=you, at="main")
    t.you.chooses("activate mine", "pass", "attack", "attack with costly", "yes")
    t.you.bind.is_("h")
