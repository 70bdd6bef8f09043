"""Section 8-4: skill costs, what extra cards cost, and costs counted in markers."""

from dataclasses import dataclass

from bythebook.games.dbs.abilities.marker_costs import MarkerCost
from bythebook.games.dbs.cards.cards import ADDED_COST, BLUE, MAIN, MARKER_COST, POWER
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    DROP,
    HAND,
    LEADER_AREA,
    REST,
    UNISON_AREA,
)
from bythebook.kernel.abilities.abilities import ACT, COMMAND, Ability, CardDef, CostPart, Effect
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.texts.lasting import Give, GrantAbility
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.making import DRAW, draw, said, skill


@dataclass(frozen=True)
class Discard(CostPart):
    """Place so many cards of the hand in the drop area."""

    count: int = 1

    def candidates(self, game: Game, source: int, player: int) -> list[int]:
        return game.state.refs(game.state.zone(player, HAND))

    def needs(self) -> int:
        return self.count

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move(picked, DROP)


class DropThis(CostPart):
    """Place this card in the drop area."""

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        return move([source], DROP)


def mine(*cards: CardDef, **zones: object) -> Table:
    """The main phase of a player with these areas."""
    return table("dbs", you=side(**zones), cards=cards, at="main")


def worker(*cost: CostPart) -> CardDef:
    """A battle card whose skill draws two cards."""
    return battle("Ace", abilities=(skill(draw(2), cost=cost),))


def rested(t: Table) -> int:
    """How much energy the turn player has in rest mode."""
    return t.you.energy.states.count(REST)


def magic(
    *cost: CostPart, price: int = 2, zones: tuple[int, ...] = (HAND, DROP), body: Effect = DRAW
) -> CardDef:
    """An extra card."""
    ability = Ability(ACT, zones, cost=cost, body=(body,), marks=MAIN)
    return extra("Magic", price, abilities=(ability,))


@clause("dbs 8-1-3-1-2", "dbs 8-1-3-1-3")
def test_an_extra_card_without_a_skill_cost_takes_its_energy_alone():
    t = mine(magic(), hand=["Magic"], energy=1)
    t.you.may_not_choose("activate Magic")
    t = mine(magic(), hand=["Magic"], energy=3)
    t.you.chooses("activate Magic")
    assert rested(t) == 2
    t.you.hand.has(1)


@clause("dbs 8-5-2-2-1")
def test_an_extra_card_with_a_skill_cost_takes_both():
    cards = [magic(Discard()), battle("Bob", cost=9)]
    t = mine(*cards, hand=["Magic", "Bob"], energy=1)
    t.you.may_not_choose("activate Magic")
    t = mine(*cards, hand=["Magic", "Bob"], energy=3)
    t.you.chooses("activate Magic")
    assert rested(t) == 2
    t.you.drop.holds_exactly("Magic", "Bob")


def test_a_card_does_not_pay_for_itself():
    t = mine(magic(Discard(), price=0), hand=["Magic"])
    t.you.may_not_choose("activate Magic")


def test_a_cost_is_worked_out_once():
    both = magic(DropThis(), Discard(), price=1)
    t = mine(both, battle("Bob", cost=9), hand=["Magic", "Bob"], energy=2)
    t.you.chooses("activate Magic")
    assert rested(t) == 1
    t.you.drop.holds_exactly("Magic", "Bob")
    t.you.hand.has(1)


@clause("dbs 8-1-3-1-3")
def test_outside_the_hand_an_extra_card_takes_no_energy():
    t = mine(magic(), drop=["Magic"], energy=3)
    t.you.chooses("activate Magic")
    assert rested(t) == 0
    t.you.hand.has(1)
    # Unless its text says so.
    t = mine(magic(RestEnergy(1)), drop=["Magic"], energy=3)
    t.you.chooses("activate Magic")
    assert rested(t) == 1


