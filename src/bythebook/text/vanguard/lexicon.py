"""What the words that all games share come to in this game, in both of its eras."""

from __future__ import annotations

from typing import Final

from bythebook.games.vanguard.abilities.active_zones import unmarked_zones
from bythebook.games.vanguard.cards.cards import (
    CRITICAL_TRIGGER,
    DRAW_TRIGGER,
    FRONT_TRIGGER,
    G_UNIT,
    HEAL_TRIGGER,
    MARKS,
    NORMAL_UNIT,
    OVER_TRIGGER,
    RACES,
    SENTINEL,
    STAND_TRIGGER,
    TRIGGER_ICON,
    TRIGGER_UNIT,
    TYPE,
    named,
    of_clan,
    of_nation,
)
from bythebook.games.vanguard.g.cards.nations import NATIONS
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE, G_ZONE, HEARTS, LOCKED
from bythebook.games.vanguard.texts.events import EV_ATTACK, EV_BEGIN, EV_BOOST, P_TURN, P_TURN_ENDS
from bythebook.games.vanguard.texts.moving import Put, ThisThere
from bythebook.games.vanguard.texts.nouns import ForEvery
from bythebook.games.vanguard.texts.triggers import discarded
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    DECK,
    DROP,
    FIELD,
    GUARDIANS,
    HAND,
    REAR_GUARDS,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import EV_ORIENT, Effect, Trigger
from bythebook.kernel.language.conditions import Every, LiesFaced
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Num
from bythebook.kernel.language.words import ANYONE, HAS, YOU, Test
from bythebook.kernel.state.refs import FACE_UP, NOTHING
from bythebook.kernel.texts.verbs import ChooseAmong, LinkCards, Linked
from bythebook.text.english.conditions import If
from bythebook.text.english.getting import Gets
from bythebook.text.english.joins import ANYHOW
from bythebook.text.english.lexicon import Lexicon
from bythebook.text.english.marks import Word
from bythebook.text.english.sentences import Sentence
from bythebook.text.vanguard.clans import CLAN_NAMES

# What a card is called by.
CLAN: Final = 0
NAME: Final = 1

# Head nouns; those that say a type are its bits.
UNIT_CARD: Final = NORMAL_UNIT | TRIGGER_UNIT
EVERY_TYPE: Final = NORMAL_UNIT | TRIGGER_UNIT | G_UNIT
UNIT_HEAD: Final = 1 << 10
VANGUARD_HEAD: Final = 1 << 11
REAR_GUARD_HEAD: Final = 1 << 12
GUARDIAN_HEAD: Final = 1 << 13
HEART_HEAD: Final = 1 << 14
LOCKED_HEAD: Final = 1 << 15
DAMAGE_HEAD: Final = 1 << 16
SENTINEL_HEAD: Final = 1 << 17
# Head nouns that say a trigger icon.
CRITICAL_HEAD: Final = 1 << 30
DRAW_HEAD: Final = 1 << 31
FRONT_HEAD: Final = 1 << 32
HEAL_HEAD: Final = 1 << 33
OVER_HEAD: Final = 1 << 34
STAND_HEAD: Final = 1 << 36
ICONS: Final = {
    CRITICAL_HEAD: CRITICAL_TRIGGER,
    DRAW_HEAD: DRAW_TRIGGER,
    FRONT_HEAD: FRONT_TRIGGER,
    HEAL_HEAD: HEAL_TRIGGER,
    OVER_HEAD: OVER_TRIGGER,
    STAND_HEAD: STAND_TRIGGER,
}
WHERE: Final = {
    UNIT_HEAD: FIELD,
    VANGUARD_HEAD: (VANGUARD,),
    REAR_GUARD_HEAD: REAR_GUARDS,
    GUARDIAN_HEAD: (GUARDIANS,),
    HEART_HEAD: (HEARTS,),
    LOCKED_HEAD: LOCKED,
    DAMAGE_HEAD: (DAMAGE,),
}
"""where the cards of a head noun are, which says nothing else of them"""


