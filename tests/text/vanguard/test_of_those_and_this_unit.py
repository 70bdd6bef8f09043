"""What "this unit", "one of them" and "if you revealed a card" speak of, and whose zone it is."""

import pytest
from tests.text.vanguard.overdress_boards import CARDS, acting

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.testing import side, table, theirs
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

GETS = "call this card to (RC) as [Rest], [Stand] this unit, and this unit gets [Power] +5000 until end of turn."  # noqa: E501
RETIRED = f"[AUTO]:When this unit is retired from (RC), {GETS}"
FROM_DROP = f"[ACT](Drop):[COST][Soul-Blast 1], {GETS}"
CALLED = "[AUTO]:When this unit is retired from (RC), you may call this card to (RC). If you called a card, this unit gets [Power] +5000 until end of turn."  # noqa: E501


def test_this_unit_is_the_one_that_was_retired_and_called() -> None:
    t = acting("retire all of your rear-guards.", left=unit("it", 1, text=RETIRED))
    t.you.chooses("left front")
    assert t.you.value("it", "power") == 13000
    assert t.game.state.orient[t.you.card("it")] == STAND


def test_this_unit_is_the_one_that_was_called_from_the_drop_zone() -> None:
    you = side(vanguard="big", drop=[unit("it", 1, text=FROM_DROP)], soul=["small"])
    t = table("vgd", you=you, cards=CARDS, at="main")
    t.you.chooses("activate it")
    t.you.chooses("left front")
    assert t.you.value("it", "power") == 13000
    assert t.game.state.orient[t.you.card("it")] == STAND


@pytest.mark.parametrize("calls", ["yes", "no"])
def test_this_unit_is_the_one_that_was_called_if_it_was(calls: str) -> None:
    t = acting("retire all of your rear-guards.", left=unit("it", 1, text=CALLED))
    t.you.chooses(calls)
    if calls == "yes":
        t.you.chooses("left front")
        assert t.you.value("it", "power") == 13000
    else:
        t.you.drop.is_("it")


def test_a_unit_that_is_not_spoken_of_stays_as_it_was_called() -> None:
    text = "[AUTO]:When this unit is retired from (RC), call this card to (RC) as [Rest]."
    t = acting("retire all of your rear-guards.", left=unit("it", 1, text=text))
    t.you.chooses("left front")
    assert t.game.state.orient[t.you.card("it")] == REST


REFUSED = tuple(
    """
call this card to (RC), and at the end of that turn, retire this unit.
choose a grade 3 card from your ride deck, and you may reveal it. If you revealed a card, draw a card.
if you have a grade 3 vanguard, choose a card from your hand, and you may reveal it. If you revealed a card, draw a card.
look at the top five cards of your deck, choose up to two grade 1 cards from among them, reveal them, put the rest of the revealed cards into soul, and shuffle the deck.
choose one of your opponent's rear-guards, and put it into your soul.
choose one of your rear-guards, and put it into your opponent's soul.
choose a card from your opponent's drop, and put it into your hand.
""".strip().splitlines()  # noqa: E501
)


@pytest.mark.parametrize("body", REFUSED)
def test_what_is_left_open_or_would_do_nothing_is_refused(body: str) -> None:
    zone = "Drop" if "call this card" in body else "VC"
    with pytest.raises(Unplayable):
        read_all(f"[ACT]({zone}):[COST][Soul-Blast 1], {body}", OVERDRESS)


READ = tuple(
    """
reveal the top five cards of your deck, choose up to two grade 1 cards from among them, put one of them into hand, put one of them into drop, and shuffle the deck.
choose a card from your hand, and reveal it. If you revealed a card, draw a card.
if you have a grade 3 vanguard, choose up to one card from your hand, and reveal it. If you revealed a card, draw a card.
you may choose up to one card from your hand, and reveal it. If you revealed a card, draw a card.
reveal the top five cards of your deck, choose up to one of the revealed cards, put it into hand, and put the rest of the revealed cards into soul.
choose one of your opponent's rear-guards, and put it into its owner's soul.
choose one of your rear-guards, and put it into your soul.
choose one of your opponent's rear-guards, retire it, choose one of your rear-guards, and put it into your soul.
choose one of your opponent's rear-guards, retire it, look at the top three cards of your deck, choose a card from among them, put it into your hand, and put the rest into your soul.
""".strip().splitlines()  # noqa: E501
)


@pytest.mark.parametrize("body", READ)
def test_what_is_told_is_read(body: str) -> None:
    assert read_all(f"[ACT](VC):[COST][Soul-Blast 1], {body}", OVERDRESS)


@pytest.mark.parametrize(("zone", "power"), [("prison", 3000), ("drop", 8000)])
def test_an_imprisoned_card_is_waited_for_as_it_comes_out(zone: str, power: int) -> None:
    waits = "[AUTO](RC):When your opponent's card imprisoned in your Prison is placed on (RC), that unit gets [Power] -5000 until end of turn."  # noqa: E501
    where = "imprisoned in your Prison" if zone == "prison" else "from their drop"
    act = f"[ACT](VC)[1/turn]:[COST][[Rest] this unit], your opponent chooses a card {where}, and calls it to (RC)."  # noqa: E501
    keep = order("keep", kind=SET_ORDER, additional=("Prison",))
    lead, guard = unit("lead", 3, text=act), unit("guard", 1, text=waits)
    held = [theirs("small")] if zone == "prison" else []
    you = side(vanguard=lead, left=guard, order_zone=[keep], prison=held)
    rival = side(drop=[] if held else ["small"])
    t = table("vgd", you=you, rival=rival, cards=CARDS, at="main")
    t.you.chooses("activate lead")
    t.rival.chooses("left front")
    assert t.rival.value("small", "power") == power
