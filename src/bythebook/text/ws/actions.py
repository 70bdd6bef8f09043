"""What a text tells a player to do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bythebook.games.ws import effects as ws
from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones import CLOCK, DECK, WAITING_ROOM, ZONES
from bythebook.kernel.abilities import Effect, Modifier
from bythebook.kernel.continuous_ops import (
    ADD,
    BITS_ON,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    GRANT,
)
from bythebook.kernel.lasting import Forbid, Give, GrantAbility
from bythebook.kernel.nouns import YOU, Amount, Bound, Cards, Noun, Num
from bythebook.kernel.nouns import Count as CountOf
from bythebook.kernel.resolve import R_CHOSEN, R_EXTRA, R_MOVED
from bythebook.kernel.verbs import (
    ChooseAmong,
    ChooseCards,
    MoveCards,
    RevealCards,
    ShuffleZone,
    TakeTop,
    TurnCards,
)
from bythebook.kernel.verbs import Search as SearchZone
from bythebook.text.ws.nouns import (
    LOOKED_AT,
    Among,
    Area,
    Count,
    Group,
    Kind,
    Pile,
    Subject,
    ThisCard,
)
from bythebook.text.ws.scope import Scope, Unplayable

if TYPE_CHECKING:
    from bythebook.text.ws.abilities import Text

# How a card goes: the verb that is printed.
PUT: Final = 0
RETURN: Final = 1


class Action:
    """One thing to do."""

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means, once; later words may point back to it."""
        raise NotImplementedError

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
        return [ws.Draw(Num(self.count.n), self.count.up_to)]


@dataclass(frozen=True)
class Damage(Action):
    """Deal damage to your opponent."""

    n: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [ws.DealDamage(Num(self.n))]


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; they are what is spoken of next."""

    count: Count
    what: Group | Pile | Among

    def effects(self, scope: Scope) -> list[Effect]:
        count, up_to = Num(self.count.n), self.count.up_to
        if isinstance(self.what, Among):
            if not scope.looked:
                raise Unplayable(self, "no cards were looked at before")
            scope.speak_of(Bound(R_CHOSEN), YOU, self.count.n > 1)
            kind = Cards(tests=self.what.kind.tests())
            return [ChooseAmong(LOOKED_AT, kind, count, up_to)]
        scope.speak_of(Bound(R_CHOSEN), self.what.whose, self.count.n > 1)
        return [ChooseCards(self.what.cards(scope), count, up_to)]


@dataclass(frozen=True)
class Search(Action):
    """Search your deck for cards."""

    count: Count
    kind: Kind

    def effects(self, scope: Scope) -> list[Effect]:
        scope.speak_of(Bound(R_CHOSEN), YOU, self.count.n > 1)
        what = Cards(YOU, (DECK,), self.kind.tests())
        return [SearchZone(what, Num(self.count.n), self.count.up_to)]


@dataclass(frozen=True)
class Look(Action):
    """Look at cards from the top of your deck."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked = True
        scope.it = None
        return [ws.LookAtDeck(Num(self.count.n), self.count.up_to, R_EXTRA)]


@dataclass(frozen=True)
class Reveal(Action):
    """Reveal cards to your opponent."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        return [RevealCards(self.what.noun(scope))]


@dataclass(frozen=True)
class Shuffle(Action):
    """Shuffle your deck."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [ShuffleZone(DECK)]


@dataclass(frozen=True)
class Move(Action):
    """Put cards into a zone, or return them there: a zone of the player whose cards they are."""

    what: Subject
    to: Area
    verb: int = PUT

    def effects(self, scope: Scope) -> list[Effect]:
        what = self.what.noun(scope)
        if self.what.whose(scope) != self.to.whose:
            raise Unplayable(self, "cards go to zones of the player whose they are")
        several = self.what.several(scope)
        if several and ZONES.zones[self.to.zones[0]].ordered:
            raise Unplayable(self, "the order of several cards would have to be asked")
        if not isinstance(self.what, ThisCard):
            scope.speak_of(Bound(R_MOVED), self.to.whose, several)
        return [MoveCards(what, self.to.zones[0])]


