"""Conditions and moments in the game's wording, played: both sides of each."""

import pytest
from tests.rules.vanguard.battle.fighting import FOE, attack, battle, field, fight, other

from bythebook.games.vanguard.zones.zones import REST
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import face_down, side, table
from bythebook.testing.boards import laid
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all

ALLY = unit("ally", 1, 30000)


def acting(condition: str, **zones: object) -> Table:
    """A rear-guard that draws a card if something is so, activated."""
    text = f"[ACT](RC):[Soul-Blast 1] If {condition}, draw a card."
    you = side(back_center=unit("doer", text=text), soul=["filler"], deck=20, **zones)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    return t


@pytest.mark.parametrize("said", ["is boosting", "boosted"])
def test_a_unit_that_boosts_in_the_battle_that_ends(said: str) -> None:
    ends = "At the end of the battle that your other grade 1 unit attacked"
    text = f"[AUTO](RC):{ends}, if this unit {said}, and if that attack did not hit, draw a card."
    for power, boost, drawn in ((1000, "helper", 1), (1000, "pass", 0), (30000, "helper", 0)):
        mine = field(left=unit("ally", 1, power), back_left=unit("helper", 1, 1000, text=text))
        t = battle(mine)
        fight(t, "ally", boost=boost)
        t.you.hand.has(drawn)


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("was boosted", (1, 1, 0)),
        ("was boosted during that battle", (1, 1, 0)),
        ('was boosted by "quill"', (1, 0, 0)),
        ('was boosted by a unit named "quill"', (1, 0, 0)),
    ],
)
def test_a_unit_that_was_boosted(said: str, drawn: tuple[int, ...]) -> None:
    text = f"[AUTO](RC):At the end of the battle that this unit attacked, if this unit {said}, draw a card."  # noqa: E501
    for boost, expected in zip(("quill", "nib", "pass"), drawn, strict=True):
        helper = unit(boost if boost != "pass" else "quill")
        t = battle(field(left=unit("ally", 1, 1000, text=text), back_left=helper))
        fight(t, "ally", boost=boost)
        t.you.hand.has(expected)


def test_it_that_was_boosted_is_whom_the_trigger_speaks_of() -> None:
    text = '[AUTO](RC):When this unit is boosted, [Soul-Charge 1]. If it was boosted by "quill", draw a card.'  # noqa: E501
    for boost, drawn in (("quill", 1), ("nib", 0)):
        t = battle(field(left=unit("ally", 1, 1000, text=text), back_left=unit(boost)))
        fight(t, "ally", boost=boost)
        t.you.hand.has(drawn)


@pytest.mark.parametrize(("lies", "drawn"), [(unit("lamp"), 1), (face_down(unit("lamp")), 0)])
def test_that_card_lies_face_up(lies: object, drawn: int) -> None:
    text = "[ACT](RC):[Soul-Blast 1] Choose a card from your damage zone, and if that card is face up, draw a card."  # noqa: E501
    you = side(left=unit("doer", text=text), soul=["filler"], damage=[lies], deck=20)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.hand.has(drawn)


def test_this_card_lies_face_up_in_the_damage_zone() -> None:
    text = "[CONT](Damage zone):If this card is face up, your vanguard gets [Power] +1000."
    for lamp, power in (
        (unit("lamp", text=text), 12000),
        (face_down(unit("lamp", text=text)), 11000),
    ):
        t = table("vgg", you=side(damage=[lamp]), at="main")
        assert t.you.value("vanguard", "power") == power


def test_units_in_rest() -> None:
    text = "[AUTO](VC):When this unit attacks, if all units of all fighters are in [Rest], draw a card."  # noqa: E501
    for foe, drawn in ((laid(FOE, REST), 1), (FOE, 0)):
        mine = field(vanguard=unit("me", 3, 1000, skills=(), text=text))
        t = battle(mine, other(vanguard=foe))
        fight(t)
        t.you.hand.has(1 + drawn)  # its drive check


