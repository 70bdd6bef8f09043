"""What a text does: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs import effects as dbs
from bythebook.games.dbs.barring import ACTIVATE, PLAY, BarCopies, BarNames, NegateThisSkill
from bythebook.games.dbs.cards import (
    BATTLE,
    COMBO_POWER,
    TOKEN,
    define,
    name_word,
    number_forms,
)
from bythebook.games.dbs.choices import (
    ActivateCard,
    BeingPlayed,
    ChooseIgnoring,
    ComboBySkill,
    LookAtHand,
    PlayOnto,
)
from bythebook.games.dbs.playing import PlayUnisonWith
from bythebook.games.dbs.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    ENERGY,
    HAND,
    LIFE,
    REMOVED,
)
from bythebook.kernel.abilities import Effect, Modifier
from bythebook.kernel.amounts import Scaled
from bythebook.kernel.control import AsOther
from bythebook.kernel.lasting import END_OF_TURN, Give
from bythebook.kernel.nouns import Bound, Cards, Noun, Num, This
from bythebook.kernel.nouns import Count as CountOf
from bythebook.kernel.refs import AS_ZONE, BOTH, BOTTOM, NOTHING, TOP
from bythebook.kernel.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.verbs import ChooseCards, MakeToken, RevealCards, ShuffleZone, TakeTop
from bythebook.kernel.words import YOU
from bythebook.text.dbs.nouns import Area, Count, InArea, Kind
from bythebook.text.dbs.scope import THEIR, Scope, Spoken, Unplayable
from bythebook.text.dbs.subjects import AllOf, Fetched, It, Some, Subject, ThisCard

PLACE: Final = 0
ADD: Final = 1
RETURN: Final = 2
SEND: Final = 3
PUT: Final = 4


class Action:
    """Something a text does, or says is so."""

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means as instructions."""
        raise Unplayable(self, "it is only so, and nothing that is done")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a permanent skill."""
        raise Unplayable(self, "it is done, and not so all the time")


def reg_of(found: Fetched) -> int:
    """Where later words find cards that a verb has moved."""
    return found.reg if found.reg >= 0 else R_MOVED


def moved(scope: Scope, found: Fetched) -> None:
    """Cards have been moved: later words ask whether any were, and follow them."""
    reg = reg_of(found)
    scope.done = Bound(reg)
    if found.reg < 0 and not isinstance(found.noun, This):
        scope.it = Spoken(Bound(reg), found.several)
    if scope.held == reg:
        scope.held = 0


@dataclass(frozen=True)
class Draw(Action):
    """Draw cards."""

    count: Count

    def effects(self, scope: Scope) -> list[Effect]:
        return [TakeTop(DECK, HAND, Num(self.count.n), self.count.up_to, reg=R_MOVED)]


@dataclass(frozen=True)
class Choose(Action):
    """Choose cards; what is done with them comes next."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if isinstance(self.what, AllOf):
            return self.all_of(self.what, scope)
        found = self.what.fetch(scope)
        scope.done = found.noun
        if not isinstance(self.what, Some) and found.effects == []:
            scope.it = Spoken(found.noun, found.several)
        return found.effects

    def all_of(self, what: AllOf, scope: Scope) -> list[Effect]:
        """Choose as many as can be chosen."""
        cards = what.fetch(scope).noun
        if not isinstance(cards, Cards):
            raise Unplayable(self, "they are not in an area")
        reg = scope.next_choice(self)
        scope.done = scope.chose(reg, True)
        if what.ignoring:
            return [ChooseIgnoring(cards, Num(99), False, reg)]
        return [ChooseCards(cards, Num(99), False, reg)]


