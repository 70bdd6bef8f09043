"""Sections 7.6, 2.16 and 11.2: the drive step and drive abilities."""

from bythebook.games.vanguard.cards.cards import DRIVE, DRIVES, SKILLS, TRIPLE_DRIVE, TWIN_DRIVE
from bythebook.games.vanguard.texts.events import EV_DRIVE_CHECK, P_DRIVE
from bythebook.games.vanguard.texts.triggers import drive_check
from bythebook.games.vanguard.zones.zones import DROP, HAND, REAR_GUARDS, TRIGGER, VANGUARD
from bythebook.kernel.abilities.abilities import AUTO, Ability
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.state.changes import THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import able, attack, battle, field, fight, other
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import at_beginning, on_move, waiting

ANY_CARD = Cards(whose=ANYONE)


def checks(t: Table) -> int:
    """How many drive checks there have been."""
    return len([c for c in t.since(0) if c[:2] == (7, EV_DRIVE_CHECK)])


def with_skills(book: str, *skills: str) -> int:
    """How many drive checks a vanguard with these skills makes."""
    t = battle(field(vanguard=unit("me", 3, 10000, skills=skills)), book=book)
    fight(t)
    assert len(t.you.hand) == checks(t)
    return checks(t)


@ERAS
@clause("vgg 7.6.1.1", "vgd 10.6.1.1")
def test_what_waits_for_the_drive_step_resolves_before_any_check(book: str) -> None:
    t = battle(field(left=at_beginning("early", P_DRIVE)), book=book)
    attack(t)
    t.you.is_asked("may")
    assert checks(t) == 0
    t.you.chooses("no")
    assert checks(t) == 2


@ERAS
@clause("vgg 7.6.1.2", "vgg 7.6.1.2.1", "vgd 10.6.1.2", "vgd 10.6.1.2.1")
def test_vanguards_drive_and_rear_guards_only_if_they_have_gained_drive(book: str) -> None:
    t = battle(field(left=unit("ally", 3), right=unit("third")), book=book)
    attack(t, "ally")
    assert checks(t) == 0
    t.changes([give(ADD, DRIVE, 1, [t.you.ref("third")], 2, THIS_TURN, t.turn)])
    attack(t, "third")
    assert checks(t) == 2
    attack(t)
    assert checks(t) == 4


@ERAS
@clause("vgg 7.6.1.2", "vgd 10.6.1.2")
def test_a_text_has_a_rear_guard_drive(book: str) -> None:
    t = battle(field(left=able("ally", DRIVES)), book=book)
    attack(t, "ally")
    assert checks(t) == 1
    t.you.hand.has(1)


@ERAS
@clause("vgg 7.6.1.2.1", "vgd 10.6.1.2.1")
def test_a_vanguard_that_is_gone_does_not_drive(book: str) -> None:
    t = battle(field(soul=[unit("old", 2)]), other(hand=["filler"]), book=book)
    attack(t)
    t.changes(move([t.you.ref("me")], HAND))
    t.rival.chooses("pass")
    assert checks(t) == 0


