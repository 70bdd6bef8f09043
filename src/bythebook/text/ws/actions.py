"""What a text tells a player to do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass

from bythebook.games.ws.texts import effects as ws
from bythebook.games.ws.texts.performing import PerformIcon
from bythebook.games.ws.texts.placing import WentTo
from bythebook.games.ws.texts.stage_effects import KeepUnturned, TriggerChecks
from bythebook.games.ws.zones.zones import DECK, HAND, STAGE, STOCK
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.abilities.resolve import (
    R_BATCH,
    R_CHOSEN,
    R_EXTRA,
    R_LOOP,
    R_REVEALED,
    R_THEIRS,
)
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.conditions import Unless
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.texts.branching import Keep, Repeat
from bythebook.kernel.texts.verbs import (
    ChooseAmong,
    ChooseCards,
    RevealCards,
    ShuffleZone,
    TakeExtraTurn,
    TurnCards,
)
from bythebook.kernel.texts.verbs import Search as SearchZone
from bythebook.text.ws.kinds import X, amount_of
from bythebook.text.ws.nouns import (
    OF_REVEALED,
    UNSAID_OF,
    Among,
    Count,
    Group,
    Pile,
    Sort,
    cards_of,
    several,
)
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import LOOKED_AT, It, Subject, ThisCard


class Action:
    """One thing to do."""

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means, once; later words may point back to it."""
        raise Unplayable(self, "it is so all the time, and not done once")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means as long as it holds, in a continuous ability."""
        raise Unplayable(self, "it is done once, and cannot go on")

    def for_so_long(self, until: int) -> Action:
        """The same for as long as is said after it; only what lasts can."""
        raise Unplayable(self, "it is done once")


class DealsDamage(Action):
    """Damage, in any words."""


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
        amount = amount_of(self.count.n, scope)
        if not scope.asks("drawn"):
            return [ws.Draw(amount, self.count.up_to)]
        scope.drawn = scope.lately = Bound(R_REVEALED)
        return [ws.Draw(amount, self.count.up_to, reg=R_REVEALED)]


@dataclass(frozen=True)
class Damage(DealsDamage):
    """Deal damage to your opponent, perhaps several times; the number may stand before to whom."""

    n: int | X
    times: int | X = 1
    before: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        dealt = ws.DealDamage(amount_of(self.n, scope))
        scope.damaged = self.times == 1
        if isinstance(self.times, X):
            return [Repeat(scope.x_amount(self), (dealt,), R_LOOP + scope.depth)]
        return [dealt] * self.times


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; they are what is spoken of next."""

    count: Count
    what: Group | Pile | Among
    taken: bool = False
    whole: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        count, up_to = amount_of(self.count.n, scope), self.count.up_to
        many = several(self.count)
        if isinstance(self.what, Among):
            before: list[Effect] = []
            if scope.searched:
                # Of what was found in the deck, and still lies there.
                scope.searched = False
                scope.looked, scope.looked_whose = True, YOU
                before = [Keep(R_CHOSEN, R_EXTRA)]
                scope.forget(LOOKED_AT)
            elif not scope.looked and self.what.of != UNSAID_OF and scope.it == Bound(R_CHOSEN):
                # Of those chosen, wherever they lie, some are chosen once more.
                if not scope.it_several or not scope.away:
                    raise Unplayable(self, "no cards were looked at before")
                scope.looked, scope.looked_whose = True, scope.it_whose
                scope.held = False
                before = [Keep(R_CHOSEN, R_EXTRA)]
                scope.forget(LOOKED_AT)
            if not scope.looked and self.what.of == UNSAID_OF and scope.it is None:
                # Nobody's in particular: of anybody on the stage.
                group = Group(self.what.kind, ANYONE)
                return Choose(self.count, group).effects(scope)
            if not scope.looked:
                raise Unplayable(self, "no cards were looked at before")
            if scope.held and self.what.of == OF_REVEALED:
                # Of those looked at, some were chosen and revealed: now of these.
                before, scope.held, scope.shown = [Keep(R_CHOSEN, R_THEIRS)], False, True
            if scope.held:
                raise Unplayable(self, "some were chosen before and are still there")
            among = Bound(R_THEIRS) if scope.shown and self.what.of == OF_REVEALED else LOOKED_AT
            kind = cards_of(self.what.kind, scope)
            scope.held = True
            scope.choose(scope.looked_whose, many)
            scope.away = True
            return [*before, ChooseAmong(among, kind, count, up_to)]
        if isinstance(self.what, Pile) and self.what.area.zones[0] in (DECK, STOCK):
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        if isinstance(self.what, Pile) and self.what.area.zones == (HAND,) and self.what.whose:
            raise Unplayable(self, "nobody can choose among cards that are not seen")
        what = self.what.cards(scope)
        if scope.linked:
            # Without anything to choose nothing was done.
            scope.done = Bound(R_CHOSEN)
        # The rest is what was not chosen last.
        scope.looked = scope.held = scope.searched = False
        scope.choose(self.what.whose, many)
        # A card of the hand can still be spoken of, and get another level there.
        scope.away = isinstance(self.what, Pile) and self.what.area.zones[0] not in (*STAGE, HAND)
        scope.exchanged = None
        if scope.found:
            # What was found in the deck is still spoken of: the two can be exchanged.
            scope.found = False
            scope.exchanged = Bound(R_THEIRS), Bound(R_CHOSEN)
            return [Keep(R_CHOSEN, R_THEIRS), ChooseCards(what, count, up_to)]
        return [ChooseCards(what, count, up_to)]


