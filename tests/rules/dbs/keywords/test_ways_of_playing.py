"""Every way of playing a card, and what keeps it from being played; several cards to evolve."""

from collections.abc import Callable

from bythebook.games.dbs.cards.cards import BLUE, COUNTER_PLAY, EVOLVE, RED
from bythebook.games.dbs.cards.characteristics import of_character
from bythebook.games.dbs.keywords.keywords import (
    also_from,
    arrival,
    dark_over_realm,
    evolve,
    ex_evolve,
    over_realm,
    revive,
    successor,
    swap,
    union_fusion,
    union_potara,
    xeno_evolve,
)
from bythebook.games.dbs.terms.playing import PlayUnisonWith
from bythebook.games.dbs.texts.effects import Ko
from bythebook.games.dbs.texts.events import (
    CANNOT_BE_PLAYED,
    CANNOT_BE_PLAYED_BY_RULES,
    CANNOT_BE_PLAYED_BY_SKILLS,
    EV_PLAYED,
    NO_BATTLE_CARDS,
)
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, DROP, HAND, REST
from bythebook.kernel.abilities.abilities import Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Cards, Num, Player
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.texts.lasting import END_OF_TURN, GiveBits
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, unison
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW, cards_in, counter, spell, unable, waiting

ASH = Cards(YOU, tests=(of_character("Ash"),))
ELM = Cards(YOU, tests=(of_character("Elm"),))
LATE = (of_character("Late"),)
DUSK = battle("Dusk", color="red/blue")


def late(*abilities: Ability, cost: int = 5) -> CardDef:
    """The card that is to be played."""
    return battle("Late", cost=cost, abilities=abilities)


def barring(bits: int) -> CardDef:
    """A card in play by which that card cannot be played, wherever it is."""
    zones = (HAND, DROP, BATTLE_AREA)
    who = Cards(ANYONE, zones, LATE)
    return battle("Bar", abilities=(unable(bits, (BATTLE_AREA,), who),))


def in_main(card: CardDef, doing: str, **more: list[CardDef]) -> Callable[[CardDef], Table]:
    """It is played in the main phase, with one of its own skills."""

    def way(bar: CardDef) -> Table:
        mine = {"hand": [card, battle("Spare")], "battle": [], **more}
        mine["battle"] = [*mine["battle"], bar]
        t = table("dbs", side(**mine), at="main")
        t.you.chooses(*doing.split(", "))
        return t

    return way


def with_arrival(bar: CardDef) -> Table:
    t = table("dbs", side(hand=[late(arrival(RED | BLUE)), DUSK], battle=[bar]), at="main")
    t.you.chooses("attack leader", "combo Dusk", "activate Late")
    fight(t)
    return t


def with_revive(bar: CardDef) -> Table:
    axe = spell(Ko(Cards(YOU, (BATTLE_AREA,), LATE)))
    mine = side(battle=[late(revive(RED | BLUE)), bar], hand=[axe, DUSK])
    t = table("dbs", mine, at="main")
    t.you.chooses("activate Spell", "yes", "Dusk")
    return t


def by_rules(bar: CardDef) -> Table:
    t = table("dbs", side(hand=[late(cost=0)], battle=[bar]), at="main")
    if "play Late" in t.you.options:
        t.you.chooses("play Late")
    return t


ASHES = [battle("Ash")]
BOTH = [battle("Ash"), battle("Elm")]
SWAPPING = battle("Swapping", abilities=(swap(5, (), Cards(YOU, tests=LATE)),))
FUSED = late(union_fusion((), ASH, ELM))
SKILLS = {
    "evolve": in_main(late(evolve((), ASH)), "activate Late", battle=ASHES),
    "ex-evolve": in_main(late(ex_evolve((), ASH)), "activate Late", battle=ASHES),
    "xeno-evolve": in_main(late(xeno_evolve((), ASH)), "activate Late", battle=ASHES),
    "union-fusion": in_main(
        late(union_fusion((), ASH, ELM)),
        "activate Late, Ash, Elm",
        hand=[late(union_fusion((), ASH, ELM)), *BOTH],
    ),
    "union-potara": in_main(late(union_potara((), ASH, ELM)), "activate Late, Ash", battle=BOTH),
    "over realm": in_main(late(over_realm(1)), "activate Late", drop=ASHES),
    "dark over realm": in_main(
        late(dark_over_realm(1)), "activate Late", drop=[battle("Ash", color="black")]
    ),
    "successor": in_main(
        late(successor()), "activate Late", battle=[battle("Leaf", cost=5, color="green")]
    ),
    "swap": in_main(late(), "activate Swapping, Late", battle=[SWAPPING]),
    "arrival": with_arrival,
    "revive": with_revive,
    "a skill": in_main(
        late(), "activate Spell", hand=[spell(PlayCards(Cards(YOU, (DROP,), LATE)))], drop=[late()]
    ),
}


@clause("dbs 1-3-3")
def test_a_card_that_cannot_be_played_is_not_played_with_any_skill() -> None:
    for way in SKILLS.values():
        for bits, played in (
            (0, True),
            (CANNOT_BE_PLAYED_BY_RULES, True),
            (CANNOT_BE_PLAYED, False),
            (CANNOT_BE_PLAYED_BY_SKILLS, False),
        ):
            assert ("Late" in way(barring(bits)).you.battle.names) == played


