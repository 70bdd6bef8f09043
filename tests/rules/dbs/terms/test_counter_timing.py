"""Section 4-7: counter timing at its four moments, answers to answers, and what it hides."""

from bythebook.games.dbs.abilities.timing import ActivateSkill
from bythebook.games.dbs.cards.cards import (
    COUNTER_ATTACK,
    COUNTER_COUNTER,
    COUNTER_PLAY,
    IN_BATTLE,
    SPEAKS_OF_ATTACKING,
    SPEAKS_OF_PLAYING,
)
from bythebook.games.dbs.terms.counter import CounterTiming
from bythebook.games.dbs.texts.effects import NegateAttack, Put
from bythebook.games.dbs.texts.events import EV_ATTACK, EV_PLAYED
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DECK, DROP, HAND, REST, WARP
from bythebook.kernel.abilities.abilities import ACT, Ability, CardDef, Effect, Trigger
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import TakeTop, TurnCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, unison
from tests.rules.dbs.making import DRAW, cards_in, counter, draw, seen, skill, spell, waiting

ACE = battle("Ace")
REST_ALL = TurnCards(cards_in(BATTLE_AREA, whose=OPPONENT), REST)
NOTE = TakeTop(DECK, DROP, Num(1))


class StopPlay(Effect):
    """The card that is being played goes to the drop area instead."""

    def run(self, frame, game) -> Flow:
        return move([game.frame_of(CounterTiming).about], DROP)


class StopSkill(Effect):
    """The skill that was activated is not carried out."""

    def run(self, frame, game) -> Flow:
        game.frame_of(ActivateSkill).stopped = 1
        return None


class StopCounter(Effect):
    """The [Counter] skill that this one answers is not carried out."""

    def run(self, frame, game) -> Flow:
        game.frame_of(CounterTiming).negate_last()
        return None


NO_PLAY = counter("No Play", COUNTER_PLAY, StopPlay())
NO_ATTACK = counter("No Attack", COUNTER_ATTACK, NegateAttack())
NO_SKILL = counter("No Skill", COUNTER_PLAY, StopSkill())
NO_COUNTER = counter("No Counter", COUNTER_COUNTER, StopCounter())


def main_phase(hand: list[str], theirs: list[str], *cards: CardDef, **mine: object) -> Table:
    """Your main phase; both players hold cards."""
    known = [ACE, NO_PLAY, NO_ATTACK, NO_SKILL, NO_COUNTER, *cards]
    return table("dbs", side(hand=hand, energy=3, **mine), side(hand=theirs), known, "main")


@clause("dbs 4-7-2-1", "dbs 6-3-1-2-1-2")
def test_a_card_that_is_declared_to_be_played_can_be_countered():
    t = main_phase(["Ace"], ["No Play", "No Attack"])
    t.you.chooses("play Ace")
    t.rival.is_asked("counter")
    t.rival.may_choose_exactly("activate No Play", "pass")
    # It is shown and paid for, and not played yet.
    assert seen(t, 1, 0, "hand") == ["Ace"]
    t.you.battle.is_()
    t.rival.chooses("activate No Play")
    t.you.drop.is_("Ace")
    t.you.battle.is_()
    t.rival.drop.is_("No Play")


def test_a_card_whose_play_was_not_countered_is_played():
    t = main_phase(["Ace"], ["No Play"])
    t.you.chooses("play Ace")
    t.rival.passes()
    t.you.battle.is_("Ace")


def test_a_play_that_was_countered_triggers_nothing():
    watcher = waiting("Watcher", Trigger(EV_PLAYED))
    t = main_phase(["Ace", "filler"], ["No Play"], watcher, battle=["Watcher"])
    t.you.chooses("play Ace")
    t.rival.chooses("activate No Play")
    t.you.passes()
    t.you.is_asked("main phase")


@clause("dbs 6-3-1-2-2-2", "dbs 6-3-1-2-2-1")
def test_a_unison_card_that_is_declared_to_be_played_can_be_countered():
    t = main_phase(["Duo"], ["No Play", "No Attack"], unison("Duo"))
    t.you.chooses("play Duo", "2")
    t.rival.may_choose_exactly("activate No Play", "pass")
    t.rival.chooses("activate No Play")
    t.you.unison.is_()
    t.you.drop.is_("Duo")


@clause("dbs 4-7-2-2", "dbs 7-1-2")
def test_an_attack_can_be_countered():
    t = main_phase(["filler"], ["No Play", "No Attack"])
    t.you.chooses("attack leader")
    t.rival.is_asked("counter")
    t.rival.may_choose_exactly("activate No Attack", "pass")
    t.rival.chooses("activate No Attack")
    t.you.passes()
    t.you.is_asked("main phase")
    t.rival.life.has(8)
    assert t.you.state_of("leader") == REST