@clause("dbs 8-4-2-1")
def test_the_actions_of_a_cost_are_done_in_the_order_written():
    cards = [worker(Discard(), RestEnergy(1)), battle("Bob", color="blue"), battle("Cid")]
    mine_ = side(battle=["Ace"], hand=["Bob", "Cid"], energy=["Bob", "Cid"])
    t = table("dbs", you=mine_, cards=cards, at="main")
    t.you.chooses("activate Ace")
    t.you.may_choose("Bob")
    t.you.chooses("Bob")
    t.you.drop.is_("Bob")
    assert rested(t) == 0
    t.you.chooses("Cid")
    assert rested(t) == 1
    t.you.hand.has(3)


@clause("dbs 8-4-2-1-1")
def test_costs_that_effects_add_come_last_in_the_order_of_the_effects():
    for order in ((Discard(), RestEnergy(1)), (RestEnergy(1), Discard())):
        adders = [
            leader(
                "Chief",
                abilities=tuple(
                    skill(
                        GrantAbility(
                            Cards(zones=(BATTLE_AREA,)),
                            Ability(COMMAND, cost=(part,), marks=ADDED_COST),
                        ),
                        zones=(LEADER_AREA,),
                    )
                    for part in order
                ),
            )
        ]
        cards = [worker(), battle("Bob", color="blue"), battle("Cid"), *adders]
        zones = {"hand": ["Bob", "Cid"], "energy": ["Bob", "Cid"]}
        t = mine(*cards, leader=("Chief", REST), battle=("Ace", REST), **zones)
        for number in (0, 1):
            assert t.game.pending is not None
            t.answer([_is(t, o, number) for o in t.game.pending.options].index(True))
        t.you.chooses("activate Ace")
        t.you.may_choose("Cid")
        t.you.chooses("Cid")
        if isinstance(order[0], Discard):
            t.you.drop.is_("Cid")
            assert rested(t) == 0
        else:
            t.you.drop.has(0)
            assert rested(t) == 1
        t.you.chooses("Bob")
        t.you.drop.has(1)
        assert rested(t) == 1


def _is(t: Table, option: Change, number: int) -> bool:
    """Whether an option is to activate the leader's skill of that place."""
    card = t.you.card("Chief")
    own = t.game.lib.own[t.game.state.definition[card]]
    return option[1:] == (t.game.state.ref(card), own[number])


@clause("dbs 8-4-2-2")
def test_a_cost_that_cannot_be_paid_whole_is_not_paid():
    cards = [worker(RestEnergy(2), Discard()), battle("Bob", cost=9)]
    for energy, hand, may in ((1, ["Bob"], False), (2, [], False), (2, ["Bob"], True)):
        t = mine(*cards, battle=["Ace"], energy=energy, hand=hand)
        assert ("activate Ace" in t.you.options) == may


@clause("dbs 8-4-2-3")
def test_a_number_is_so_much_energy_switched_to_rest_mode():
    t = mine(worker(RestEnergy(2)), battle=["Ace"], energy=3)
    t.you.chooses("activate Ace")
    assert rested(t) == 2


@clause("dbs 8-4-2-4")
def test_a_sphere_takes_energy_of_its_color():
    cards = [worker(RestEnergy(1, BLUE)), battle("Bob", color="blue"), battle("Cid")]
    t = mine(*cards, battle=["Ace"], energy=["Cid", "Cid"])
    t.you.may_not_choose("activate Ace")
    t = mine(*cards, battle=["Ace"], energy=["Cid", "Bob", "Cid"])
    t.you.chooses("activate Ace")
    assert t.you.state_of("Bob") == REST
    assert rested(t) == 1


def marked(*costs: int) -> CardDef:
    """A unison card with skills that cost markers."""
    return unison(
        "Una",
        cost=3,
        keywords=0,
        abilities=tuple(
            Ability(
                ACT,
                (UNISON_AREA,),
                cost=(MarkerCost(cost),),
                body=(draw(1 + place),),
                marks=MAIN | MARKER_COST,
            )
            for place, cost in enumerate(costs)
        ),
    )


def with_markers(*costs: int) -> Table:
    """A unison card with three markers has been played."""
    t = mine(marked(*costs), hand=["Una"], energy=3)
    t.you.chooses("play Una")
    return t


