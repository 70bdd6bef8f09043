"""Section 6-3-1-2: what the turn player does in the main phase."""

from bythebook.games.dbs.cards.cards import AWAKEN, IN_BATTLE, MAIN, WISH
from bythebook.games.dbs.terms.playing import PlayUnisonWith
from bythebook.games.dbs.texts.events import EV_PLAYED
from bythebook.games.dbs.zones.zones import (
    BATTLE_AREA,
    DROP,
    ENERGY,
    HAND,
    LEADER_AREA,
    REST,
    UNISON_AREA,
    WARP,
)
from bythebook.kernel.abilities.abilities import AUTO, Ability, CardDef, Trigger
from bythebook.kernel.language.nouns import Num, This
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.making import (
    DRAW,
    MAY_DRAW,
    cards_in,
    seen,
    skill,
    spell,
    told,
    waiting,
)

ACE = battle("Ace", cost=2)
DUO = unison("Duo")


def main_phase(*hand: str, cards: tuple[CardDef, ...] = (), **more: object) -> Table:
    """A main phase with cards in hand, the leader in rest mode."""
    mine = side(hand=list(hand), leader=[("leader", REST)], **more)
    return table("dbs", you=mine, cards=[ACE, DUO, *cards], at="main")


def markers(t: Table, name: str = "Duo") -> int:
    """How many markers are on a card of yours."""
    return t.you.counters(name)


@clause("dbs 6-3-1-2-1")
def test_battle_cards_are_played_from_the_hand():
    t = main_phase("Ace", "Relic", cards=(extra("Relic"),), energy=3)
    t.you.may_choose_exactly("play Ace", "pass")
    t = main_phase("filler", energy=0, drop=["Ace"])
    t.you.may_choose_exactly("pass")


@clause("dbs 6-3-1-2-1-1")
def test_a_card_is_shown_and_its_energy_rested_or_it_is_not_declared():
    for energy, offered in ((1, False), (2, True), (3, True)):
        t = main_phase("Ace", energy=energy)
        t.you.may_choose_exactly(*(("play Ace",) if offered else ()), "pass")
    t.you.chooses("play Ace")
    state = t.game.state
    assert [state.orient[c] for c in state.zone(0, ENERGY)].count(REST) == 2
    halves = (side(hand=["Ace"], energy=2), side(hand=["filler"]))
    t = table("dbs", *halves, [ACE], "main")
    t.you.chooses("play Ace")
    t.rival.is_asked("counter")
    assert seen(t, 1, 0, "hand") == ["Ace"]
    t.rival.passes()


@clause("dbs 6-3-1-2-1-3", "dbs 3-6-3")
def test_a_battle_card_is_played_by_placing_it_in_the_battle_area():
    t = main_phase("Ace", energy=2)
    t.you.chooses("play Ace")
    t.you.battle.is_("Ace")
    t.you.hand.is_()


@clause("dbs 6-3-1-2-1-4")
def test_whoever_waits_for_the_card_to_be_played_is_triggered():
    own = battle("Bob", cost=1, abilities=(played_this(),))
    watcher = waiting("Watcher", Trigger(EV_PLAYED))
    t = main_phase("Bob", "filler", cards=(own, watcher), energy=2)
    t.you.chooses("play Bob")
    t.you.is_asked("may")
    t.you.chooses("no")
    t = main_phase("Ace", "filler", cards=(own, watcher), energy=2, battle=["Watcher"])
    t.you.chooses("play Ace")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("main phase")


def played_this(*zones: int) -> Ability:
    """When you play this card you may draw."""
    return Ability(AUTO, zones or (BATTLE_AREA,), Trigger(EV_PLAYED, This()), body=(MAY_DRAW,))


@clause("dbs 6-3-1-2-2")
def test_unison_cards_are_played_from_the_hand():
    t = main_phase("Duo", energy=1)
    t.you.may_choose_exactly("play Duo", "pass")
    t = main_phase("filler", energy=0, drop=["Duo"])
    t.you.may_choose_exactly("pass")


