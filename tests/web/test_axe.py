"""Nothing on the page keeps anybody out: axe, in both themes, on a laptop and a phone."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.axe import findings
from tests.web.browsing import GAMES, LAPTOP, PHONE, like, post, seated
from tests.web.positions import table_at

SIZES = [LAPTOP, PHONE]


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    """Light or dark."""
    return str(request.param)


@pytest.fixture(params=SIZES, ids=["laptop", "phone"])
def looked_at(
    request: pytest.FixtureRequest, browser: Any, address: str, theme: str
) -> Iterator[Any]:
    """A page of that theme and size, at no address yet."""
    context = browser.new_context(
        viewport=request.param, reduced_motion="reduce", base_url=address, bypass_csp=True
    )
    opened = context.new_page()
    like(opened, theme=theme)
    yield opened
    context.close()


def test_the_lobby(looked_at: Any, address: str) -> None:
    looked_at.goto(address)
    looked_at.click("[data-game=ws]")
    looked_at.wait_for_selector(".newtable")
    assert findings(looked_at) == []


def test_coming_to_a_table(looked_at: Any, address: str) -> None:
    seat = post(address, "/api/tables", {"game": "ws", "opponent": ""})
    looked_at.goto(f"{address}/#join/{seat['table']}/{seat['invitation']}")
    looked_at.wait_for_selector(".newtable")
    assert findings(looked_at) == []


@pytest.mark.parametrize("kind", ["main", "attack", "choosing"])
@pytest.mark.parametrize("game", GAMES)
def test_the_table(looked_at: Any, address: str, game: str, kind: str) -> None:
    seated(looked_at, address, table_at(address, game, kind))
    looked_at.locator(".cardbutton").first.focus()
    assert findings(looked_at) == []


@pytest.mark.parametrize("key", ["a", "?", "l"])
def test_what_is_laid_beside_the_table(looked_at: Any, address: str, key: str) -> None:
    seated(looked_at, address, table_at(address, "ws", "main"))
    looked_at.keyboard.press(key)
    looked_at.wait_for_timeout(100)
    assert findings(looked_at) == []


def test_the_lessons_and_the_margin_of_one(looked_at: Any, address: str) -> None:
    looked_at.goto(f"{address}/#learn")
    looked_at.wait_for_selector("[data-begin='vgg/board']")
    assert findings(looked_at) == []
    looked_at.click("[data-begin='vgg/board']")
    looked_at.click("[data-lesson=show]:not(:disabled)")
    looked_at.click("[data-lesson=why]")
    assert findings(looked_at) == []
    assert uncovered(looked_at)


def uncovered(page: Any) -> bool:
    """Whether the margin takes room of its own: it lies over nothing of the table."""
    found: bool = page.evaluate("""() => {
      const box = (e) => e.getBoundingClientRect();
      const margin = box(document.querySelector('.margin'));
      return [...document.querySelectorAll('.table .side, .prompt, .hand')].every((e) => {
        const other = box(e);
        return other.bottom <= margin.top + 1 || other.top >= margin.bottom - 1
          || other.right <= margin.left + 1 || other.left >= margin.right - 1;
      });
    }""")
    return found
