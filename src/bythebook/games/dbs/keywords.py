"""Section 10: keyword skills, as the skills their words stand for.

Each function builds one keyword skill with its bit in `marks`. `Costs` are skill costs
as written; `Cards` say which cards ("what") by their tests: the areas are the keyword's own.
"""

from dataclasses import replace
from typing import Final

from bythebook.games.dbs.battle_keywords import (
    BecomeGuard,
    CanBlock,
    KoAttackCard,
    at_battle_end,
    avengers,
    dual,
    triple,
)
from bythebook.games.dbs.cards import (
    AEGIS,
    ALLIANCE,
    ANY_KEYWORD,
    ARRIVAL,
    AWAKEN,
    BATTLE,
    BLOCKER,
    DARK_OVER_REALM,
    DUAL_ATTACK,
    EMPOWER,
    EVERYWHERE,
    EVOLVE,
    EX_EVOLVE,
    EXTRA,
    FIELD,
    GREEN,
    HEROIC,
    IN_BATTLE,
    KEYWORDS,
    LIMITED,
    MAIN,
    OFFERING,
    ONCE_PER_TURN,
    OVER_REALM,
    OVERLORD,
    REJUVENATE,
    REVENGE,
    REVIVE,
    SERVANT,
    SPEAKS_OF_ATTACKING,
    SPEAKS_OF_PLAYING,
    SUCCESSOR,
    SURGE,
    SWAP,
    TRAITS,
    TRIPLE_ATTACK,
    TYPE,
    UNION_ABSORB,
    UNION_FUSION,
    UNION_POTARA,
    VILLAINOUS,
    WISH,
    XENO_EVOLVE,
    YELLOW,
    trait_word,
)
from bythebook.games.dbs.skill_costs import ToArea, TurnTo, WithCards, WithThis
from bythebook.games.dbs.counter import counters_from
from bythebook.games.dbs.effects import Discard, PlayCards, Put
from bythebook.games.dbs.empowering import EmpowerWith
from bythebook.games.dbs.entering import NotePlayedWith
from bythebook.games.dbs.events import (
    EV_ACTIVATED,
    EV_ATTACK,
    EV_ATTACKED,
    EV_GUARD,
    EV_KO,
    EV_PLAYED,
)
from bythebook.games.dbs.evolving import AbsorbChosen, EvolveOnto, PotaraOnto, XenoEvolveFrom
from bythebook.games.dbs.expanding import AlsoFrom
from bythebook.games.dbs.fields import PlaceField
from bythebook.games.dbs.keyword_costs import (
    ChooseAllies,
    ChoosePairToUse,
    ChooseToUse,
    DiscardMatching,
    DropForTotal,
    DropFromBelow,
    DropFromDeck,
    DropPair,
    TakeMarkers,
)
from bythebook.games.dbs.keyword_effects import (
    ArrivalOpen,
    ChooseSome,
    DefenseOfOpponent,
    DrawCards,
    LifeToDrop,
    PlayKod,
    TopToLife,
)
from bythebook.games.dbs.nouns import CostIs
from bythebook.games.dbs.permanent_keywords import skill_of
from bythebook.games.dbs.realms import RealmOpen, dark_over_realm_body, over_realm_body
from bythebook.games.dbs.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    IN_PLAY,
    LEADER_AREA,
    REST,
)
from bythebook.kernel.abilities import ACT, AUTO, CONT, Ability, CostPart, Effect, Modifier, Trigger
from bythebook.kernel.clauses import rule
from bythebook.kernel.conditions import AmountIs, Condition
from bythebook.kernel.continuous_ops import BITS_ON, CHAR_ABILITIES, GRANT
from bythebook.kernel.lasting import END_OF_TURN, GiveBits, GrantAbility, LoseAbilities
from bythebook.kernel.nouns import Bound, Cards, Count, Noun, Num, This
from bythebook.kernel.refs import BOTTOM
from bythebook.kernel.resolve import R_CHOSEN, R_MOVED, IfDid, May
from bythebook.kernel.verbs import ChooseCards, TurnCards
from bythebook.kernel.words import AT_LEAST, EQUAL, HAS, OPPONENT, YOU, Test