def test_an_attack_that_was_not_countered_goes_on():
    t = main_phase(["filler"], ["No Attack"])
    t.you.chooses("attack leader")
    t.rival.passes()
    t.you.is_asked("offense step")


def test_a_counter_comes_before_the_skills_that_wait_for_the_attack():
    watcher = waiting("Watcher", Trigger(EV_ATTACK))
    t = main_phase(["filler"], ["No Attack"], watcher, battle=["Watcher"])
    t.you.chooses("attack leader")
    t.rival.is_asked("counter")
    t.rival.chooses("activate No Attack")
    t.you.passes()
    t.you.is_asked("may")
    t.you.chooses("no")


def about_playing(*body: Effect) -> CardDef:
    """An extra card whose skill speaks of playing."""
    return spell(*body, marks=SPEAKS_OF_PLAYING)


@clause("dbs 4-7-2-3")
def test_a_skill_can_be_countered_before_it_resolves():
    t = main_phase(["Spell"], ["No Skill", "No Attack"], about_playing(draw(2)))
    t.you.chooses("activate Spell")
    t.rival.is_asked("counter")
    t.rival.may_choose_exactly("activate No Skill", "pass")
    t.you.hand.is_("Spell")
    t.rival.chooses("activate No Skill")
    t.you.hand.is_()
    t.you.drop.is_("Spell")
    t.rival.passes()


@clause("dbs 4-7-2-4")
def test_a_skill_can_be_countered_after_it_has_resolved():
    late = counter("Late", COUNTER_PLAY, REST_ALL)
    revive = about_playing(Put(cards_in(WARP), BATTLE_AREA))
    t = main_phase(["Spell"], ["Late"], revive, late, warp=["Ace"])
    t.you.chooses("activate Spell")
    t.rival.passes()
    t.you.battle.is_("Ace")
    t.rival.is_asked("counter")
    t.rival.may_choose_exactly("activate Late", "pass")
    t.rival.chooses("activate Late")
    assert t.you.state_of("Ace") == REST


@clause("dbs 6-3-1-2-3-1")
def test_skills_of_the_main_phase_can_be_countered_before_and_after():
    t = main_phase(["Spell", "filler"], ["No Skill"], about_playing(draw(1)))
    t.you.chooses("activate Spell")
    t.rival.may_choose("pass")
    t.rival.passes()
    t.you.hand.has(2)
    t.rival.passes()
    t.you.is_asked("main phase")


def in_battle(*body: Effect) -> CardDef:
    """An extra card for battles whose skill speaks of playing."""
    return spell(*body, when=IN_BATTLE, marks=SPEAKS_OF_PLAYING)


@clause("dbs 7-2-1-2-3-1")
def test_skills_of_the_offense_step_can_be_countered_before_and_after():
    t = main_phase(["Spell", "filler"], ["No Skill"], in_battle(draw(1)))
    t.you.chooses("attack leader")
    t.rival.passes()
    t.you.chooses("activate Spell")
    t.rival.may_choose_exactly("activate No Skill", "pass")
    t.rival.passes()
    t.you.hand.has(2)
    t.rival.may_choose_exactly("activate No Skill", "pass")
    t.rival.passes()
    t.you.is_asked("offense step")


@clause("dbs 7-3-1-2-3-1")
def test_skills_of_the_defense_step_can_be_countered_by_the_turn_player():
    t = main_phase(["No Skill"], ["Spell", "filler"], in_battle(draw(1)))
    t.you.chooses("attack leader")
    t.rival.passes()
    t.you.passes()
    t.rival.chooses("activate Spell")
    t.you.may_choose_exactly("activate No Skill", "pass")
    t.you.passes()
    t.rival.hand.has(2)
    t.you.may_choose_exactly("activate No Skill", "pass")
    t.you.passes()
    t.rival.is_asked("defense step")


def test_a_skill_about_neither_cannot_be_countered():
    t = main_phase(["Spell", "filler"], ["No Skill", "No Attack", "No Counter"], spell(draw(2)))
    t.you.chooses("activate Spell")
    t.you.is_asked("main phase")
    t.you.hand.has(3)


def test_a_skill_about_attacking_is_answered_by_counters_to_attacks():
    t = main_phase(
        ["Spell", "filler"], ["No Skill", "No Attack"], spell(DRAW, marks=SPEAKS_OF_ATTACKING)
    )
    t.you.chooses("activate Spell")
    t.rival.may_choose_exactly("activate No Attack", "pass")
    t.rival.passes()
    t.rival.may_choose_exactly("activate No Attack", "pass")
    t.rival.passes()


