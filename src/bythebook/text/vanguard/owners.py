"""Whose cards are meant: each goes only to zones of its owner."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.abilities.resolve import R_OTHER, R_SUBJECT
from bythebook.kernel.language.nouns import Bound, Cards, Noun, This
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.actions import Dest
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Fetched
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.scope import OWNERS

ZONE_OF: Final = {0: YOU, 4: OPPONENT}
"""whose a zone is that is said to be yours, or your opponent's"""
_DOES_NOTHING: Final = "a card goes only to zones of its owner: this would do nothing"


def note_owners(trigger: Trigger, scope: Scope) -> None:
    """Note whose the cards are that a trigger speaks of."""
    both = ((R_SUBJECT, trigger.who), (R_OTHER, trigger.other))
    owners: dict[Noun, int] = {
        Bound(reg): noun.whose for reg, noun in both if isinstance(noun, Cards)
    }
    if owners.get(Bound(R_SUBJECT)) == ANYONE and trigger.whose != ANYONE:
        owners[Bound(R_SUBJECT)] = trigger.whose  # it came to a zone of that player's
    OWNERS.note(scope, {} if trigger.also else owners)


def owner_of(found: Fetched, scope: Scope) -> int:
    """Whose cards are meant, if that is said of them."""
    noun = found.noun
    if isinstance(noun, This):
        return YOU
    actor, whose = scope.actor, OWNERS.of(scope).get(noun, NOTHING)
    if isinstance(noun, Cards):
        whose = noun.whose
    elif scope.choices and noun == Bound(scope.kept()[-1]):
        actor, whose = scope.chooser
        whose = NOTHING if whose == ANYONE else whose
    elif actor:
        return NOTHING
    return 1 - whose if actor and whose in (YOU, OPPONENT) else whose


def to_their_owners(found: Fetched, to: Dest, node: object, scope: Scope) -> Fetched:
    """Those of some cards that go to a zone of a player."""
    owner, said = owner_of(found, scope), ZONE_OF.get(to.owner, NOTHING)
    if owner == ANYONE and said == YOU and isinstance(found.noun, Cards) and not scope.actor:
        return found._replace(noun=replace(found.noun, whose=YOU))
    if owner >= 0 and said not in (NOTHING, owner):
        raise Unplayable(node, _DOES_NOTHING)
    return found


def check_own(to: Dest, node: object) -> None:
    """A card of yours goes only to zones of yours."""
    if ZONE_OF.get(to.owner, YOU) != YOU:
        raise Unplayable(node, _DOES_NOTHING)
