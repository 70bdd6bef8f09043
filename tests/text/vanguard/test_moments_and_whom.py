"""More moments, whom they speak of later, and damage that is mended; played."""

import pytest
from tests.rules.vanguard.battle.fighting import FOE, attack, battle, field, fight, other

from bythebook.testing import face_down, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.normalise import normalise

HOLLOW = "(When this unit is placed on (RC), you may have it become hollowed. If you do, retire it at the end of turn)"  # noqa: E501


@pytest.mark.parametrize(
    ("broken", "whole"),
    [
        (f"[AUTO]Hollow {HOLLOW}", f"[AUTO]:Hollow {HOLLOW}"),
        ("[ACT](VC)[Counter-Blast 2] Draw a card.", "[ACT](VC):[Counter-Blast 2] Draw a card."),
        ("[AUTO][Counter-Blast 2] When this unit is placed on (VC), you may pay the cost. If you do, draw a card.", "[AUTO]:[Counter-Blast 2] When this unit is placed on (VC), you may pay the cost. If you do, draw a card."),  # noqa: E501
        ("[ACT][1/turn](VC):[Counter-Blast 1] Draw a card.", "[ACT](VC)[1/turn]:[Counter-Blast 1] Draw a card."),  # noqa: E501
        ("[ACT](VC):[Counter-Blast 1, Soul-Blast 1] Draw a card.", "[ACT](VC):[Counter-Blast 1 & Soul-Blast 1] Draw a card."),  # noqa: E501
        ("[AUTO](RC):Choose a card from your hand, and discard it] When this unit attacks, you may pay the cost. If you do, draw a card.", "[AUTO](RC):[Choose a card from your hand, and discard it] When this unit attacks, you may pay the cost. If you do, draw a card."),  # noqa: E501
        ('[ACT](VC):[Soul-Blast 1] Until end of turn, this unit gets "[CONT](VC)This unit cannot be hit.".', '[ACT](VC):[Soul-Blast 1] Until end of turn, this unit gets "[CONT](VC):This unit cannot be hit.".'),  # noqa: E501
    ],
)  # fmt: skip
def test_damage_that_leaves_no_doubt_is_mended(broken: str, whole: str) -> None:
    assert normalise(broken) == normalise(whole)


def test_one_of_the_hand_or_a_rear_guard_as_a_cost() -> None:
    text = "[ACT](VC):[Choose a card from your hand or rear-guard, and put it into your soul] [Counter-Charge 1]."  # noqa: E501
    you = side(vanguard=unit("me", 3, text=text), hand=[unit("held")], left=unit("ally"))
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate me")
    t.you.may_choose_exactly("held", "ally")
    t.you.chooses("ally")
    t.you.soul.is_("ally")


@pytest.mark.parametrize(
    ("moment", "target", "drawn"),
    [
        (
            "At the beginning of the guard step of the battle that your vanguard is attacked",
            "foe",
            1,
        ),
        ("At the beginning of the guard step of the battle that your vanguard is attacked", "b", 0),
        ("At the beginning of the guard step that your vanguard was attacked", "foe", 1),
        ("At the beginning of the guard step that your vanguard was attacked", "b", 0),
        ("At the beginning of each turn's battle phase", "foe", 1),
    ],
)
def test_beginnings_in_battles(moment: str, target: str, drawn: int) -> None:
    watcher = unit("watcher", text=f"[AUTO](RC):{moment}, draw a card.")
    t = battle(None, other(left=unit("b"), back_left=watcher, hand=["filler"], deck=20))
    attack(t, target=target)
    t.rival.hand.has(1 + drawn)
    t.rival.chooses("pass")


def test_the_beginning_of_each_main_phase() -> None:
    text = "[AUTO](RC):At the beginning of each turn's main phase, [Soul-Charge 1]."
    t = table("vgg", you=side(left=unit("it", text=text), deck=20), rival=side(deck=20), at="main")
    t.you.chooses("pass")
    t.you.soul.has(1)
    while t.turn_player is t.you:
        t.you.chooses("pass")
    t.rival.chooses("pass")
    t.you.soul.has(2)
    t.ends_asking()


