"""Words of the overDress era: its keywords, who was ridden, Final Rush, Worlds, persona rides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.actions.player_states import (
    FinalRush,
    InFinalRush,
    WorldIs,
    becomes_world,
)
from bythebook.games.vanguard.d.keywords.activation import GlitterOf, Wings
from bythebook.games.vanguard.d.keywords.friends import become_friends
from bythebook.games.vanguard.d.keywords.marks import BLACK_WINGS, GLITTER, WHITE_WINGS
from bythebook.games.vanguard.d.texts.conditions import InOverDress
from bythebook.games.vanguard.d.texts.events import VAR_PERSONA
from bythebook.kernel.abilities.abilities import COMMAND, Ability, Effect, Modifier
from bythebook.kernel.language.conditions import AmountIs, Condition, Unless
from bythebook.kernel.language.nouns import This, Variable
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import Claim
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.heads import Active
from bythebook.text.vanguard.nouns import Kind

# Which Worlds are spoken of.
NIGHT: Final = 1
ABYSS: Final = 2
EITHER_NIGHT: Final = 3
_WORLDS: Final = {NIGHT: (1,), ABYSS: (2,), EITHER_NIGHT: (1, 2)}


@dataclass(frozen=True)
class WingsOpen(Active):
    """White Wings or Black Wings: all cards of the bind zone are of odd, or of even grades."""

    white: bool
    note: int = NOTHING
    """which of them its reminder explains"""

    def condition(self, scope: Scope) -> Condition:
        if self.note != NOTHING and self.note != int(self.white):
            raise Unplayable(self, "its reminder explains something else")
        return Wings(self.white)

    def mark(self) -> int:
        return WHITE_WINGS if self.white else BLACK_WINGS


@dataclass(frozen=True)
class GlitterText(Text):
    """Glitter, by itself: a keyword that does nothing."""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if not kind & OVERDRESS:
            raise Unplayable(self, "there is no such keyword in this era")
        return (Ability(COMMAND, marks=GLITTER, words=self),)


@dataclass(frozen=True)
class GlitterFor(Active):
    """Glitter with a name: the vanguard has Glitter, and the name in its card name."""

    name: str
    note: str = ""

    def condition(self, scope: Scope) -> Condition:
        if self.note and self.note != self.name:
            raise Unplayable(self, "its reminder explains something else")
        return GlitterOf(self.name)


@dataclass(frozen=True)
class AreFriends(Action):
    """The units of a column become Friends."""

    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        return list(become_friends())


@dataclass(frozen=True)
class ThisIsDressed(Claim):
    """This unit is in the overDress or XoverDress state."""

    crossed: bool = False

    def condition(self, scope: Scope) -> Condition:
        scope.name(This())
        return InOverDress(self.crossed)


@dataclass(frozen=True)
class YouRush(Action):
    """You Final Rush."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [FinalRush(scope.game.lasts(scope.until))]


@dataclass(frozen=True)
class YouAreInRush(Claim):
    """You are in Final Rush."""

    def condition(self, scope: Scope) -> Condition:
        return InFinalRush()


@dataclass(frozen=True)
class WorldBecomes(Action):
    """Your World becomes something."""

    world: int

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.world == EITHER_NIGHT:
            raise Unplayable(self, "it leaves open which World it is")
        return list(becomes_world(self.world))


@dataclass(frozen=True)
class YourWorldIs(Claim):
    """Your World is something."""

    world: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return WorldIs(_WORLDS[self.world])


@dataclass(frozen=True)
class PersonaRode(Claim):
    """You made a persona ride this turn."""

    form: int = 0
    none: bool = False

    def condition(self, scope: Scope) -> Condition:
        rode = AmountIs(Variable(VAR_PERSONA), AT_LEAST, 1)
        return Unless(rode) if self.none else rode


@dataclass(frozen=True)
class Graded(Kind):
    """A card that is called by its grade alone."""


LINES: Final = """
event = RidesThis : this unit is rode upon {=who:ANYBODY} {=form:3}
event = RidesThis : this unit is rode upon by {who:whoever} {=form:4}
event = RidesThis : this unit is rode upon by {who:whoever_named} {=form:5}
whoever_named = Whoever : {kind:headless}
event = RidesOn : this unit is placed by riding from a {what:sort} {=form:2}
event = RidesOn : this unit is placed by riding from {what:headless} {=form:3}
event = RidesOn : this unit is placed on (VC) by riding on {what:headless} {=form:4}
kind = | graded
graded = Graded : {pre:grade_marks} {post?:posts} {=head:ANY_CARD}
some = Some : a {kind:graded} {=count:JUST_ONE} {=form:12}
claim = PersonaRode : you persona rode this turn
claim = PersonaRode : you persona rode {=form:1}
claim = PersonaRode : you did not persona ride this turn {=none:True}
claim = YouAreInRush : you is in "final_rush"
action = YouRush : you "final_rush"
claim = YourWorldIs : your world is {world:world}
claim = YourWorldIs : it is {world:the_other_night} {=form:1}
the_other_night = ABYSS : abyssal dark night instead of dark night
claim = YourWorldIs : it is {world:world} {=form:2}
action = WorldBecomes : your world become {world:world}
world = NIGHT : dark night
world = ABYSS : abyssal dark night
world = EITHER_NIGHT : dark night or abyssal dark night
claim = ThisIsDressed : this unit is in the [overdress] state
claim = ThisIsDressed : this unit is in the [xoverdress] state {=crossed:True}
action = AreFriends : that unit and this unit become "friends"
label = POWERFUL : powerful -
label = FRIEND : friend -
keyword_name = POWERFUL : powerful
keyword_name = FRIEND : friend
keyword_name = WHITE_WINGS : white wing
keyword_name = BLACK_WINGS : black wing
keyword_name = OVERDRESS_KEYWORD : [overdress]
keyword_name = XOVERDRESS_KEYWORD : [xoverdress]
fronts = * front ;
front = WingsOpen : white wing - {=white:True}
front = WingsOpen : black wing - {=white:False}
front = WingsOpen : white wing {note:wings_note} - {=white:True}
front = WingsOpen : black wing {note:wings_note} - {=white:False}
wings_note = 1 : ( active when bind only have odd grade . )
wings_note = 0 : ( active when bind only have even grade . )
text = Auto : {actives:fronts} [AUTO] {place?:place} {?once:[1/turn]} : {gate?:prefixes} {moment:moment} , {sentences:sentences}
text = Act : {actives:fronts} [ACT] {place?:place} {?once:[1/turn]} : [COST] {cost:cost} {sentences:sentences} {=form:1}
text = Cont : {actives:fronts} [CONT] {place?:place} : {sentences:sentences}
front = GlitterFor : [glitter] - {name:name} ( active if your vanguard is a [glitter] with {note:name} in its card name . )
text = GlitterText : [glitter] .
feature = HasKeyword : [glitter] {=keyword:GLITTER} {=form:4}
"""  # noqa: E501 - a rule of the grammar is one line
