"""Section 8.5.4: choosing; and 8.3: parts of a text that are switched off."""

from bythebook.games.vanguard.cards.cards import GRADE, POWER
from bythebook.games.vanguard.zones.zones import DECK, DROP, HAND, REAR_GUARDS
from bythebook.kernel.abilities.abilities import CONT, Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN, If
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, EQUAL, OPPONENT
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, Search
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import worker
from tests.rules.vanguard.eras import ERAS

FOES = Cards(OPPONENT, REAR_GUARDS)
WEAKEN = Give(Bound(R_CHOSEN), POWER, Num(-500))
CARDS = [unit(name) for name in ("foe", "fay", "fox")]


def resolve(
    book: str, *body: Effect, mine: dict[str, object] | None = None, **theirs: object
) -> Table:
    """The turn player plays an ability that says this."""
    you = side(left="ace", **(mine or {}))
    cards = [worker("ace", *body), *CARDS]
    t = table(book, you=you, rival=side(**theirs), cards=cards, at="main")
    t.you.chooses("activate ace")
    return t


def weakened(t: Table) -> list[str]:
    """Whose power was lowered."""
    there = [n for zone in ("left", "right", "back_left") for n in getattr(t.rival, zone).names]
    return [n for n in there if t.rival.value(n, "power") == 6500]


@ERAS
@clause("vgg 8.5.4", "vgd 11.8.4")
def test_targets_are_chosen_while_resolving_among_what_fits_then(book: str) -> None:
    t = resolve(book, ChooseCards(FOES), WEAKEN, left="foe", right="fay")
    t.you.is_asked("choose")
    t.you.may_choose_exactly("foe", "fay")
    t.you.chooses("fay")
    assert weakened(t) == ["fay"]


@ERAS
@clause("vgg 8.5.4.1", "vgd 11.8.4.1")
def test_a_number_has_to_be_chosen_in_full(book: str) -> None:
    t = resolve(book, ChooseCards(FOES, Num(2)), WEAKEN, left="foe", right="fay", back_left="fox")
    t.you.may_choose_exactly("foe", "fay", "fox")
    t.you.chooses("foe")
    t.you.may_choose_exactly("fay", "fox")
    t.you.chooses("fay")
    assert weakened(t) == ["foe", "fay"]


@ERAS
@clause("vgg 8.5.4.1.1", "vgd 11.8.4.1.1", "vgd 1.3.5.1")
def test_up_to_a_number_is_any_number(book: str) -> None:
    choose = ChooseCards(FOES, Num(2), up_to=True)
    for picks in ([], ["foe"], ["foe", "fay"]):
        t = resolve(book, choose, WEAKEN, left="foe", right="fay", back_left="fox")
        t.you.may_choose_exactly("foe", "fay", "fox", "done")
        t.you.chooses(*picks)
        if len(picks) < 2:
            t.you.chooses("done")
        t.you.is_asked("main phase")
        assert weakened(t) == picks


@ERAS
@clause("vgg 8.5.4.1.2", "vgd 11.8.4.1.2", "vgd 1.3.2.4")
def test_with_fewer_there_are_all_of_them(book: str) -> None:
    t = resolve(book, ChooseCards(FOES, Num(3)), WEAKEN, left="foe", right="fay")
    t.you.is_asked("main phase")
    assert weakened(t) == ["foe", "fay"]


@ERAS
@clause("vgg 8.5.4.1.3", "vgd 11.8.4.1.3")
def test_with_none_nothing_is_chosen_and_the_rest_is_done(book: str) -> None:
    t = resolve(book, ChooseCards(FOES), WEAKEN, Give(This(), POWER, Num(500)))
    t.you.is_asked("main phase")
    assert t.you.value("ace", "power") == 7500
    choose = ChooseCards(Cards(zones=(DROP,)), Num(1), up_to=True)
    t = resolve(book, choose, MoveCards(Bound(R_CHOSEN), HAND))
    t.you.is_asked("main phase")
    t.you.hand.has(0)
    t = resolve(book, choose, MoveCards(Bound(R_CHOSEN), HAND), mine={"drop": 1})
    t.you.is_asked("choose")
    t.you.chooses("filler")
    t.you.hand.has(1)


@ERAS
@clause("vgg 8.5.4.1.4", "vgd 11.8.4.1.4")
def test_among_unseen_cards_nobody_is_held_to_finding_one(book: str) -> None:
    grade_one = Cards(zones=(DECK,), tests=(Having(GRADE, EQUAL, 1),))
    find = (Search(grade_one, Num(1), up_to=False), MoveCards(Bound(R_CHOSEN), HAND))
    t = resolve(book, *find, mine={"deck": ["foe", "filler", "filler"]})
    t.you.may_choose_exactly("foe", "done")
    t.you.chooses("done")
    t.you.hand.has(0)
    t = resolve(book, *find, mine={"deck": ["filler", "filler"]})
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    anything = ChooseCards(Cards(zones=(HAND,)), Num(1))
    t = resolve(book, anything, MoveCards(Bound(R_CHOSEN), DROP), mine={"hand": ["foe", "fay"]})
    t.you.may_choose_exactly("foe", "fay")
    t.you.chooses("foe")
    t.you.drop.is_("foe")


TWO_OTHERS = AmountIs(Count(Cards(zones=REAR_GUARDS, other=True)), AT_LEAST, 2)


@ERAS
@clause("vgg 8.3.2", "vgd 11.4.2")
def test_a_part_that_is_switched_off_does_nothing_and_asks_nothing(book: str) -> None:
    body = If(TWO_OTHERS, (ChooseCards(FOES), WEAKEN))
    t = resolve(book, body, mine={"right": "foe"}, left="foe", right="fay")
    t.you.is_asked("main phase")
    assert weakened(t) == []
    t = resolve(book, body, mine={"right": "foe", "back_left": "fay"}, left="foe", right="fay")
    t.you.chooses("fay")
    assert weakened(t) == ["fay"]


@ERAS
@clause("vgg 8.3.3", "vgd 11.4.3")
def test_a_part_is_off_whenever_its_condition_fails(book: str) -> None:
    more = Modifier(ADD, POWER, This(), Num(1000))
    ace = unit("ace", abilities=(Ability(CONT, REAR_GUARDS, None, TWO_OTHERS, modifiers=(more,)),))
    for others, power in ((("foe",), 7000), (("foe", "fay"), 8000)):
        mine = dict(zip(("right", "back_left"), others, strict=False))
        t = table(book, you=side(left="ace", **mine), cards=[ace, *CARDS])
        assert t.you.value("ace", "power") == power
    t.changes([])
    t = resolve(book, If(TWO_OTHERS, (Give(This(), POWER, Num(500)),)), mine={"right": "foe"})
    assert t.you.value("ace", "power") == 7000
