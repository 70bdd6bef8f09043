"""Sections 10.9 to 10.13 and 10.21: revealing, searching, shuffling, turning, giving."""

from bythebook.games.vanguard.cards.cards import GRADE, POWER
from bythebook.games.vanguard.texts.costs import CounterBlast, RevealCost
from bythebook.games.vanguard.texts.effects import ShuffleThenPut, SoulCharge
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    DECK,
    DROP,
    HAND,
    REAR_GUARDS,
    REST,
    STAND,
)
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import EQUAL, OPPONENT, YOU, Test
from bythebook.kernel.state.changes import SHUFFLE
from bythebook.kernel.state.refs import FACE_DOWN, FACE_UP
from bythebook.kernel.texts.lasting import Give, GrantAbility, LoseAbilities
from bythebook.kernel.texts.verbs import (
    ChooseCards,
    FlipCards,
    MoveCards,
    RevealCards,
    Search,
    ShuffleZone,
    TurnCards,
)
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.actions.making import does, doing
from tests.rules.vanguard.eras import ERAS

THAT = Bound(R_CHOSEN)
ONES = (Test(GRADE, EQUAL, 1),)
OWN_HAND = Cards(zones=(HAND,))
REAR = Cards(zones=REAR_GUARDS)


@ERAS
@clause("vgg 10.9.1", "vgg 10.9.1.3", "vgd 7.8.1", "vgd 7.8.4")
def test_everybody_sees_what_is_revealed_and_it_stays_where_it_is(book: str) -> None:
    reveal = (ChooseCards(OWN_HAND), RevealCards(THAT))
    t = does(*reveal, you=side(hand=["a", "b"]), book=book)
    assert not t.rival.knows(t.you.card("a"))
    t.you.chooses("a")
    assert t.rival.knows(t.you.card("a"))
    assert not t.rival.knows(t.you.card("b"))
    t.you.hand.holds_exactly("a", "b")


@ERAS
@clause("vgg 10.9.1.2.1", "vgd 7.8.3.1")
def test_what_was_revealed_is_hidden_again(book: str) -> None:
    # What somebody remembers of a hand is no card that can be chosen for what it is.
    theirs = Cards(OPPONENT, (HAND,))
    t = does(
        RevealCards(theirs),
        ChooseCards(Cards(OPPONENT, (HAND,), ONES)),
        MoveCards(THAT, DROP),
        rival=side(hand=["a"]),
        book=book,
    )
    t.rival.hand.is_("a")


@ERAS
@clause("vgg 10.9.1.1", "vgd 7.8.2")
def test_what_is_revealed_for_a_cost_is_revealed_with_the_whole_payment(book: str) -> None:
    cost = (RevealCost(Cards(zones=(HAND,), tests=ONES)), CounterBlast(1))
    t = does(cost=cost, you=side(hand=["a", "b"], damage=["c", "d"]), book=book)
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a")
    # Chosen, but nothing is paid yet.
    assert not t.rival.knows(t.you.card("a"))
    t.you.chooses("c")
    assert t.rival.knows(t.you.card("a"))
    assert t.you.damage.face_down == ["c"]


@ERAS
@clause("vgg 10.10.1", "vgg 10.10.1.1", "vgd 7.9.1", "vgd 7.9.2")
def test_a_deck_is_looked_through_and_one_may_find_nothing(book: str) -> None:
    search = Search(Cards(zones=(DECK,), tests=ONES), up_to=False)
    t = does(
        search, MoveCards(THAT, HAND), ShuffleZone(DECK), deck=["a", "critical", "b"], book=book
    )
    assert t.you.knows(t.you.card("a"))
    assert t.you.knows(t.you.card("critical"))
    assert not t.rival.knows(t.you.card("a"))
    t.you.may_choose_exactly("a", "b", "done")
    t.you.chooses("done")
    t.you.hand.is_()
    t.you.deck.has(3)


@ERAS
@clause("vgg 10.10.1", "vgd 7.9.1")
def test_what_is_found_is_what_later_words_mean(book: str) -> None:
    search = Search(Cards(zones=(DECK,), tests=ONES))
    t = does(
        search, MoveCards(THAT, HAND), ShuffleZone(DECK), deck=["a", "critical", "b"], book=book
    )
    t.you.chooses("b")
    t.you.hand.is_("b")


@ERAS
@clause("vgg 10.10.1.2", "vgd 7.9.3")
def test_in_an_open_zone_one_has_to_find_what_is_there(book: str) -> None:
    search = Search(Cards(zones=(DROP,), tests=ONES), up_to=False)
    t = does(search, MoveCards(THAT, HAND), you=side(drop=["a", "critical", "b"]), book=book)
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.hand.is_("b")