@clause("dbs 1-3-3")
def test_a_card_that_cannot_be_played_is_not_played_by_the_rules() -> None:
    for bits, played in (
        (0, True),
        (CANNOT_BE_PLAYED_BY_RULES, False),
        (CANNOT_BE_PLAYED, False),
        (CANNOT_BE_PLAYED_BY_SKILLS, True),
    ):
        assert ("Late" in by_rules(barring(bits)).you.battle.names) == played


def test_a_player_who_cannot_play_battle_cards_does_not_with_any_skill() -> None:
    for whose, played in ((YOU, False), (OPPONENT, True)):
        bar = battle("Bar", abilities=(unable(NO_BATTLE_CARDS, (BATTLE_AREA,), Player(whose)),))
        for way in SKILLS.values():
            assert ("Late" in way(bar).you.battle.names) == played


@clause("dbs 1-3-3")
def test_a_unison_card_that_cannot_be_played_is_not_played_by_a_skill() -> None:
    call = spell(PlayUnisonWith(Cards(YOU, (DROP,)), Num(2)))
    for bits, played in ((0, True), (CANNOT_BE_PLAYED, False)):
        bar = battle("Bar", abilities=(unable(bits, who=Cards(YOU, (DROP,))),))
        mine = side(hand=[call], drop=[unison("Duo")], battle=[bar])
        t = table("dbs", mine, at="main")
        t.you.chooses("activate Spell")
        assert t.you.unison.names == (["Duo"] if played else [])


def test_what_is_forbidden_while_it_is_answered_is_not_played() -> None:
    stop = GiveBits(Player(OPPONENT), CHAR_CANNOT, NO_BATTLE_CARDS, END_OF_TURN)
    t = table(
        "dbs",
        side(hand=[late(cost=0)]),
        side(hand=[counter("Stop", COUNTER_PLAY, stop)]),
        at="main",
    )
    t.you.chooses("play Late")
    t.rival.chooses("activate Stop")
    t.you.battle.is_()
    t.you.hand.is_("Late")


@clause("dbs 10-5-8-1")
def test_nothing_is_brought_in_for_a_card_that_cannot_be_played() -> None:
    card = late(evolve((), ASH), also_from(EVOLVE, (DROP,)))
    for bits, left in ((0, []), (CANNOT_BE_PLAYED, ["Ash"])):
        t = table("dbs", side(hand=[card], drop=ASHES, battle=[barring(bits)]), at="main")
        t.you.chooses("activate Late")
        assert [n for n in t.you.drop.names if n == "Ash"] == left


# [Evolve] that takes several cards


@clause("dbs 10-5-1", "dbs 10-5-4")
def test_evolve_may_take_several_cards() -> None:
    two = late(evolve((), ASH, count=2))
    t = table("dbs", side(hand=[two, "filler"], battle=ASHES), at="main")
    t.you.may_not_choose("activate Late")
    t = table("dbs", side(hand=[two], battle=ASHES * 3), at="main")
    t.you.chooses("activate Late", "Ash", "Ash")
    t.you.battle.holds_exactly("Late", "Ash")
    assert len(t.you.under("Late")) == 2


@clause("dbs 10-5-4")
def test_of_several_cards_that_lie_differently_one_passes_its_position_on() -> None:
    kinds = Cards(YOU, tests=(of_character("Ash"),))
    for which, mode in (("Ash", REST), ("Elm", ACTIVE)):
        elm = battle("Elm", character="Ash")
        two = late(evolve((), kinds, count=2))
        t = table("dbs", side(hand=[two], battle=[(battle("Ash"), REST), elm]), at="main")
        t.you.chooses("activate Late")
        t.you.may_choose_exactly("Ash", "Elm")
        t.you.chooses(which)
        assert t.you.state_of("Late") == mode


@clause("dbs 10-5-5")
def test_xeno_evolve_may_send_several_cards_to_the_warp() -> None:
    two = late(xeno_evolve((), ASH, count=2))
    t = table("dbs", side(hand=[two], battle=ASHES * 2), at="main")
    t.you.chooses("activate Late")
    t.you.battle.is_("Late")
    t.you.warp.has(2)


@clause("dbs 3-6-3")
def test_a_card_that_is_in_the_battle_area_is_not_played_again() -> None:
    call = spell(PlayCards(cards_in(BATTLE_AREA, DROP)))
    fan = waiting("Fan", Trigger(EV_PLAYED, whose=YOU), DRAW)
    mine = side(hand=[call], battle=[(fan, REST), (battle("Ash"), REST)], drop=[battle("Elm")])
    t = table("dbs", mine, at="main")
    t.you.chooses("activate Spell")
    t.you.battle.holds_exactly("Fan", "Ash", "Elm")
    assert [t.you.state_of(name) for name in ("Fan", "Ash", "Elm")] == [REST, REST, ACTIVE]
    t.you.hand.has(1)
    # One that the opponent has in play does not come over, either.
    call = spell(PlayCards(cards_in(BATTLE_AREA, whose=OPPONENT)))
    t = table("dbs", side(hand=[call, "filler"]), side(battle=[battle("Ash")]), at="main")
    t.you.chooses("activate Spell")
    t.rival.battle.is_("Ash")
    t.you.battle.is_()