@clause("dbs 6-3-1-2-2-1")
def test_a_unison_card_is_shown_and_the_total_rested_or_it_is_not_declared():
    for energy, offered in ((0, False), (1, True), (2, True)):
        t = main_phase("Duo", energy=energy)
        options = t.you.options if t.asked.player == 0 else []
        assert ("play Duo" in options) == offered
    t.you.chooses("play Duo", "2")
    state = t.game.state
    assert [state.orient[c] for c in state.zone(0, ENERGY)].count(REST) == 2
    colored = unison("Trio", specified="RR")
    for energy, offered in ((1, False), (2, True)):
        t = main_phase("Trio", "filler", cards=(colored,), energy=energy)
        assert ("play Trio" in t.you.options) == offered


@clause("dbs 6-3-1-2-2-3")
def test_a_unison_card_comes_with_a_marker_for_each_energy_in_the_place_of_others():
    for x in (1, 2, 3):
        t = main_phase("Duo", energy=3)
        t.you.chooses("play Duo", str(x))
        t.you.unison.is_("Duo")
        assert markers(t) == x
    t = main_phase("Duo", "Trio", "filler", cards=(unison("Trio"),), energy=3)
    t.you.chooses("play Duo", "1", "play Trio", "2")
    t.you.unison.is_("Trio")
    t.you.drop.is_("Duo")
    assert markers(t, "Trio") == 2


@clause("dbs 6-3-1-2-2-3-1")
def test_an_effect_that_names_a_number_of_markers_decides_it():
    call = spell(PlayUnisonWith(cards_in(DROP), Num(3)))
    t = main_phase("Spell", "filler", cards=(call,), drop=["Duo"])
    t.you.chooses("activate Spell")
    t.you.unison.is_("Duo")
    assert markers(t) == 3


def changing(*changes: int) -> Table:
    """A unison card for two energy, while effects change its markers as it is played."""
    said = [
        f"The Unison Card being played is played with {abs(n)} {'more' if n > 0 else 'fewer'} "
        f"{'marker' if abs(n) == 1 else 'markers'}."
        for n in changes
    ]
    halves = (side(hand=["Duo"], energy=2), side(hand=["Meddle"]))
    meddle = told("Meddle", "[Counter: Play] " + " ".join(said))
    t = table("dbs", *halves, [DUO, meddle], "main")
    t.you.chooses("play Duo", "2")
    t.rival.chooses("activate Meddle")
    return t


@clause("dbs 6-3-1-2-2-3-2")
def test_all_that_effects_add_and_take_as_it_is_played_is_summed_up():
    for changes, left in (((-1,), 1), ((1,), 3), ((-1, 2), 3), ((-3, 2), 1)):
        t = changing(*changes)
        t.you.unison.is_("Duo")
        assert markers(t) == left
    changing(-2).you.drop.is_("Duo")


@clause("dbs 6-3-1-2-2-4")
def test_whoever_waits_for_the_unison_card_to_be_played_is_triggered():
    trio = unison("Trio", abilities=(played_this(UNISON_AREA),))
    t = main_phase("Trio", "filler", cards=(trio,), energy=1)
    t.you.chooses("play Trio")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.you.is_asked("main phase")


@clause("dbs 6-3-1-2-3")
def test_activate_main_skills_are_activated_whatever_the_type_of_their_card():
    both = MAIN | IN_BATTLE
    cards = (
        battle("Bob", abilities=(skill(DRAW),)),
        battle("Cleo", abilities=(skill(DRAW, when=both),)),
        battle("Dan", abilities=(skill(DRAW, when=IN_BATTLE),)),
        leader("Chief", abilities=(skill(DRAW, zones=(LEADER_AREA,)),)),
        extra("Spell", cost=0, abilities=(skill(DRAW, zones=(HAND,)),)),
        extra("Late", cost=0, abilities=(skill(DRAW, when=IN_BATTLE, zones=(HAND,)),)),
    )
    mine = side(
        hand=["Spell", "Late"],
        battle=[(n, REST) for n in ("Bob", "Cleo", "Dan")],
        leader=[("Chief", REST)],
    )
    t = table("dbs", you=mine, cards=cards, at="main")
    t.you.may_choose_exactly(
        "activate Bob", "activate Cleo", "activate Chief", "activate Spell", "pass"
    )
    t.you.chooses("activate Bob")
    t.you.hand.has(3)


