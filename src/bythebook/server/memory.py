"""What stays in memory for good is not looked through again and again.

The cards of a game, once read, are half a million objects. Whenever Python collects garbage it
would look at all of them, and every table would wait for that.
"""

import gc
from typing import Final

OFTEN: Final = (20_000, 20, 20)
"""so many new objects, and so many rounds, before garbage is looked for"""
_settled: Final[set[str]] = set()


def settle(game: str) -> None:
    """A game's cards have been read: they are here to stay."""
    if game in _settled:
        return
    _settled.add(game)
    gc.set_threshold(*OFTEN)
    gc.collect()
    gc.freeze()
