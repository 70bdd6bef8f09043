"""Reminders in parentheses: right however they are put, refused if they say something else."""

from __future__ import annotations

import pytest
from tests.text.test_dbs import variants

from bythebook.games.dbs.cards.cards import BATTLE, EXTRA, UNISON
from bythebook.text import TextError
from bythebook.text.dbs import read_all


def cases(lines: str) -> list[tuple[str, str]]:
    """What stands before a reminder, and the reminder; a line each."""
    found = [line.partition(" | ") for line in lines.strip().splitlines()]
    return [(text, said) for text, _, said in found]


RIGHT = cases(
    """
[Double Strike] | This card inflicts 2 damage instead of 1 when attacking.
[Double Strike] | When this card attacks, it deals 2 damage instead of 1.
[Triple Strike] | This card deals 3 damage instead of 1 damage by attacking.
[Quadruple Strike] | When attacking, this card inflicts 4 damage rather than 1.
[Victory Strike] | When you deal damage to your opponent by attacking with it, you win.
[Critical] | Damage this card deals is placed in the Drop Area instead of your hand.
[Critical] | When it inflicts damage by attacking, your opponent places that many cards in their Drop Area instead of adding them to their hand.
[Barrier] | It can't be chosen by your opponent's skills.
[Deflect] | This card isn't affected by your opponent's [Counter: Play] skills.
[Indestructible] | It can't be KO'd or removed from your Battle Area by your opponent's skills or battle.
[Unique] | Only one copy of this card can be played in your Battle Area at a time.
[Servant] | This card gets +10000 power, but can't be switched to Active Mode during your Charge Phase.
[Servant] | Gets +10000 power and doesn't switch to Active Mode in its owner's Charge Phase.
[Energy-Exhaust] | Place it in your energy in Rest Mode.
[Ultimate] | You can only include 1 card with [Ultimate] in your deck.
[Super Combo] | You may only include a total of up to 4 [Super Combo] cards in your deck.
[Dragon Ball] | You can include up to 7 cards with [Dragon Ball] in your deck.
[Wormhole] | [Over Realm] and [Dark Over Realm] can be activated 2 times per turn.
[Blocker] | When another of your cards is attacked, you may redirect the attack to this card by switching it to Rest Mode.
[Blocker] | If one of your other cards is attacked, you can switch this card to Rest Mode to change the attack target to it.
[Dual Attack] | Once per turn, switch this card to Active Mode at the end of the battle when it attacks.
[Triple Attack] | Twice per turn, when it attacks, it is switched to Active Mode after the battle.
[Revenge] | KO the attacking card at the end of the battle when this card is attacked.
[Offering] | When you play this card, your opponent may place 1 card from their life in their Drop Area. If they don't, draw 2 cards.
[Heroic] | When you play another «Heroic» Battle Card or activate a «Heroic» Extra Card's skill, draw 1 card, then negate this skill for the turn.
[Villainous] | When you play another «Villainous» Battle Card or activate the skill of a «Villainous» Extra Card, your opponent discards 1 card, then negate this skill for the turn.
[Overlord] | Place 1 of your Battle Cards with [Servant] at the bottom of its owner's deck : Draw 1 card.
[Overlord][Once per turn] | Choose 1 of your [Servant] Battle Cards, place it at the bottom of its owner's deck, then draw 1 card.
[Evolve] R : <Rook>. | Play this card on top of the specified card.
[EX-Evolve] R : <Rook>. | From your hand, play this card on top of the specified card.
[Xeno-Evolve] R : <Rook>. | Send the specified card to its owner's Warp and play this card in Active Mode.
[Union-Potara] G : <Rook> and <Wren>. | Play this card in Active Mode on top of the 2 specified cards stacked together.
[Union-Fusion] G : <Rook> and <Wren>. | Place 1 each of the specified cards with the same power from your hand in your Drop Area and play this card.
[Over Realm 3] BB | If you have 3 or more cards in your Drop Area, you may send every card in your Drop Area to your Warp to play this card. At the end of the turn, send it to your Warp.
[Dark Over Realm 4] BB | With at least 4 black cards in your Drop Area, play this card by sending all cards in your Drop Area to your Warp. [Over Realm] and [Dark Over Realm] can only be activated once per turn.
[Swap 4] Y : «Heron» with an energy cost of 4. | Play the specified card from your hand and return this card to its owner's hand.
[Arrival Red/Green] RG | When you have red and green cards in your Combo Area, play this card from your hand.
[Aegis Blue/Yellow] | During the Defense Step of your opponent's turn, place cards from your hand that match all colors specified by [Aegis] in your Drop Area : Choose up to 2 of your energy and switch them to Active Mode.
[Revive Red/Green][Limit 1] | Place cards from your hand in your Drop Area that match all colors specified by [Revive] : When this card is KO'd, play it and negate this skill for the turn.
[Revive Red/Green][Limit 1] | You can only activate this skill once per turn across all copies of this card.
"""  # noqa: E501 - a case is a line
)
SKILLS = cases(
    """
[Auto][Sparking 5] | This skill is activated if you have at least 5 cards in your Drop Area.
[Auto][Bond 2] | This skill takes effect when you have 2 or more Battle Cards in your Battle Area.
[Auto][Burst 3] | Place the top 3 cards of your deck in your Drop Area to activate this skill.
[Auto][Burst 1] | Place the top card of your deck in your Drop Area to activate this skill.
[Auto][Limit 2] | This skill can only be activated twice per turn across all copies of this card.
[Auto][Spirit Boost 1] | Remove 1 marker from your Unison Card to activate this skill.
[Auto][Spirit Boost 2] | You must remove 2 markers from your Unison Card to activate this skill.
"""
)
GETS = "get -5000 power for the turn."
NOTES = [
    f"all Battle Cards {GETS} (Battle Cards with 0 power or less are placed in Drop Areas.)",
    f"all Battle Cards {GETS} (One whose power drops to 0 or less is placed in the Drop Area.)",
    "this card gains [Barrier] for the turn. (It can't be chosen by your opponent's skills.)",
]


