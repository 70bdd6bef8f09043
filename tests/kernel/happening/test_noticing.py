"""Which changes somebody notices: those are asked about, and no others."""

from typing import Any

import pytest

from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    EV_ORIENT,
    Ability,
    CardDef,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.happening.noticing import unnoticed
from bythebook.kernel.happening.unnoticed import alone
from bythebook.kernel.language.conditions import CameFrom
from bythebook.kernel.language.nouns import Cards, Player, This
from bythebook.kernel.state.changes import (
    MOVE,
    ORIENT,
    THIS_TURN,
    UNDER,
    Change,
    counters,
    event,
    expire,
    give,
    move,
    orient,
    reveal,
    set_var,
    shuffle,
    tie,
    under,
)
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import Forbid, GrantAbility, Later
from bythebook.kernel.texts.verbs import MakeToken
from tests.kernel.cards import Score, card
from tests.kernel.table import Happen, Table, act, auto, board, cont, side
from tests.kernel.tiny import (
    BACK,
    CANNOT_BE_CHOSEN,
    CANNOT_DRAW,
    CANNOT_MOVE,
    CANNOT_REST,
    DECK,
    DISCARD,
    EV_BELL,
    EV_END,
    FIELD,
    FRONT,
    HAND,
    POINTS,
    POWER,
    REST,
    SOUL,
    STAND,
    Tiny,
)


class Exact(Tiny):
    """The same book, which says what it forbids, and that only values forbid anything."""

    def __init__(self) -> None:
        super().__init__()
        self.forbidding = frozenset({MOVE, ORIENT, UNDER})
        self.forbids_by_value = True


def table(*back: Any, you: dict[str, list[Any]] | None = None) -> Table:
    """A few cards without a word, and such that have one."""
    zones: dict[str, list[Any]] = {
        "back": ["a", *back],
        "front": ["f"],
        "hand": ["h", "i"],
        "soul": ["s"],
        **(you or {}),
    }
    return board(side(**zones), side(back=["x"], hand=["y"]), book=Exact())


def is_noticed(t: Table, *changes: Change) -> bool:
    """Whether anybody has to be asked about changes that happen at the same time."""
    if len(changes) > 1:
        return not unnoticed(t.game.copy(), list(changes))
    fork = t.game.copy()
    return not alone(fork, Happen(), changes[0], list(changes), "kernel tiny 0.4")


def put(t: Table, name: str, zone: int) -> Change:
    return move([t.ref(name)], zone)[0]


def turn(t: Table, name: str, to: int = REST) -> Change:
    return orient([t.ref(name)], to)[0]


def bell(t: Table, name: str = "a", value: int = 0) -> Change:
    return event(EV_BELL, t.ref(name), 0, value)


def every(t: Table) -> dict[str, Change]:
    """One change of each kind that most often nobody notices."""
    return {
        "drawn": put(t, "filler", HAND),
        "discarded": put(t, "h", DISCARD),
        "placed": put(t, "h", BACK),
        "leaving": put(t, "a", DISCARD),
        "shifted": put(t, "a", FRONT),
        "rested": turn(t, "a"),
        "stood": turn(t, "a", STAND),
        "bell": bell(t),
        "end": event(EV_END, 0, 0),
        "counted": counters(t.ref("a"), 0, 1),
        "stronger": give(ADD, POWER, 1, [t.ref("a")], 2, THIS_TURN, 1),
        "over": expire(THIS_TURN, 1),
        "scored": set_var(POINTS, 4),
        "shown": reveal([t.ref("h")], 2)[0],
    }


def noticed_of(t: Table) -> set[str]:
    """Which of them somebody notices: one by one, and each beside something else."""
    found = {name for name, change in every(t).items() if is_noticed(t, change)}
    beside = set_var(POINTS, 4)
    assert found == {name for name, change in every(t).items() if is_noticed(t, change, beside)}
    return found


MOVES = {"drawn", "discarded", "placed", "leaving", "shifted"}
ON_FIELD = {"placed", "leaving", "shifted"}


def test_where_no_card_says_a_word_nobody_notices_anything() -> None:
    t = table()
    assert noticed_of(t) == set()
    found = every(t)
    together = [c for name, c in found.items() if name not in ("placed", "shifted", "stood")]
    assert not is_noticed(t, *together)


def test_a_shuffle_goes_the_long_way() -> None:
    t = table()
    assert is_noticed(t, shuffle(0, DECK))
    assert is_noticed(t, shuffle(0, DECK), set_var(POINTS, 1))


WAITING: list[tuple[Trigger, set[str]]] = [
    (Trigger(EV_MOVE), MOVES),
    (Trigger(EV_MOVE, origin=(HAND,)), {"discarded", "placed"}),
    (Trigger(EV_MOVE, target=(HAND,)), {"drawn"}),
    (Trigger(EV_MOVE, origin=FIELD, target=(DISCARD,)), {"leaving"}),
    (Trigger(EV_ORIENT), {"rested", "stood"}),
    (Trigger(EV_ORIENT, value=STAND), {"stood"}),
    (Trigger(EV_BELL), {"bell"}),
    (Trigger(EV_BELL, value=1), set()),
    (Trigger(EV_END), {"end"}),
]


