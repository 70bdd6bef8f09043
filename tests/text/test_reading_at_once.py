"""Texts that are read at the same time, as a server does it for several pages."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from bythebook.text.dbs.wording import GRAMMAR
from bythebook.text.reading import Reader, Unread


def test_one_text_is_read_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is known from one text is never looked at while another one adds to it."""
    another = threading.Event()
    inside: list[int] = []
    most: list[int] = []
    whole = Reader.whole

    def slow(reader: Reader, start: object) -> object:
        inside.append(1)
        most.append(len(inside))
        if len(inside) > 1:
            another.set()
        another.wait(0.2)
        inside.pop()
        return whole(reader, start)  # type: ignore[arg-type]

    def read(_: int) -> None:
        for reading in (GRAMMAR.parse, GRAMMAR.read_back):
            with pytest.raises(Unread):
                reading(["nothing", "of", "this", "is", "known"], "step")

    monkeypatch.setattr(Reader, "whole", slow)
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(read, range(2)))
    # A reader that knows nothing explains what was not read, within the reading of the first.
    assert max(most) == 1