@pytest.mark.parametrize(
    ("condition", "zones", "drawn"),
    [
        ("the number of cards in your hand is two or greater", {"hand": ["filler"] * 2}, 1),
        ("the number of cards in your hand is two or greater", {"hand": ["filler"]}, 0),
        ("the number of cards in your hand is the same as or less than your opponent's", {}, 1),
        (
            "the number of cards in your hand is the same as or less than your opponent's",
            {"hand": ["filler"]},
            0,
        ),
        ("the number of rear-guards on your field is less than your opponent's", {}, 0),
        ("this unit is a rear-guard", {}, 1),
        ("this unit is a vanguard", {}, 0),
        ("this unit is in [Stand]", {}, 1),
        ("this unit is in [Rest]", {}, 0),
        ("this unit is legion", {}, 0),
        ("that is during your turn", {}, 1),
        ("all of your units are in harmony", {}, 0),
        ("all of your rear-guards are in [Stand]", {}, 1),
        ("you have a grade 2 vanguard, or the number of your rear-guards is one", {}, 1),
        ("you have a grade 2 vanguard, or the number of your rear-guards is two", {}, 0),
        ("you have a vanguard with original [Power] 11000 or less", {}, 1),
        ("you have a vanguard with original [Power] 10000 or less", {}, 0),
        ("you attacked one or more times this turn", {}, 0),
    ],
)
def test_what_is_so_now(condition: str, zones: dict[str, object], drawn: int) -> None:
    t = acting(condition, **zones)
    held = zones.get("hand", [])
    assert isinstance(held, list)
    t.you.hand.has(len(held) + drawn)


def test_neither_a_card_that_was_shown_nor_the_vanguard() -> None:
    text = '[AUTO]:When this unit is placed on (RC), choose up to one card from your hand, reveal it, and if neither that card nor your vanguard is a card with "quill" in its card name, this unit gets [Power] -5000 until end of turn.'  # noqa: E501
    for vanguard, shown, power in (
        ("quill", "done", 7000),
        ("nib", "quill", 7000),
        ("nib", "nab", 2000),
        ("nib", "done", 2000),
    ):
        hand = [unit("caller", text=text), unit("quill", 1), unit("nab", 1)]
        you = side(vanguard=unit(vanguard, 3, 11000), hand=hand)
        t = table("vgg", you=you, at="main")
        t.you.chooses("call caller", "right front")
        t.you.may_choose_exactly("quill", "nab", "done")
        t.you.chooses(shown)
        assert t.you.value("caller", "power") == power


def test_which_battle_of_the_turn_it_is_and_how_often_one_attacked() -> None:
    first = "[AUTO](RC):When this unit attacks, if it is the first or second battle of that turn, draw a card."  # noqa: E501
    third = "[AUTO](RC):When this unit attacks, if it is the second battle of this turn or more, draw a card."  # noqa: E501
    for text, drawn in ((first, (1, 2, 2)), (third, (0, 1, 2))):
        units = {place: unit(place, 1, 1000, text=text) for place in ("left", "right")}
        last = unit("me", 3, 1000, skills=(), text=text.replace("(RC)", "(VC)"))
        t = battle(field(vanguard=last, **units))
        for attacker, expected in zip(("left", "right", "me"), drawn, strict=True):
            fight(t, attacker)
            t.you.hand.has(expected + (attacker == "me"))  # its drive check


@pytest.mark.parametrize(("often", "drawn"), [(1, 1), (2, 1), (3, 0)])
def test_how_often_one_has_attacked_this_turn(often: int, drawn: int) -> None:
    text = f"[AUTO](RC):At the end of your turn, if you attacked {often} or more times this turn, draw a card."  # noqa: E501
    you = field(left=unit("a", 1, 1000), right=unit("b", 1, 1000), back_center=unit("c", text=text))
    t = battle(you)
    fight(t, "a")
    fight(t, "b")
    t.you.chooses("pass")
    t.you.hand.has(drawn)


@pytest.mark.parametrize(("power", "shield"), [(20000, 10000), (19000, 5000)])
def test_the_power_of_the_attacking_unit_is_asked(power: int, shield: int) -> None:
    text = "[AUTO]:When this unit is placed on (GC), if your opponent's attacking unit's [Power] is 20000 or greater, this unit gets [Shield] +5000 until end of that battle."  # noqa: E501
    t = battle(
        field(left=unit("ally", 1, power)),
        other(hand=[unit("wall", 0, 1000, 5000, text=text), "filler"]),
    )
    attack(t, "ally")
    t.rival.chooses("guard with wall")
    assert t.rival.value("wall", "shield") == shield
    t.ends_asking()


