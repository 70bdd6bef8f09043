"""What the other player does, or both players do: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bythebook.games.ws.texts import effects as ws
from bythebook.games.ws.texts.placing import PutOnStage
from bythebook.games.ws.zones.zones import DECK, STAGE
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_BATCH, R_CHOSEN, R_MOVED, R_THEIRS, If
from bythebook.kernel.language.amounts import Except, Tally
from bythebook.kernel.language.conditions import TurnOf
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Num
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.refs import AS_ZONE
from bythebook.kernel.texts.branching import AsOther
from bythebook.kernel.texts.lasting import Forbid, Give, GiveWords, GrantAbility, Later
from bythebook.kernel.texts.verbs import LoseGame, MoveCards, ShuffleZone, TakeTop, WinGame
from bythebook.text.ws.actions import Action, Draw, RevealDeck, Shuffle
from bythebook.text.ws.kinds import amount_of
from bythebook.text.ws.moving import Move, MoveEither, TopCards, owned
from bythebook.text.ws.nouns import Area, Pile, Sort
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject

if TYPE_CHECKING:
    from bythebook.text.ws.sentences import Quote


@dataclass(frozen=True)
class ByThem(Action):
    """Your opponent does something with cards of their own; with `bare`, as said just before."""

    deed: Action
    bare: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        deed = self.deed
        if isinstance(deed, Draw):
            count = deed.count
            if self.bare and scope.everybody:
                raise Unplayable(self, "all players were spoken of: each of them does it")
            return [ws.Draw(amount_of(count.n, scope), count.up_to, OPPONENT)]
        if isinstance(deed, Shuffle):
            theirs = deed.whose == OPPONENT
        elif isinstance(deed, RevealDeck):
            theirs = not deed.count.up_to
        elif isinstance(deed, Move) and deed.what.noun(scope) == Bound(R_THEIRS):
            theirs = True  # what they have chosen themselves
        elif isinstance(deed, Move):
            theirs = owned(deed.to, deed.what.whose(scope)).whose == OPPONENT
        elif isinstance(deed, TopCards):
            theirs = owned(deed.to, deed.area.whose).whose == OPPONENT
        elif isinstance(deed, MoveEither | SameNumber):
            theirs = deed.to.whose == OPPONENT
        else:
            theirs = True
        if not theirs:
            raise Unplayable(self, "each player handles their own cards")
        before, scope.by = scope.by, OPPONENT
        found = deed.effects(scope)
        scope.by = before
        return found


def of_theirs(what: Subject, scope: Scope, node: object) -> Noun:
    """Cards of the opponent's that come onto their stage: later words speak of them there."""
    if what.whose(scope) != OPPONENT:
        raise Unplayable(node, "cards go to the stage of the player whose they are")
    found, many = what.noun(scope), what.several(scope)
    scope.forget(Bound(R_MOVED))
    scope.speak_of(Bound(R_MOVED), OPPONENT, many)
    scope.done = Bound(R_MOVED)
    return found


@dataclass(frozen=True)
class TheyPlace(Action):
    """A card of theirs comes onto their stage, where they like; perhaps from where it was put."""

    what: Subject
    area: Area | None = None
    state: int = AS_ZONE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        what = of_theirs(self.what, scope, self)
        return [PutOnStage(what, STAGE, False, False, self.state, OPPONENT, OPPONENT)]


@dataclass(frozen=True)
class SameNumber(Action):
    """Put as many cards from the top of a zone elsewhere as were just put somewhere."""

    area: Area
    to: Area

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area.whose != self.to.whose or self.to.bottom:
            raise Unplayable(self, "cards go on top of zones of the player whose they are")
        if scope.done is None:
            raise Unplayable(self, "nothing was moved before")
        count = Tally(scope.done)
        origin, to, whose = self.area.zones[0], self.to.zones[0], self.area.whose
        scope.card = None
        scope.those, scope.those_whose = Bound(R_BATCH), whose
        scope.speak_of_card(Bound(R_BATCH), whose, True)
        scope.done = Bound(R_BATCH)
        scope.note_put(to, whose, Bound(R_BATCH))
        return [TakeTop(origin, to, count, False, whose)]