@dataclass(frozen=True)
class TopCards(Action):
    """Put cards from the top of a zone into another."""

    area: Area
    to: Area
    n: int = 1

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area.whose != self.to.whose:
            raise Unplayable(self, "cards go to zones of the player whose they are")
        origin, to, whose = self.area.zones[0], self.to.zones[0], self.area.whose
        if origin == CLOCK and to == WAITING_ROOM:
            return [ws.Heal(Num(self.n), whose)]
        return [TakeTop(origin, to, Num(self.n), whose=whose)]


@dataclass(frozen=True)
class Turn(Action):
    """【STAND】 or 【REST】 characters."""

    what: Subject
    state: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [TurnCards(self.what.noun(scope), self.state)]


class Gain:
    """Something a character gets."""

    def effect(self, who: Noun, until: int, each: Cards | None, scope: Scope) -> Effect:
        """Given for a time."""
        raise NotImplementedError

    def modifier(self, who: Noun, each: Cards | None, scope: Scope) -> Modifier:
        """Had as long as a continuous ability holds."""
        raise NotImplementedError


@dataclass(frozen=True)
class Plus(Gain):
    """+500 power, -1 soul."""

    n: int
    stat: int

    def amount(self, each: Cards | None) -> Amount:
        """How much, once or for each of some cards."""
        return Num(self.n) if each is None else CountOf(each, self.n)

    def effect(self, who: Noun, until: int, each: Cards | None, scope: Scope) -> Effect:
        return Give(who, self.stat, self.amount(each), until)

    def modifier(self, who: Noun, each: Cards | None, scope: Scope) -> Modifier:
        return Modifier(ADD, self.stat, who, self.amount(each))


@dataclass(frozen=True)
class Barred(Gain):
    """... and cannot do something, said in one breath with what is got."""

    what: int

    def effect(self, who: Noun, until: int, each: Cards | None, scope: Scope) -> Effect:
        return Forbid(who, self.what, until)

    def modifier(self, who: Noun, each: Cards | None, scope: Scope) -> Modifier:
        return Modifier(BITS_ON, CHAR_CANNOT, who, bits=self.what)


@dataclass(frozen=True)
class Following(Gain):
    """The following ability: the one quoted after the sentence."""

    def effect(self, who: Noun, until: int, each: Cards | None, scope: Scope) -> Effect:
        return GrantAbility(who, self.take(scope, each).ability(CHARACTER), until)

    def modifier(self, who: Noun, each: Cards | None, scope: Scope) -> Modifier:
        ability = self.take(scope, each).ability(CHARACTER)
        return Modifier(GRANT, CHAR_ABILITIES, who, grants=ability)

    def take(self, scope: Scope, each: Cards | None) -> Text:
        """The quoted ability, which nothing else can be given by."""
        quoted = scope.quoted
        if quoted is None or each is not None:
            raise Unplayable(self, "it takes one quoted ability after the sentence")
        scope.quoted = None
        return quoted


@dataclass(frozen=True)
class Quoted(Following):
    """An ability quoted right here."""

    text: Text

    def take(self, scope: Scope, each: Cards | None) -> Text:
        if each is not None:
            raise Unplayable(self, "an ability is had once")
        return self.text


@dataclass(frozen=True)
class Gets(Action):
    """Characters get something: for a time, or as long as a continuous ability holds."""

    who: Subject
    gains: tuple[Gain, ...]
    each: Group | Pile | None = None
    until: int = 0
    in_hand: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if not self.until or self.in_hand:
            raise Unplayable(self, "it does not say for how long")
        who = self.who.noun(scope)
        each = None if self.each is None else self.each.cards(scope)
        return [gain.effect(who, self.until, each, scope) for gain in self.gains]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability holds as long as it is active")
        who = self.who.noun(scope)
        each = None if self.each is None else self.each.cards(scope)
        return [gain.modifier(who, each, scope) for gain in self.gains]


@dataclass(frozen=True)
class Cannot(Action):
    """Characters, or your opponent, cannot do something or have it done to them."""

    who: Subject
    what: int
    until: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not self.until:
            raise Unplayable(self, "it does not say for how long")
        return [Forbid(self.who.noun(scope), self.what, self.until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability holds as long as it is active")
        return [Modifier(BITS_ON, CHAR_CANNOT, self.who.noun(scope), bits=self.what)]
