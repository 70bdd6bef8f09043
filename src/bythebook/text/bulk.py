"""Reading many texts one after the other."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def in_bulk() -> Iterator[None]:
    """Read many texts without a pause.

    What is read is kept, and holds no circles: looking for circles in all of it again and
    again would take a sixth of the time, and find nothing.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
