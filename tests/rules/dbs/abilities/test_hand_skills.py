"""Section 8-6: [Auto] skills of cards in the hand, and what the opponent learns of them."""

from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.keywords.keywords import limit
from bythebook.games.dbs.texts.events import EV_ATTACK, EV_PLAYED, K_FROM_HAND
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import BATTLE_AREA, HAND
from bythebook.kernel.abilities.abilities import AUTO, Ability, CardDef, CostPart, Trigger
from bythebook.kernel.abilities.resolve import May
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.options import K_COUNTER, K_STANDBY
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle
from bythebook.testing.leaks import leak
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW

ENERGY = (RestEnergy(1),)


def springs_out(*cost: CostPart, optional: bool = False) -> Ability:
    """When the opponent attacks, this card is played from the hand."""
    play = PlayCards(This())
    return Ability(
        AUTO,
        (HAND,),
        Trigger(EV_ATTACK, whose=OPPONENT),
        cost=cost,
        body=(May((play,)),) if optional else (play,),
    )


def sentry(*abilities: Ability, number: str = "") -> CardDef:
    """A card with skills that wait in the hand."""
    return battle("Sentry", abilities=abilities or (springs_out(*ENERGY),), number=number)


def attacked(hand: list[CardDef | str], deck: list[CardDef | str], energy: int = 2) -> Table:
    """You attack the rival, who holds some cards."""
    t = table("dbs", side(hand=1), side(hand=hand, deck=deck, energy=energy), at="main")
    t.you.chooses("attack leader")
    no_counter(t)
    return t


def no_counter(t: Table) -> None:
    """Nobody answers."""
    while t.game.pending is not None and t.asked.kind == K_COUNTER:
        t.decider.passes()


def asked_from_hand(t: Table) -> bool:
    """Whether somebody decides about skills of the hand."""
    return t.game.pending is not None and t.game.pending.kind == K_FROM_HAND


def what_you_see(game: Game) -> tuple[object, object]:
    """The table and the story as the first player knows them."""
    return game.view(0), game.told(0)


@clause("dbs 8-6-4", "dbs 2-3-2-3")
def test_a_skill_of_the_hand_is_offered_and_paid_for() -> None:
    t = attacked([sentry(), "filler"], ["filler"])
    t.rival.may_choose_exactly("activate Sentry", "pass")
    t.rival.chooses("activate Sentry")
    t.rival.battle.is_("Sentry")
    fight(t)
    t.you.is_asked("main phase")
    t = attacked([sentry(), "filler"], ["filler"], energy=0)
    t.rival.may_choose_exactly("pass")
    t.rival.passes()
    fight(t)


def test_who_holds_no_such_card_is_asked_all_the_same() -> None:
    t = attacked(["filler", "filler"], [sentry(), "filler"])
    t.rival.may_choose_exactly("pass")
    assert leak(t.game, 0) == ""
    t.rival.passes()
    fight(t)


def test_to_decline_looks_like_having_none() -> None:
    held = attacked([sentry(), "filler"], ["filler", "filler"])
    not_held = attacked(["filler", "filler"], [sentry(), "filler"])
    for t in (held, not_held):
        assert asked_from_hand(t)
    assert what_you_see(held.game) == what_you_see(not_held.game)
    for t in (held, not_held):
        assert leak(t.game, 0) == ""
        t.rival.passes()
    assert what_you_see(held.game) == what_you_see(not_held.game)
    for t in (held, not_held):
        fight(t)


def test_nobody_is_asked_whose_deck_has_no_such_card_left() -> None:
    # All of them lie open.
    t = table("dbs", side(hand=1), side(hand=2, deck=3, battle=[sentry()]), at="main")
    t.you.chooses("attack leader")
    no_counter(t)
    assert not asked_from_hand(t)
    fight(t)
    # They are the other player's.
    t = table("dbs", side(hand=1, deck=[sentry()]), side(hand=2), at="main")
    t.you.chooses("attack leader")
    no_counter(t)
    assert not asked_from_hand(t)
    fight(t)
    # Without a hand there is nothing to ask about.
    t = attacked([], [sentry()])
    assert not asked_from_hand(t)
    fight(t)


def test_each_of_several_such_cards_can_be_activated() -> None:
    t = attacked([sentry(), sentry(), "filler"], ["filler", sentry()])
    t.rival.chooses("activate Sentry")
    t.rival.may_choose_exactly("activate Sentry", "pass")
    t.rival.chooses("activate Sentry")
    t.rival.battle.is_("Sentry", "Sentry")
    # Nor does anybody learn that there is no third one.
    t.rival.may_choose_exactly("pass")
    t.rival.passes()
    fight(t)