def test_the_skill_of_a_unison_card_is_activated():
    trio = unison("Trio", abilities=(skill(DRAW, zones=(UNISON_AREA,)),))
    t = main_phase("Trio", "filler", cards=(trio,), energy=1)
    t.you.chooses("play Trio", "activate Trio")
    t.you.hand.has(2)


def test_skills_are_activated_from_the_areas_they_say():
    cards = (
        battle("Bob", abilities=(skill(DRAW, zones=(DROP,)),)),
        battle("Cleo", abilities=(skill(DRAW, zones=(WARP,)),)),
    )
    t = main_phase("filler", cards=cards, drop=["Bob", "Cleo"], warp=["Bob", "Cleo"])
    t.you.may_choose_exactly("activate Bob", "activate Cleo", "pass")


@clause("dbs 6-3-1-2-3-2")
def test_awaken_and_wish_are_activated_in_the_main_phase():
    for keyword in (AWAKEN, WISH):
        chief = leader("Chief", abilities=(skill(DRAW, when=keyword, zones=(LEADER_AREA,)),))
        mine = side(hand=1, leader=[("Chief", REST)])
        t = table("dbs", you=mine, cards=[chief], at="main")
        t.you.may_choose_exactly("activate Chief", "pass")


def with_unison(*hand: str, cards: tuple[CardDef, ...] = ()) -> Table:
    """A main phase with a Duo in play that has one marker."""
    t = main_phase("Duo", *hand, cards=cards, energy=1)
    t.you.chooses("play Duo")
    assert markers(t) == 1
    return t


@clause("dbs 6-3-1-2-3-3")
def test_once_a_turn_a_card_of_its_number_is_placed_under_the_unison_card():
    t = with_unison("Duo", "Duo", "Trio", "filler", cards=(unison("Trio"),))
    t.you.may_choose_exactly("place under the unison Duo", "attack Duo leader", "pass")
    t.you.chooses("place under the unison Duo")
    assert markers(t) == 2
    assert t.you.under(t.you.unison.names[0]) == ["Duo"]
    t.you.may_choose_exactly("attack Duo leader", "pass")


def test_that_can_be_done_again_in_the_next_turn():
    t = with_unison("Duo", "Duo", "filler")
    t.you.chooses("place under the unison Duo", "pass")
    t.rival.passes()
    t.rival.passes()
    t.you.passes()
    assert "place under the unison Duo" in t.you.options


@clause("dbs 6-3-1-2-4")
def test_whoever_goes_first_cannot_attack_in_the_first_turn():
    for turns, offered in ((1, False), (2, True)):
        t = table("dbs", you=side(hand=1, battle=["Ace"]), cards=[ACE], at="main", turns=turns)
        attacks = ("attack leader", "attack Ace leader") if offered else ()
        t.you.may_choose_exactly(*attacks, "pass")


def test_why_not_tells_the_clause():
    t = main_phase("Ace", "Spell", "Duo", cards=(spell(DRAW, when=IN_BATTLE),))
    game = t.game
    for name, clauses in (
        ("Ace", {"dbs 6-3-1-2-1-1", "dbs 6-3-1-2-3-3"}),
        ("Duo", {"dbs 6-3-1-2-2-1", "dbs 3-7-3", "dbs 6-3-1-2-3-3"}),
        ("Spell", {"dbs 6-3-1-2-1", "dbs 3-7-3", "dbs 6-3-1-2-3", "dbs 6-3-1-2-3-3"}),
    ):
        found = {
            game.book.verify(game, 0, option)
            for option in game.book.candidates(game)
            if option[1] == t.you.ref(name)
        }
        assert clauses <= found
