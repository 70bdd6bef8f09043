"""Sections 7.7.2, 7.15.2, 7.30.3 and 11.2.1.1.2: what is waited for, and who attacks next."""

from bythebook.games.vanguard.battle.attack_by_effect import attack_with
from bythebook.games.vanguard.texts.calling import CallCards
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.triggers import attacks, placed
from bythebook.games.vanguard.zones.zones import (
    DECK,
    DROP,
    FRONT_LEFT,
    HAND,
    REAR_GUARDS,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.verbs import ChooseCards, TurnCards
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.actions.making import does, waiting
from tests.rules.vanguard.battle.fighting import other

THAT = Bound(R_CHOSEN)


@clause("vgd 7.7.2")
def test_what_goes_from_hand_or_deck_to_the_drop_zone_is_discarded() -> None:
    text = "[AUTO](RC):When your card is discarded, [Soul-Charge 1]."
    watcher = unit("watcher", text=text)
    for zone, charged in ((HAND, 1), (DECK, 1), (SOUL, 0)):
        you = side(left=watcher, hand=["a"], deck=["b", "c", "c", "c"], soul=["d"])
        t = table("vgd", you=you, cards=[unit(name) for name in "abcd"])
        top = {HAND: "a", DECK: "b", SOUL: "d"}[zone]
        t.changes(move([t.you.ref(top)], DROP))
        t.you.soul.has(1 + charged - int(zone == SOUL))


@clause("vgd 7.15.2")
def test_who_is_called_from_another_circle_is_placed() -> None:
    settler = waiting(placed(), SoulCharge(), name="settler")
    rears = ChooseCards(Cards(YOU, REAR_GUARDS))
    t = does(rears, CallCards(THAT), you=side(left=settler, right="a"), book="vgd")
    t.you.chooses("settler", "left back")
    t.you.soul.has(1)
    # Who just moves is not.
    t = table("vgd", you=side(left=settler))
    t.changes(move([t.you.ref("settler")], REAR_GUARDS[2], 0))
    t.you.soul.has(0)


@clause("vgd 7.30.3")
def test_of_several_units_told_to_attack_their_master_says_which_is_next() -> None:
    mine = Cards(YOU, REAR_GUARDS)
    theirs = Cards(OPPONENT, (VANGUARD,))
    again = Ability(AUTO, REAR_GUARDS, attacks(), body=(TurnCards(This(), STAND),), limit=1)
    first = unit("first", 1, 20000, abilities=(again,))
    t = does(
        attack_with(mine, theirs),
        you=side(left=first, right=unit("second", 1, 20000), back_left=unit("third", 1, 20000)),
        rival=other(),
        book="vgd",
    )
    t.you.is_asked("attacking unit")
    t.you.may_choose_exactly("first", "second", "third")
    t.you.chooses("first")
    t.you.chooses("resolve first")
    # It stands again and attacks again before anybody is asked for the next.
    t.rival.damage.has(2)
    t.you.is_asked("attacking unit")
    t.you.may_choose_exactly("second", "third")
    t.you.chooses("third")
    t.rival.damage.has(4)


@clause("vgd 7.30.1.2")
def test_nobody_boosts_in_an_attack_that_a_text_makes() -> None:
    front = Cards(YOU, (FRONT_LEFT,))
    you = side(left=unit("first", 1, 5000), back_left=unit("helper", 1, 20000))
    t = does(attack_with(front, Cards(OPPONENT, (VANGUARD,))), you=you, rival=other(), book="vgd")
    t.you.is_asked("main phase")
    t.rival.damage.has(0)
    assert t.you.state_of("helper") == STAND


@clause("vgd 11.2.1.1.2")
def test_a_sentence_about_further_uses_counts_though_nothing_came_of_the_rest() -> None:
    once = "This ability cannot be used for the rest of that turn."
    for text, left in (
        (f"[ACT](RC):If you have two or more cards in your soul, draw a card. {once}", False),
        ("[ACT](RC)[1/turn]:If you have two or more cards in your soul, draw a card.", True),
    ):
        t = table("vgd", you=side(left=unit("ace", text=text), hand=["filler"]), at="main")
        t.you.chooses("activate ace")
        t.you.hand.has(1)
        assert ("activate ace" in t.you.options) is left
