"""Section 10: keyword skills, as the skills their words stand for.

Each function builds one keyword skill with its bit in `marks`. `Costs` are skill costs
as written; `Cards` say which cards ("what") by their tests: the areas are the keyword's own.
"""

from dataclasses import replace
from typing import Final

from bythebook.games.dbs.abilities.skill_costs import TurnTo, WithThis
from bythebook.games.dbs.cards.cards import (
    ANY_KEYWORD,
    AWAKEN,
    BATTLE,
    BLOCKER,
    DUAL_ATTACK,
    FIELD,
    IN_BATTLE,
    KEYWORDS,
    LIMITED,
    MAIN,
    ONCE_PER_TURN,
    REVENGE,
    SPEAKS_OF_ATTACKING,
    SURGE,
    TRIPLE_ATTACK,
    TYPE,
    WISH,
)
from bythebook.games.dbs.keywords.battle_keywords import (
    BecomeGuard,
    CanBlock,
    KoAttackCard,
    at_battle_end,
)
from bythebook.games.dbs.keywords.fields import PlaceField
from bythebook.games.dbs.keywords.keyword_costs import (
    DropFromDeck,
    TakeMarkers,
    TakeMarkersX,
)
from bythebook.games.dbs.keywords.keyword_effects import (
    ChooseSome,
)
from bythebook.games.dbs.keywords.keyword_parts import NO_SKILL, Body, Costs, battle_cards
from bythebook.games.dbs.keywords.permanent_keywords import skill_of
from bythebook.games.dbs.keywords.playing_keywords import (
    also_from,
    arrival,
    dark_over_realm,
    evolve,
    ex_evolve,
    over_realm,
    successor,
    union_absorb,
    union_fusion,
    union_potara,
    xeno_evolve,
)
from bythebook.games.dbs.keywords.standing_keywords import (
    aegis,
    alliance,
    empower,
    heroic,
    offering,
    overlord,
    rejuvenate,
    revive,
    swap,
    villainous,
)
from bythebook.games.dbs.policy import AVENGERS_IN, COUNTERS_FROM, DUAL_ATTACKS, TRIPLE_ATTACKS
from bythebook.games.dbs.texts.events import (
    EV_ATTACK,
    EV_ATTACKED,
    EV_GUARD,
)
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DROP,
    HAND,
    IN_PLAY,
    LEADER_AREA,
    REST,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    Ability,
    CostPart,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.nouns import Cards, Count, Noun, Num, This
from bythebook.kernel.language.words import AT_LEAST, HAS, YOU, Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_ABILITIES, GRANT
from bythebook.kernel.texts.branching import Undone
from bythebook.kernel.texts.lasting import END_OF_TURN, GiveBits, GrantAbility
from bythebook.kernel.texts.verbs import TurnCards

__all__ = [
    "NO_SKILL",
    "Body",
    "Costs",
    "aegis",
    "alliance",
    "also_from",
    "arrival",
    "awaken",
    "blocker",
    "bond",
    "burst",
    "choose_some",
    "counter",
    "dark_over_realm",
    "dual_attack",
    "empower",
    "evolve",
    "ex_evolve",
    "field",
    "gained",
    "having",
    "heroic",
    "limit",
    "offering",
    "once_per_turn",
    "over_realm",
    "overlord",
    "permanent",
    "rejuvenate",
    "revenge",
    "revive",
    "sparking",
    "spirit_boost",
    "successor",
    "swap",
    "union_absorb",
    "union_fusion",
    "union_potara",
    "villainous",
    "wish",
    "xeno_evolve",
]

# Having a keyword, and gaining one.


def permanent(keyword: int) -> Ability:
    """A [Permanent] keyword by its bit: Critical, the Strikes, Victory Strike, Barrier, Deflect,
    Indestructible, Unique, Servant, Energy-Exhaust, Ultimate, Super Combo, Dragon Ball,
    Warrior of Universe 7, Wormhole, Invoker."""
    return skill_of(keyword)


def gained(ability: Ability, what: Noun, until: int = END_OF_TURN) -> Body:
    """Effects by which cards gain a keyword skill built here, for a time."""
    bits = ability.marks & ANY_KEYWORD
    return (GrantAbility(what, ability, until), GiveBits(what, KEYWORDS, bits, until))


def having(ability: Ability, who: Noun) -> tuple[Modifier, ...]:
    """Modifiers of a [Permanent] skill by which cards have a keyword skill built here."""
    return (
        Modifier(GRANT, CHAR_ABILITIES, who, grants=ability),
        Modifier(BITS_ON, KEYWORDS, who, bits=ability.marks & ANY_KEYWORD),
    )


# Words before a skill.


def once_per_turn(ability: Ability) -> Ability:
    """10-11: the same skill with [Once per turn]."""
    return replace(ability, limit=1, marks=ability.marks | ONCE_PER_TURN)


def limit(ability: Ability, x: int) -> Ability:
    """10-48: the same skill with [Limit X]."""
    return replace(ability, limit=x, marks=ability.marks | LIMITED)


