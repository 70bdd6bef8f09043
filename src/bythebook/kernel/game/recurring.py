"""When two positions are the same, so that a game goes round.

They are compared without incarnations, time stamps, the random counter and the log, and without
what each round only adds to (a power raised by so much).
"""

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from bythebook.kernel.procedure.procedure import Ask, fields_of
from bythebook.kernel.state.continuous_ops import (
    ADD,
    E_CHAR,
    E_OP,
    E_SOURCE,
    E_TARGETS,
    E_VALUE,
    GRANT,
)
from bythebook.kernel.state.refs import CARD, SHIFT

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

_SKIPPED: Final = frozenset(
    {"moved", "chosen", "result", "answer", "since", "began", "triggered", "processed"}
)


def _place(game: "Game", value: Any) -> Any:
    """A frame's field without incarnations: references become card numbers."""
    if isinstance(value, int) and value >= 1 << SHIFT:
        return value & CARD
    if isinstance(value, list | tuple):
        return tuple(_place(game, v) for v in value)
    return value


def _way(game: "Game") -> tuple[Any, ...]:
    """Every procedure under way, without what it only passes on."""
    return tuple(
        (
            f.code,
            tuple(
                (name, _place(game, value))
                for name, value in fields_of(f).items()
                if name not in _SKIPPED
            ),
        )
        for f in game.stack
    )


def status(game: "Game", ask: Ask) -> int:
    """A number for what lies where and what is being asked, however it has come to that."""
    question = (ask.player, ask.kind, ask.source & CARD, game.stack[-1].code)
    return _number(game, False, question)


def position(game: "Game", exact: bool = False) -> int:
    """A number for the position, the same whenever everything that matters is the same.

    If exact, what has been added to values matters too.
    """
    return _number(game, exact, _way(game))


def _number(game: "Game", exact: bool, frames: tuple[Any, ...]) -> int:
    state = game.state
    alive = state.alive
    effects: list[tuple[Any, ...]] = []
    added: dict[tuple[int, int], int] = {}
    for e in state.effects:
        targets = tuple(r & CARD for r in e[E_TARGETS:] if alive(r))
        if e[E_OP] == ADD:
            for card in targets:
                place = (e[E_CHAR], card)
                added[place] = added.get(place, 0) + e[E_VALUE]
            continue
        effect = (e[E_OP:E_SOURCE], targets)
        # The same again changes nothing, unless it is one more ability.
        if e[E_OP] == GRANT or effect not in effects:
            effects.append(effect)
    key = repr(
        (
            tuple(tuple(z) for z in state.zones),
            tuple(state.face),
            tuple(state.orient),
            tuple(state.master),
            tuple(state.vars),
            tuple(sorted((k, v) for k, v in state.below.items())),
            tuple(sorted((a & CARD, b, n) for (a, b), n in state.counters.items() if alive(a))),
            tuple(sorted((a & CARD, b, n) for (a, b), n in state.used.items() if alive(a))),
            tuple(sorted((a & CARD, b & CARD) for a, b in state.links.items() if alive(a))),
            tuple(sorted((a & CARD, b, c & CARD) for (a, b), c in state.ties.items() if alive(a))),
            tuple((*[_place(game, x) for x in e[:4]], *e[4:6], e[6] & CARD) for e in state.standby),
            tuple((*[_place(game, x) for x in a],) for a in state.awaiting),
            tuple(effects),
            tuple(sorted(added.items())) if exact else (),
            tuple(state.extra_turns),
            state.turn,
            frames,
        )
    )
    return int.from_bytes(blake2b(key.encode(), digest_size=7).digest(), "little")
