"""Sections 10.3, 10.4, 10.8, 10.19 and 10.36: discarding, retiring, healing, binding, removing."""

from bythebook.games.vanguard.texts.costs import DiscardCost, PutCost, RetireCost, RetireThis
from bythebook.games.vanguard.texts.effects import (
    BindCards,
    ChooseRandomly,
    Discard,
    Heal,
    Remove,
    Retire,
    SoulCharge,
)
from bythebook.games.vanguard.texts.triggers import discarded, retired
from bythebook.games.vanguard.zones.zones import (
    BIND,
    DAMAGE,
    DROP,
    HAND,
    REAR_GUARDS,
    SOUL,
)
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.refs import FACE_DOWN
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import clause, side, table
from tests.rules.vanguard.actions.making import does, doing, waiting
from tests.rules.vanguard.eras import ERAS

THAT = Bound(R_CHOSEN)
YOUR_HAND = Cards(zones=(HAND,))


def mourner() -> CardDef:
    return waiting(retired(), SoulCharge(), name="mourner", zones=REAR_GUARDS)


def drifter() -> CardDef:
    return waiting(discarded(), SoulCharge(), name="drifter", zones=(HAND, DROP))


@clause("vgg 10.3.1")
def test_a_card_of_the_hand_is_discarded_into_the_drop_zone() -> None:
    t = does(ChooseCards(YOUR_HAND), Discard(THAT), you=side(hand=["a", "b"]))
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.drop.is_("b")
    t.you.hand.is_("a")


@clause("vgg 10.3.1")
def test_nothing_is_discarded_from_elsewhere() -> None:
    soul = ChooseCards(Cards(zones=(SOUL,)))
    t = does(soul, Discard(THAT), you=side(soul=["a"], hand=["b"]))
    t.you.soul.is_("a")
    t.you.drop.is_()


@clause("vgg 10.3.1.1")
def test_a_card_is_discarded_for_a_cost_as_by_an_effect() -> None:
    t = does(ChooseCards(YOUR_HAND), Discard(THAT), you=side(hand=[drifter()]))
    t.you.drop.is_("drifter")
    t.you.soul.has(1)
    t = does(cost=(DiscardCost(1),), you=side(hand=[drifter()]))
    t.you.drop.is_("drifter")
    t.you.soul.has(1)


@clause("vgg 10.3.1.2")
def test_it_is_a_discard_whoever_has_chosen_the_card() -> None:
    theirs = Cards(OPPONENT, (HAND,))
    own = ChooseCards(theirs, by=OPPONENT)
    t = does(own, Discard(THAT), rival=side(hand=[drifter()]))
    t.rival.drop.is_("drifter")
    t.rival.soul.has(1)
    for chosen in (ChooseCards(theirs), ChooseRandomly(theirs)):
        t = does(chosen, Discard(THAT), rival=side(hand=[drifter()]))
        t.rival.drop.is_("drifter")
        t.rival.soul.has(1)


@ERAS
@clause("vgg 3.16.2", "vgd 12.4.2")
def test_chance_chooses_among_all_cards(book: str) -> None:
    found = set()
    for seed in range(20):
        doer = doing(ChooseRandomly(YOUR_HAND, Num(1)), Discard(THAT))
        you = side(vanguard=doer, hand=["critical", "draw", "heal"])
        t = table(book, you=you, at="main", seed=seed)
        t.you.chooses("activate doer")
        t.you.hand.has(2)
        found.update(t.you.drop.names)
    assert found == {"critical", "draw", "heal"}


@ERAS
@clause("vgg 3.16.2", "vgd 12.4.2")
def test_chance_chooses_no_card_twice_and_no_more_than_there_are(book: str) -> None:
    t = does(ChooseRandomly(YOUR_HAND, Num(3)), Discard(THAT), you=side(hand=["a", "b"]), book=book)
    t.you.drop.holds_exactly("a", "b")