ANY_BATTLE_CARD: Final = Cards(YOU, tests=(Test(TYPE, HAS, BATTLE),))


# Skills of leaders and of any card.


@rule("dbs 10-2-1", nothing=NO_SKILL)
def awaken(
    body: Body, condition: Condition | None = None, cost: Costs = (), surge: bool = False
) -> Ability:
    """[Awaken] is activated in the main phase and in battle, its condition met and cost paid."""
    marks = MAIN | IN_BATTLE | (SURGE if surge else AWAKEN)
    return Ability(ACT, (LEADER_AREA,), condition=condition, cost=cost, body=body, marks=marks)


@rule("dbs 10-3-1", nothing=NO_SKILL)
def field() -> Ability:
    """[Field] places an extra card in the battle area in active mode, in the main phase."""
    return Ability(ACT, (HAND,), body=(PlaceField(),), marks=MAIN | FIELD)


# Skills of battles.


def blocker() -> Ability:
    """10-4: [Blocker] is activated by resting its card when another of the player's is attacked."""
    others = Cards(YOU, IN_PLAY, other=True)
    return Ability(
        AUTO,
        IN_PLAY,
        Trigger(EV_ATTACKED, others, value=0, condition=CanBlock()),
        cost=(WithThis(TurnTo(REST)),),
        body=(BecomeGuard(),),
        marks=BLOCKER,
    )


@rule("dbs 10-8-1", nothing=NO_SKILL)
def dual_attack(times: int = 2) -> Ability:
    """[Dual Attack] (2) or [Triple Attack] (3): active again at the end of battle, X-1 times."""
    x = TRIPLE_ATTACKS.value if times == 3 else DUAL_ATTACKS.value
    return Ability(
        AUTO if x > 1 else CONT,
        IN_PLAY,
        Trigger(EV_ATTACK, This()),
        body=(at_battle_end(TurnCards(This(), ACTIVE)),),
        limit=x - 1,
        marks=(TRIPLE_ATTACK if times == 3 else DUAL_ATTACK) | SPEAKS_OF_ATTACKING,
    )


@rule("dbs 10-9-1", nothing=NO_SKILL)
def revenge() -> Ability:
    """[Revenge]: as its card becomes the guard card; the attack card is KO'd as battle ends."""
    return Ability(
        AUTO,
        AVENGERS_IN.value,
        Trigger(EV_GUARD, This()),
        body=(at_battle_end(KoAttackCard()),),
        marks=REVENGE,
    )


@rule("dbs 10-23-1", nothing=AmountIs(Num(0), AT_LEAST, 0))
def bond(x: int, what: Cards | None = None) -> Condition:
    """[Bond X]: X or more battle cards, or of the specified ones, in your battle area."""
    return AmountIs(Count(bonded(what)), AT_LEAST, x)


@rule("dbs 10-23-2-1", nothing=replace(ANY_BATTLE_CARD, zones=(BATTLE_AREA,)))
def bonded(what: Cards | None) -> Cards:
    """Where battle cards are specified, only those count."""
    return battle_cards(what or ANY_BATTLE_CARD, (BATTLE_AREA,))


@rule("dbs 10-27-1", nothing=Undone())
def choose_some(choices: tuple[Body, ...], count: int = 1, up_to: bool = False) -> Effect:
    """10-27: "Choose X": so many of the choices are done, in the order they are chosen in."""
    return ChooseSome(choices, count, up_to)


@rule("dbs 10-28-1", nothing=NO_SKILL)
def wish(body: Body, condition: Condition | None = None, cost: Costs = ()) -> Ability:
    """[Wish] is activated in the main phase and in battle, its condition met and cost paid."""
    marks = MAIN | IN_BATTLE | WISH
    return Ability(ACT, IN_PLAY, condition=condition, cost=cost, body=body, marks=marks)


def counter(
    moment: int, body: Body, cost: Costs = (), condition: Condition | None = None
) -> Ability:
    """10-10: a [Counter] skill; `moment` is COUNTER_PLAY and the like, one or more bits."""
    zones = COUNTERS_FROM.value
    return Ability(ACT, zones, condition=condition, cost=cost, body=body, marks=moment)


@rule("dbs 10-29-1", nothing=AmountIs(Num(0), AT_LEAST, 0))
def sparking(x: int) -> Condition:
    """[Sparking X]: X or more cards in the drop area."""
    return AmountIs(Count(Cards(YOU, (DROP,))), AT_LEAST, x)


def burst(x: int) -> CostPart:
    """10-30: [Burst X], first of a skill's cost: X cards from the top of the deck to the drop."""
    return DropFromDeck(x)


def spirit_boost(x: int, what: Cards | None = None) -> CostPart:
    """10-47: [Spirit Boost X], first of a skill's cost: X markers off your (specified) unison.

    Without a number X is what its master says.
    """
    return TakeMarkers(x, what) if x else TakeMarkersX(what)
