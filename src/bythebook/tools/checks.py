"""What must always hold, whatever game is played: each check raises `Broken` if it does not."""

from collections.abc import Callable

from bythebook import BadRecord
from bythebook.engine import replay
from bythebook.kernel.game.game import Game
from bythebook.kernel.game.history import whole_log
from bythebook.kernel.game.saving import restore
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.log import Batch
from bythebook.kernel.state.refs import FIRST_CARD, NOTHING
from bythebook.kernel.state.state import State, plain
from bythebook.kernel.values.continuous import Sheet
from bythebook.testing.leaks import leak
from bythebook.testing.remembered import misremembered
from bythebook.testing.table import position
from bythebook.tools.census import Names


class Broken(Exception):
    """Something that must always hold does not."""


def conserved(game: Game, laid: int) -> None:
    """Every card is in exactly one place, and knows where; those laid out never cease to be."""
    state = game.state
    where = state.where
    found: list[int] = []
    for zone, cards in enumerate(state.zones):
        for card in cards:
            if where[card] != zone:
                raise Broken(f"card {card} lies in zone {zone} but thinks {where[card]}")
        found += cards
    for host, cards_below in state.below.items():
        for card in cards_below:
            if state.host[card] != host:
                raise Broken(f"card {card} lies under {host} but thinks {state.host[card]}")
        found += cards_below
    found.sort()
    if found == list(range(FIRST_CARD, len(where))):
        return
    for card in range(FIRST_CARD, len(where)):
        places = found.count(card)
        if places != 1 and not (places == 0 and card >= laid and where[card] == NOTHING):
            raise Broken(f"card {card} is in {places} places")


def values_fresh(game: Game) -> None:
    """What is kept of characteristics equals what they are when worked out anew."""
    kept = [list(v) for v in game.sheet_values()]
    granted = dict(game.sheet.granted)
    waiting = [(o.source, o.ability, o.master) for o in game.observers()]
    sheet = game.sheet
    game.sheet = Sheet()
    game.observers_stale = True
    try:
        fresh = [list(v) for v in game.sheet_values()]
        if fresh != kept:
            wrong = [game.book.chars[c] for c in range(len(kept)) if fresh[c] != kept[c]]
            raise Broken(f"kept values differ from fresh ones: {', '.join(wrong)}")
        if game.sheet.granted != granted:
            raise Broken("kept abilities differ from fresh ones")
        if [(o.source, o.ability, o.master) for o in game.observers()] != waiting:
            raise Broken("kept abilities that wait differ from fresh ones")
    finally:
        game.sheet = sheet
        game.observers_stale = True


def answers_hold(game: Game) -> None:
    """What is remembered of rules' answers is what they would answer now."""
    wrong = misremembered(game)
    if wrong:
        raise Broken(wrong)


def options_legal(game: Game) -> None:
    """Every option passes verification, and whatever is not an option is refused by a clause."""
    ask = game.pending
    if ask is None:
        return
    book = game.book
    for option in ask.options:
        refused = book.verify(game, ask.player, option)
        if refused:
            raise Broken(f"option {option} is offered but {refused} forbids it")
    if len(set(ask.options)) != len(ask.options):
        raise Broken("the same option is offered twice")
    if not 0 <= ask.default < len(ask.options):
        raise Broken(f"the default {ask.default} is not an option")
    for option in book.candidates(game):
        # Asked of the rules themselves: `why_not` would fall back on the clause that asks.
        if option not in ask.options and not book.verify(game, ask.player, option):
            raise Broken(f"option {option} is refused without a clause")


def settled(game: Game, names: Names) -> None:
    """Nothing was overlooked: no interrupt is due that nothing holds back, and right after a
    check timing no rule action is due and nothing is in standby."""
    if not game.holding and game.book.interrupts(game):
        raise Broken("an interrupt-type rule action is due and has not happened")
    ask = game.pending
    if ask is None or ask.kind not in names.settled:
        return
    if game.state.standby:
        raise Broken("an ability is still in standby after a check timing")
    if game.book.rule_due(game, -1):
        raise Broken("a rule action is still due after a check timing")


def forked(game: Game) -> Game:
    """A fork is the same position."""
    return _same(game.copy(), game, "a fork is another position")


def saved(game: Game) -> Game:
    """A save holds the whole position: what is made of it alone is the same."""
    restored = restore(game.save(), game.book, {c.number: c for c in game.lib.definitions})
    return _same(restored, game, "saving and loading gives another position")


def taken_back(game: Game) -> None:
    """Taking an answer back and giving it again gives the same position."""
    if game.decided:
        here = position(game)
        game.undo()
        game.redo()
        if position(game) != here:
            raise Broken("taking back and doing again gives another position")


def _same(other: Game, game: Game, otherwise: str) -> Game:
    if position(other) != position(game):
        raise Broken(otherwise)
    return other


def unseen(game: Game) -> None:
    """Neither player's view depends on cards that player may not know."""
    for player in (0, 1):
        found = leak(game, player)
        if found:
            raise Broken(found)


def log_rebuilds(
    game: Game, start: State, look: Callable[[Game, State, Batch], None] | None = None
) -> None:
    """Folding what happened, from the first position on, gives the position.

    `look` is shown every batch on the way, with the state before it.
    """
    state = start.copy()
    for batch in whole_log(game):
        if look is not None:
            look(game, state, batch)
        state.batch += 1
        for change in batch[4]:
            apply(state, game.zones, game.seed, change)
    found, wanted = plain(state), plain(game.state)
    if found != wanted:
        wrong = [k for k in found if found[k] != wanted[k]]
        raise Broken(f"the log does not rebuild the state: {', '.join(wrong)}")


def record_replays(game: Game) -> None:
    """The game's record, replayed, gives the position and the result."""
    try:
        again = replay(game.record(), game.book.name)
    except BadRecord as error:
        raise Broken(f"the record does not replay: {error}") from error
    _same(again, game, "the record gives another position")


class Shadow:
    """A game that came of this one, and has to go the same way for a while."""

    def __init__(self, origin: str, game: Game, until: int) -> None:
        self.origin: str = origin
        self.game: Game = game
        self.until: int = until

    def answers(self, choice: int) -> None:
        """The same answer as in the game itself."""
        try:
            self.game.answer(choice)
        except Exception as error:
            raise Broken(f"a game that was {self.origin} fails later: {error}") from error

    def over(self, game: Game) -> bool:
        """Whether it has been followed for long enough; it must then be the same position."""
        if game.decided < self.until and game.result is None:
            return False
        _same(self.game, game, f"a game that was {self.origin} goes another way later")
        return True
