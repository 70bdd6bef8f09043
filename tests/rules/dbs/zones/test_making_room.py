"""What makes room for a card: fields (10-3), unison cards (3-11), and [Empower] (10-49)."""

from bythebook.games.dbs.cards.cards import BLACK, BLUE, COUNTER_PLAY, RED
from bythebook.games.dbs.keywords.keywords import empower, field
from bythebook.games.dbs.other.control import GainControl
from bythebook.games.dbs.terms.playing import PlayUnisonWith, enter_unison
from bythebook.games.dbs.texts.effects import Ko, Put
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, HAND, UNISON_AREA, WARP
from bythebook.kernel.abilities.abilities import CONT, EV_MOVE, Ability, Replacement, Trigger
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.changes import under
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import battle, extra, unison
from tests.rules.dbs.making import counter, resolves, spell

DROPPED = Cards(YOU, (DROP,), other=True)

# Fields and unison cards


@clause("dbs 10-3-3")
def test_a_new_field_sends_the_old_one_away() -> None:
    meadow = extra("Meadow", cost=0, abilities=(field(),))
    desert = extra("Desert", cost=0, abilities=(field(),))
    t = table("dbs", side(hand=[meadow, desert], battle=["filler"]), at="main")
    t.you.chooses("activate Meadow", "activate Desert")
    t.you.battle.holds_exactly("Desert", "filler")
    t.you.drop.is_("Meadow")


@clause("dbs 10-3-3", "dbs 3-6-6")
def test_a_field_that_an_effect_places_sends_the_old_one_away_too() -> None:
    meadow = extra("Meadow", cost=0, abilities=(field(),))
    desert = extra("Desert", cost=0, abilities=(field(),))
    for verb in (Put, MoveCards):
        call = spell(verb(DROPPED, BATTLE_AREA))
        mine = side(hand=[call], battle=[meadow, "filler"], drop=[desert])
        t = table("dbs", mine, at="main")
        t.you.chooses("activate Spell")
        t.you.battle.holds_exactly("Desert", "filler")
        t.you.drop.holds_exactly("Meadow", "Spell")


def test_what_an_effect_places_is_the_new_field_and_not_the_old_one() -> None:
    meadow = extra("Meadow", cost=0, abilities=(field(),))
    desert = extra("Desert", cost=0, abilities=(field(),))
    call = spell(Put(DROPPED, BATTLE_AREA), Put(Bound(R_MOVED), HAND))
    t = table("dbs", side(hand=[call], battle=[meadow], drop=[desert]), at="main")
    t.you.chooses("activate Spell")
    t.you.hand.is_("Desert")
    t.you.drop.holds_exactly("Meadow", "Spell")


@clause("dbs 10-3-3")
def test_a_field_one_gains_control_of_sends_ones_own_away() -> None:
    meadow = extra("Meadow", cost=0, abilities=(field(),))
    desert = extra("Desert", cost=0, abilities=(field(),))
    call = spell(GainControl(Cards(OPPONENT, (BATTLE_AREA,))))
    t = table("dbs", side(hand=[call], battle=[meadow]), side(battle=[desert]), at="main")
    t.you.chooses("activate Spell")
    t.you.battle.is_("Desert")
    t.you.drop.holds_exactly("Meadow", "Spell")


def test_other_extra_cards_in_the_battle_area_stay() -> None:
    meadow = extra("Meadow", cost=0, abilities=(field(),))
    call = spell(Put(DROPPED, BATTLE_AREA))
    mine = side(hand=[call], battle=[meadow], drop=[extra("Relic")])
    t = table("dbs", mine, at="main")
    t.you.chooses("activate Spell")
    t.you.battle.holds_exactly("Meadow", "Relic")


@clause("dbs 3-11-6", "dbs 3-11-5")
def test_a_unison_card_one_gains_control_of_sends_ones_own_away() -> None:
    call = spell(GainControl(Cards(OPPONENT, (UNISON_AREA,))))
    mine = side(hand=[call, unison("Old")])
    t = table("dbs", mine, side(hand=[unison("Duo")]))
    t.changes(enter_unison(t.game, t.you.ref("Old"), 0, 2))
    t.changes(enter_unison(t.game, t.rival.ref("Duo"), 1, 2))
    resolves(t)
    t.you.unison.is_("Duo")
    t.you.drop.is_("Old")


