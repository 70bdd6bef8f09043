"""Texts in the game's wording: moments, conditions, kinds and costs joined; all are invented."""

from __future__ import annotations

ATTACKS = "【AUTO】 When this card attacks, "
DRAW = "draw 1 card."
BELL = '"Quay Bell" is in your climax area'
GETS = "this card gets +500 power"
TURN = "until end of turn"
ROOM = "in your waiting room, and return it to your hand."

JOINED = [
    f"【AUTO】 When this card attacks or when your other 《Tide》 character attacks, {DRAW}",
    f"【AUTO】 At the beginning of your main phase or when this card attacks, {DRAW}",
    f"【AUTO】 When this card is placed on the stage from your hand, when you use a 【ACT】, or when you level up, {DRAW}",  # noqa: E501
    f"【AUTO】 When this card is placed on the stage from your hand, attacks, or is put into your waiting room from the stage, {DRAW}",  # noqa: E501
    f"【AUTO】 When this card side attacks or is frontal attacked, {DRAW}",
    f"【AUTO】 When this card attacks or this card becomes 【REVERSE】, {DRAW}",
    f"【AUTO】 During your turn, when you use a 【ACT】 or when you level up, {DRAW}",
    f"【AUTO】 If your level is 1 or higher, when you use a 【ACT】 or when you level up, {DRAW}",
    f"【AUTO】 At the beginning of your turn, {DRAW}",
    f"【AUTO】 At the beginning of your opponent's turn, {DRAW}",
    f"{ATTACKS}if {BELL}, and your level is 1 or higher, and you have another 《Tide》 character, {DRAW}",  # noqa: E501
    f"【CONT】 If {BELL}, and your level is 1 or higher, and you have another 《Tide》 character, {GETS}.",  # noqa: E501
    f"【CONT】 If you have 3 or more characters with different card names, {GETS}.",
    f'【CONT】 If "Quay Bell" is in your climax area or your waiting room, {GETS}.',
    f'【CONT】 If "Quay Bell" is in your climax area or memory, {GETS}.',
    f"【CONT】 If the character facing this card is a blue character, {GETS}.",
    f'【CONT】 If your opponent has "Ebb", {GETS}.',
    f"【CONT】 If the number of cards in your hand is higher than the number of cards in your opponent's hand, {GETS}.",  # noqa: E501
    f"【CONT】 If the number of cards in your hand is more than the number of cards in your memory, {GETS}.",  # noqa: E501
    f"【CONT】 If the number of cards in your hand is equal to or higher than your level, {GETS}.",
    f"【CONT】 If the number of cards in your hand is equal to or more than your level, {GETS}.",
    f"【CONT】 If the number of cards in your hand is lower than your level, {GETS}.",
    f"【CONT】 If the number of cards in your hand is less than the number of cards in your memory, {GETS}.",  # noqa: E501
    f"【CONT】 If the number of cards in your hand is equal to or lower than your level, {GETS}.",
    f"【CONT】 If the number of cards in your hand is equal to or less than your level, {GETS}.",
    f"{ATTACKS}if this card's level is equal to or higher than your level, {DRAW}",
    f"【CONT】 If the number of cards in your hand is 2 or higher, {GETS}.",
    f"【CONT】 If the number of cards in your hand is 2 or lower, {GETS}.",
    f"{ATTACKS}if the level of the character facing this card is 2 or more, {DRAW}",
    f"{ATTACKS}if the level of the character facing this card is 2 or less, {DRAW}",
    f'{ATTACKS}choose 1 《Tide》 character that is not "Ebb" {ROOM}',
    f"{ATTACKS}choose 1 《Tide》 or blue character {ROOM}",
    f'{ATTACKS}choose 1 《Tide》 character or "Ebb" or event {ROOM}',
    f"{ATTACKS}choose 1 《Tide》 character or event or climax {ROOM}",
    f'{ATTACKS}choose 1 "Ebb", event, or 《Tide》 character {ROOM}',
    f"{ATTACKS}choose 1 of your characters with a marker underneath it, and 【REST】 it.",
    f"{ATTACKS}choose 1 of your characters without a marker underneath it, and 【REST】 it.",
    f'【AUTO】 [Put 1 "Ebb" or 1 《Tide》 character from your hand into your waiting room] When this card attacks, you may pay the cost. If you do, {DRAW}',  # noqa: E501
    "【CONT】 This card cannot side attack, direct attack or become 【REVERSE】.",
    f"【ACT】 This ability activates up to 1 time per turn. [(1)] {DRAW}",
    f"【ACT】 【1/TURN】 [(1)] {DRAW}",
    f"【AUTO】 This ability activates up to 1 time per turn. [(1)] When this card attacks, you may pay the cost. If you do, {DRAW}",  # noqa: E501
    f"【AUTO】 【CXCOMBO】 【1/TURN】 When this card attacks, if {BELL}, {DRAW}",
    f"{ATTACKS}choose 1 of your characters, and it gets +500 power {TURN}.",
    f"{ATTACKS}choose 1 of your characters, and it cannot become 【REVERSE】 {TURN}.",
    f"【AUTO】 When this card's battle opponent becomes 【REVERSE】, this card's battle opponent cannot 【STAND】 {TURN}.",  # noqa: E501
    f"【AUTO】 When your character's trigger check reveals a level 2 or higher card, {DRAW} (Climax are regarded as level 0)",  # noqa: E501
]
