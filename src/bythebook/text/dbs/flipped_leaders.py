"""Leaders that show their other side: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.other.control import FlipLeader
from bythebook.games.dbs.texts.events import EV_TURNED_OVER
from bythebook.kernel.abilities.abilities import Effect, Trigger
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.text.english.actions import Action
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope


@dataclass(frozen=True)
class LeaderFlips(Moment):
    """A player's leader is flipped to its front, or to its back."""

    whose: int = YOU
    back: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.subject = None
        return Trigger(EV_TURNED_OVER, value=int(self.back), whose=scope.whose(self.whose))


@dataclass(frozen=True)
class FlipTo(Action):
    """Flip a player's leader to its front, or to its back."""

    whose: int = OPPONENT
    back: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.forget_moved()
        scope.done = Bound(R_MOVED)
        return [FlipLeader(scope.whose(self.whose), self.back)]


LINES: Final = """
# Leaders that show their other side.
event = LeaderFlips : {whose:whose} leader card {form:flipped_front}
event = LeaderFlips : {whose:whose} leader card {form:flipped_back} {=back:True}
flipped_front = 0 : is flipped to its front
flipped_front = 1 : is flipped to its front side
flipped_front = 2 : flips back to its front
flipped_front = 3 : flips to its front
flipped_front = 4 : is flipped back to its front
flipped_back = 0 : is flipped to its back
flipped_back = 1 : is flipped to its back side
flipped_back = 3 : flips to its back
deed = FlipThis : flip this card to its back {=form:1}
deed = FlipTo : flip {whose:whose} leader card {form:to_front}
deed = FlipTo : flip {whose:whose} leader card {form:to_back} {=back:True}
to_front = 0 : to the front
to_front = 1 : to its front
to_front = 2 : to its front side
to_back = 0 : to the back
to_back = 1 : to its back
to_back = 2 : to its back side
action = PlayerLimit : {whose:who_cannot} activate {kind:their_leaders} {marks:leader_skills} skill {until?:until} {=verb:ACTIVATE_THEM} {=form:7}
their_leaders = A_LEADER : their leader card's
leader_skills = AN_AWAKEN : [Awaken]
leader_skills = WISH : [Wish]
leader_skills = ANY_AWAKEN_OR_WISH : [Awaken] or [Wish]
"""  # noqa: E501 - a rule of the grammar is one line
