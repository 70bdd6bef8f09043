"""Section 8.6, and 8.1.1.2: automatic abilities."""

from bythebook.games.vanguard.cards.cards import GRADE, POWER
from bythebook.games.vanguard.texts.events import EV_BEGIN, P_DRAW, P_MAIN
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    DROP,
    FIELD,
    FRONT_LEFT,
    HAND,
    SOUL,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import (
    AUTO,
    CONT,
    EV_MOVE,
    EV_STATE,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import IfDid, MayPay
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, YOU
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.lasting import Give, GrantAbility, Later, LoseAbilities
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, GONE, Put, discarding, waiting
from tests.rules.vanguard.eras import ERAS

STRONGER = Give(This(), POWER, Num(500))


def paid(*body: Effect, count: int = 1) -> CardDef:
    """A unit whose player may put cards of the soul away when a card is discarded."""
    body = (MayPay(), IfDid(body))
    cost = (Put(SOUL, count),)
    return unit("ace", abilities=(Ability(AUTO, VANGUARD_AND_REAR, GONE, cost=cost, body=body),))


@ERAS
@clause("vgg 8.1.1.2.2", "vgd 11.1.1.2.2")
def test_a_cost_in_brackets_is_paid_while_resolving(book: str) -> None:
    t = discarding(paid(STRONGER), left="ace", soul=2, book=book)
    t.you.may_choose_exactly("yes", "no")
    t.you.soul.has(2)
    t.you.chooses("yes", "filler")
    t.you.soul.has(1)
    assert t.you.value("ace", "power") == 7500


@ERAS
@clause("vgg 8.6.4", "vgg 8.1.1.2.2", "vgd 11.1.1.2.2", "vgd 11.8.11")
def test_a_cost_is_paid_whole_or_not_at_all(book: str) -> None:
    t = discarding(paid(STRONGER, count=2), left="ace", soul=1, book=book)
    # Unable to pay all of it, nobody is asked.
    t.you.is_asked("idle")
    t.you.soul.has(1)
    assert t.you.value("ace", "power") == 7000
    t = discarding(paid(STRONGER, count=2), left="ace", soul=2, book=book)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("yes")
    t.you.soul.has(0)
    assert t.you.value("ace", "power") == 7500


@ERAS
@clause("vgg 3.1.1.5.2", "vgd 11.8.11.1", "vgd 11.8.11.2")
def test_a_cost_need_not_be_paid_and_what_depends_on_it_is_not_done(book: str) -> None:
    t = discarding(paid(STRONGER), left="ace", soul=2, book=book)
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("no")
    t.you.soul.has(2)
    assert t.you.value("ace", "power") == 7000
    assert not t.waiting


@ERAS
@clause("vgg 8.6.3", "vgd 11.8.10")
def test_resolving_ends_one_standing_by(book: str) -> None:
    t = discarding(waiting("ace", GONE), left="ace", count=2, book=book)
    t.you.may_choose_exactly("resolve ace one", "resolve ace two")
    t.you.chooses("resolve ace two", "yes")
    assert len(t.waiting) == 1
    t.you.chooses("yes")
    t.you.is_asked("idle")
    t.you.hand.has(3)


@ERAS
@clause("vgg 8.6.3.1", "vgd 11.8.10.1")
def test_all_must_be_played_in_an_order_of_their_masters(book: str) -> None:
    names = ("ace", "bob", "cleo")
    cards = [waiting(name, GONE, STRONGER) for name in names]
    t = discarding(*cards, left="ace", right="bob", back_left="cleo", book=book)
    t.you.may_choose_exactly(*[f"resolve {n} one" for n in names])
    t.you.chooses("resolve cleo one")
    t.you.may_choose_exactly("resolve ace one", "resolve bob one")
    t.you.chooses("resolve bob one")
    assert [t.you.value(n, "power") for n in names] == [7500] * 3


def grades(*zones: int) -> tuple[Ability, ...]:
    """While on the field: cards of one's own in some zones have two grades more."""
    return tuple(
        Ability(CONT, FIELD, modifiers=(Modifier(ADD, GRADE, Cards(zones=(z,)), Num(2)),))
        for z in zones
    )


def power_after(book: str, zones: tuple[int, ...], origin: str, target: str) -> int:
    """A unit's power that waits for a card of grade 2, after one of grade 0 has moved."""
    names = table(book).game.zones.names
    high = Cards(YOU, (), (Having(GRADE, AT_LEAST, 2),))
    start, end = names.index(origin), names.index(target)
    waits = waiting("", Trigger(EV_MOVE, high, (start,), (end,)), STRONGER).abilities
    ace = unit("ace", abilities=(*grades(*zones), *waits))
    mine = side(**{"left": "ace", origin.replace(" ", "_"): ["low"]})
    t = table(book, you=mine, cards=[ace, unit("low", 0)])
    t.changes(move([t.you.ref("low")], end))
    return t.you.value("ace", "power")


@ERAS
@clause("vgg 8.6.5.1.1", "vgd 11.8.12.1.1")
def test_between_public_and_hidden_zones_the_public_one_counts(book: str) -> None:
    assert power_after(book, (DROP,), "drop zone", "hand") == 7500
    assert power_after(book, (HAND,), "drop zone", "hand") == 7000
    assert power_after(book, (DROP,), "hand", "drop zone") == 7500
    assert power_after(book, (HAND,), "hand", "drop zone") == 7000


@ERAS
@clause("vgg 8.6.5.1.2", "vgd 11.8.12.1.2")
def test_off_the_field_the_field_counts(book: str) -> None:
    for zones, power in ((FIELD, 7500), ((DROP,), 7000)):
        assert power_after(book, zones, "right front", "drop zone") == power


@ERAS
@clause("vgg 8.6.5.1.3", "vgd 11.8.12.1.3")
def test_between_other_public_zones_it_is_as_in_the_new_one(book: str) -> None:
    assert power_after(book, (SOUL,), "drop zone", "soul") == 7500
    assert power_after(book, (DROP,), "drop zone", "soul") == 7000
    assert power_after(book, (DAMAGE,), "damage zone", "drop zone") == 7000


@ERAS
@clause("vgg 8.6.6.1", "vgd 11.8.13.1")
def test_a_timed_trigger_has_its_moment_once(book: str) -> None:
    later = Ability(AUTO, (), Trigger(EV_BEGIN, value=P_MAIN), body=(DRAW,))
    setter = waiting("ace", Trigger(EV_BEGIN, value=P_DRAW), Later(later))
    t = table(book, you=side(left="ace"), cards=[setter])
    t.changes([event(EV_BEGIN, NOTHING, 0, P_DRAW)])
    t.you.hand.has(0)
    for _ in range(2):
        t.changes([event(EV_BEGIN, NOTHING, 0, P_MAIN)])
        t.you.hand.has(1)


@ERAS
@clause("vgg 8.6.7.1", "vgd 11.8.14.1")
def test_a_situation_puts_its_ability_on_standby_once_at_a_time(book: str) -> None:
    empty = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 0))
    beggar = waiting("beggar", empty, DRAW)
    waits = [waiting(n, Trigger(EV_BEGIN, value=P_MAIN), STRONGER) for n in ("ace", "bob")]
    theirs = side(left="beggar", hand=["one"])
    cards = [beggar, unit("one"), *waits]
    t = table(book, you=side(left="ace", right="bob"), rival=theirs, cards=cards)
    start = event(EV_BEGIN, NOTHING, 0, P_MAIN)
    t.changes([start, *move([t.rival.ref("one")], DROP)])
    t.you.chooses("resolve ace")
    t.rival.hand.has(1)
    # Still so after it has resolved: again.
    poor = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_MOST, 2))
    t = table(book, you=side(left="beggar"), cards=[waiting("beggar", poor, DRAW)])
    t.you.hand.has(3)