def markers(t: Table) -> int:
    """How many markers are on the unison card."""
    return t.you.counters("Una")


@clause("dbs 8-4-2-5-1-1")
def test_a_cost_above_zero_puts_markers_on_the_card():
    t = with_markers(2)
    t.you.chooses("activate Una")
    assert markers(t) == 5


@clause("dbs 8-4-2-5-1-2")
def test_a_cost_of_zero_changes_no_markers():
    t = with_markers(0)
    t.you.chooses("activate Una")
    assert markers(t) == 3
    t.you.hand.has(1)


@clause("dbs 8-4-2-5-1-3")
def test_a_cost_below_zero_takes_markers_off_if_there_are_enough():
    t = with_markers(-2)
    t.you.may_choose("activate Una")
    t.you.chooses("activate Una")
    assert markers(t) == 1
    t = with_markers(-3)
    t.you.chooses("activate Una")
    t.you.drop.is_("Una")
    t = with_markers(-4)
    t.you.may_not_choose("activate Una")


@clause("dbs 8-4-2-5-2")
def test_of_a_cards_marker_skills_one_is_used_a_turn():
    t = with_markers(1, 1)
    t.you.chooses("activate Una")
    t.you.may_not_choose("activate Una")
    assert markers(t) == 4
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    assert t.turn == 4
    t.you.chooses("activate Una")
    assert markers(t) == 5


def test_power_that_a_skill_gives_is_paid_for_first():
    ace = battle("Ace", abilities=(skill(Give(This(), POWER, Num(5000)), cost=(DropThis(),)),))
    t = mine(ace, battle=["Ace"])
    t.you.chooses("activate Ace")
    t.you.drop.is_("Ace")
    assert t.you.value("Ace", "power") == 10000


FREE = (
    "[Permanent] You can activate this card's {} skill from your hand without paying its energy"
    " cost."
)


def test_no_energy_is_paid_for_skills_of_just_the_kind_that_is_said():
    skills = ("[Activate: Main] Draw 1 card.", "[Activate: Battle] Draw 2 cards.")
    for kind, in_main in (("[Activate: Main]", True), ("[Activate: Battle]", False)):
        gift = extra("Gift", cost=3, text=(FREE.format(kind), *skills))
        t = mine(gift, hand=["Gift", "filler"])
        assert ("activate Gift" in t.you.options) is in_main
        t.you.chooses("attack leader")
        t.goes_on_to("offense step", t.you)
        assert ("activate Gift" in t.you.options) is not in_main


def test_no_energy_is_paid_for_just_the_counter_skill_that_is_said():
    skills = ("[Counter: Play] Draw 1 card.", "[Counter: Attack] Draw 2 cards.")
    kinds = ("[Counter: Play]", "[Counter: Attack]", "[Counter]")
    for kind, free in zip(kinds, (False, True, True), strict=True):
        gift = extra("Gift", cost=3, text=(FREE.format(kind), *skills))
        t = table("dbs", side(hand=1), side(hand=[gift]), at="main")
        t.you.chooses("attack leader")
        t.rival.is_asked("counter")
        assert ("activate Gift" in t.rival.options) is free
        t.ends_asking()


@clause("dbs 10-1-1")
def test_only_a_card_of_the_battle_area_is_ko_d_to_pay():
    for paid, offered in (
        ("1 of your other Battle Cards", True),
        ("1 of your energy", False),
        ("1 card in your hand", False),
        ("1 card in your Drop Area", False),
    ):
        hero = said("Hero", f"[Activate: Main] Choose {paid} and KO it : Draw 1 card.")
        zones = {"battle": ["Hero", "Ash"], "energy": 1, "hand": ["Elm"], "drop": ["Elm"]}
        t = mine(hero, battle("Ash"), battle("Elm", cost=5), **zones)
        assert ("activate Hero" in t.you.options) == offered, paid
        if offered:
            t.you.chooses("activate Hero")
            t.you.drop.holds_exactly("Ash", "Elm")
