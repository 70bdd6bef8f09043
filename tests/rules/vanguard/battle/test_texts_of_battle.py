"""Sections 3.15, 10.20, 10.33 and 12.3: what texts do with battles and damage."""

from bythebook.games.vanguard.battle.effects import Battles
from bythebook.games.vanguard.battle.record import attacked
from bythebook.games.vanguard.cards.cards import BATTLES_COLUMN
from bythebook.games.vanguard.texts.effects import DealDamage, NullifyForDamage
from bythebook.games.vanguard.texts.events import CANNOT_BE_ATTACKED, EV_DAMAGED
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, VANGUARD, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Effect
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.refs import CARD
from bythebook.testing import clause, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import (
    able,
    attack,
    barred,
    battle,
    field,
    other,
    to_attack,
)
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import waiting

THEIR_VANGUARD = Cards(OPPONENT, zones=(VANGUARD,))
THEIR_REARS = Cards(OPPONENT, zones=REAR_GUARDS)


def user(*body: Effect) -> CardDef:
    """A rear-guard with an ability that does this."""
    text = Ability(ACT, REAR_GUARDS, body=body, limit=1)
    return unit("user", abilities=(text,))


@ERAS
@clause(
    "vgg 3.15.1.2",
    "vgg 3.15.1.2.1",
    "vgg 10.33.2",
    "vgd 7.29.1.2",
    "vgd 11.5.2.2",
    "vgd 11.5.2.2.1",
)
def test_a_card_whose_ability_deals_damage_is_its_source(book: str) -> None:
    for whose, victim in ((OPPONENT, 1), (YOU, 0)):
        to = Cards(whose, zones=(VANGUARD,))
        t = table(book, you=field(left=user(DealDamage(to, Num(2))), hand=["filler"]), at="main")
        t.you.chooses("activate user")
        seat = (t.you, t.rival)[victim]
        seat.damage.has(2)
        dealt = [c for c in t.since(0) if c[:2] == (7, EV_DAMAGED)]
        assert [(c[3], c[4], c[5]) for c in dealt] == [(victim, 2, t.you.ref("user"))]


@ERAS
@clause("vgg 10.33.1", "vgd 7.29.1")
def test_only_vanguards_are_dealt_damage(book: str) -> None:
    everybody = Cards(OPPONENT, zones=VANGUARD_AND_REAR)
    mine = field(left=user(DealDamage(everybody, Num(1))), hand=["filler"])
    t = table(book, you=mine, rival=other(left=unit("bystander")), at="main")
    t.you.chooses("activate user")
    t.rival.damage.has(1)
    assert not t.game.state.counters


@ERAS
@clause("vgg 12.3.1", "vgg 12.3.2", "vgd 2.8.3.3", "vgd 13.6.2", "vgd 2.8.3.3.1")
def test_a_text_nullifies_triggers_for_the_damage_it_deals(book: str) -> None:
    deal, nullify = DealDamage(THEIR_VANGUARD, Num(1)), NullifyForDamage(THEIR_VANGUARD)
    for nullified, body in ((False, (deal,)), (True, (deal, nullify))):
        mine = field(left=user(*body), hand=["filler"])
        t = table(book, you=mine, rival=other(deck=["critical"] * 4), at="main")
        t.you.chooses("activate user")
        if nullified:
            t.you.is_asked("main phase")
            t.rival.damage.has(1)
            assert not t.game.state.effects
        else:
            t.rival.is_asked("order of a trigger's effects")
            t.ends_asking()


@ERAS
@clause("vgg 7.1.2.3", "vgg 7.1.2.4", "vgd 10.1.5")
def test_a_text_has_a_unit_battle_others_instead_or_as_well(book: str) -> None:
    for also in (False, True):
        striker = waiting("striker", attacks(), Battles(THEIR_REARS, also))
        t = battle(
            field(left=striker),
            other(left=unit("target"), back_left=unit("hidden"), hand=["filler"]),
            book=book,
        )
        attack(t, "striker")
        names = sorted(t.game.definition(r & 2047).name for r in attacked(t.game))
        assert names == (["foe", "hidden", "target"] if also else ["hidden", "target"])
        t.rival.chooses("pass")
        t.rival.drop.holds_exactly("target", "hidden")


@ERAS
@clause("vgg 7.4.1.8.4", "vgd 10.4.1.8.3")
def test_a_unit_battles_a_column_in_one_attack(book: str) -> None:
    t = battle(
        field(vanguard=able("me", BATTLES_COLUMN, 3, 10000)),
        other(left=unit("target"), back_left=unit("behind"), right=unit("away"), hand=["filler"]),
        book=book,
    )
    to_attack(t)
    t.you.may_choose_exactly("attack foe", "attack target", "attack away")
    t.you.chooses("attack target")
    names = sorted(t.game.definition(r & 2047).name for r in attacked(t.game))
    assert names == ["behind", "target"]


@ERAS
@clause("vgg 7.4.1.6", "vgg 10.20.1", "vgd 10.4.1.6", "vgd 7.31.1")
def test_an_attack_is_turned_only_on_who_can_be_attacked(book: str) -> None:
    turned = Ability(AUTO, (VANGUARD,), attacks(), body=(Battles(THEIR_REARS),))
    me = unit("me", 3, 10000, abilities=(turned,))
    t = battle(
        field(vanguard=me, left=unit("ally")),
        other(left=unit("safe"), right=unit("plain"), hand=["filler"]),
        book=book,
    )
    t.changes(barred(t, t.rival, "safe", CANNOT_BE_ATTACKED))
    attack(t)
    assert [t.game.definition(ref & CARD).name for ref in attacked(t.game)] == ["plain"]
    t.rival.chooses("pass")
    t.rival.left.is_("safe")
    t.rival.damage.has(0)
