"""Counting what occurred in Vanguard: actions, triggers, what a battle and the rules do."""

from bythebook.kernel.game.history import whole_log
from bythebook.kernel.state.apply import apply
from bythebook.library.explain.vgg_keywords import KEYWORDS
from bythebook.testing import Table, side, table
from bythebook.testing.vanguard import unit
from bythebook.tools.census import ACTION, KEYWORD, Counts, Names, Tally, listing, names_of

NAMES = names_of("vgg")


def counted(t: Table, *answers: str) -> Counts:
    """What occurred while these answers were given."""
    return counted_by(NAMES, t, *answers)


def counted_by(names: Names, t: Table, *answers: str) -> Counts:
    """What occurred meanwhile of what a book has names for."""
    game = t.game
    start, length = game.state.copy(), len(whole_log(game))
    tally = Tally(names, game)
    for answer in answers:
        ask = game.pending
        assert ask is not None
        seat = (t.you, t.rival)[ask.player]
        choice = next(i for i, words in enumerate(seat.options) if words.startswith(answer))
        tally.decides(game, choice)
        game.answer(choice)
    for batch in whole_log(game)[length:]:
        tally.happens(game, start, batch)
        start.batch += 1
        for change in batch[4]:
            apply(start, game.zones, game.seed, change)
    t.ends_asking()
    return tally.counts


def test_an_attack_counts_by_what_is_attacked_and_a_trigger_by_its_icon() -> None:
    you = side(vanguard=unit("leader", 1, 20000), deck=["critical", "filler", "filler"])
    t = table("vgg", you, side(hand=1, left=unit("foe")), at="battle")
    counts = counted(t, "attack", "attack foe", "pass", "icon first")
    assert counts[ACTION, "attack target: rear-guard"] == 1
    assert counts[ACTION, "guard step: pass"] == 1
    assert counts["trigger", "critical"] == 1
    assert counts["event", "hit"] == 1
    assert counts["event", "retire"] == 1
    assert counts["event", "battle"] == counts["event", "drive check"] == 1
    assert counts["event", "rest"] == 1


def test_what_is_done_to_cards_counts_by_its_word() -> None:
    ace = unit(
        "ace",
        3,
        text="[ACT](VC):[Counter-Blast 1 & Soul-Blast 1] Draw a card, and [Counter-Charge 1].",
    )
    blaze = unit("blaze", 3, text="[ACT](VC):Choose one of your rear-guards, and remove it.")
    t = table("vgg", side(vanguard=ace, damage=1, soul=1), at="main")
    counts = counted(t, "activate")
    for word in ("counter blast", "soul blast", "draw or search", "counter charge"):
        assert counts["event", word] == 1
    counts = counted(table("vgg", side(vanguard=blaze, left=unit("gone")), at="main"), "activate")
    assert counts["event", "remove"] == 1
    assert counts["event", "retire"] == 0


def test_who_is_called_upon_another_is_counted_as_a_rule_action() -> None:
    t = table("vgg", side(hand=[unit("new")], left=unit("old")), at="main")
    counts = counted(t, "call new", "left front")
    assert counts[ACTION, "main phase: call"] == 1
    assert counts["rule action", "several units on a circle"] == 1


def test_everything_wanted_is_listed_even_if_it_never_happened() -> None:
    game = table("vgg", side(hand=1), at="main").game
    found = listing(NAMES, Tally(NAMES, game).counts)
    assert set(KEYWORDS.values()) == set(found[KEYWORD])
    assert not any(sum(group.values()) for group in found.values())
    assert "six cards of damage" in found["result"]
    assert "no life left" not in found["result"]
