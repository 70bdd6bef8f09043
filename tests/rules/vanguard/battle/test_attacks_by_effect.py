"""Section 10.34: attacks that texts have units make."""

import pytest

from bythebook.games.vanguard.battle.attack_by_effect import attack_and_then, attack_with
from bythebook.games.vanguard.battle.record import attacking
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.texts.events import CANNOT_BE_ATTACKED, P_MAIN
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    DROP,
    REAR_GUARDS,
    REST,
    SOUL,
    STAND,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Effect
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.amounts import Exists, Tally
from bythebook.kernel.language.conditions import AmountIs
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import AT_LEAST, OPPONENT
from bythebook.kernel.procedure.clauses import cited
from bythebook.kernel.state.changes import orient
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import MoveCards, TurnCards
from bythebook.testing import Table, clause, table
from bythebook.testing.vanguard import unit
from bythebook.testing.vanguard_d import unit as vgd_unit
from tests.rules.vanguard.battle.fighting import attack, barred, battle, field, other
from tests.rules.vanguard.eras import ERAS
from tests.rules.vanguard.waiting import at_beginning, waiting

THEIRS = Cards(OPPONENT, zones=VANGUARD_AND_REAR)
REARS = Cards(zones=REAR_GUARDS)
CENTER = Cards(OPPONENT, zones=(VANGUARD,))


def commander(*body: Effect) -> CardDef:
    """A vanguard whose activated ability does this, once a turn."""
    text = Ability(ACT, (VANGUARD,), body=body, limit=1)
    return unit("commander", 3, 10000, abilities=(text,))


def in_main(book: str, *body: Effect, **foes: object) -> Table:
    """The ability of a vanguard is used in the main phase, with a rear-guard at hand."""
    mine = field(vanguard=commander(*body), left=unit("ally", 1, 12000), hand=["filler"])
    return table(book, you=mine, rival=other(**foes), at="main")


@ERAS
@clause(
    "vgg 10.34.1", "vgg 10.34.1.1", "vgg 10.34.1.2", "vgd 7.30.1", "vgd 7.30.1.1", "vgd 7.30.1.2"
)
def test_a_text_has_a_unit_attack_when_it_has_been_carried_out(book: str) -> None:
    stronger = Give(REARS, POWER, Num(3000))
    t = in_main(book, attack_with(REARS, CENTER), stronger, hand=["filler"])
    t.you.chooses("activate commander")
    # The rest of the text came first.
    t.rival.is_asked("guard step")
    assert attacking(t.game) == [t.you.ref("ally")]
    assert t.you.value("ally", "power") == 15000
    assert t.you.state_of("ally") == REST
    t.rival.chooses("pass")
    t.rival.damage.has(1)
    t.you.is_asked("main phase")


@ERAS
@clause("vgg 10.34.1.1", "vgd 7.30.1.1")
def test_of_several_units_that_may_be_attacked_one_is_chosen(book: str) -> None:
    t = in_main(
        book,
        attack_with(REARS, THEIRS),
        hand=["filler"],
        left=unit("near"),
        back_left=unit("far"),
        right=unit("safe"),
    )
    t.changes(barred(t, t.rival, "safe", CANNOT_BE_ATTACKED))
    t.you.chooses("activate commander")
    t.you.may_choose_exactly("attack foe", "attack near", "attack far")
    verb = t.asked.options[0][0]
    assert t.game.why_not((verb, t.rival.ref("safe"))) == cited(book, "vgg 7.4.1.7", "vgd 10.4.1.7")
    assert t.game.why_not((verb, t.you.ref("ally"))) == cited(book, "vgg 10.34.1.1", "vgd 7.30.1.1")
    t.you.chooses("attack far")
    t.rival.chooses("pass")
    t.rival.drop.holds_exactly("far")


@ERAS
@clause("vgg 10.34.1.1", "vgd 7.30.1.1")
def test_a_unit_that_rests_does_not_attack(book: str) -> None:
    t = in_main(book, attack_with(REARS, CENTER), hand=["filler"])
    t.changes(orient([t.you.ref("ally")], REST))
    t.you.chooses("activate commander")
    t.you.is_asked("main phase")
    t.rival.damage.has(0)


@ERAS
@clause("vgg 10.34.1.2", "vgd 7.30.1.2")
def test_a_unit_that_stands_again_attacks_again(book: str) -> None:
    soul = Cards(zones=(SOUL,))
    body = If(Exists(soul), (TurnCards(This(), STAND), MoveCards(soul, DROP)))
    again = Ability(AUTO, REAR_GUARDS, attacks(), body=(body,))
    mine = field(
        vanguard=commander(attack_with(REARS, CENTER)),
        left=unit("ally", 1, 12000, abilities=(again,)),
        hand=["filler"],
        soul=["filler"],
    )
    t = table(book, you=mine, rival=other(), at="main")
    t.you.chooses("activate commander")
    t.you.is_asked("main phase")
    t.rival.damage.has(2)


