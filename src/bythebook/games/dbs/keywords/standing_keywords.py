"""Section 10: keyword skills of cards in play."""

from dataclasses import replace

from bythebook.games.dbs.abilities.skill_costs import ToArea, WithCards
from bythebook.games.dbs.cards.cards import (
    AEGIS,
    ALLIANCE,
    BATTLE,
    EMPOWER,
    EXTRA,
    HEROIC,
    IN_BATTLE,
    KEYWORDS,
    MAIN,
    OFFERING,
    OVERLORD,
    REJUVENATE,
    REVIVE,
    SERVANT,
    SPEAKS_OF_ATTACKING,
    SPEAKS_OF_PLAYING,
    SWAP,
    TRAITS,
    TYPE,
    VILLAINOUS,
    trait_word,
)
from bythebook.games.dbs.cards.characteristics import CostIs
from bythebook.games.dbs.keywords.empowering import EmpowerWith
from bythebook.games.dbs.keywords.entering import NotePlayedWith
from bythebook.games.dbs.keywords.keyword_costs import (
    ChooseAllies,
    DiscardMatching,
    DropFromBelow,
)
from bythebook.games.dbs.keywords.keyword_effects import (
    DefenseOfOpponent,
    DrawCards,
    LifeToDrop,
    PlayKod,
    PrintedTrait,
    TopToLife,
)
from bythebook.games.dbs.keywords.keyword_parts import NO_SKILL, Body, Costs, battle_cards
from bythebook.games.dbs.policy import SWAP_TIMING
from bythebook.games.dbs.texts.effects import Discard, Put, SwitchTo
from bythebook.games.dbs.texts.events import (
    EV_ACTIVATED,
    EV_ATTACK,
    EV_KO,
    EV_PLAYED,
)
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    ENERGY,
    EVERYWHERE,
    HAND,
    IN_PLAY,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT, Ability, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED, IfDid, May
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import EQUAL, HAS, OPPONENT, YOU, Test
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import BOTTOM
from bythebook.kernel.texts.lasting import LoseAbilities
from bythebook.kernel.texts.verbs import ChooseCards


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
        marks=SWAP_TIMING.value | SWAP | SPEAKS_OF_PLAYING,
    )


def aegis(colors: int) -> Ability:
    """10-33: [Aegis XY]."""
    return Ability(
        ACT,
        IN_PLAY,
        condition=DefenseOfOpponent(),
        cost=aegis_cost(colors),
        body=aegis_body(),
        marks=IN_BATTLE | AEGIS,
    )


@rule("dbs 10-33-1", nothing=())
def aegis_cost(colors: int) -> Costs:
    """Cards of the hand whose original colors match are placed in the drop area for it."""
    return (DiscardMatching(colors),)


@rule("dbs 10-33-3", nothing=())
def aegis_body() -> Body:
    """With [Aegis] a player switches up to two of their energy to active mode."""
    return (
        ChooseCards(Cards(YOU, (ENERGY,)), Num(2), up_to=True),
        SwitchTo(Bound(R_CHOSEN), ACTIVE),
    )


def alliance(
    colors: int,
    body: Body,
    cost: Costs = (),
    condition: Condition | None = None,
    noted: bool = False,
) -> Ability:
    """10-35: [Alliance XY] with its effect, which may speak of the cards chosen (`noted`)."""
    return Ability(
        AUTO,
        IN_PLAY,
        Trigger(EV_ATTACK, This()),
        condition,
        cost=(ChooseAllies(colors, noted), *cost),
        body=body,
        marks=ALLIANCE | SPEAKS_OF_ATTACKING,
    )


@rule("dbs 10-36-1", nothing=NO_SKILL)
def offering() -> Ability:
    """[Offering] is activated when its card enters play."""
    return Ability(
        AUTO,
        IN_PLAY,
        Trigger(EV_PLAYED, This()),
        body=offering_body(),
        marks=OFFERING | SPEAKS_OF_PLAYING,
    )


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


@rule("dbs 10-37-1", nothing=0)
def revives(game: Game, card: int) -> int:
    """Its owner pays for it and plays it, whoever was its master when it was KO'd."""
    return game.state.owner[card]


def kinship(trait: str, keyword: int, body: Body) -> Ability:
    """A skill that waits for other battle cards or extra cards of a trait, once a turn."""
    of_trait = Test(TRAITS, HAS, words=(trait_word(trait),))
    others = Cards(YOU, IN_PLAY, (of_trait, Test(TYPE, HAS, BATTLE)), other=True)
    # Extra cards have no special traits (2-6-5), and yet the keyword speaks of them: as printed.
    extras = Cards(YOU, (), (Test(TYPE, HAS, EXTRA),), such=PrintedTrait(trait))
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
        marks=keyword | SPEAKS_OF_PLAYING,
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
