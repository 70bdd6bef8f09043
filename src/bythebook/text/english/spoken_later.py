"""What is said to be done later, and what of it can be pointed back to."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.language.nouns import Bound, Noun, This
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import PUT_IN, Scope, Spoken
from bythebook.text.meaning import Unplayable

if TYPE_CHECKING:
    from bythebook.text.english.sentences import Sentence


def spoken_later(
    moment: Moment, done: Sentence, scope: Scope
) -> tuple[Scope, Noun | None, list[Effect]]:
    """What words said later can point back to, what is remembered for that, and what keeps it."""
    spoken = scope.it
    if spoken is None and scope.subject is not None and isinstance(scope.subject.noun, Bound):
        spoken = scope.subject  # whom the trigger speaks of
    if spoken is None:
        this = scope.subject is None or isinstance(scope.subject.noun, This)
        if not this or not scope.sent:
            raise Unplayable(moment, "nothing was spoken of before")
        # This card, where it has gone as a new card.
        there = Spoken(scope.game.this_there(scope.sent), False)
        then = scope.fresh(subject=there, gone=scope.sent)
        then.deeds = {(PUT_IN, zone): there for zone in scope.sent}
        return then, None, []
    if spoken.several:
        kept = scope.game.kept_for_later(spoken.noun, done)
        if kept is None:
            raise Unplayable(moment, "several cards are spoken of later")
        then = scope.fresh(it=replace(spoken, noun=kept[1]))
        then.deeds = {
            deed: replace(each, noun=kept[1])
            for deed, each in scope.deeds.items()
            if each.noun == spoken.noun
        }
        return then, None, [kept[0]]
    about = spoken.noun
    then = scope.fresh(it=Spoken(Bound(R_OTHER), False, spoken.head, spoken.by_choice))
    then.deeds = {
        deed: Spoken(Bound(R_OTHER), False, each.head, again=each.again)
        for deed, each in scope.deeds.items()
        if each.noun == about
    }
    return then, about, []


def came_into_play(scope: Scope) -> bool:
    """Whether this text has put this card into play: whether it is that unit later is not kept."""
    return bool(scope.gone) and set(scope.game.in_play) <= set(scope.gone)