class Vanguard(Lexicon):
    """Where its cards are, what they are asked, and what moves them."""

    types = EVERY_TYPE
    deck = DECK
    hand = HAND
    drop = DROP
    in_play = FIELD
    everywhere = EVERYWHERE
    secret = frozenset((DECK,))
    has_unit_abilities: tuple[int, ...] = (*FIELD, HEARTS)
    """where cards are whose abilities are those of units: hearts have some as units (8.6.5.1.5)"""
    bare_whose = YOU
    bare_is_own = False
    """whether a zone of which it is not said whose it is belongs to who does something with it"""

    def speaks_from(self, kind: int) -> tuple[int, ...]:
        return unmarked_zones((G_ZONE,))

    def areas(self, head: int) -> tuple[int, ...]:
        return () if head in ICONS else WHERE.get(head, FIELD if head else ())

    def placed(self, head: int) -> tuple[int, ...]:
        return () if head == UNIT_HEAD else WHERE.get(head, ())

    def head_tests(self, head: int) -> list[Test]:
        if head in ICONS:
            return [Test(TRIGGER_ICON, HAS, ICONS[head])]
        if head == SENTINEL_HEAD:
            return [Test(MARKS, HAS, SENTINEL)]
        return []

    def knows(self, head: int) -> bool:
        """Whether this era has cards of a head noun, which may be the other era's."""
        return not head & ~self.types or head in WHERE or head in ICONS or head == SENTINEL_HEAD

    def unit_tests(self) -> list[Test]:
        """What tells units from other cards where both lie."""
        return []

    def of_type(self, head: int) -> Test:
        return Test(TYPE, HAS, head & self.types)

    def word_test(self, word: Word) -> Test:
        if word.kind == NAME:
            return named(word.word)
        if word.word in CLAN_NAMES:
            return of_clan(word.word)
        if word.word in NATIONS:
            return of_nation(word.word)
        return Test(RACES, HAS, words=(word.word,))

    def discarded(self, who: Noun) -> Trigger:
        """A card is discarded, from wherever the era discards."""
        return discarded(who)

    def this_there(self, zones: tuple[int, ...]) -> Noun:
        return ThisThere(zones)

    def is_hidden(self, cards: Cards) -> bool:
        such = cards.such.parts if isinstance(cards.such, Every) else (cards.such,)
        if LiesFaced(FACE_UP) in such:
            return bool({HAND, DECK} & set(cards.zones))
        return bool({HAND, DECK, G_ZONE} & set(cards.zones))

    def choose_these(self, noun: Noun, reg: int) -> Effect:
        return ChooseAmong(noun, Cards(ANYONE), Num(99), reg=reg)

    def put(self, noun: Noun, zone: int, index: int, mode: int, face: int, reg: int) -> Effect:
        return Put(noun, zone, NOTHING, index, mode, face, reg)

    def for_every(self, amount: Amount, per: int, times: int) -> Amount:
        return ForEvery(amount, per, times)

    def ends(self, battle: bool, whose: int) -> Trigger:
        return Trigger(EV_BEGIN, value=P_TURN_ENDS, turn=whose)

    def turn_begins(self, whose: int) -> Trigger:
        return Trigger(EV_BEGIN, value=P_TURN, turn=whose)

    def stays(self, trigger: Trigger) -> bool:
        return trigger.event in (EV_ATTACK, EV_BOOST, EV_ORIENT)

    def asks_later(self, sentence: Sentence, after: Sentence) -> bool:
        """Whether a sentence asks what was done, and nothing was done but later."""
        from bythebook.text.vanguard.deeds import DidNotSo, DidSo

        steps = sentence.steps()
        first = next((k for k, step in enumerate(steps) if step.later is not None), -1)
        if sentence.later is not None:
            first = 0
        if first < 0 or any(not isinstance(step.action, Gets) for step in steps[:first]):
            return False
        if after.link != ANYHOW or after.later is not None or not after.prefixes:
            return False
        asked = after.prefixes[0]
        return isinstance(asked, If) and isinstance(asked.claims[0], DidSo | DidNotSo)

    def kept_for_later(self, noun: Noun, done: Sentence) -> tuple[Effect, Noun] | None:
        from bythebook.text.vanguard.actions import LEAVING

        # What is moved away becomes new cards: linked ones of another use are gone by then.
        if all(isinstance(step.action, LEAVING) for step in done.steps()):
            return LinkCards(noun), Linked()
        return None

    def arranged(self, sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        from bythebook.text.vanguard.sentences import with_then

        return with_then(sentences)


LEXICON: Final = Vanguard()