@ERAS
@clause("vgg 7.6.1.2.2", "vgd 10.6.1.2.2")
def test_without_drive_there_is_no_check(book: str) -> None:
    for less, expected in ((-1, 1), (-2, 0), (-3, 0)):
        t = battle(book=book)
        t.changes([give(ADD, DRIVE, less, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
        fight(t)
        assert checks(t) == expected
        t.you.hand.has(expected)
        t.rival.damage.has(1)


@ERAS
@clause("vgg 7.6.1.2.3", "vgd 10.6.1.2.3", "vgd 7.14.1")
def test_the_top_card_of_the_deck_is_turned_up_in_the_trigger_zone(book: str) -> None:
    t = battle(
        field(
            left=waiting("watcher", drive_check(ANY_CARD)),
            deck=["first", "second", "filler", "filler"],
        ),
        cards=(unit("first"), unit("second")),
        book=book,
    )
    attack(t)
    t.you.is_asked("may")
    t.you.trigger.is_("first")
    assert not t.you.trigger.face_down
    t.you.chooses("no")
    t.you.trigger.is_("second")
    t.you.chooses("no")


@ERAS
@clause("vgg 7.6.1.2.5", "vgd 10.6.1.2.5")
def test_what_waits_for_the_card_resolves_while_it_lies_there(book: str) -> None:
    drops = MoveCards(Bound(), DROP)
    watcher = waiting("watcher", drive_check(ANY_CARD), drops)
    t = battle(field(left=watcher), book=book)
    attack(t)
    t.you.hand.has(0)
    t.you.drop.has(2)


@ERAS
@clause("vgg 7.6.1.2.6", "vgd 10.6.1.2.6")
def test_if_it_is_still_there_it_is_taken_in_hand(book: str) -> None:
    t = battle(field(deck=["critical", "filler", "filler"]), book=book)
    attack(t)
    t.you.chooses("icon first")
    t.you.hand.holds_exactly("critical", "filler")
    t.you.trigger.has(0)


@ERAS
@clause("vgg 7.6.1.3", "vgd 10.6.1.3")
def test_what_that_brings_about_resolves_before_the_next_check(book: str) -> None:
    t = battle(field(left=on_move("watcher", TRIGGER, HAND)), book=book)
    attack(t)
    t.you.is_asked("may")
    assert checks(t) == 1
    t.you.chooses("no")
    assert checks(t) == 2
    t.you.chooses("no")


@ERAS
@clause("vgg 7.6.1.3", "vgd 10.6.1.3")
def test_drive_that_is_gained_or_lost_during_the_checks_counts(book: str) -> None:
    for amount, expected in ((1, 3), (0, 2), (-1, 1)):
        more = Give(Cards(zones=(VANGUARD,)), DRIVE, Num(amount))
        once = MoveCards(This(), DROP)
        text = Ability(AUTO, REAR_GUARDS, drive_check(ANY_CARD), body=(more, once))
        t = battle(field(left=unit("watcher", abilities=(text,))), book=book)
        attack(t)
        assert checks(t) == expected
        t.you.hand.has(expected)


@ERAS
@clause("vgg 7.6.1.4", "vgd 10.6.1.4")
def test_then_comes_the_damage_step(book: str) -> None:
    t = battle(book=book)
    attack(t)
    t.rival.damage.has(1)


@ERAS
@clause(
    "vgg 2.16.1",
    "vgg 11.2.3.1",
    "vgg 11.2.4.1",
    "vgd 2.17.1",
    "vgd 14.3.3.1",
    "vgd 14.3.4.1",
    "vgd 2.17.2.1",
)
def test_a_unit_drives_as_often_as_it_has_drive(book: str) -> None:
    assert with_skills(book) == 1
    assert with_skills(book, "twin drive") == 2
    assert with_skills(book, "triple drive") == 3


@ERAS
@clause("vgg 11.2.2", "vgd 14.3.2")
def test_of_several_drive_abilities_only_the_largest_counts(book: str) -> None:
    assert with_skills(book, "twin drive", "triple drive") == 3
    t = battle(field(vanguard=unit("me", 3, 10000, skills=("twin drive",))), book=book)
    t.changes([give(BITS_ON, SKILLS, TWIN_DRIVE, [t.you.ref("me")], 1, THIS_TURN, t.turn)])
    fight(t)
    assert checks(t) == 2
    t = battle(field(vanguard=unit("me", 3, 10000, skills=("twin drive",))), book=book)
    t.changes([give(BITS_ON, SKILLS, TRIPLE_DRIVE, [t.you.ref("me")], 1, THIS_TURN, t.turn)])
    fight(t)
    assert checks(t) == 3
    t = battle(book=book)
    t.changes([give(ADD, DRIVE, 1, [t.you.ref("me")], 2, THIS_TURN, t.turn)])
    fight(t)
    assert checks(t) == 3


@ERAS
@clause("vgg 2.16.2", "vgd 2.17.2")
def test_every_card_has_drive_though_it_is_printed_nowhere(book: str) -> None:
    t = battle(field(left=unit("ally")), book=book)
    assert t.you.value("ally", "drive") == t.you.value("me", "drive") == 1
