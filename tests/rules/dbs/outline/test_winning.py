"""Section 1: winning and losing, and the fundamental principles."""

from bythebook.games.dbs.book import DragonBallSuper
from bythebook.games.dbs.cards.cards import COST
from bythebook.games.dbs.terms.terms import DamageProcess, add_markers, draw, remove_markers
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.events import (
    CANNOT_ACTIVATE,
    CANNOT_ATTACK,
    CANNOT_BLOCK,
    MAY_ATTACK_ACTIVE,
    VAR_STARTED,
)
from bythebook.games.dbs.zones.zones import ACTIVE, DECK, DROP, HAND, REST
from bythebook.kernel.abilities.abilities import EV_ORIENT, Effect, Trigger
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Bound, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import END, Change, move, orient, set_var
from bythebook.kernel.state.result import DRAW as NOBODY
from bythebook.kernel.texts.deciding import EachChooses, NamedNumber, NameNumber
from bythebook.kernel.texts.verbs import LoseGame, TakeTop, WinGame
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.making import (
    DRAW,
    cards_in,
    changed,
    seen,
    spell,
    told,
    unable,
    waiting,
)


def played(*body: Effect, **mine: object) -> Table:
    """A board on which an extra card that does this has just been used."""
    t = table("dbs", you=side(hand=["Spell"], **mine), cards=[spell(*body)], at="main")
    t.you.chooses("activate Spell")
    return t


@clause("dbs 1-2-1")
def test_the_game_ends_when_a_player_loses_and_the_other_wins():
    for loser in (0, 1):
        t = table("dbs", you=side(life=2), rival=side(life=2))
        t.run(DamageProcess(loser, 1))
        assert t.game.result is None
        t.run(DamageProcess(loser, 1))
        t.asserts_over(1 - loser, "dbs 9-2-3")


@clause("dbs 1-2-1-1-1")
def test_a_player_without_life_loses():
    for life in (1, 2):
        t = table("dbs", rival=side(life=life))
        t.run(DamageProcess(1, 1))
        if life == 1:
            t.asserts_over(0, "dbs 9-2-3")
        else:
            assert t.game.result is None


@clause("dbs 1-2-1-1-2")
def test_a_player_without_a_deck_loses():
    for deck in (1, 2):
        t = table("dbs", you=side(deck=deck))
        t.run(draw(0, 1))
        if deck == 1:
            t.asserts_over(1, "dbs 9-2-4")
        else:
            assert t.game.result is None


@clause("dbs 1-2-2")
def test_a_losing_condition_loses_the_game_at_once():
    t = table("dbs", you=side(deck=2, hand=1))
    t.run(draw(0, 3))
    t.asserts_over(1, "dbs 9-2-4")
    t.you.hand.has(3)
    t = table("dbs", you=side(life=1), rival=side(life=1))
    t.run(DamageProcess(0, 1))
    t.asserts_over(1, "dbs 9-2-3")


@clause("dbs 1-2-2-1")
def test_life_counts_only_once_the_game_has_begun():
    for started in (0, 1):
        t = table("dbs", you=side(life=1))
        t.changes([set_var(VAR_STARTED, started)])
        t.run(DamageProcess(0, 1))
        assert (t.game.result is not None) == bool(started)


@clause("dbs 1-2-2-2")
def test_the_deck_counts_only_once_the_game_has_begun():
    for started in (0, 1):
        t = table("dbs", you=side(deck=1))
        t.changes([set_var(VAR_STARTED, started)])
        t.run(draw(0, 1))
        assert (t.game.result is not None) == bool(started)


@clause("dbs 1-2-3")
def test_both_losing_is_a_draw():
    t = table("dbs", you=side(life=1), rival=side(life=1))
    t.changes([*move(t.you.life.refs, HAND), *move(t.rival.life.refs, HAND)])
    t.asserts_over(NOBODY, "dbs 9-2-3")
    t = table("dbs", you=side(deck=1), rival=side(life=1))
    t.changes([*move(t.you.deck.refs, HAND), *move(t.rival.life.refs, HAND)])
    t.asserts_over(NOBODY, "dbs 9-2-4")


@clause("dbs 1-2-4")
def test_a_player_surrenders_whoever_is_deciding():
    for player in (0, 1):
        t = table("dbs", you=side(hand=1), at="main")
        t.you.is_asked("main phase")
        t.game.concede(player)
        t.asserts_over(1 - player, "dbs 1-2-4")


class NobodyLoses(DragonBallSuper):
    """The rules, with an effect in force by which no game can be lost."""

    def forbids(self, game: Game, change: Change) -> str:
        return "dbs 1-3-3" if change[0] == END else super().forbids(game, change)