@clause("dbs 8-5-2-1")
def test_a_counter_can_be_countered():
    t = main_phase(["Ace", "No Counter"], ["No Play"])
    t.you.chooses("play Ace")
    t.rival.chooses("activate No Play")
    t.you.is_asked("counter")
    t.you.may_choose_exactly("activate No Counter", "pass")
    t.you.chooses("activate No Counter")
    t.you.battle.is_("Ace")
    t.rival.drop.is_("No Play")
    t.you.drop.is_("No Counter")


def test_and_that_counter_can_be_countered_too():
    t = main_phase(["Ace", "No Counter"], ["No Play", "No Counter"])
    t.you.chooses("play Ace")
    t.rival.chooses("activate No Play")
    t.you.chooses("activate No Counter")
    t.rival.may_choose_exactly("activate No Counter", "pass")
    t.rival.chooses("activate No Counter")
    t.you.battle.is_()
    t.you.drop.holds_exactly("Ace", "No Counter")
    t.rival.drop.holds_exactly("No Play", "No Counter")


def writing(name: str, kind: int) -> CardDef:
    """A counter whose effect shows when it resolved: its player's top card goes to the drop."""
    return counter(name, kind, NOTE)


@clause("dbs 4-7-2-5", "dbs 8-5-2-6")
def test_no_other_counter_timing_occurs_for_the_same_condition():
    # Resolving a counter that speaks of playing would open one, inside of which another would.
    loud = counter("Loud", COUNTER_PLAY, DRAW, marks=SPEAKS_OF_PLAYING)
    answer = counter("Answer", COUNTER_PLAY, DRAW, marks=SPEAKS_OF_PLAYING)
    t = main_phase(["Ace", "Answer"], ["Loud", "Loud"], loud, answer)
    t.you.chooses("play Ace")
    t.rival.may_choose("activate Loud")
    t.rival.chooses("activate Loud")
    t.you.passes()
    # Loud has resolved: a counter timing for that.
    t.you.is_asked("counter")
    t.you.chooses("activate Answer")
    t.rival.chooses("pass")
    # Answer has resolved inside of it: no other for the same.
    t.you.is_asked("main phase")
    t.you.battle.is_("Ace")


@clause("dbs 4-7-3-1")
def test_a_counter_timing_begins_with_rule_processing():
    weak = spell(Give(cards_in(BATTLE_AREA), 11, Num(-10000)), marks=SPEAKS_OF_PLAYING)
    t = main_phase(["Spell", "filler"], ["No Skill"], weak, battle=["Ace"])
    t.you.chooses("activate Spell")
    t.rival.passes()
    t.rival.is_asked("counter")
    t.you.battle.is_()
    t.you.drop.holds_exactly("Ace", "Spell")
    t.rival.passes()


@clause("dbs 4-7-3-2")
def test_whoever_has_counters_pending_activates_one_or_ends_the_timing():
    t = main_phase(["Ace", "No Counter"], ["No Play"])
    t.you.chooses("play Ace")
    t.rival.may_choose_exactly("activate No Play", "pass")
    assert t.asked.clause == "dbs 4-7-3-2"
    t.rival.passes()
    t.you.battle.is_("Ace")
    t.you.is_asked("main phase")


@clause("dbs 4-7-3-3")
def test_the_other_player_answers_or_what_was_activated_resolves():
    t = main_phase(["Ace", "No Counter"], ["No Play"])
    t.you.chooses("play Ace")
    t.rival.chooses("activate No Play")
    t.you.may_choose_exactly("activate No Counter", "pass")
    assert t.asked.clause == "dbs 4-7-3-3"
    t.you.passes()
    t.you.drop.is_("Ace")


@clause("dbs 4-7-3-4")
def test_the_first_answers_again_and_so_on():
    t = main_phase(["Ace", "No Counter", "No Counter"], ["No Play", "No Counter", "No Play"])
    t.you.chooses("play Ace")
    t.rival.chooses("activate No Play")
    t.you.chooses("activate No Counter")
    # What was pending for the play itself still is, with what answers the last counter.
    t.rival.may_choose_exactly("activate No Counter", "activate No Play", "pass")
    t.rival.chooses("activate No Counter")
    t.you.may_choose_exactly("activate No Counter", "pass")
    t.you.chooses("activate No Counter")
    t.rival.may_choose_exactly("activate No Play", "pass")
    t.rival.passes()
    # The last stops the one before, so the first of yours stops the counter to the play.
    t.you.battle.is_("Ace")