@pytest.mark.parametrize(("trigger", "noticed"), WAITING)
def test_what_a_card_waits_for_is_noticed(trigger: Trigger, noticed: set[str]) -> None:
    t = table(card("w", auto(trigger, Score())))
    assert noticed_of(t) == noticed


def test_an_event_is_noticed_where_who_waits_for_it_lies() -> None:
    waits = card("w", auto(Trigger(EV_BELL, value=1), Score()))
    t = table(waits)
    assert (is_noticed(t, bell(t)), is_noticed(t, bell(t, value=1))) == (False, True)
    t = table(you={"hand": [waits, "h"]})
    assert not is_noticed(t, bell(t, value=1))
    # Unless it comes at the same time, or goes.
    assert is_noticed(t, bell(t, value=1), put(t, "w", BACK))
    assert not is_noticed(t, bell(t, value=1), put(t, "h", BACK))
    t = table(waits)
    assert is_noticed(t, bell(t, value=1), put(t, "w", HAND))


def test_a_move_is_noticed_where_who_waits_for_it_lies() -> None:
    waits = card("w", auto(Trigger(EV_MOVE, Cards(), (HAND,), (BACK,)), Score()))
    t = table(waits)
    assert is_noticed(t, put(t, "h", BACK))
    assert not is_noticed(t, put(t, "h", FRONT))
    assert not is_noticed(t, put(t, "a", FRONT))
    t = table(you={"hand": [waits, "h"]})
    assert not is_noticed(t, put(t, "h", BACK))
    # Unless it comes at the same time, or is itself what comes.
    assert is_noticed(t, put(t, "h", BACK), put(t, "w", BACK))
    assert is_noticed(t, put(t, "w", BACK))
    assert not is_noticed(t, put(t, "w", FRONT))
    # An ability that was given is reckoned with, and one that waits by itself.
    t = table(you={"hand": [waits, "h"]})
    t.do(GrantAbility(Cards(zones=(FRONT,)), auto(Trigger(EV_MOVE, Cards(), (HAND,)), Score())))
    assert is_noticed(t, put(t, "h", BACK))
    t = table(you={"hand": [waits, "h"]})
    t.do(GrantAbility(Cards(zones=(FRONT,)), auto(Trigger(EV_MOVE, This()), Score())))
    assert is_noticed(t, put(t, "f", BACK))
    t = table(you={"hand": [waits, "h"]})
    t.do(Later(auto(Trigger(EV_MOVE, Cards(), (HAND,)), Score(), zones=())))
    assert is_noticed(t, put(t, "h", BACK))


def test_turning_is_noticed_where_who_waits_for_it_lies() -> None:
    waits = card("w", auto(Trigger(EV_ORIENT, Cards(), value=REST), Score()))
    t = table(waits)
    assert (is_noticed(t, turn(t, "a")), is_noticed(t, turn(t, "a", STAND))) == (True, False)
    t = table(you={"hand": [waits, "h"]})
    assert not is_noticed(t, turn(t, "a"))
    t = table(card("w", auto(Trigger(EV_ORIENT, This()), Score())))
    assert is_noticed(t, turn(t, "w"))
    assert not is_noticed(t, turn(t, "a"))


def test_what_somebody_asks_about_later_is_noticed_whoever_waits() -> None:
    asks = CameFrom((HAND,))
    t = table(you={"hand": ["h", card("w", auto(Trigger(EV_BELL), Score(), condition=asks))]})
    assert is_noticed(t, put(t, "h", BACK))
    assert not is_noticed(t, put(t, "h", DISCARD))


def test_an_event_of_its_own_is_noticed_wherever_its_card_lies() -> None:
    t = table(card("w", auto(Trigger(EV_BELL, This()), Score())))
    assert is_noticed(t, bell(t, "w"))
    assert not is_noticed(t, bell(t, "a"))
    assert not is_noticed(t, event(EV_BELL, 0, 0))


def test_an_ability_that_was_given_or_lost_is_reckoned_with() -> None:
    t = table(card("w", auto(Trigger(EV_BELL, This()), Score())))
    rings = auto(Trigger(EV_BELL, This()), Score())
    t.do(GrantAbility(Cards(zones=(FRONT,)), rings))
    assert [is_noticed(t, bell(t, name)) for name in "afw"] == [False, True, True]
    t = table(card("w", auto(Trigger(EV_BELL), Score())))
    t.do(GrantAbility(Cards(zones=(FRONT,)), auto(Trigger(EV_END), Score())))
    assert noticed_of(t) == {"bell", "end"}
    t.change(expire(THIS_TURN, 1))
    assert noticed_of(t) == {"bell"}


def test_what_waits_by_itself_may_wait_for_any_event() -> None:
    t = table(card("w", auto(Trigger(EV_BELL, value=9), Score())))
    assert noticed_of(t) == set()
    t.do(Later(auto(Trigger(EV_BELL, value=1), Score(), zones=())), by="f")
    assert is_noticed(t, bell(t, value=1))
    assert not is_noticed(t, event(EV_END, 0, 0))
    # And what is known of its card stays known as that goes.
    assert is_noticed(t, put(t, "f", SOUL))
    assert not is_noticed(t, put(t, "a", SOUL))
    assert not is_noticed(t, put(t, "h", SOUL))


