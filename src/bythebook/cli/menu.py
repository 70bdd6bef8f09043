"""Choosing: an action, then a card, then a position; equal copies of a card are one line."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bythebook.cli.names import begins, fold, matching, number
from bythebook.cli.screen import escape
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose, Order
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.errors import BythebookError
from bythebook.kernel.state.options import V_DONE, V_NO, V_PASS, V_PICK, V_YES
from bythebook.kernel.state.refs import NOTHING
from bythebook.language import Language, mark, quoted
from bythebook.wording.copies import card_of, sameness, told_apart
from bythebook.wording.said import Prompt

if TYPE_CHECKING:
    from bythebook.cli.face import Face


SENTENCES = (V_PASS, V_DONE, V_YES, V_NO)
YES_NO = mark("yes no y n")
"""what is never the beginning of a name"""


@dataclass
class Choice:
    """One line of a menu: equal options, or a menu of its own.

    `number` is what it has in every menu; 0 if that is its place in the list.
    """

    label: str
    options: list[int] = field(default_factory=list)
    card: int = NOTHING
    note: str = ""
    keys: tuple[str, ...] = ()
    sub: "Menu | None" = None
    number: int = 0
    named: bool = True
    """whether its label is a name, of which any words say what is meant, and not a sentence"""

    @property
    def name(self) -> str:
        """What is shown and can be typed."""
        return f"{len(self.options)}x {self.label}" if len(self.options) > 1 else self.label


@dataclass
class Menu:
    """A question and what can be answered; with `many`, several at once."""

    title: str
    choices: list[Choice]
    many: bool = False
    key: str = ""
    about: str = ""
    yes_no: tuple[str, ...] = ()
    """words that are never the beginning of a name"""

    def numbered(self) -> list[tuple[int, Choice]]:
        """The choices, each with the number to type for it."""
        last = max((choice.number for choice in self.choices), default=0)
        others = iter(range(last + 1, last + len(self.choices) + 1))
        return [(choice.number or next(others), choice) for choice in self.choices]

    def at(self, typed: int) -> Choice | None:
        """The choice with a number."""
        return dict(self.numbered()).get(typed)


def copies(face: "Face", game: Game, player: int, indexes: list[int]) -> list[Choice]:
    """Options as lines; copies nobody could tell apart are one line with a count."""
    ask = game.pending
    assert ask is not None
    found: dict[object, Choice] = {}
    said = told_apart(face.words, game, player)
    for index in indexes:
        option = ask.options[index]
        key = sameness(game, player, option)
        if key in found:
            found[key].options.append(index)
            continue
        found[key] = Choice(
            said[index].label,
            [index],
            card_of(game, option),
            said[index].note,
            face.keys(option),
            number=face.number(option),
            named=option[0] not in SENTENCES,
        )
    return list(found.values())


Group = tuple[int, str, str, str]
"""a verb, the action it is in a menu, the words to type for that, and what is asked next"""


def grouped(face: "Face", game: Game, player: int, groups: tuple[Group, ...]) -> list[Choice]:
    """Actions, each with a menu of what it can be done with; then all other options."""
    ask = game.pending
    assert ask is not None
    tr = face.tr
    by_verb: dict[int, list[int]] = {}
    for index, option in enumerate(ask.options):
        by_verb.setdefault(option[0], []).append(index)
    found: list[Choice] = []
    for verb, label, keys, title in groups:
        if verb in by_verb:
            choices = copies(face, game, player, by_verb.pop(verb))
            names = " / ".join(dict.fromkeys(c.name for c in choices))
            sub = Menu(tr(title), choices, key=keys.split()[0], yes_no=yes_no(tr))
            typed = tuple(tr(keys).split())
            found.append(Choice(tr(label), note=names, keys=typed, sub=sub, named=False))
    rest = [i for indexes in by_verb.values() for i in indexes]
    return found + copies(face, game, player, rest)


def build(face: "Face", game: Game, player: int) -> Menu:
    """The menu of the pending decision."""
    ask = game.pending
    assert ask is not None
    actions = face.actions(game, player)
    title = titled(face.words.question(game, player))
    if actions is not None:
        return Menu(title, actions, key="actions", yes_no=yes_no(face.tr))
    choices = copies(face, game, player, list(range(len(ask.options))))
    about = _bounds(game, face.tr)
    return Menu(title, choices, takes_many(game, ask), about=about, yes_no=yes_no(face.tr))


def yes_no(tr: Language) -> tuple[str, ...]:
    """What can be typed for yes and no."""
    return tuple(tr(YES_NO).split())


def titled(prompt: Prompt) -> str:
    """A question as markup, the note after it less prominent."""
    note = f" [dim]({escape(prompt.note)})[/]" if prompt.note else ""
    return escape(prompt.words) + note


def equal_answers(menu: Menu) -> bool:
    """Whether it cannot matter what is answered: all that can be chosen are copies of one card."""
    only = menu.choices[0]
    return len(menu.choices) == 1 and only.card != NOTHING and only.sub is None


def takes_many(game: Game, ask: Ask) -> bool:
    """Whether several of the options can be named one after the other."""
    frame = game.stack[-1]
    return (
        isinstance(frame, Choose)
        and frame.most > 1
        and all(o[0] in (V_PICK, V_DONE) for o in ask.options)
    )


def _bounds(game: Game, tr: Language) -> str:
    """How many are to be picked, and how many have been."""
    frame = game.stack[-1]
    if not isinstance(frame, Choose) or frame.most <= 1:
        return ""
    least, most, done = frame.least, frame.most, len(frame.result)
    if least >= most:
        wanted = tr("choose {most}", most=most)
    elif least:
        wanted = tr("choose {least} to {most}", least=least, most=most)
    else:
        wanted = tr("choose up to {most}", most=most)
    if done:
        return tr("{wanted}, {done} chosen so far", wanted=wanted, done=done)
    return tr("{wanted}, like 1 3", wanted=wanted)


def consume(menu: Menu, words: list[str]) -> tuple[Choice, int]:
    """The choice that the first words mean, and how many words that took."""
    first = words[0].casefold()
    numbered = menu.numbered()
    most = max((place for place, _ in numbered), default=0)
    typed = number(first, most)
    if typed is not None:
        found_at = menu.at(typed)
        if found_at is not None:
            return found_at, 1
        if len(numbered) == most:
            if most > 1:
                raise BythebookError("choose a number from 1 to {most}", most=most)
            raise BythebookError("there is only number 1 here")
        listed = ", ".join(str(place) for place, _ in numbered)
        raise BythebookError("choose one of the numbers {listed}", listed=listed)
    for choice in menu.choices:
        if first in choice.keys:
            return choice, 1
    several: list[int] = []
    for count in range(len(words), 0, -1):
        found = said(menu, " ".join(words[:count]))
        if len(found) == 1:
            return menu.choices[found[0]], count
        several = several or found
    if several:
        shown = " / ".join(f"{numbered[i][0]} {menu.choices[i].label}" for i in several[:8])
        raise BythebookError(
            "{word} could be {choices}: say a little more, or a number",
            word=quoted(words[0]),
            choices=shown,
        )
    raise Unknown(" ".join(words))


def said(menu: Menu, text: str) -> list[int]:
    """Which choices a text may mean.

    A name by the beginnings of its words, a sentence by its own beginning only; yes and no
    are never the beginning of a name.
    """
    names = [c.label if c.named and fold(text) not in menu.yes_no else "" for c in menu.choices]
    sentences = [begins(text, c.label) and not c.named for c in menu.choices]
    return [i for i, fits in enumerate(sentences) if fits] or matching(text, names)


def picks(menu: Menu, words: list[str]) -> list[Choice]:
    """Every choice that a line names, in its order."""
    found: list[Choice] = []
    while words:
        choice, count = consume(menu, words)
        words = words[count:]
        found.append(choice)
    return found


class Unknown(BythebookError):
    """Words that mean nothing here."""


class NothingChosen(BythebookError):
    """Several cards that cannot all be chosen."""


def as_options(game: Game, chosen: list[Choice]) -> list[Change]:
    """The options that choices stand for: a copy of its own each time a line is named."""
    ask = game.pending
    assert ask is not None
    used: dict[int, int] = {}
    options: list[Change] = []
    for choice in chosen:
        count = used.get(id(choice), 0)
        used[id(choice)] = count + 1
        if count >= len(choice.options):
            if len(choice.options) == 1:
                raise NothingChosen(
                    "{card} can be named once only; nothing was chosen", card=choice.label
                )
            raise NothingChosen(
                "{card} can be named {times} times only; nothing was chosen",
                card=choice.label,
                times=len(choice.options),
            )
        options.append(ask.options[choice.options[count]])
    return options


def try_picks(game: Game, options: list[Change]) -> list[Change]:
    """The picks, if all of them can be made one after the other; tried on a copy of the game."""
    frame = game.stack[-1]
    assert isinstance(frame, Choose)
    if isinstance(frame, Order) and len(options) == len(frame.candidates) - len(frame.result):
        options = options[:-1]  # the last one follows by itself
    trial = game.copy(log=False, history=False)
    for count, option in enumerate(options):
        ask = trial.pending
        now = trial.stack[-1]
        same = isinstance(now, Choose) and now.candidates == frame.candidates
        if not same or len(now.result) != len(frame.result) + count:
            raise NothingChosen(
                "{most} is all that can be chosen here, not {count}; nothing was chosen",
                most=count,
                count=len(options),
            )
        if ask is None or option not in ask.options:
            raise NothingChosen("these cannot be chosen together; nothing was chosen")
        trial.answer(ask.options.index(option))
    return options
