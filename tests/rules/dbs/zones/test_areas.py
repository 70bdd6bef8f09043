"""Section 3: the areas."""

from bythebook.games.dbs.book import BOOK
from bythebook.games.dbs.cards.cards import FIELD, MAIN
from bythebook.games.dbs.keywords.fields import PlaceField
from bythebook.games.dbs.terms.terms import DamageProcess, add_markers, from_deck
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.events import S_OFFENSE, VAR_STEP
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    COMBO_AREA,
    DECK,
    DROP,
    ENERGY,
    HAND,
    LEADER_AREA,
    LIFE,
    REST,
    UNISON_AREA,
    WARP,
)
from bythebook.kernel.abilities.abilities import EV_MOVE, CardDef, Trigger
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.game.setup import table as lay_out
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import ANYONE, OPPONENT, YOU
from bythebook.kernel.state.changes import face, move, set_var
from bythebook.kernel.state.refs import FACE_UP, NOTHING
from bythebook.kernel.texts.verbs import ChooseCards, ShuffleZone, TakeTop
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader, unison
from tests.rules.dbs.making import cards_in, resolves, said, seen, skill, spell, waiting

ACE = battle("Ace", power=5000)


def stays_itself(zone: str, to: int) -> bool:
    """Whether a card that goes from one area to another stays the card it was."""
    start = "hand" if zone == "combo" else zone
    t = table("dbs", you=side(**{start: ["Ace"]}), cards=[ACE])
    t.changes([set_var(VAR_STEP, S_OFFENSE)])  # as in a battle, so that combos are valid
    if zone == "combo":
        t.changes(move([t.you.ref("Ace")], COMBO_AREA, 0))
    ref = t.you.ref("Ace")
    # A card in the unison area without markers would not stay there.
    t.changes([*move([ref], to, 0), *add_markers(ref, 1)])
    return t.game.state.alive(ref)


@clause("dbs 3-1-1")
def test_each_player_has_an_area_of_every_kind():
    t = table("dbs", you=side(drop=2), rival=side(drop=3))
    t.you.drop.has(2)
    t.rival.drop.has(3)
    game = lay_out(BOOK, (Deck([ACE] * 3), Deck([ACE] * 2)), 1)
    assert [len(game.state.zone(player, DECK)) for player in (0, 1)] == [3, 2]


@clause("dbs 3-1-2")
def test_everybody_knows_how_many_cards_an_area_holds():
    t = table("dbs", you=side(hand=3, life=5))
    for player in (0, 1):
        zones = t.game.view(player)["zones"][0]
        assert [zones[z].get("count") for z in (HAND, LIFE, DECK)] == [3, 5, 12]


@clause("dbs 3-1-4", "dbs 3-1-8", "dbs 3-5-3")
def test_out_of_the_battle_area_a_card_is_new_unless_it_stays_in_play():
    for zone in (BATTLE_AREA, UNISON_AREA, COMBO_AREA):
        assert stays_itself("battle", zone)
    for zone in (HAND, DROP, ENERGY, WARP, DECK):
        assert not stays_itself("battle", zone)


@clause("dbs 3-1-5")
def test_out_of_the_combo_area_a_card_is_new_unless_it_goes_to_the_battle_area():
    assert stays_itself("combo", BATTLE_AREA)
    for zone in (HAND, DROP, ENERGY, WARP, DECK):
        assert not stays_itself("combo", zone)


@clause("dbs 3-1-8")
def test_out_of_drop_area_energy_and_warp_a_card_is_new():
    for zone in ("drop", "energy", "warp"):
        for to in (BATTLE_AREA, HAND, COMBO_AREA):
            assert not stays_itself(zone, to)


def stacking(to: int, whose: int = YOU) -> Table:
    """A board on which three cards of the drop area are put somewhere together."""
    gather = spell(Put(cards_in(DROP, whose=whose), to))
    mine, theirs = side(drop=["Ace", "Bob", "Cleo"], hand=["Spell"]), side(drop=["Dan", "Eve"])
    cards = [gather, ACE, *map(battle, ("Bob", "Cleo", "Dan", "Eve"))]
    t = table("dbs", mine, theirs, cards)
    resolves(t)
    return t


@clause("dbs 3-1-6")
def test_their_owner_says_in_which_order_cards_are_placed_together():
    t = stacking(DECK)
    t.you.is_asked("order")
    t.you.chooses("Bob")
    t.you.may_choose("Ace")
    t.you.chooses("Ace")
    assert t.you.deck.names[:3] == ["Bob", "Ace", "Cleo"]
    t = stacking(DECK, OPPONENT)
    t.rival.is_asked("order")
    t.rival.chooses("Eve")
    assert t.rival.deck.names[:2] == ["Eve", "Dan"]