def test_the_battle_opponent_of_this_unit() -> None:
    text = "[AUTO](RC):When this unit attacks, if this unit's battle opponent's [Power] is 10000 or greater, draw a card."  # noqa: E501
    t = battle(field(left=unit("ally", 1, 1000, text=text)), other(left=unit("weak", 1, 9000)))
    fight(t, "ally", "weak")
    t.you.hand.has(0)
    t = battle(field(left=unit("ally", 1, 1000, text=text)), other(left=unit("weak", 1, 9000)))
    fight(t, "ally", "foe")
    t.you.hand.has(1)


def test_what_was_not_done() -> None:
    text = "[ACT](RC):[Soul-Blast 1] Look at the top two cards of your deck, call up to one grade 1 card from among them to (RC), and put the rest on the bottom of your deck in any order. If you did not call, [Soul-Charge 1]."  # noqa: E501
    deck = [unit("one", 1), unit("two", 2), unit("three", 3)]
    for chosen, soul in ((("one", "right front"), 0), (("done", "one"), 1)):
        you = side(left=unit("doer", text=text), soul=["filler"], deck=deck)
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer", *chosen)
        t.you.soul.has(soul)


def test_if_you_do_and_something_is_so() -> None:
    text = "[ACT](RC)[1/turn]:You may [Soul-Charge 1]. If you do, and the number of cards in your soul is two or more, draw a card."  # noqa: E501
    for soul, answer, drawn in ((1, "yes", 1), (1, "no", 0), (0, "yes", 0), (2, "no", 0)):
        you = side(left=unit("doer", text=text), soul=["filler"] * soul, deck=20)
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer", answer)
        t.you.hand.has(drawn)


@pytest.mark.parametrize(
    ("where", "circles"),
    [
        ("left column", ("left", "back_left")),
        ("right column", ("right", "back_right")),
        ("center column", ("back_center",)),
        ("left column of the front row", ("left",)),
        ("right column of the front row", ("right",)),
        ("front row", ("left", "right")),
        ("back row", ("back_left", "back_center", "back_right")),
    ],
)
def test_where_on_the_circles_an_ability_counts(where: str, circles: tuple[str, ...]) -> None:
    text = f"[CONT](RC) in the {where}:This unit gets [Power] +1000."
    for circle in ("left", "right", "back_left", "back_center", "back_right"):
        t = table("vgg", you=side(**{circle: unit("it", text=text)}), at="main")
        assert t.you.value("it", "power") == (8000 if circle in circles else 7000)


def test_a_unit_in_the_right_column_and_one_placed_there() -> None:
    claim = '[CONT](RC) in the left column:If you have a unit named "nib" in your right column (RC), this unit gets [Power] +1000.'  # noqa: E501
    for circle, power in (("right", 8000), ("back_right", 8000), ("back_left", 7000)):
        t = table("vgg", you=side(left=unit("it", text=claim), **{circle: unit("nib")}), at="main")
        assert t.you.value("it", "power") == power
    placed = "[AUTO]:When this unit is placed in the left column of the front row, draw a card."
    for circle, drawn in (("left front", 1), ("left back", 0), ("right front", 0)):
        t = table("vgg", you=side(hand=[unit("it", text=placed)], deck=20), at="main")
        t.you.chooses("call it", circle)
        t.you.hand.has(drawn)


def riding(text: str, vanguard: CardDef) -> Table:
    you = side(vanguard=vanguard, hand=[unit("rider", 2, text=text)], deck=20)
    t = table("vgg", you=you, at="ride")
    t.you.chooses("ride rider")
    return t


@pytest.mark.parametrize(
    "said",
    [
        'rides a card named "quill"',
        'is placed on (VC) by riding from a card named "quill"',
        "rides a <Kagero>",
        "rides a grade 1 unit",
    ],
)
def test_a_unit_that_rides_one_of_a_kind(said: str) -> None:
    text = f"[AUTO]:When this unit {said}, draw a card."
    riding(text, unit("quill", 1)).you.hand.has(1)
    riding(text, unit("nib", 2, clans=("Narukami",))).you.hand.has(0)


