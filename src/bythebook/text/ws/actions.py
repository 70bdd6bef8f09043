"""What a text tells a player to do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.ws import effects as ws
from bythebook.games.ws.performing import PerformIcon
from bythebook.games.ws.stage_effects import (
    TriggerChecks,
)
from bythebook.games.ws.zones import DECK, HAND, STOCK
from bythebook.kernel.abilities import Effect, Modifier
from bythebook.kernel.nouns import Bound
from bythebook.kernel.resolve import R_BATCH, R_EXTRA
from bythebook.kernel.verbs import (
    ChooseAmong,
    ChooseCards,
    RevealCards,
    ShuffleZone,
    TurnCards,
)
from bythebook.kernel.verbs import Search as SearchZone
from bythebook.kernel.words import OPPONENT, YOU
from bythebook.text.ws.nouns import (
    Among,
    Count,
    Group,
    Pile,
    Sort,
    X,
    amount_of,
    cards_of,
    several,
)
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import LOOKED_AT, Subject


class Action:
    """One thing to do."""

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means, once; later words may point back to it."""
        raise Unplayable(self, "it is so all the time, and not done once")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means as long as it holds, in a continuous ability."""
        raise Unplayable(self, "it is done once, and cannot go on")


@dataclass(frozen=True)
class PayCost(Action):
    """Pay the cost: only ever something one may do."""

    def effects(self, scope: Scope) -> list[Effect]:
        raise Unplayable(self, "a cost is paid only after `you may`, alone in its sentence")


@dataclass(frozen=True)
class Draw(Action):
    """Draw cards."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        return [ws.Draw(amount_of(self.count.n, scope), self.count.up_to)]


@dataclass(frozen=True)
class Damage(Action):
    """Deal damage to your opponent, perhaps several times; the number may stand before to whom."""

    n: int | X
    times: int = 1
    before: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        dealt = ws.DealDamage(amount_of(self.n, scope))
        return [dealt] * self.times


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; they are what is spoken of next."""

    count: Count
    what: Group | Pile | Among

    def effects(self, scope: Scope) -> list[Effect]:
        count, up_to = amount_of(self.count.n, scope), self.count.up_to
        many = several(self.count)
        if isinstance(self.what, Among):
            if not scope.looked:
                raise Unplayable(self, "no cards were looked at before")
            if scope.held:
                raise Unplayable(self, "some were chosen before and are still there")
            kind = cards_of(self.what.kind, scope)
            scope.held = True
            scope.choose(YOU, many)
            return [ChooseAmong(LOOKED_AT, kind, count, up_to)]
        if isinstance(self.what, Pile) and self.what.area.zones[0] in (DECK, STOCK):
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        if isinstance(self.what, Pile) and self.what.area.zones == (HAND,) and self.what.whose:
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        what = self.what.cards(scope)
        # The rest is what was not chosen last.
        scope.looked = scope.held = False
        scope.choose(self.what.whose, many)
        return [ChooseCards(what, count, up_to)]


@dataclass(frozen=True)
class TheyChoose(Action):
    """Your opponent chooses cards of their own; they are what is spoken of next."""

    count: Count
    what: Group | Pile

    def effects(self, scope: Scope) -> list[Effect]:
        count = amount_of(self.count.n, scope)
        what = self.what.cards(scope)
        scope.choose(OPPONENT, several(self.count))
        return [ChooseCards(what, count, self.count.up_to, by=OPPONENT)]


@dataclass(frozen=True)
class Search(Action):
    """Search your deck for cards."""

    count: Count
    kind: Sort

    def effects(self, scope: Scope) -> list[Effect]:
        what = cards_of(self.kind, scope, YOU, (DECK,))
        scope.choose(YOU, several(self.count))
        return [SearchZone(what, amount_of(self.count.n, scope), self.count.up_to)]


@dataclass(frozen=True)
class Look(Action):
    """Look at cards from the top of your deck; a single one is spoken of next."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        scope.looked = True
        scope.speak_of_card(LOOKED_AT, YOU, several(self.count))
        scope.card = scope.those = None
        return [ws.LookAtDeck(amount, self.count.up_to, R_EXTRA)]


@dataclass(frozen=True)
class RevealDeck(Action):
    """Reveal cards from the top of your deck; they are what is spoken of next."""

    count: Count
    plain: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        many = several(self.count)
        scope.looked = True
        scope.speak_of_card(LOOKED_AT, YOU, many)
        scope.card = scope.those = None
        if many:
            scope.those, scope.those_whose = LOOKED_AT, YOU
        else:
            scope.card, scope.card_whose = LOOKED_AT, YOU
        return [ws.RevealTop(amount, self.count.up_to, R_EXTRA)]


@dataclass(frozen=True)
class FlipCards(Action):
    """Flip over cards from the top of your deck."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        scope.those, scope.those_whose = Bound(R_BATCH), YOU
        scope.flipped = True
        scope.speak_of_card(Bound(R_BATCH), YOU, True)
        return [ws.FlipOver(amount, self.count.up_to)]


@dataclass(frozen=True)
class Reveal(Action):
    """Reveal cards to your opponent."""

    what: Subject
    bare: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        return [RevealCards(self.what.noun(scope))]


@dataclass(frozen=True)
class Shuffle(Action):
    """Shuffle your deck; or your opponent does theirs."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [ShuffleZone(DECK)]


@dataclass(frozen=True)
class Turn(Action):
    """【STAND】, 【REST】 or 【REVERSE】 characters."""

    what: Subject
    state: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [TurnCards(self.what.noun(scope), self.state)]


@dataclass(frozen=True)
class PerformsIcon(Action):
    """Perform what a trigger icon does."""

    icon: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [PerformIcon(self.icon)]


@dataclass(frozen=True)
class ChecksOften(Action):
    """During that attack, perform a trigger check so many times."""

    n: int

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.attack:
            raise Unplayable(self, "there is no attack under way")
        return [TriggerChecks(self.n)]
