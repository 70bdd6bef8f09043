"""Who did what the trigger waits for: the unit that was placed, the unit that attacked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.zones.zones import DROP, REST, STAND
from bythebook.kernel.language.nouns import This
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Fetched, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.causes import Caused
from bythebook.text.vanguard.events import Strides
from bythebook.text.vanguard.scope import DOING
from bythebook.text.vanguard.states import Locks
from bythebook.text.vanguard.times import BattleEnds
from bythebook.text.vanguard.triggers import (
    Attacks,
    Goes,
    Placed,
    PlacedIn,
    Retired,
    TurnsItself,
)

WAS_PLACED: Final = 1
HAS_ATTACKED: Final = 2
HAS_STOOD: Final = 3
HAS_RESTED: Final = 4
WAS_UNLOCKED: Final = 5
WENT_TO_DROP: Final = 6
HAS_STRODE: Final = 7


def fits(doing: object, did: int) -> bool:
    """Whether what a trigger waits for is what is said to have been done."""
    if isinstance(doing, Caused):
        return fits(doing.does, did)
    if did == WAS_PLACED:
        return isinstance(doing, Placed | PlacedIn)
    if did == HAS_ATTACKED:
        return isinstance(doing, Attacks | BattleEnds)
    if did == WAS_UNLOCKED:
        return isinstance(doing, Locks) and doing.unlocked
    if did == WENT_TO_DROP:
        return isinstance(doing, Retired) or (isinstance(doing, Goes) and doing.to.zones == (DROP,))
    if did == HAS_STRODE:
        return isinstance(doing, Strides)
    turned = STAND if did == HAS_STOOD else REST
    return isinstance(doing, TurnsItself) and doing.mode == turned


@dataclass(frozen=True)
class WhoDid(Subject):
    """The card to which what is waited for has happened."""

    did: int
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        subject = scope.subject
        if subject is None or isinstance(subject.noun, This) or not fits(DOING.of(scope), self.did):
            raise Unplayable(self, "nothing of that kind was waited for")
        return Fetched([], subject.noun, False, getattr(subject.noun, "reg", NOTHING))


LINES: Final = """
it = | who_did
who_did = WhoDid : the unit that was placed {=did:WAS_PLACED}
who_did = WhoDid : that placed unit {=did:WAS_PLACED} {=form:1}
who_did = WhoDid : the placed unit {=did:WAS_PLACED} {=form:2}
who_did = WhoDid : the unit that attacked {=did:HAS_ATTACKED}
who_did = WhoDid : the attacking unit {=did:HAS_ATTACKED} {=form:1}
who_did = WhoDid : that attacking unit {=did:HAS_ATTACKED} {=form:2}
who_did = WhoDid : the unit that [stand] {=did:HAS_STOOD}
who_did = WhoDid : the [rest] rear-guard {=did:HAS_RESTED}
who_did = WhoDid : the card that was put into the drop zone {=did:WENT_TO_DROP}
who_did = WhoDid : that retired card {=did:WENT_TO_DROP} {=form:1}
who_did = WhoDid : the unit put into the drop zone {=did:WENT_TO_DROP} {=form:2}
claim = IsA : {who:who_strode} have {kind:feature_kind} {=form:26}
who_strode = WhoDid : the g unit [stride] {=did:HAS_STRODE}
who_did = WhoDid : that unlocked card {=did:WAS_UNLOCKED}
"""
