"""Section 10: keyword skills that play their own card."""

from typing import Final

from bythebook.games.dbs.cards.cards import (
    ARRIVAL,
    DARK_OVER_REALM,
    EVOLVE,
    EX_EVOLVE,
    GREEN,
    IN_BATTLE,
    MAIN,
    OVER_REALM,
    SPEAKS_OF_PLAYING,
    SUCCESSOR,
    UNION_ABSORB,
    UNION_FUSION,
    UNION_POTARA,
    XENO_EVOLVE,
    YELLOW,
)
from bythebook.games.dbs.keywords.entering import NotePlayedWith
from bythebook.games.dbs.keywords.evolving import EvolveOnto, PotaraOnto, XenoEvolveFrom
from bythebook.games.dbs.keywords.expanding import AlsoFrom
from bythebook.games.dbs.keywords.keyword_costs import (
    ChoosePairToUse,
    ChooseToUse,
    DropForTotal,
    DropPair,
)
from bythebook.games.dbs.keywords.keyword_effects import (
    ArrivalOpen,
)
from bythebook.games.dbs.keywords.keyword_parts import NO_SKILL, Body, Costs, battle_cards
from bythebook.games.dbs.keywords.realms import RealmOpen, dark_over_realm_body, over_realm_body
from bythebook.games.dbs.policy import ABSORB_FROM, EVOLVE_FROM, FUSION_FROM, POTARA_FROM
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    HAND,
)
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.procedure.clauses import rule


def evolving(
    keyword: int,
    cost: Costs,
    who: Cards,
    condition: Condition | None,
    effect: Effect,
    count: int = 1,
) -> Ability:
    """One of the [Evolve] skills; `count` is how many battle cards it takes."""
    return Ability(
        ACT,
        EVOLVE_FROM.value,
        condition=condition,
        cost=evolve_cost(cost, who, keyword, count),
        body=(effect,),
        marks=MAIN | keyword | SPEAKS_OF_PLAYING,
    )


@rule("dbs 10-5-1", nothing=())
def evolve_cost(cost: Costs, who: Cards, keyword: int, count: int = 1) -> Costs:
    """The skill cost is paid and a battle card of the kind chosen, or several, as it says.

    Without them, no [Evolve].
    """
    return (*cost, ChooseToUse(battle_cards(who, ()), (BATTLE_AREA,), keyword, count))


def evolve(cost: Costs, who: Cards, condition: Condition | None = None, count: int = 1) -> Ability:
    """10-5: [Evolve] onto a battle card of that kind, or onto several."""
    return evolving(EVOLVE, cost, who, condition, EvolveOnto(EVOLVE), count)


def ex_evolve(
    cost: Costs, who: Cards, condition: Condition | None = None, count: int = 1
) -> Ability:
    """10-5: [EX-Evolve]."""
    return evolving(EX_EVOLVE, cost, who, condition, EvolveOnto(EX_EVOLVE), count)


def xeno_evolve(
    cost: Costs, who: Cards, condition: Condition | None = None, count: int = 1
) -> Ability:
    """10-5: [Xeno-Evolve]: the battle cards chosen go to the warp."""
    return evolving(XENO_EVOLVE, cost, who, condition, XenoEvolveFrom(XENO_EVOLVE), count)


def also_from(
    keywords: int,
    zones: tuple[int, ...],
    what: Cards | None = None,
    condition: Condition | None = None,
) -> Ability:
    """10-5-8, 10-13-3-5, 10-13-4-5: cards for these keyword skills may be chosen there, too."""
    return Ability(CONT, (HAND,), condition=condition, body=(AlsoFrom(keywords, zones, what),))


PLAY_ACTIVE: Final = PlayCards(This(), ACTIVE)


def union_fusion(cost: Costs, first: Cards, second: Cards) -> Ability:
    """10-13-3: [Union-Fusion] of two cards of the hand with the same power."""
    pair = DropPair(battle_cards(first, ()), battle_cards(second, ()), (HAND,), UNION_FUSION)
    return Ability(
        ACT,
        FUSION_FROM.value,
        cost=(*cost, pair),
        body=(PLAY_ACTIVE, NotePlayedWith(UNION_FUSION)),
        marks=MAIN | UNION_FUSION | SPEAKS_OF_PLAYING,
    )


@rule("dbs 10-13-4-1", nothing=())
def potara_cost(cost: Costs, first: Cards, second: Cards) -> Costs:
    """The skill cost is paid and one battle card of each kind in play chosen."""
    kinds = battle_cards(first, ()), battle_cards(second, ())
    return (*cost, ChoosePairToUse(kinds[0], kinds[1], (BATTLE_AREA,), UNION_POTARA))


def union_potara(cost: Costs, first: Cards, second: Cards) -> Ability:
    """10-13-4: [Union-Potara] of two battle cards in play."""
    return Ability(
        ACT,
        POTARA_FROM.value,
        cost=potara_cost(cost, first, second),
        body=(PotaraOnto(UNION_POTARA),),
        marks=MAIN | UNION_POTARA | SPEAKS_OF_PLAYING,
    )


@rule("dbs 10-13-5-1", nothing=NO_SKILL)
def union_absorb(cost: Costs, body: Body, condition: Condition | None = None) -> Ability:
    """[Union-Absorb] places cards that its text specifies on its own, in the main phase."""
    marks = MAIN | UNION_ABSORB
    return Ability(ACT, ABSORB_FROM.value, condition=condition, cost=cost, body=body, marks=marks)


def over_realm(x: int, cost: Costs = ()) -> Ability:
    """10-15: [Over Realm X]."""
    marks = MAIN | OVER_REALM | SPEAKS_OF_PLAYING
    opens = RealmOpen(OVER_REALM, x)
    body = over_realm_body()
    return Ability(ACT, (HAND,), condition=opens, cost=cost, body=body, marks=marks)


def dark_over_realm(x: int, cost: Costs = ()) -> Ability:
    """10-25: [Dark Over Realm X]."""
    marks = MAIN | DARK_OVER_REALM | SPEAKS_OF_PLAYING
    opens = RealmOpen(DARK_OVER_REALM, x)
    body = dark_over_realm_body()
    return Ability(ACT, (HAND,), condition=opens, cost=cost, body=body, marks=marks)


@rule("dbs 10-32-3", nothing=NO_SKILL)
def arrival(colors: int, cost: Costs = ()) -> Ability:
    """[Arrival XY] (`colors` are both as bits) plays its card from the hand, in battle."""
    return Ability(
        ACT,
        (HAND,),
        condition=ArrivalOpen(colors),
        cost=cost,
        body=(PlayCards(This()), NotePlayedWith(ARRIVAL)),
        marks=IN_BATTLE | ARRIVAL | SPEAKS_OF_PLAYING,
    )


@rule("dbs 10-41-3", nothing=NO_SKILL)
def successor(cost: Costs = ()) -> Ability:
    """[Successor] plays its card from the hand, in the main phase."""
    return Ability(
        ACT,
        (HAND,),
        cost=(*cost, DropForTotal(GREEN | YELLOW)),
        body=(PlayCards(This()), NotePlayedWith(SUCCESSOR)),
        marks=MAIN | SUCCESSOR | SPEAKS_OF_PLAYING,
    )
