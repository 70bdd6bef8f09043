"""What hangs on a cost, on a battle, on which end of a deck, and on which of several cards."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other

ERAS = pytest.mark.parametrize("book", ["vgg", "vgd"])


@clause("vgg 3.1.1.5.2", "vgg 8.1.1.2.3.2")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_without_payment_no_later_sentence_is_done_either(pays: str) -> None:
    """Only what limits the use of the ability holds in any case."""
    text = (
        "[AUTO](RC)[1/turn]:[Soul-Blast 1] When this unit attacks, you may pay the cost. If you do,"
        " this unit gets [Power] +1000 until end of turn. Draw a card. At the end of that battle,"
        " choose one of your vanguards, and [Stand] it."
    )
    t = battle(field(left=unit("ace", text=text), soul=1), other())
    fight(t, "me")
    attack(t, "ace")
    t.you.chooses(pays)
    no_guard(t)
    t.settle()
    paid = pays == "yes"
    t.you.hand.has(3 if paid else 2)
    assert t.you.value("ace", "power") == (8000 if paid else 7000)
    assert ("attack" in t.options) == paid


@clause("vgg 3.1.1.5.2", "vgg 8.1.1.2.3")
@pytest.mark.parametrize("soul", [0, 1])
def test_who_is_not_even_offered_the_cost_does_nothing_that_follows_it(soul: int) -> None:
    """What is asked for before the cost is missing, or the cost cannot be paid."""
    text = (
        "[AUTO]:[Soul-Blast 1] When this unit is placed on (RC), if you have a <Kagero> vanguard,"
        " you may pay the cost. If you do, [Counter-Charge 1]. Draw a card."
    )
    for clan in ("Kagero", "Granblue"):
        lead = unit("lead", 3, clans=(clan,))
        mine = side(vanguard=lead, hand=[unit("ace", text=text)], soul=soul)
        t = table("vgg", you=mine, at="main")
        t.you.chooses("call ace", "left front")
        offered = clan == "Kagero" and soul == 1
        assert ("yes" in t.options) == offered
        if offered:
            t.you.chooses("yes")
        t.you.hand.has(int(offered))


@clause("vgd 11.8.11.1")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_a_cost_amid_a_text_governs_its_later_sentences_too(pays: str) -> None:
    text = (
        "[AUTO]:When this unit is placed on (RC), this unit gets [Power] +1000 until end of turn."
        " [COST][Soul-Blast 1], and [Counter-Charge 1]. Draw a card."
    )
    mine = side(vanguard=unit("lead", 3), hand=[unit("ace", text=text)], soul=1)
    t = table("vgd", you=mine, at="main")
    t.you.chooses("call ace", "left front", pays)
    t.you.hand.has(int(pays == "yes"))
    assert t.you.value("ace", "power") == 8000


@ERAS
@clause("vgg 8.1.1.2.3.3", "vgd 11.2.3")
@pytest.mark.parametrize("end", ["top", "bottom"])
def test_what_is_asked_of_the_bottom_is_not_so_of_the_top(book: str, end: str) -> None:
    text = (
        "[AUTO](RC):When this unit attacks, look at the top card of your deck, and put it on the"
        " top or bottom of your deck. If you put it on the bottom of your deck, this unit gets"
        " [Power] +2000 until end of turn."
    )
    mine = field(left=unit("ace", text=text), deck=["seen", "filler", "filler"])
    t = battle(mine, other(), cards=(unit("seen"),), book=book)
    attack(t, "ace")
    t.you.chooses("1" if end == "top" else "2")
    t.settle()
    assert t.you.value("ace", "power") == (7000 if end == "top" else 9000)
    assert t.you.deck.names[0 if end == "top" else -1] == "seen"


@clause("vgg 10.25.3", "vgg 12.7.1")
@pytest.mark.parametrize("name", ["leader", "mate", "third"])
def test_a_unit_on_the_vanguard_circle_is_the_leader_or_the_mate(name: str) -> None:
    text = (
        "[ACT](VC):[Choose a card with the same card name as a unit on your (VC) from your hand,"
        " and discard it] Draw a card."
    )
    leader, mate = unit("leader", 3, 11000, text=text), unit("mate", 2, 9000)
    mine = side(vanguard=legion(leader, mate), hand=[name])
    t = table("vgg", you=mine, cards=(leader, mate, unit("third")), at="main")
    assert ("activate leader" in t.options) == (name != "third")


@clause("vgg 10.34.1.1", "vgg 10.34.1.3", "vgg 7.8.1.1")
@pytest.mark.parametrize("able", [True, False])
def test_an_attack_that_cannot_be_made_has_no_battle_that_could_end(able: bool) -> None:
    """The end of the next battle, of somebody else's, is not the one that was meant."""
    text = (
        "Dominate-[ACT](VC)[1/turn]:[Counter-Blast 1] Choose one of your opponent's rear-guards,"
        " and it gets [Power] +3000 until end of turn. [Stand] and dominate that unit, attack your"
        " opponent's other unit, and at the end of that battle, retire the dominated unit."
    )
    mine = field(
        vanguard=g_unit("tamer", text=text),
        hearts=[unit("heart", 3, 11000)],
        left=unit("ally"),
        damage=1,
    )
    slave = unit("slave", 2, text="" if able else "[CONT](RC):This unit cannot attack.")
    t = table("vgg", you=mine, rival=other(left=slave), at="main")
    t.you.chooses("activate tamer")
    t.settle()
    t.rival.left.has(0 if able else 1)
    t.you.chooses("pass")
    fight(t, "ally")
    t.settle()
    t.rival.left.has(0 if able else 1)