@ERAS
@clause("vgg 10.4.1", "vgd 7.16.1")
def test_a_unit_is_retired_into_its_owners_drop_zone(book: str) -> None:
    theirs = Cards(OPPONENT, REAR_GUARDS)
    t = does(ChooseCards(theirs), Retire(THAT), rival=side(left="a", back_right="b"), book=book)
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.rival.drop.is_("b")
    t.rival.right_back.is_()


@ERAS
@clause("vgg 10.4.1", "vgd 7.16.1")
def test_what_is_on_no_circle_is_not_retired(book: str) -> None:
    t = does(ChooseCards(Cards(zones=(SOUL,))), Retire(THAT), you=side(soul=["a"]), book=book)
    t.you.soul.is_("a")


@ERAS
@clause("vgg 10.4.1", "vgd 7.16.1")
def test_units_are_retired_for_a_cost(book: str) -> None:
    rear = Cards(zones=REAR_GUARDS)
    t = does(cost=(RetireCost(rear, 2),), you=side(left="a", right="b", back_left="c"), book=book)
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("a", "c")
    t.you.drop.holds_exactly("a", "c")
    you = side(vanguard="a", left=doing(cost=(RetireThis(),), grade=1))
    t = table(book, you=you, cards=[doing(name="a")], at="main")
    t.you.chooses("activate doer")
    t.you.drop.is_("doer")


@ERAS
@clause("vgg 10.4.2", "vgd 7.16.2")
def test_whatever_puts_a_unit_into_the_drop_zone_has_retired_it(book: str) -> None:
    rear = Cards(zones=REAR_GUARDS)
    for body in (Retire(THAT), MoveCards(THAT, DROP)):
        t = does(ChooseCards(rear), body, you=side(left=mourner()), book=book)
        t.you.soul.has(1)
    # Put elsewhere, it is not.
    t = does(ChooseCards(rear), MoveCards(THAT, HAND), you=side(left=mourner()), book=book)
    t.you.soul.has(0)
    # Nor is a card that goes there from elsewhere.
    t = does(ChooseCards(YOUR_HAND), Discard(THAT), you=side(hand=[mourner()]), book=book)
    t.you.soul.has(0)


@ERAS
@clause("vgg 10.8.1", "vgd 7.18.1")
def test_a_card_of_the_damage_zone_is_healed_into_the_drop_zone(book: str) -> None:
    damage = Cards(zones=(DAMAGE,))
    t = does(ChooseCards(damage), Heal(THAT), you=side(damage=["a", "b"]), book=book)
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a")
    t.you.drop.is_("a")
    t.you.damage.is_("b")
    t = does(ChooseCards(Cards(zones=(SOUL,))), Heal(THAT), you=side(soul=["a"]), book=book)
    t.you.soul.is_("a")


@ERAS
@clause("vgg 10.19.1", "vgd 7.27.1")
def test_cards_are_bound_from_anywhere_into_their_owners_bind_zone(book: str) -> None:
    for whose, zone in ((OPPONENT, DROP), (OPPONENT, HAND), (OPPONENT, REAR_GUARDS[0])):
        half = {DROP: "drop", HAND: "hand", REAR_GUARDS[0]: "left"}[zone]
        t = does(
            ChooseCards(Cards(whose, (zone,))),
            BindCards(THAT),
            rival=side(**{half: ["a"]}),
            book=book,
        )
        t.rival.bind.is_("a")
        assert not t.rival.bind.face_down
    t = does(
        ChooseCards(YOUR_HAND), BindCards(THAT, face=FACE_DOWN), you=side(hand=["a"]), book=book
    )
    assert t.you.bind.face_down == ["a"]
    t = does(cost=(PutCost(YOUR_HAND, 1, BIND),), you=side(hand=["a"]), book=book)
    t.you.bind.is_("a")


@ERAS
@clause("vgg 10.36.1", "vgd 7.17.1")
def test_what_is_removed_is_in_its_owners_removal_zone(book: str) -> None:
    drop = Cards(OPPONENT, (DROP,))
    t = does(ChooseCards(drop), Remove(THAT), rival=side(drop=["a", "b"]), book=book)
    t.you.chooses("a")
    t.rival.removed.is_("a")
    assert t.rival.removed.seen_by(t.you) == ["a"]
