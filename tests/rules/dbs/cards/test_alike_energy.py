"""Which energy pays is asked exactly where it can matter: the texts of the match decide."""

import pytest

from bythebook.games.dbs.cards.cards import BATTLE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import Table, side, table
from bythebook.testing.dbs import battle
from bythebook.text.dbs import abilities_of

ENERGY = ["Rose", "Poppy", "Tulip"]
CARDS = [
    battle("Ace", cost=1),
    battle("Rose", traits=("«Garden»",)),
    battle("Poppy", cost=4, power=20000),
    battle("Tulip", cost=2),
]


def paying(text: str, carrier: str = "drop") -> Table:
    """Ace is played for one of three red energy, in a match in which a text is printed."""
    page: CardDef = battle("Page", abilities=abilities_of((text,), BATTLE))
    mine = side(hand=["Ace"], energy=ENERGY, **{carrier: ["Page"]})
    t = table("dbs", you=mine, cards=[*CARDS, page], at="main")
    t.you.chooses("play Ace")
    return t


@pytest.mark.parametrize(
    "text",
    [
        # Counted, chosen and turned, all energy of a color is the same.
        (
            "[Auto] When this card attacks, if you have 2 or more energy, it gets +5000 power "
            "for the battle."
        ),
        (
            "[Auto] When you play this card, choose up to 1 of your energy and switch it to "
            "Active Mode."
        ),
        (
            "[Auto] When this card attacks, choose up to 1 of your opponent's energy and "
            "switch it to Rest Mode."
        ),
        # What other cards are like says nothing about energy.
        (
            "[Auto] When this card attacks, if your Leader Card is a «Garden» card, this card "
            "gets +5000 power for the battle."
        ),
        (
            "[Auto] When you play this card, look at the top 3 cards of your deck, add up to 1 "
            "«Garden» card among them to your hand, and place the rest in your Drop Area."
        ),
        "[Auto] When this card attacks a Leader Card, it gets +5000 power for the battle.",
        (
            "[Auto] When you play this card, choose up to 1 of your opponent's Battle Cards, "
            "and it gets -5000 power for the turn."
        ),
        # Nor does what is done with others once energy was counted.
        (
            "[Auto] When you play this card, if you have 2 or more energy, choose up to 1 of your "
            "opponent's Battle Cards and KO it."
        ),
    ],
)
def test_energy_of_one_color_is_not_asked_about(text: str) -> None:
    paying(text).you.battle.is_("Ace")


@pytest.mark.parametrize(
    "text",
    [
        "[Auto] When you play this card, choose 1 of your energy and add it to your hand.",
        "[Auto] When you play this card, choose 1 of your energy and place it in your Drop Area.",
        (
            "[Auto] When you play this card, choose up to 1 of your opponent's energy and "
            "place it in its owner's Drop Area."
        ),
        (
            "[Auto] When you play this card, choose up to 1 «Garden» card in your energy and "
            "switch it to Active Mode."
        ),
    ],
)
def test_energy_that_a_text_tells_apart_is(text: str) -> None:
    t = paying(text)
    t.you.may_choose_exactly(*ENERGY)
    t.you.chooses("Poppy")
    t.you.battle.is_("Ace")


def test_energy_of_other_colors_is_asked_about_once_a_color() -> None:
    cards = [*CARDS, battle("Sea", color="blue"), battle("Bay", color="blue")]
    mine = side(hand=["Ace"], energy=["Rose", "Poppy", "Sea", "Bay"])
    t = table("dbs", you=mine, cards=cards, at="main")
    t.you.chooses("play Ace")
    assert len(t.you.options) == 2
    t.you.chooses(t.you.options[0])
    t.you.battle.is_("Ace")
