"""A connection that is lost, comes back, or is not taken back: who looks on the table is told."""

import json
from typing import Any

import pytest

from tests.web.browsing import LAPTOP, PHONE, like, seated
from tests.web.layout import faults
from tests.web.positions import table_at

OLD = "This page is not of this server's version: load it again."
HEARD = "() => document.querySelector('p[role=alert].unseen').textContent"


class Between:
    """Stands between a page and its server."""

    def __init__(self, page: Any, sentence: str = "") -> None:
        self.sockets: list[Any] = []
        self.sentence = sentence
        """why who comes back is sent away; if it is nothing, nobody answers"""
        self.whole: dict[str, Any] = {}
        page.route_web_socket("**/ws", self.come)

    def come(self, socket: Any) -> None:
        self.sockets.append(socket)
        if len(self.sockets) == 1:
            socket.connect_to_server().on_message(self.pass_on)
        elif self.sentence:
            bye = json.dumps({"type": "bye", "sentence": self.sentence, "again": False})
            socket.on_message(lambda _: socket.send(bye))

    def pass_on(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "whole":
            self.whole = message
        self.sockets[0].send(text)

    def lose(self) -> None:
        """The connection breaks."""
        self.sockets[0].close(code=4000)


@pytest.mark.parametrize("language", ["en", "id"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_lost_connection_is_told_where_one_decides(
    page: Any, address: str, size: Any, language: str
) -> None:
    page.goto("about:blank")
    like(page, hints=["*"], language=language)
    page.set_viewport_size(size)
    between = Between(page)
    seated(page, address, table_at(address, "vgg", "main"))
    between.lose()
    said = page.locator(".prompt .lead .refused")
    said.wait_for()
    assert page.evaluate(HEARD).strip() == said.inner_text()
    assert faults(page) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_who_is_not_taken_back_is_told_why_and_where_to_go(
    page: Any, address: str, size: Any
) -> None:
    page.goto("about:blank")
    like(page, hints=["*"])
    page.set_viewport_size(size)
    between = Between(page, OLD)
    seated(page, address, table_at(address, "ws", "main"))
    between.lose()
    page.wait_for_selector(f'.prompt h2:text-is("{OLD}")')
    assert page.evaluate(HEARD) == OLD
    assert page.locator(".prompt a[href='#lobby']").is_visible()
    assert page.get_by_role("button", name="Load again").is_visible()
    assert faults(page) == []
    # Nothing more can be chosen.
    assert page.locator(".can").count() == 0


def test_the_same_question_is_heard_every_time_it_is_asked(page: Any, address: str) -> None:
    page.goto("about:blank")
    like(page, hints=["*"])
    between = Between(page)
    seated(page, address, table_at(address, "ws", "main"))
    page.wait_for_function(f"() => ({HEARD})() !== ''")
    before = page.evaluate(HEARD)
    asked = between.whole["decision"]
    changed = {
        "type": "changed",
        "version": between.whole["version"] + 1,
        "differences": [],
        "batches": [],
        "log": [],
        "clocks": [],
        "decision": {**asked, "number": asked["number"] + 1},
    }
    between.sockets[0].send(json.dumps(changed))
    page.wait_for_selector(f".prompt[data-number='{asked['number'] + 1}']")
    page.wait_for_function(f"(before) => ({HEARD})() !== before", arg=before)
    assert page.evaluate(HEARD).strip() == before.strip()
