"""Section 10: [Counter] skills, deck construction, [Invoker], tokens and removal."""

from bythebook.games.dbs.book import BOOK
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COUNTER_ATTACK,
    COUNTER_BATTLE_ATTACK,
    COUNTER_COUNTER,
    COUNTER_PLAY,
    COUNTERS,
    DEFLECT,
    DRAGON_BALL,
    INVOKER,
    SPEAKS_OF_ATTACKING,
    SPEAKS_OF_PLAYING,
    SUPER_COMBO,
    TOKEN,
    ULTIMATE,
)
from bythebook.games.dbs.cards.characteristics import of_character
from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.keywords.keywords import counter as counter_skill
from bythebook.games.dbs.keywords.keywords import (
    evolve,
    heroic,
    offering,
    permanent,
    swap,
    villainous,
)
from bythebook.games.dbs.keywords.tokens import CreateTokens, token_card
from bythebook.games.dbs.policy import COUNTER_SKILLS
from bythebook.games.dbs.texts.effects import Put
from bythebook.games.dbs.texts.events import EV_PLAYED
from bythebook.games.dbs.texts.negating import NegateCounter, NegateSkill
from bythebook.games.dbs.texts.played_by_skills import PlayCards
from bythebook.games.dbs.zones.zones import DROP, HAND, REST
from bythebook.kernel.abilities.abilities import CardDef, Effect, Trigger
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.testing import Table, clause, side, table
from bythebook.testing.dbs import battle, extra, leader
from tests.rules.dbs.battles import fight
from tests.rules.dbs.making import DRAW, skill, spell, told, waiting

# [Counter]


def answer(name: str, moment: int, *body: Effect, cost: int = 0) -> CardDef:
    """An extra card with a [Counter] skill."""
    return extra(name, cost=cost, abilities=(counter_skill(moment, body or (DRAW,)),))


def attacked(moment: int, attacker: str = "leader") -> Table:
    """You attack, and the rival holds a [Counter] card."""
    t = table(
        "dbs", side(battle=["filler"], hand=1), side(hand=[answer("Reply", moment)]), at="main"
    )
    t.you.chooses(f"attack {attacker}" if attacker == "leader" else f"attack {attacker} leader")
    return t


@clause("dbs 10-10-1")
def test_a_counter_skill_is_paid_for_with_energy_and_skill_cost() -> None:
    paid = counter_skill(COUNTER_ATTACK, (DRAW,), (RestEnergy(1),))
    reply = extra("Reply", cost=2, abilities=(paid,))
    for energy in (2, 3):
        t = table("dbs", side(hand=1), side(hand=[reply], energy=energy), at="main")
        t.you.chooses("attack leader")
        assert ("activate Reply" in t.rival.options) == (energy == 3)
        if energy == 3:
            t.rival.chooses("activate Reply")
            assert t.rival.energy.states.count(REST) == 3
        fight(t)


@clause("dbs 10-10-2")
def test_counter_skills_are_activated_from_the_hand() -> None:
    reply = answer("Reply", COUNTER_ATTACK)
    t = table("dbs", side(hand=1), side(hand=[reply], drop=[reply]), at="main")
    t.you.chooses("attack leader")
    assert t.rival.options.count("activate Reply") == 1
    fight(t)


@clause("dbs 10-10-3-2")
def test_counter_play_answers_plays_and_skills_about_playing() -> None:
    free = battle("Free", cost=0)
    for marks, offered in ((SPEAKS_OF_PLAYING, True), (0, False)):
        t = table(
            "dbs",
            side(hand=[free, spell(DRAW, marks=marks)]),
            side(hand=[answer("Reply", COUNTER_PLAY)]),
            at="main",
        )
        t.you.chooses("play Free")
        t.rival.may_choose_exactly("activate Reply", "pass")
        t.rival.passes()
        t.you.chooses("activate Spell")
        if offered:
            t.rival.chooses("pass", "activate Reply")
            t.you.passes()
        t.you.hand.has(1)


