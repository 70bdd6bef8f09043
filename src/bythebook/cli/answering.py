"""What a typed line means: a way through menus and answers, understood whole or not at all."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bythebook import BythebookError
from bythebook.cli.history import Past
from bythebook.cli.menu import (
    Choice,
    Menu,
    NothingChosen,
    Unknown,
    as_options,
    build,
    consume,
    picks,
    try_picks,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.language import quoted

if TYPE_CHECKING:
    from bythebook.cli.face import Face


@dataclass
class Meant:
    """The answers a line gives one after the other, and the menus that are open in the end."""

    answers: list[Change] = field(default_factory=list)
    menus: list[Menu] = field(default_factory=list)
    opened: str = ""
    """the menu in which the last answer was found"""


class Line:
    """One reading of a line; further answers are tried on a copy of the game."""

    def __init__(
        self,
        face: "Face",
        game: Game,
        past: Past,
        menus: list[Menu],
        puzzled: Callable[[list[str]], BythebookError],
    ) -> None:
        self.face = face
        self.game = game
        self.past = past
        self.puzzled = puzzled
        self.trial = game
        self.found = Meant(menus=list(menus))

    def read(self, words: list[str]) -> Meant:
        """What the words mean, all of them; otherwise says what is not understood."""
        understood: list[str] = []
        while words:
            menu = self.found.menus[-1]
            try:
                if menu.many:
                    chosen = picks(menu, words)
                    self.found.answers += try_picks(self.trial, as_options(self.trial, chosen))
                    return self.found
                choice, count = self.next_choice(menu, words)
            except Unknown as unknown:
                raise self.nothing_done(self.puzzled(str(unknown).split()), understood) from None
            except BythebookError as error:
                raise self.nothing_done(error, understood) from None
            understood += words[:count]
            words = words[count:]
            if choice.sub is not None:
                self.found.menus.append(choice.sub)
            elif not self.answer(choice, words):
                more = BythebookError(
                    "there is nothing more to answer with {words}", words=quoted(" ".join(words))
                )
                raise self.nothing_done(more, understood)
        return self.found

    def next_choice(self, menu: Menu, words: list[str]) -> tuple[Choice, int]:
        """The choice that comes next; a card can be named at once, without its action."""
        try:
            return consume(menu, words)
        except Unknown:
            below = [c for c in menu.choices if c.sub is not None and means(c.sub, words)]
        if len(below) > 1:
            ways = " / ".join(c.label for c in below)
            raise BythebookError(
                "{word} could be used to {ways}: say which", word=quoted(words[0]), ways=ways
            )
        if not below:
            raise self.puzzled(words)
        return below[0], 0

    def answer(self, choice: Choice, words: list[str]) -> bool:
        """Give an answer; whether the words left go on with what is asked then."""
        ask = self.trial.pending
        assert ask is not None
        option = ask.options[choice.options[0]]
        self.found.answers.append(option)
        self.found.opened = self.found.menus[-1].key if len(self.found.menus) > 1 else ""
        self.found.menus = []
        if not words:
            return True
        if self.trial is self.game:
            self.trial = self.game.copy(history=False)
            self.past = self.past.copy()
        self.past.note(self.trial)
        self.trial.answer(choice.options[0])
        after = self.trial.pending
        if after is None or after.player != ask.player or not self.past.is_step(self.trial):
            return False
        self.found.menus = [build(self.face, self.trial, after.player)]
        return True

    def nothing_done(self, error: BythebookError, understood: list[str]) -> BythebookError:
        """What is wrong; and if something before it was right, that nothing was done."""
        if not understood or isinstance(error, NothingChosen):
            return error
        return BythebookError("{error}; nothing was done", error=error)


def means(menu: Menu, words: list[str]) -> bool:
    """Whether a menu has something that words mean, or may mean."""
    try:
        consume(menu, words)
    except Unknown:
        return False
    except BythebookError:
        return True
    return True
