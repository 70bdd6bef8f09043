"""The verbs of card texts that last: values, abilities, prohibitions and masters, for a time."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.language.words import YOU, players_of, word_bit
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import (
    GAME,
    NEXT,
    NEXT_TURN,
    THIS_TURN,
    WHILE_FRAME,
    Change,
    give,
    wait_for,
)
from bythebook.kernel.state.continuous_ops import (
    ADD,
    BECOME,
    BITS_ON,
    CHAR_ABILITIES,
    CHAR_CANNOT,
    CHAR_MASTER,
    GRANT,
    LOSE_ABILITIES,
)

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

# How long an effect made by a text lasts.
UNSAID = 0
END_OF_TURN = 1
END_OF_OPPONENTS_NEXT_TURN = 2
THIS_GAME = 3
END_OF_YOUR_NEXT_TURN = 4
END_OF_NEXT_TURN = 5
FRAMES = 64
"""from here on: as long as something of the book's lasts, which gives it a number"""


def until_of(game: "Game", until: int, master: int) -> tuple[int, int]:
    """A text's duration as the state keeps it."""
    state = game.state
    until = game.book.duration(until)
    if until == END_OF_TURN:
        return THIS_TURN, state.turn
    if until == END_OF_OPPONENTS_NEXT_TURN:
        return NEXT_TURN, 1 - master
    if until == END_OF_YOUR_NEXT_TURN:
        return NEXT_TURN, master
    if until == END_OF_NEXT_TURN:
        return NEXT_TURN, 1 - state.turn_player
    if until >= FRAMES:
        return WHILE_FRAME, game.book.frame_number(until - FRAMES, master)
    return GAME, 0


def lasting(
    frame: Resolve, game: "Game", what: Noun, op: int, char: int, value: int, until: int
) -> Change | None:
    """A continuous effect of the text being resolved, on the cards its noun means now."""
    refs = what.refs(game, frame.source, frame.master, frame.regs)
    return lasting_on(frame, game, refs, op, char, value, until)


def lasting_on(
    frame: Resolve, game: "Game", refs: list[int], op: int, char: int, value: int, until: int
) -> Change | None:
    """A continuous effect of the text being resolved, on those of some cards that it reaches."""
    if game.guard_possible:
        refs = [r for r in refs if game.book.reaches(game, r, frame.text_of())]
    if not refs:
        return None
    duration, end = until_of(game, until, frame.master)
    if not game.book.time_has_come(game, duration, end):
        return None
    return give(
        op,
        char,
        value,
        refs,
        game.book.layer(op, char),
        duration,
        end,
        frame.source,
        frame.ability,
        game.book.master_of_effect(frame),
        since=frame.since,
    )


@dataclass(frozen=True)
class Give(Effect):
    """Cards get more or less of something, or a fixed value, for a time."""

    what: Noun
    char: int
    amount: Amount
    until: int = END_OF_TURN
    becomes: bool = False

    def run(self, frame: Resolve, game: "Game") -> Flow:
        value = self.amount.value(game, frame.source, frame.master, frame.regs)
        op = BECOME if self.becomes else ADD
        return lasting(frame, game, self.what, op, self.char, value, self.until)


@dataclass(frozen=True)
class GiveWords(Effect):
    """Cards get a trait or a name for a time."""

    what: Noun
    char: int
    words: tuple[str, ...]
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        bits = 0
        for word in self.words:
            bits |= word_bit(word)
        return lasting(frame, game, self.what, BITS_ON, self.char, bits, self.until)


@dataclass(frozen=True)
class GiveBits(Effect):
    """Cards get something that bits stand for, as a color, for a time."""

    what: Noun
    char: int
    bits: int
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return lasting(frame, game, self.what, BITS_ON, self.char, self.bits, self.until)


@dataclass(frozen=True)
class Forbid(Effect):
    """Cards or players cannot do something, or have it done to them, for a time."""

    what: Noun
    bits: int
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return lasting(frame, game, self.what, BITS_ON, CHAR_CANNOT, self.bits, self.until)


@dataclass(frozen=True)
class GrantAbility(Effect):
    """Cards get an ability for a time."""

    what: Noun
    ability: Ability
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        number = game.lib.id_of(self.ability)
        return lasting(frame, game, self.what, GRANT, CHAR_ABILITIES, number, self.until)

    def inner(self) -> list[Ability]:
        return [self.ability]


@dataclass(frozen=True)
class LoseAbilities(Effect):
    """Cards lose their abilities for a time: all of them, or those with one of some marks."""

    what: Noun
    marks: int = 0
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        return lasting(
            frame, game, self.what, LOSE_ABILITIES, CHAR_ABILITIES, self.marks, self.until
        )


@dataclass(frozen=True)
class GrantThis(Effect):
    """Cards get the ability whose text this is, for a time."""

    what: Noun
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        own = frame.ability
        return lasting(frame, game, self.what, GRANT, CHAR_ABILITIES, own, self.until)


@dataclass(frozen=True)
class TakeControl(Effect):
    """A player becomes the master of cards for a time."""

    what: Noun
    whose: int = YOU
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.whose, frame.master)[0]
        return lasting(frame, game, self.what, BECOME, CHAR_MASTER, player, self.until)

    def lends(self) -> bool:
        return True


@dataclass(frozen=True)
class Later(Effect):
    """An ability starts to wait for its moment; it remembers what was spoken of.

    With `next`, only the very next event of its kind can be that moment; with `after`, none of
    this turn.
    """

    ability: Ability
    until: int = END_OF_TURN
    about: Noun | None = None
    next: bool = False
    after: bool = False

    def run(self, frame: Resolve, game: "Game") -> Flow:
        until, end = until_of(game, self.until, frame.master)
        bound: list[int] = []
        if self.about is not None:
            bound = self.about.refs(game, frame.source, frame.master, frame.regs)
        number = game.lib.id_of(self.ability)
        once = NEXT if self.next else game.book.times_awaited()
        # Its words speak to whom the text speaks now.
        spoken_to = game.book.master_of_effect(frame) ^ frame.handed
        master = game.book.master_of_later(game, spoken_to)
        first = game.state.turn + 1 if self.after else 0
        return wait_for(number, frame.source, master, until, end, bound, once, first)

    def inner(self) -> list[Ability]:
        return [self.ability]
