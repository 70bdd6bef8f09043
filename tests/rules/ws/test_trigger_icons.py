"""Section 4.12: what trigger icons do."""

from bythebook.testing import Table, character, clause, climax, side, table

CARDS = [
    character("Ace", soul=1),
    character("Plain"),
    character("Soul", icons=("soul",)),
    character("Two souls", icons=("soul", "soul")),
    climax("Pool", icons=("pool",)),
    climax("Draw", icons=("draw",)),
    climax("Soul and pool", icons=("soul", "pool")),
    character("Next"),
]


def attacking(trigger: str) -> Table:
    """An attack on a player without characters, with that card on top of the deck."""
    mine = side(left="Ace", right="Plain", deck=[trigger, "Next", "filler", "filler"])
    t = table("ws", you=mine, cards=CARDS, at="attack")
    t.you.chooses("attack with Ace")
    return t


def test_no_icon_does_nothing():
    t = attacking("Plain")
    t.rival.clock.has(2)
    t.you.stock.is_("Plain")


@clause("ws 4.12.2.2")
def test_soul_adds_one_to_the_attacker_unasked():
    t = attacking("Soul")
    assert t.you.value("Ace", "soul") == 3
    t.rival.clock.has(3)
    t.you.stock.is_("Soul")
    assert attacking("Two souls").you.value("Ace", "soul") == 4


@clause("ws 4.12.1")
def test_the_turn_player_decides_about_an_icon():
    t = attacking("Pool")
    t.you.is_asked("may")
    t.you.may_choose_exactly("yes", "no")
    t.you.chooses("no")
    t.you.stock.is_("Pool")


@clause("ws 4.12.2.4")
def test_pool_may_put_the_top_card_into_the_stock():
    t = attacking("Pool")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.stock.is_("Pool", "Next")
    t.you.hand.has(0)


@clause("ws 4.12.2.6")
def test_draw_may_draw_a_card():
    t = attacking("Draw")
    t.you.is_asked("may")
    t.you.chooses("yes")
    t.you.hand.is_("Next")
    t.you.stock.is_("Draw")
    t = attacking("Draw")
    t.you.chooses("no")
    t.you.hand.has(0)
    t.you.deck.has(3)


@clause("ws 4.12.2.2", "ws 4.12.2.4")
def test_all_icons_of_a_card_are_performed():
    t = attacking("Soul and pool")
    t.you.is_asked("may")
    assert t.you.value("Ace", "soul") == 3
    t.you.chooses("yes")
    t.you.stock.is_("Soul and pool", "Next")
    t.rival.clock.has(3)