@dataclass(frozen=True)
class KoIt(Action):
    """KO battle cards."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        moved(scope, found)
        return [*found.effects, dbs.Ko(found.noun, reg_of(found))]


@dataclass(frozen=True)
class Play(Action):
    """Play battle cards without paying, in a mode if it is said."""

    what: Subject
    mode: int = AS_ZONE
    negated: int = 0
    form: int = 0
    area: Area | None = None
    onto: Subject | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None:
            if not isinstance(self.what, ThisCard):
                raise Unplayable(self, "it is said twice where the cards are")
            ThisCard(self.area).fetch(scope)
        host = None if self.onto is None else self.onto.noun(scope)
        found = self.what.fetch(scope)
        if isinstance(found.noun, This) and not scope.zones:
            raise Unplayable(self, "it is not said where this card is")
        reg = reg_of(found)
        moved(scope, found)
        effects: list[Effect] = [*found.effects, dbs.PlayCards(found.noun, self.mode, reg)]
        if host is not None:
            if host == found.noun:
                raise Unplayable(self, "a card is not played onto itself")
            effects[-1] = PlayOnto(found.noun, host, self.mode, reg)
        if self.negated:
            effects.append(dbs.NegateSkills(Bound(reg), END_OF_TURN))
        return effects


@dataclass(frozen=True)
class Countered(Action):
    """The card being played goes somewhere instead."""

    what: Subject
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.countering:
            raise Unplayable(self, "no card is being played")
        if isinstance(self.what, It):
            if scope.it is not None:
                raise Unplayable(self, "something else was spoken of since")
            played: Noun = BeingPlayed(scope.played)
        else:
            played = self.what.noun(scope)
        index = BOTTOM if self.to.bottom else TOP
        return [dbs.Put(played, self.to.zone, NOTHING, index)]


@dataclass(frozen=True)
class Sent(Action):
    """Cards go somewhere, said of the cards."""

    what: Subject
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return Move(self.what, self.to).effects(scope)


@dataclass(frozen=True)
class Switch(Action):
    """Switch cards to a mode."""

    what: Subject
    mode: int

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = Bound(R_MOVED)
        return [*found.effects, dbs.SwitchTo(found.noun, self.mode)]


@dataclass(frozen=True)
class Dest:
    """Where cards go: an area, which end of it, in which mode; `owner` is how whose is said."""

    zone: int
    owner: int = 0
    bottom: bool = False
    mode: int = AS_ZONE
    order: bool = False
    form: int = 0


@dataclass(frozen=True)
class Move(Action):
    """Place, add, return or send cards somewhere: to areas of their owners."""

    what: Subject
    to: Dest
    verb: int = PLACE
    area: Area | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None:
            if not isinstance(self.what, ThisCard):
                raise Unplayable(self, "it is said twice where the cards are")
            ThisCard(self.area).fetch(scope)
        found = self.what.fetch(scope)
        zone = self.to.zone
        if zone == BATTLE_AREA:
            raise Unplayable(self, "to place a card in the battle area is to play it")
        if self.to.order and not found.several:
            raise Unplayable(self, "one card has no order")
        index = BOTTOM if self.to.bottom else TOP
        moved(scope, found)
        put = dbs.Put(found.noun, zone, NOTHING, index, self.to.mode, reg=reg_of(found))
        return [*found.effects, put]


@dataclass(frozen=True)
class Discard(Action):
    """Discard cards of the hand."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = of_hand(self.what, scope).fetch(scope)
        moved(scope, found)
        return [*found.effects, dbs.Discard(found.noun, reg_of(found))]


def of_hand(what: Subject, scope: Scope) -> Subject:
    """Cards to discard are in the hand, said or not (10-45-1)."""
    if isinstance(what, Some) and isinstance(what.kind, Kind) and what.whose < 0:
        asked = what.kind.asked(scope)
        if not (asked.zones or asked.among or asked.under):
            here = InArea(Area((HAND,), THEIR if scope.actor else YOU))
            return replace(what, kind=replace(what.kind, post=(*what.kind.post, here)))
    return what