Costs = tuple[CostPart, ...]
Body = tuple[Effect, ...]

NO_SKILL: Final = Ability(CONT)
"""what is left of a keyword skill without its rule"""


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


def losing(keywords: int, what: Noun, until: int = END_OF_TURN) -> Body:
    """Effects by which cards lose keyword skills (bits), or have them negated, for a time."""
    return (LoseAbilities(what, keywords, until),)


# Words before a skill.


def once_per_turn(ability: Ability) -> Ability:
    """10-11: the same skill with [Once per turn]."""
    return replace(ability, limit=1, marks=ability.marks | ONCE_PER_TURN)


def limit(ability: Ability, x: int) -> Ability:
    """10-48: the same skill with [Limit X]."""
    return replace(ability, limit=x, marks=ability.marks | LIMITED)


ANY_BATTLE_CARD: Final = Cards(YOU, tests=(Test(TYPE, HAS, BATTLE),))


@rule("dbs 10-23-1", nothing=AmountIs(Num(0), AT_LEAST, 0))
def bond(x: int, what: Cards | None = None) -> Condition:
    """[Bond X]: X or more battle cards, or of the specified ones, in your battle area."""
    return AmountIs(Count(bonded(what)), AT_LEAST, x)


@rule("dbs 10-23-2-1", nothing=replace(ANY_BATTLE_CARD, zones=(BATTLE_AREA,)))
def bonded(what: Cards | None) -> Cards:
    """Where battle cards are specified, only those count."""
    return battle_cards(what or ANY_BATTLE_CARD, (BATTLE_AREA,))


@rule("dbs 10-29-1", nothing=AmountIs(Num(0), AT_LEAST, 0))
def sparking(x: int) -> Condition:
    """[Sparking X]: X or more cards in the drop area."""
    return AmountIs(Count(Cards(YOU, (DROP,))), AT_LEAST, x)


def burst(x: int) -> CostPart:
    """10-30: [Burst X], first of a skill's cost: X cards from the top of the deck to the drop."""
    return DropFromDeck(x)


def spirit_boost(x: int, what: Cards | None = None) -> CostPart:
    """10-47: [Spirit Boost X], first of a skill's cost: X markers off your (specified) unison."""
    return TakeMarkers(x, what)


def choose_some(choices: tuple[Body, ...], count: int = 1, up_to: bool = False) -> Effect:
    """10-27: "Choose X": so many of the choices are done, in the order they are chosen in."""
    return ChooseSome(choices, count, up_to)


def battle_cards(what: Cards, zones: tuple[int, ...]) -> Cards:
    """Battle cards of a kind in some areas."""
    test = Test(TYPE, HAS, BATTLE)
    tests = what.tests if test in what.tests else (*what.tests, test)
    return replace(what, zones=zones, tests=tests)


# Skills of leaders and of any card.


@rule("dbs 10-2-1", nothing=NO_SKILL)
def awaken(
    body: Body, condition: Condition | None = None, cost: Costs = (), surge: bool = False
) -> Ability:
    """[Awaken] is activated in the main phase and in battle, its condition met and cost paid."""
    marks = MAIN | IN_BATTLE | (SURGE if surge else AWAKEN)
    return Ability(ACT, (LEADER_AREA,), condition=condition, cost=cost, body=body, marks=marks)


@rule("dbs 10-2-2-1", nothing=AWAKEN)
def awaken_skills() -> int:
    """Texts about [Awaken] skills mean [Awaken] and [Awaken: Surge]."""
    return AWAKEN | SURGE


