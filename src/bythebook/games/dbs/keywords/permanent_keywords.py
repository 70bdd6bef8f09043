"""[Permanent] keyword skills: characteristics, and what some of them do besides."""

from dataclasses import dataclass

from bythebook.games.dbs.cards.cards import (
    BARRIER,
    DEFLECT,
    ENERGY_EXHAUST,
    INDESTRUCTIBLE,
    KEYWORD_NAMES,
    KEYWORDS,
    NO_SPECIFIED,
    POWER,
    SERVANT,
    TRAITS,
    WARRIOR_OF_UNIVERSE_7,
    trait_word,
)
from bythebook.games.dbs.policy import DEFLECTS_ANNOUNCED
from bythebook.games.dbs.texts.events import (
    CANNOT_BE_CHOSEN,
    CANNOT_BE_KOD_IN_BATTLE,
    CANNOT_LEAVE,
    DEFLECTS,
)
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    ENERGY,
    EVERYWHERE,
    HAND,
    IN_PLAY,
    REST,
    all_areas,
)
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    Effect,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import HAS, YOU, Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT


def skill_of(keyword: int) -> Ability:
    """The skill a [Permanent] keyword stands for: its bit, and what it does."""
    if keyword == INDESTRUCTIBLE:
        bits = CANNOT_LEAVE | CANNOT_BE_KOD_IN_BATTLE
        return safe(keyword, bits, (BATTLE_AREA,))
    if keyword == BARRIER:
        return safe(keyword, CANNOT_BE_CHOSEN, IN_PLAY)
    if keyword == DEFLECT:
        return safe(
            keyword, DEFLECTS, (*DEFLECTS_ANNOUNCED.value, *deflects_by_skill(), BATTLE_AREA)
        )
    if keyword == SERVANT:
        return Ability(CONT, IN_PLAY, modifiers=servant_power(), marks=SERVANT)
    if keyword == ENERGY_EXHAUST:
        return energy_exhaust()
    if keyword == WARRIOR_OF_UNIVERSE_7:
        return Ability(CONT, IN_PLAY, modifiers=no_specified_cost(), marks=keyword)
    return Ability(CONT, IN_PLAY, marks=keyword)


def safe(keyword: int, bits: int, zones: tuple[int, ...]) -> Ability:
    """A keyword that keeps its card from having something done to it."""
    modifier = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits)
    return Ability(CONT, zones, modifiers=(modifier,), marks=keyword)


@rule("dbs 10-21-1", nothing=())
def no_specified_cost() -> tuple[Modifier, ...]:
    """Its master's cards with that trait, in all areas, are treated as without specified cost."""
    kin = Cards(YOU, all_areas(), (Test(TRAITS, HAS, words=(trait_word(TRAIT),)),))
    return (Modifier(BITS_ON, KEYWORDS, kin, bits=NO_SPECIFIED),)


@dataclass(frozen=True)
class EnterRested(Effect):
    """What would come to the energy area comes there in rest mode."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return move(list(frame.regs[R_SUBJECT]), ENERGY, orient=REST)

    def plain(self) -> bool:
        return True


@rule("dbs 10-22-3", nothing=())
def deflects_by_skill() -> tuple[int, ...]:
    """[Deflect] counts for a card that a skill plays, wherever it comes from."""
    return tuple(zone for zone in all_areas() if zone not in (HAND, BATTLE_AREA))


@rule("dbs 10-34-1", nothing=Ability(CONT))
def energy_exhaust() -> Ability:
    """A card with [Energy-Exhaust] comes to the energy area in rest mode, from any area."""
    would = Trigger(EV_MOVE, This(), target=(ENERGY,))
    return Ability(
        CONT,
        EVERYWHERE,
        replacement=Replacement(would, (EnterRested(),)),
        marks=ENERGY_EXHAUST,
    )


@rule("dbs 10-43-1", nothing=())
def servant_power() -> tuple[Modifier, ...]:
    """A card with [Servant] gets 10000 power."""
    return (Modifier(ADD, POWER, This(), Num(10000)),)


TRAIT = KEYWORD_NAMES[WARRIOR_OF_UNIVERSE_7].removeprefix("Warrior of ")
"""the special trait the keyword is about, which its name ends with"""
