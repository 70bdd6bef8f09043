"""What a text plays, counters and negates: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.games.dbs.abilities.marker_costs import MarkerCost
from bythebook.games.dbs.cards.cards import (
    COMBO_POWER,
    name_word,
    number_forms,
)
from bythebook.games.dbs.keywords.tokens import CreateTokens, token_card
from bythebook.games.dbs.terms.playing import PlayUnisonWith
from bythebook.games.dbs.texts import effects as dbs
from bythebook.games.dbs.texts import played_by_skills
from bythebook.games.dbs.texts.barring import ACTIVATE, PLAY, BarCopies, BarNames, NegateThisSkill
from bythebook.games.dbs.texts.choices import (
    ActivateCard,
    ComboBySkill,
    PlayOnto,
)
from bythebook.games.dbs.texts.counter_effects import BeingPlayed, PutInstead
from bythebook.games.dbs.texts.negating import CanBeNegated
from bythebook.kernel.abilities.abilities import CostPart, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.conditions import Condition, Every, TurnOf
from bythebook.kernel.language.nouns import Bound, Cards, Noun, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, LOSE_ABILITIES
from bythebook.kernel.state.refs import AS_ZONE, BOTTOM, NOTHING, TOP
from bythebook.kernel.texts.lasting import THIS_GAME, Give
from bythebook.kernel.texts.verbs import LoseGame, TakeExtraTurn, WinGame
from bythebook.text.dbs.scope import (
    ARRIVED_IN,
    COMBOED,
    COUNTERS_PLAY,
    HUSHED_LAST,
    PLAYED,
    PLAYED_TYPE,
    TOKEN_NOTE,
)
from bythebook.text.english.actions import Action, Dest, moved, reg_of, speak_of_this, taken
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import PUT_IN, THEIR, Scope, Spoken, Unplayable
from bythebook.text.english.subjects import It, Subject, ThisCard


@dataclass(frozen=True)
class Hushed:
    """With its skills negated for a time, as it is played or used."""

    until: int
    plural: bool = False


def hushed_until(hushed: Hushed | None) -> int:
    """How long skills are negated, if they are."""
    return 0 if hushed is None else hushed.until


@dataclass(frozen=True)
class Play(Action):
    """Play battle cards without paying, in a mode if it is said."""

    what: Subject
    mode: int = AS_ZONE
    negated: Hushed | None = None
    form: int = 0
    area: Area | None = None
    onto: Subject | None = None
    owners: bool = False
    """whether they come to their owners' battle areas"""

    def effects(self, scope: Scope) -> list[Effect]:
        if self.area is not None and isinstance(self.what, It):
            self.check_there(self.what, self.area, scope)
        elif self.area is not None:
            if not isinstance(self.what, ThisCard):
                raise Unplayable(self, "it is said twice where the cards are")
            ThisCard(self.area).fetch(scope)
        host = None if self.onto is None else self.onto.noun(scope)
        found = taken(self.what, scope)
        if isinstance(found.noun, This) and not scope.zones and not scope.gone:
            raise Unplayable(self, "it is not said where this card is")
        reg = reg_of(found)
        hushed = HUSHED_LAST.of(scope)
        moved(scope, found, (PLAYED, NOTHING))
        if isinstance(found.noun, This):
            # As played it is a new card.
            scope.follow(found.noun, Bound(reg), False)
        scope.away = None
        negated = hushed_until(self.negated)
        if hushed is not None and hushed[0] == found.noun:
            # 8-8-1-4: not from an area of play, they keep what was done to them.
            negated = negated or hushed[1]
        play = played_by_skills.PlayCards(found.noun, self.mode, reg, negated, self.owners)
        effects: list[Effect] = [*found.effects, play]
        if host is not None:
            if host == found.noun:
                # The other card spoken of: nothing is played onto itself.
                if scope.before is None or scope.before.several or self.onto in (None, self.what):
                    raise Unplayable(self, "a card is not played onto itself")
                last, scope.it = scope.it, scope.before
                host = self.onto.noun(scope)
                scope.it = last
            effects[-1] = PlayOnto(found.noun, host, self.mode, reg, negated)
        return effects

    def check_there(self, what: It, area: Area, scope: Scope) -> None:
        """That a card is played from an area is right only if this text has put it there."""
        went = [scope.deeds.get((PUT_IN, zone)) for zone in area.zones]
        noun = what.noun(scope)
        if isinstance(noun, This) and scope.zones and set(scope.zones) <= set(area.zones):
            return  # there it has to be for its skill to count
        if scope.subject is not None and noun == scope.subject.noun and area.whose == YOU:
            if ARRIVED_IN.of(scope) and set(ARRIVED_IN.of(scope)) <= set(area.zones):
                return  # there it has come
        if not any(spoken is not None and spoken.noun == noun for spoken in went):
            raise Unplayable(self, "it is not known to be there")


@dataclass(frozen=True)
class Countered(Action):
    """The card being played goes somewhere instead."""

    what: Subject
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not COUNTERS_PLAY.of(scope):
            raise Unplayable(self, "no card is being played")
        if isinstance(self.what, It):
            if scope.it is not None:
                raise Unplayable(self, "something else was spoken of since")
            played: Noun = BeingPlayed(PLAYED_TYPE.of(scope))
        else:
            played = self.what.noun(scope)
        self.to.lies_as_usual(self)
        index = BOTTOM if self.to.bottom else TOP
        return [PutInstead(played, self.to.zone, NOTHING, index)]


