"""Section 8.6.3: choosing; and 8.3: parts of a text that are switched off."""

from bythebook.games.ws.cards import CHARACTER, POWER, TYPE
from bythebook.games.ws.zones.zones import DECK, HAND, STAGE, WAITING_ROOM
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN, If
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST, HAS, OPPONENT
from bythebook.kernel.language.words import Test as Having
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards, Search
from bythebook.testing import Table, character, clause, side, table

FOES = Cards(OPPONENT, STAGE)
WEAKEN = Give(Bound(R_CHOSEN), POWER, Num(-500))
CARDS = [character(name) for name in ("Foe", "Fay", "Fox")]


def resolve(*body: Effect, mine: dict[str, object] | None = None, **theirs: object) -> Table:
    """The turn player plays an ability that says this."""
    ace = character("Ace", abilities=(Ability(ACT, STAGE, body=body),))
    you = side(left="Ace", **(mine or {}))
    t = table("ws", you=you, rival=side(**theirs), cards=[ace, *CARDS], at="main")
    t.you.chooses("activate Ace")
    return t


def weakened(t: Table) -> list[str]:
    """Whose power was lowered."""
    names = [n for zone in ("left_center", "right_center") for n in getattr(t.rival, zone).names]
    return [n for n in names if t.rival.value(n, "power") == 2500]


@clause("ws 8.6.3")
def test_targets_are_chosen_while_resolving_among_what_fits_then():
    t = resolve(ChooseCards(FOES), WEAKEN, left="Foe", right="Fay")
    t.you.is_asked("choose")
    t.you.may_choose_exactly("Foe", "Fay")
    t.you.chooses("Fay")
    assert weakened(t) == ["Fay"]


@clause("ws 8.6.3.1")
def test_a_number_has_to_be_chosen_in_full():
    t = resolve(ChooseCards(FOES, Num(2)), WEAKEN, left="Foe", right="Fay", middle="Fox")
    t.you.may_choose_exactly("Foe", "Fay", "Fox")
    t.you.chooses("Foe")
    t.you.may_choose_exactly("Fay", "Fox")
    t.you.chooses("Fay")
    assert weakened(t) == ["Foe", "Fay"]


@clause("ws 8.6.3.1.1")
def test_up_to_a_number_is_any_number():
    choose = ChooseCards(FOES, Num(2), up_to=True)
    for picks in ([], ["Foe"], ["Foe", "Fay"]):
        t = resolve(choose, WEAKEN, left="Foe", right="Fay", middle="Fox")
        t.you.may_choose_exactly("Foe", "Fay", "Fox", "done")
        t.you.chooses(*picks)
        if len(picks) < 2:
            t.you.chooses("done")
        t.you.is_asked("main phase")
        assert weakened(t) == picks


@clause("ws 8.6.3.1.2")
def test_with_fewer_there_are_all_of_them():
    t = resolve(ChooseCards(FOES, Num(3)), WEAKEN, left="Foe", right="Fay")
    t.you.is_asked("main phase")
    assert weakened(t) == ["Foe", "Fay"]


@clause("ws 8.6.3.1.3")
def test_with_none_nothing_is_chosen_and_the_rest_is_done():
    t = resolve(ChooseCards(FOES), WEAKEN, Give(This(), POWER, Num(500)))
    t.you.is_asked("main phase")
    assert t.you.value("Ace", "power") == 3500
    choose = ChooseCards(Cards(zones=(WAITING_ROOM,)), Num(1), up_to=True)
    t = resolve(choose, MoveCards(Bound(R_CHOSEN), HAND))
    t.you.is_asked("main phase")
    t.you.hand.has(0)
    t = resolve(choose, MoveCards(Bound(R_CHOSEN), HAND), mine={"waiting_room": 1})
    t.you.is_asked("choose")
    t.you.chooses("filler")
    t.you.hand.has(1)


@clause("ws 8.6.3.1.4")
def test_among_unseen_cards_nobody_is_held_to_finding_one():
    characters = Cards(zones=(DECK,), tests=(Having(TYPE, HAS, CHARACTER),))
    find = (Search(characters, Num(1), up_to=False), MoveCards(Bound(R_CHOSEN), HAND))
    t = resolve(*find, mine={"deck": ["Foe", "event", "event"]})
    t.you.may_choose_exactly("Foe", "done")
    t.you.chooses("done")
    t.you.hand.has(0)
    t = resolve(*find, mine={"deck": ["event", "event"]})
    t.you.may_choose_exactly("done")
    t.you.chooses("done")
    anything = ChooseCards(Cards(zones=(HAND,)), Num(1))
    t = resolve(anything, MoveCards(Bound(R_CHOSEN), WAITING_ROOM), mine={"hand": ["Foe", "Fay"]})
    t.you.may_choose_exactly("Foe", "Fay")
    t.you.chooses("Foe")
    t.you.waiting_room.is_("Foe")


TWO_OTHERS = AmountIs(Count(Cards(zones=STAGE, other=True)), AT_LEAST, 2)


@clause("ws 8.3.2")
def test_a_part_that_is_switched_off_does_nothing_and_asks_nothing():
    body = If(TWO_OTHERS, (ChooseCards(FOES), WEAKEN))
    t = resolve(body, mine={"right": "Foe"}, left="Foe", right="Fay")
    t.you.is_asked("main phase")
    assert weakened(t) == []
    t = resolve(body, mine={"right": "Foe", "middle": "Fay"}, left="Foe", right="Fay")
    t.you.chooses("Foe")
    assert weakened(t) == ["Foe"]


@clause("ws 8.3.3")
def test_a_part_is_off_whenever_its_condition_does_not_hold():
    gains = Modifier(ADD, POWER, This(), Num(1000))
    leader = character(
        "Leader", abilities=(Ability(CONT, STAGE, condition=TWO_OTHERS, modifiers=(gains,)),)
    )
    for others, power in (([], 3000), (["Foe"], 3000), (["Foe", "Fay"], 4000)):
        places = dict(zip(("left", "right"), others, strict=False))
        t = table("ws", you=side(middle="Leader", **places), cards=[*CARDS, leader])
        assert t.you.value("Leader", "power") == power
