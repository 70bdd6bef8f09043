"""Cards that say of themselves what is printed on them anyhow: it counts where others deny it."""

from bythebook.kernel.abilities.abilities import Ability, Modifier
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.state.changes import GAME, face, give, move
from bythebook.kernel.state.continuous_ops import ADD, BECOME, BITS_OFF, BITS_ON
from bythebook.kernel.state.refs import FACE_DOWN
from tests.kernel.cards import card, trait
from tests.kernel.table import board, cont, side
from tests.kernel.tiny import BACK, DISCARD, FIELD, FRONT, HAND, POWER, SIDE, TRAITS

HERE = Cards(zones=FIELD)


def red(*others: Modifier, zones: tuple[int, ...] = FIELD) -> Ability:
    """This card is red."""
    return cont(Modifier(BITS_ON, TRAITS, This(), words=("tiny red",)), *others, zones=zones)


def without_red() -> Ability:
    """Your cards on the field are not red."""
    return cont(Modifier(BITS_OFF, TRAITS, HERE, words=("tiny red",)))


def test_what_is_so_anyhow_takes_no_part() -> None:
    says = card("says", red(), traits="red")
    more = card("more", red(Modifier(ADD, POWER, This(), Num(2))), traits="red")
    gains = card("gains", red())
    t = board(side(back=[says, more, gains]))
    for name in ("says", "more", "gains"):
        assert t.value(TRAITS, name) == trait("red")
    assert t.value(POWER, "more") == 5
    assert {t.find("more"), t.find("gains")} == t.game.sheet.touched


def test_it_counts_by_its_time_stamp_where_others_deny_it() -> None:
    older = card("older", red(), traits="red")
    newer = card("newer", red(), traits="red")
    printed = card("printed", traits="red")
    t = board(side(back=[older], front=[card("denies", without_red())], hand=[newer, printed]))
    assert t.value(TRAITS, "older") == 0
    t.change(*move([t.ref("newer")], BACK), *move([t.ref("printed")], BACK))
    assert t.value(TRAITS, "newer") == trait("red")
    assert t.value(TRAITS, "printed") == 0
    # Elsewhere it is no card on the field; and what comes back has come last.
    t.change(*move([t.ref("older")], HAND))
    assert t.value(TRAITS, "older") == trait("red")
    t.change(*move([t.ref("older")], BACK))
    assert t.value(TRAITS, "older") == trait("red")
    t.change(*move([t.ref("denies")], DISCARD))
    assert t.value(TRAITS, "printed") == trait("red")
    assert t.game.sheet.touched == set()


def test_an_effect_that_makes_it_something_else_is_newer() -> None:
    t = board(side(front=[card("a", red(), traits="red")]))
    t.change(give(BECOME, TRAITS, trait("blue"), [t.ref("a")], 1, GAME, 0))
    assert t.value(TRAITS, "a") == trait("blue")
    t.change(*move([t.ref("a")], DISCARD))
    assert t.value(TRAITS, "a") == trait("red")
    t.change(*move([t.ref("a")], FRONT))
    assert t.value(TRAITS, "a") == trait("red")


def test_a_card_that_lacks_everything_face_down_lacks_it_too() -> None:
    t = board(side(back=[card("a", red(), traits="red")]))
    t.change(*move([t.ref("a")], SIDE, face=FACE_DOWN))
    assert t.value(TRAITS, "a") == 0
    t.change(*face([t.ref("a")], 0))
    assert t.value(TRAITS, "a") == trait("red")
