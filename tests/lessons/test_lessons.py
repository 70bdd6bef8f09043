"""Every lesson can be played to its end, by what it shows and by nothing else."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from bythebook import engine
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.errors import BythebookError
from bythebook.language import ENGLISH, language_of, languages
from bythebook.lessons import Lesson, all_lessons, lesson_of, stacking
from bythebook.lessons.stacking import decks_of, opened
from bythebook.lessons.walking import LEARNER, NotTheTask, Walk, heard, holds
from bythebook.register import register

LESSONS = dict(all_lessons())
STEPS = range(4, 14)
EVERY = pytest.mark.parametrize("name", LESSONS)


def begun(name: str) -> tuple[Game, Walk]:
    """A lesson at its first task."""
    done = opened(name)
    game, walk = done.from_the_start(), Walk(LESSONS[name])
    for choice in done.inputs.since(0):
        put_in(game, walk, choice)
    return game, walk


def put_in(game: Game, walk: Walk, choice: int) -> None:
    """An answer, as a table puts it in."""
    walk.hear(game, choice)
    game.answer(choice)
    walk.go_on(game)


def to_the_task(game: Game, walk: Walk) -> None:
    """The lesson gives its own answers, up to the next one that is the learner's."""
    while (choice := walk.due(game)) is not None:
        put_in(game, walk, choice)


def tasks(name: str) -> Iterator[tuple[Game, Walk]]:
    """Every decision that a task is about; after each, what is shown is done."""
    game, walk = begun(name)
    while walk.step is not None:
        yield game, walk
        put_in(game, walk, walk.wanted(game)[0])
        to_the_task(game, walk)


@EVERY
def test_what_is_shown_leads_to_the_end_and_what_is_said_holds(name: str) -> None:
    lesson, seen = LESSONS[name], 0
    for game, walk in tasks(name):
        assert game.pending is not None
        assert game.pending.player == LEARNER
        assert walk.wanted(game), f"step {walk.place.step}: what the task asks for is not offered"
        if walk.place.step != seen:
            claimed(game, lesson, seen)
            seen = walk.place.step
    assert walk.place.step == len(lesson.steps)
    claimed(game, lesson, len(lesson.steps) - 1)


def claimed(game: Game, lesson: Lesson, step: int) -> None:
    """What a step says that it brings about is so."""
    for claim in lesson.steps[step].then:
        assert holds(game, claim), f"step {step}: {claim}"


@EVERY
def test_no_other_answer_is_taken_and_each_is_told_what_is_wanted(name: str) -> None:
    for game, walk in tasks(name):
        assert game.pending is not None
        assert walk.step is not None
        wanted = walk.wanted(game)
        for option in range(len(game.pending.options)):
            if option in wanted:
                walk.verify(game, option)
                continue
            with pytest.raises(NotTheTask) as refused:
                walk.verify(game, option)
            told = ENGLISH.error(refused.value)
            assert told.endswith(walk.step.task)
            assert walk.step.wrong in told


@EVERY
def test_a_step_is_not_done_by_anything_else(name: str) -> None:
    for game, walk in tasks(name):
        assert game.pending is not None
        wanted = walk.wanted(game)
        for option in range(len(game.pending.options)):
            if option not in wanted:
                other, elsewhere = game.copy(), Walk(walk.lesson)
                elsewhere.places = [walk.place]
                put_in(other, elsewhere, option)
                assert elsewhere.place == walk.place


@EVERY
def test_every_step_offers_something_else_or_is_the_only_way(name: str) -> None:
    choices = [len(game.pending.options) for game, _ in tasks(name) if game.pending is not None]
    assert max(choices) > 1


@EVERY
def test_what_is_taken_back_is_taken_back_in_the_lesson_too(name: str) -> None:
    game, walk = begun(name)
    places = [walk.place]
    begins = game.decided
    while walk.step is not None:
        put_in(game, walk, walk.wanted(game)[0])
        to_the_task(game, walk)
        places.append(walk.place)
    walk.go_back(begins)
    assert walk.place == places[0]
    assert len(walk.places) == begins + 1


@EVERY
def test_its_decks_may_be_played_and_come_as_they_are_told(name: str) -> None:
    lesson, game = LESSONS[name], name.partition("/")[0]
    book = engine.playing_book(game)
    for half, deck in zip((lesson.you, lesson.rival), decks_of(name), strict=True):
        ours = engine.deck_of(game, half.deck)
        assert [sorted(section) for section in deck] == [
            sorted(card.number for card in section) for section in ours.sections
        ]
        sections = dict(zip(book.sections, deck, strict=True))
        assert engine.book_of(game).check_deck(engine.deck_of(game, sections)) == []