@dataclass(frozen=True)
class RemoveFromGame(Action):
    """Remove cards from the game."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        moved(scope, found)
        return [*found.effects, dbs.Put(found.noun, REMOVED, reg=reg_of(found))]


@dataclass(frozen=True)
class Under(Action):
    """Place cards under this card, or under another."""

    what: Subject
    host: Subject
    form: int = 0
    area: Area | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None:
            ThisCard(self.area).fetch(scope)
        host = self.host.noun(scope)
        found = self.what.fetch(scope)
        scope.done = found.noun
        return [*found.effects, dbs.PlaceUnder(found.noun, host)]


@dataclass(frozen=True)
class TopCards(Action):
    """Cards from the top of a deck go somewhere."""

    count: Count
    to: Dest
    whose: int = YOU
    verb: int = PLACE
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.to.bottom or self.to.zone in (DECK, BATTLE_AREA):
            raise Unplayable(self, "cards from the top go to another area")
        if self.to.zone == ENERGY and self.to.mode not in (AS_ZONE, ACTIVE):
            if self.count.up_to or self.count.n != 1:
                raise Unplayable(self, "several cards from the top")
            look = dbs.LookAtDeck(Num(1), False, scope.whose(self.whose), 0, R_EXTRA)
            scope.looked = False
            return [look, dbs.Put(Bound(R_EXTRA), ENERGY, orient=self.to.mode)]
        whose = scope.whose(self.whose)
        scope.done = Bound(R_MOVED)
        scope.it = Spoken(Bound(R_MOVED), self.count.n > 1)
        count = Num(self.count.n)
        return [TakeTop(DECK, self.to.zone, count, self.count.up_to, whose, R_MOVED)]


@dataclass(frozen=True)
class Look(Action):
    """Look at cards from the top of a deck, or reveal them."""

    count: Count
    whose: int = YOU
    reveals: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked, scope.held = True, 0
        scope.it = Spoken(Bound(R_EXTRA), self.count.n > 1)
        to = BOTH if self.reveals else NOTHING
        whose = scope.whose(self.whose)
        return [dbs.LookAtDeck(Num(self.count.n), self.count.up_to, whose, to)]


@dataclass(frozen=True)
class Reveal(Action):
    """Reveal cards."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, RevealCards(found.noun)]


@dataclass(frozen=True)
class Shuffle(Action):
    """Shuffle a deck; with `looked`, if it was looked through."""

    whose: int = YOU
    looked: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        whose = scope.whose(self.whose)
        if self.looked:
            if not scope.searched:
                raise Unplayable(self, "no deck was looked through")
            return [dbs.ShuffleIfLooked(whose)]
        scope.looked = scope.unshuffled = False
        return [ShuffleZone(DECK, whose)]


@dataclass(frozen=True)
class ShuffleIn(Action):
    """Shuffle cards into a deck."""

    what: Subject
    whose: int = YOU
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = found.noun
        return [*found.effects, dbs.ShuffleInto(found.noun, scope.whose(self.whose))]


@dataclass(frozen=True)
class NegateTheAttack(Action):
    """Negate the attack."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.NegateAttack()]


@dataclass(frozen=True)
class FlipThis(Action):
    """Flip this card over."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.FlipOver()]


@dataclass(frozen=True)
class Damage(Action):
    """Deal damage to the opponent."""

    n: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.DealDamage(Num(self.n), scope.whose(THEIR))]


@dataclass(frozen=True)
class AddMarkers(Action):
    """Add markers to a unison card."""

    n: int
    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, dbs.Mark(found.noun, self.n)]


@dataclass(frozen=True)
class Negate(Action):
    """Negate the skills of cards for a time."""

    what: Subject
    until: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, dbs.NegateSkills(found.noun, self.until)]


@dataclass(frozen=True)
class ComboWith(Action):
    """Combo with cards by a skill: they are placed in the combo area (3-7-3)."""

    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "the opponent combos")
        found = self.what.fetch(scope)
        moved(scope, found)
        return [*found.effects, ComboBySkill(found.noun, reg_of(found))]


@dataclass(frozen=True)
class Barred(Action):
    """You cannot play or activate cards of some name, or copies of this card, for a time."""

    until: int
    names: tuple[str, ...] = ()
    activate: bool = False
    marks: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it is said of the opponent")
        verb = ACTIVATE if self.activate else PLAY
        if self.names:
            words = tuple(name_word(form) for name in self.names for form in number_forms(name))
            return [BarNames(verb, words, YOU, self.until)]
        return [BarCopies(verb, self.marks, self.until)]


@dataclass(frozen=True)
class Theirs(Action):
    """The opponent does something; "their" is then their own."""

    action: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.actor = 1
        try:
            return [AsOther(tuple(self.action.effects(scope)))]
        finally:
            scope.actor = 0


@dataclass(frozen=True)
class Mine(Action):
    """You do something."""

    action: Action

    def effects(self, scope: Scope) -> list[Effect]:
        return self.action.effects(scope)


@dataclass(frozen=True)
class Everybody(Action):
    """Both players draw."""

    action: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not isinstance(self.action, Draw):
            raise Unplayable(self, "both players choose, the turn player first")
        found = self.action.effects(scope)
        return [*found, AsOther(tuple(found))]