@rule("dbs 10-28-1", nothing=NO_SKILL)
def wish(body: Body, condition: Condition | None = None, cost: Costs = ()) -> Ability:
    """[Wish] is activated in the main phase and in battle, its condition met and cost paid."""
    marks = MAIN | IN_BATTLE | WISH
    return Ability(ACT, IN_PLAY, condition=condition, cost=cost, body=body, marks=marks)


def counter(
    moment: int, body: Body, cost: Costs = (), condition: Condition | None = None
) -> Ability:
    """10-10: a [Counter] skill; `moment` is COUNTER_PLAY and the like, one or more bits."""
    zones = counters_from()
    return Ability(ACT, zones, condition=condition, cost=cost, body=body, marks=moment)


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
    x = triple() if times == 3 else dual()
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
        avengers(),
        Trigger(EV_GUARD, This()),
        body=(at_battle_end(KoAttackCard()),),
        marks=REVENGE,
    )


# Skills that play their own card.


@rule("dbs 10-5-2", nothing=(HAND, DROP))
def evolve_from() -> tuple[int, ...]:
    """[Evolve] skills are activated from the hand only."""
    return (HAND,)


def evolving(
    keyword: int, cost: Costs, who: Cards, condition: Condition | None, effect: Effect
) -> Ability:
    """One of the [Evolve] skills."""
    return Ability(
        ACT,
        evolve_from(),
        condition=condition,
        cost=evolve_cost(cost, who, keyword),
        body=(effect,),
        marks=MAIN | keyword | SPEAKS_OF_PLAYING,
    )


@rule("dbs 10-5-1", nothing=())
def evolve_cost(cost: Costs, who: Cards, keyword: int) -> Costs:
    """The skill cost is paid and a battle card of the kind chosen; without one, no [Evolve]."""
    return (*cost, ChooseToUse(battle_cards(who, ()), (BATTLE_AREA,), keyword))


def evolve(cost: Costs, who: Cards, condition: Condition | None = None) -> Ability:
    """10-5: [Evolve] onto a battle card of that kind."""
    return evolving(EVOLVE, cost, who, condition, EvolveOnto(EVOLVE))


def ex_evolve(cost: Costs, who: Cards, condition: Condition | None = None) -> Ability:
    """10-5: [EX-Evolve]."""
    return evolving(EX_EVOLVE, cost, who, condition, EvolveOnto(EX_EVOLVE))


def xeno_evolve(cost: Costs, who: Cards, condition: Condition | None = None) -> Ability:
    """10-5: [Xeno-Evolve]: the battle card chosen goes to the warp."""
    return evolving(XENO_EVOLVE, cost, who, condition, XenoEvolveFrom(XENO_EVOLVE))


def also_from(keywords: int, zones: tuple[int, ...], what: Cards | None = None) -> Ability:
    """10-5-8, 10-13-3-5, 10-13-4-5: cards for these keyword skills may be chosen there, too."""
    return Ability(CONT, EVERYWHERE, body=(AlsoFrom(keywords, zones, what),))


PLAY_ACTIVE: Final = PlayCards(This(), ACTIVE)


@rule("dbs 10-13-3-2", nothing=(HAND, DROP))
def fusion_from() -> tuple[int, ...]:
    """[Union-Fusion] is activated from the hand only."""
    return (HAND,)


def union_fusion(cost: Costs, first: Cards, second: Cards) -> Ability:
    """10-13-3: [Union-Fusion] of two cards of the hand with the same power."""
    pair = DropPair(battle_cards(first, ()), battle_cards(second, ()), (HAND,), UNION_FUSION)
    return Ability(
        ACT,
        fusion_from(),
        cost=(*cost, pair),
        body=(PLAY_ACTIVE, NotePlayedWith(UNION_FUSION)),
        marks=MAIN | UNION_FUSION | SPEAKS_OF_PLAYING,
    )


