"""What a question is about: which part of a text asks it, and what comes of the answer."""

from typing import Final

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import AskMay, AskPay, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import PROGRAMS
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.texts.branching import Join, Keep, NoteDone, Undone
from bythebook.kernel.texts.costs import Pay
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards
from bythebook.language import Language
from bythebook.library.explain import tongue_of
from bythebook.library.explain.in_passing import paid, said
from bythebook.wording.said import Prompt

CHOOSING: Final = (ChooseCards, ChooseAmong)
UNSEEN: Final = (Join, Keep, NoteDone, Undone)
"""parts that do nothing that anybody sees"""


def resolving(game: Game) -> Resolve | None:
    """The text that asks the pending question itself, or by a choice it has begun."""
    frames = game.stack[-1:] + game.stack[-2:-1]
    if isinstance(frames[0], Resolve):
        return frames[0]
    if len(frames) > 1 and isinstance(frames[0], Choose) and isinstance(frames[1], Resolve):
        return frames[1]
    return None


def program_of(game: Game, frame: Resolve) -> list[Effect]:
    """The instructions of a text."""
    return game.lib.programs[frame.ability] if frame.ability >= 0 else []


def instruction(game: Game) -> Effect | None:
    """The part of a text that asks the pending question."""
    frame = resolving(game)
    if frame is None:
        return None
    program = program_of(game, frame)
    return program[frame.at - 1] if 0 < frame.at <= len(program) else None


def what_comes(game: Game, tr: Language) -> str:
    """What the text that asks does next, in plain words; nothing in other languages than ours.

    Those read the text itself, which is shown as printed.
    """
    frame = resolving(game)
    if frame is None or not tr.is_source:
        return ""
    speaker, _ = tongue_of(game.book.name)
    for part in program_of(game, frame)[frame.at :]:
        if type(part) in speaker.table and not isinstance(part, UNSEEN):
            return "" if isinstance(part, CHOOSING) else said(game.book.name, part, tr)
    return ""


def choosing(game: Game, tr: Language) -> Prompt:
    """What is to be chosen, and what for."""
    part = instruction(game)
    if isinstance(part, CHOOSING):
        if not tr.is_source:
            return Prompt(tr("Choose what the text asks for:"))
        words = said(game.book.name, part, tr).removeprefix("you ").removeprefix("your opponent ")
        words = words.removeprefix("chooses ").removeprefix("choose ")
        after = what_comes(game, tr)
        return Prompt(
            tr("Choose {what}", what=words), tr("then: {what}", what=after) if after else ""
        )
    asked_by = clause_of(game.stack[-2]) if len(game.stack) > 1 else ""
    return Prompt(tr("Which of these do you choose?"), tr.gist(asked_by).rstrip("."))


def paying(game: Game, tr: Language) -> str:
    """The part of a cost that is paid now, in plain words; nothing in other languages than ours."""
    pay = game.frame_of(Pay)
    if pay is None or not tr.is_source:
        return ""
    parts = pay.parts(game)
    return paid(game.book.name, parts[pay.place], tr) if pay.place < len(parts) else ""


def costing(game: Game, frame: Resolve, tr: Language) -> str:
    """What the cost that a text speaks of takes; nothing in other languages than ours."""
    asks = instruction(game)
    if not tr.is_source or not isinstance(asks, AskPay):
        return ""
    whole = game.book.cost_of(game, frame.ability, frame.source)
    parts = whole if asks.of is None else asks.of.cost
    return ", ".join(filter(None, (paid(game.book.name, part, tr) for part in parts)))


def clause_of(frame: Procedure) -> str:
    """The clause a procedure stands at."""
    clauses = PROGRAMS[frame.code].clauses
    return clauses[min(max(frame.pc - 1, 0), len(clauses) - 1)] if clauses else ""


def optional(game: Game, tr: Language) -> str:
    """What a yes would do, if a text asks for it."""
    return what_comes(game, tr) if isinstance(instruction(game), AskMay) else ""


def how_many_more(game: Game) -> int:
    """How many cards are still to be picked for a payment, if that is known."""
    top = game.stack[-1]
    return top.wanted if isinstance(top, Pay) else 0
