"""Counting what occurred in Dragon Ball Super: actions, skills, what a battle and the rules do."""

from bythebook import deck_of
from bythebook.engine import new_game
from bythebook.games.dbs.cards.cards import KEYWORD_NAMES
from bythebook.kernel.game.history import whole_log
from bythebook.kernel.state.apply import apply
from bythebook.testing import Table, side, table
from bythebook.testing.dbs import battle, leader
from bythebook.text.cards import own_cards
from bythebook.tools.census import ACTION, KEYWORD, Counts, Tally, listing, names_of

NAMES = names_of("dbs")
BY_NAME = {card.name: card for card in own_cards("dbs").values()}
FOE = battle("Foe", power=5000)


def at_table(you: dict[str, list[str]], rival: dict[str, list[str]] | None = None) -> Table:
    """A main phase with cards of ours, by name."""
    halves = [you, rival or {}]
    names = {n for half in halves for zone in half.values() for n in zone if n in BY_NAME}
    cards = [*(BY_NAME[n] for n in sorted(names)), FOE, leader("leader")]
    return table("dbs", side(**halves[0]), side(**halves[1]), at="main", turns=4, cards=cards)


def counted(t: Table, *answers: str) -> Counts:
    """What occurred while these answers were given."""
    game = t.game
    start, length = game.state.copy(), len(whole_log(game))
    tally = Tally(NAMES, game)
    for answer in answers:
        ask = game.pending
        assert ask is not None
        seat = t.you if ask.player == 0 else t.rival
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


def test_a_skill_counts_when_it_is_activated() -> None:
    guest = "Guest Through the Far Wall"
    counts = counted(at_table({"hand": [guest], "drop": ["Foe"]}), f"activate {guest}")
    assert counts[KEYWORD, "Over Realm"] == 1
    assert counts["effect", "a card goes to the warp"] == 1
    assert counts[ACTION, "main phase: activate"] == 1


def test_an_attack_counts_by_what_is_attacked() -> None:
    t = at_table({"leader": ["leader"]}, {"leader": ["leader"]})
    counts = counted(t, "attack leader")
    assert counts[ACTION, "main phase: attack leader"] == 1


def test_a_permanent_keyword_counts_by_what_it_does() -> None:
    marrow = "Marrow the Prow Breaker"
    t = at_table({"battle": [marrow]})
    answers = [f"attack {marrow}"]
    counts = counted(t, *answers)
    while t.game.pending is not None and t.game.state.vars[4]:
        for key, n in counted(t, "pass").items():
            counts[key] += n
    assert counts[KEYWORD, "Critical"] == 1


def test_everything_wanted_is_listed_even_if_it_never_happened() -> None:
    game = new_game("dbs", "gale", "bells", seed=1)
    found = listing(NAMES, Tally(NAMES, game).counts)
    assert set(KEYWORD_NAMES.values()) <= set(found[KEYWORD])
    assert not any(sum(group.values()) for group in found.values())
    assert "no life left" in found["result"]
    assert "level four" not in found["result"]


def test_every_word_before_a_skill_is_found_in_its_text() -> None:
    game = new_game("dbs", "hollow", "bells", seed=1)
    texts = [NAMES.text_of(game, a) for a in range(len(game.lib.abilities))]  # type: ignore[attr-defined]
    for word in ("[Burst", "[Sparking", "[Bond", "[Spirit Boost"):
        assert any(word in text for text in texts)
    assert len(deck_of("dbs", "hollow")) > 50