@EVERY
def test_its_record_is_a_record_like_any_other(name: str) -> None:
    for game, _ in tasks(name):
        last = game
    again = engine.replay(last.record())
    assert again.decided == last.decided
    assert again.save() == last.save()


@EVERY
def test_it_cites_clauses_that_there_are_in_words_of_every_language(name: str) -> None:
    game = name.partition("/")[0]
    spoken = [language_of(code) for code in languages()]
    for step in LESSONS[name].steps:
        assert step.why
        for number in step.why:
            assert number in register(game).clauses
            assert all(tr.gist(f"{game} {number}") for tr in spoken), f"{game} {number}"


@EVERY
def test_it_is_told_in_few_words(name: str) -> None:
    lesson = LESSONS[name]
    assert len(lesson.steps) in STEPS
    for step in lesson.steps:
        assert len(re.findall(r"[.?!](?= |$)", step.say)) == 2, step.say
        assert len(re.findall(r"[.?!](?= |$)", step.task)) == 1, step.task
        assert len(step.say) < 330, step.say
    assert len(set(lesson.texts())) >= len(lesson.steps) * 2


def test_there_is_a_course_for_vanguard_and_a_first_lesson_for_every_game() -> None:
    games = [name.partition("/")[0] for name in LESSONS]
    assert games.count("vgg") >= 12
    assert set(games) == {"dbs", "vgd", "vgg", "ws"}


def test_what_is_no_lesson_is_refused() -> None:
    for name in ("", "vgg", "vgg/", "vgg/nothing", "../vgg/board", "chess/board"):
        with pytest.raises(BythebookError, match="no lesson is called"):
            lesson_of(name)


def stacked(
    monkeypatch: pytest.MonkeyPatch, lesson: Lesson
) -> tuple[list[list[str]], list[list[str]]]:
    """The decks of a lesson that is not among ours."""
    monkeypatch.setattr(stacking, "lesson_of", lambda name: lesson)
    return decks_of.__wrapped__("vgg/turn")


@pytest.mark.parametrize("seed", range(6))
def test_any_seed_shuffles_the_stacked_decks_into_what_is_told(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    lesson = msgspec.structs.replace(LESSONS["vgg/turn"], seed=seed)
    main, extra = zip(*stacked(monkeypatch, lesson), strict=True)
    decks = [{"main deck": one, "G deck": two} for one, two in zip(main, extra, strict=True)]
    game, walk = engine.new_game("vgg", decks[0], decks[1], seed), Walk(lesson)
    while not game.state.turn:
        choice = walk.due(game)
        assert choice is not None
        put_in(game, walk, choice)
    for player, half in enumerate((lesson.you, lesson.rival)):
        names = [
            [game.definition(card).name for card in game.state.zones[player * game.state.kinds + z]]
            for z in (game.zones.names.index("hand"), game.zones.names.index("deck"))
        ]
        drawn = names[0] + names[1][::-1]
        assert drawn[:5] == half.hand
        assert drawn[5 : 5 + len(half.draws)] == half.draws


@pytest.mark.parametrize(
    ("half", "why"),
    [
        ({"hand": ["Morning Bell, Pim"]}, "has not so many Morning Bell, Pim"),
        ({"draws": ["Hall Monitor, Tove"] * 5}, "has not so many Hall Monitor, Tove"),
        ({"first": "Nobody at All"}, "has no Nobody at All"),
    ],
)
def test_what_a_deck_has_not_cannot_be_drawn(
    monkeypatch: pytest.MonkeyPatch, half: dict[str, object], why: str
) -> None:
    lesson = LESSONS["vgg/turn"]
    you = msgspec.structs.replace(lesson.you, **half)
    with pytest.raises(BythebookError, match=why):
        stacked(monkeypatch, msgspec.structs.replace(lesson, you=you))


def test_a_pass_of_another_step_is_not_meant() -> None:
    game, walk = begun("vgg/board")
    while heard(game, 0).kind != "ride step":
        put_in(game, walk, walk.wanted(game)[0])
        to_the_task(game, walk)
    assert game.pending is not None
    last = len(game.pending.options) - 1
    assert heard(game, last).words == "pass"
    assert walk.wanted(game) == [0]
