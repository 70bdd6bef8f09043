"""What a verb can be about: this card, it, cards chosen for it, all of some cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from bythebook.games.dbs.cards import BATTLE
from bythebook.games.dbs.choices import BeingPlayed, ChooseIgnoring, ThisThere
from bythebook.games.dbs.effects import ChooseLife, NoteLooked
from bythebook.games.dbs.fighting import Fighting
from bythebook.games.dbs.zones import DECK, IN_PLAY, LEADER_AREA, LIFE
from bythebook.kernel.abilities import Effect
from bythebook.kernel.amounts import Both, Except
from bythebook.kernel.nouns import Bound, Cards, Noun, Num, Player, This
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.resolve import R_EXTRA, IfDid, May
from bythebook.kernel.verbs import Below, ChooseAmong, ChooseCards, Search
from bythebook.kernel.words import ANYONE, YOU
from bythebook.text.dbs.nouns import AmongThem, Area, Count, InArea, Kind, Sort, UnderThis
from bythebook.text.dbs.scope import Scope, Spoken, Unplayable


class Fetched(NamedTuple):
    """Cards a verb is about: what is done to choose them, and which they are then."""

    effects: list[Effect]
    noun: Noun
    several: bool
    reg: int = NOTHING
    """where they are kept, if they were chosen"""


class Subject:
    """Something a verb can be about."""

    def fetch(self, scope: Scope) -> Fetched:
        """What it means here, chosen if it has to be."""
        raise NotImplementedError

    def noun(self, scope: Scope) -> Noun:
        """What it means where nothing is chosen."""
        found = self.fetch(scope)
        if found.effects:
            raise Unplayable(self, "nothing is chosen here")
        return found.noun


@dataclass(frozen=True)
class ThisCard(Subject):
    """This card, perhaps with the area it is in."""

    area: Area | None = None
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if scope.doubtful:
            raise Unplayable(self, "it leaves open where this card is then")
        if self.area is not None:
            if self.area.whose != YOU:
                raise Unplayable(self, "this card is its master's")
            if scope.gone and self.area.zones == scope.gone:
                return Fetched([], ThisThere(scope.gone), False)
            scope.here(self.area.zones, self)
        if scope.gone:
            return Fetched([], ThisThere(scope.gone), False)
        return Fetched([], This(), False)


@dataclass(frozen=True)
class It(Subject):
    """It, they, the chosen card: what was chosen last, or else what the trigger speaks of."""

    plural: bool = False
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        found = scope.it or scope.subject
        if found is None:
            raise Unplayable(self, "nothing was spoken of before")
        if self.plural and not found.several and scope.it is None:
            raise Unplayable(self, "only one card was spoken of")
        reg = found.noun.reg if isinstance(found.noun, Bound) else NOTHING
        return Fetched([], found.noun, found.several, reg)


@dataclass(frozen=True)
class TheOther(Subject):
    """The card on the other side of what the trigger speaks of: the attacking card."""

    guard: bool = False
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        return Fetched([], Fighting(self.guard), False)


@dataclass(frozen=True)
class ItsPlayed(Subject):
    """The card being played, at a counter timing."""

    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if not scope.countering:
            raise Unplayable(self, "no card is being played")
        scope.played = 0 if self.form == 1 else BATTLE
        return Fetched([], BeingPlayed(scope.played), False)


@dataclass(frozen=True)
class TheRest(Subject):
    """What was looked at and not chosen."""

    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if not scope.looked:
            raise Unplayable(self, "no cards were looked at before")
        rest: Noun = Bound(R_EXTRA)
        if scope.held:
            rest = Except(rest, Bound(scope.held))
        return Fetched([], rest, True)


@dataclass(frozen=True)
class Some(Subject):
    """So many cards of a kind: they are chosen."""

    count: Count
    kind: Sort
    whose: int = NOTHING
    form: int = 0
    ignoring: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if scope.continuous:
            raise Unplayable(self, "nothing is chosen in a permanent skill")
        asked = self.kind.asked(scope)
        several = self.count.n > 1
        count, up_to = Num(self.count.n), self.count.up_to
        reg = scope.next_choice(self)
        effects: list[Effect]
        if asked.among or asked.under:
            among = Below(This()) if asked.under else Bound(R_EXTRA)
            asked.among = asked.under = False
            kind = Cards(ANYONE, (), tuple(asked.tests), asked.other, asked.orient)
            if asked.such:
                kind = replace(_plain(self.kind, scope), whose=ANYONE, zones=())
            effects = [ChooseAmong(among, kind, count, up_to, reg)]
            scope.held = reg
        else:
            cards = self.kind.cards(scope, self.whose)
            effects = self.chosen(cards, count, up_to, reg, scope)
            if self.ignoring:
                if scope.actor or set(cards.zones) - set(IN_PLAY):
                    raise Unplayable(self, "only cards in play have [Barrier]")
                effects = [ChooseIgnoring(cards, count, up_to, reg)]
        scope.chose(reg, several)
        return Fetched(effects, Bound(reg), several, reg)

    def chosen(
        self, cards: Cards, count: Num, up_to: bool, reg: int, scope: Scope
    ) -> list[Effect]:
        """The choosing, by where the cards are."""
        if cards.zones == (LIFE,) and not cards.asks() and cards.orient < 0:
            return [ChooseLife(count, up_to, cards.whose, reg)]
        if LIFE in cards.zones:
            raise Unplayable(self, "nobody knows what is in life")
        if DECK not in cards.zones:
            return [ChooseCards(cards, count, up_to, reg)]
        if cards.whose != YOU:
            raise Unplayable(self, "one searches one's own deck")
        scope.searched = True
        scope.looked = False
        search = Search(cards, count, up_to, reg)
        if cards.zones == (DECK,):
            return [NoteLooked(), search]
        others = replace(cards, zones=tuple(z for z in cards.zones if z != DECK))
        without = ChooseCards(others, count, up_to, reg)
        return [May((NoteLooked(), search)), IfDid((NoteLooked(False), without), False)]


def _plain(kind: Sort, scope: Scope) -> Cards:
    """A kind without the word that says they are among others."""
    if isinstance(kind, Kind):
        kept = tuple(m for m in kind.post if not isinstance(m, AmongThem | UnderThis))
        return replace(kind, post=kept).test(scope)
    kinds, area = kind.apart()
    if area is not None:
        raise Unplayable(kind, "they are in two places")
    first, second = kinds
    return replace(kind, first=first, second=second).test(scope)


@dataclass(frozen=True)
class AllOf(Subject):
    """All cards of a kind."""

    kind: Sort
    whose: int = NOTHING
    form: int = 0
    ignoring: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        asked = self.kind.asked(scope)
        if asked.among:
            raise Unplayable(self, "all of those looked at")
        if asked.under:
            if asked.tests or asked.such:
                raise Unplayable(self, "some of those under this card")
            return Fetched([], Below(This()), True)
        cards = self.kind.cards(scope, self.whose)
        if self.whose < 0 and asked.whose < 0:
            cards = replace(cards, whose=ANYONE)
        if DECK in cards.zones or LIFE in cards.zones:
            raise Unplayable(self, "nobody knows what they are")
        if not scope.continuous:
            scope.it = Spoken(cards, True)
        return Fetched([], cards, True)


@dataclass(frozen=True)
class TheLeader(Subject):
    """A player's leader."""

    whose: int = YOU
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        leader = Cards(scope.whose(self.whose), (LEADER_AREA,))
        return Fetched([], leader, False)


