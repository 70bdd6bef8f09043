"""What this text has done, spoken of later: with which cards, and whether it was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import BATTLE, COMBO_COST, COMBO_POWER, POWER, UNISON
from bythebook.games.dbs.texts.effects import Combined
from bythebook.games.dbs.zones.zones import REMOVED
from bythebook.kernel.language.amounts import Among, Either
from bythebook.kernel.language.conditions import Condition, Fits, Unless
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.scope import KOD, PLAYED
from bythebook.text.english.actions import Dest
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import PUT_IN, Scope, Spoken, Unplayable
from bythebook.text.english.subjects import Fetched, It

REMOVED_FROM_GAME: Final = REMOVED
HEADS: Final = {1: BATTLE, 6: UNISON}
"""ways to say "the card" that say of which type it is"""
OF_BATTLE_CARDS: Final = (PLAYED, KOD)
"""what is done with battle cards only"""
NUMBERS: Final = (POWER, COMBO_COST, COMBO_POWER)


@dataclass(frozen=True)
class Deed:
    """What is said to have been done with cards."""

    verb: int
    to: Dest | None = None
    where: int = NOTHING
    form: int = 0

    def done(self, scope: Scope, node: object) -> Spoken:
        """The cards it was done with last, and those before."""
        where = self.where if self.to is None else self.to.zone
        found = scope.deeds.get((self.verb, where))
        if found is None:
            raise Unplayable(node, "nothing of that kind was done before")
        return found

    def last(self, scope: Scope, node: object) -> Spoken:
        """The cards it was done with, if that was done once."""
        found = self.done(scope, node)
        if found.again:
            raise Unplayable(node, "it was done with other cards before, too")
        return found


@dataclass(frozen=True)
class DoneCards(It):
    """The cards with which this text has done something."""

    deed: Deed | None = None
    called: int = 0
    by: int = 0
    lead: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        assert self.deed is not None
        found = self.deed.last(scope, self)
        wanted = HEADS.get(self.called, 0)
        known = found.head or (BATTLE if self.deed.verb in OF_BATTLE_CARDS else 0)
        if wanted and not known & wanted:
            raise Unplayable(self, "a card of another type may have been spoken of")
        reg = found.noun.reg if isinstance(found.noun, Bound) else NOTHING
        return Fetched([], found.noun, found.several, reg)


@dataclass(frozen=True)
class DidWhat:
    """With how many cards something was done, perhaps of a kind."""

    n: int = 1
    kind: Sort | None = None
    form: int = 0


@dataclass(frozen=True)
class Did(Claim):
    """This text has done something with so many cards, or has not."""

    what: DidWhat
    verb: int = PUT_IN
    to: Dest | None = None
    where: int = NOTHING
    area: Area | None = None
    by: int = 0
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        deed = Deed(self.verb, self.to, self.where)
        # Done at all is done any of the times.
        at_all = self.what.n == 1 and self.what.kind is None
        found = deed.done(scope, self) if at_all else deed.last(scope, self)
        if found.again and not found.earlier:
            raise Unplayable(self, "it was done before with cards that are not known any more")
        if self.area is not None and (found.again or self.area.zones != scope.origin):
            raise Unplayable(self, "it leaves open from where it was done")
        if self.what.kind is None:
            done: Condition = Combined(found.noun, self.what.n)
            if found.earlier:
                done = Either((*map(Combined, found.earlier), done))
            return Unless(done) if self.none else done
        kind = self.what.kind.test(scope)
        if kind.such is not None or any(test.char in NUMBERS for test in kind.tests):
            raise Unplayable(self, "what they were like before is not known by then")
        done = Combined(Among(found.noun, kind), self.what.n)
        return Unless(done) if self.none else done


@dataclass(frozen=True)
class AllDone(Claim):
    """All the cards with which this text has done something are of a kind."""

    deed: Deed
    kind: Sort
    by: int = 0
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.deed.last(scope, self).noun, self.kind.test(scope))


LINES: Final = """
# What was done.
by_this = 1 : by this skill
by_this = 2 : with this skill
by_this = 3 : using this skill
by_this = 4 : by this card's skill
by_this = 5 : with this card's skill
by_this = 6 : using this card's skill
by_this = 7 : through this skill
it = | done_card
long_it = | done_card
done_card = DoneCards : {called:done_head} you {deed:past_deed} {by?:by_this}
done_card = DoneCards : {called:done_head} {deed:past_deed} {by:by_this} {=lead:1}
done_card = DoneCards : {called:done_head} that is {deed:past_deed} {by:by_this} {=lead:2}
done_card = DoneCards : {called:done_head} that you {deed:past_deed} {by?:by_this} {=lead:3}
done_card = DoneCards : {called:done_head} your opponent {deed:past_deed} {by?:by_this} {=lead:6}
done_card = DoneCards : the {deed:done_word} card {=lead:4}
done_card = DoneCards : the {deed:done_word} battle card {=lead:5} {=called:1}
done_head = 0 : the card
done_head = 1 : the battle card
done_head = 2 : all card
done_head = 3 : all the card
done_head = 4 : all of the card
done_head = 5 : any card
done_head = 6 : the unison card
done_word = Deed : played {=verb:PLAYED}
done_word = Deed : ko'd {=verb:KOD}
done_word = Deed : discarded {=verb:DISCARDED}
done_word = Deed : revealed {=verb:REVEALED}
done_word = Deed : drawn {=verb:DREW}
past_deed = Deed : played {=verb:PLAYED}
past_deed = Deed : ko'd {=verb:KOD}
past_deed = Deed : discarded {=verb:DISCARDED}
past_deed = Deed : revealed {=verb:REVEALED}
past_deed = Deed : drew {=verb:DREW}
past_deed = Deed : drawn {=verb:DREW} {=form:1}
past_deed = Deed : chose {=verb:CHOSE}
past_deed = Deed : chosen {=verb:CHOSE} {=form:1}
past_deed = Deed : comboed with {=verb:COMBOED}
past_deed = Deed : combo with {=verb:COMBOED} {=form:1}
past_deed = Deed : used in a combo {=verb:COMBOED} {=form:2}
past_deed = Deed : {form:past_put} {to:dest} {=verb:PUT_IN}
past_deed = Deed : switched to rest mode {=verb:SWITCHED} {=where:REST}
past_deed = Deed : switched to active mode {=verb:SWITCHED} {=where:ACTIVE}
past_deed = Deed : removed from the game {=verb:PUT_IN} {=where:REMOVED_FROM_GAME}
past_put = 0 : placed
past_put = 1 : sent
past_put = 2 : returned
past_put = 3 : added
past_put = 4 : put
claim = Did : you played {what:did_what} {area?:from_area} {by?:by_this} {=verb:PLAYED}
claim = Did : you ko'd {what:did_what} {by?:by_this} {=verb:KOD}
claim = Did : you chose {what:did_what} {by?:by_this} {=verb:CHOSE}
claim = Did : you discarded {what:did_what} {area?:from_area} {by?:by_this} {=verb:DISCARDED}
claim = Did : you revealed {what:did_what} {by?:by_this} {=verb:REVEALED}
claim = Did : you drew {what:did_what} {by?:by_this} {=verb:DREW}
claim = Did : you comboed with {what:did_what} {by?:by_this} {=verb:COMBOED}
claim = Did : you {form:past_put} {what:did_what} {to:dest} {by?:by_this}
claim = Did : you switched {what:did_what} to rest mode {by?:by_this} {=verb:SWITCHED} {=where:REST}
claim = Did : you switched {what:did_what} to active mode {by?:by_this} {=verb:SWITCHED} {=where:ACTIVE}
claim = Did : you removed {what:did_what} from the game {by?:by_this} {=where:REMOVED_FROM_GAME}
claim = Did : you chose to add {what:did_what} to your hand {=to:TO_HAND} {=form:10}
claim = Did : you add {what:did_what} to your hand {=to:TO_HAND} {=form:11}
claim = Did : {what:did_what} is played {by:by_this} {=verb:PLAYED} {=form:12}
claim = Did : {what:did_what} is ko'd {by:by_this} {=verb:KOD} {=form:12}
claim = Did : {what:did_what} is {form:is_put} {to:dest} {by:by_this}
is_put = 13 : placed
is_put = 14 : sent
is_put = 15 : returned
is_put = 16 : added
claim = Did : you did not play {what:did_what} {by?:by_this} {=verb:PLAYED} {=none:True}
claim = Did : you did not ko {what:did_what} {by?:by_this} {=verb:KOD} {=none:True}
claim = Did : you did not choose {what:did_what} {by?:by_this} {=verb:CHOSE} {=none:True}
claim = Did : you did not discard {what:did_what} {by?:by_this} {=verb:DISCARDED} {=none:True}
claim = Did : you did not draw {what:did_what} {by?:by_this} {=verb:DREW} {=none:True}
claim = Did : you did not {form:base_put} {what:did_what} {to:dest} {by?:by_this} {=none:True}
base_put = 0 : place
base_put = 1 : send
base_put = 2 : return
base_put = 3 : add
claim = AllDone : {form:all_those} {deed:past_deed} {by?:by_this} is {kind:color_kind}
claim = AllDone : {form:all_those} {deed:past_deed} {by?:by_this} is {kind:all_kind}
all_those = 1 : all of the card
all_those = 2 : all the card
all_those = 3 : all card
all_kind = Kind : {pre:pres} {head:card_head} {post?:with_posts}
did_what = DidWhat : a card
did_what = DidWhat : it {=form:2}
did_what = DidWhat : this card {=form:3}
did_what = DidWhat : that card {=form:4}
did_what = DidWhat : any card {=form:5}
did_what = DidWhat : {n:number} or more card {=form:6}
did_what = DidWhat : {n:number} card {=form:7}
did_what = DidWhat : at least {n:number} card {=form:8}
did_what = DidWhat : a {kind:did_kind}
did_what = DidWhat : {n:number} or more {kind:did_kind} {=form:6}
did_what = DidWhat : {n:number} {kind:did_kind} {=form:7}
did_what = DidWhat : at least {n:number} {kind:did_kind} {=form:8}
did_kind = Kind : {pre:pres} {head:card_head} {post?:with_posts}
did_kind = Kind : {head:card_head} {post:with_posts}
did_kind = Kind : {head:type_head}
type_head = BATTLE : battle card
type_head = EXTRA : extra card
type_head = UNISON : unison card
type_head = LEADER : leader card
did_kind = Kind : {pre?:pres} {last:named} {post?:with_posts} {=head:ANY_CARD}
"""  # noqa: E501 - a rule of the grammar is one line