@clause("dbs 8-6-4")
def test_one_without_a_cost_has_to_be_activated() -> None:
    t = attacked([sentry(springs_out()), "filler"], ["filler"])
    t.rival.may_choose_exactly("activate Sentry")
    assert leak(t.game, 0) == ""
    t.rival.chooses("activate Sentry")
    t.rival.battle.is_("Sentry")
    fight(t)
    # What it then says may be done is its master's choice.
    t = attacked([sentry(springs_out(optional=True)), "filler"], ["filler"])
    t.rival.chooses("activate Sentry", "no")
    t.rival.battle.is_()
    fight(t)


def test_a_card_that_was_drawn_since_is_not_one_that_waited() -> None:
    drawn = Ability(AUTO, (HAND,), Trigger(EV_PLAYED, whose=YOU), cost=ENERGY, body=(DRAW,))
    scout = battle("Scout", cost=0)
    gate = battle(
        "Gate",
        abilities=(Ability(AUTO, (BATTLE_AREA,), Trigger(EV_PLAYED, whose=YOU), body=(DRAW,)),),
    )
    card = battle("Late", abilities=(drawn,))
    mine = side(hand=[scout, "filler"], battle=[gate], deck=[card, "filler"], energy=2)
    t = table("dbs", mine, at="main")
    t.you.chooses("play Scout")
    t.goes_on_to("skills of the hand")
    t.you.hand.holds_exactly("Late", "filler")
    t.you.may_choose_exactly("pass")
    t.you.passes()


@clause("dbs 8-5-2-3")
def test_a_limit_holds_for_skills_of_the_hand() -> None:
    for ability, again in ((springs_out(*ENERGY), True), (limit(springs_out(*ENERGY), 1), False)):
        t = attacked([sentry(ability), sentry(ability), "filler"], ["filler"])
        t.rival.chooses("activate Sentry")
        t.rival.may_choose_exactly("pass", *(["activate Sentry"] if again else []))
        t.rival.passes()
        fight(t)


@clause("dbs 8-6-4")
def test_who_may_hold_a_skill_that_has_no_use_left_is_asked_all_the_same() -> None:
    # Whichever number the card has, the first or the last of the match.
    limited = limit(springs_out(*ENERGY), 1)
    cases = [(springs_out(*ENERGY), True, "A"), (limited, False, "A"), (limited, False, "Z")]
    for ability, again, number in cases:
        guard = sentry(ability, number=number)
        hand = [guard, guard, "filler"]
        you = side(hand=1, battle=[battle("Ace")])
        t = table("dbs", you, side(deck=["filler"], energy=2, hand=hand), at="main")
        t.you.chooses("attack leader")
        no_counter(t)
        t.rival.chooses("activate Sentry", "pass")
        fight(t)
        t.you.chooses("attack Ace leader")
        no_counter(t)
        t.rival.may_choose_exactly("pass", *(["activate Sentry"] if again else []))
        t.rival.passes()
        fight(t)


@clause("dbs 8-6-4")
def test_of_two_skills_of_the_hand_each_is_asked_about_by_itself() -> None:
    draws = Ability(AUTO, (HAND,), Trigger(EV_ATTACK, whose=OPPONENT), cost=ENERGY, body=(DRAW,))
    scout = battle("Scout", abilities=(draws,))
    t = attacked([sentry(), scout, "filler"], ["filler"] * 4)
    offered = []
    while t.game.pending is not None and (asked_from_hand(t) or t.asked.kind == K_STANDBY):
        if asked_from_hand(t):
            offered.append(sorted(t.rival.options))
            t.rival.passes()
        else:
            t.answer(0)
    assert sorted(offered) == [["activate Scout", "pass"], ["activate Sentry", "pass"]]
    fight(t)


@clause("dbs 8-6-4")
def test_each_player_is_asked_about_cards_of_their_own_hand() -> None:
    draws = Ability(AUTO, (HAND,), Trigger(EV_ATTACK), cost=ENERGY, body=(DRAW,))
    mine, theirs = (side(hand=[sentry(draws), "filler"], energy=2) for _ in (0, 1))
    t = table("dbs", mine, theirs, at="main")
    t.you.chooses("attack leader")
    no_counter(t)
    for seat in (t.you, t.rival):
        assert seat.options == ["activate Sentry", "pass"]
        seat.passes()
        no_counter(t)
    fight(t)