@clause("dbs 8-5-2-4")
def test_counter_play_answers_keyword_skills_that_wait_for_a_card_to_be_played() -> None:
    for keyword, trait in ((heroic(), "Heroic"), (villainous(), "Villainous")):
        star = battle("Star", abilities=(keyword,))
        kin = battle("Kin", cost=0, traits=(trait,))
        reply = answer("Reply", COUNTER_PLAY, Put(Cards(YOU, (DROP,)), HAND))
        t = table("dbs", side(battle=[star], hand=[kin]), side(hand=[reply]), at="main")
        t.you.chooses("play Kin")
        t.rival.passes()
        t.you.battle.has(2)
        t.rival.may_choose_exactly("activate Reply", "pass")
        t.rival.chooses("activate Reply")
        fight(t)
    gift = battle("Gift", cost=0, abilities=(offering(),))
    t = table("dbs", side(hand=[gift]), side(hand=[answer("Reply", COUNTER_PLAY)]), at="main")
    t.you.chooses("play Gift")
    t.rival.passes()
    t.you.battle.is_("Gift")
    t.rival.may_choose_exactly("activate Reply", "pass")
    t.rival.chooses("pass", "no", "pass")
    t.you.hand.has(2)


@clause("dbs 10-10-3-3")
def test_counter_attack_answers_attacks_and_skills_about_attacking() -> None:
    t = attacked(COUNTER_ATTACK)
    t.rival.may_choose_exactly("activate Reply", "pass")
    fight(t)
    call = spell(DRAW, marks=SPEAKS_OF_ATTACKING)
    t = table("dbs", side(hand=[call]), side(hand=[answer("Reply", COUNTER_ATTACK)]), at="main")
    t.you.chooses("activate Spell")
    t.rival.may_choose_exactly("activate Reply", "pass")
    t.rival.chooses("pass", "pass")


@clause("dbs 10-10-3-4")
def test_counter_battle_card_attack_answers_those_only() -> None:
    t = attacked(COUNTER_BATTLE_ATTACK, "filler")
    t.rival.may_choose_exactly("activate Reply", "pass")
    fight(t)
    t = attacked(COUNTER_BATTLE_ATTACK)
    t.rival.may_not_choose("activate Reply")
    fight(t)


@clause("dbs 10-10-3-1", "dbs 10-10-3-5")
def test_counter_counter_answers_counter_skills() -> None:
    assert COUNTER_SKILLS.value == COUNTERS
    t = table(
        "dbs",
        side(hand=[answer("Retort", COUNTER_COUNTER), answer("Other", COUNTER_PLAY)]),
        side(hand=[answer("Reply", COUNTER_ATTACK)]),
        at="main",
    )
    t.you.chooses("attack leader")
    t.rival.chooses("activate Reply")
    t.you.may_choose_exactly("activate Retort", "pass")
    t.you.passes()
    fight(t)


@clause("dbs 10-10-3-6", "dbs 10-10-4")
def test_an_activated_counter_is_pending_no_longer_and_drops() -> None:
    t = table(
        "dbs",
        side(hand=[answer("Retort", COUNTER_COUNTER), "filler"]),
        side(hand=[answer("Reply", COUNTER_ATTACK | COUNTER_COUNTER), "filler"]),
        at="main",
    )
    t.you.chooses("attack leader")
    t.rival.chooses("activate Reply")
    t.you.chooses("activate Retort")
    t.rival.may_choose_exactly("pass")
    t.rival.passes()
    t.rival.drop.is_("Reply")
    t.you.drop.is_("Retort")
    fight(t)


@clause("dbs 10-10-5")
def test_a_negated_counter_does_nothing_but_drops() -> None:
    t = table(
        "dbs",
        side(hand=[answer("Retort", COUNTER_COUNTER, NegateCounter()), "filler"]),
        side(hand=[answer("Reply", COUNTER_ATTACK)]),
        at="main",
    )
    t.you.chooses("attack leader")
    t.rival.chooses("activate Reply")
    t.you.chooses("activate Retort")
    t.rival.hand.has(0)
    t.rival.drop.is_("Reply")
    fight(t)