@clause("dbs 3-1-6-1")
def test_the_others_do_not_learn_the_order_in_a_secret_area():
    t = stacking(DECK)
    t.you.chooses("Bob", "Ace")
    assert seen(t, 0, 0, "deck")[:3] == ["Bob", "Ace", "Cleo"]
    assert seen(t, 1, 0, "deck")[:3] == [None, None, None]


def controlled() -> Table:
    """A board on which the rival's card is in your battle area."""
    t = table("dbs", rival=side(battle=["Ace"]), cards=[ACE])
    t.changes(move([t.rival.ref("Ace")], BATTLE_AREA, 0))
    t.you.battle.is_("Ace")
    return t


@clause("dbs 3-1-7")
def test_where_it_is_not_said_whose_area_a_card_goes_to_its_owners():
    t = controlled()
    t.changes(move([t.you.ref("Ace")], DROP))
    t.rival.drop.is_("Ace")
    t = controlled()
    t.changes(move([t.you.ref("Ace")], COMBO_AREA))
    t.rival.battle.is_()
    t.you.combo.is_()


@clause("dbs 3-1-7-1")
def test_even_where_a_player_is_named_a_card_goes_to_its_owners_area():
    for zone in (HAND, DROP, ENERGY, WARP, DECK, LIFE):
        t = controlled()
        t.changes(move([t.you.ref("Ace")], zone, 0))
        state = t.game.state
        assert [state.definition[c] for c in state.zone(1, zone)].count(
            t.game.lib.places["T-Ace"]
        ) == 1


@clause("dbs 3-2-2")
def test_nobody_looks_at_a_deck_and_its_order_stays():
    t = table("dbs", you=side(deck=["Ace", "filler"]), cards=[ACE])
    assert seen(t, 0, 0, "deck") == [None, None]
    assert seen(t, 1, 0, "deck") == [None, None]
    t.changes(move(t.you.deck.refs[:1], DECK, index=0))
    t.you.deck.is_("filler", "Ace")


@clause("dbs 3-2-3")
def test_cards_leave_a_deck_one_by_one():
    # Waits for one or more at the same time, and has its moment twice.
    both = waiting("Watcher", Trigger(EV_MOVE, None, (DECK,), (DROP,), whose=YOU, together=True))
    mine = side(battle=["Watcher"], deck=["Ace", "Bob", "filler"])
    t = table("dbs", you=mine, cards=[both, ACE, battle("Bob")])
    t.run(from_deck(0, DECK, DROP, 2, False))
    t.you.drop.is_("Bob", "Ace")
    t.you.may_choose_exactly("resolve Watcher Ace", "resolve Watcher Bob")
    t.you.chooses("resolve Watcher Ace", "no", "no")


@clause("dbs 3-2-4")
def test_a_deck_is_shuffled_by_chance_whoever_asks_for_it():
    names = [f"Card {n}" for n in range(12)]
    mix = spell(ShuffleZone(DECK, OPPONENT))
    cards = [mix, *map(battle, names)]
    t = table("dbs", side(hand=["Spell"]), side(deck=names), cards)
    t.rival.deck.is_(*names)
    resolves(t)
    t.rival.deck.holds_exactly(*names)
    assert t.rival.deck.names != names


@clause("dbs 3-3-2")
def test_a_player_looks_at_their_own_hand():
    t = table("dbs", you=side(hand=["Ace"]), cards=[ACE])
    assert seen(t, 0, 0, "hand") == ["Ace"]


@clause("dbs 3-3-3")
def test_nobody_looks_at_anothers_hand():
    t = table("dbs", you=side(hand=["Ace"]), cards=[ACE])
    assert seen(t, 1, 0, "hand") == [None]
    assert seen(t, 0, 0, "hand") == ["Ace"]


@clause("dbs 3-4-2")
def test_the_drop_area_lies_open_newcomers_on_top():
    t = table("dbs", you=side(drop=["Bob"], battle=["Ace"]), cards=[ACE, battle("Bob")])
    t.changes(move([t.you.ref("Ace")], DROP))
    for player in (0, 1):
        assert seen(t, player, 0, "drop area") == ["Ace", "Bob"]


@clause("dbs 3-5-2")
def test_everybody_sees_the_leader_area():
    t = table("dbs")
    for player in (0, 1):
        assert seen(t, player, 0, "leader area") == ["leader"]


