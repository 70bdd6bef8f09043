"""Stock phrases of the game's wording, each written once, for cards of our own invention."""

from __future__ import annotations

HAND = "your hand"
ROOM = "your waiting room"
TO_ROOM = f"into {ROOM}"
TO_HAND = f"into {HAND}"
TURN = "until end of turn"
NEXT_TURN = "until end of your opponent's next turn"
THEIR_ROOM = "into their waiting room"

# When.
PLACED = f"When this card is placed on the stage from {HAND}, "
ATTACKS = "When this card attacks, "
REVERSED = "When this card becomes 【REVERSE】, "
REVERSED_FIGHTING = "When this card becomes 【REVERSE】 in battle, "
BEATS = "When this card's battle opponent becomes 【REVERSE】, "
LEAVES = f"When this card is put {TO_ROOM} from the stage, "
CLIMAX_PLAYED = f"When this card is placed on your climax area from {HAND}, "
CLIMAX_PHASE = "At the beginning of your climax phase, "
THEIR_ATTACKS = "At the beginning of your opponent's attack phase, "
BACKED_UP = 'When you use this card\'s "Backup", '

# Costs.
MAY_PAY = "you may pay the cost. If you do, "
DISCARD = f"Put 1 card from {HAND} {TO_ROOM}"
DISCARD_MOSS = f"Put 1 《Moss》 character from {HAND} {TO_ROOM}"
DISCARD_CLIMAX = f"Put 1 climax from {HAND} {TO_ROOM}"
DISCARD_THIS = f"Put this card from {HAND} {TO_ROOM}"
AWAY = f"Put this card {TO_ROOM}"
DECK_TO_CLOCK = "Put the top card of your deck into your clock"
REST_THIS = "【REST】 this card"

# If.
TWO_MOSS = "you have 2 or more other 《Moss》 characters"
ANOTHER_MOSS = "you have another 《Moss》 character"
FOE = "this card's battle opponent"
FOE_TOO_HIGH = f"the level of {FOE} is higher than your opponent's level"
AHEAD = "characters in front of this card"
FACING = "the character facing this card"

# What is done.
PICK = "choose 1 of your characters, and that character gets "
PICK_MOSS = "choose 1 of your 《Moss》 characters, and that character gets "
PICK_OTHER_MOSS = "choose 1 of your other 《Moss》 characters, and that character gets "
PICK_FIGHTING = "choose 1 of your characters in battle, and that character gets "
SALVAGE = f"choose 1 《Moss》 character in {ROOM}, and return it to {HAND}"
DROP_ONE = f"choose 1 card in {HAND}, and put it {TO_ROOM}"
TOP = "the top card of your deck"
KEEP_OR_DROP = f"look at {TOP}, and put it on the top of your deck or {TO_ROOM}"
TOP_OR_BOTTOM = f"look at {TOP}, and put it on the top or at the bottom of your deck"
SORT_TWO = (
    "look at up to 2 cards from the top of your deck, and put them on the top of your deck "
    "in any order"
)
SHOW = "reveal it to your opponent"
REST_AWAY = f"put the rest {TO_ROOM}"
DAMAGE_NOTE = "(Damage may be canceled)"
LEVEL_NOTE = "(Climax are regarded as level 0)"
BACK_NOTE = "(Return the revealed card to its original place)"
ELSE_BACK_NOTE = "(Otherwise, return it to its original place)"
CHECK_TWICE = "during that attack, perform a trigger check 2 times on the trigger step"
HEAL_THEM = f"put the top card of your opponent's clock {THEIR_ROOM}"
BOTTOM_STOCK_AWAY = f"put the bottom card of your opponent's stock {THEIR_ROOM}"
BACK_TO_PLACE = "return this card to its previous stage position as 【REST】"
REMINDER = f"({LEAVES}{MAY_PAY}{BACK_TO_PLACE})"
FLIP = f"Flip over 4 cards from the top of your deck, and put them {TO_ROOM}."
EACH_CLIMAX = "For each climax revealed among those cards, "


def begin(text: str) -> str:
    """The same at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def search(what: str) -> str:
    """Search for up to one of something, show it, take it, shuffle."""
    return f"search your deck for up to 1 {what}, {SHOW}, put it {TO_HAND}, and shuffle your deck"


def dig(count: str, what: str = "card", show: bool = False) -> str:
    """Look at some cards, take up to one of a kind, put the rest away."""
    shown = f"{SHOW}, " if show else ""
    return (
        f"look at up to {count} cards from the top of your deck, choose up to 1 {what} from among "
        f"them, {shown}put it {TO_HAND}, and {REST_AWAY}"
    )
