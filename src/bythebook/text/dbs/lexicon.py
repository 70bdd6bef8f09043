"""What the words that all games share come to in this game."""

from __future__ import annotations

from typing import Final

from bythebook.games.dbs.abilities.skill_costs import PaidWith
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COLORS,
    COST,
    EXTRA,
    LEADER,
    POWER,
    TOKEN,
    TRAITS,
    UNISON,
    speaks_from,
    trait_word,
)
from bythebook.games.dbs.cards.characteristics import CostIs, named, of_character, of_type
from bythebook.games.dbs.keywords.keywords import choose_some
from bythebook.games.dbs.policy import (
    HAVE_COSTS,
    WHERE_BATTLE_CARDS_ARE,
    WHERE_ENERGY_IS,
    WHERE_LEADERS_ARE,
    WHERE_MODES_ARE,
    WHERE_NAMED_CARDS_ARE,
    WHERE_TOKENS_ARE,
    WHERE_UNISONS_ARE,
)
from bythebook.games.dbs.texts import effects
from bythebook.games.dbs.texts.amounts import ForEvery
from bythebook.games.dbs.texts.choices import ChooseThese, ThisThere
from bythebook.games.dbs.texts.events import (
    EV_ACTIVATED,
    EV_ATTACK,
    EV_ATTACKED,
    EV_BEGIN,
    EV_DAMAGE,
    EV_KO,
    EV_KOS,
    P_BATTLE_ENDS,
    P_TURN,
    P_TURN_ENDS,
)
from bythebook.games.dbs.texts.fighting import Fighting
from bythebook.games.dbs.texts.filters import OriginalValue
from bythebook.games.dbs.texts.life_faces import LiesFaceUp
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    EVERYWHERE,
    HAND,
    IN_PLAY,
    LIFE,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, Effect, Trigger
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Every
from bythebook.kernel.language.nouns import Amount, Cards, Noun
from bythebook.kernel.language.words import EQUAL, HAS, Test
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.dbs.if_you_do import done_with, with_switched
from bythebook.text.english.lexicon import Lexicon
from bythebook.text.english.marks import Asked, Word
from bythebook.text.english.moments import Ends, Moment
from bythebook.text.english.scope import Scope
from bythebook.text.english.sentences import Sentence
from bythebook.text.meaning import Unplayable

EVERY_TYPE: Final = LEADER | BATTLE | EXTRA | UNISON | TOKEN

TRAIT: Final = 0
NAME: Final = 1
CHAR: Final = 2
ENERGY_HEAD: Final = 1 << 10
"""the head noun "energy": any card, in the energy area (8-5-5)"""


def where_head(head: int) -> tuple[int, ...]:
    """Where the cards of a head noun are meant to be if nothing is said.

    Extra cards in play lie in the battle area; a card of any type is in play.
    """
    if head == 0:
        return tuple(sorted({*WHERE_NAMED_CARDS_ARE.value, *WHERE_UNISONS_ARE.value}))
    if head == BATTLE | LEADER:
        return WHERE_NAMED_CARDS_ARE.value
    found: set[int] = {BATTLE_AREA} if head & EXTRA else set()
    if head & LEADER:
        found.update(WHERE_LEADERS_ARE.value)
    if head & BATTLE:
        found.update(WHERE_BATTLE_CARDS_ARE.value)
    if head & UNISON:
        found.update(WHERE_UNISONS_ARE.value)
    if head & TOKEN:
        found.update(WHERE_TOKENS_ARE.value)
    if head & ENERGY_HEAD:
        found.update(WHERE_ENERGY_IS.value)
    return tuple(sorted(found))


def word_test(kind: int, word: str) -> Test:
    """That a card has a trait, a card name or a character name."""
    if kind == TRAIT:
        return Test(TRAITS, HAS, words=(trait_word(word),))
    if kind == NAME:
        return named(word)
    return of_character(word)


def who_have(char: int) -> int:
    """The types of cards that have a number (2-8-2, 2-9-2, 2-10-2, 2-11-4)."""
    if char == COST:
        return HAVE_COSTS.value | TOKEN
    if char == POWER:
        return EVERY_TYPE & ~EXTRA
    return BATTLE | TOKEN


def is_open(cards: Cards) -> bool:
    """Whether only cards that lie face up are meant: what they are everybody sees (3-9-3)."""
    such = cards.such.parts if isinstance(cards.such, Every) else (cards.such,)
    return LiesFaceUp() in such


STAYING: Final = (EV_ATTACK, EV_ATTACKED, EV_DAMAGE, EV_KOS, EV_ORIENT, EV_ACTIVATED)
"""what happens to a card while it stays where it is"""


def is_leader(noun: Noun) -> bool:
    """Whether a leader is meant, and nothing else."""
    return isinstance(noun, Cards) and noun.zones == WHERE_LEADERS_ARE.value