@dataclass(frozen=True)
class AllBut(Subject):
    """Every card of a kind in a zone, but for those just chosen."""

    kind: Sort
    area: Area
    but: bool = False
    many: int = 0
    form: int = 0

    def noun(self, scope: Scope) -> Noun:
        where = Pile(self.kind, self.area).cards(scope)
        if not self.but:
            return where
        if scope.it not in (Bound(R_CHOSEN), Bound(R_THEIRS)) or scope.it is None:
            raise Unplayable(self, "nothing was chosen before")
        if scope.it_whose != self.area.whose or scope.it_several != (self.many == 2):
            raise Unplayable(self, "something else was chosen")
        return Except(where, scope.it)

    def whose(self, scope: Scope) -> int:
        return self.area.whose

    def several(self, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class WholeZone(Subject):
    """All of a zone."""

    area: Area

    def noun(self, scope: Scope) -> Noun:
        return Cards(self.area.whose, self.area.zones)

    def whose(self, scope: Scope) -> int:
        return self.area.whose

    def several(self, scope: Scope) -> bool:
        return True


_LASTING: Final = (Give, GiveWords, GrantAbility, Forbid, Later, ws.DealDamage)


def each_player(then: tuple[Effect, ...]) -> list[Effect]:
    """Both players do this with their own cards, the turn player first (1.3.5)."""
    return [
        If(TurnOf(OPPONENT), (AsOther(then),)),
        *then,
        If(TurnOf(YOU), (AsOther(then),)),
    ]


@dataclass(frozen=True)
class AllPerform(Action):
    """All players perform the following action, in which each is "you"."""

    effect: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if len(scope.quoted) != 1:
            raise Unplayable(self, "it takes one quoted action")
        quote: Quote = scope.quoted[0]
        scope.quoted = ()
        then = quote.effects(Scope(scope.kind))
        if any(isinstance(e, _LASTING) for e in then):
            raise Unplayable(self, "whose such an effect is would be in doubt")
        scope.it = scope.character = scope.card = scope.those = None
        scope.looked = scope.held = False
        return each_player(then)


@dataclass(frozen=True)
class BothDo(Action):
    """All players put cards from the top of their decks somewhere, or empty a zone, or shuffle."""

    deed: Action

    def effects(self, scope: Scope) -> list[Effect]:
        then = tuple(ByThem(self.deed).effects(replace(scope, everybody=False)))
        mine = tuple(turned(effect, self) for effect in then)
        scope.forget(Bound(R_BATCH))
        scope.it = scope.character = scope.card = scope.those = None
        scope.looked = scope.held = False
        scope.everybody = True
        one = then[0]
        if len(then) == 1 and isinstance(one, TakeTop | ws.RevealTop) and one.count == Num(1):
            # One card of each player: they can be compared.
            scope.both = Bound(one.reg), Bound(R_THEIRS)
            scope.both_zone = one.to if isinstance(one, TakeTop) else DECK
            then = (replace(one, reg=R_THEIRS),)
            return [If(TurnOf(OPPONENT), (*then, *mine), (*mine, *then))]
        return [If(TurnOf(OPPONENT), then), *mine, If(TurnOf(YOU), then)]


def turned(effect: Effect, node: object) -> Effect:
    """The same for oneself as the other player does."""
    if isinstance(effect, ws.Draw | TakeTop | ws.RevealTop | ShuffleZone):
        return replace(effect, whose=YOU)
    if isinstance(effect, MoveCards) and isinstance(effect.what, Cards):
        return replace(effect, what=replace(effect.what, whose=YOU))
    raise Unplayable(node, "it is not clear what each of them does")


@dataclass(frozen=True)
class InOriginalOrder(Action):
    """Put cards that were looked at back on top of the deck as they lay: nothing is moved."""

    what: Subject
    to: Area

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.looked or scope.held or scope.it_whose != self.to.whose:
            raise Unplayable(self, "no cards were looked at before")
        if self.what.noun(scope) != scope.it or not scope.it_several:
            raise Unplayable(self, "one card has no order")
        return []


@dataclass(frozen=True)
class Ending(Action):
    """A player wins the game, or loses it."""

    whose: int = YOU
    lost: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        return [LoseGame(self.whose) if self.lost else WinGame(self.whose)]


LINES: Final = """
# What the other player does, and what both do.
action = Ending : you win the game
action = Ending : you lose the game {=lost:True}
action = Ending : your opponent wins the game {=whose:OPPONENT}
action = Ending : your opponent lose the game {=whose:OPPONENT} {=lost:True}
action = ByThem : your opponent {deed:deed}
action = ByThem : your opponent {deed:their_draw}
action = ByThem : your opponent {deed:their_reveal}
action = BothDo : all player {deed:deed}
action = BothDo : all player {deed:each_reveal}
each_reveal = RevealDeck : reveal {count:their_top_cards_too} {=whose:OPPONENT} {=their:True}
their_reveal = RevealDeck : reveal {count:their_top_cards} {=whose:OPPONENT}
their_reveal = RevealDeck : reveal {count:their_top_cards_too} {=whose:OPPONENT} {=their:True}
sentence = Sentence : {link?:link} {prefixes?:prefixes} your opponent may {actions:their_actions} . {quoted?:quoted} {notes?:reminder} {=may:True} {=by:OPPONENT}
their_actions = * their_action ; , ; , and
their_action = ByThem : {deed:deed}
their_action = ByThem : {deed:their_draw}
their_action = TheyChoose : choose {count:count} {what:their_pile}
their_action = TheyChoose : choose {count:count} of {what:their_group}
link = IF_YOUR_OPPONENT_DOES : if your opponent do ,
link = IF_YOUR_OPPONENT_DOES_NOT : if your opponent do not ,
own_of_theirs = | their_room | their_hand | their_clock | their_memory
action = TheyChoose : they choose {count:count} {what:their_pile} {=they:True}
action = TheyChoose : your opponent choose {count:count} {what:their_from_pile} {=taken:True}
their_from_pile = Pile : {?other:other} {kind:kind} from {area:own_of_theirs}
their_draw = Draw : draw {count:count} card
action = ByThem : {deed:draws} {=bare:True}
draws = Draw : draws {count:count} card
deed = TheyPlace : put {what:placeable} on any position of their stage {state?:as_state}
deed = TheyPlace : put {what:placeable} from {area:their_own_memory} on any position of their stage {state?:as_state}
deed = TheyPlace : put {what:placeable} on any position of your opponent's stage {state?:as_state} {=form:1}
placeable = | pronoun | that_character
their_own_memory = | to_their_memory | their_memory
deed = SameNumber : put the same number of card from the top of {area:any_stack} {to:any_put_to}
movable = | all_but | whole_zone
all_but = AllBut : all {kind:kind} in {area:emptied} {=form:1}
all_but = AllBut : all of the {kind:kind} in {area:emptied} {=form:2}
all_but = AllBut : all {kind:kind} in {area:emptied} except {many:but_which} {=form:1} {=but:True}
all_but = AllBut : all of the {kind:kind} in {area:emptied} except {many:but_which} {=form:2} {=but:True}
all_but = AllBut : all {kind:kind} from {area:emptied} except {many:but_which} {=form:3} {=but:True}
all_but = AllBut : all {kind:kind} except {many:but_which} from {area:emptied} {=form:4} {=but:True}
all_but = AllBut : all {kind:kind} except {many:but_which} in {area:emptied} {=form:5} {=but:True}
all_but = AllBut : all {kind:kind} from {area:emptied_too} {=form:6}
but_which = 1 : that card
but_which = 2 : those card
emptied = | open_area | hand_area | stock_area | their_room | their_memory | their_stock | their_hand
emptied = | to_their_room | to_their_memory | to_their_stock | to_their_hand
emptied_too = | stock_area | their_room | their_memory | their_stock | their_hand
emptied_too = | to_their_room | to_their_memory | to_their_stock | to_their_hand
whole_zone = WholeZone : all of {area:whole}
whole = | stock_area | their_stock | to_their_stock | hand_area | to_their_hand | their_hand | room_area | their_room | to_their_room
action = AllPerform : all player perform the following action
action = AllPerform : all player perform the following effect {=effect:True}
action = InOriginalOrder : put {what:pronoun} on {to:top_of} in the original order
action = InOriginalOrder : put {what:pronoun} on {to:their_top} in the original order
any_stack = | to_their_deck | to_their_clock | to_their_stock
all_but = AllBut : all the {kind:kind} in {area:emptied} {=form:7}
"""  # noqa: E501 - a rule of the grammar is one line
