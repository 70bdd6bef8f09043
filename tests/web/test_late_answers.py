"""What is answered late finds the page elsewhere: it leads nobody away, and nothing is lost."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.web.browsing import DECKS, post
from tests.web.records import whole

Begun = Callable[[Any, str], str]
KEPT: Final = "() => JSON.parse(localStorage.getItem('bythebook.tables') ?? '[]').length"


def playing(page: Any, address: str) -> str:
    """A table is wished for in the lobby."""
    page.click("[data-game=ws]")
    return ".play"


def learning(page: Any, address: str) -> str:
    """A lesson is begun."""
    page.goto(f"{address}/#learn")
    return "[data-begin='vgg/board']"


def joining(page: Any, address: str) -> str:
    """Somebody comes to a table."""
    seat = post(address, "/api/tables", {"game": "ws", "opponent": ""})
    page.goto(f"{address}/#join/{seat['table']}/{seat['invitation']}")
    return ".newtable .btn.main"


def taking_over(page: Any, address: str) -> str:
    """A replay is gone on with."""
    page.evaluate("text => sessionStorage.setItem('bythebook.record', text)", whole("ws"))
    page.goto(f"{address}/#replay/file/3/a")
    return "[data-seat='1']"


@pytest.mark.parametrize(
    "begun", [playing, learning, joining, taking_over], ids=lambda begun: begun.__name__
)
def test_who_has_gone_elsewhere_stays_there(page: Any, address: str, begun: Begun) -> None:
    """The table that was wished for is among one's games, and it is one table."""
    button = begun(page, address)
    page.wait_for_selector(f"{button}:enabled")
    held: list[Any] = []

    def hold(route: Any) -> None:
        if route.request.method == "POST":
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/**", hold)
    with page.expect_request(lambda request: request.method == "POST"):
        # The second click of two finds the button off.
        page.evaluate("(s) => { document.querySelector(s).click(); }", button)
    page.wait_for_selector(f"{button}:disabled")
    page.evaluate("(s) => { document.querySelector(s).click(); }", button)
    page.evaluate("location.hash = '#rules/dbs'")
    page.wait_for_selector(".covers a")
    assert len(held) == 1
    held[0].continue_()
    page.wait_for_function(f"{KEPT}".replace(".length", ".length === 1"))
    assert page.evaluate("location.hash") == "#rules/dbs"


def test_a_deck_is_saved_as_it_is_seen_however_late_it_is_judged(page: Any, address: str) -> None:
    page.goto(f"{address}/#decks/ws/{DECKS['ws'][0]}")
    page.wait_for_selector(".verdict[data-legal=true]")
    page.route("**/api/games/ws/deck", lambda route: None)
    first = page.locator(".decklist li").first
    number, before = first.get_attribute("data-row"), int(first.locator(".copies").inner_text())
    first.locator(".mini").first.click()
    page.get_by_label("Name of the deck").fill("Less")
    page.get_by_role("button", name="Save", exact=True).click()
    saved = json.loads(page.evaluate("localStorage.getItem('bythebook.decks')"))
    assert f"{before - 1} {number}" in saved[0]["text"].splitlines()
    # What was found legal was another list.
    assert page.get_by_role("button", name="Play this deck").is_disabled()


def test_the_deck_chosen_last_is_the_one_that_is_opened(page: Any, address: str) -> None:
    page.goto(f"{address}/#decks/ws")
    page.wait_for_selector(".tilecard")
    held: list[Any] = []

    def hold(route: Any) -> None:
        asked = json.loads(route.request.post_data)
        if asked.get("deck") == "lanterns":
            held.append(route)
        else:
            route.continue_()

    page.route("**/api/games/ws/deck", hold)
    start = page.get_by_label("Start from")
    start.select_option("lanterns")
    start.select_option("tides")
    page.wait_for_selector(".verdict[data-legal=true]")
    list_of = "() => document.querySelector('.decklist').innerText"
    tides = page.evaluate(list_of)
    with page.expect_response("**/api/games/ws/deck"):
        held[0].continue_()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate(list_of) == tides


def test_what_was_wrong_with_one_address_is_not_said_of_the_next(page: Any, address: str) -> None:
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text))
    page.route("**/api/games/none/facets*", lambda route: route.abort())
    page.goto(f"{address}/#decks/vgg")
    page.wait_for_selector(".tilecard")
    page.route("**/api/games/ws/facets*", lambda route: route.fulfill(status=200, body="no json"))
    page.evaluate("location.hash = '#decks/ws'")
    page.wait_for_selector(".decks > .refused")
    page.evaluate("location.hash = '#decks/dbs'")
    page.wait_for_selector(".decks > .refused", state="detached")
    page.wait_for_selector(".tilecard")