def test_a_negated_evolve_drops_its_card() -> None:
    ash = Cards(YOU, tests=(of_character("Ash"),))
    grown = battle("Grown", abilities=(evolve((), ash),))
    for keep in (False, True):
        card = battle("Grown", abilities=(evolve((), ash), permanent(DEFLECT))) if keep else grown
        t = table(
            "dbs",
            side(hand=[card], battle=[battle("Ash")]),
            side(hand=[answer("Reply", COUNTER_PLAY, NegateSkill())]),
            at="main",
        )
        t.you.chooses("activate Grown")
        t.rival.chooses("activate Reply")
        t.you.battle.is_("Grown" if keep else "Ash")
        t.you.drop.has(0 if keep else 1)


@clause("dbs 10-22-3")
def test_deflect_counts_for_cards_that_skills_play() -> None:
    away = answer("Reply", COUNTER_PLAY, Put(Cards(OPPONENT, (DROP,)), HAND))
    call = spell(PlayCards(Cards(YOU, (DROP,))), marks=SPEAKS_OF_PLAYING)
    for abilities, played in (((permanent(DEFLECT),), True), ((), False)):
        slick = battle("Slick", abilities=abilities)
        t = table("dbs", side(hand=[call], drop=[slick]), side(hand=[away]), at="main")
        t.you.chooses("activate Spell")
        t.rival.chooses("activate Reply")
        t.you.battle.is_(*(["Slick"] if played else []))


# Deck construction


def faults(keyword: int, counts: tuple[int, ...]) -> list[str]:
    """Which clauses a deck breaks that has so many copies of cards with a keyword."""
    deck = [leader("Chief")]
    for place, count in enumerate(counts):
        deck += [battle(f"Card {place}", abilities=(permanent(keyword),))] * count
    fillers = [battle(f"Filler {n}") for n in range(13)]
    while len(deck) < 51:
        deck.append(fillers[len(deck) % 13])
    return [clause for clause, _ in BOOK.check_deck(Deck(deck))]


@clause("dbs 10-14-1")
def test_one_ultimate_in_a_deck() -> None:
    assert faults(ULTIMATE, (1,)) == []
    assert faults(ULTIMATE, (1, 1)) == ["dbs 10-14-1"]


@clause("dbs 10-17")
def test_four_super_combos_in_a_deck() -> None:
    assert faults(SUPER_COMBO, (2, 2)) == []
    assert faults(SUPER_COMBO, (3, 2)) == ["dbs 10-17"]


@clause("dbs 10-31-1")
def test_seven_dragon_balls_in_a_deck_of_any_numbers() -> None:
    assert faults(DRAGON_BALL, (7,)) == []
    assert faults(DRAGON_BALL, (5, 2)) == []
    assert faults(DRAGON_BALL, (5, 3)) == ["dbs 10-31-1"]


# [Invoker]


def rite(color: str = "red/blue", cost: int = 3) -> CardDef:
    """An extra card that costs three and draws."""
    return extra("Rite", cost=cost, color=color, abilities=(skill(DRAW, zones=(HAND,)),))


@clause("dbs 10-40-1")
def test_invoker_pays_with_one_energy_of_both_colors() -> None:
    caller = battle("Caller", abilities=(permanent(INVOKER),))
    dusk = battle("Dusk", color="red/blue")
    t = table("dbs", side(battle=[caller], hand=[rite()], energy=[dusk]), at="main")
    t.you.may_choose("activate Rite")
    t.you.chooses("activate Rite")
    t.you.hand.has(1)
    assert t.you.state_of("Dusk") == REST
    for hand, energy, field in (
        ([rite("red")], [dusk], [caller]),
        ([rite()], ["filler"], [caller]),
        ([rite()], [(dusk, REST)], [caller]),
        ([rite()], [dusk], ["filler"]),
    ):
        t = table("dbs", side(battle=field, hand=hand, energy=energy), at="main")
        t.you.may_not_choose("activate Rite")