@rule("dbs 10-13-4-2", nothing=(HAND, DROP))
def potara_from() -> tuple[int, ...]:
    """[Union-Potara] is activated from the hand only."""
    return (HAND,)


@rule("dbs 10-13-4-1", nothing=())
def potara_cost(cost: Costs, first: Cards, second: Cards) -> Costs:
    """The skill cost is paid and one battle card of each kind in play chosen."""
    kinds = battle_cards(first, ()), battle_cards(second, ())
    return (*cost, ChoosePairToUse(kinds[0], kinds[1], (BATTLE_AREA,), UNION_POTARA))


def union_potara(cost: Costs, first: Cards, second: Cards) -> Ability:
    """10-13-4: [Union-Potara] of two battle cards in play."""
    return Ability(
        ACT,
        potara_from(),
        cost=potara_cost(cost, first, second),
        body=(PotaraOnto(UNION_POTARA),),
        marks=MAIN | UNION_POTARA | SPEAKS_OF_PLAYING,
    )


@rule("dbs 10-13-5-2", nothing=())
def absorb_from() -> tuple[int, ...]:
    """[Union-Absorb] is activated from the battle area."""
    return (BATTLE_AREA,)


@rule("dbs 10-13-5-1", nothing=())
def absorb_cost(cost: Costs, what: Cards, count: int) -> Costs:
    """The skill cost is paid and the specified cards of the specified areas chosen."""
    return (*cost, ChooseToUse(what, what.zones, UNION_ABSORB, count))


def union_absorb(cost: Costs, what: Cards, count: int = 1, extra: Body = ()) -> Ability:
    """10-13-5: [Union-Absorb]: cards of the kind, from the zones `what` names, on top of this.

    `extra` is what the skill says besides."""
    return Ability(
        ACT,
        absorb_from(),
        cost=absorb_cost(cost, what, count),
        body=(AbsorbChosen(), *extra),
        marks=MAIN | UNION_ABSORB,
    )


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


# Skills of cards in play.


@rule("dbs 10-24-3", nothing=NO_SKILL)
def swap(x: int, cost: Costs, what: Cards) -> Ability:
    """[Swap X]: up to one such battle card of the hand is played, and its own card returns."""
    found = replace(battle_cards(what, (HAND,)), such=CostIs(EQUAL, x))
    return Ability(
        ACT,
        (BATTLE_AREA,),
        cost=cost,
        body=(
            ChooseCards(found, up_to=True),
            PlayCards(Bound(R_CHOSEN)),
            NotePlayedWith(SWAP),
            Put(This(), HAND),
        ),
        marks=MAIN | SWAP | SPEAKS_OF_PLAYING,
    )


def aegis(colors: int) -> Ability:
    """10-33: [Aegis XY]."""
    return Ability(
        ACT,
        IN_PLAY,
        condition=DefenseOfOpponent(),
        cost=(DiscardMatching(colors),),
        body=aegis_body(),
        marks=IN_BATTLE | AEGIS,
    )


@rule("dbs 10-33-3", nothing=())
def aegis_body() -> Body:
    """With [Aegis] a player switches up to two of their energy to active mode."""
    return (
        ChooseCards(Cards(YOU, (ENERGY,)), Num(2), up_to=True),
        TurnCards(Bound(R_CHOSEN), ACTIVE),
    )


def alliance(colors: int, body: Body, cost: Costs = ()) -> Ability:
    """10-35: [Alliance XY] with its effect."""
    return Ability(
        AUTO,
        IN_PLAY,
        Trigger(EV_ATTACK, This()),
        cost=(ChooseAllies(colors), *cost),
        body=body,
        marks=ALLIANCE | SPEAKS_OF_ATTACKING,
    )


@rule("dbs 10-36-1", nothing=NO_SKILL)
def offering() -> Ability:
    """[Offering] is activated when its card enters play."""
    return Ability(AUTO, IN_PLAY, Trigger(EV_PLAYED, This()), body=offering_body(), marks=OFFERING)