@pytest.mark.parametrize(("text", "said"), RIGHT)
def test_a_reminder_is_right_however_it_is_put(text: str, said: str) -> None:
    plain = read_all(text, BATTLE)
    assert read_all(f"{text} ({said})", BATTLE) == plain


def whole(before: str, said: str) -> str:
    """A skill with a reminder of what stands before it."""
    return f"{before} ({said}) When you play this card, draw 1 card."


@pytest.mark.parametrize(("before", "said"), SKILLS)
def test_so_is_one_of_what_stands_before_a_skill(before: str, said: str) -> None:
    plain = read_all(f"{before} When you play this card, draw 1 card.", BATTLE)
    assert read_all(whole(before, said), BATTLE) == plain


@pytest.mark.parametrize("said", NOTES)
def test_and_one_after_a_sentence(said: str) -> None:
    plain = said[: said.index(" (")]
    text = "[Auto] When you play this card, "
    assert read_all(text + said, BATTLE) == read_all(text + plain, BATTLE)


def refused(text: str, kind: int = BATTLE) -> bool:
    """Whether a text is not taken."""
    try:
        read_all(text, kind)
    except TextError:
        return True
    return False


@pytest.mark.parametrize(("text", "said"), RIGHT)
def test_a_reminder_with_one_word_changed_is_refused(text: str, said: str) -> None:
    taken = [
        changed
        for changed in variants(said)
        if not refused(f"{text} ({changed})") and len(changed) >= len(said) - 3
    ]
    same = ("your", "their", "its owner's", "your opponent's", "opponent's", "Battle Card", "card")
    assert [c for c in taken if strip(c, same) != strip(said, same)] == []


