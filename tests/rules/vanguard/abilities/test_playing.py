"""Section 8.5: playing cards and abilities, and section 3.1.1: where texts count."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.zones.zones import HAND, REST, SOUL
from bythebook.kernel.abilities.abilities import ACT, Ability, Modifier
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.state.changes import REVEAL
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, laid, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, GONE, Put, constant, waiting, worker
from tests.rules.vanguard.eras import ERAS

STRONGER = Give(This(), POWER, Num(500))
PLACES = {
    "VC": "vanguard",
    "RC": "left",
    "GC": "guardians",
    "Hand": "hand",
    "Drop Zone": "drop",
    "Bind Zone": "bind",
    "Soul": "soul",
    "Damage Zone": "damage",
    "Deck": "deck",
}


def active_in(book: str, marks: str) -> set[str]:
    """Where a text with marks counts."""
    found = set()
    ace = unit("ace", text=f"[CONT]{marks}:This unit gets [Power] +1000.")
    for mark, place in PLACES.items():
        if place == "guardians":
            # A unit stays there only in a battle.
            t = table(book, you=side(hand=[ace, "filler"]), at="battle", turn=1)
            t.rival.chooses("attack")
            t.you.chooses("guard with ace")
            t.you.guardians.is_("ace")
        else:
            others = ["filler"] if place == "deck" else []
            t = table(book, you=side(**{place: [ace, *others]}))
        if t.you.value("ace", "power") == 8000:
            found.add(mark)
    return found


@ERAS
@clause(
    "vgg 3.1.1.3",
    "vgg 3.1.1.3.1",
    "vgg 3.1.1.3.2",
    "vgg 3.1.1.3.3",
    "vgg 3.1.1.3.4",
    "vgg 3.1.1.3.5",
    "vgg 3.1.1.3.6",
    "vgg 3.1.1.3.7",
    "vgg 3.1.1.3.8",
    "vgg 3.1.1.3.9",
    "vgd 11.4.4",
)
@pytest.mark.parametrize("mark", list(PLACES))
def test_a_marked_text_counts_in_its_zone_only(book: str, mark: str) -> None:
    assert active_in(book, f"({mark})") == {mark}


@ERAS
@clause("vgg 3.1.1.3.10", "vgd 11.4.4.1")
def test_a_text_without_a_mark_counts_everywhere(book: str) -> None:
    assert active_in(book, "") == set(PLACES)


@ERAS
@clause("vgg 3.1.1.4", "vgd 11.4.4.2")
def test_with_two_marks_a_text_counts_in_either_zone(book: str) -> None:
    assert active_in(book, "(VC/RC)") == {"VC", "RC"}


@ERAS
@clause("vgg 8.6.5.1.4", "vgd 11.8.12.1.4")
def test_what_waits_for_its_vanguard_being_ridden_stands_by_out_of_the_soul(book: str) -> None:
    text = "[AUTO](VC):When a <<Kagero>> rides this unit, choose one of your vanguards, and it gets"
    first = unit("first", 1, text=f"{text} [Power] +1000 until end of turn.")
    for clan, power in (("Kagero", 8000), ("Narukami", 7000)):
        mine = side(vanguard=first, hand=[unit("second", 2, clans=(clan,))], soul=[first])
        t = table(book, you=mine, at="ride")
        t.you.chooses("ride second")
        t.you.soul.has(2)
        # Only the one that was ridden, not another in the soul.
        assert t.you.value("second", "power") == power


@ERAS
@clause("vgg 8.5.1", "vgd 11.8.1")
def test_activated_abilities_are_played_and_continuous_ones_apply(book: str) -> None:
    grows = constant("grows", Modifier(ADD, POWER, This(), Num(1000)))
    both = unit("both", abilities=(*grows.abilities, *worker("", STRONGER).abilities))
    cards = [grows, both, waiting("waits", GONE)]
    mine = side(vanguard=unit("low", 0), left="both", right="waits", back_right="grows")
    t = table(book, you=mine, cards=cards, at="main")
    t.you.may_choose_exactly(
        "activate both", "exchange left front left back", "exchange right front right back", "pass"
    )
    assert [t.you.value(n, "power") for n in ("both", "grows")] == [8000, 8000]
    t.you.chooses("activate both")
    assert t.you.value("both", "power") == 8500


@ERAS
@clause(
    "vgg 8.1.1.1.2.6",
    "vgg 8.1.1.1.2.6.1",
    "vgg 8.5.3.5",
    "vgd 11.1.1.1.2",
    "vgd 11.1.1.1.2.1",
    "vgd 11.8.3.1",
)
def test_without_a_cost_declaring_it_is_enough_and_it_never_plays_itself(book: str) -> None:
    t = table(book, you=side(left="ace"), cards=[worker("ace", STRONGER)], at="main")
    assert t.you.value("ace", "power") == 7000
    t.you.may_choose_exactly("activate ace", "exchange left front left back", "pass")
    t.you.chooses("activate ace")
    assert t.you.value("ace", "power") == 7500


@ERAS
@clause("vgg 8.5.3.5", "vgd 11.8.3.1")
def test_an_automatic_ability_does_what_it_says(book: str) -> None:
    ace = waiting("ace", GONE, STRONGER)
    t = table(book, you=side(left="ace"), cards=[ace])
    t.run(t.game.book.resolve(t.game.lib.id_of(ace.abilities[0]), t.you.ref("ace"), 0))
    assert t.you.value("ace", "power") == 7500


@ERAS
@clause("vgg 3.1.1.5.1", "vgg 8.5.2.3", "vgd 11.8.2.2", "vgd 11.8.2.3", "vgd 11.7.1")
def test_an_activated_ability_is_played_by_paying_its_cost(book: str) -> None:
    ace = worker("ace", STRONGER, cost=(Put(SOUL, 2),))
    for soul, offered in ((1, False), (2, True)):
        t = table(book, you=side(left="ace", soul=soul), cards=[ace], at="main")
        assert ("activate ace" in t.you.options) == offered
    t.you.chooses("activate ace")
    t.you.soul.has(0)
    t.you.drop.has(2)
    assert t.you.value("ace", "power") == 7500


@ERAS
@clause("vgg 8.5.1.2", "vgd 6.3.3.3.1")
def test_who_rides_stands_however_the_vanguard_lay(book: str) -> None:
    mine = side(vanguard=laid(unit("first", 1), REST), hand=[unit("second", 2)])
    t = table(book, you=mine, at="ride")
    assert t.you.state_of("first") == REST
    t.you.chooses("ride second")
    assert t.you.state_of("second") != REST


@ERAS
@clause(
    "vgg 8.5.2.1",
    "vgg 8.5.2.2",
    "vgg 8.5.2.2.1",
    "vgg 8.5.3.2",
    "vgd 6.2.3.1",
    "vgd 6.2.3.3",
    "vgd 6.2.3.2",
    "vgd 11.8.2.1",
    "vgd 6.2.3.1.1",
)
def test_a_called_card_is_shown_and_a_circle_chosen_for_it(book: str) -> None:
    t = table(book, you=side(hand=["ace"]), cards=[unit("ace")], at="main")
    assert not t.rival.knows(t.you.card("ace"))
    t.you.chooses("call ace")
    assert t.rival.knows(t.you.card("ace"))
    t.you.is_asked("circle")
    t.you.may_choose_exactly("left front", "right front", "left back", "center back", "right back")
    t.you.chooses("center back")
    t.you.center_back.is_("ace")
    assert t.you.state_of("ace") != REST


@ERAS
@clause("vgg 8.5.2.1", "vgd 6.3.3.1", "vgd 11.8.2.1")
def test_a_ridden_card_is_shown(book: str) -> None:
    t = table(book, you=side(vanguard=unit("first", 1), hand=[unit("second", 2)]), at="ride")
    ref = t.you.ref("second")
    then = t.happened
    t.you.chooses("ride second")
    assert any(c[:2] == (REVEAL, ref) for c in t.since(then))


@ERAS
@clause("vgg 8.5.2.3.1", "vgg 8.5.2.1", "vgd 6.2.3.1", "vgd 11.8.2.2.1", "vgd 11.8.2.1")
def test_an_ability_out_of_a_hidden_zone_shows_its_card(book: str) -> None:
    ability = Ability(ACT, (HAND,), body=(ChooseCards(Cards(zones=(SOUL,))), DRAW))
    t = table(book, you=side(hand=[unit("ace", 3, abilities=(ability,))], soul=2), at="main")
    assert not t.rival.knows(t.you.card("ace"))
    t.you.chooses("activate ace")
    t.you.is_asked("choose")
    assert t.rival.knows(t.you.card("ace"))
    t.you.chooses("filler")


@ERAS
@clause(
    "vgg 8.5.2.1",
    "vgg 8.5.2.2.1.1",
    "vgg 8.5.3.3",
    "vgd 6.2.3.1",
    "vgd 6.2.3.3.1",
    "vgd 10.5.1.2.2",
    "vgd 11.8.2.1",
)
def test_in_the_guard_step_a_card_is_shown_and_called_to_the_guardian_circle_resting(
    book: str,
) -> None:
    t = table(book, you=side(hand=["ace", "filler"]), cards=[unit("ace")], at="battle", turn=1)
    t.rival.chooses("attack")
    ref = t.you.ref("ace")
    then = t.happened
    t.you.chooses("guard with ace")
    assert any(c[:2] == (REVEAL, ref) for c in t.since(then))
    t.you.guardians.is_("ace")
    assert t.you.state_of("ace") == REST
