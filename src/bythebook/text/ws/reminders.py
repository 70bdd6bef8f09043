"""Reminders that go with many texts: each has to have something to remind of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from bythebook.games.ws.texts.events import CANNOT_ENCORE
from bythebook.games.ws.zones.zones import CENTER_LEFT, CENTER_RIGHT
from bythebook.text.walking import inside, mentions
from bythebook.text.ws.actions import DealsDamage, FlipCards, Look, RevealDeck
from bythebook.text.ws.amounts import StatOf
from bythebook.text.ws.conditions import IsA
from bythebook.text.ws.getting import Cannot, Gain
from bythebook.text.ws.kinds import LevelBound, Limit
from bythebook.text.ws.moving import WHERE_THIS_WAS, ExchangeThem, Move, OnStage, Relocate, TopCards
from bythebook.text.ws.scope import Scope, Unplayable

# What a reminder reminds of.
OF_DAMAGE: Final = 1
OF_LEVELS: Final = 2
OF_PLACES: Final = 3
OF_STAGE: Final = 4
"""that this card is on the stage when the climax phase begins"""
OF_ENCORE: Final = 5
"""that the Encore which every character has is Encore too"""
OF_ATTACKS: Final = 6
"""that an attack stays what it was"""
OF_STATES: Final = 7
"""that cards which change places are not turned"""
OF_SUITED: Final = 8
"""that a revealed card of the kind which nothing is done with stays where it is"""
OF_LEFT: Final = 9
OF_RIGHT: Final = 10
"""that there is but one position to move to"""
OF_NO_BATTLE: Final = 11
"""that whoever comes to the place of a card in battle is not in that battle"""
OF_STANDING: Final = 12
"""that a card which comes onto the stage stands"""
OF_DECLARING: Final = 13
"""that numbers are not negative (1.3.6)"""
OF_EFFECTS: Final = 14
"""that what a card does when it is turned up by a trigger check is its effect"""
OF_SUNDER: Final = 15
"""what Sunder does (10.15)"""

# When a card stays where it is.
STAYS: Final = 0
STAYS_IF_NOT: Final = 1
STAYS_IF_IT_IS_NOT: Final = 2
STAYS_OTHERWISE: Final = 3


@dataclass(frozen=True)
class Note:
    """A reminder that goes with many texts; it has to have something to remind of."""

    about: int
    form: int = 0
    name: str = ""
    when: int = STAYS

    def keeps_place(self) -> bool:
        """Whether it says that a card which does not fit stays where it is."""
        return self.about == OF_PLACES and self.when != STAYS


_REMINDED_BY: Final = {
    OF_DAMAGE: (DealsDamage,),
    OF_LEVELS: (RevealDeck, FlipCards, TopCards, Look, Limit, StatOf, LevelBound),
    OF_PLACES: (RevealDeck, Look),
    OF_ENCORE: (Cannot,),
    OF_ATTACKS: (Move,),
    OF_STATES: (ExchangeThem,),
    OF_STANDING: (ExchangeThem,),
}


def check_notes(sentences: tuple[Any, ...], scope: Scope) -> None:
    """A reminder has to remind of something that the text says."""
    for sentence in sentences:
        early = getattr(sentence, "early_notes", ())
        for note in (*early, *sentence.notes):
            scope.kept_place = scope.kept_place or note.keeps_place()
            if note.about == OF_STAGE:
                if not scope.climax_phase:
                    raise Unplayable(note, "there is nothing to remind of")
            elif note.about == OF_ENCORE:
                if not mentions_ban(sentences, CANNOT_ENCORE):
                    raise Unplayable(note, "there is nothing to remind of")
            elif (
                note.about == OF_PLACES
                and note.when in (STAYS_IF_NOT, STAYS_IF_IT_IS_NOT)
                and denies(sentences)
            ):
                raise Unplayable(note, "it says the contrary of what it reminds of")
            elif note.about in _REMINDED_BY:
                of_trigger = note.about == OF_LEVELS and scope.levels
                if not of_trigger and not any(
                    mentions(s, _REMINDED_BY[note.about]) for s in sentences
                ):
                    raise Unplayable(note, "there is nothing to remind of")
            elif not reminds(note, sentences, scope):
                raise Unplayable(note, "there is nothing to remind of")


def reminds(note: Note, sentences: tuple[Any, ...], scope: Scope) -> bool:
    """Whether a text says what a reminder of one thing only reminds of."""
    if note.about == OF_EFFECTS:
        return note.name in scope.placed_by
    for part in inside(sentences):
        if note.about == OF_SUITED and isinstance(part, IsA) and part.no:
            return mentions(sentences, (RevealDeck,))
        if note.about == OF_SUNDER and type(part).__name__ == "Sunder":
            return bool(getattr(part, "name", "") == note.name)
        if note.about == OF_DECLARING and type(part).__name__ == "DeclaresAny":
            return True
        if note.about == OF_NO_BATTLE and isinstance(part, OnStage):
            return part.where == WHERE_THIS_WAS
        if isinstance(part, Relocate):
            if note.about == OF_LEFT and part.area.zones == (CENTER_LEFT,):
                return True
            if note.about == OF_RIGHT and part.area.zones == (CENTER_RIGHT,):
                return True
    return False


def denies(sentences: tuple[Any, ...]) -> bool:
    """Whether something is done with a card that is not of a kind."""
    return any(isinstance(part, IsA) and part.no for part in inside(sentences))


def mentions_ban(node: object, what: int) -> bool:
    """Whether a text keeps somebody from something."""
    return any(
        isinstance(part, Cannot | Gain) and getattr(part, "what", 0) == what
        for part in inside(node)
    )


LINES: Final = """
# Reminders.
note = Note : if it is , return the revealed card to its original place . {=about:OF_SUITED}
note = Note : if it is , return it to its original place . {=about:OF_SUITED} {=form:1}
note = Note : you can only move it to {about:only_place} .
only_place = OF_LEFT : the leftmost position
only_place = OF_RIGHT : the rightmost position
note = Note : you can only move it to the stage position on the right . {=about:OF_RIGHT} {=form:2}
note = Note : you can only move it to the stage position on the left . {=about:OF_LEFT} {=form:2}
note = Note : battle do not take place . {=about:OF_NO_BATTLE}
note = Note : the character is placed on your stage as 【STAND】 . {=about:OF_STANDING}
note = Note : you cannot declare a negative number . {=about:OF_DECLARING}
note = Note : at end of this card's attack , you may pay the cost . if you do , choose 1 marker of this {name:name} , put it on any position of your stage , and put this card and all marker underneath this card face up in any order underneath that character as marker . {=about:OF_SUNDER}
note = Note : this ability can also be used when this card is placed on the stage by the effect of {name:name} that was revealed during trigger check . {=about:OF_EFFECTS}
note = Note : this ability can also be used when this card is placed on the stage by the 【STANDBY】 effect of {name:name} that was revealed during trigger check . {=about:OF_EFFECTS} {=form:1}
note = Note : you cannot use the “ 【AUTO】 encore [ (3) ] ” rule either . {=about:OF_ENCORE} {=form:1}
note = Note : your opponent cannot use the “ 【AUTO】 encore [ (3) ] ” rule either . {=about:OF_ENCORE} {=form:2}
note = Note : the “ 【AUTO】 encore [ (3) ] ” rule cannot be used either . {=about:OF_ENCORE} {=form:3}
note = Note : even though there is no battle opponent , the attack do not become a direct attack . {=about:OF_ATTACKS}
note = Note : the cards' states do not change . {=about:OF_STATES}
note = Note : the card orientation do not change . {=about:OF_STATES} {=form:1}
note = Note : the card state do not change . {=about:OF_STATES} {=form:2}
note = Note : damage can be canceled . {=about:OF_DAMAGE} {=form:2}
note = Note : this damage can be canceled . {=about:OF_DAMAGE} {=form:3}
note = Note : this ability do not activate if this card is not on the stage at the beginning of your climax phase . {=about:OF_STAGE} {=form:3}
"""  # noqa: E501 - a rule of the grammar is one line
