"""Section 8.1: what a text asks for, sentence by sentence."""

import pytest

from bythebook.games.vanguard.abilities.sentences import OUTCOME, THEN, Sentence, joined
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.other.cannot_use import CannotBeUsed
from bythebook.games.vanguard.zones.zones import DECK, DROP, HAND, REAR_GUARDS, SOUL
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability
from bythebook.kernel.abilities.resolve import R_BATCH
from bythebook.kernel.language.conditions import AmountIs, Fits
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards, TakeTop
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, GONE, waiting

SOUL_TWO = AmountIs(Count(Cards(zones=(SOUL,))), AT_LEAST, 2)
STRONGER = Give(This(), POWER, Num(500))
MILL = TakeTop(DECK, DROP, reg=R_BATCH)
WAS_STRONG = Fits(Bound(R_BATCH), Cards(tests=(Having(POWER, AT_LEAST, 5000),)))


def played(kind: int, *sentences: Sentence, soul: int = 2, limit: int = 0, deck: int = 9) -> Table:
    """An ability that says this is played: activated, or by a discard."""
    body = joined(list(sentences))
    trigger = GONE if kind == AUTO else None
    ability = Ability(kind, REAR_GUARDS, trigger, body=body, limit=limit)
    ace = unit("ace", abilities=(ability,))
    cards = [ace, unit("one"), unit("strong", 3, 9000)]
    mine = side(left="ace", soul=soul, hand=["one"], deck=["strong"] * deck)
    t = table("vgg", you=mine, cards=cards, at="main")
    use(t, kind)
    return t


def use(t: Table, kind: int) -> None:
    """The ability is played, or what it waits for happens."""
    if kind == ACT:
        t.you.chooses("activate ace")
    else:
        t.changes(move([t.you.hand.refs[0]], DROP))


def power(t: Table) -> int:
    return t.you.value("ace", "power") - 7000


@clause("vgg 8.1.1.1.2.2", "vgg 8.1.1.2.3.2")
@pytest.mark.parametrize("kind", [ACT, AUTO])
def test_what_is_asked_for_governs_its_own_sentence_alone(kind: int) -> None:
    both = (Sentence((STRONGER,), SOUL_TWO), Sentence((DRAW,)))
    for soul, more in ((2, 500), (1, 0)):
        t = played(kind, *both, soul=soul)
        assert power(t) == more
        assert "strong" in t.you.hand.names


@clause("vgg 8.1.1.2.3")
def test_it_triggers_though_what_is_asked_for_is_missing() -> None:
    body = joined([Sentence((DRAW,), SOUL_TWO)])
    ace = unit("ace", abilities=(Ability(AUTO, REAR_GUARDS, GONE, body=body),))
    charge = waiting("charge", GONE, MoveCards(Cards(zones=(DROP,)), SOUL))
    mine = side(left="ace", right="charge", soul=1, hand=["one"])
    t = table("vgg", you=mine, cards=[ace, charge, unit("one")])
    t.changes(move([t.you.ref("one")], DROP))
    # Both stand by; by the time it resolves it is there.
    t.you.may_choose_exactly("resolve ace one", "resolve charge one")
    t.you.chooses("resolve charge one")
    t.you.soul.has(2)
    t.you.hand.has(1)


@pytest.mark.parametrize("kind", [ACT, AUTO])
def test_an_if_can_ask_about_what_the_text_did_before(kind: int) -> None:
    for strong, more in ((True, 500), (False, 0)):
        sentences = (Sentence((MILL,)), Sentence((STRONGER,), WAS_STRONG))
        t = played(kind, *sentences) if strong else played(kind, *sentences[1:])
        assert power(t) == more


@clause("vgg 8.1.1.1.2.4", "vgg 8.1.1.2.3.4")
@pytest.mark.parametrize("kind", [ACT, AUTO])
def test_an_if_about_an_outcome_fails_along_with_what_came_before(kind: int) -> None:
    anything = AmountIs(Count(Cards(zones=(DECK,))), AT_LEAST, 0)
    for link, soul, more in ((OUTCOME, 2, 500), (OUTCOME, 1, 0), (0, 1, 500)):
        after = Sentence((STRONGER,), anything, link)
        t = played(kind, Sentence((MILL,), SOUL_TWO), after, soul=soul)
        assert power(t) == more


@clause("vgg 8.1.1.1.2.5", "vgg 8.1.1.2.3.5")
@pytest.mark.parametrize("kind", [ACT, AUTO])
def test_what_begins_with_then_fails_along_with_what_came_before(kind: int) -> None:
    for link, soul, more in ((THEN, 2, 500), (THEN, 1, 0), (0, 1, 500)):
        sentences = (Sentence((DRAW,), SOUL_TWO), Sentence((STRONGER,), None, link))
        t = played(kind, *sentences, soul=soul)
        assert power(t) == more
        assert t.you.hand.names.count("strong") == (soul == 2)


@clause("vgg 8.1.1.1.2.1", "vgg 12.5.1.1", "vgg 12.2.1.1")
def test_once_a_turn_counts_though_what_is_asked_for_is_missing() -> None:
    for soul in (2, 1):
        t = played(ACT, Sentence((STRONGER,), SOUL_TWO), soul=soul, limit=1)
        t.you.may_choose_exactly("call one", "exchange left front left back", "pass")
    t = played(ACT, Sentence((STRONGER,), SOUL_TWO))
    t.you.may_choose("activate ace")


@clause("vgg 8.1.1.2.3.1", "vgg 12.5.1.1", "vgg 12.2.1.2")
def test_once_a_turn_an_automatic_ability_is_played_once() -> None:
    for soul in (2, 1):
        t = played(AUTO, Sentence((DRAW,), SOUL_TWO), soul=soul, limit=1)
        t.you.hand.has(int(soul == 2))
        before = len(t.you.hand)
        t.changes(move(t.you.hand.refs or [t.you.soul.refs[0]], SOUL))
        t.changes(move([t.you.soul.refs[0]], HAND))
        t.changes(move([t.you.hand.refs[0]], DROP))
        assert not t.waiting
        assert len(t.you.deck) == 9 - before


def test_a_sentence_can_say_so_itself() -> None:
    never = (Sentence((DRAW,), SOUL_TWO), Sentence((CannotBeUsed(),)))
    t = played(ACT, *never, soul=1)
    assert "activate ace" not in t.you.options
