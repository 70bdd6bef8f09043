"""Sections 8.3, 8.9 and 8.11: switched-off parts, continuous effects, last information."""

from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import E_SINCE, E_STAMP
from bythebook.kernel.state.refs import NOTHING


@rule("ws 8.9.1.2", nothing=2)
def layer_without_values() -> int:
    """Effects that do not change values come next."""
    return 1


@rule("ws 8.9.1.3", nothing=1)
def layer_of_values() -> int:
    """Effects that change values come after them."""
    return 2


@rule("ws 8.9.1.4", nothing=False)
def dependency_counts() -> bool:
    """An effect that depends on another comes after it, whichever is older."""
    return True


@rule("ws 8.9.1.5", nothing=0)
def older_first(stamp: int) -> int:
    """Where nothing else decides, the older effect comes first."""
    return stamp


@rule("ws 8.9.1.5.1", nothing=0)
def since_placed(placed: int) -> int:
    """A continuous ability is as old as its card's stay; from position to position it goes on."""
    return placed


@rule("ws 8.9.1.5.2", nothing=0)
def since_played(effect: Change) -> int:
    """Any other effect is as old as the playing of the ability that made it."""
    return effect[E_STAMP] if effect[E_SINCE] == NOTHING else effect[E_SINCE]


@rule("ws 8.9.2", nothing=True)
def follows_new_cards() -> bool:
    """An effect that was made holds on to no card that changes zones, but for positions."""
    return False


@rule("ws 8.9.3", nothing=False)
def takes_hold_at_once() -> bool:
    """A change for the cards of a zone takes hold the moment a card enters."""
    return True


@rule("ws 8.11.1", nothing=False)
def as_it_last_was() -> bool:
    """Of a card that has left, an effect knows what it last was."""
    return True
