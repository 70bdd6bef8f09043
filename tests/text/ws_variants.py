"""Texts with kinds by keyword, and the same said of other cards and places; all are invented."""

from __future__ import annotations

ROOM = "your waiting room"
HAND = "your hand"
TURN = "until end of turn"
ATTACKS = "【AUTO】 When this card attacks, "
MINE_OR_THEIRS = "put the top 2 cards of your deck or your opponent's deck into the waiting room"
SHOWN = "reveal the top 3 cards of your deck, choose up to 1 《Tide》 character"

VARIANTS = [
    (
        f'{ATTACKS}search your deck for up to 1 character with "Change", put it into {HAND}, '
        "and shuffle your deck."
    ),
    f'{ATTACKS}choose 1 card with "Alarm" or "Shift" in {ROOM}, and return it to {HAND}.',
    (
        "【CONT】 This card gets +X power. X is equal to 500 multiplied by the number of other "
        'characters you have with "Assist".'
    ),
    f"{ATTACKS}{SHOWN} among those cards, put it into {HAND}, and put the rest into {ROOM}.",
    f"{ATTACKS}{MINE_OR_THEIRS}.",
    (
        f"{ATTACKS}choose 1 of your other characters and this card, and both characters get "
        f"+500 power {TURN}."
    ),
    f"{ATTACKS}put this card into your level.",
    f"{ATTACKS}move this card to the open left position of your center stage.",
    (
        f"{ATTACKS}put all level 0 or lower characters in your opponent's center stage into their "
        "waiting room."
    ),
    f"{ATTACKS}choose 1 card in {HAND} or waiting room, and put it into your memory.",
    f"{ATTACKS}choose 1 card in your level and a card in {ROOM}, and exchange them.",
    (
        f"{ATTACKS}choose 1 of your opponent's characters, and that character does not 【STAND】 "
        "during your opponent's next stand phase."
    ),
    (
        f"{ATTACKS}choose 1 of your other characters, and that character gets +X power {TURN}. "
        "X is equal to the number of soul that character has ×1000."
    ),
    (
        f"{ATTACKS}choose 1 of your other characters, and put this card face down underneath that "
        "card as a marker."
    ),
]