@clause("vgg 8.6.7.1")
def test_a_situation_is_nothing_to_who_loses_the_ability_at_the_same_moment() -> None:
    """And something to who gets it then: what a unit has is looked at as it is now."""
    rich = Trigger(EV_STATE, condition=AmountIs(Count(Cards(zones=(HAND,))), AT_LEAST, 1))
    spends = Ability(AUTO, VANGUARD_AND_REAR, rich, body=(MoveCards(Cards(zones=(HAND,)), SOUL),))
    spender = unit("spender", abilities=(spends,))
    front = Cards(zones=(FRONT_LEFT,))
    for start, effect, held in ((spender, LoseAbilities(front), 1), (unit("plain"), None, 0)):
        changed = effect or GrantAbility(front, spends)
        teller = waiting("teller", Trigger(EV_BEGIN, value=P_DRAW), DRAW, changed)
        t = table("vgg", you=side(left=start, right=teller))
        t.changes([event(EV_BEGIN, NOTHING, 0, P_DRAW)])
        t.you.hand.has(held)
        t.you.soul.has(1 - held)


@ERAS
@clause("vgg 8.6.8", "vgd 11.8.15")
def test_an_ability_is_played_though_its_card_has_moved(book: str) -> None:
    remover = waiting("remover", GONE, MoveCards(Cards(zones=(FRONT_LEFT,)), SOUL))
    ace = waiting("ace", GONE, DRAW, STRONGER)
    mine = side(hand=["one"], left="ace", right="remover")
    t = table(book, you=mine, cards=[ace, remover, unit("one")])
    t.changes(move([t.you.ref("one")], DROP))
    t.you.chooses("resolve remover one")
    t.you.soul.is_("ace")
    t.you.hand.has(1)
    assert t.you.value("ace", "power") == 7000
