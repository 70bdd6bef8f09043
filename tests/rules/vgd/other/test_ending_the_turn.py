"""Section 17.4: a text that ends the turn."""

from bythebook.games.vanguard.actions.damage import deal_damage
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER
from bythebook.games.vanguard.d.other.ending import EndTurn
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.events import P_CLOSE, P_TURN_ENDS
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.texts.lasting import Give
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.vanguard.durations import END_OF_BATTLE
from tests.rules.vanguard.battle.fighting import attack, battle, field, other
from tests.rules.vanguard.waiting import acting, at_beginning, waiting


class Hurt(Effect):
    """The other player's vanguard is dealt damage."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        return deal_damage(game, game.state.refs(game.state.zone(1, VANGUARD))[0], 1)


@clause("vgd 17.4.1.2")
def test_in_the_main_phase_it_goes_on_to_the_end_phase_when_the_text_is_done() -> None:
    doer = acting("doer", EndTurn(), SoulCharge())
    t = table("vgd", you=side(left=doer, hand=["filler"]), at="main")
    t.you.chooses("activate doer")
    # The rest of the text was carried out; there was no battle phase.
    t.you.soul.has(1)
    assert t.turn_player is t.rival


@clause("vgd 17.4.1.2", "vgd 17.4.1.1")
def test_amid_a_battle_the_battle_is_over_without_a_close_step() -> None:
    strong = Give(Cards(YOU, (VANGUARD,)), POWER, Num(5000), END_OF_BATTLE)
    ender = waiting("ender", attacks(), strong, EndTurn())
    late = at_beginning("late", P_CLOSE)
    end = at_beginning("end", P_TURN_ENDS)
    t = battle(field(left=ender, right=late, back_left=end), other(hand=["filler"]), book="vgd")
    attack(t, "ender")
    # Nobody guards and nothing closes: what waits for the end of the turn is next.
    t.you.is_asked("may")
    assert t.waiting == ["end"]
    assert not t.game.state.counters
    assert t.you.value("me", "power") == 10000
    t.rival.damage.has(0)
    t.you.chooses("no")
    assert t.turn_player is t.rival


def test_damage_and_what_stands_by_are_dealt_with_in_the_end_phase() -> None:
    ender = waiting("ender", attacks(None), Hurt(), EndTurn())
    other_one = waiting("second", attacks(None))
    t = battle(field(left=ender, right=other_one), other(hand=["filler"]), book="vgd")
    attack(t, "me")
    t.you.chooses("resolve ender me")
    # The damage first, as a rule action, then the ability, in the end phase.
    t.rival.trigger.has(1)
    t.you.is_asked("may")
    assert t.turn_player is t.you
    t.you.chooses("no")
    t.rival.damage.has(1)
    assert t.turn_player is t.rival


@clause("vgd 17.4.1.2")
def test_in_the_end_phase_the_phase_goes_on() -> None:
    end = at_beginning("end", P_TURN_ENDS, EndTurn(), SoulCharge())
    t = battle(field(left=end), other(hand=["filler"]), book="vgd")
    t.you.chooses("pass")
    t.you.soul.has(1)
    assert t.turn_player is t.rival
    # The next turn is a turn like any other.
    t.goes_on_to("start step", t.rival)


@clause("vgd 17.4.1.2")
def test_an_order_that_ends_the_turn_is_put_away_first() -> None:
    edict = order("edict", 0, text="End the turn.")
    t = table("vgd", you=side(hand=["edict", "filler"]), cards=[edict, unit("x")], at="main")
    t.you.chooses("play order edict")
    t.you.drop.is_("edict")
    assert t.turn_player is t.rival


@clause("vgd 17.4.1.1")
def test_a_blitz_order_that_ends_the_turn_ends_the_battle() -> None:
    edict = order("edict", 0, text="End the turn.", kind=BLITZ_ORDER)
    rival = other(hand=["edict", "filler"], vanguard=unit("foe", 3, 5000))
    t = battle(field(left=unit("ally")), rival, (edict,), "vgd")
    attack(t, "ally")
    t.rival.chooses("play order edict")
    assert t.turn_player is t.rival
    assert not t.game.state.counters
    t.rival.damage.has(0)
    t.rival.drop.is_("edict")
