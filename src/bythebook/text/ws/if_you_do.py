"""How many cards show that something optional was done, for "if you do"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bythebook.games.ws.texts.stage_effects import KeepUnturned, TakeBottom
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_MOVED
from bythebook.kernel.language.nouns import Amount, Bound, Noun, Num
from bythebook.kernel.texts.branching import Join, Keep, NoteDone
from bythebook.kernel.texts.verbs import (
    ChooseAmong,
    ChooseCards,
    RevealCards,
    Search,
    ShuffleZone,
    TakeTop,
)
from bythebook.text.ws.scope import Unplayable

ASIDE: Final = (
    ChooseCards,
    ChooseAmong,
    Search,
    Keep,
    Join,
    KeepUnturned,
    RevealCards,
    ShuffleZone,
)
"""what is done only for the sake of something else"""


def noted(node: object, effects: Sequence[Effect], done: Noun) -> NoteDone:
    """What notes whether something was done: one thing, for of two one may be done alone."""
    if sum(not isinstance(effect, ASIDE) for effect in effects) > 1:
        raise Unplayable(node, "it leaves open which of two things is done or not")
    return NoteDone(done, least(effects, done))


def least(effects: Sequence[Effect], done: Noun) -> int:
    """How many of these cards there have to be for all of it to be done.

    As many as it says are chosen, or taken from the top or the bottom of a zone; of "up to"
    so many, and where no number is said, one will do.
    """
    wanted = 1
    for effect in effects:
        if isinstance(effect, ChooseCards | ChooseAmong):
            wanted = said(effect.count, effect.up_to)
        elif isinstance(effect, TakeTop):
            wanted = said(effect.count, effect.up_to) if done == Bound(R_BATCH) else wanted
        elif isinstance(effect, TakeBottom):
            wanted = said(effect.count, False) if done == Bound(R_BATCH) else wanted
        elif done == Bound(R_MOVED) and getattr(effect, "what", None) != Bound(R_CHOSEN):
            wanted = 1
    return wanted


def said(count: Amount, up_to: bool) -> int:
    """The number that is said, if it has to be reached."""
    return count.n if isinstance(count, Num) and not up_to else 1
