"""Every test has a card library of its own, and an empty one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bythebook.library.store import VARIABLE, use_library


@pytest.fixture(autouse=True)
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "library"
    monkeypatch.delenv(VARIABLE, raising=False)
    use_library(folder)
    yield folder
    use_library(None)