@clause("dbs 3-5-3")
def test_a_leader_never_leaves_the_leader_area():
    for zone in (HAND, DROP, BATTLE_AREA, DECK, WARP):
        t = table("dbs")
        t.changes(move([t.you.ref("leader")], zone, 0))
        t.you.leader.is_("leader")
        state = t.game.state
        assert not any(t.game.definition(c).name == "leader" for c in state.zone(0, zone))


@clause("dbs 3-6-2")
def test_the_battle_area_lies_open():
    t = table("dbs", you=side(hand=["Ace"]), cards=[ACE])
    t.changes(move([t.you.ref("Ace")], BATTLE_AREA))
    for player in (0, 1):
        assert seen(t, player, 0, "battle area") == ["Ace"]


@clause("dbs 3-6-4")
def test_a_card_comes_to_the_battle_area_in_active_mode_unless_it_is_said():
    for given, mode in ((-1, ACTIVE), (REST, REST), (ACTIVE, ACTIVE)):
        t = table("dbs", you=side(hand=["Ace"]), cards=[ACE])
        t.changes(move([t.you.ref("Ace")], BATTLE_AREA, orient=given))
        assert t.you.state_of("Ace") == mode


def test_the_battle_area_has_room_for_any_number_of_cards():
    mine = side(battle=["filler"] * 9 + ["Relic"] * 3, hand=["Ace"], energy=1)
    t = table("dbs", you=mine, cards=[ACE, extra("Relic")], at="main")
    t.you.chooses("play Ace")
    t.you.battle.has(13)


@clause("dbs 3-6-6")
def test_of_any_number_of_extra_cards_one_has_field():
    def place(name: str) -> CardDef:
        skills = (skill(PlaceField(), when=MAIN | FIELD, zones=(HAND,)),)
        return extra(name, cost=0, abilities=skills)

    cards = [place("Lake"), place("Hill"), extra("Relic")]
    mine = side(battle=["Relic", "Relic"], hand=["Lake", "Hill"])
    t = table("dbs", you=mine, cards=cards, at="main")
    t.you.chooses("activate Lake")
    t.you.battle.holds_exactly("Relic", "Relic", "Lake")
    t.you.chooses("activate Hill")
    t.you.battle.holds_exactly("Relic", "Relic", "Hill")
    t.you.drop.is_("Lake")


@clause("dbs 3-7-2")
def test_the_combo_area_lies_open():
    t = table("dbs", you=side(hand=["Ace", "filler"]), cards=[ACE], at="main")
    t.you.chooses("attack leader", "combo Ace")
    for player in (0, 1):
        assert seen(t, player, 0, "combo area") == ["Ace"]


@clause("dbs 3-7-3-2")
def test_cards_used_in_a_combo_need_not_be_in_the_battle_area():
    bob = said("Bob", "[Auto] When you combo with a red Battle Card, draw 1 card.")
    mine = side(hand=["Ace", "filler"], battle=["Bob"])
    t = table("dbs", you=mine, cards=[ACE, bob], at="main")
    t.you.chooses("attack leader", "combo Ace")
    t.you.hand.has(2)


def test_the_combo_area_has_room_for_any_number_of_cards():
    t = table("dbs", you=side(hand=["filler"] * 9), at="main")
    t.you.chooses("attack leader", *["combo filler"] * 8)
    t.you.combo.has(8)


@clause("dbs 3-8-2")
def test_the_energy_area_lies_open():
    t = table("dbs", you=side(hand=["Ace"]), cards=[ACE], at="charge")
    t.you.chooses("charge Ace")
    for player in (0, 1):
        assert seen(t, player, 0, "energy") == ["Ace"]


@clause("dbs 3-8-3")
def test_a_card_comes_to_the_energy_area_in_active_mode_unless_it_is_said():
    for given, mode in ((-1, ACTIVE), (REST, REST)):
        t = table("dbs", you=side(hand=["Ace"]), cards=[ACE])
        t.changes(move([t.you.ref("Ace")], ENERGY, orient=given))
        assert t.you.state_of("Ace") == mode


@clause("dbs 3-9-2")
def test_life_lies_face_down_and_nobody_looks_at_it():
    t = table("dbs", you=side(life=["Ace", "Bob", "filler"]), cards=[ACE, battle("Bob")])
    for player in (0, 1):
        assert seen(t, player, 0, "life") == [None, None, None]


@clause("dbs 3-9-3")
def test_a_life_card_that_lies_face_up_is_open():
    t = table("dbs", you=side(life=["Ace", "Bob", "filler"]), cards=[ACE, battle("Bob")])
    t.changes(face([t.you.ref("Bob")], FACE_UP))
    for player in (0, 1):
        assert seen(t, player, 0, "life") == [None, "Bob", None]


