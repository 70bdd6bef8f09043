"""Texts in the game's wording: the same in other words, of others, elsewhere; all are invented."""

from __future__ import annotations

ROOM = "your waiting room"
TURN = "until end of turn"
PLACED = "【AUTO】 When this card is placed on the stage from your hand, "
ATTACKS = "【AUTO】 When this card attacks, "
GETS = f"this card gets +500 power {TURN}."
BOTH_PARTS = (
    f'choose up to 1 character with "Ebb" in its card name, up to 1 event, and up to 1 climax in '
    f"{ROOM}"
)
OF_THEM = f"choose up to 2 characters in {ROOM}, return 1 of them to your hand"
IN_STOCK = "search your stock for up to 1 character"
THEY_PICK = f"your opponent chooses 1 character in {ROOM}, and puts it on the top of your deck."
SIDES = "in the left and right positions of your center stage"
STOCK_TOP = "put the top card of your stock underneath this card as a marker"
PICKED = "choose 1 of your other characters"
NEXT_END = "at the end of your opponent's next turn, draw 1 card."
WHERE_IT_WENT = (
    f"choose up to 1 character in {ROOM}, and return it to your hand or put it into your stock. "
    f"If you put 1 card into your stock, {GETS}"
)

SISTERS = [
    f"{PLACED}{BOTH_PARTS}, and return them to your hand.",
    f'{PLACED}choose up to 1 event, up to 1 "Ebb" and up to 1 climax in {ROOM}, and return them to hand.',  # noqa: E501
    f"{PLACED}{OF_THEM}, and put the rest into the stock.",
    f"{PLACED}choose in {ROOM}, 1 character, and return it to your hand.",
    f"{PLACED}{IN_STOCK}, return it to your hand, and shuffle your stock.",
    f"{PLACED}{THEY_PICK}",
    f"【CONT】 All of your other characters {SIDES} get +500 power.",
    f"{PLACED}{STOCK_TOP}.",
    f"{PLACED}{PICKED}, and put the top 2 cards of your deck face up underneath that character as markers.",  # noqa: E501
    f"{PLACED}reveal the top card of your deck, {PICKED}, and put that card underneath that character as a marker.",  # noqa: E501
    f"{PLACED}{NEXT_END}",
    f"{PLACED}at the end of the next turn, draw 1 card.",
    f"{PLACED}at the beginning of your next turn, draw 1 card.",
    f"{PLACED}{WHERE_IT_WENT}",
    "【CONT】 This card cannot side attack or become 【REVERSE】.",
    "【CONT】 This card cannot side attack, direct attack, or become 【REVERSE】.",
    "【CONT】 This card gets +500 power, and cannot side attack.",
    "【CONT】 If you have another 《Tide》 character, and another blue character, this card gets +500 power.",  # noqa: E501
    "【AUTO】 When your other characters' battle opponent becomes 【REVERSE】, draw 1 card.",
    "【CONT】 If you have 2 or more characters, and if your level is 1 or higher, this card gets +500 power.",  # noqa: E501
    "【CONT】 If you have 4 or more characters, or if your level is 1 or higher, this card gets +500 power.",  # noqa: E501
    f"{ATTACKS}this card gets +500 and the following ability {TURN}. “【CONT】 This card cannot side attack.”.",  # noqa: E501
    f"【AUTO】 [(1)] When this card attacks, draw 1 card, and if your level is 1 or higher, you may pay the cost. If you do, {GETS}",  # noqa: E501
    f"{ATTACKS}{TURN} this card gets +1 soul.",
    "【AUTO】 When you use 【ACT】, draw 1 card.",
]