@rule("dbs 10-36-2", nothing=())
def offering_body() -> Body:
    """The opponent may place a life card in the drop area; if not, its owner draws two."""
    return (May((LifeToDrop(OPPONENT),), OPPONENT), IfDid((DrawCards(2),), False))


@rule("dbs 10-37-1", nothing=NO_SKILL)
def revive(colors: int) -> Ability:
    """[Revive XY]: KO'd, its card may be paid for with matching cards and is played again."""
    return Ability(
        AUTO,
        (BATTLE_AREA,),
        Trigger(EV_KO, This()),
        cost=(DiscardMatching(colors),),
        body=(PlayKod(), NotePlayedWith(REVIVE), LoseAbilities(Bound(R_MOVED), REVIVE)),
        marks=REVIVE | SPEAKS_OF_PLAYING,
    )


def kinship(trait: str, keyword: int, body: Body) -> Ability:
    """A skill that waits for other battle cards or extra cards of a trait, once a turn."""
    of_trait = Test(TRAITS, HAS, words=(trait_word(trait),))
    others = Cards(YOU, IN_PLAY, (of_trait, Test(TYPE, HAS, BATTLE)), other=True)
    extras = Cards(YOU, (), (of_trait, Test(TYPE, HAS, EXTRA)))
    return Ability(
        AUTO,
        IN_PLAY,
        Trigger(
            EV_PLAYED,
            others,
            whose=YOU,
            also=(Trigger(EV_ACTIVATED, extras, whose=YOU),),
        ),
        body=(*body, LoseAbilities(This(), keyword)),
        limit=1,
        marks=keyword,
    )


@rule("dbs 10-38-1", nothing=NO_SKILL)
def heroic() -> Ability:
    """[Heroic]: another «Heroic» battle card played, or extra card used, draws a card."""
    return kinship("Heroic", HEROIC, (DrawCards(1),))


@rule("dbs 10-39-1", nothing=NO_SKILL)
def villainous() -> Ability:
    """[Villainous]: as [Heroic], with «Villainous»; the opponent discards a card."""
    hand = Cards(OPPONENT, (HAND,))
    body = (ChooseCards(hand, by=OPPONENT), Discard(Bound(R_CHOSEN)))
    return kinship("Villainous", VILLAINOUS, body)


@rule("dbs 10-44-1", nothing=NO_SKILL)
def overlord() -> Ability:
    """[Overlord] is activated by placing a battle card with [Servant] at the deck's bottom."""
    servants = battle_cards(Cards(YOU, tests=(Test(KEYWORDS, HAS, SERVANT),)), (BATTLE_AREA,))
    return Ability(
        ACT,
        IN_PLAY,
        cost=(WithCards(servants, 1, ToArea(DECK, BOTTOM)),),
        body=overlord_body(),
        marks=MAIN | OVERLORD,
    )


@rule("dbs 10-44-2", nothing=())
def overlord_body() -> Body:
    """Whoever activates [Overlord] draws a card."""
    return (DrawCards(1),)


@rule("dbs 10-46-1", nothing=NO_SKILL)
def rejuvenate(cost: Costs = ()) -> Ability:
    """[Rejuvenate] is activated by dropping a card from beneath its card and paying its cost."""
    return Ability(
        ACT, IN_PLAY, cost=(DropFromBelow(), *cost), body=rejuvenate_body(), marks=MAIN | REJUVENATE
    )


@rule("dbs 10-46-3", nothing=())
def rejuvenate_body() -> Body:
    """The top card of the deck can be placed in the life area."""
    return (May((TopToLife(),)),)


def empower(x: int, colors: tuple[int, ...] = ()) -> Ability:
    """10-49: [Empower X] of one of several colors, or of any."""
    return Ability(CONT, (*EVERYWHERE,), body=(EmpowerWith(x, colors),), marks=EMPOWER)