def test_a_duration_that_ends_something_that_waits_is_no_trouble() -> None:
    t = table()
    t.do(Later(auto(Trigger(EV_BELL), Score(), zones=())))
    assert not is_noticed(t, expire(THIS_TURN, 1))


def test_who_has_cards_under_it_or_is_a_token_does_not_move_unnoticed() -> None:
    t = table()
    t.change(under(t.ref("i"), t.ref("f")))
    assert noticed_of(t) == set()
    assert is_noticed(t, put(t, "f", DISCARD))
    assert is_noticed(t, put(t, "f", BACK))
    t = table(card("w", act(MakeToken(card("imp"), BACK))))
    t.activate("w")
    assert noticed_of(t) == set()
    assert is_noticed(t, put(t, "imp", FRONT))
    assert is_noticed(t, put(t, "imp", DISCARD))


def test_who_is_tied_to_another_neither_moves_nor_turns_unnoticed() -> None:
    t = table()
    t.change(tie(t.ref("f"), 0, t.ref("s")))
    assert noticed_of(t) == set()
    for name in ("f", "s"):
        assert is_noticed(t, put(t, name, FRONT if name == "s" else BACK))
        assert is_noticed(t, turn(t, name))


def test_a_card_with_counters_that_moves_is_noticed() -> None:
    t = table()
    t.change(counters(t.ref("a"), 0, 1))
    assert is_noticed(t, put(t, "a", DISCARD))
    assert not is_noticed(t, put(t, "f", DISCARD))


def test_what_a_card_was_does_not_leave_the_field() -> None:
    t = table()
    old = t.ref("a")
    t.change(put(t, "a", HAND))
    t.change(put(t, "a", BACK))
    assert is_noticed(t, move([old], DISCARD)[0])


FORBIDDING: list[tuple[int, set[str]]] = [
    (CANNOT_MOVE, {"leaving", "shifted", "rested", "stood"}),
    (CANNOT_REST, {"leaving", "shifted", "rested", "stood"}),
    (CANNOT_BE_CHOSEN, {"leaving", "shifted", "rested", "stood"}),
]


@pytest.mark.parametrize(("bits", "noticed"), FORBIDDING)
def test_only_of_whom_something_is_forbidden(bits: int, noticed: set[str]) -> None:
    """Which of the changes it forbids is asked later; none of another card's is noticed."""
    t = table()
    t.do(Forbid(Cards(zones=(BACK,)), bits))
    assert noticed_of(t) == noticed
    assert not is_noticed(t, put(t, "f", DISCARD))
    assert not is_noticed(t, turn(t, "f"))
    # Together with one of whom something is, it is.
    assert is_noticed(t, turn(t, "f"), turn(t, "a"))
    assert is_noticed(t, turn(t, "a"), turn(t, "f"))
    assert not is_noticed(t, turn(t, "f"), turn(t, "s"))


@pytest.mark.parametrize("player", [0, 1])
def test_of_a_player_anything_may_be_forbidden(player: int) -> None:
    t = table()
    t.do(Forbid(Player(1 + player), CANNOT_DRAW))
    assert noticed_of(t) == {*MOVES, "rested", "stood"}


def test_what_forbids_nothing_any_more_is_not_asked() -> None:
    cannot = Modifier(BITS_ON, CHAR_CANNOT, Cards(zones=(BACK,)), bits=CANNOT_MOVE)
    t = table(card("w", cont(cannot)))
    assert noticed_of(t) == {"leaving", "shifted", "rested", "stood"}
    t.change(turn(t, "f"))
    assert noticed_of(t) == {"leaving", "shifted", "rested", "stood"}
    t = table(you={"hand": ["h", card("w", cont(cannot))]})
    assert noticed_of(t) == set()


def instead(would: Trigger) -> CardDef:
    return card("w", Ability(CONT, FIELD, replacement=Replacement(would, (Score(),))))


def test_what_somebody_would_replace_is_noticed() -> None:
    would = Trigger(EV_MOVE, Cards(zones=FIELD), target=(DISCARD,))
    assert noticed_of(table(instead(would))) == MOVES
    assert noticed_of(table(you={"hand": ["h", instead(would)]})) == set()
    would = Trigger(EV_ORIENT, Cards(zones=FIELD))
    assert noticed_of(table(instead(would))) == {"rested", "stood"}
    assert noticed_of(table(you={"hand": ["h", instead(would)]})) == set()


def test_what_a_card_would_replace_of_its_own_is_noticed_of_it_alone() -> None:
    t = table(instead(Trigger(EV_MOVE, This(), target=(DISCARD,))))
    assert noticed_of(t) == set()
    assert is_noticed(t, put(t, "w", DISCARD))
    assert not is_noticed(t, put(t, "w", HAND))
    assert not is_noticed(t, turn(t, "w"))
