"""Who brought a card, from under what, and what a turn recalls of it, played."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.ws.cards import BLUE, RED
from bythebook.games.ws.keywords.keyword_actions import SunderCards
from bythebook.games.ws.zones.zones import HAND, MARKER_AREAS, STAGE, WAITING_ROOM
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.refs import FACE_UP
from bythebook.testing import Table, character, climax, event, side, table
from bythebook.testing.table import Side
from tests.cards.ws.test_language import CARDS
from tests.cards.ws.test_play import settle
from tests.text.ws_reckoned import (
    BY_THAT,
    DRAW,
    DURING,
    ENCORE,
    GETS,
    MARKER_PAYS,
    PLAYED_FREE,
    ROOM,
    THIS_PLACED,
    TURN,
    UNDER_THIS,
    WOULD,
)
from tests.text.ws_reckoned import (
    STAGE as ON_STAGE,
)

WAVE = climax("Wave")
FROM_ROOM = f"Choose 1 character in {ROOM}, and put it on any position of your stage."
GUIDE = character("Guide", text=f"【ACT】 [【REST】 this card] {FROM_ROOM}")
FOR_EVENTS = "cost for an event in your hand"


def hero(*text: str, **more: Any) -> Any:
    return character("Hero", text=text, traits=("Tide",), **more)


def board(mine: Side, rival: Side | None = None, at: str = "") -> Table:
    return table("ws", mine, rival, at=at, cards=[*CARDS, WAVE])


def power(t: Table, name: str = "Hero") -> int:
    return t.you.value(name, "power")


# --- from under a character, and under one -------------------------------------------------------


@pytest.mark.parametrize(("name", "wanted"), [("Ebb", 4000), ("Flow", 3000)])
def test_from_the_marker_area_of_a_named_character(name: str, wanted: int) -> None:
    card = hero(f'【AUTO】 When {THIS_PLACED} from the marker area of "Ebb", {GETS}')
    t = board(side(hand=[card], left=name, right="Ebb"))
    t.changes(move([t.you.ref("Hero")], MARKER_AREAS[0]))
    t.changes(move([t.you.ref("Hero")], STAGE[1]))
    settle(t)
    assert power(t) == wanted
    t.changes(move([t.you.ref("Hero")], WAITING_ROOM))
    t.changes(move([t.you.ref("Hero")], STAGE[1]))
    settle(t)
    assert power(t) == 3000


def test_by_sunder_it_comes_from_the_marker_area() -> None:
    card = hero(f'【AUTO】 When {THIS_PLACED} from the marker area of "Ebb", {GETS}')
    t = board(side(hand=[card], left="Ebb"))
    t.changes(move([t.you.ref("Hero")], MARKER_AREAS[0]))
    t.run(SunderCards(0, t.you.ref("Ebb"), [t.you.ref("Hero")]))
    t.you.chooses("left center")
    settle(t)
    assert power(t) == 4000


def test_another_character_from_any_marker_area() -> None:
    card = hero(f"【AUTO】 When your other character is {ON_STAGE} from a marker area, {GETS}")
    t = board(side(left=card, hand=["Ebb"]))
    t.changes(move([t.you.ref("Ebb")], MARKER_AREAS[0]))
    t.changes(move([t.you.ref("Ebb")], STAGE[1]))
    settle(t)
    assert power(t) == 4000
    t.changes(move([t.you.ref("Ebb")], HAND))
    t.changes(move([t.you.ref("Ebb")], STAGE[1]))
    settle(t)
    assert power(t) == 4000


@pytest.mark.parametrize("origin", ["hand", "waiting_room", "right"])
def test_a_card_put_under_this_one(origin: str) -> None:
    card = hero(f'【AUTO】 When your other "Ebb" is put {UNDER_THIS} as a marker, {GETS}')
    for area, wanted in ((MARKER_AREAS[0], 4000), (MARKER_AREAS[1], 3000)):
        t = board(side(left=card, middle="Flow", **{origin: ["Ebb"]}))
        t.changes(move([t.you.ref("Ebb")], area))
        settle(t)
        assert power(t) == wanted
    t = board(side(left=card, **{origin: ["Flow"]}))
    t.changes(move([t.you.ref("Flow")], MARKER_AREAS[0]))
    settle(t)
    assert power(t) == 3000


# --- by whose effect -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "wanted"),
    [
        ('from the effect of "Guide"', 4000),
        ('from your hand, or by the effect of "Guide"', 4000),
        ('from your hand or by the 【ACT】 ability of "Guide"', 4000),
        ('from your hand or by the 【AUTO】 ability of "Guide"', 3000),
        ('from your hand by the 【ACT】 effect of "Guide"', 3000),
        ('by the 【CXCOMBO】 effect of "Guide"', 3000),
    ],
)
def test_by_an_effect_of_a_named_card(said: str, wanted: int) -> None:
    card = hero(f"【AUTO】 When {THIS_PLACED} {said}, {GETS}")
    t = board(side(left=GUIDE, waiting_room=[card]), at="main")
    t.you.chooses("activate Guide", "right center")
    assert power(t) == wanted


@pytest.mark.parametrize(("combo", "wanted"), [("【CXCOMBO】 ", 4000), ("", 3000)])
def test_by_a_climax_combo(combo: str, wanted: int) -> None:
    guide = character(
        "Guide",
        text=f"【AUTO】 {combo}When this card attacks, {FROM_ROOM[0].lower()}{FROM_ROOM[1:]}",
    )
    card = hero(
        f"【AUTO】 When {THIS_PLACED} from your hand or by "
        f'the 【CXCOMBO】 effect of "Guide", {GETS}'
    )
    t = board(side(left=guide, waiting_room=[card]), at="attack")
    t.you.chooses("attack with Guide", "right center")
    assert power(t) == wanted


def test_during_the_turn_it_came_by_that_effect() -> None:
    said = f"when your climax is placed on your climax area, {GETS}"
    for text, by_guide, by_hand in (
        (f'{DURING} by the 【ACT】 effect of "Guide", {said}', 4000, 3000),
        (f'{DURING} by the 【AUTO】 effect of "Guide", {said}', 3000, 3000),
        (f'{DURING} from your hand or by the effect of "Guide", {said}', 4000, 4000),
        (f'{DURING} by the 【CXCOMBO】 effect of "Guide", {said}', 3000, 3000),
    ):
        card = hero(text)
        t = board(side(left=GUIDE, waiting_room=[card], hand=[WAVE], clock=[WAVE]), at="main")
        t.you.chooses("activate Guide", "right center", "pass", "play Wave")
        assert power(t) == by_guide, text
        t = board(side(left=GUIDE, hand=[card, WAVE], clock=[WAVE]), at="main")
        t.you.chooses("play Hero", "right center", "pass", "play Wave")
        assert power(t) == by_hand, text


def test_another_character_by_change() -> None:
    changes = (
        "【AUTO】 Change When this card attacks, choose 1 "
        f'"Ebb" in {ROOM}, put this card into {ROOM}, '
        "and put it on any position of your stage."
    )
    card = hero(
        f"【AUTO】 When your other character is {ON_STAGE} by "
        f'"Change", that character gets +500 power {TURN}.'
    )
    for word, wanted in (("Change ", 3500), ("", 3000)):
        old = character("Old", text=changes.replace("Change ", word))
        t = board(side(left=old, middle=card, waiting_room=["Ebb"]), at="attack")
        t.you.chooses("attack with Old", "right center")
        settle(t)
        assert power(t, "Ebb") == wanted


# --- Brainstorm with a climax --------------------------------------------------------------------

STORM = character(
    "Storm",
    text=(
        "【ACT】 Brainstorm [【REST】 this card] Flip over 2 cards from the top of your deck, and "
        f"put them into {ROOM}. Put the top card of your deck into your stock."
    ),
)


@pytest.mark.parametrize(
    ("deck", "wanted"),
    [(["Wave", "Ebb", "Ebb"], 4000), (["Ebb", "Ebb", "Wave"], 3000), (["Ebb", "Ebb", "Ebb"], 3000)],
)
def test_a_climax_put_away_by_brainstorm(deck: list[str], wanted: int) -> None:
    card = hero(f'【AUTO】 When you use "Brainstorm", if a climax {BY_THAT}, {GETS}')
    t = board(
        side(left=STORM, middle=card, deck=[*deck, "filler"], waiting_room=["Wave"]), at="main"
    )
    t.you.chooses("activate Storm")
    assert power(t) == wanted
    # Somebody else's Brainstorm is not yours.
    t = board(
        side(left=STORM, deck=[*deck, "filler"]),
        side(middle=card, waiting_room=["Wave"]),
        at="main",
    )
    t.you.chooses("activate Storm")
    assert t.rival.value("Hero", "power") == 3000


# --- what a turn recalls -------------------------------------------------------------------------


def test_in_the_turn_it_was_frontal_attacked() -> None:
    card = hero(
        f"【AUTO】 During the turn that this card is frontal attacked, {ENCORE}, {DRAW}", power=9000
    )
    for how, drawn in (("frontal", 1), ("side", 0)):
        t = board(side(left="Ebb"), side(right=card), at="attack")
        t.you.chooses("attack with Ebb")
        t.you.chooses(next(o for o in t.you.options if how in o))
        while t.game.pending is not None and t.game.pending.player == 1:
            t.rival.chooses("pass")  # the counter step, and then their own turn, in which one draws
        assert len(t.rival.hand) == drawn + 1


@pytest.mark.parametrize(("played", "wanted"), [(True, 5000), (False, 4000)])
def test_an_event_was_played_this_turn(played: bool, wanted: int) -> None:
    card = hero(
        "【AUTO】 When your climax is placed on your climax "
        f"area, if you played an event this turn, {GETS}",
        f'【CONT】 If you did not play "Gift" during this turn, {GETS.replace(f" {TURN}", "")}',
    )
    gift = event("Gift", text=DRAW.capitalize())
    t = board(side(left=card, hand=[gift, WAVE], clock=[WAVE]), at="main")
    assert power(t) == 4000
    if played:
        t.you.chooses("play Gift")
        assert power(t) == 3000
    t.you.chooses("pass", "play Wave")
    assert power(t) == wanted - 1000 * played


# --- taken back, attacked ------------------------------------------------------------------------


def test_a_character_taken_back_by_either_player() -> None:
    theirs = (
        f"【AUTO】 When your opponent's character is returned to hand from the waiting room, {GETS}"
    )
    mine = f"【AUTO】 When your character is returned to your hand from {ROOM}, {GETS}"
    for text, at_theirs, at_mine in ((theirs, 4000, 3000), (mine, 3000, 4000)):
        for seat, wanted in (("rival", at_theirs), ("you", at_mine)):
            for name, more in (("Ebb", wanted), ("Wave", 3000)):
                halves = {"you": {}, "rival": {}, seat: {"waiting_room": [name]}}
                t = board(side(left=hero(text), **halves["you"]), side(**halves["rival"]))
                t.changes(move([getattr(t, seat).ref(name)], HAND))
                settle(t)
                assert power(t) == more
    t = board(side(left=hero(mine), deck=["Ebb"]))
    t.changes(move(t.you.deck.refs[:1], HAND))
    assert power(t) == 3000


@pytest.mark.parametrize(("how", "wanted"), [("frontal", 4000), ("side", 4000)])
def test_attacked_from_the_front_or_the_side(how: str, wanted: int) -> None:
    card = hero(f"【AUTO】 When this card is attacked, {GETS}")
    t = board(side(left="Ebb", right="Ebb"), side(right=card), at="attack")
    t.you.chooses("attack with Ebb")
    t.you.chooses(next(o for o in t.you.options if how in o))
    assert t.rival.value("Hero", "power") == wanted


# --- what is paid instead ------------------------------------------------------------------------


def test_a_marker_pays_for_an_event() -> None:
    gift = event("Gift", cost=1, text=DRAW.capitalize())
    for kind, payable in (("event", True), ("character", False)):
        card = hero(
            f"{WOULD} cost for a {kind} in your hand, {MARKER_PAYS}.".replace("a event", "an event")
        )
        t = board(side(left=card, hand=[gift], markers_under_left_center=["Ebb"]), at="main")
        assert ("play Gift" in t.you.options) == payable
        if payable:
            t.you.chooses("play Gift")
            t.you.waiting_room.holds_exactly("Ebb", "Gift")
    # With a card in the stock one may choose.
    card = hero(f"{WOULD} cost for an event in your hand, {MARKER_PAYS}.")
    t = board(side(left=card, hand=[gift], stock=1, markers_under_left_center=["Ebb"]), at="main")
    t.you.chooses("play Gift", "done")
    t.you.stock.has(0)
    t.you.waiting_room.holds_exactly("filler", "Gift")


def test_a_marker_pays_for_an_ability_of_a_named_character() -> None:
    for name in ("Guide", "Other"):
        guide = character(name, text=f"【ACT】 [(1)] {DRAW.capitalize()}")
        card = hero(f'{WOULD} 【ACT】 cost for your "Guide", {MARKER_PAYS}.')
        t = board(side(left=card, middle=guide, markers_under_left_center=["Ebb"]), at="main")
        assert (f"activate {name}" in t.you.options) == (name == "Guide")


def test_a_marker_pays_for_change_only() -> None:
    card = hero(f'{WOULD} "Change" cost for 1 of your characters, {MARKER_PAYS}.')
    pay = "you may pay the cost. If you do, "
    for word, offered in (("Change ", True), ("", False)):
        other = character("Other", text=f"【AUTO】 {word}[(1)] When this card attacks, {pay}{DRAW}")
        t = board(side(left=card, middle=other, markers_under_left_center=["Ebb"]), at="attack")
        t.you.chooses("attack with Other")
        if offered:
            t.you.chooses("yes")
        t.you.hand.has(int(offered))
        # Even if no other ability of the match is known before it.
        mine = {"deck": ["Wave", "Wave", "Wave", other], "left": card, "middle": other}
        t = board(side(**mine, markers_under_left_center=["Ebb"]), at="attack")
        t.you.chooses("attack with Other")
        if offered:
            t.you.chooses("yes")
        t.you.hand.has(int(offered))


def test_a_marker_does_not_pay_for_playing_a_card_if_it_pays_for_a_keyword() -> None:
    gift = event("Gift", cost=1, text=DRAW.capitalize())
    for cost, playable in (('"Change" cost for 1 of your characters', False), (FOR_EVENTS, True)):
        card = hero(f"{WOULD} {cost}, {MARKER_PAYS}.")
        t = board(side(left=card, hand=[gift], markers_under_left_center=["Ebb"]), at="main")
        assert ("play Gift" in t.you.options) == playable


def test_played_at_no_cost_for_another_character() -> None:
    text = (
        "【CONT】 When this card is played from your hand, you "
        'may choose 1 of your "Ebb", and put it into '
        f"{ROOM}. {PLAYED_FREE} with 0 cost."
    )
    card = hero(text, cost=2)
    t = board(side(hand=[card], left="Ebb", middle="Flow"), at="main")
    t.you.chooses("play Hero", "right center")
    t.you.waiting_room.is_("Ebb")
    t.you.right_center.is_("Hero")
    # Or it is paid for.
    t = board(side(hand=[card], left="Ebb", stock=2), at="main")
    t.you.chooses("play Hero", "right center")
    t.you.may_choose_exactly("Ebb", "done")
    t.you.chooses("done")
    t.you.left_center.is_("Ebb")
    t.you.stock.has(0)
    # Without both it cannot be played.
    t = board(side(hand=[card], left="Flow", stock=1), at="main")
    t.you.may_not_choose("play Hero")
    # What costs nothing takes no other with it.
    t = board(side(hand=[hero(text)], left="Ebb"), at="main")
    t.you.chooses("play Hero", "right center")
    t.you.left_center.is_("Ebb")
    # Without the other, what else pays instead of stock still does.
    pays = character("Flow", text=f"{WOULD} cost for a character in your hand, {MARKER_PAYS}.")
    mine = {"hand": [card], "left": pays, "stock": 1, "markers_under_left_center": ["Ebb"]}
    t = board(side(**mine), at="main")
    t.you.chooses("play Hero", "right center")
    t.you.stock.has(0)
    t.you.waiting_room.holds_exactly("filler", "Ebb")


# --- what cannot be done -------------------------------------------------------------------------


def test_no_character_comes_back_while_attacking() -> None:
    bar = (
        "【CONT】 During the attack phase, you cannot return "
        "characters from your waiting room to your hand "
        "by your card's effects."
    )
    take = f"choose 1 card in {ROOM}, and return it to your hand."
    fetcher = character("Fetcher", text=f"【AUTO】 When this card attacks, {take}")
    for chosen, back in (("Ebb", 0), ("Wave", 1)):
        t = board(side(left=hero(bar), middle=fetcher, waiting_room=["Ebb", "Wave"]), at="attack")
        t.you.chooses("attack with Fetcher", chosen)
        t.you.hand.has(back)
    # Not for the opponent, and not in the main phase.
    t = board(
        side(middle=fetcher, right="Ebb", waiting_room=["Ebb"]), side(left=hero(bar)), at="attack"
    )
    t.you.chooses("attack with Fetcher")
    t.you.hand.is_("Ebb")
    fetcher = character("Fetcher", text=f"【ACT】 [【REST】 this card] {take[0].upper()}{take[1:]}")
    t = board(side(left=hero(bar), middle=fetcher, waiting_room=["Ebb"]), at="main")
    t.you.chooses("activate Fetcher")
    t.you.hand.is_("Ebb")


def test_it_cannot_attack_directly() -> None:
    card = hero("【CONT】 This card cannot direct attack.")
    t = board(side(left=card, middle="Ebb"), at="attack")
    t.you.may_not_choose("attack with Hero")
    t = board(side(left=card, middle="Ebb"), side(right="Flow"), at="attack")
    t.you.chooses("attack with Hero")
    t.you.may_choose_exactly("frontal", "side")
    t.you.chooses("side")


def test_the_colors_of_the_face_up_markers() -> None:
    card = hero(f"【CONT】 This card gets all the colors of the face up markers {UNDER_THIS}.")
    sea = character("Sea", color="blue")
    t = board(side(left=card, hand=[sea]))
    assert t.you.value("Hero", "color") == RED
    t.changes(move([t.you.ref("Sea")], MARKER_AREAS[0]))
    assert t.you.value("Hero", "color") == RED
    t.changes(move([t.you.ref("Sea")], HAND))
    t.changes(move([t.you.ref("Sea")], MARKER_AREAS[0], face=FACE_UP))
    assert t.you.value("Hero", "color") == RED | BLUE
