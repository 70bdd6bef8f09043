"""What is no message and no request is refused in a sentence, never by an error of ours."""

import asyncio
import http.client
import json
from typing import Any

import pytest

from bythebook.server import wire
from tests.server.live import Live, page
from tests.server.neighbours import goes_on

WRONG: list[Any] = [
    "",
    "nonsense",
    "[]",
    "null",
    '{"type":"answer"}',
    '{"type":"answer","id":1,"decision":"x","option":0}',
    '{"type":"answer","id":1,"decision":0,"option":1.5}',
    '{"type":"answer","id":1,"decision":0,"option":99999999999999999999999}',
    '{"type":"nothing"}',
    '{"type":"hello","table":"x"}',
    '{"type":"picks","id":1,"decision":0,"marks":[1,2]}',
    '{"type":"why_not","id":1,"player":7,"zone":"hand","place":0}',
    '{"type":"why_not","id":1,"player":0,"zone":"nowhere","place":0}',
    '{"type":"sources","id":1,"player":0,"zone":"hand","place":-1}',
    '{"type":"sources","id":1,"player":0,"zone":"deck","place":3}',
    '{"type":"preview","id":1,"decision":0,"option":-5}',
    '{"type":"remember","id":1,"decision":0,"option":4000}',
    '{"type":"forget","id":1,"key":"' + "x" * 500 + '"}',
    '{"type":"agree","id":1,"agree":true}',
    "[" * 3000,
    '{"type":"ping","id":"\u0000"}',
    '{"type":"ping","id":1,"x":' + "[" * 3000,
    '{"type":"answer","id":true,"decision":0,"option":0}',
    '{"type":"answer","id":1,"decision":true,"option":0}',
    '{"type":"remember","id":1,"decision":0,"option":0,"until":"ever"}',
    '{"type":"take_back","action":"yes"}',
    '{"type":"open_hand","open":1}',
    '{"type":"preview","id":1,"decision":99999,"option":0}',
]


DEEP = "[" * 100_000
NO_REQUESTS: list[tuple[str, str, str]] = [
    ("GET", "/api/games/ws/search?page=x", ""),
    ("GET", "/api/games/ws/cards?explained=maybe", ""),
    ("GET", "/api/games/ws/search?filter=x", ""),
    ("GET", "/api/games/nothing/search", ""),
    ("GET", "/api/games/ws/facets?language=../../etc", ""),
    ("GET", "/api/rules/ws?number=%00", ""),
    ("GET", "/api/nothing", ""),
    ("PUT", "/api/tables", ""),
    ("GET", "/..%2f..%2f..%2fetc/passwd", ""),
    ("GET", "/../../../../../etc/passwd", ""),
    ("GET", "/%2e%2e/app.py", ""),
    ("GET", "/assets/..%5c..%5capp.py", ""),
    ("GET", "//etc/passwd", ""),
    ("GET", "/%00", ""),
    ("POST", "/api/tables", DEEP),
    ("POST", "/api/tables", '{"x":' + DEEP),
    ("POST", "/api/tables", '{"game":"ws","name":"\\ud800"}'),
    ("POST", "/api/tables", "null"),
    ("POST", "/api/tables/%00/log", "{}"),
    ("POST", "/api/tables/%25/log", "{}"),
    ("POST", "/api/tables/_/log", "{}"),
    ("POST", "/api/tables/..%2f/log", "{}"),
    ("POST", "/api/tables/nowhere/report", '{"secret":"x","settings":{"x":' + DEEP),
    ("POST", "/api/replays", '{"record":"' + "{" * 1000 + '"}'),
    ("POST", "/api/replays", '{"table":"\\u0000"}'),
    ("POST", "/api/replays/take-over", '{"record":"x","upto":-1,"seat":0}'),
    ("POST", "/api/games/ws/deck", '{"deck":"../../../etc/passwd"}'),
]


@pytest.mark.parametrize(("method", "path", "body"), NO_REQUESTS)
def test_what_is_no_request_is_refused_in_a_sentence(
    live: Live, method: str, path: str, body: str
) -> None:
    """Whatever is wrong with it, never by an error of ours, and always in the same form."""
    wired = http.client.HTTPConnection("127.0.0.1", live.port, timeout=30)
    wired.request(method, path, body or None, {"Content-Type": "application/json"})
    answered = wired.getresponse()
    told = json.loads(answered.read())
    wired.close()
    assert 400 <= answered.status < 500
    assert answered.status != 422
    assert set(told) == {"sentence", "clause", "field", "gist", "faults"}
    assert told["sentence"].endswith(".")
    assert len(told["sentence"]) < 700


def test_what_is_no_message_is_refused_in_a_sentence(live: Live) -> None:
    async def run() -> None:
        made = live.new_table(game="ws", opponent="random")
        me = await page(live, made.table, made.secret)
        while me.decision is None or not me.decision.mine:
            await me.read()
        now = me.decision.number
        for wrong in WRONG:
            await me.send(wrong)
            reply = await me.until(wire.Refused)
            assert reply.sentence.endswith((".", "!", "?"))
            assert len(reply.sentence) < 700
        me.replies.clear()
        await goes_on(me)
        assert me.decision.number == now

    asyncio.run(run())