@clause("dbs 1-2-5")
def test_no_card_keeps_a_player_from_surrendering():
    heavy = battle("Heavy", abilities=(unable(CANNOT_ATTACK),))
    t = table("dbs", you=side(battle="Heavy", hand=1), cards=[heavy], at="main")
    t.game.book = NobodyLoses()
    t.game.concede(1)
    t.asserts_over(0, "dbs 1-2-4")


@clause("dbs 1-2-6")
def test_an_effect_wins_or_loses_the_game_while_it_resolves():
    t = played(WinGame(), DRAW)
    t.asserts_over(0, "dbs 1-2-6")
    t.you.hand.has(0)
    played(WinGame(OPPONENT)).asserts_over(1, "dbs 1-2-6")
    played(LoseGame(OPPONENT)).asserts_over(0, "dbs 1-2-6")


@clause("dbs 1-3-1")
def test_where_a_card_allows_what_the_rules_do_not_the_card_counts():
    hunter = battle("Hunter", abilities=(unable(MAY_ATTACK_ACTIVE),))
    theirs = side(battle=[("Up", ACTIVE), ("Down", REST)], leader=["leader"])
    cards = [hunter, battle("Up"), battle("Down"), battle("Ace")]
    mine = side(battle=["Hunter"], leader=[("leader", REST)])
    t = table("dbs", mine, theirs, cards, "main")
    t.you.may_choose_exactly(
        "attack Hunter leader", "attack Hunter Up", "attack Hunter Down", "pass"
    )
    for ace in (battle("Ace"), battle("Ace", abilities=(unable(CANNOT_BLOCK),))):
        mine = side(battle=[ace], leader=[("leader", REST)])
        t = table("dbs", mine, theirs, cards[:3], "main")
        t.you.may_choose_exactly("attack Ace leader", "attack Ace Down", "pass")


@clause("dbs 1-3-2")
def test_as_much_is_done_as_can_be():
    for markers, left in ((3, 1), (2, 0), (1, 0)):
        t = table("dbs", you=side(battle="Ace"), cards=[battle("Ace")])
        t.changes(add_markers(t.you.ref("Ace"), markers))
        t.changes(remove_markers(t.game, t.you.ref("Ace"), 2))
        assert t.you.counters("Ace") == left
    t = table("dbs", rival=side(life=2))
    t.run(DamageProcess(1, 3))
    t.rival.hand.has(2)


@clause("dbs 1-3-2-1")
def test_what_is_in_rest_mode_is_not_switched_to_it_again():
    card = waiting("Ace", Trigger(EV_ORIENT, This(), value=REST))
    t = table("dbs", you=side(battle=("Ace", REST)), cards=[card])
    t.changes(orient([t.you.ref("Ace")], REST))
    t.you.is_asked("idle")
    t = table("dbs", you=side(battle=("Ace", ACTIVE)), cards=[card])
    t.changes(orient([t.you.ref("Ace")], REST))
    t.you.is_asked("may")
    t.you.chooses("no")


@clause("dbs 1-3-2-2")
def test_zero_times_or_less_is_not_at_all():
    for count, drawn in ((-1, 0), (0, 0), (1, 1), (2, 2)):
        t = played(TakeTop(DECK, HAND, Num(count)))
        t.you.hand.has(drawn)
        t.you.deck.has(12 - drawn)


@clause("dbs 1-3-3")
def test_forbidding_wins():
    heavy = battle("Heavy", abilities=(unable(CANNOT_ACTIVATE),))
    # Something else is forbidden to this one.
    calm = battle("Calm", abilities=(unable(CANNOT_ATTACK),))
    mine = side(battle=[("Heavy", REST), ("Ace", REST), ("Calm", REST)])
    t = table("dbs", you=mine, cards=[heavy, calm, battle("Ace")], at="charge")
    assert t.you.state_of("Heavy") == REST
    assert t.you.state_of("Ace") == ACTIVE
    assert t.you.state_of("Calm") == ACTIVE


@clause("dbs 1-3-3")
def test_what_cannot_attack_is_not_offered():
    calm = battle("Calm", abilities=(unable(CANNOT_ATTACK),))
    mine = side(battle=["Calm", "Ace"], leader=[("leader", REST)])
    t = table("dbs", you=mine, cards=[calm, battle("Ace")], at="main")
    t.you.may_choose_exactly("attack Ace leader", "pass")