@dataclass(frozen=True)
class NegateTheAttack(Action):
    """Negate the attack."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.NegateAttack()]


@dataclass(frozen=True)
class NegateBoth(Action):
    """Negate the attack, and this skill for the turn."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [dbs.NegateAttack(), NegateThisSkill()]


@dataclass(frozen=True)
class Ending(Action):
    """You win the game, or lose it."""

    won: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it is said of you")
        return [WinGame(YOU)] if self.won else [LoseGame(YOU)]


@dataclass(frozen=True)
class AnotherTurn(Action):
    """After your current turn you take another; in the other player's turn there is none."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [IfSo(TurnOf(YOU), (TakeExtraTurn(YOU),))]


@dataclass(frozen=True)
class FlipThis(Action):
    """Flip this card over; to its back is said on its front."""

    form: int = 0

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
        speak_of_this(scope, found)
        return [*found.effects, dbs.Mark(found.noun, self.n)]


@dataclass(frozen=True)
class Negate(Action):
    """Negate the skills of cards for a time."""

    what: Subject
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        # 8-2-2-2: what does not say how long lasts during the game.
        until = self.until or scope.until or THIS_GAME
        HUSHED_LAST.note(scope, (found.noun, until))
        return [*found.effects, dbs.NegateSkills(found.noun, until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        cards = self.what.noun(scope)
        if self.until or not isinstance(cards, Cards):
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        if not cards.other and cards.whose != OPPONENT:
            raise Unplayable(self, "it leaves open whether it negates itself")
        able: Condition = CanBeNegated()
        such = able if cards.such is None else Every((cards.such, able))
        return [Modifier(LOSE_ABILITIES, CHAR_ABILITIES, replace(cards, such=such))]


@dataclass(frozen=True)
class NegateKind(Action):
    """Negate the skills of a kind (marks) of cards for a time."""

    what: Subject
    marks: int
    until: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, dbs.NegateSkills(found.noun, self.until, self.marks)]


@dataclass(frozen=True)
class ComboWith(Action):
    """Combo with cards by a skill: they are placed in the combo area (3-7-3)."""

    what: Subject
    form: int = 0
    negated: Hushed | None = None
    for_this: bool = False
    """with this card, which is in battle"""

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "the opponent combos")
        if self.for_this and not scope.in_battle:
            raise Unplayable(self, "it is not said that this card is in battle")
        found = self.what.fetch(scope)
        moved(scope, found, (COMBOED, NOTHING))
        scope.away = None
        negated = hushed_until(self.negated)
        return [*found.effects, ComboBySkill(found.noun, reg_of(found), negated)]


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
class NegateThis(Action):
    """Negate this skill for a time."""

    until: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [NegateThisSkill(self.until)]


@dataclass(frozen=True)
class RemoveMarkers(Action):
    """Remove markers from a unison card."""

    n: int
    what: Subject
    form: int = 0

    def as_cost(self, scope: Scope) -> CostPart | None:
        if not isinstance(self.what, ThisCard):
            raise Unplayable(self, "it is not done as a cost")
        self.what.fetch(scope)
        return MarkerCost(-self.n)

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, dbs.Mark(found.noun, -self.n)]


@dataclass(frozen=True)
class PlayUnison(Action):
    """Play a unison card with markers on it."""

    what: Subject
    n: int
    form: int = 0
    mode: int = AS_ZONE

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        scope.done = Bound(R_MOVED)
        scope.forget_moved()
        scope.did(PLAYED, Bound(R_MOVED))
        return [*found.effects, PlayUnisonWith(found.noun, Num(self.n), self.mode)]


@dataclass(frozen=True)
class AddCombo(Action):
    """This card gets combo power."""

    n: int
    until: int
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [Give(This(), COMBO_POWER, Num(self.n), self.until)]


@dataclass(frozen=True)
class ActivateIt(Action):
    """Activate an extra card that is not in the hand."""

    what: Subject
    form: int = 0

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
    whose: int = YOU
    mode: int = AS_ZONE

    def effects(self, scope: Scope) -> list[Effect]:
        note = TOKEN_NOTE.of(scope)
        if not isinstance(note, TokenNote):
            note = TokenNote(self.name, self.power)
        elif self.power >= 0:
            raise Unplayable(self, "it is said twice what the tokens are")
        TOKEN_NOTE.note(scope, None)
        if note.power < 0 or note.name != self.name:
            raise Unplayable(self, "nothing says what the tokens are")
        card = token_card(
            note.name,
            note.power,
            combo_cost=note.combo_cost,
            combo_power=note.combo_power,
        )
        scope.forget_moved()
        scope.did(PLAYED, Bound(R_MOVED), self.n > 1)
        scope.it = Spoken(Bound(R_MOVED), self.n > 1)
        scope.done = Bound(R_MOVED)
        return [CreateTokens(card, self.n, self.mode, scope.whose(self.whose))]