def test_a_battle_in_which_this_unit_attacked_and_was_boosted() -> None:
    text = "[AUTO](RC):At the end of the battle that this unit attacked a vanguard and was boosted, draw a card."  # noqa: E501
    for target, boost, drawn in (("foe", "helper", 1), ("foe", "pass", 0), ("b", "helper", 0)):
        mine = field(left=unit("it", 1, 1000, text=text), back_left=unit("helper"))
        t = battle(mine, other(left=unit("b", 1, 99000)))
        fight(t, "it", target, boost)
        t.you.hand.has(drawn)
    text = "[AUTO](RC):When this unit attacks a vanguard and is boosted by a grade 1 unit, draw a card."  # noqa: E501
    for grade, boost, drawn in ((1, "helper", 1), (0, "helper", 0), (1, "pass", 0)):
        mine = field(left=unit("it", 1, 1000, text=text), back_left=unit("helper", grade))
        t = battle(mine)
        fight(t, "it", boost=boost)
        t.you.hand.has(drawn)


@pytest.mark.parametrize(
    ("span", "powers"),
    [
        ("the battle that this unit boosted", (9000, 9000)),
        ('the battle that this unit boosted a unit with "quill" in its card name', (9000, 7000)),
    ],
)
def test_the_battle_that_this_unit_boosted(span: str, powers: tuple[int, int]) -> None:
    text = f"[CONT](RC):During {span}, this unit gets [Power] +2000."
    for name, power in zip(("quill", "nib"), powers, strict=True):
        t = battle(field(left=unit(name), back_left=unit("it", text=text)), other(hand=["filler"]))
        attack(t, name, boost="it")
        assert t.you.value("it", "power") == power
        t.rival.chooses("pass")
        assert t.you.value("it", "power") == 7000


def test_during_this_battle_asks_nothing_more() -> None:
    text = "[AUTO](RC):When this unit boosts, during this battle, the boosted unit gets [Power] +3000 until end of that battle."  # noqa: E501
    t = battle(field(left=unit("a"), back_left=unit("it", text=text)), other(hand=["filler"]))
    attack(t, "a", boost="it")
    assert t.you.value("a", "power") == 17000
    t.rival.chooses("pass")
    with pytest.raises(TextError, match="not about a battle"):
        read_all("[ACT](RC):[Soul-Blast 1] During this battle, draw a card.", 0)


@pytest.mark.parametrize(
    ("moment", "drawn"),
    [
        ("an attack hits a vanguard during the battle that this unit boosted \"quill\"", 1),
        ("an attack hits a vanguard during the battle that this unit boosted \"nib\"", 0),
        ("the attack of your unit with \"qui\" in its card name hits a vanguard during the battle that this unit boosted", 1),  # noqa: E501
        ("the attack of your unit with \"nib\" in its card name hits a vanguard during the battle that this unit boosted", 0),  # noqa: E501
    ],
)  # fmt: skip
def test_hits_of_whom_this_unit_boosted(moment: str, drawn: int) -> None:
    text = f"[AUTO](RC):When {moment}, draw a card."
    t = battle(field(left=unit("quill", 1, 30000), back_left=unit("it", text=text)))
    fight(t, "quill", boost="it")
    t.you.hand.has(drawn)
    t = battle(field(left=unit("quill", 1, 30000), back_left=unit("it", text=text)))
    fight(t, "quill")
    t.you.hand.has(0)


def test_an_attack_from_the_back_row() -> None:
    text = (
        "[CONT](RC):This unit can attack from the back row.",
        "[AUTO](RC):When this unit attacks a vanguard from the back row, draw a card.",
    )
    for circle, drawn in (("left", 0), ("back_left", 1)):
        t = battle(field(**{circle: unit("it", 1, 1000, text=text)}))
        fight(t, "it")
        t.you.hand.has(drawn)
    watches = "[AUTO](VC):When your rear-guard attacks a vanguard from the back row, draw a card."
    for circle, drawn in (("left", 0), ("back_left", 1)):
        me = unit("me", 3, text=watches)
        t = battle(field(vanguard=me, **{circle: unit("it", 1, 1000, text=text[0])}))
        fight(t, "it")
        t.you.hand.has(drawn)


