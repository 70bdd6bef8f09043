"""Other processes to share work with."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor


def processes(jobs: int) -> ProcessPoolExecutor:
    """So many processes, each begun anew.

    One that is split off from a program with threads (a progress bar is one) takes over the locks
    they hold at that moment and may wait for them for ever.
    """
    return ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