@clause("dbs 1-3-4")
def test_of_two_who_decide_at_the_same_time_the_turn_player_does_so_first():
    body = (EachChooses(cards_in(HAND)), Put(Bound(R_CHOSEN), DROP))
    cards = [spell(*body), *map(battle, ("Ace", "Bob", "Cleo", "Dan"))]
    halves = (side(hand=["Spell", "Ace", "Bob"]), side(hand=["Spell", "Cleo", "Dan"]))
    for turn, mine, theirs in ((0, "Ace", "Cleo"), (1, "Cleo", "Ace")):
        t = table("dbs", *halves, cards, "main", turn)
        first, second = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        first.chooses("activate Spell")
        first.is_asked("choose")
        assert mine not in seen(t, 1 - turn, turn, "hand")
        first.chooses(mine)
        assert mine in seen(t, 1 - turn, turn, "hand")
        second.chooses(theirs)
        first.drop.holds_exactly("Spell", mine)
        second.drop.is_(theirs)


@clause("dbs 1-3-5")
def test_a_number_that_is_named_is_whole_and_one_or_more():
    for least, offered in ((-2, ("1", "2")), (0, ("1", "2")), (2, ("2",))):
        t = played(NameNumber(Num(3 if least == 2 else 2), Num(least)), draw_named())
        t.you.is_asked("number")
        t.you.may_choose_exactly(*offered, *(("3",) if least == 2 else ()))
        t.you.chooses("2")
        t.you.hand.has(2)


def draw_named() -> TakeTop:
    """Draw as many cards as were named."""
    return TakeTop(DECK, HAND, NamedNumber())


@clause("dbs 1-3-5-1")
def test_of_a_number_with_just_an_upper_bound_zero_can_be_named():
    t = played(NameNumber(Num(2), up_to=True), draw_named())
    t.you.may_choose_exactly("0", "1", "2")
    t.you.chooses("0")
    t.you.hand.has(0)


@clause("dbs 1-3-6")
def test_a_cost_below_zero_is_zero_except_in_sums():
    for changes, energy in (((-2,), 0), ((-2, 1), 0), ((-2, 2), 1), ((-1,), 0), ((), 1)):
        skills = tuple(changed(COST, by, (HAND,)) for by in changes)
        ace = battle("Ace", cost=1, abilities=skills)
        for have in (0, 1):
            t = table("dbs", you=side(hand=["Ace"], energy=have), cards=[ace], at="main")
            playable = ("play Ace",) if have >= energy else ()
            t.you.may_choose_exactly(*playable, "attack leader", "pass")


@clause("dbs 1-3-7")
def test_a_skill_is_carried_out_in_the_order_written():
    body = (TakeTop(DECK, DROP, Num(1)), DRAW)
    top = side(hand=["Spell"], deck=["Ace", "Bob", *["filler"] * 5])
    cards = [spell(*body), battle("Ace"), battle("Bob")]
    t = table("dbs", you=top, cards=cards, at="main")
    t.you.chooses("activate Spell")
    t.you.drop.holds_exactly("Spell", "Ace")
    t.you.hand.is_("Bob")


@clause("dbs 1-3-8")
def test_what_would_switch_to_both_modes_is_switched_to_rest_mode():
    for now in (ACTIVE, REST):
        for order in ((ACTIVE, REST), (REST, ACTIVE)):
            t = table("dbs", you=side(battle=("Ace", now)), cards=[battle("Ace")])
            ref = t.you.ref("Ace")
            t.changes([c for mode in order for c in orient([ref], mode)])
            assert t.you.state_of("Ace") == REST
    t = table("dbs", you=side(battle=[("Ace", REST), "Bob"]), cards=[battle("Ace"), battle("Bob")])
    t.changes([*orient([t.you.ref("Ace")], ACTIVE), *orient([t.you.ref("Bob")], REST)])
    assert (t.you.state_of("Ace"), t.you.state_of("Bob")) == (ACTIVE, REST)


@clause("dbs 1-2-3")
def test_both_players_who_draw_their_last_card_by_one_skill_lose_together():
    both = told("Both", "[Activate: Main] Each player draws 1 card.")
    for theirs, winner in ((1, NOBODY), (2, 1)):
        t = table("dbs", side(hand=[both], deck=1), side(deck=theirs), at="main")
        t.you.chooses("activate Both")
        assert t.game.result is not None
        assert t.game.result.winner == winner


@clause("dbs 4-9-2", "dbs 4-9-3")
def test_both_players_draw_as_many_cards_one_by_one():
    for count in (1, 2, 3):
        both = told("Both", f"[Activate: Main] Each player draws {count} card{'s' * (count > 1)}.")
        t = table("dbs", side(hand=[both], deck=5), side(deck=5), at="main")
        t.you.chooses("activate Both")
        t.you.hand.has(count)
        t.rival.hand.has(count)
