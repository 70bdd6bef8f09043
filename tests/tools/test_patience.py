"""What takes too long is stuck, and at last its process ends."""

import subprocess
import sys
import time

import pytest

from bythebook.kernel.state.errors import Stuck
from bythebook.tools.patience import last_resort, patience

DEAF = """
import signal
from bythebook.tools.patience import last_resort
signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGALRM])
with last_resort(0.3):
    going_round = True
    while going_round:
        pass
print("came to its end")
"""


def test_who_hears_the_alarm_is_stuck() -> None:
    with (
        pytest.raises(Stuck, match=r"still shuffling after 0\.05 seconds"),
        patience(0.05, "still shuffling"),
    ):
        time.sleep(5)


def test_who_is_quick_enough_is_left_alone() -> None:
    with last_resort(0.2), patience(0.2, "still shuffling"):
        done = True
    time.sleep(0.3)
    assert done


def test_who_hears_nothing_ends_and_says_where_it_was() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", DEAF], capture_output=True, text=True, timeout=60, check=False
    )
    assert ran.returncode == 1
    assert "Timeout" in ran.stderr
    assert "line 6 in <module>" in ran.stderr or "line 7 in <module>" in ran.stderr
    assert "came to its end" not in ran.stdout