@ERAS
@clause("vgg 10.11.1", "vgd 7.4.1", "vgd 7.4.2", "vgd 7.4.2.1")
def test_a_deck_of_a_single_card_is_shuffled_all_the_same(book: str) -> None:
    for whose, player in ((YOU, 0), (OPPONENT, 1)):
        half = side(deck=1)
        t = does(ShuffleZone(DECK, whose), you=half, rival=half, deck=1, book=book)
        assert [c[1:3] for c in t.since(0) if c[0] == SHUFFLE] == [(player, DECK)]


@ERAS
@clause("vgg 10.11.1", "vgd 7.4.1")
def test_a_shuffle_leaves_nobody_knowing_the_order(book: str) -> None:
    orders = set()
    names = ["a", "b", "c", "d", "e", "f"]
    search = Search(Cards(zones=(DECK,), tests=ONES))
    t = does(search, ShuffleZone(DECK), deck=names, book=book)
    t.you.chooses("done")
    orders.add(tuple(t.you.deck.names))
    t.you.chooses("activate doer", "done")
    orders.add(tuple(t.you.deck.names))
    assert len(orders) == 2
    assert not any(t.you.knows(t.you.card(name)) for name in names)
    t.you.deck.holds_exactly(*names)


@ERAS
@clause("vgg 10.11.1.1", "vgd 7.4.3")
def test_what_was_found_is_not_shuffled(book: str) -> None:
    search = Search(Cards(zones=(DECK,), tests=ONES))
    t = does(search, ShuffleThenPut(THAT), deck=["a", "b", "c", "d"], book=book)
    t.you.chooses("c")
    assert t.you.deck.names[0] == "c"
    t.you.deck.has(4)
    assert t.you.knows(t.you.card("c"))
    assert not t.rival.knows(t.you.card("c"))
    assert not t.you.knows(t.you.card("a"))


@ERAS
@clause("vgg 10.12.1", "vgd 7.2.1")
def test_units_stand_and_rest(book: str) -> None:
    for before, after in ((STAND, REST), (REST, STAND)):
        t = does(ChooseCards(REAR), TurnCards(THAT, after), you=side(left=("a", before)), book=book)
        assert t.you.state_of("a") == after


@ERAS
@clause("vgg 10.13.1", "vgd 7.3.1")
def test_damage_is_turned_face_up_and_face_down(book: str) -> None:
    damage = Cards(zones=(DAMAGE,))
    t = does(ChooseCards(damage), FlipCards(THAT, FACE_DOWN), you=side(damage=["a"]), book=book)
    assert t.you.damage.face_down == ["a"]
    t.you.chooses("activate doer")
    t = does(
        FlipCards(damage, FACE_DOWN), FlipCards(damage, FACE_UP), you=side(damage=["a"]), book=book
    )
    assert t.you.damage.face_down == []


@clause("vgg 10.21.1", "vgg 10.21.3")
def test_a_unit_has_an_ability_that_it_was_given_for_that_time() -> None:
    charge = Ability(ACT, REAR_GUARDS, body=(SoulCharge(),))
    t = does(ChooseCards(REAR), GrantAbility(THAT, charge), you=side(left="a"))
    t.you.may_choose("activate a")
    t.you.chooses("activate a")
    t.you.soul.has(1)
    t.you.passes()
    t.goes_on_to("main phase", t.you)
    t.you.may_not_choose("activate a")


@clause("vgg 10.21.1")
def test_a_unit_has_power_that_it_was_given_for_that_time() -> None:
    t = does(ChooseCards(REAR), Give(THAT, POWER, Num(5000)), you=side(left="a"))
    assert t.you.value("a", "power") == 12000
    t.you.passes()
    t.goes_on_to("main phase", t.you)
    assert t.you.value("a", "power") == 7000


@ERAS
@clause("vgg 10.21.2", "vgd 7.11.2")
def test_a_unit_lacks_an_ability_that_it_has_lost_for_that_time(book: str) -> None:
    other = doing(SoulCharge(), name="other", grade=1)
    t = does(ChooseCards(REAR), LoseAbilities(THAT), you=side(left=other), book=book)
    t.you.may_not_choose("activate other")
    t.you.passes()
    t.goes_on_to("main phase", t.you)
    t.you.may_choose("activate other")


@ERAS
@clause("vgg 10.11.1.1", "vgd 7.4.3")
def test_a_text_that_shuffles_and_then_puts_what_it_found_leaves_it_out(book: str) -> None:
    text = (
        "[ACT](VC):Search your deck for up to one card, shuffle your deck, "
        "and put that card on the top of your deck."
    )
    you = side(vanguard=unit("seer", 3, text=text), deck=["critical", "draw", "heal", "filler"])
    t = table(book, you=you, at="main")
    t.you.chooses("activate seer", "heal")
    assert t.you.deck.names[0] == "heal"
    assert t.you.knows(t.you.card("heal"))
    assert not t.you.knows(t.you.card("draw"))