@clause("vgg 7.4.1.8.5", "vgg 7.7.1.7", "vgg 7.1.2.3")
@pytest.mark.parametrize(("wall", "drawn"), [(8000, 1), (30000, 0)])
def test_of_several_attacked_it_is_asked_whether_the_vanguard_was_hit(
    wall: int, drawn: int
) -> None:
    row = (
        "[CONT](VC):This unit battles all of your opponent's units in the front row in one attack."
    )
    ends = (
        "[AUTO](VC):When this unit attacks, [Soul-Charge 1]. At the end of that battle, if the"
        " attack hit a vanguard, draw a card."
    )
    lead = unit("lead", 3, 10000, skills=(), text=(row, ends))
    t = battle(field(vanguard=lead), other(vanguard=unit("foe", 3, wall), left=unit("weak", 0, 1)))
    t.you.chooses("attack")
    while "attack foe" in t.options or "attack with lead" in t.options:
        t.you.chooses(t.options[0])
    no_guard(t)
    t.settle()
    t.rival.left.has(0)
    t.you.hand.has(1 + drawn)


@clause("vgg 2.11.4")
def test_a_zone_of_nobody_is_that_of_its_master() -> None:
    text = "[ACT](VC)[1/turn]:Choose up to one card from hand, and call it to (RC)."
    mine = side(vanguard=unit("lead", 3, text=text), hand=["mine"])
    t = table(
        "vgg",
        you=mine,
        rival=side(hand=["theirs"]),
        cards=(unit("mine"), unit("theirs")),
        at="main",
    )
    t.you.chooses("activate lead")
    t.you.may_choose_exactly("mine", "done")
    t.you.chooses("done")
    t.rival.hand.is_("theirs")


@clause("vgg 10.19.1", "vgg 4.9.3")
def test_cards_bound_with_an_effect_that_has_bound_twice_are_all_or_it_is_not_read() -> None:
    text = (
        "[AUTO](VC):When this unit attacks, bind all of your opponent's rear-guards face up, your"
        " opponent chooses a card from his or her hand at random, binds it face down, and at the"
        " end of that turn, your opponent puts the cards bound with this effect into his or her"
        " hand."
    )
    with pytest.raises(Unplayable):
        read_all(text, 0)


@clause("vgg 10.25.3", "vgg 8.5.4.1", "vgg 10.25.6")
def test_who_chooses_the_vanguard_chooses_one_of_a_legion() -> None:
    text = "[ACT](RC):Choose your vanguard, and that unit gets [Power] +5000 until end of turn."
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    t = table("vgg", you=side(vanguard=pair, left=unit("ally", text=text)), at="main")
    t.you.chooses("activate ally")
    t.you.may_choose_exactly("leader", "mate")
    t.you.chooses("mate")
    assert [t.you.value(n, "power") for n in ("leader", "mate")] == [11000, 14000]