def test_another_unit_that_rides_or_strides_on_one_of_a_kind() -> None:
    text = "[AUTO](RC):When your unit is placed on (VC) by riding or [Stride] from a grade 3 unit, draw a card."  # noqa: E501
    for grade, drawn in ((3, 1), (2, 0)):
        you = side(
            vanguard=unit("old", grade), left=unit("it", text=text), hand=[unit("new", 3)], deck=20
        )
        t = table("vgg", you=you, at="ride")
        t.you.chooses("ride new")
        t.you.hand.has(drawn)


@pytest.mark.parametrize(
    ("moment", "mine", "drawn"),
    [
        ("an attack by another of your <Kagero> hits a vanguard", ALLY, 1),
        ("another of your <Kagero> attacks, and hits a vanguard", ALLY, 1),
        ('your rear-guard with "all" in its card name\'s attack hits a vanguard', ALLY, 1),
        ('your rear-guard with "nib" in its card name\'s attack hits a vanguard', ALLY, 0),
        ("a grade 1 unit's attack hits a vanguard", ALLY, 1),
        ("a grade 2 unit's attack hits a vanguard", ALLY, 0),
        ("an attack did not hit", ALLY, 0),
        ("an attack does not hit", unit("ally", 1, 1000), 1),
    ],
)
def test_attacks_that_hit_or_not(moment: str, mine: CardDef, drawn: int) -> None:
    text = f"[AUTO](RC):When {moment}, draw a card."
    t = battle(field(left=mine, back_right=unit("watcher", text=text)))
    fight(t, "ally")
    t.you.hand.has(drawn)


def test_cards_that_are_placed_from_elsewhere_than_the_hand() -> None:
    text = "[AUTO](RC):When your other unit is placed on (RC) other than from hand, draw a card."
    comes = "[ACT](VC):[Soul-Blast 1] Choose a card from your drop zone, and call it to (RC)."
    you = side(
        vanguard=unit("me", 3, 11000, text=comes),
        left=unit("it", text=text),
        hand=[unit("hand")],
        drop=[unit("drop")],
        soul=["filler"],
        deck=20,
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("call hand", "right front")
    t.you.hand.has(0)
    t.you.chooses("activate me", "drop", "left back")
    t.you.hand.has(1)


@pytest.mark.parametrize(
    ("span", "attackers"),
    [
        ("the battle that your vanguard was attacked by your opponent's vanguard", ("me",)),
        ("the battle that your vanguard is attacked", ("me", "ally")),
        ("the battle your vanguard was attacked", ("me", "ally")),
    ],
)
def test_in_which_battle_a_guardian_is_placed(span: str, attackers: tuple[str, ...]) -> None:
    text = f"[AUTO]:When this unit is placed on (GC) during {span}, this unit gets [Shield] +5000 until end of that battle."  # noqa: E501
    for attacker in ("me", "ally"):
        t = battle(
            field(left=unit("ally", 1, 9000)),
            other(hand=[unit("wall", 0, 1000, 5000, text=text), "filler"]),
        )
        attack(t, attacker)
        t.rival.chooses("guard with wall")
        assert t.rival.value("wall", "shield") == (10000 if attacker in attackers else 5000)
        t.ends_asking()


def test_if_it_is_during_a_battle() -> None:
    text = "[AUTO]:When this unit is placed on (GC), if it is during the battle in which your opponent's grade 2 or less vanguard attacked, this unit gets [Shield] +5000 until end of that battle."  # noqa: E501
    for grade, shield in ((2, 10000), (3, 5000)):
        mine = field(vanguard=unit("me", grade, 10000))
        t = battle(mine, other(hand=[unit("wall", 0, 1000, 5000, text=text), "filler"]))
        attack(t)
        t.rival.chooses("guard with wall")
        assert t.rival.value("wall", "shield") == shield
        t.ends_asking()


@pytest.mark.parametrize(
    "text",
    [
        # no battle is spoken of; nothing was done; it leaves open what was not put
        "[ACT](RC):[Soul-Blast 1] If this unit boosted, draw a card.",
        "[ACT](RC):[Soul-Blast 1] If you did not call, draw a card.",
        "[AUTO]:[Soul-Blast 1] When this unit is placed on (RC), you may pay the cost. If you do, choose up to one card from your soul, and call it to (RC). If you did not call, draw a card.",  # noqa: E501
        "[CONT](GC) in the left column:This unit gets [Shield] +5000.",
    ],
)
def test_what_leaves_open_what_is_meant_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read_all(text, 0)
