"""What texts claim of leaders."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.dbs.cards.cards import COLORS
from bythebook.games.dbs.cards.characteristics import MonoColor
from bythebook.games.dbs.policy import WHERE_ENERGY_IS, WHERE_LEADERS_ARE
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, Every, Fits
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import HAS, YOU, Test
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope, Spoken


def leader_of(whose: int, scope: Scope) -> Cards:
    """A player's leader: if nothing else was spoken of, it is "it" from then on."""
    leader = Cards(scope.whose(whose), WHERE_LEADERS_ARE.value)
    if scope.subject is None and scope.it is None:
        scope.subject = Spoken(leader, False)
    return leader


class LeaderClaim(Claim):
    """Something that is so of a player's leader."""

    whose: int

    def names(self, scope: Scope) -> Noun | None:
        return Cards(scope.whose(self.whose), WHERE_LEADERS_ARE.value)


@dataclass(frozen=True)
class LeaderIs(LeaderClaim):
    """A player's leader is of a kind; `form` is how it is said."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        leader = leader_of(self.whose, scope)
        return Fits(leader, self.kind.test(scope))


@dataclass(frozen=True)
class LeaderColored(LeaderClaim):
    """A player's leader is of a color, or of one of several."""

    colors: tuple[int, ...]
    whose: int = YOU
    mono: bool = False

    def condition(self, scope: Scope) -> Condition:
        leader = leader_of(self.whose, scope)
        bits = 0
        for color in self.colors:
            bits |= color
        if self.mono:
            return Fits(leader, Cards(such=MonoColor(bits)))
        return Fits(leader, Cards(tests=(Test(COLORS, HAS, bits),)))


@dataclass(frozen=True)
class LeaderEither(LeaderClaim):
    """A player's leader is of a color or of a kind."""

    color: int
    kind: Sort
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        leader = leader_of(self.whose, scope)
        colored = Fits(leader, Cards(tests=(Test(COLORS, HAS, self.color),)))
        return Either((colored, Fits(leader, self.kind.test(scope))))


@dataclass(frozen=True)
class AllMono(Claim):
    """One's leader and all of one's energy are of one color and no other."""

    color: int

    def condition(self, scope: Scope) -> Condition:
        mono = Cards(such=MonoColor(self.color))
        leader = leader_of(YOU, scope)
        return Every((Fits(leader, mono), Fits(Cards(YOU, WHERE_ENERGY_IS.value), mono)))