@clause("vgg 10.25.3", "vgg 8.5.2.1.1.1", "vgg 10.25.8")
@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("your vanguard is grade 3 or greater", True),
        ("your vanguard is grade 2 or less", False),
        ("your vanguard's [Power] is 10000 or greater", True),
        ('your vanguard is a card with "mate" in its card name', True),
        ('your vanguard is a card with "lead" in its card name', True),
        ('your vanguard is a card with "third" in its card name', False),
    ],
)
def test_of_a_legion_the_leader_has_the_grade_and_either_the_name(claim: str, holds: bool) -> None:
    ally = unit("ally", 1, 7000, text=f"[CONT](RC):If {claim}, this unit gets [Power] +1000.")
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    t = table("vgg", you=side(vanguard=pair, left=ally), at="main")
    assert t.you.value("ally", "power") == (8000 if holds else 7000)


@clause("vgg 11.6.2", "vgg 11.6.1")
@pytest.mark.parametrize(("number", "holds"), [(4, True), (5, False)])
def test_a_limit_break_of_five_is_none_of_four(number: int, holds: bool) -> None:
    """With however much damage: it is the icon that is asked about."""
    asks = "[CONT](RC):If you have a vanguard with [Limit-Break 4], this unit gets [Power] +1000."
    lead = unit("lead", 3, text=f"[CONT](VC)[Limit-Break {number}]:This unit gets [Power] +5000.")
    mine = side(vanguard=lead, left=unit("ally", 1, 7000, text=asks), damage=5)
    t = table("vgg", you=mine, at="main")
    assert t.you.value("lead", "power") == 12000
    assert t.you.value("ally", "power") == (8000 if holds else 7000)


@clause("vgg 8.1.1.2.3.3")
@pytest.mark.parametrize("several", [False, True])
def test_what_is_asked_of_the_unit_called_is_not_asked_of_two(several: bool) -> None:
    chosen, called = ("two cards", "them to separate") if several else ("a card", "it to")
    text = (
        f"[AUTO](VC):When this unit attacks, choose {chosen} from your damage zone, and call"
        f' {called} (RC). Then, if the unit called with this effect has "Star" in its card name,'
        " that unit gets [Power] +5000 until end of turn."
    )
    if not several:
        assert read_all(text, 0)
        return
    with pytest.raises(Unplayable):
        read_all(text, 0)


@clause("vgg 12.7.1", "vgg 8.1.1.2.3.3")
@pytest.mark.parametrize(("there", "drawn"), [((), 0), (("left",), 1)])
def test_another_unit_like_that_unit_is_another_than_that_one(
    there: tuple[str, ...], drawn: int
) -> None:
    text = (
        "[AUTO](VC):When your unit is placed on (RC), if you have another unit with the same card"
        " name as that unit, draw a card."
    )
    twin = unit("twin")
    mine = side(vanguard=unit("lead", 3, text=text), hand=[twin], **dict.fromkeys(there, twin))
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call twin", "right front")
    t.you.hand.has(drawn)


@clause("vgg 12.7.1", "vgg 8.5.4.1.2")
def test_of_units_like_that_unit_the_others_are_chosen() -> None:
    text = (
        "[AUTO](VC):When your unit is placed on (RC), choose up to three of your other units with"
        " the same card name as that unit, and they get [Power] +5000 until end of turn."
    )
    twin = unit("twin")
    mine = side(vanguard=unit("lead", 3, text=text), hand=[twin], left=twin)
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call twin", "right front")
    t.you.may_choose_exactly("twin", "done")
    t.you.chooses("twin")
    power = {name: t.game.value(POWER, getattr(t.you, name).cards[0]) for name in ("left", "right")}
    assert power == {"left": 12000, "right": 7000}


@clause("vgg 2.1.1.2")
def test_with_a_name_is_neither_named_so_nor_having_it_in_the_name() -> None:
    for words, read in (
        ('with "Star" in its card name', True),
        ('named "Star"', True),
        ('with "Star"', False),
    ):
        text = f"[AUTO](RC):When your unit {words} attacks, draw a card."
        if read:
            assert read_all(text, 0)
            continue
        with pytest.raises(Unplayable):
            read_all(text, 0)