def test_what_is_moved_is_not_what_goes_along_with_it() -> None:
    gone = spell(Ko(Cards(YOU, (BATTLE_AREA,))), Put(Bound(R_MOVED), WARP))
    t = table("dbs", side(hand=[gone], battle=[battle("Top"), battle("Base")]))
    t.changes([under(t.you.ref("Base"), t.you.ref("Top"))])
    resolves(t)
    t.you.warp.is_("Top")
    t.you.drop.is_("Base")


# [Empower]


def second_sage(ability: Ability | None, first: str, second: int = 1) -> list[int]:
    """Markers of the second of two unison cards, by how many it takes over."""
    old = unison("Old", color=first)
    new = unison("New", abilities=() if ability is None else (ability,))
    found = []
    for taken in range(9):
        t = table("dbs", side(hand=[old, new, "filler"], energy=5 + second), at="main")
        t.you.chooses("play Old", "4", "play New", str(second))
        if t.game.pending is not None and str(taken) in t.you.options:
            t.you.chooses(str(taken))
        elif taken:
            t.ends_asking()
            break
        found.append(t.you.counters("New"))
    return found


@clause("dbs 10-49-2")
def test_empower_takes_over_up_to_so_many_markers_of_its_color() -> None:
    assert second_sage(empower(3, (RED,)), "red") == [1, 2, 3, 4]
    assert second_sage(empower(6, (RED,)), "red") == [1, 2, 3, 4, 5]
    assert second_sage(empower(3, (RED,)), "blue") == [1]
    assert second_sage(None, "red") == [1]


@clause("dbs 10-49-2-1")
def test_empower_of_several_colors() -> None:
    assert second_sage(empower(2, (RED, BLACK)), "blue") == [1]
    for color, numbers in (("red", []), ("blue", ["0", "1", "2"])):
        old = unison("Old", color="blue")
        new = unison("New", abilities=(empower(2, (RED, BLUE)),))
        t = table("dbs", side(hand=[old, new, "filler"], energy=6), at="main")
        t.you.chooses("play Old", "4", "play New", "1")
        t.you.is_asked("color")
        t.you.may_choose_exactly("red", "blue")
        t.you.chooses(color)
        if numbers:
            t.you.may_choose_exactly(*numbers)
            t.you.chooses("2")
        t.you.is_asked("main phase")
        assert t.you.counters("New") == (3 if numbers else 1)


@clause("dbs 10-49-2-2")
def test_empower_of_any_color() -> None:
    assert second_sage(empower(2), "green") == [1, 2, 3]


@clause("dbs 10-49-2")
def test_empower_takes_over_nothing_from_a_card_that_goes_elsewhere() -> None:
    gone = Replacement(Trigger(EV_MOVE, This(), target=(DROP,)), (Put(This(), WARP),))
    for abilities, taken in (((Ability(CONT, (UNISON_AREA,), replacement=gone),), 0), ((), 3)):
        old = unison("Old", abilities=abilities)
        new = unison("New", abilities=(empower(3, (RED,)),))
        t = table("dbs", side(hand=[old, new, "filler"], energy=6), at="main")
        t.you.chooses("play Old", "4", "play New", "1")
        if taken:
            t.you.chooses("3")
        t.you.unison.is_("New")
        assert ("Old" in t.you.drop.names) == bool(taken)
        assert t.you.counters("New") == 1 + taken


@clause("dbs 10-49-2")
def test_empower_takes_over_markers_when_a_skill_plays_its_card() -> None:
    new = unison("New", abilities=(empower(3),))
    call = spell(PlayUnisonWith(Cards(YOU, (DROP,)), Num(1)))
    t = table("dbs", side(hand=[unison("Old"), call], energy=4, drop=[new]), at="main")
    t.you.chooses("play Old", "4", "activate Spell")
    t.you.may_choose_exactly("0", "1", "2", "3")
    t.you.chooses("2")
    t.you.unison.is_("New")
    assert t.you.counters("New") == 3


@clause("dbs 4-7-3-6")
def test_a_card_that_is_not_played_after_all_sends_nothing_away() -> None:
    new = unison("New", abilities=(empower(3),))
    away = counter("Away", COUNTER_PLAY, Put(Cards(OPPONENT, (HAND,)), DROP))
    mine = side(hand=[unison("Old"), new], energy=5)
    t = table("dbs", mine, side(hand=[away]), at="main")
    t.you.chooses("play Old", "4")
    t.rival.passes()
    t.you.chooses("play New")
    t.rival.chooses("activate Away")
    t.you.unison.is_("Old")
    t.you.drop.is_("New")
