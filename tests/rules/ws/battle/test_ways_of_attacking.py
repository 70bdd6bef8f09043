"""7.2.1.4 with 1.3.4: of which types an attack can be, and that without any there is none."""

from typing import Any

import pytest

from bythebook.games.ws.texts.events import V_ATTACK
from bythebook.games.ws.zones.zones import REST, REVERSE
from bythebook.testing import Table, character, clause, side, table

SHY = {
    "direct": "【CONT】 This card cannot direct attack.",
    "frontal": "【CONT】 This card cannot frontal attack.",
    "side": "【CONT】 This card cannot side attack.",
}


def front(stopped: tuple[str, ...], theirs: dict[str, Any], *more: str) -> Table:
    """An attack phase with a character of which some types of attack are stopped."""
    ace = character("Ace", text=(*(SHY[word] for word in stopped), *more))
    mine = side(left=ace, middle="Bob")
    cards = [character("Bob"), character("Foe"), character("Deep")]
    return table("ws", mine, side(**theirs), cards, "attack")


def judged(t: Table) -> str:
    """The clause by which Ace cannot attack, as a refusal would name it."""
    return t.game.why_not((V_ATTACK, t.you.ref("Ace")))


@clause("ws 1.3.4")
@pytest.mark.parametrize(
    ("stopped", "facing", "types"),
    [
        ((), True, ["frontal", "side"]),
        (("direct",), True, ["frontal", "side"]),
        (("side",), True, ["frontal"]),
        (("frontal",), True, ["side"]),
        (("frontal", "side"), True, []),
        (("direct", "frontal", "side"), True, []),
        ((), False, ["direct"]),
        (("frontal", "side"), False, ["direct"]),
        (("direct",), False, []),
    ],
)
def test_a_character_attacks_in_a_way_that_is_left_or_not_at_all(
    stopped: tuple[str, ...], facing: bool, types: list[str]
) -> None:
    t = front(stopped, {"right": "Foe"} if facing else {"middle": "Foe"})
    if not types:
        t.you.may_choose_exactly("attack with Bob", "pass")
        assert judged(t) == "ws 1.3.4"
        return
    t.you.may_choose_exactly("attack with Ace", "attack with Bob", "pass")
    assert judged(t) == ""
    t.you.chooses("attack with Ace")
    if len(types) > 1:
        t.you.may_choose_exactly(*types)
        t.ends_asking()
    else:
        t.rival.clock.has(2 if types == ["direct"] else 1)


AIMS = (
    "【CONT】 If this card would attack, you may choose 1 character in your opponent's back stage, "
    "and this card frontal attacks that character as the defending character instead."
)


@clause("ws 1.3.4")
@pytest.mark.parametrize(
    ("stopped", "facing", "types"),
    [
        ((), True, ["frontal", "side", "Deep"]),
        (("side",), True, ["frontal", "Deep"]),
        (("frontal",), True, ["side"]),
        ((), False, ["direct", "Deep"]),
        (("direct",), False, []),
    ],
)
def test_an_attack_instead_of_one_needs_one_that_could_take_place(
    stopped: tuple[str, ...], facing: bool, types: list[str]
) -> None:
    theirs = {"back_left": "Deep", **({"right": "Foe"} if facing else {})}
    t = front(stopped, theirs, AIMS)
    assert bool(types) == (judged(t) == "")
    if not types:
        t.you.may_not_choose("attack with Ace")
        return
    t.you.chooses("attack with Ace")
    if len(types) == 1:
        t.rival.clock.has(1)
        return
    t.you.may_choose_exactly(*types)
    t.ends_asking()


@clause("ws 1.3.4")
@pytest.mark.parametrize(
    ("stopped", "facing", "attacks"),
    [
        (("side", "direct"), False, True),
        (("frontal",), False, True),
        (("frontal", "direct"), False, False),
        (("frontal", "side"), True, False),
    ],
)
def test_great_performance_is_attacked_unless_frontal_attacks_are_stopped(
    stopped: tuple[str, ...], facing: bool, attacks: bool
) -> None:
    star = character("Star", power=9000, text="【CONT】 Great Performance")
    ace = character("Ace", text=tuple(SHY[word] for word in stopped))
    theirs = side(middle=star, **({"right": "Foe"} if facing else {}))
    cards = [character("Bob"), character("Foe")]
    t = table("ws", side(left=ace, middle="Bob"), theirs, cards, "attack")
    assert (judged(t) == "") == attacks
    if attacks:
        t.you.chooses("attack with Ace")
        frontal = "frontal" not in stopped
        assert t.you.state_of("Ace") == (REVERSE if frontal else REST)
        t.rival.clock.has(1 if frontal else 2)
