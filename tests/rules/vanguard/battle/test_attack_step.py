"""Section 7.4: the attack step: who attacks whom."""

from bythebook.games.vanguard.battle.battle import AttackResolution
from bythebook.games.vanguard.battle.record import attacked, attacking
from bythebook.games.vanguard.cards.cards import (
    ATTACKS_BACK_ROW,
    ATTACKS_FROM_BACK,
    ATTACKS_STANDING,
    ATTACKS_VANGUARD_FROM_BACK,
    BATTLES_ALL,
    BATTLES_FRONT_ROW,
)
from bythebook.games.vanguard.texts.events import (
    CANNOT_ATTACK,
    CANNOT_ATTACK_REAR_GUARD,
    CANNOT_ATTACK_VANGUARD,
    CANNOT_BE_ATTACKED,
    P_ATTACK,
    P_GUARD,
    VAR_BATTLES,
)
from bythebook.games.vanguard.texts.triggers import attacks, boosts
from bythebook.games.vanguard.zones.zones import (
    DROP,
    FRONT_LEFT,
    HAND,
    REST,
    STAND,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import move, orient
from bythebook.kernel.texts.verbs import TurnCards
from bythebook.testing import clause, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import (
    ME,
    able,
    attack,
    barred,
    battle,
    begun,
    field,
    fight,
    other,
    to_attack,
)
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import at_beginning, waiting

RESTS_ALL = TurnCards(Cards(zones=VANGUARD_AND_REAR), REST)


@ERAS
@clause("vgg 7.4.1.1", "vgg 7.1.2.1", "vgd 10.1.3", "vgd 10.4.1.1")
def test_a_battle_counts_from_its_beginning_even_if_nothing_comes_of_it(book: str) -> None:
    t = battle(field(back_left=at_beginning("early", P_ATTACK, RESTS_ALL)), book=book)
    assert t.game.state.vars[VAR_BATTLES] == 0
    to_attack(t)
    # Nobody stands who could attack: the turn has gone on, and there was one battle.
    assert t.turn_player is t.rival
    battles = [c for c in t.since(0) if c[:2] == (5, VAR_BATTLES) and c[2]]
    assert len(battles) == 1
    t = battle(field(left=unit("ally")), book=book)
    fight(t, "ally")
    fight(t, "me")
    assert t.game.state.vars[VAR_BATTLES] == 0
    assert [c[2] for c in t.since(0) if c[:2] == (5, VAR_BATTLES) and c[2]] == [1, 2]


@ERAS
@clause("vgg 7.4.1.2", "vgd 10.4.1.2")
def test_what_waits_for_the_attack_step_resolves_before_anybody_attacks(book: str) -> None:
    t = battle(field(left=at_beginning("early", P_ATTACK)), book=book)
    to_attack(t)
    t.you.is_asked("may")
    assert attacking(t.game) == []
    t.you.chooses("no")
    t.you.is_asked("attacking unit")
    t.ends_asking()


@ERAS
@clause("vgg 7.4.1.3", "vgd 10.4.1.3")
def test_a_standing_unit_in_the_front_row_is_chosen_to_attack(book: str) -> None:
    t = battle(
        field(
            left=unit("left"),
            right=unit("right"),
            back_left=unit("behind"),
            back_center=unit("center"),
        ),
        other(hand=["filler"]),
        book=book,
    )
    t.changes(orient([t.you.ref("left")], REST))
    to_attack(t)
    t.you.may_choose_exactly("attack with me", "attack with right")
    behind = (t.asked.options[0][0], t.you.ref("behind"))
    assert t.game.why_not(behind) == cited(book, "vgg 7.4.1.3", "vgd 10.4.1.3")
    t.you.chooses("attack with right")
    assert attacking(t.game) == [t.you.ref("right")]


@ERAS
@clause("vgg 7.4.1.3", "vgd 10.4.1.3")
def test_a_unit_of_the_other_players_does_not_attack_for_one(book: str) -> None:
    t = battle(field(left=unit("ally")), other(left=unit("target")), book=book)
    to_attack(t)
    t.you.may_choose_exactly("attack with me", "attack with ally")
    assert t.game.why_not((t.asked.options[0][0], t.rival.ref("target"))) == cited(
        book, "vgg 7.4.1.3", "vgd 10.4.1.3"
    )
    t.ends_asking()


@ERAS
@clause("vgg 7.4.1.3", "vgg 7.4.1.6", "vgd 10.4.1.3", "vgd 10.4.1.6")
def test_texts_let_units_attack_from_the_back_row(book: str) -> None:
    free = able("free", ATTACKS_FROM_BACK)
    bound = able("bound", ATTACKS_VANGUARD_FROM_BACK)
    t = battle(field(back_left=free, back_right=bound), other(left=unit("target")), book=book)
    to_attack(t)
    t.you.may_choose_exactly("attack with me", "attack with free", "attack with bound")
    t.you.chooses("attack with free")
    t.you.may_choose_exactly("attack foe", "attack target")
    t.you.chooses("attack target")
    to_attack(t)
    t.you.chooses("attack with bound")
    # Only a vanguard: nothing is left to choose.
    t.you.is_asked("start step")
    assert not t.rival.left.names
    t.rival.vanguard.is_("foe")


@ERAS
@clause("vgg 7.4.1.4", "vgg 7.4.1.4.1", "vgd 10.4.1.4", "vgd 10.4.1.4.1")
def test_who_rests_or_is_kept_from_it_does_not_attack(book: str) -> None:
    t = battle(field(left=unit("tired"), right=unit("kept")), book=book)
    t.changes([*orient([t.you.ref("tired")], REST), *barred(t, t.you, "kept", CANNOT_ATTACK)])
    to_attack(t)
    # Nobody else can: nothing was asked.
    assert t.you.state_of("me") == REST
    t = table(book, you=field(left=unit("tired")), rival=other(hand=["filler"]))
    t.changes(orient([t.you.ref("tired")], REST))
    t.run(AttackResolution(t.you.ref("tired"), t.rival.ref("foe")))
    # On to the close step: there is no guard step.
    t.you.is_asked("idle")
    assert P_GUARD not in begun(t)
    t.changes(orient([t.you.ref("tired")], STAND))
    t.run(AttackResolution(t.you.ref("tired"), t.rival.ref("foe")))
    t.rival.is_asked("guard step")


@ERAS
@clause("vgg 7.4.1.4", "vgd 10.4.1.4")
def test_a_unit_that_cannot_attack_is_not_offered(book: str) -> None:
    t = battle(field(left=unit("ally"), right=unit("kept")), book=book)
    t.changes(barred(t, t.you, "kept", CANNOT_ATTACK))
    to_attack(t)
    t.you.may_choose_exactly("attack with me", "attack with ally")
    assert t.game.why_not((t.asked.options[0][0], t.you.ref("kept"))) == cited(
        book, "vgg 7.4.1.4", "vgd 10.4.1.4"
    )
    t.ends_asking()


@ERAS
@clause("vgg 7.4.1.5", "vgd 10.4.1.5")
def test_the_attacking_unit_rests(book: str) -> None:
    t = battle(rival=other(hand=["filler"]), book=book)
    assert t.you.state_of("me") == STAND
    attack(t)
    assert t.you.state_of("me") == REST
    t = battle(
        field(vanguard=able("me", ATTACKS_STANDING, grade=3)), other(hand=["filler"]), book=book
    )
    attack(t)
    assert t.you.state_of("me") == STAND


@ERAS
@clause("vgg 7.4.1.5.1", "vgd 10.4.1.5.1")
def test_it_is_the_attacking_unit_until_the_close_step(book: str) -> None:
    t = battle(field(left=unit("ally")), other(hand=["filler"]), book=book)
    assert attacking(t.game) == []
    attack(t)
    assert attacking(t.game) == [t.you.ref("me")]
    t.rival.chooses("pass")
    assert attacking(t.game) == []


@ERAS
@clause("vgg 7.4.1.5.2", "vgd 10.4.1.5.2")
def test_becoming_unable_to_attack_does_not_end_the_battle(book: str) -> None:
    t = battle(rival=other(hand=["filler"]), book=book)
    attack(t)
    t.changes(barred(t, t.you, "me", CANNOT_ATTACK))
    t.rival.chooses("pass")
    t.rival.damage.has(1)


@ERAS
@clause("vgg 7.4.1.6", "vgd 10.4.1.6")
def test_a_vanguard_or_a_unit_in_the_front_row_is_attacked(book: str) -> None:
    foes = other(
        left=unit("left"),
        right=unit("right"),
        back_left=unit("back left"),
        back_center=unit("back"),
        back_right=unit("back right"),
    )
    t = battle(rival=foes, book=book)
    to_attack(t)
    t.you.may_choose_exactly("attack foe", "attack left", "attack right")
    verb = t.asked.options[0][0]
    assert t.game.why_not((verb, t.rival.ref("back"))) == cited(book, "vgg 7.4.1.6", "vgd 10.4.1.6")
    assert t.game.why_not((verb, t.you.ref("me"))) == cited(book, "vgg 7.4.1.6", "vgd 10.4.1.6")
    t.you.chooses("attack left")
    t.rival.drop.holds_exactly("left")
    t = battle(field(vanguard=able("me", ATTACKS_BACK_ROW, grade=3)), foes, book=book)
    to_attack(t)
    t.you.may_choose_exactly(
        "attack foe",
        "attack left",
        "attack right",
        "attack back left",
        "attack back",
        "attack back right",
    )
    t.ends_asking()


@ERAS
@clause("vgg 7.4.1.7", "vgg 7.4.1.7.1", "vgd 10.4.1.7", "vgd 10.4.1.7.1")
def test_whom_effects_keep_from_being_attacked_is_not(book: str) -> None:
    t = battle(field(left=unit("ally")), other(left=unit("safe"), right=unit("target")), book=book)
    t.changes(barred(t, t.rival, "safe", CANNOT_BE_ATTACKED))
    to_attack(t)
    t.you.chooses("attack with ally")
    t.you.may_choose_exactly("attack foe", "attack target")
    assert t.game.why_not((t.asked.options[0][0], t.rival.ref("safe"))) == cited(
        book, "vgg 7.4.1.7", "vgd 10.4.1.7"
    )
    t.ends_asking()
    t = table(book, you=field(), rival=other(left=unit("safe"), hand=["filler"]))
    t.changes(barred(t, t.rival, "safe", CANNOT_BE_ATTACKED))
    t.run(AttackResolution(t.you.ref("me"), t.rival.ref("safe")))
    # On to the close step: there is no guard step.
    t.you.is_asked("idle")
    assert P_GUARD not in begun(t)
    t.rival.left.is_("safe")


@ERAS
@clause("vgg 7.4.1.7", "vgd 10.4.1.7")
def test_a_unit_can_be_kept_from_attacking_vanguards_or_rear_guards(book: str) -> None:
    t = battle(rival=other(left=unit("target"), right=unit("other")), book=book)
    t.changes(barred(t, t.you, "me", CANNOT_ATTACK_VANGUARD))
    to_attack(t)
    t.you.may_choose_exactly("attack target", "attack other")
    t.ends_asking()
    t = battle(rival=other(left=unit("target"), hand=["filler"]), book=book)
    t.changes(barred(t, t.you, "me", CANNOT_ATTACK_REAR_GUARD))
    to_attack(t)
    t.rival.is_asked("guard step")
    assert attacked(t.game) == [t.rival.ref("foe")]
    t = battle(rival=other(hand=["filler"]), book=book)
    t.changes(barred(t, t.you, "me", CANNOT_ATTACK_VANGUARD))
    # Nobody is left to be attacked.
    assert t.options == ["pass"] or t.turn_player is t.rival


@ERAS
@clause("vgg 7.4.1.8", "vgd 10.4.1.8")
def test_it_is_being_attacked_until_the_close_step(book: str) -> None:
    t = battle(rival=other(left=unit("target"), hand=["filler"]), book=book)
    attack(t)
    assert attacked(t.game) == [t.rival.ref("foe")]
    t.rival.chooses("pass")
    assert attacked(t.game) == []


@ERAS
@clause("vgg 7.4.1.8.1", "vgd 10.4.1.8.1")
def test_the_battle_goes_on_when_the_attacked_unit_is_gone(book: str) -> None:
    t = battle(rival=other(left=unit("target"), hand=["filler"]), cards=(), book=book)
    attack(t, target="target")
    t.changes(move([t.rival.ref("target")], DROP))
    t.rival.is_asked("guard step")
    deck = len(t.you.deck)
    t.rival.chooses("pass")
    # The vanguard drove twice all the same.
    assert len(t.you.deck) == deck - 2


@ERAS
@clause("vgg 7.4.1.8.2", "vgd 10.4.1.5.1")
def test_who_leaves_its_circle_neither_attacks_nor_is_attacked(book: str) -> None:
    t = battle(field(left=unit("ally")), other(left=unit("target"), hand=["filler"]), book=book)
    attack(t, "ally", "target")
    assert attacking(t.game) == [t.you.ref("ally")]
    t.changes(move([t.rival.ref("target")], 10, 1))
    assert attacked(t.game) == []
    # Having come back it is not attacked again.
    t.changes(move([t.rival.ref("target")], FRONT_LEFT, 1))
    assert attacked(t.game) == []
    t.changes(move([t.you.ref("ally")], HAND))
    assert attacking(t.game) == []
    t.rival.chooses("pass")
    t.rival.left.is_("target")


@ERAS
@clause(
    "vgg 7.4.1.8.4",
    "vgg 10.20.1",
    "vgg 7.4.1.8.5",
    "vgd 7.31.1",
    "vgd 10.4.1.8.3",
    "vgd 10.4.1.8.4",
)
def test_a_text_has_a_unit_battle_a_whole_row_in_one_attack(book: str) -> None:
    foes = other(
        left=unit("left"), right=unit("right"), back_left=unit("back left"), hand=["filler"]
    )
    t = battle(field(vanguard=able("me", BATTLES_FRONT_ROW, grade=3, power=10000)), foes, book=book)
    attack(t)
    refs = [t.rival.ref(name) for name in ("foe", "left", "right")]
    assert sorted(attacked(t.game)) == sorted(refs)
    t.rival.may_choose_exactly("guard with filler", "pass")
    t.rival.chooses("pass")
    t.rival.drop.holds_exactly("left", "right")
    t.rival.damage.has(1)
    t = battle(field(vanguard=able("me", BATTLES_FRONT_ROW, grade=3, power=10000)), foes, book=book)
    t.changes(barred(t, t.rival, "left", CANNOT_BE_ATTACKED))
    to_attack(t)
    # Nothing is chosen, and who cannot be attacked is not.
    t.rival.is_asked("guard step")
    assert sorted(attacked(t.game)) == sorted([refs[0], refs[2]])
    t = battle(field(vanguard=able("me", BATTLES_ALL, grade=3, power=10000)), foes, book=book)
    attack(t)
    refs.append(t.rival.ref("back left"))
    assert sorted(attacked(t.game)) == sorted(refs)
    t = battle(rival=foes, book=book)
    attack(t)
    assert attacked(t.game) == [t.rival.ref("foe")]


@ERAS
@clause("vgg 7.4.1.9", "vgd 10.4.1.10")
def test_a_unit_placed_on_an_attacked_ones_circle_is_not_attacked(book: str) -> None:
    t = battle(rival=other(left=unit("target"), hand=[unit("new"), "filler"]), book=book)
    attack(t, target="target")
    t.changes([*move([t.rival.ref("target")], DROP), *move([t.rival.ref("new")], FRONT_LEFT, 1)])
    assert attacked(t.game) == []
    t.rival.chooses("pass")
    t.rival.left.is_("new")


@ERAS
@clause("vgg 7.4.1.12", "vgd 10.4.1.12")
def test_what_waits_for_the_attack_and_the_boost_resolves_before_the_guard_step(book: str) -> None:
    t = battle(
        field(
            left=waiting("striker", attacks()),
            back_left=waiting("helper", boosts()),
        ),
        other(hand=["filler"]),
        book=book,
    )
    attack(t, "striker", boost="helper")
    assert sorted(t.waiting) == ["helper", "striker"]
    t.you.may_choose_exactly("resolve striker", "resolve helper")
    t.you.chooses("resolve striker", "no")
    t.you.is_asked("may")
    t.you.chooses("no")
    t.rival.is_asked("guard step")


@ERAS
@clause("vgg 7.4.1.13", "vgd 10.4.1.13")
def test_then_comes_the_guard_step(book: str) -> None:
    t = battle(rival=other(hand=["filler"]), book=book)
    attack(t)
    t.rival.is_asked("guard step")


@ERAS
@clause("vgg 7.4.1.3", "vgd 10.4.1.3")
def test_with_only_one_unit_able_to_attack_that_one_attacks(book: str) -> None:
    t = battle(field(vanguard=ME), other(hand=["filler"]), book=book)
    to_attack(t)
    t.rival.is_asked("guard step")
    assert attacking(t.game) == [t.you.ref("me")]
