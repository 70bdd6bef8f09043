"""Wordings of the overDress era that any set may have: rides, checks, binds, what was done."""

from typing import Any

import pytest
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other
from tests.text.vanguard.overdress_checks import check_changed, check_printed

from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER
from bythebook.games.vanguard.texts.events import K_ATTACK, K_MAIN
from bythebook.games.vanguard.zones.zones import REST
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

TEXTS = tuple(
    """
[AUTO](RC):When you persona ride, draw a card.
[AUTO](RC):When you ride, draw a card.
[AUTO](RC):When your grade 3 vanguard is placed by riding, draw a card.
[AUTO](RC):When your vanguard is placed on (VC) by riding, draw a card.
[AUTO](RC):When your opponent's drive check reveals a trigger unit, draw a card.
[AUTO](RC):When your opponent's damage check reveals a trigger unit, draw a card.
[AUTO](RC):When your drive check or damage check reveals a trigger unit, draw a card.
[AUTO](RC):When your rear-guard is bound, draw a card.
[AUTO](RC):When your card is bound from soul, draw a card.
[AUTO](RC):At the end of the battle your vanguard was attacked, draw a card.
[AUTO](RC):When your token is retired from (RC), draw a card.
[CONT](RC):If this unit attacked this turn, this unit gets [Power] +5000.
[CONT](RC):If this unit attacked two or more times this turn, this unit gets [Power] +5000.
[CONT](RC):If a card was put into your soul this turn, this unit gets [Power] +5000.
[CONT](RC):If two or more cards were put into your soul this turn, this unit gets [Power] +5000.
[CONT](RC):If your grade 3 card was put into drop from soul this turn, this unit gets [Power] +5000.
[CONT](RC):If your card was bound this turn, this unit gets [Power] +5000.
[CONT](RC):If you discarded a card this turn, this unit gets [Power] +5000.
[CONT](RC):If you discarded two or more cards this turn, this unit gets [Power] +5000.
[CONT](RC):If a card was discarded from your hand this turn, this unit gets [Power] +5000.
[CONT](RC):If your opponent's vanguard's [Power] is greater than your vanguard's [Power], this unit gets [Power] +5000.
[CONT](RC):If this unit is being attacked, this unit gets [Power] +5000.
[AUTO](RC):When this unit attacks, if it is the third battle or more of this turn, draw a card.
[AUTO](RC):At the end of the battle this unit attacked, if that attack hit, draw a card.
[AUTO](RC):At the end of the battle this unit attacked, if the attack hit, draw a card.
[CONT](RC):This unit can attack your opponent's back row units, and gets [Power] +5000.
[CONT](RC):This unit battles all of your opponent's front row units in one attack.
[CONT](RC):This unit does not [Stand] during your stand phase, and gets [Power] +5000.
[CONT](RC):Your opponent cannot play orders, and this unit gets [Power] +5000.
[CONT](RC):This unit cannot be affected by your opponent's card effects, and gets [Power] +5000.
[AUTO](RC):When your vanguard's attack does not hit, draw a card.
[AUTO](RC):When your rear-guard's attack did not hit a vanguard, draw a card.
[AUTO](RC):At the end of the battle this unit was attacked by a rear-guard, draw a card.
[AUTO](RC):At the end of the battle this unit was attacked, if no cards were put on (GC) this battle, draw a card.
[AUTO](RC):When this unit is attacked, if it is your main phase, draw a card.
[AUTO](RC):When your other unit [Stand] from a card's effect, draw a card.
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    check_printed(text)


@pytest.mark.parametrize("text", TEXTS)
def test_a_changed_text_is_refused_or_means_something_else(text: str) -> None:
    check_changed(text)


CARDS = (
    unit("small"),
    unit("tall", 3),
    unit("light", 0, trigger="draw"),
    order("spell", 1, kind=BLITZ_ORDER, text="[Soul-Charge 1]."),
)


def rests(t: Table) -> None:
    """Whatever is left to decide is decided, up to the next free decision."""
    while t.asked.kind not in (K_MAIN, K_ATTACK):
        t.answer(0)


@pytest.mark.parametrize(
    ("text", "persona", "plain"),
    [(TEXTS[0], 1, 0), (TEXTS[1], 1, 1), (TEXTS[2], 1, 1), (TEXTS[3], 1, 1)],
)
def test_rides_and_persona_rides(text: str, persona: int, plain: int) -> None:
    for icon, drawn in ((True, persona), (False, plain)):
        lead = unit("lead", 3, persona=icon)
        watch = unit("watch", text=text.replace("draw a card", "[Soul-Charge 2]"))
        you = side(vanguard=lead, back_left=watch, hand=["lead"], deck=20)
        t = table("vgd", you=you, cards=(lead,), at="ride")
        t.you.chooses("ride lead")
        t.you.soul.has(1 + 2 * drawn)
        t.ends_asking()


@pytest.mark.parametrize(
    ("text", "place", "at_drive", "at_damage"),
    [
        (TEXTS[4], "you", 0, 0),
        (TEXTS[4], "rival", 1, 0),
        (TEXTS[5], "you", 0, 1),
        (TEXTS[5], "rival", 0, 0),
        (TEXTS[6], "you", 1, 0),
        (TEXTS[6], "rival", 0, 1),
    ],
)
def test_whose_checks_reveal_a_trigger(
    text: str, place: str, at_drive: int, at_damage: int
) -> None:
    # The turn player makes a drive check, the other one a damage check.
    watch = {"left": unit("watch", text=text.replace("draw a card", "[Soul-Charge 1]"))}
    for driven, dealt, charged in (("light", "small", at_drive), ("small", "light", at_damage)):
        t = battle(
            field(deck=[driven, *["small"] * 9], **(watch if place == "you" else {})),
            other(deck=[dealt, *["small"] * 9], **(watch if place == "rival" else {})),
            cards=CARDS,
            book="vgd",
        )
        fight(t)
        rests(t)
        (t.you if place == "you" else t.rival).soul.has(charged)
        t.ends_asking()


def acts(text: str, **zones: Any) -> Table:
    """A main phase of a player whose vanguard has an activated ability."""
    lead = unit("lead", 3, text=f"[ACT](VC)[1/turn]:{text}")
    you = side(**{"vanguard": lead, "deck": 20, **zones})
    return table("vgd", you=you, cards=CARDS, at="main")


def test_cards_are_bound() -> None:
    for text, unit_bound, soul_bound in ((TEXTS[7], 1, 0), (TEXTS[8], 0, 1)):
        watch = unit("watch", text=text)
        for how, drawn in (
            ("Choose one of your rear-guards, and bind it.", unit_bound),
            ("Choose a card from your soul, and bind it.", soul_bound),
        ):
            t = acts(how, left=watch, right="small", soul=["tall"])
            t.you.chooses("activate lead")
            if "small" in t.options:
                t.you.chooses("small")
            rests(t)
            t.you.bind.has(1)
            t.you.hand.has(drawn)


def test_the_end_of_a_battle_in_which_a_vanguard_was_attacked() -> None:
    watch = unit("watch", text=TEXTS[9].replace("draw a card", "[Soul-Charge 1]"))
    for target, charged in (("foe", 1), ("small", 0)):
        t = battle(field(), other(back_left=watch, right="small", deck=20), cards=CARDS, book="vgd")
        fight(t, target=target)
        rests(t)
        t.rival.soul.has(charged)
        t.ends_asking()


def asked(text: str, act: str, **zones: Any) -> tuple[int, int]:
    """The power that a unit gets by what it asks, before something is done and afterwards."""
    t = acts(act, left=unit("it", text=text), **zones)
    before = t.you.value("it", "power") - 8000
    t.you.chooses("activate lead")
    rests(t)
    after = t.you.value("it", "power") - 8000
    t.ends_asking()
    return before, after


@pytest.mark.parametrize(
    ("text", "act", "after"),
    [
        (TEXTS[13], "[Soul-Charge 1].", 5000),
        (TEXTS[13], "[COST][Soul-Blast 1], and draw a card.", 0),
        (TEXTS[14], "[Soul-Charge 1].", 0),
        (TEXTS[14], "[Soul-Charge 2].", 5000),
        (TEXTS[15], "[COST][Soul-Blast 1], and draw a card.", 5000),
        (TEXTS[15], "Choose a card from your hand, and discard it.", 0),
        (TEXTS[16], "Choose a card from your soul, and bind it.", 5000),
        (TEXTS[16], "[Soul-Charge 1].", 0),
        (TEXTS[17], "Choose a card from your hand, and discard it.", 5000),
        (TEXTS[17], "Discard the top card of your deck.", 5000),
        (TEXTS[17], "[COST][Soul-Blast 1], and draw a card.", 0),
        (TEXTS[18], "Discard the top card of your deck.", 0),
        (TEXTS[18], "Discard the top two cards of your deck.", 5000),
        (TEXTS[19], "Discard the top card of your deck.", 0),
        (TEXTS[19], "Choose a card from your hand, and discard it.", 5000),
    ],
)
def test_what_was_done_this_turn(text: str, act: str, after: int) -> None:
    assert asked(text, act, soul=["tall"], hand=["small"]) == (0, after)


REFUSED = tuple(
    """
[CONT](RC):If your grade 3 card was put into your hand this turn, this unit gets [Power] +5.
[CONT](RC):If your grade 3 card was put into your bind zone this turn, this unit gets [Power] +5.
[CONT](RC):If your vanguard's [Power] is greater than your vanguard's [Power], this unit gets [Power] +5.
[AUTO]:When this unit is placed on (RC), if that attack hit, draw a card.
""".strip().splitlines()  # noqa: E501 - a text is one line
)


def test_what_is_not_known_or_not_seen_is_refused() -> None:
    for text, kind in ((TEXTS[17], 0), *((text, OVERDRESS) for text in REFUSED)):
        with pytest.raises(Unplayable):
            read_all(text, kind)


def test_how_often_this_unit_attacked() -> None:
    stands = "[AUTO](RC):At the end of the battle this unit attacked, [Stand] this unit."
    it = unit(
        "it", 2, text=(TEXTS[11], TEXTS[12].replace("[Power] +5000", "[Critical] +1"), stands)
    )
    t = battle(field(left=it), other(hand=["filler"], deck=20), book="vgd")
    assert (t.you.value("it", "power"), t.you.value("it", "critical")) == (8000, 1)
    fight(t, "it")
    assert (t.you.value("it", "power"), t.you.value("it", "critical")) == (13000, 1)
    attack(t, "it")
    assert (t.you.value("it", "power"), t.you.value("it", "critical")) == (13000, 2)
    no_guard(t)
    t.ends_asking()


@pytest.mark.parametrize(("power", "more"), [(10000, 0), (11000, 5000)])
def test_powers_of_vanguards(power: int, more: int) -> None:
    you = side(vanguard=unit("me", 3, 10000), left=unit("it", text=TEXTS[20]))
    t = table("vgd", you=you, rival=side(vanguard=unit("foe", 3, power)), at="main")
    assert t.you.value("it", "power") == 8000 + more
    t.ends_asking()


def test_who_is_being_attacked() -> None:
    it = unit("it", text=TEXTS[21])
    t = battle(field(), other(left=it, hand=["filler"]), book="vgd")
    attack(t, target="it")
    assert t.rival.value("it", "power") == 13000
    no_guard(t)
    t.ends_asking()


@pytest.mark.parametrize("text", [TEXTS[23], TEXTS[24]])
def test_whether_the_attack_hit(text: str) -> None:
    for power, drawn in ((10000, 1), (9000, 0)):
        it = unit("it", 2, power, text=text)
        t = battle(field(left=it, deck=20), other(deck=20), book="vgd")
        fight(t, "it")
        t.you.hand.has(drawn)
        t.ends_asking()


def test_whom_and_how_units_attack() -> None:
    far = unit("far", 2, text=TEXTS[25])
    t = battle(field(left=far), other(back_left=unit("back")), book="vgd")
    t.you.chooses("attack", "attack with far")
    t.you.may_choose_exactly("attack back", "attack foe")
    t.ends_asking()
    wide = unit("wide", 2, 20000, text=TEXTS[26])
    t = battle(field(left=wide), other(left=unit("a"), right=unit("b"), deck=9), book="vgd")
    fight(t, "wide")
    t.rival.drop.holds_exactly("a", "b")
    t.ends_asking()


def test_who_does_not_stand() -> None:
    it = unit("it", 2, text=TEXTS[27])
    t = battle(field(left=it, deck=20), other(deck=20), book="vgd")
    fight(t, "it")
    while t.turn_player is t.you:
        t.answer(len(t.options) - 1)
    while t.turn_player is t.rival:
        t.answer(len(t.options) - 1)
    assert t.game.last_orient(t.you.ref("it")) != 0
    t.ends_asking()


@pytest.mark.parametrize("text", [TEXTS[28], ""])
def test_orders_that_are_barred(text: str) -> None:
    t = battle(
        field(left=unit("it", 2, text=text)),
        other(hand=["spell"], deck=20),
        cards=CARDS,
        book="vgd",
    )
    attack(t)
    assert ("play order spell" in t.options) is not bool(text)
    t.ends_asking()


def test_who_is_not_affected() -> None:
    bars = unit("safe", text=TEXTS[29])
    lead = unit(
        "lead",
        3,
        text="[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, and retire it.",
    )
    t = table("vgd", you=side(vanguard=lead), rival=side(left=bars), at="main")
    t.you.chooses("activate lead")
    assert t.rival.left.names == ["safe"]
    t.ends_asking()


def test_an_attack_that_does_not_hit() -> None:
    for text, attacker, charged in (
        (TEXTS[30], "me", 1),
        (TEXTS[30], "weak", 0),
        (TEXTS[31], "weak", 1),
        (TEXTS[31], "me", 0),
    ):
        watch = unit("watch", text=text.replace("draw a card", "[Soul-Charge 1]"))
        t = battle(
            field(
                vanguard=unit("me", 3, 9000, skills=()),
                left=unit("weak", 1, 5000),
                back_right=watch,
                deck=["small"] * 9,
            ),
            other(deck=20),
            cards=CARDS,
            book="vgd",
        )
        fight(t, attacker)
        rests(t)
        t.you.soul.has(charged)
        t.ends_asking()


def test_who_attacked_and_whether_anybody_guarded() -> None:
    for text, attacker, guards, charged in (
        (TEXTS[32], "striker", False, 1),
        (TEXTS[32], "me", False, 0),
        (TEXTS[33], "striker", False, 1),
        (TEXTS[33], "striker", True, 0),
    ):
        it = unit("it", 3, 20000, text=text.replace("draw a card", "[Soul-Charge 1]"))
        t = battle(
            field(left=unit("striker", 2), deck=20),
            other(left=it, hand=["small", "small"], deck=20),
            cards=CARDS,
            book="vgd",
        )
        attack(t, attacker, "it")
        if guards:
            t.rival.chooses("guard with small")
        no_guard(t)
        rests(t)
        t.rival.soul.has(charged)
        t.ends_asking()


def test_by_an_effect_that_something_comes_from() -> None:
    watch = unit("watch", text=TEXTS[35])
    t = acts("Choose one of your rear-guards, and [Stand] it.", left=watch, right=("small", REST))
    t.you.chooses("activate lead", "small")
    rests(t)
    t.you.hand.has(1)


def test_which_phase_it_is() -> None:
    text = "[ACT](RC)[1/turn]:[COST][Soul-Blast 1], and if it is your {} phase, draw a card."
    for phase, drawn in (("main", 1), ("battle", 0)):
        t = acts("[Soul-Charge 1].", left=unit("it", text=text.format(phase)), soul=["tall"])
        t.you.chooses("activate it")
        rests(t)
        t.you.hand.has(drawn)
        t.ends_asking()