class DragonBall(Lexicon):
    """Where its cards are, what they are asked, and what moves them."""

    types = EVERY_TYPE
    colors = COLORS
    deck = DECK
    hand = HAND
    drop = DROP
    in_play = IN_PLAY
    everywhere = EVERYWHERE
    secret = frozenset((DECK, LIFE))

    def speaks_from(self, kind: int) -> tuple[int, ...]:
        return speaks_from(kind)

    def areas(self, head: int) -> tuple[int, ...]:
        return where_head(head)

    def placed(self, head: int) -> tuple[int, ...]:
        return where_head(head) if head == ENERGY_HEAD else ()

    def where_states_are(self) -> tuple[int, ...]:
        return WHERE_MODES_ARE.value

    def of_type(self, head: int) -> Test:
        return of_type(head)

    def tells_type(self, head: int) -> bool:
        # Extra cards lie in the battle area, too.
        return bool(head & (LEADER | BATTLE | UNISON)) and head != BATTLE

    def word_test(self, word: Word) -> Test:
        return word_test(word.kind, word.word)

    def who_have(self, char: int) -> int:
        return who_have(char)

    def ask_number(self, asked: Asked, char: int, how: int, n: int, original: bool = False) -> None:
        if original:
            asked.such.append(OriginalValue(char, how, n))
        elif char == COST:
            asked.such.append(CostIs(how, n))
        else:
            asked.tests.append(Test(char, how, n))

    def ask_any(self, asked: Asked, char: int, values: tuple[int, ...]) -> None:
        if char == COST:
            asked.such.append(Either(tuple(CostIs(EQUAL, n) for n in values)))
        else:
            super().ask_any(asked, char, values)

    def nobody_knows(self, cards: Cards) -> bool:
        return DECK in cards.zones or (LIFE in cards.zones and not is_open(cards) and cards.asks())

    def this_there(self, zones: tuple[int, ...]) -> Noun:
        return ThisThere(zones)

    def stands_out(self, noun: Noun) -> bool:
        return isinstance(noun, Fighting | PaidWith)

    def is_paid(self, noun: Noun) -> bool:
        return isinstance(noun, PaidWith)

    def is_hidden(self, cards: Cards) -> bool:
        if cards.zones == (LIFE,) and is_open(cards):
            return False
        return super().is_hidden(cards)

    def never_moves(self, noun: Noun) -> bool:
        return is_leader(noun)

    def choose_these(self, noun: Noun, reg: int) -> Effect:
        return ChooseThese(noun, reg)

    def choose_some(self, choices: tuple[tuple[Effect, ...], ...], n: int, up_to: bool) -> Effect:
        return choose_some(choices, n, up_to)

    def put(self, noun: Noun, zone: int, index: int, mode: int, face: int, reg: int) -> Effect:
        return effects.Put(noun, zone, NOTHING, index, mode, face, reg)

    def discard(self, noun: Noun, reg: int) -> Effect:
        return effects.Discard(noun, reg)

    def turn(self, noun: Noun, state: int) -> Effect:
        return effects.SwitchTo(noun, state)

    def draw_together(self, count: Amount) -> list[Effect]:
        return [effects.DrawTogether(count)]

    def for_every(self, amount: Amount, per: int, times: int) -> Amount:
        return ForEvery(amount, per, times)

    def lasts(self, until: int) -> int:
        return until

    def ends(self, battle: bool, whose: int) -> Trigger:
        return Trigger(EV_BEGIN, value=P_BATTLE_ENDS if battle else P_TURN_ENDS, turn=whose)

    def turn_begins(self, whose: int) -> Trigger:
        return Trigger(EV_BEGIN, value=P_TURN, turn=whose)

    def stays(self, trigger: Trigger) -> bool:
        return trigger.event in STAYING

    def both_at_once(self, first: Trigger, second: Trigger) -> bool:
        # Being KO'd a card goes somewhere, too.
        if first.event != EV_KO or second.event != EV_MOVE:
            return False
        return not second.origin or BATTLE_AREA in second.origin

    def moment_later(self, moment: Moment, scope: Scope) -> Moment:
        # By then a card of the combo area has left it (7-4-1-9-1).
        from bythebook.text.dbs.moments_of_leaving import AfterCombo

        in_combo = isinstance(moment, Ends) and moment.battle and scope.zones == (COMBO_AREA,)
        return AfterCombo() if in_combo else moment

    def shows_done(
        self, effects: list[Effect], before: list[Effect], scope: Scope
    ) -> tuple[Effect, ...]:
        return (done_with(effects, before),)

    def shows_turned(self, effects: list[Effect], scope: Scope, node: object) -> tuple[Effect, ...]:
        return (with_switched(done_with(effects), effects, scope.switched, node),)

    def arranged(self, sentences: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
        from bythebook.text.dbs.sentences import with_notes_of_tokens

        return with_notes_of_tokens(sentences)

    def check_end(self, sentences: tuple[Sentence, ...], scope: Scope) -> None:
        from bythebook.text.dbs.scope import LIFE_OPENED

        if LIFE_OPENED.of(scope):
            raise Unplayable(sentences, "nothing says that life is shuffled")


LEXICON: Final = DragonBall()