@dataclass(frozen=True)
class NegateThis(Action):
    """Negate this skill for the turn."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [NegateThisSkill()]


@dataclass(frozen=True)
class DrawUntil(Action):
    """Draw cards until there are so many in the hand."""

    n: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        missing = Scaled(CountOf(Cards(YOU, (HAND,))), -1, self.n)
        return [TakeTop(DECK, HAND, missing, reg=R_MOVED)]


@dataclass(frozen=True)
class LifeUntil(Action):
    """Add life to the hand until so many are left."""

    n: int
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        reg = scope.next_choice(self)
        whose = scope.whose(THEIR if scope.actor else YOU)
        extra = Scaled(CountOf(Cards(whose, (LIFE,))), 1, -self.n)
        scope.done = Bound(reg)
        return [dbs.ChooseLife(extra, False, whose, reg), dbs.Put(Bound(reg), self.to.zone, reg=reg)]


@dataclass(frozen=True)
class TopUnder(Action):
    """The top card of the deck is placed under a card."""

    host: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        host = self.host.fetch(scope)
        look = dbs.LookAtDeck(Num(1), False, YOU, 0, R_EXTRA)
        scope.looked = False
        return [*host.effects, look, dbs.PlaceUnder(Bound(R_EXTRA), host.noun)]


@dataclass(frozen=True)
class RemoveMarkers(Action):
    """Remove markers from a unison card."""

    n: int
    what: Subject
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, dbs.Mark(found.noun, -self.n)]


@dataclass(frozen=True)
class RevealHand(Action):
    """A player reveals their hand; cards are chosen from it next."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if bool(scope.actor) == bool(self.form):
            raise Unplayable(self, "everybody reveals their own hand")
        scope.looked, scope.held = True, 0
        scope.it = Spoken(Bound(R_EXTRA), True)
        return [LookAtHand(YOU)]


@dataclass(frozen=True)
class PlayUnison(Action):
    """Play a unison card with markers on it."""

    what: Subject
    n: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = Bound(R_MOVED)
        return [*found.effects, PlayUnisonWith(found.noun, Num(self.n))]


@dataclass(frozen=True)
class AddCombo(Action):
    """This card gets combo power."""

    n: int
    until: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [Give(This(), COMBO_POWER, Num(self.n), self.until)]


@dataclass(frozen=True)
class ToDeck(Action):
    """Cards go to a deck, which has to be shuffled next."""

    what: Subject
    owner: int
    verb: int = RETURN

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        moved(scope, found)
        scope.unshuffled = True
        return [*found.effects, dbs.Put(found.noun, DECK, reg=reg_of(found))]


@dataclass(frozen=True)
class ActivateIt(Action):
    """Activate an extra card that is not in the hand."""

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = found.noun
        return [*found.effects, ActivateCard(found.noun)]


@dataclass(frozen=True)
class TokenNote:
    """What tokens of a name are, in parentheses."""

    name: str
    power: int
    combo_cost: int = -1
    combo_power: int = -1
    form: int = 0


@dataclass(frozen=True)
class PlayTokens(Action):
    """Tokens come into play; what they are is said here or in parentheses."""

    n: int
    name: str
    power: int = -1
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        note = scope.tokens
        if not isinstance(note, TokenNote):
            note = TokenNote(self.name, self.power)
        elif self.power >= 0:
            raise Unplayable(self, "it is said twice what the tokens are")
        scope.tokens = None
        if note.power < 0 or note.name != self.name:
            raise Unplayable(self, "nothing says what the tokens are")
        card = define(
            f"token {note.name} {note.power} {note.combo_cost} {note.combo_power}",
            note.name,
            BATTLE | TOKEN,
            power=note.power,
            combo_cost=note.combo_cost,
            combo_power=note.combo_power,
        )
        return [MakeToken(card, BATTLE_AREA, self.n)]