def test_its_player_picks_which_life_card_leaves_if_they_can_be_told_apart():
    t = table("dbs", you=side(life=["Ace", "Bob", "filler"]), cards=[ACE, battle("Bob")])
    t.changes(face([t.you.ref("Bob")], FACE_UP))
    t.run(DamageProcess(0, 1))
    t.you.is_asked("life")
    # What lies face down is all the same: it is offered once.
    assert len(t.you.options) == 2
    t.you.chooses("Bob")
    t.you.hand.is_("Bob")
    t = table("dbs", you=side(life=["Ace", "Bob", "filler"]), cards=[ACE, battle("Bob")])
    t.run(DamageProcess(0, 1))
    t.you.hand.has(1)


@clause("dbs 3-9-4")
def test_life_is_shuffled_by_chance_whoever_asks_for_it():
    names = [f"Card {n}" for n in range(12)]
    cards = [spell(ShuffleZone(LIFE, OPPONENT)), *map(battle, names)]
    t = table("dbs", side(hand=["Spell"]), side(life=names), cards)
    resolves(t)
    t.rival.life.holds_exactly(*names)
    assert t.rival.life.names != names
    # What lies face up among it does so afterwards.
    t = table("dbs", side(hand=["Spell"]), side(life=names), cards)
    t.changes(face([t.rival.ref("Card 3")], FACE_UP))
    resolves(t)
    for player in (0, 1):
        assert [n for n in seen(t, player, 1, "life") if n] == ["Card 3"]


@clause("dbs 3-10-2")
def test_the_warp_lies_open_newcomers_on_top():
    t = table("dbs", you=side(warp=["Bob"], hand=["Ace"]), cards=[ACE, battle("Bob")])
    t.changes(move([t.you.ref("Ace")], WARP))
    for player in (0, 1):
        assert seen(t, player, 0, "warp") == ["Ace", "Bob"]


def with_unison(hand: list[str], energy: int = 3) -> Table:
    """A main phase with unison cards in hand."""
    cards = [unison("Duo"), unison("Trio")]
    return table("dbs", you=side(hand=hand, energy=energy), cards=cards, at="main")


@clause("dbs 3-11-2")
def test_the_unison_area_lies_open():
    t = with_unison(["Duo"])
    t.you.chooses("play Duo", "1")
    for player in (0, 1):
        assert seen(t, player, 0, "unison area") == ["Duo"]


@clause("dbs 3-11-3")
def test_to_play_a_unison_card_is_to_place_it_in_the_unison_area():
    t = with_unison(["Duo"])
    t.you.chooses("play Duo", "1")
    t.you.unison.is_("Duo")


@clause("dbs 3-11-4")
def test_a_card_comes_to_the_unison_area_in_active_mode():
    t = with_unison(["Duo"])
    t.you.chooses("play Duo", "1")
    assert t.you.state_of("Duo") == ACTIVE


@clause("dbs 3-11-5", "dbs 3-11-6")
def test_a_card_coming_to_the_unison_area_sends_the_other_to_the_drop_area():
    t = with_unison(["Duo", "Trio"])
    t.you.chooses("play Duo", "1", "play Trio", "1")
    t.you.unison.is_("Trio")
    t.you.drop.is_("Duo")


def test_choosing_and_moving_cards_of_the_energy_area():
    body = (ChooseCards(cards_in(ENERGY)), Put(Bound(R_CHOSEN), HAND))
    mine = side(hand=["Spell"], energy=["Ace", "filler"])
    t = table("dbs", you=mine, cards=[spell(*body), ACE])
    resolves(t)
    t.you.chooses("Ace")
    t.you.hand.holds_exactly("Spell", "Ace")


def test_what_everybody_could_see_is_known_when_it_goes_back_to_the_hand():
    t = table("dbs", rival=side(battle=["Ace"]), cards=[ACE])
    t.changes(move([t.rival.ref("Ace")], HAND))
    assert seen(t, 0, 1, "hand") == ["Ace"]


def test_taking_a_card_from_the_top_of_a_deck_shows_it_to_its_player_alone():
    take = spell(TakeTop(DECK, HAND, Num(1)))
    t = table("dbs", you=side(hand=["Spell"], deck=["Ace", "filler"]), cards=[take, ACE])
    resolves(t)
    assert "Ace" in seen(t, 0, 0, "hand")
    assert "Ace" not in seen(t, 1, 0, "hand")


def test_a_chief_stays_where_another_leader_would_go():
    t = table("dbs", you=side(leader=["Chief"]), cards=[leader("Chief")])
    assert t.game.state.zone(0, LEADER_AREA)
    assert Cards(ANYONE, (LEADER_AREA,)).refs(t.game, NOTHING, 0, [])