@ERAS
@clause("vgg 10.34.1.2", "vgd 7.30.1.2")
def test_several_units_attack_one_after_the_other(book: str) -> None:
    mine = field(
        vanguard=commander(attack_with(REARS, CENTER)),
        left=unit("ally", 1, 12000),
        back_left=unit("second", 1, 12000),
        hand=["filler"],
    )
    t = table(book, you=mine, rival=other(), at="main")
    # In the one era the other may boost, in the other their master says who is first.
    t.you.chooses("activate commander", "pass" if book == "vgg" else "ally")
    t.you.is_asked("main phase")
    t.rival.damage.has(2)
    assert t.you.state_of("second") == REST


@ERAS
@clause("vgg 10.34.1.3", "vgd 7.30.2")
def test_called_for_in_a_battle_it_comes_after_that_battle(book: str) -> None:
    striker = waiting("striker", attacks(), attack_with(Cards(zones=(BACK_LEFT,)), CENTER))
    t = battle(
        field(left=striker, back_left=unit("second", 3, 12000)),
        other(hand=["filler"], vanguard=unit("foe", 3, 7000)),
        book=book,
    )
    attack(t, "striker")
    t.rival.is_asked("guard step")
    assert attacking(t.game) == [t.you.ref("striker")]
    t.rival.chooses("pass")
    # The first battle is over, the attack of the text goes on.
    t.rival.is_asked("guard step")
    t.rival.damage.has(1)
    assert attacking(t.game) == [t.you.ref("second")]
    t.rival.chooses("pass")
    t.rival.damage.has(2)
    t.you.is_asked("start step")


@ERAS
@clause("vgg 10.34.1", "vgd 7.30.1")
def test_an_automatic_ability_can_call_for_an_attack_too(book: str) -> None:
    caller = at_beginning("caller", P_MAIN, attack_with(This(), CENTER))
    mine = field(left=caller, hand=["filler"])
    t = table(book, you=mine, rival=other(vanguard=unit("foe", 3, 5000)), at="main")
    t.rival.damage.has(1)
    t.you.is_asked("main phase")


HIT = 7
"""by which register a text knows whom its attack has hit"""


@clause("vgd 7.30.4")
@pytest.mark.parametrize(("power", "drawn"), [(12000, 1), (5000, 0)])
def test_that_attack_is_the_battle_that_came_of_it(power: int, drawn: int) -> None:
    hits = AmountIs(Tally(Bound(HIT)), AT_LEAST, 1)
    then = attack_and_then(REARS, CENTER, HIT, If(hits, (Draw(Num(1)),)))
    mine = field(vanguard=commander(then), left=unit("ally", 1, power), deck=["filler"] * 9)
    t = table("vgd", you=mine, rival=other(deck=["filler"] * 9), at="main")
    t.you.chooses("activate commander")
    t.rival.damage.has(drawn)
    t.you.hand.has(drawn)


@clause("vgd 7.30.4")
def test_a_battle_before_it_is_another_one() -> None:
    hits = AmountIs(Tally(Bound(HIT)), AT_LEAST, 1)
    then = attack_and_then(Cards(zones=(BACK_LEFT,)), CENTER, HIT, If(hits, (Draw(Num(1)),)))
    striker = waiting("striker", attacks(), then)
    # The first attack hits, the one that the text calls for does not.
    mine = field(left=striker, back_left=unit("second", 3, 1000), deck=["filler"] * 9)
    foes = other(vanguard=unit("foe", 3, 7000), deck=["filler"] * 9)
    t = battle(mine, foes, book="vgd")
    attack(t, "striker")
    t.rival.damage.has(1)
    t.you.hand.has(0)


@clause("vgd 7.30.4")
def test_of_several_attacks_each_counts() -> None:
    hits = AmountIs(Tally(Bound(HIT)), AT_LEAST, 2)
    then = attack_and_then(REARS, CENTER, HIT, If(hits, (Draw(Num(1)),)))
    for second, drawn in ((12000, 1), (1000, 0)):
        mine = field(
            vanguard=commander(then),
            left=unit("ally", 1, 12000),
            right=unit("second", 1, second),
            deck=["filler"] * 9,
        )
        t = table("vgd", you=mine, rival=other(deck=["filler"] * 9), at="main")
        t.you.chooses("activate commander", "second")
        t.you.hand.has(drawn)


SAYS = (
    "[ACT](VC):Choose one of your rear-guards, attack one of your opponent's units, and if that "
    "attack hits, draw a card."
)


@clause("vgd 7.30.4")
@pytest.mark.parametrize(("power", "drawn"), [(12000, 1), (5000, 0)])
def test_a_text_can_speak_of_that_attack(power: int, drawn: int) -> None:
    lead = vgd_unit("lead", 3, text=SAYS)
    mine = field(vanguard=lead, left=unit("ally", 1, power), deck=["filler"] * 9)
    t = table("vgd", you=mine, rival=other(deck=["filler"] * 9), at="main")
    t.you.chooses("activate lead")
    t.you.hand.has(drawn)
    assert t.you.state_of("ally") == REST
