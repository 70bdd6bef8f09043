"""A text of any bytes ends in a result or a clear error, soon."""

import contextlib
import json
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bythebook import BythebookError
from bythebook.library.adapter import adapter_of
from bythebook.library.card_files import LONGEST
from bythebook.library.explain import explain_text
from bythebook.library.judging import DAMAGED, EXACT, UNREAD, judge
from bythebook.library.rows import Row, rows_of
from bythebook.text.decklists import BadDeck
from bythebook.text.decklists import rows_of as deck_rows_of
from tests.library.files import DRAWS, array_card

WS = adapter_of("ws")
STATUSES = (EXACT, UNREAD, DAMAGED)
SECONDS = 20.0
"""seconds of work, far more than is needed; a hang takes for ever"""

PIECES = (
    "【AUTO】", "【CONT】", "【ACT】", "[(1)]", "When this card attacks,", "draw 1 card", ".", ",",
    "“", "”", '"', "(", ")", "《Tide》", "choose 1 of your characters", "if", "you may", "and",
    "this card gets +500 power", "until end of turn", "X", "2", "and this card gets",
)  # fmt: skip
pieced = st.lists(st.sampled_from(PIECES), max_size=40).map(" ".join)


def ends(text: str, kind: str = "") -> None:
    began = time.thread_time()
    with contextlib.suppress(BythebookError):
        json.dumps(explain_text("ws", text, kind).plain())
    card = array_card(ability=[text])
    assert judge(WS, Row(1, card)).status in STATUSES
    assert time.thread_time() - began < SECONDS


@settings(max_examples=60, deadline=None)
@given(st.one_of(st.text(max_size=300), pieced))
def test_a_text_of_any_kind_ends_in_a_result(text: str) -> None:
    ends(text)
    ends(text, "event")


N = 100 * 1024
HOSTILE = {
    "commas": "," * N,
    "clauses": "【AUTO】 When this card attacks, " + "draw 1 card, " * (N // 13),
    "open quotes": "“" * N,
    "nested quotes": "“【CONT】 " * 3000 + "”" * 3000,
    "straight quotes": '"' * N,
    "quoted abilities": '【CONT】 This card gets "' * 400 + '"' * 400,
    "nested brackets": "(" * (N // 2) + ")" * (N // 2),
    "square brackets": "【ACT】 " + "[" * (N // 2) + "]" * (N // 2),
    "abilities run together": "【CONT】 This card gets +500 power. " * (N // 36),
    "abilities and quotes": '【CONT】 This card gets "Aki". ' * (N // 29),
    "one long word": "a" * N,
    "numbers": "1" * N,
    "ands": "【CONT】 This card gets " + "+500 power and " * (N // 15),
    "conditions": "【CONT】 " + "If you have another character, " * (N // 31),
    "tags": "【AUTO】" * (N // 6),
    "nulls": "\0" * N,
    "line breaks": "\n【CONT】 " * (N // 8),
    "traits": "《" * (N // 2) + "》" * (N // 2),
    "reminders": DRAWS + " (" + "draw " * 5000 + ")",
}


@pytest.mark.parametrize("size", [N, LONGEST - 10, 3000])
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_ends_soon(name: str, size: int) -> None:
    ends(HOSTILE[name][:size])


@settings(max_examples=100, deadline=None)
@given(st.binary(max_size=400))
def test_any_bytes_are_rows(data: bytes) -> None:
    for row in rows_of(data):
        assert judge(WS, row).status in STATUSES


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(array_card())), json_values)
def test_a_field_of_any_type_is_judged(field: str, value: object) -> None:
    card = json.loads(json.dumps(array_card() | {field: value}))
    [row] = rows_of(json.dumps(card).encode())
    assert judge(WS, row).status in STATUSES


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(max_size=200), json_values.map(json.dumps)))
def test_any_text_is_a_deck_list_or_none(text: str) -> None:
    with contextlib.suppress(BadDeck):
        assert all(0 <= row.copies <= 999 and row.number for row in deck_rows_of(text))


@pytest.mark.parametrize("line", ["4 " + "9" * 50_000, "x" * 50_000 + " x", "1 " * 25_000])
def test_a_long_line_of_a_deck_list_ends_soon(line: str) -> None:
    began = time.thread_time()
    with contextlib.suppress(BadDeck):
        deck_rows_of(line)
    assert time.thread_time() - began < SECONDS