@pytest.mark.parametrize(
    "said", ["put into your bind zone face up", "bound face up", "put face up into your bind zone"]
)
def test_a_card_that_is_put_somewhere_face_up(said: str) -> None:
    text = f"[AUTO]:When this card is {said}, draw a card."
    for face, drawn in (("up", 1), ("down", 0)):
        act = (
            f"[ACT](VC):[Soul-Blast 1] Choose a card from your drop zone, and bind it face {face}."
        )
        you = side(
            vanguard=unit("me", 3, text=act), drop=[unit("it", text=text)], soul=["filler"], deck=20
        )
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate me", "it")
        t.you.hand.has(drawn)
    watches = "[AUTO](RC):When your card is bound face up, draw a card."
    for face, drawn in (("up", 1), ("down", 0)):
        act = f"[ACT](VC):[Soul-Blast 1] Choose a card from your hand, and bind it face {face}."
        you = side(
            vanguard=unit("me", 3, text=act),
            left=unit("watcher", text=watches),
            hand=[unit("it")],
            soul=["filler"],
            deck=20,
        )
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate me")
        t.you.hand.has(drawn)


def test_what_is_so_of_a_card_and_befalls_it() -> None:
    text = (
        "[AUTO](VC/RC):Engorge",
        "[AUTO]:When this unit is engorged and retired from (RC), draw a card.",
    )
    retires = "[AUTO](RC):When your other unit becomes engorged, retire it."
    mine = field(
        left=unit("it", 1, 1000, text=text), right=unit("food"), back_right=unit("x", text=retires)
    )
    t = battle(mine)
    attack(t, "it")
    t.you.chooses("food", "done")
    t.you.hand.has(1)


