"""Cards under other cards than this one, and "one or two" of some: the words and meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.other.stacks import PutTopOnly
from bythebook.games.dbs.texts.effects import LookAtDeck, PlaceUnder
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA
from bythebook.kernel.language.amounts import Scaled
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.language.nouns import Count as CountOf
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import AS_ZONE, NOTHING
from bythebook.kernel.texts.verbs import Below
from bythebook.text.dbs.scope import HOST_CARD
from bythebook.text.dbs.subjects import Some
from bythebook.text.english.actions import PLACE, Action, Dest, moved, reg_of
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Asked, Named, UnderThis, Word
from bythebook.text.english.scope import PUT_IN, Scope, Unplayable
from bythebook.text.english.subjects import It, Subject

ANY_HOST: Final = Kind(0)


@dataclass(frozen=True)
class UnderOf(UnderThis):
    """Under cards of a kind."""

    kind: Kind = ANY_HOST
    whose: int = NOTHING

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.under = True
        asked.below = self.kind.cards(scope, self.whose)


@dataclass(frozen=True)
class UnderOne(UnderOf):
    """Under one of the cards of a kind, whichever that is."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        UnderOf.ask(self, asked, scope)
        asked.under_one = True


@dataclass(frozen=True)
class UnderIt(UnderThis):
    """Under the card spoken of."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        host = HOST_CARD.of(scope)
        if isinstance(host, Some):
            kind, whose = host.kind, host.whose
            asked.below = kind.cards(scope, whose)
        else:
            asked.below = It().noun(scope)
        asked.under = asked.under_one = True


@dataclass(frozen=True)
class MoveTop(Action):
    """Of cards in play only the one on top goes somewhere; what is under it stays."""

    what: Subject
    to: Dest
    verb: int = PLACE

    def effects(self, scope: Scope) -> list[Effect]:
        if self.to.bottom or self.to.mode != AS_ZONE or self.to.face != AS_ZONE:
            raise Unplayable(self, "it says more than where the card goes")
        found = self.what.fetch(scope)
        moved(scope, found, (PUT_IN, self.to.zone))
        return [*found.effects, PutTopOnly(found.noun, self.to.zone, reg_of(found))]


@dataclass(frozen=True)
class UnderDropped(Action):
    """What was under a card that has left play goes to the drop area: the rules say so (11-3-4)."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.away is None or scope.away is not scope.it:
            raise Unplayable(self, "no card has left play just before")
        return []


@dataclass(frozen=True)
class TopUnderUntil(Action):
    """Cards from the top of the deck are placed under a card until so many are under it."""

    host: Some
    n: int
    said: tuple[Word, ...]
    """which card it is, said again"""

    def effects(self, scope: Scope) -> list[Effect]:
        kind = self.host.kind
        if not isinstance(kind, Kind) or kind.last != Named(self.said) or kind.pre or kind.post:
            raise Unplayable(self, "the cards under another card are counted")
        host = self.host.fetch(scope)
        missing = Scaled(CountOf(Below(host.noun)), -1, self.n)
        scope.looked = False
        scope.it = scope.done = None
        look = LookAtDeck(missing, False, YOU, 0, R_EXTRA)
        return [*host.effects, look, PlaceUnder(Bound(R_EXTRA), host.noun)]


LINES: Final = """
# Cards under other cards, and "one or two".
plain_post = UnderOf : under {whose:whose} {kind:host_kind}
plain_post = UnderOf : placed under {whose:whose} {kind:host_kind} {=form:1}
plain_post = UnderOf : from under {whose:whose} {kind:host_kind} {=form:2}
plain_post = UnderOne : under 1 of {whose:whose} {kind:host_kind}
plain_post = UnderOne : placed under 1 of {whose:whose} {kind:host_kind} {=form:1}
plain_post = UnderOne : from under 1 of {whose:whose} {kind:host_kind} {=form:2}
deed = Move : {verb:verb} {what:some_under_it} {to:dest}
some_under_it = Some : {count:count} {kind:kind_under_it}
kind_under_it = Kind : {pre?:pres} {head:card_head} {post:under_its}
under_its = * under_it ;
under_it = UnderIt : under it
under_it = UnderIt : placed under it {=form:1}
under_it = UnderIt : from under it {=form:2}
host_kind = Kind : {pre?:pres} {head:host_head}
host_head = BATTLE : battle card
host_head = UNISON : unison card
host_head = LEADER : leader card
host = | your_named
deed = TopUnder : place the top {count:count} card of your deck under {host:under_host} {=form:3}
action = UnderDropped : all card that is under it in the drop area
action = UnderDropped : all card that is under it in their owner's drop area {=form:1}
deed = TopUnderUntil : place card from the top of your deck under {host:your_named} until there is {n:number} card under {said:words}
deed = MoveTop : {verb:verb} only the top card of {what:stacked} {to:dest}
stacked = | this | it | some
cost_some = Some : {count:from_to} {kind:kind}
cost_some = Some : {count:from_to} of {whose:whose} {kind:kind}
from_to = FromTo : {least:number} or {n:number}
deed = Choose : choose {what:cost_some} {=form:7}
"""  # noqa: E501 - a rule of the grammar is one line