def test_invoker_is_a_choice_if_the_energy_cost_can_be_paid() -> None:
    caller = battle("Caller", abilities=(permanent(INVOKER),))
    dusk = battle("Dusk", color="red/blue")
    for word, rested in (("yes", 1), ("no", 3)):
        t = table("dbs", side(battle=[caller], hand=[rite()], energy=[dusk, dusk, dusk]), at="main")
        t.you.chooses("activate Rite", word)
        assert t.you.energy.states.count(REST) == rested


@clause("dbs 10-40-1")
def test_what_costs_nothing_is_not_paid_for_with_invoker() -> None:
    caller = battle("Caller", abilities=(permanent(INVOKER),))
    dusk = battle("Dusk", color="red/blue")
    for cost, asked in ((0, False), (1, True)):
        t = table("dbs", side(battle=[caller], hand=[rite(cost=cost)], energy=[dusk]), at="main")
        t.you.chooses("activate Rite")
        if asked:
            t.you.may_choose_exactly("yes", "no")
            t.you.chooses("yes")
        assert t.you.energy.states.count(REST) == int(asked)
        t.you.hand.has(1)


@clause("dbs 10-40-1")
def test_invoker_pays_for_a_counter_too() -> None:
    caller = battle("Caller", abilities=(permanent(INVOKER),))
    dusk = battle("Dusk", color="red/blue")
    stop = extra(
        "Stop", 3, color="red/blue", abilities=(skill(DRAW, zones=(HAND,), when=COUNTER_PLAY),)
    )
    for word, rested in (("yes", 1), ("no", 3)):
        theirs = side(battle=[caller], hand=[stop], energy=[dusk, dusk, dusk])
        t = table("dbs", side(hand=["filler"], energy=1), theirs, at="main")
        t.you.chooses("play filler")
        t.rival.chooses("activate Stop")
        t.rival.may_choose_exactly("yes", "no")
        t.rival.chooses(word)
        assert t.rival.energy.states.count(REST) == rested
        t.rival.hand.has(1)


# Tokens and removal


def cub() -> CardDef:
    """A token as an effect describes it."""
    return token_card("Cub", 5000, characters=("Cub",))


@clause("dbs 10-18-1", "dbs 10-18-3", "dbs 10-18-4")
def test_an_effect_creates_a_token_with_its_name_for_its_master() -> None:
    den = battle("Den", abilities=(skill(CreateTokens(cub(), 2)),))
    t = table("dbs", side(), side(battle=[den], hand=1), at="main", turn=1, cards=[cub()])
    t.rival.chooses("activate Den")
    t.rival.battle.holds_exactly("Den", "Cub", "Cub")
    assert t.rival.value("Cub", "type") == BATTLE | TOKEN
    assert t.rival.value("Cub", "power") == 5000
    assert "attack Cub leader" in t.rival.options


def test_tokens_are_played() -> None:
    drum = waiting("Drum", Trigger(EV_PLAYED, Cards(YOU), whose=YOU), DRAW)
    den = battle("Den", abilities=(skill(CreateTokens(cub())),))
    t = table("dbs", side(battle=[den, drum], hand=1), at="main", cards=[cub()])
    t.you.chooses("activate Den")
    t.you.hand.has(2)


@clause("dbs 10-19-1")
def test_removed_cards_are_outside_of_the_game() -> None:
    text = "[Activate: Main] Remove all of your opponent's Battle Cards from the game."
    t = table("dbs", side(hand=[told("Broom", text)]), side(battle=["filler"]), at="main")
    t.you.chooses("activate Broom")
    t.rival.removed.is_("filler")
    t.rival.drop.is_()


@clause("dbs 10-24-1")
def test_swap_is_for_the_main_phase() -> None:
    changer = battle("Changer", abilities=(swap(3, (), Cards(YOU)),))
    t = table("dbs", side(battle=[changer], hand=1), at="main")
    assert "activate Changer" in t.you.options
    t.you.chooses("attack leader")
    t.you.may_not_choose("activate Changer")
    fight(t)
