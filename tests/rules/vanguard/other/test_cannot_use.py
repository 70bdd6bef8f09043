"""Sections 12.2 and 12.5: abilities that cannot be used."""

from bythebook.games.vanguard.abilities.nullifying import NullifyEffects
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import CANNOT_USE_ACT, CANNOT_USE_AUTO
from bythebook.games.vanguard.zones.zones import DROP, FRONT_LEFT, HAND, REAR_GUARDS
from bythebook.kernel.abilities.abilities import AUTO, CONT, Ability, Modifier
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards, Num, Player, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import Forbid, Give, GrantAbility, Later
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, GONE, constant, discarding, waiting, worker
from tests.rules.vanguard.eras import ERAS

LEFT = Cards(zones=(FRONT_LEFT,))
STRONGER = Give(This(), POWER, Num(500))


def barring(bits: int, who: object = LEFT) -> Modifier:
    return Modifier(BITS_ON, CHAR_CANNOT, who, bits=bits)  # type: ignore[arg-type]


@ERAS
@clause("vgg 12.2.1.1", "vgd 12.2.1.1")
def test_an_activated_ability_that_cannot_be_used_is_not_played(book: str) -> None:
    for bits, offered in ((CANNOT_USE_ACT, ["bob"]), (CANNOT_USE_AUTO, ["ace", "bob"])):
        cards = [worker("ace", DRAW), worker("bob", DRAW), constant("bar", barring(bits))]
        mine = side(left="ace", right="bob", back_left="bar")
        t = table(book, you=mine, cards=cards, at="main")
        found = [o.removeprefix("activate ") for o in t.you.options if o.startswith("activate")]
        assert found == offered
    theirs = side(left=constant("bar", barring(CANNOT_USE_ACT, Player(OPPONENT))))
    t = table(book, you=side(left=worker("ace", DRAW)), rival=theirs, at="main")
    t.you.may_choose_exactly("exchange left front left back", "pass")


@ERAS
@clause("vgg 12.2.1.2", "vgd 12.2.1.2.1")
def test_an_automatic_ability_that_cannot_be_used_is_not_triggered(book: str) -> None:
    for bits, power in ((CANNOT_USE_AUTO, 7000), (CANNOT_USE_ACT, 7500)):
        cards = [waiting("ace", GONE, STRONGER), constant("bar", barring(bits))]
        t = discarding(*cards, left="ace", right="bar", book=book)
        assert t.you.value("ace", "power") == power


@ERAS
@clause("vgg 12.2.1.2", "vgd 12.2.1.2.1")
def test_what_was_not_triggered_is_not_played_afterwards(book: str) -> None:
    bar = Forbid(LEFT, CANNOT_USE_AUTO)
    away = MoveCards(Cards(zones=(HAND,)), DROP)
    lifted = NullifyEffects(This(), CHAR_CANNOT, CANNOT_USE_AUTO)
    for body, power in (((bar, away, lifted), 7000), ((bar, lifted, away), 7500)):
        maker = worker("maker", *body)
        mine = side(left="ace", right="maker", hand=["one"])
        cards = [waiting("ace", GONE, STRONGER), maker, unit("one")]
        t = table(book, you=mine, cards=cards, at="main")
        t.you.chooses("activate maker")
        assert t.you.value("ace", "power") == power


@ERAS
@clause("vgg 12.2.1.3", "vgd 12.2.1.2.2")
def test_what_stands_by_and_cannot_be_used_any_more_is_cancelled(book: str) -> None:
    bar = waiting("bar", GONE, Forbid(LEFT, CANNOT_USE_AUTO))
    for first, power in (("bar", 7000), ("ace", 7500)):
        t = discarding(waiting("ace", GONE, STRONGER), bar, left="ace", right="bar", book=book)
        t.you.chooses(f"resolve {first} one")
        assert t.you.value("ace", "power") == power
        assert not t.waiting


@clause("vgg 12.5.1.1", "vgg 12.2.1.3")
def test_once_a_turn_its_player_says_for_which_of_several_moments() -> None:
    lift = Give(Bound(R_SUBJECT), POWER, Num(500))
    ability = Ability(AUTO, REAR_GUARDS, GONE, body=(lift,), limit=1)
    ace = unit("ace", abilities=(ability,))
    t = discarding(ace, left="ace", count=2)
    t.you.may_choose_exactly("resolve ace one", "resolve ace two")
    t.you.chooses("resolve ace two")
    assert [t.you.value(n, "power") for n in ("one", "two")] == [7000, 7500]
    assert not t.waiting
    t.changes(move([t.you.ref("three")], DROP))
    assert t.you.value("three", "power") == 7000


def test_a_card_that_has_become_another_is_not_the_one_that_was_restricted() -> None:
    back = worker("back", MoveCards(LEFT, 1))
    ace = unit("ace", abilities=(Ability(1, REAR_GUARDS, body=(DRAW,), limit=1),))
    t = table("vgg", you=side(left="ace", right="back"), cards=[ace, back], at="main")
    t.you.chooses("activate ace")
    assert "activate ace" not in t.you.options
    t.you.chooses("activate back", "call ace", "left front")
    t.you.may_choose("activate ace")


def test_a_players_own_cards_can_be_barred() -> None:
    ability = Ability(CONT, REAR_GUARDS, modifiers=(barring(CANNOT_USE_AUTO, Player(YOU)),))
    t = discarding(
        waiting("ace", GONE, STRONGER), unit("bar", abilities=(ability,)), left="ace", right="bar"
    )
    assert t.you.value("ace", "power") == 7000


@ERAS
@clause("vgg 12.2.1.2", "vgg 12.2.1.3", "vgd 12.2.1.2.1", "vgd 12.2.1.2.2")
def test_what_a_text_has_set_up_for_later_is_no_ability_of_its_card(book: str) -> None:
    later = Ability(AUTO, (), GONE, body=(DRAW,))
    setter = worker("ace", Later(later))
    bar = worker("bar", Forbid(LEFT, CANNOT_USE_AUTO))
    mine = side(left="ace", right="bar", hand=["one"])
    t = table(book, you=mine, cards=[setter, bar, unit("one")], at="main")
    t.you.chooses("activate ace", "activate bar")
    t.changes(move([t.you.ref("one")], DROP))
    t.you.hand.is_("filler")


@ERAS
@clause("vgg 12.2.1.2", "vgd 12.2.1.2.1")
def test_what_a_card_was_given_cannot_be_used_either(book: str) -> None:
    given = Ability(AUTO, REAR_GUARDS, GONE, body=(STRONGER,))
    giver = worker("giver", GrantAbility(LEFT, given))
    for bits, power in ((CANNOT_USE_AUTO, 7000), (CANNOT_USE_ACT, 7500)):
        bar = worker("bar", Forbid(LEFT, bits))
        mine = side(left="ace", right="bar", back_left="giver", hand=["one"])
        t = table(book, you=mine, cards=[unit("ace"), giver, bar, unit("one")], at="main")
        t.you.chooses("activate giver", "activate bar")
        t.changes(move([t.you.ref("one")], DROP))
        assert t.you.value("ace", "power") == power