@dataclass(frozen=True)
class TheyChoose(Action):
    """Your opponent chooses cards of their own; they are what is spoken of next."""

    count: Count
    what: Group | Pile
    they: bool = False
    taken: bool = False
    long: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        count = amount_of(self.count.n, scope)
        what = self.what.cards(scope)
        before = scope.character, scope.character_whose, scope.character_several
        scope.choose(OPPONENT, several(self.count))
        scope.speak_of(Bound(R_THEIRS), OPPONENT, several(self.count))
        scope.exchanged = None
        if before == (Bound(R_CHOSEN), OPPONENT, False) and isinstance(self.what, Pile):
            scope.exchanged = Bound(R_CHOSEN), Bound(R_THEIRS)
        return [ChooseCards(what, count, self.count.up_to, R_THEIRS, OPPONENT)]


@dataclass(frozen=True)
class Search(Action):
    """Search your deck for cards."""

    count: Count
    kind: Sort

    def effects(self, scope: Scope) -> list[Effect]:
        what = cards_of(self.kind, scope, YOU, (DECK,))
        scope.choose(YOU, several(self.count))
        scope.away = True
        scope.found = self.count.n == 1
        scope.searched = several(self.count)
        scope.looked = scope.held = False
        return [SearchZone(what, amount_of(self.count.n, scope), self.count.up_to)]


@dataclass(frozen=True)
class Look(Action):
    """Look at cards from the top of a deck, or its bottom; a single one is spoken of next."""

    count: Count
    whose: int = YOU
    their: bool = False
    bottom: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        scope.looked, scope.looked_whose = True, self.whose
        scope.speak_of_card(LOOKED_AT, self.whose, several(self.count))
        scope.card = scope.those = scope.revealed = None
        if self.count.n == 1:
            scope.card, scope.card_whose = LOOKED_AT, self.whose
        return [ws.LookAtDeck(amount, self.count.up_to, R_EXTRA, self.whose, self.bottom)]


@dataclass(frozen=True)
class RevealDeck(Action):
    """Reveal cards from the top of a deck; they are what is spoken of next."""

    count: Count
    plain: bool = False
    whose: int = YOU
    their: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        many = several(self.count)
        scope.looked, scope.looked_whose = True, self.whose
        scope.speak_of_card(LOOKED_AT, self.whose, many)
        scope.card = scope.those = scope.revealed = None
        if many:
            scope.those, scope.those_whose = LOOKED_AT, self.whose
        else:
            scope.card, scope.card_whose = LOOKED_AT, self.whose
            scope.revealed = LOOKED_AT
        return [ws.RevealTop(amount, self.count.up_to, R_EXTRA, self.whose)]


@dataclass(frozen=True)
class FlipCards(Action):
    """Flip over cards from the top of your deck."""

    count: Count
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        amount = amount_of(self.count.n, scope)
        scope.forget(Bound(R_BATCH))
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

    whose: int = YOU
    their: bool = True

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.everybody and self.whose == OPPONENT and self.their:
            return [ShuffleZone(DECK, OPPONENT), ShuffleZone(DECK, YOU)]
        shuffled = ShuffleZone(DECK, self.whose)
        if scope.kept_place and scope.looked and scope.looked_whose == self.whose:
            # A card that was not taken stays in its place, and so do all the others.
            return [IfSo(Unless(WentTo(LOOKED_AT, (DECK,))), (shuffled,))]
        return [shuffled]


@dataclass(frozen=True)
class Turn(Action):
    """【STAND】, 【REST】 or 【REVERSE】 characters."""

    what: Subject
    state: int

    def effects(self, scope: Scope) -> list[Effect]:
        turned = TurnCards(self.what.noun(scope), self.state)
        scope.itself = isinstance(self.what, ThisCard)
        if scope.asks("turned"):
            scope.turned, scope.turned_to = Bound(R_THEIRS), self.state
            return [KeepUnturned(turned.what, self.state, R_THEIRS), turned]
        if not scope.linked:
            return [turned]
        # "If you do" asks whether they were turned, and not in that state before.
        scope.done = Bound(R_THEIRS)
        return [KeepUnturned(turned.what, self.state, R_THEIRS), turned]


@dataclass(frozen=True)
class TurnSome(Action):
    """【REST】 1 of your characters: whoever does it chooses which."""

    count: Count
    what: Group
    state: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [
            *Choose(self.count, self.what).effects(scope),
            *Turn(It(several(self.count)), self.state).effects(scope),
        ]


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
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.attack:
            raise Unplayable(self, "there is no attack under way")
        scope.checks = self.n
        return [TriggerChecks(self.n)]


@dataclass(frozen=True)
class ExtraTurn(Action):
    """You get an additional turn after this one."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [TakeExtraTurn()]