def strip(text: str, words: tuple[str, ...]) -> str:
    """A text without some words: whose area it is and of which type cards are the rules say."""
    for word in sorted(words, key=len, reverse=True):
        text = text.replace(word, "")
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[Double Strike]", "This card inflicts 3 damage instead of 1 when attacking."),
        ("[Double Strike]", "This card inflicts 1 damage instead of 2 when attacking."),
        ("[Barrier]", "It can be chosen by your opponent's skills."),
        ("[Barrier]", "It can't be chosen by your skills."),
        ("[Barrier]", "It can't be KO'd by your opponent's skills."),
        ("[Critical]", "Damage it deals is placed in the hand instead of the Drop Area."),
        (
            "[Servant]",
            (
                "This card gets +5000 power, but can't be switched to Active Mode during "
                "your Charge Phase."
            ),
        ),
        ("[Servant]", "This card gets +10000 power."),
        (
            "[Overlord]",
            (
                "Place 1 of your Battle Cards with [Servant] at the top of its owner's deck "
                ": Draw 1 card."
            ),
        ),
        (
            "[Overlord]",
            "Place 1 of your Battle Cards at the bottom of its owner's deck : Draw 1 card.",
        ),
        (
            "[Overlord]",
            (
                "Place 1 of your Battle Cards with [Servant] at the bottom of its owner's "
                "deck : Draw 2 cards."
            ),
        ),
        (
            "[Over Realm 3] BB",
            (
                "If you have 4 or more cards in your Drop Area, you may play this "
                "card by sending all cards in your Drop Area to your Warp."
            ),
        ),
        (
            "[Dual Attack]",
            "Twice per turn, when it attacks, switch this card to Active Mode after the battle.",
        ),
        (
            "[Arrival Red/Green] RG",
            "When you have red and blue cards in your Combo Area, play this card from your hand.",
        ),
        ("[Blocker]", "This card inflicts 2 damage instead of 1 when attacking."),
        ("[Blocker]", "Draw 1 card."),
    ],
)
def test_a_wrong_reminder_is_refused(text: str, said: str) -> None:
    assert not refused(text)
    assert refused(f"{text} ({said})")


def test_wrong_ones_elsewhere_are_refused_too() -> None:
    assert refused(whole("[Auto][Sparking 5]", "You have 6 or more cards in your Drop Area."))
    assert refused(whole("[Auto][Burst 3]", SKILLS[3][1]))
    assert refused(whole("[Auto][Limit 2]", "You can only activate this skill once per turn."))
    assert refused(whole("[Auto][Spirit Boost 2]", SKILLS[5][1]))
    text = "[Auto] When you play this card, draw 1 card. ({})"
    assert refused(text.format("It can't be chosen by your opponent's skills."))
    assert refused(text.format("Battle Cards with 1 power or less are placed in the Drop Area."))
    assert refused(text.format("Battle Cards with 0 power or less are added to their hand."))


def test_unison_cards_and_extra_cards() -> None:
    empower = "[Empower Red 3]"
    said = "When you play this card, add up to 3 markers from a red Unison Card to it."
    assert read_all(f"{empower} ({said})", UNISON) == read_all(empower, UNISON)
    assert refused(f"{empower} ({said.replace('3', '2')})", UNISON)
    assert refused(f"{empower} ({said.replace('red', 'blue')})", UNISON)
    field = "[Field] (Place and activate this card in your Battle Area. It remains in your Battle "
    rest = (
        "Area until you activate another [Field]. When you do, place this card in your Drop Area.)"
    )
    assert not refused(field + rest, EXTRA)
    assert refused(field + rest.replace("another", "a"), EXTRA)
    assert refused("[Field]", BATTLE)


def test_alliance() -> None:
    said = (
        "When this card attacks, you may activate this skill by choosing 1 or more red or green "
        "Battle Cards in your Battle Area and switching them to Rest Mode."
    )
    text = "[Alliance Red/Green] ({}) Draw 1 card."
    assert read_all(text.format(said), BATTLE) == read_all(text.replace(" ({})", ""), BATTLE)
    assert refused(text.format(said.replace("green", "blue")))