@pytest.mark.parametrize(
    ("said", "drawn"),
    [
        ("is placed on (RC) or locked", 1),
        ("is locked or unlocked", 1),
        ("is unlocked or deleted", 0),
    ],
)
def test_what_befalls_the_same_card(said: str, drawn: int) -> None:
    watcher = unit("watcher", text=f"[AUTO](RC):When your other unit {said}, draw a card.")
    locks = "[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards in the back row, and lock it."
    you = side(
        vanguard=unit("me", 3, text=locks),
        left=watcher,
        back_left=unit("b"),
        soul=["filler"],
        deck=20,
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate me")
    t.you.hand.has(drawn)


def test_the_unit_that_attacked_and_the_unit_that_was_placed() -> None:
    attacked = "[AUTO](RC):When your other unit attacks, the unit that attacked gets [Power] +5000 until end of that battle."  # noqa: E501
    t = battle(field(left=unit("a"), back_right=unit("it", text=attacked)), other(hand=["filler"]))
    attack(t, "a")
    assert (t.you.value("a", "power"), t.you.value("it", "power")) == (12000, 7000)
    t.rival.chooses("pass")
    placed = "[AUTO](RC):When your other unit is placed on (RC), choose one of your vanguards, it gets [Power] +1000 until end of turn, and the unit that was placed gets [Power] +3000 until end of turn."  # noqa: E501
    you = side(vanguard=FOE, left=unit("it", text=placed), hand=[unit("new")])
    t = table("vgg", you=you, at="main")
    t.you.chooses("call new", "right front")
    assert t.you.value("new", "power") == 10000
    assert t.you.value("foe", "power") == 11000
    assert t.you.value("it", "power") == 7000


def test_the_card_that_was_put_into_the_drop_zone() -> None:
    text = "[AUTO](VC):When your rear-guard is put into the drop zone, call the card that was put into the drop zone to an open (RC)."  # noqa: E501
    act = "[ACT](RC):[Retire this unit] [Soul-Charge 1]."
    you = side(vanguard=unit("me", 3, text=text), left=unit("it", text=act), deck=20)
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate it", "right front")
    assert t.you.right.names == ["it"]


@pytest.mark.parametrize(
    "text",
    [
        "[AUTO](RC):When your other unit is placed on (RC), the unit that attacked gets [Power] +5000 until end of turn.",  # noqa: E501
        "[AUTO](RC):When your other unit attacks, the unit that was placed gets [Power] +5000 until end of turn.",  # noqa: E501
        "[ACT](RC):[Soul-Blast 1] The unit that attacked gets [Power] +5000 until end of turn.",
        "[AUTO](VC):When this unit attacks, if the G unit [Stride] has the thunderstrike ability, draw a card.",  # noqa: E501
        "[AUTO]:When this unit is placed on (RC) during your drive step, draw a card.",
    ],
)
def test_what_was_not_waited_for_is_not_spoken_of(text: str) -> None:
    with pytest.raises(TextError):
        read_all(text, 0)


def test_the_g_unit_that_strode() -> None:
    text = "[AUTO](VC):When your G unit [Stride], draw a card. Then, if the G unit [Stride] has the thunderstrike ability, draw a card."  # noqa: E501
    stride = "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from your hand, and discard them] [Stride] this card on your (VC) from face down."  # noqa: E501
    thunder = "[AUTO](VC)Thunderstrike 1:When this unit attacks, draw a card."
    own = "[AUTO](VC):When this unit [Stride], draw a card."
    for texts, drawn in (((stride,), 1), ((stride, thunder), 2), ((stride, own), 2)):
        you = side(
            vanguard=unit("me", 3, 11000, text=text),
            hand=[unit("three", 3)],
            g_zone=[face_down(g_unit("g", text=texts))],
            deck=20,
        )
        t = table("vgg", you=you, rival=side(vanguard=FOE), at="ride")
        t.you.chooses("pass", "stride g", "three", "done")
        if own in texts:
            t.you.chooses("resolve g")
        t.you.hand.has(drawn)


@pytest.mark.parametrize(("turn", "drawn"), [("battle", 1), ("main", 0)])
def test_during_any_battle_phase(turn: str, drawn: int) -> None:
    text = "[AUTO]:When this unit is put into the drop zone from (RC) during each battle phase, draw a card."  # noqa: E501
    if turn == "battle":
        t = battle(field(left=unit("more")), other(left=unit("it", text=text), deck=20))
        fight(t, target="it")
        t.rival.hand.has(drawn)
        return
    act = "[ACT](VC):[Soul-Blast 1] Choose one of your rear-guards, and retire it."
    you = side(
        vanguard=unit("me", 3, text=act), left=unit("it", text=text), soul=["filler"], deck=20
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate me")
    t.you.hand.has(drawn)


def test_strength_said_before_the_noun() -> None:
    text = "[AUTO](RC):When your [Power] 11000 or less vanguard is attacked, draw a card."
    for power, drawn in ((11000, 1), (12000, 0)):
        mine = other(vanguard=unit("foe", 3, power), left=unit("it", text=text), deck=20)
        t = battle(field(left=unit("more")), mine)
        fight(t)
        t.rival.hand.has(drawn)


@pytest.mark.parametrize(("whose", "drawn"), [("you", 1), ("rival", 0)])
def test_a_card_that_is_put_into_your_own_zone(whose: str, drawn: int) -> None:
    text = "[AUTO](RC):When a card is put into your soul, draw a card."
    charge = unit("me", 3, text="[ACT](VC)[1/turn]:[Soul-Charge 1].")
    watcher = unit("it", text=text)
    if whose == "you":
        t = table("vgg", you=side(vanguard=charge, left=watcher, deck=20), at="main")
        t.you.chooses("activate me")
        t.you.hand.has(drawn)
        return
    rival = side(left=watcher, hand=[], deck=20)
    t = table("vgg", you=side(vanguard=charge, deck=20), rival=rival, at="main")
    t.you.chooses("activate me")
    t.rival.hand.has(drawn)


def test_a_heart_has_what_waits_for_its_stride_as_a_unit() -> None:
    pays = "[AUTO](VC):[Choose one of your rear-guards, and retire it] When your G unit [Stride], you may pay the cost. If you do, [Counter-Charge 1]."  # noqa: E501
    stride = "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater from your hand, and discard them] [Stride] this card on your (VC) from face down."  # noqa: E501
    loss = "[AUTO]:When this unit is put into the drop zone from (RC) for the cost of your unit's ability, draw a card."  # noqa: E501
    you = side(
        vanguard=unit("me", 3, 11000, text=pays),
        left=unit("ally", text=loss),
        hand=[unit("three", 3)],
        g_zone=[face_down(g_unit("g", text=stride))],
        damage=1,
        deck=20,
    )
    t = table("vgg", you=you, rival=side(vanguard=FOE), at="ride")
    t.you.chooses("pass", "stride g", "three", "done", "yes")
    t.you.drop.holds_exactly("ally", "three")
    t.you.hand.has(1)