@dataclass(frozen=True)
class BothOf(Subject):
    """One thing and another."""

    first: Subject
    second: Subject
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        first = self.first.fetch(scope)
        second = self.second.fetch(scope)
        noun = Both(first.noun, second.noun)
        scope.it = Spoken(noun, True)
        return Fetched([*first.effects, *second.effects], noun, True)


@dataclass(frozen=True)
class EachOf(Subject):
    """So many of one kind and so many of another, which are in the same place."""

    count: Count
    first: Kind
    second: Kind

    def fetch(self, scope: Scope) -> Fetched:
        area = tuple(m for m in self.second.post if isinstance(m, InArea | AmongThem))
        first = replace(self.first, post=(*self.first.post, *area))
        return BothOf(Some(self.count, first), Some(self.count, self.second)).fetch(scope)


@dataclass(frozen=True)
class Someone(Subject):
    """A player."""

    whose: int = YOU
    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        return Fetched([], Player(scope.whose(self.whose)), False)


SUBJECTS: Final = """
# What a verb is about.
this = ThisCard : this card
this_from = ThisCard : this card from {area:area}
this_from = ThisCard : this card in {area:area} {=form:1}
it = It : it
it = It : them {=plural:True}
it = It : that card {=form:1}
it = It : those card {=plural:True} {=form:1}
it = It : the chosen card {=form:2}
it = It : the chosen battle card {=form:3}
it = It : that battle card {=form:4}
it = It : they {=plural:True} {=form:5}
it = It : the battle card {=form:6}
fighter = TheOther : the attacking card
fighter = TheOther : the attack card {=form:1}
fighter = TheOther : the attacking battle card {=form:2}
fighter = TheOther : the card being attacked {=guard:True}
fighter = TheOther : the guard card {=guard:True} {=form:1}
fighter = TheOther : the attacked card {=guard:True} {=form:2}
played = ItsPlayed : the battle card being played
played = ItsPlayed : the card being played {=form:1}
rest = TheRest : the rest
rest = TheRest : the remaining card {=form:1}
rest = TheRest : any remaining card {=form:2}
rest = TheRest : the rest of the card {=form:3}
rest = TheRest : the other card {=form:4}
some = Some : {count:count} of {whose:whose} {kind:sort}
some = Some : {count:count} {kind:sort}
some = Some : {count:count} of {whose:whose} {kind:sort} {ignoring:ignoring}
some = Some : {count:count} {kind:sort} {ignoring:ignoring}
ignoring = 1 : ignoring [Barrier]
ignoring = 2 : , ignoring [Barrier]
some = Some : {count:count} of you or your opponent's {kind:sort} {=whose:ANYONE}
all = AllOf : all of {whose:whose} {kind:sort}
all = AllOf : all {kind:sort}
all = AllOf : all of {whose:whose} {kind:sort} {ignoring:ignoring}
all = AllOf : all {whose:whose} {kind:sort} {=form:1}
all = AllOf : {whose:whose} {kind:group} {=form:2}
group = Kind : {pre?:pres} {head:group_head} {post?:posts}
group_head = BATTLE : battle card
group_head = TOKEN : token
group_head = ENERGY_HEAD : energy
leader = TheLeader : your leader card
leader = TheLeader : your leader {=form:1}
leader = TheLeader : your opponent's leader card {=whose:OPPONENT}
leader = TheLeader : their leader card {=whose:THEIR}
both = BothOf : {first:one_of_both} and {second:one_of_both}
one_of_both = | this | this_from | some | leader
what = | this | this_from | it | rest | some | all | both | fighter | leader | played
subject = | this | it | all | leader | fighter | some | both
whose = YOU : your
whose = OPPONENT : your opponent's
whose = THEIR : their

# Which cards.
sort = | kind | kind_or
kind_or = KindOr : {first:headed} or {second:headed}
kind_or = KindOr : {first:headed} or 1 {second:headed} {=form:1}
kind_or = KindOr : {first:headed} or up to 1 {second:headed} {=form:2}
kind = | headed | headless
headed = Kind : {pre?:pres} {head:head} {post?:posts}
headless = Kind : {pre?:pres} {last:named} {post?:posts} {=head:ANY_CARD}
pres = * pre ;
posts = * post ;
pre = | colored | named
colored = Colored : {colors:colors}
colored = Colored : {colors:colors} color {=form:1}
colors = * color ; , ; or
color = RED : red
color = BLUE : blue
color = GREEN : green
color = YELLOW : yellow
color = BLACK : black
pre = BothColors : {first:color} / {second:color}
pre = Mono : {colors:monos}
monos = * mono ; , ; or
mono = RED : mono-red
mono = BLUE : mono-blue
mono = GREEN : mono-green
mono = YELLOW : mono-yellow
mono = BLACK : mono-black
pre = NonColor : {color:non}
non = RED : non-red
non = BLUE : non-blue
non = GREEN : non-green
non = YELLOW : non-yellow
non = BLACK : non-black
pre = Multicolor : multicolor
pre = Multicolor : multicolored {=form:1}
named = Named : {words:words}
words = * word ; , ; or
word = Word : {word:trait} {=kind:TRAIT}
word = Word : {word:character} {=kind:CHAR}
word = Word : {word:name} {=kind:NAME}
pre = Only : {word:word} - only
pre = WithoutSkills : skill-less
pre = OfKeyword : {keyword:keyword}
pre = Other : other
head = BATTLE : battle card
head = EXTRA : extra card
head = UNISON : unison card
head = LEADER : leader card
head = TOKEN : token
head = ANY_CARD : card
head = ENERGY_HEAD : energy
plain_post = With : with {features:features}
plain_post = With : that have {features:features} {=form:1}
plain_post = LacksKeyword : without {keyword:keyword}
plain_post = OtherThan : other than this card
plain_post = OtherThan : other than {words:words}
plain_post = OtherThan : other than {words:words} card {=form:1}
post = | plain_post
mode_post = InMode : in {mode:mode}
mode_post = InMode : that is in {mode:mode} {=form:1}
post = | mode_post
pre = InMode : {mode:mode} {=form:2}
pre = NonWord : non - {word:word}
pre = NonKeyword : non - {keyword:keyword}
pre = NonToken : non-token
pre = Fights : attacking
plain_posts = * plain_post ;
plain_kind = Kind : {pre?:pres} {head:plain_head} {post?:plain_posts}
plain_head = BATTLE : battle card
plain_head = EXTRA : extra card
plain_head = UNISON : unison card
plain_head = ANY_CARD : card
plain_kind = Kind : {pre?:pres} {last:named} {post?:plain_posts} {=head:ANY_CARD}
plain_some = Some : {count:count} {kind:plain_kind}
plain_some = Some : {count:count} {kind:plain_or}
plain_or = KindOr : {first:plain_headed} or {second:plain_headed} {=form:3}
plain_or = KindOr : {first:plain_headed} or up to 1 {second:plain_headed} {=form:4}
plain_headed = Kind : {pre?:pres} {head:plain_head} {post?:plain_posts}
plain_some = Some : {count:count} of {whose:whose} {kind:plain_kind}
played_what = | this | this_from | it | plain_some | both | rest
plain_post = InArea : in {area:area}
plain_post = InArea : from {area:area} {=form:1}
plain_post = InArea : placed in {area:area} {=form:3}
plain_post = InPlay : in play
plain_post = AmongThem : among them
plain_post = AmongThem : from among them {=form:1}
plain_post = AmongThem : among those card {=form:2}
plain_post = UnderThis : under this card
plain_post = UnderThis : placed under this card {=form:1}
plain_post = UnderThis : from under this card {=form:2}
mode = REST : rest mode
mode = ACTIVE : active mode
features = * feature ; , ; and
feature = Bound : {form:energy_cost} {n:number} {=char:COST}
feature = Bound : {form:energy_cost} {n:number} or less {=char:COST} {=how:AT_MOST}
feature = Bound : {form:energy_cost} {n:number} or more {=char:COST} {=how:AT_LEAST}
feature = Bound : {form:original_cost} {n:number} {=char:COST} {=original:True}
feature = Bound : {form:original_cost} {n:number} or less {=char:COST} {=how:AT_MOST} {=original:True}
feature = Bound : {form:original_cost} {n:number} or more {=char:COST} {=how:AT_LEAST} {=original:True}
feature = OneOrOther : {form:energy_cost} {first:number} or {second:number} {=char:COST}
feature = Between : {form:between_cost} {least:number} and {most:number} {=char:COST}
energy_cost = 0 : a energy cost of
energy_cost = 1 : energy cost of
energy_cost = 2 : a cost of
original_cost = 0 : a original energy cost of
original_cost = 1 : original energy cost of
between_cost = 0 : a energy cost between
between_cost = 1 : energy cost between
feature = Bound : {n:number} power {=char:POWER}
feature = Bound : {n:number} power or less {=char:POWER} {=how:AT_MOST}
feature = Bound : {n:number} power or more {=char:POWER} {=how:AT_LEAST}
feature = Bound : {n:number} or less power {=char:POWER} {=how:AT_MOST} {=form:1}
feature = Bound : {n:number} or more power {=char:POWER} {=how:AT_LEAST} {=form:1}
feature = Bound : {form:power_of} {n:number} {=char:POWER}
feature = Bound : {form:power_of} {n:number} or less {=char:POWER} {=how:AT_MOST}
feature = Bound : {form:power_of} {n:number} or more {=char:POWER} {=how:AT_LEAST}
feature = Bound : a original power of {n:number} {=char:POWER} {=original:True}
feature = Bound : a original power of {n:number} or less {=char:POWER} {=original:True} {=how:AT_MOST}
power_of = 2 : a power of
power_of = 3 : power of
feature = Between : power between {least:number} and {most:number} {=char:POWER}
feature = Bound : a combo cost of {n:number} {=char:COMBO_COST}
feature = Bound : a combo power of {n:number} {=char:COMBO_POWER}
feature = Specified : a specified cost of {n:number}
feature = Specified : specified cost of {n:number} {=form:1}
feature = Specified : a specified cost of {n:number} or less {=how:AT_MOST}
feature = Specified : a specified cost of {n:number} or more {=how:AT_LEAST}
feature = HasKeyword : {keyword:keyword}
feature = HasKeyword : {keyword:keyword} skill {=form:1}
feature = HasKeyword : the {keyword:keyword} skill {=form:2}
feature = HasKeyword : a {keyword:keyword} skill {=form:3}
feature = HasWord : {word:word}
feature = HasWord : {word:word} in its character name {=form:1}
feature = NoSpecified : no specified cost
feature = Marked : {n:number} or more marker
feature = Marked : {n:number} or less marker {=how:AT_MOST}
feature = Marked : {n:number} marker {=how:EQUAL}
feature = Bound : power {n:number} or less {=char:POWER} {=how:AT_MOST} {=form:4}
feature = Bound : power {n:number} or more {=char:POWER} {=how:AT_LEAST} {=form:4}
feature = SkillWord : {keyword:play_keyword} skill
feature = SkillWord : the {keyword:play_keyword} skill {=form:1}
feature = SkillWord : a {keyword:play_keyword} skill {=form:2}
feature = SkillWord : {keyword:play_keyword} {=form:3}
feature = AgainstEnergy : {form:energy_cost_less} your current energy
feature = AgainstEnergy : {form:energy_cost_less} your energy {=total:True}
energy_cost_less = 0 : a energy cost less than or equal to
energy_cost_less = 1 : energy cost less than or equal to
count = Exactly : {n:number}
count = UpTo : up to {n:number}
count = AnyNumber : any number of
count = AnyNumber : any number {=form:1}

# Where.
area = Area : {whose:whose} {zones:zones}
area = Area : a {zones:zones} {=whose:ANYONE} {=form:1}
area = Area : {zones:zones} {=whose:ANYONE} {=form:4}
area = Area : the {zones:zones} {=whose:NOTHING} {=form:2}
area = TwoAreas : {whose:whose} {first:zone} and {second:zone}
zones = * zone ; , ; or
zone = HAND : hand
zone = DROP : drop area
zone = DECK : deck
zone = LIFE : life
zone = WARP : warp
zone = ENERGY : energy
zone = BATTLE_AREA : battle area
zone = COMBO_AREA : combo area
zone = UNISON_AREA : unison area
zone = LEADER_AREA : leader area
feature = HasKeyword : {keyword:keyword} in its skill text {=form:4}
plain_post = OtherThan : except this card {=form:2}
plain_post = OtherThan : except for this card {=form:3}
it = It : the played card {=form:7}
it = It : the chosen unison card {=form:9}
it = It : the card you played {=form:10}
some = Some : {count:count} of your or your opponent's {kind:sort} {=whose:ANYONE} {=form:1}
some = Some : {count:count} of either player's {kind:sort} {=whose:ANYONE} {=form:2}
some = Some : a {kind:headed} {=count:JUST_ONE} {=form:3}
plain_post = AmongThem : from it {=form:3}
plain_post = AmongThem : among the revealed card {=form:4}
some = Some : {count:count} opponent {kind:sort} {=whose:OPPONENT} {=form:4}
played = ItsPlayed : the battle card your opponent is playing {=form:2}
plain_post = BothMark : that is both {first:color} and {second:color}
both = EachOf : {count:count} each of {first:headless} and {second:kind}
some = Some : {count:count} of the {kind:sort} {=form:5}
feature = AgainstEnergy : {form:energy_cost_less} their current energy {=whose:THEIR}
feature = AgainstEnergy : {form:energy_cost_less} your opponent's energy {=whose:OPPONENT}
feature = AgainstEnergy : a energy cost greater than their current energy {=whose:THEIR} {=more:True}
feature = AgainstEnergy : a energy cost greater than your opponent's current energy {=whose:OPPONENT} {=more:True}
"""  # noqa: E501 - a rule of the grammar is one line
