"""Orders, tokens and their kin as nouns; who went second, arms that are held (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.cards.types import ADDITIONAL_EFFECT
from bythebook.games.vanguard.d.texts.conditions import WentSecond
from bythebook.games.vanguard.d.zones.zones import ARMS, BASE, ORDER_ZONE, ORDER_ZONES, PRISON
from bythebook.games.vanguard.texts.shuffling import found_apart
from bythebook.kernel.abilities.abilities import CARD_EFFECT, Ability
from bythebook.kernel.language.amounts import Compare, Exists
from bythebook.kernel.language.conditions import AmountIs, Condition, Every
from bythebook.kernel.language.nouns import Cards, Count
from bythebook.kernel.language.words import AT_LEAST, YOU
from bythebook.text.english.bodies import body_of
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Kind
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.scope import reading
from bythebook.text.vanguard.sentences import Sentence, check_note

IN_ORDER_ZONE: Final = (ORDER_ZONE,)
IN_PRISON: Final = (PRISON,)
IN_BASE: Final = (BASE,)


@dataclass(frozen=True)
class YouWentSecond(Claim):
    """You took the second turn of the game, or the first."""

    second: bool = True

    def condition(self, scope: Scope) -> Condition:
        return WentSecond(self.second)


@dataclass(frozen=True)
class HasArms(Claim):
    """So many arms are on the vanguard circle."""

    n: int = 1
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(YOU, (ARMS,))), AT_LEAST, self.n)


@dataclass(frozen=True)
class OnlyHas(Claim):
    """All cards of your order zone, imprisoned and scouted ones too, are of a kind."""

    kind: Kind

    def condition(self, scope: Scope) -> Condition:
        found = self.kind.test(scope)
        if found.such is not None or found.other or found.limits or found.orient >= 0:
            raise Unplayable(self, "it asks for more than a kind of cards")
        such = Cards(YOU, ORDER_ZONES, found.tests)
        return Every((Exists(such), Compare(Count(such), AT_LEAST, Count(Cards(YOU, ORDER_ZONES)))))


@dataclass(frozen=True)
class AdditionalText(Text):
    """What an over trigger does besides in a drive check."""

    sentences: tuple[Sentence, ...]

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if not kind & OVERDRESS:
            raise Unplayable(self, "there are no such triggers in this era")
        for sentence in self.sentences:
            check_note(self, sentence.note)
        body = found_apart(body_of(self.sentences, reading(kind)))
        return (Ability(CARD_EFFECT, body=body, marks=ADDITIONAL_EFFECT, words=self),)


LINES: Final = """
zone = ORDER_ZONE : order zone
befallen = Goes : put in {to:area} {origin?:origin} {=form:9}
zone = RIDE_DECK : ride deck
card_head = NORMAL_ORDER : normal order
card_head = BLITZ_ORDER : blitz order
card_head = SET_ORDER : set order
card_head = TRIGGER_ORDER : trigger order
card_head = ORDERS : order
card_head = TOKEN_UNIT : token
card_head = SHADOW_ARMY_HEAD : shadow army token
card_head = PLANT_HEAD : plant token
card_head = MOMOKKE_HEAD : momokke token
card_head = SONG_HEAD : song
card_head = WORLD_HEAD : world
card_head = PRISON_HEAD : prison
card_head = BASE_HEAD : base
claim = YouWentSecond : you went second
claim = YouWentSecond : you went first {=second:False}
claim = HasArms : your (VC) have a arms
claim = HasArms : your (VC) have {n:number} or more arms {=form:1}
claim = OnlyHas : your order zone only have {kind:sort}
text = AdditionalText : additional effect - {sentences:sentences}
"""
