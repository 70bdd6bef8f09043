"""Reminders behind sentences of the overDress era, and what each of them explains."""

from __future__ import annotations

from typing import Final

from bythebook.games.vanguard.cards.cards import TRIPLE_DRIVE
from bythebook.text.english.together import Everybody
from bythebook.text.vanguard.alike import Increase
from bythebook.text.vanguard.calling import CallIt
from bythebook.text.vanguard.d.own_words import PersonaRode, YouRush
from bythebook.text.vanguard.getting import Skill
from bythebook.text.vanguard.looking import LookTop
from bythebook.text.vanguard.sentences import EXPLAINED, TOLD_BY, Sentence, pays_amid
from bythebook.text.walking import mentions

# One for each wording: they print apart.
MANDATORY: Final = 30
MUST_BE_DONE: Final = 31
THIS_MUST_BE_DONE: Final = 32
STAYS_IF_NOT: Final = 33
STAYS_UNCALLED: Final = 34
STAYS_CHECKED: Final = 35
STAYS_LOOKED_AT: Final = 36
TOP_UNLESS_CALLED: Final = 37
PERSONA_NOTE: Final = 38
PERSONA_TOO: Final = 39
DRIVES_THRICE: Final = 40
RUSH_NOTE: Final = 41
AS_IT_IS_NOW: Final = 48
TURN_PLAYER_FIRST: Final = 49


def has_to_be_done(node: object) -> bool:
    """Whether a sentence with that reminder leaves nobody a choice to do it or not."""
    if not isinstance(node, Sentence) or node.note not in _HAVE_TO:
        return False
    return not (node.may or any(step.may for step in node.rest) or pays_amid(node))


def looks_at_one(node: object) -> bool:
    """Whether one card is looked at, which lies where it lay if nothing is done with it."""
    return isinstance(node, LookTop) and node.count.n == 1


def may_call_one(node: object) -> bool:
    """Whether one card is looked at in a sentence that has it called, or not."""
    return isinstance(node, Sentence) and mentions(node, (LookTop,)) and mentions(node, (CallIt,))


def drives_thrice(node: object) -> bool:
    """Whether a unit gets the skill to check three times."""
    return isinstance(node, Skill) and node.skill == TRIPLE_DRIVE


_HAVE_TO: Final = (MANDATORY, MUST_BE_DONE, THIS_MUST_BE_DONE)
for _note in _HAVE_TO:
    TOLD_BY[_note] = has_to_be_done
for _note in (STAYS_IF_NOT, STAYS_CHECKED, STAYS_LOOKED_AT):
    TOLD_BY[_note] = looks_at_one
for _note in (STAYS_UNCALLED, TOP_UNLESS_CALLED):
    TOLD_BY[_note] = may_call_one
for _note in (PERSONA_NOTE, PERSONA_TOO):
    EXPLAINED[_note] = PersonaRode
TOLD_BY[DRIVES_THRICE] = drives_thrice
EXPLAINED[RUSH_NOTE] = YouRush
EXPLAINED[AS_IT_IS_NOW] = Increase
EXPLAINED[TURN_PLAYER_FIRST] = Everybody

LINES: Final = """
reminder = MANDATORY : ( this effect is mandatory . )
reminder = MUST_BE_DONE : ( must be performed . )
reminder = THIS_MUST_BE_DONE : ( this must be performed . )
reminder = STAYS_IF_NOT : ( return it to its original spot if it is not . )
reminder = STAYS_UNCALLED : ( return it to its original spot if it cannot be called . )
reminder = STAYS_CHECKED : ( return it to its original spot after checking . )
reminder = STAYS_LOOKED_AT : ( return the top card of your deck to its original position after looking . )
reminder = TOP_UNLESS_CALLED : ( put it on the top of your deck if you did not call . )
reminder = PERSONA_NOTE : ( "if_you_persona_rode" is active even if persona ride is activated outside of normal ride . )
reminder = PERSONA_TOO : ( "if_you_persona_rode" is active even for persona ride other than normal ride . )
reminder = DRIVES_THRICE : ( drive check 3 time . )
reminder = AS_IT_IS_NOW : ( increase by its [power] at that time . )
reminder = TURN_PLAYER_FIRST : ( the turn fighter choose the unit to retire first . )
reminder = RUSH_NOTE : ( specific unit get a power up when you is in "final_rush" . )
"""  # noqa: E501 - a rule of the grammar is one line