@clause("dbs 4-7-3-5")
def test_what_was_activated_resolves_last_first():
    # Both take the top card of the same deck: the one that resolves first gets Bob.
    first = counter("First", COUNTER_PLAY, TakeTop(DECK, DROP, Num(1), whose=OPPONENT))
    second = counter("Second", COUNTER_COUNTER, TakeTop(DECK, WARP, Num(1)))
    cards = [ACE, first, second, battle("Bob"), battle("Cleo")]
    for turn in (0, 1):
        halves = [
            side(hand=["Ace", "Second"], energy=1, deck=["Bob", "Cleo", *["filler"] * 5]),
            side(hand=["First"]),
        ]
        t = table("dbs", halves[turn], halves[1 - turn], cards, "main", turn)
        one, other = (t.you, t.rival) if turn == 0 else (t.rival, t.you)
        one.chooses("play Ace")
        other.chooses("activate First")
        one.chooses("activate Second")
        one.warp.is_("Bob")
        one.drop.holds_exactly("Cleo", "Second")
        one.battle.is_("Ace")


@clause("dbs 4-7-3-6")
def test_then_the_game_goes_on_with_what_was_answered():
    t = main_phase(["Ace", "filler"], ["First"], writing("First", COUNTER_PLAY))
    t.you.chooses("play Ace")
    t.rival.chooses("activate First")
    t.you.passes()
    t.you.battle.is_("Ace")
    t.you.is_asked("main phase")


def test_both_players_hold_counters_and_only_the_one_who_is_to_answer_is_asked():
    t = main_phase(["filler", "No Attack", "No Play"], ["No Attack", "No Play"])
    t.you.chooses("attack leader")
    t.rival.is_asked("counter")
    t.rival.passes()
    # The attacker's own counters do not answer the attack.
    t.you.is_asked("offense step")


def test_a_card_answers_once():
    t = main_phase(
        ["Ace", "No Counter", "filler"],
        ["Both"],
        counter("Both", COUNTER_PLAY | COUNTER_COUNTER, NOTE),
    )
    t.you.chooses("play Ace")
    t.rival.chooses("activate Both")
    t.you.chooses("activate No Counter")
    # That hand holds only the card that is being used: its player is not asked again.
    t.you.is_asked("main phase")
    t.rival.drop.is_("Both")


def told(t: Table, player: int) -> list[str]:
    """What a player is told of who is asked what."""
    view = t.game.view(player)["decision"]
    return [view["player"], view["kind"], "options" in view]


def test_nobody_learns_whether_a_counter_is_held():
    """The other player is asked, and told, the same whatever cards are in the hand."""
    for action in ("play Ace", "attack leader", "activate Spell"):
        stories = []
        for theirs in (["No Play", "No Attack"], ["filler", "filler"]):
            t = main_phase(["Ace", "Spell", "filler"], theirs, about_playing(DRAW))
            t.you.chooses(action)
            story = [told(t, 0)]
            assert t.asked.hidden
            t.rival.passes()
            story.append(told(t, 0))
            if action == "activate Spell":
                t.rival.passes()
            stories.append((story, t.game.view(0)["zones"][1][HAND]))
        assert stories[0] == stories[1]


def test_nobody_learns_it_from_answers_to_answers_either():
    """Whoever's counter is answered, or not, sees the same whatever the other holds."""
    stories = []
    for mine in (["Ace", "No Counter"], ["Ace", "filler"]):
        t = main_phase(mine, ["No Play", "filler"])
        t.you.chooses("play Ace")
        t.rival.chooses("activate No Play")
        story = [told(t, 1), t.asked.hidden]
        t.you.passes()
        story.append(t.game.view(1)["zones"][0])
        stories.append(story)
    assert stories[0] == stories[1]


def test_nobody_is_asked_who_holds_no_card():
    t = main_phase(["Ace", "filler"], [])
    t.you.chooses("play Ace")
    t.you.is_asked("main phase")


def test_a_counter_that_cannot_be_paid_for_is_not_offered_and_nobody_learns_it():
    dear = extra(
        "Dear", cost=1, abilities=(Ability(ACT, (HAND,), body=(NOTE,), marks=COUNTER_PLAY),)
    )
    for energy in (0, 1):
        cards = [ACE, dear]
        t = table(
            "dbs", side(hand=["Ace"], energy=1), side(hand=["Dear"], energy=energy), cards, "main"
        )
        t.you.chooses("play Ace")
        t.rival.may_choose_exactly(*(("activate Dear",) if energy else ()), "pass")
        t.rival.passes()


def test_a_counter_only_answers_from_the_hand():
    t = table(
        "dbs",
        side(hand=["Ace"], energy=1),
        side(hand=["filler"], drop=["No Play"], battle=["Host"]),
        [ACE, NO_PLAY, battle("Host", abilities=(skill(DRAW),))],
        "main",
    )
    t.you.chooses("play Ace")
    t.rival.may_choose_exactly("pass")
    t.rival.passes()
