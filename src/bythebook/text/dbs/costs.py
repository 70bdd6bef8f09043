"""What stands before the colon of a skill: energy, conditions, things to do; what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.skill_costs import (
    Deed,
    DiscardThem,
    FromDeckTop,
    KoThem,
    PaidWith,
    Picky,
    Remembered,
    ShowThem,
    ToArea,
    TurnTo,
    UnderThem,
    UnderThisCard,
    UseLater,
    WithAll,
    WithBelow,
    WithCards,
    WithThis,
)
from bythebook.games.dbs.cards.cards import BLACK, BLUE, GREEN, RED, YELLOW
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.keywords.keyword_costs import DropFromDeck
from bythebook.games.dbs.texts.search_costs import LookThroughDeck, ShuffleDeck, WithFound
from bythebook.games.dbs.texts.under_costs import (
    UnderChosen,
    UseToo,
    WithBelowOf,
    WithBelowOne,
    WithSome,
)
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, DROP, HAND, REMOVED, WARP
from bythebook.kernel.abilities.abilities import Ability, CostPart
from bythebook.kernel.language.amounts import Both
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, NOTHING, TOP
from bythebook.kernel.texts.verbs import Linked
from bythebook.text.dbs.actions import Choose, KoIt, Move, RemoveFromGame, Under
from bythebook.text.dbs.looking import Reveal, TopCards
from bythebook.text.dbs.scope import HOST_CARD
from bythebook.text.dbs.subjects import AllOf, Some
from bythebook.text.dbs.under_cards import UnderIt
from bythebook.text.english.actions import Action, Discard, Draw, Switch, of_hand
from bythebook.text.english.conditions import Claim
from bythebook.text.english.counts import Exactly, FromTo, UpTo
from bythebook.text.english.kinds import Kind
from bythebook.text.english.scope import DISCARDED, PUT_IN, Scope, Spoken, Unplayable
from bythebook.text.english.subjects import BothOf, It, Listed, Subject, ThisCard, head_of, plain
from bythebook.text.meaning import every
from bythebook.text.walking import mentions

_COLORS: Final = {"R": RED, "B": BLUE, "G": GREEN, "Y": YELLOW, "K": BLACK}


@dataclass(frozen=True)
class Energy:
    """Energy to be switched to rest mode: spheres of colors, and a number of any color."""

    spheres: tuple[str, ...]

    def cost(self) -> list[CostPart]:
        """Those of a color first, then the rest."""
        parts: list[CostPart] = []
        for letter, color in _COLORS.items():
            count = self.spheres.count(letter)
            if count:
                parts.append(RestEnergy(count, color))
        free = sum(int(s) for s in self.spheres if s.isdigit())
        if free:
            parts.append(RestEnergy(free))
        return parts


@dataclass(frozen=True)
class PlainEnergy:
    """Energy of any color: a number without brackets."""

    n: int

    def cost(self) -> list[CostPart]:
        """So much, and of no color."""
        return [RestEnergy(self.n)]


@dataclass(frozen=True)
class Asks:
    """A condition before the colon; `form` is whether "if" stands before it."""

    claim: Claim
    form: int = 0


@dataclass(frozen=True)
class Does:
    """Something to do as a cost; `form` is which words stand before it."""

    action: Action
    form: int = 0


Part = Energy | PlainEnergy | Asks | Does


@dataclass(frozen=True)
class MorePart:
    """One more part of what stands before the colon."""

    join: int
    part: Part


@dataclass(frozen=True)
class Pre:
    """All that stands before the colon."""

    first: Part
    rest: tuple[MorePart, ...] = ()

    def parts(self) -> tuple[Part, ...]:
        """One by one."""
        return (self.first, *(more.part for more in self.rest))

    def condition(self, scope: Scope) -> Condition | None:
        """What has to be so."""
        found = [p.claim.condition(scope) for p in self.parts() if isinstance(p, Asks)]
        if not found:
            return None
        return every(found)

    def cost(self, scope: Scope) -> tuple[CostPart, ...]:
        """What is paid, in the order written."""
        found: list[CostPart] = []
        chosen: Subject | None = None
        for part in self.parts():
            if isinstance(part, Energy | PlainEnergy):
                found += part.cost()
            if not isinstance(part, Does):
                continue
            action = part.action
            if isinstance(action, Choose):
                if chosen is not None:
                    raise Unplayable(part, "something is chosen and nothing done with it")
                chosen = action.what
                continue
            own = action.as_cost(scope)
            if own is not None:
                found.append(own)
                continue
            if isinstance(action, Under) and isinstance(action.host, Some):
                found += with_deed(action.host, UseLater(), scope)
            deed, what = deed_of(action, scope)
            if chosen is not None and isinstance(what, Some) and speaks_of_under(what):
                found += under_chosen(chosen, what, deed, scope)
                chosen = None
                continue
            if what is None:
                found.append(self.other(action, scope))
                continue
            if isinstance(what, It):
                if chosen is None:
                    raise Unplayable(part, "nothing was chosen before")
                what, chosen = chosen, None
                if isinstance(deed, DiscardThem):
                    what = of_hand(what, scope)
                if isinstance(deed, UnderThem):
                    head = head_of(what.kind) if isinstance(what, Some) else 0
                    scope.it = Spoken(Linked(), False, head, by_choice=True)
            scope.switching = isinstance(deed, TurnTo)
            found += with_deed(what, deed, scope)
            scope.switching = False
        if LookThroughDeck() in found and ShuffleDeck() not in found:
            raise Unplayable(self, "the deck is not shuffled")
        if WithThis(DiscardThem()) in found:
            scope.gone = (DROP,)
        if isinstance(chosen, BothOf):
            found += self.both(chosen, scope)
        elif chosen is not None:
            if not isinstance(chosen, Some):
                raise Unplayable(self, "something is chosen and nothing done with it")
            found += with_deed(chosen, UseLater(), scope)
            scope.it = Spoken(Linked(), chosen.count.n > 1, head_of(chosen.kind))
            scope.called_chosen()
        return tuple(found)

    def both(self, chosen: BothOf, scope: Scope) -> list[CostPart]:
        """Two things are chosen for what comes after the colon."""
        first, second = chosen.apart(scope)
        if not isinstance(second, Some) or not isinstance(first, Some | ThisCard):
            raise Unplayable(self, "something is chosen and nothing done with it")
        found = with_deed(second, UseLater(), scope)
        if isinstance(first, Some):
            scope.it = Spoken(Linked(), True, by_choice=True)
            return [*found, *with_deed(first, UseToo(), scope)]
        scope.it = Spoken(Both(first.fetch(scope).noun, Linked()), True, by_choice=True)
        return found

    def other(self, action: Action, scope: Scope) -> CostPart:
        """What is done without cards being chosen."""
        if isinstance(action, TopCards) and not action.count.up_to and action.to.zone != DECK:
            if scope.whose(action.whose) == 0 and not action.to.bottom:
                action.to.lies_as_usual(action)
                return FromDeckTop(action.count.n, action.to.zone)
        if isinstance(action, Draw) and not action.count.up_to:
            return FromDeckTop(action.count.n, HAND)
        raise Unplayable(action, "it is not done as a cost")


def speaks_of_under(what: Some) -> bool:
    """Whether cards are meant that are under what was spoken of before."""
    return isinstance(what.kind, Kind) and any(isinstance(m, UnderIt) for m in what.kind.post)


def under_chosen(host: Subject, what: Some, deed: Deed, scope: Scope) -> list[CostPart]:
    """A cost of doing something with cards under one that is chosen for it."""
    if not isinstance(host, Some) or host.count != Exactly(1):
        raise Unplayable(host, "it leaves open under which card")
    HOST_CARD.note(scope, host)
    found = with_deed(what, deed, scope)
    HOST_CARD.note(scope, None)
    return found


def deed_of(action: Action, scope: Scope) -> tuple[Deed, Subject | None]:
    """What is done, and with what."""
    if isinstance(action, Move):
        if action.to.zone == BATTLE_AREA:
            raise Unplayable(action, "cards are not played as a cost")
        index = BOTTOM if action.to.bottom else TOP
        if action.to.face != AS_ZONE:
            raise Unplayable(action, "it is not done as a cost")
        return ToArea(action.to.zone, index, action.to.mode), action.cards(scope)
    if isinstance(action, Switch):
        return TurnTo(action.mode), action.what
    if isinstance(action, KoIt):
        return KoThem(), action.what
    if isinstance(action, Discard):
        return DiscardThem(), of_hand(action.what, scope)
    if isinstance(action, Reveal):
        return ShowThem(), action.what
    if isinstance(action, RemoveFromGame):
        return ToArea(REMOVED), action.what
    if isinstance(action, Under) and isinstance(action.host, ThisCard):
        return UnderThisCard(), action.what
    if isinstance(action, Under) and isinstance(action.host, Some):
        return UnderChosen(), action.what
    if isinstance(action, Under) and isinstance(action.what, ThisCard):
        if action.area is not None:
            ThisCard(action.area).fetch(scope)
        return UnderThem(), action.host
    if isinstance(action, TopCards | Draw):
        return Deed(), None
    raise Unplayable(action, "it is not done as a cost")


def with_deed(what: Subject, deed: Deed, scope: Scope) -> list[CostPart]:
    """A cost of doing something with cards."""
    if isinstance(what, Listed):
        return [part for one in what.parts() for part in with_deed(one, deed, scope)]
    if isinstance(what, BothOf):
        first, second = what.apart(scope)
        return [*with_deed(first, deed, scope), *with_deed(second, deed, scope)]
    if isinstance(what, ThisCard):
        what.fetch(scope)
        return [WithThis(deed)]
    if isinstance(what, AllOf):
        cards = what.kind.cards(scope, what.whose)
        return [WithAll(cards, deed)]
    if isinstance(what, Some) and isinstance(what.count, FromTo):
        cards = what.kind.cards(scope, what.whose)
        if DECK in cards.zones:
            raise Unplayable(what, "a deck is not searched as a cost")
        return [WithSome(cards, what.count.least, deed, what.count.n)]
    if isinstance(what, Some) and isinstance(what.count, UpTo):
        cards = what.kind.cards(scope, what.whose)
        if cards.zones == (DECK,) and cards.whose == YOU and not cards.limits:
            if isinstance(deed, Picky):
                raise Unplayable(what, "it is not done with cards of a deck")
            return [LookThroughDeck(), WithFound(cards, what.count.n, deed)]
    if not isinstance(what, Some) or what.count.up_to:
        raise Unplayable(what, "a cost says how many")
    asked = what.kind.asked(scope)
    if asked.limits:
        raise Unplayable(what, "what it is compared with is not known by then")
    if asked.below is not None and asked.under_one:
        return [WithBelowOne(asked.below, plain(what.kind, scope), what.count.n, deed)]
    if asked.below is not None:
        return [WithBelowOf(asked.below, plain(what.kind, scope), what.count.n, deed)]
    if asked.under:
        return [WithBelow(plain(what.kind, scope), what.count.n, deed)]
    cards = what.kind.cards(scope, what.whose)
    if DECK in cards.zones:
        raise Unplayable(what, "a deck is not searched as a cost")
    return [WithCards(cards, what.count.n, deed)]


def moves_to(part: CostPart) -> int:
    """To which area a part of a cost moves cards that a skill may speak of, or NOTHING."""
    if isinstance(part, DropFromDeck):
        return DROP
    if isinstance(part, FromDeckTop):
        return part.zone
    if isinstance(part, WithCards | WithThis | WithAll | WithFound):
        deed = part.deed
        if isinstance(deed, ToArea):
            return deed.zone
        if isinstance(deed, DiscardThem | KoThem):
            return DROP
    return NOTHING


def speak_of_paid(cost: tuple[CostPart, ...], scope: Scope) -> None:
    """What a cost has moved is done "with this skill": later words can speak of it.

    So if only one part moves cards, and to where everybody sees them.
    """
    moving = [part for part in cost if moves_to(part) >= 0 or isinstance(part, WithBelow)]
    if len(moving) != 1 or scope.it is not None:
        return
    part = moving[0]
    if not isinstance(part, DropFromDeck | FromDeckTop | WithCards):
        return
    if isinstance(part, WithSome) or moves_to(part) not in (DROP, WARP):
        return
    several = part.count > 1
    scope.did(PUT_IN, PaidWith(), several, moves_to(part))
    if isinstance(part, WithCards) and isinstance(part.deed, DiscardThem):
        scope.did(DISCARDED, PaidWith(), several)


def remembered(ability: Ability) -> Ability:
    """A skill whose cost remembers what it has moved, if what it does speaks of that."""
    if not mentions(ability.body, (PaidWith,)):
        return ability
    cost = tuple(Remembered(p) if moves_to(p) in (DROP, WARP) else p for p in ability.cost)
    return replace(ability, cost=cost)


LINES: Final = """
# What stands before the colon.
pre_colon = Pre : {first:part} {rest?:more_parts} :
more_parts = * more_part ;
more_part = MorePart : {join:join} {part:part}
part = Energy : {spheres:spheres}
part = | asks | does
part = PlainEnergy : {n:number}
energy_first = Pre : {first:just_energy} ,
just_energy = Energy : {spheres:spheres}
asks = Asks : {claim:claim}
asks = Asks : if {claim:claim} {=form:1}
asks = Asks : {claim:either_claim}
asks = Asks : if {claim:either_claim} {=form:1}
asks = Asks : when {claim:either_claim} {=form:3}
asks = Asks : during {claim:span} {=form:2}
asks = Asks : when {claim:claim} {=form:3}
does = Does : {action:deed}
does = Does : you {action:deed} {=form:1}
does = Does : if you {action:deed} {=form:2}
spheres = * sphere ;
"""