ACTIONS: Final = """
# What is done.
action = | deed
action = Theirs : your opponent {action:deed}
action = Theirs : ~ {action:deed} {=form:1}
deed = Draw : draw {count:count} card
deed = Choose : choose {what:some}
deed = Choose : choose {what:all} {=form:1}
deed = Choose : choose {what:both} {=form:2}
deed = KoIt : ko {what:what}
deed = Play : play {what:played_what} {mode?:in_mode} {negated?:skills_negated}
deed = Play : play {what:this} {mode:in_mode} from {area:area}
deed = Play : play {what:played_what} on the top of {onto:onto} {mode?:in_mode}
onto = | this | it
deed = Countered : {what:countered} is {to:counter_dest} instead of being played
deed = Countered : {what:countered} is {to:counter_dest} instead {=form:1}
countered = | played | it
counter_dest = Dest : placed in {owner:owner} drop area {=zone:DROP}
counter_dest = Dest : placed on the bottom of {owner:owner} deck {=zone:DECK} {=bottom:True}
counter_dest = Dest : returned to {owner:owner} hand {=zone:HAND}
counter_dest = Dest : placed in {owner:owner} hand {=zone:HAND} {=form:1}
counter_dest = Dest : sent to {owner:owner} warp {=zone:WARP}
counter_dest = Dest : removed from the game {=zone:REMOVED}
in_mode = | in {mode}
skills_negated = 1 : with its skill negated for the turn
skills_negated = 2 : with their skill negated for the turn
deed = Switch : switch {what:what} to {mode:mode}
deed = Move : {verb:verb} {what:what} {to:dest}
deed = Move : {verb:verb} {what:this} {to:dest} from {area:area}
verb = PLACE : place
verb = ADD : add
verb = RETURN : return
verb = SEND : send
verb = PUT : put
dest = Dest : {form:into} {owner:owner} drop area {=zone:DROP}
dest = Dest : {form:into} {owner:owner} hand {=zone:HAND}
dest = Dest : {form:into} {owner:owner} warp {=zone:WARP}
dest = Dest : {form:into} {owner:owner} life {=zone:LIFE}
dest = Dest : {form:into} {owner:owner} energy {mode?:in_mode} {=zone:ENERGY}
dest = Dest : on the bottom of {owner:owner} deck {?order:in any order} {=zone:DECK} {=bottom:True}
dest = Dest : on the top of {owner:owner} deck {?order:in any order} {=zone:DECK}
dest = Dest : to the bottom of {owner:owner} deck {?order:in any order} {=zone:DECK} {=bottom:True} {=form:1}
into = 0 : in
into = 1 : to
into = 2 : into
owner = 0 : your
owner = 1 : its owner's
owner = 2 : their owner's
owner = 3 : their
owner = 4 : your opponent's
owner = 5 : the
deed = Discard : discard {what:what}
deed = RemoveFromGame : remove {what:what} from the game
deed = Under : place {what:what} under {host:host}
host = | this | it
deed = TopCards : {verb:verb} the top card of {whose:whose} deck {to:dest} {=count:JUST_ONE}
deed = TopCards : {verb:verb} the top {count:count} card of {whose:whose} deck {to:dest} {=form:1}
deed = TopCards : {verb:verb} {count:count} card from the top of {whose:whose} deck {to:dest} {=form:2}
deed = Look : look at {count:count} card from the top of {whose:whose} deck
deed = Look : look at the top card of {whose:whose} deck {=count:JUST_ONE} {=form:1}
deed = Look : look at the top {count:count} card of {whose:whose} deck {=form:2}
deed = Look : reveal {count:count} card from the top of {whose:whose} deck {=reveals:True}
deed = Look : reveal the top card of {whose:whose} deck {=count:JUST_ONE} {=form:1} {=reveals:True}
deed = Look : reveal the top {count:count} card of {whose:whose} deck {=form:2} {=reveals:True}
deed = Reveal : reveal {what:it}
deed = Reveal : reveal {what:some} {=form:1}
deed = Shuffle : shuffle {whose:whose} deck
deed = Shuffle : shuffle {whose:whose} deck if you looked through it {=looked:True}
deed = ShuffleIn : shuffle {what:what} into {whose:whose} deck
action = Barred : you cannot play {names:names} {until:until}
action = Barred : you cannot play copy of this card {until:until}
action = Barred : you cannot activate {names:names} {until:until} {=activate:True}
action = Barred : you cannot activate the {marks:skill_mark} skill on copy of this card {until:until} {=activate:True}
action = Barred : you cannot activate the {marks:skill_mark} skill of copy of this card {until:until} {=activate:True} {=form:1}
names = * name ; , ; or
skill_mark = MAIN : [Activate:_Main]
skill_mark = IN_BATTLE : [Activate:_Battle]
skill_mark = COUNTERS : [Counter]
skill_mark = COUNTER_PLAY : [Counter:_Play]
skill_mark = COUNTER_ATTACK : [Counter:_Attack]
skill_mark = AUTO_SKILL : [Auto]
deed = NegateTheAttack : negate the attack
deed = NegateTheAttack : negate that attack {=form:1}
deed = FlipThis : flip this card over
deed = Damage : deal {n:number} damage to your opponent
deed = Damage : deal {n:number} damage to them {=form:1}
deed = AddMarkers : add {n:number} marker to {what:marked}
marked = | this | it | some | all
deed = Negate : negate its skill {until:until} {=what:THE_IT}
deed = Negate : negate their skill {until:until} {=what:THE_THEY}
deed = Negate : negate the skill of {what:what} {until:until} {=form:1}
deed = Negate : negate all of its skill {until:until} {=what:THE_IT} {=form:2}
until = END_OF_TURN : for the turn
until = FOR_BATTLE : for the battle
until = THIS_GAME : for the game
until = END_OF_OPPONENTS_NEXT_TURN : until the end of your opponent's next turn
until = END_OF_YOUR_NEXT_TURN : until the end of your next turn
until = UNTIL_START : until the start of your next turn
until = UNTIL_MAIN_START : until the start of your next main phase
deed = NegateThis : negate this skill for the turn
deed = DrawUntil : draw card until you have {n:number} card in your hand
deed = DrawUntil : draw card until you have {n:number} in your hand {=form:1}
deed = LifeUntil : add card from your life to your hand until you have {n:number} life left {=to:TO_HAND}
deed = LifeUntil : add card from your life to your hand until your life is at {n:number} {=to:TO_HAND} {=form:1}
deed = LifeUntil : add card from your life to your hand until you have {n:number} life {=to:TO_HAND} {=form:2}
deed = TopUnder : place the top card of your deck under {host:under_host}
under_host = | this | it | some
deed = RemoveMarkers : remove {n:number} marker from {what:marked}
deed = RemoveMarkers : remove a marker from {what:marked} {=n:1} {=form:1}
deed = AddMarkers : add a marker to {what:marked} {=n:1} {=form:1}
deed = Damage : inflict {n:number} damage to your opponent {=form:2}
deed = Damage : your opponent take {n:number} damage {=form:3}
deed = Look : look at up to the top {count:just_number} card of {whose:whose} deck {=form:3}
just_number = UpTo : {n:number}
deed = RevealHand : reveal their hand
deed = RevealHand : reveal your hand {=form:1}
deed = PlayUnison : play {what:played_what} with {n:number} marker on it
deed = PlayUnison : play {what:played_what} with a marker on it {=n:1} {=form:1}
deed = AddCombo : add {n:signed} to this card's combo {until:until}
deed = AddCombo : add {n:signed} to this card's combo power {until:until} {=form:1}
deed = ToDeck : {verb:verb} {what:what} to {owner:owner} deck
deed = ActivateIt : activate {what:activated}
activated = | some | it
deed = PlayTokens : play {n:number} {name:name} token
deed = PlayTokens : play {n:number} {name:name} token with {power:number} power {=form:1}
deed = Negate : negate all skill of {what:what} {until:until} {=form:3}
deed = Shuffle : shuffle any area you looked through {=looked:True} {=form:1}
deed = Shuffle : shuffle your deck if you searched it {=looked:True} {=form:2}
deed = Under : place {what:this} under {host:it} from {area:area}
deed = Choose : choose {what:leader} {=form:3}
deed = Choose : choose {what:it} {=form:4}
deed = Choose : choose {what:fighter} {=form:5}
deed = Choose : choose {what:this} {=form:6}
deed = Damage : deal {n:number} damage to your opponent's life {=form:4}
dest = Dest : at the top of {owner:owner} deck {?order:in any order} {=zone:DECK} {=form:6}
deed = ComboWith : combo with {what:what}
deed = ComboWith : use {what:what} in a combo {=form:1}
deed = Countered : {form:put_instead} {what:countered} {to:dest} instead
put_instead = 2 : place
put_instead = 3 : return
put_instead = 4 : send
deed = Sent : {what:this} is {to:counter_dest}
deed = Sent : {what:it} is {to:counter_dest} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
