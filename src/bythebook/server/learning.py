"""A lesson at a table: what it tells the learner, and which answers it takes."""

from functools import cache
from typing import TYPE_CHECKING, Final

from bythebook.catalogue import GAMES
from bythebook.language import Language, language_of
from bythebook.lessons import Lesson, after, lesson_of, lessons
from bythebook.lessons.walking import LEARNER, Walk
from bythebook.register import gist
from bythebook.server import kept, wire
from bythebook.server.connections import Connection
from bythebook.server.kept import KeptTable

if TYPE_CHECKING:
    from bythebook.server.tables import Table

OWN: Final = (kept.TAUGHT, kept.OPPONENT)
"""answers that the lesson itself gives, or that are given after it"""


def taught(began: KeptTable) -> Lesson | None:
    """The lesson of a table, if it is still played as it was then; otherwise one just plays on."""
    game, _, own = began.lesson.partition("/")
    lesson = lessons(game).get(own)
    return lesson if lesson is not None and lesson.mark() == began.lesson_mark else None


class Learning:
    """The lesson that is taught at a table."""

    def __init__(self, table: "Table", lesson: Lesson) -> None:
        self.table = table
        self.name = table.began.lesson
        self.walk = Walk(lesson)

    def due(self) -> int | None:
        """The answer that the lesson itself gives now, if any."""
        game = self.table.game
        return None if game is None else self.walk.due(game)

    def verify(self, option: int, how: str) -> None:
        """Refuse an answer that the step does not ask for."""
        if how not in OWN:
            self.walk.verify(self.table.playing(), option)

    def tell(self, connection: Connection) -> None:
        """Tell the learner where they are."""
        if connection.seat == LEARNER:
            connection.send(self.told(connection.language))

    def told(self, tr: Language) -> wire.LessonStep:
        """Where the learner is, in a language."""
        lesson, step, game = self.walk.lesson, self.walk.step, self.table.playing()
        following = after(self.name)
        told = wire.LessonStep(
            lesson=self.name,
            title=tr(lesson.title),
            step=self.walk.place.step,
            steps=len(lesson.steps),
            say=tr(lesson.end if step is None else step.say),
            next=following,
            next_title=tr(lesson_of(following).title) if following else "",
        )
        if step is not None:
            told.task = tr(step.task)
            told.why = [_cited(game.book.name, number, tr) for number in step.why]
            told.options = self.walk.wanted(game)
            told.decision = game.decided if told.options else None
        return told


def _cited(game: str, number: str, tr: Language) -> wire.Cited:
    clause = f"{game} {number}"
    return wire.Cited(clause=clause, gist=tr.gist(clause) or gist(clause))


@cache
def courses(language: str) -> list[wire.Course]:
    """All lessons, by game."""
    tr = language_of(language)
    return [
        wire.Course(
            game=game,
            title=entry.title,
            lessons=[
                wire.LessonInfo(
                    name=f"{game}/{own}",
                    title=tr(lesson.title),
                    about=tr(lesson.about),
                    steps=len(lesson.steps),
                )
                for own, lesson in lessons(game).items()
            ],
        )
        for game, entry in GAMES.items()
        if lessons(game)
    ]
