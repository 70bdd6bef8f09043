"""What leaves nothing to decide is answered, up to the next decision that matters."""

from typing import TYPE_CHECKING

from bythebook.kernel.game.game import Game
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import (
    F_CARD,
    F_NUMBER,
    FIRST_KIND,
    K_STANDBY,
    KINDS,
    V_DONE,
    V_NO,
    V_PASS,
    V_STANDBY,
    V_UNPLAYED,
    VERBS,
)
from bythebook.kernel.state.refs import CARD
from bythebook.testing import saying
from bythebook.testing.books import setup_of
from bythebook.testing.failing import Stumbled

if TYPE_CHECKING:
    from bythebook.testing.seats import Seat
    from bythebook.testing.table import Table

K_IDLE = FIRST_KIND - 1
KINDS[K_IDLE] = "idle"

MANY = 1000
"""with so many decisions and no end in sight, a test waits for something that does not come"""


def resting(game: Game) -> frozenset[int]:
    """The kinds of decisions at which nothing is under way: somebody may begin something."""
    setup = setup_of(game.book.name)
    return (setup.quiet - setup.steps) | {K_IDLE}


def settle(t: "Table", any_order: bool = False) -> None:
    """Go on until somebody has to choose, or nothing is under way any more.

    Nothing is under way where a phase asks what its player begins, and when the game is over:
    there it stops, even if nothing can be begun. Elsewhere a decision is answered if all its
    options are alike: there is one only, or they say the same of cards between which nothing on
    the table makes a difference (equal energy to pay with, equal cards of one hand). Everything
    else, the order of two different abilities and a counter that could be played included, is
    left to the test; with `any_order`, what waits is resolved in the order it is offered.
    """
    for _ in range(MANY):
        game = t.game
        ask = game.pending
        if ask is None or ask.kind in resting(game):
            return
        waits = any_order and ask.kind == K_STANDBY
        if not waits and len({_likeness(game, option) for option in ask.options}) > 1:
            return
        t.answer(0)
    raise Stumbled("it does not come to rest")


def _likeness(game: Game, option: Change) -> tuple[object, ...]:
    """An option, its cards told apart only by what they are and how they lie."""
    found: list[object] = [option[0]]
    for index, field in enumerate(VERBS[option[0]][1]):
        value = option[index + 1]
        if field == F_NUMBER and option[0] in (V_STANDBY, V_UNPLAYED):
            continue  # the place among what waits
        found.append(_like(game, value & CARD) if field == F_CARD and value > 1 else value)
    return tuple(found)


def _like(game: Game, card: int) -> object:
    state = game.state
    where = state.where[card]
    ordered = where >= 0 and game.zones.ordered[where % state.kinds]
    return (
        where,
        state.zones[where].index(card) if ordered else 0,
        state.definition[card],
        state.owner[card],
        state.master[card],
        state.face[card],
        state.orient[card],
        state.seen[card],
        state.host[card],
        tuple(state.definition[c] for c in state.below.get(card, ())),
        tuple(sorted((k, n) for (r, k), n in state.counters.items() if r & CARD == card)),
        tuple(values[card] for values in game.sheet_values()),
        game.abilities_of(card),
    )


def go_on_to(t: "Table", what: str, seat: "Seat | None" = None) -> list[str]:
    """Everybody declines, until a kind of decision comes, or an option of these words.

    Answers with all that was offered on the way.

    To decline is to pass, to say no, to be done. Where that is not possible, what is alike is
    chosen, and what waits is resolved in the order it is offered; a test that gets to another
    choice fails.
    """
    if what not in KINDS.values() and not saying.sayable(t.game, what):
        raise Stumbled(f"no decision and no option is called {what!r}")
    on_the_way: list[str] = []
    for _ in range(MANY):
        game = t.game
        ask = game.pending
        if ask is None:
            raise Stumbled(f"the game is over before {what!r}: {game.result}")
        if seat is None or seat.player == ask.player:
            if KINDS[ask.kind] == what or any(saying.fits(game, o, what) for o in ask.options):
                return on_the_way
        offered = [saying.words(game, option) for option in ask.options]
        on_the_way += offered
        verbs = [option[0] for option in ask.options]
        declined = [v for v in (V_PASS, V_NO, V_DONE) if v in verbs]
        if declined:
            t.answer(verbs.index(declined[0]))
        elif ask.kind == K_STANDBY or len({_likeness(game, o) for o in ask.options}) == 1:
            t.answer(0)
        else:
            raise Stumbled(f"before {what!r} {'AB'[ask.player]} has to choose from {offered}")
    raise Stumbled(f"{what!r} is not reached")
