"""By keyboard alone: what is laid open has the focus, and gives it back once it is closed."""

from typing import Any

import pytest

from tests.web.browsing import GAMES, LAPTOP, PHONE, like, seated
from tests.web.positions import table_at

WHERE = "() => { const e = document.activeElement; return e.closest('[aria-label]')?.ariaLabel; }"
PILE = ".own .pile"


def at_table(page: Any, address: str, game: str = "ws", size: Any = LAPTOP) -> None:
    """Sit at a table in the middle of a game."""
    page.goto("about:blank")
    like(page, hints=["*"])
    page.set_viewport_size(size)
    seated(page, address, table_at(address, game, "main"))


def has_focus(page: Any, selector: str) -> None:
    """Wait until the focus is there, or inside."""
    page.wait_for_function("s => document.activeElement.closest(s) !== null", arg=selector)


@pytest.mark.parametrize("game", GAMES)
def test_a_zone_that_is_laid_open_has_the_focus_until_it_is_closed(
    page: Any, address: str, game: str
) -> None:
    at_table(page, address, game)
    spot = page.locator(f"{PILE}:not(.can)").last.get_attribute("data-zone")
    for close in ("Escape", "Enter"):
        page.focus(f"[data-zone='{spot}']")
        page.keyboard.press("Enter")
        has_focus(page, ".tray")
        if close == "Enter":
            page.focus(".tray .plainlink")
        page.keyboard.press(close)
        page.wait_for_selector(".tray .plainlink", state="detached")
        has_focus(page, f"[data-zone='{spot}']")


@pytest.mark.parametrize("key", ["?", "a", "/"])
def test_a_sheet_has_the_focus_until_it_is_closed(page: Any, address: str, key: str) -> None:
    at_table(page, address)
    card = page.locator(".own .cell.cardbutton").first
    card.focus()
    page.keyboard.press(key)
    has_focus(page, ".rail .sheet")
    page.keyboard.press("Escape")
    page.wait_for_selector(".sheet", state="detached")
    spot = card.get_attribute("data-spot")
    has_focus(page, f"[data-spot='{spot}']")


def test_from_sheet_to_sheet_the_focus_goes_along(page: Any, address: str) -> None:
    at_table(page, address)
    menu = page.get_by_role("button", name="Menu and settings")
    menu.focus()
    page.keyboard.press("Enter")
    has_focus(page, ".rail .sheet")
    page.locator(".rail .sheet").get_by_role("button", name="Report").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".rail .report")
    assert page.evaluate(WHERE) == "Report"
    page.keyboard.press("Escape")
    has_focus(page, "[aria-label='Menu and settings']")


def test_a_card_that_was_searched_for_is_read_next(page: Any, address: str) -> None:
    at_table(page, address)
    page.locator(".own .cell.cardbutton").first.focus()
    page.keyboard.press("/")
    page.keyboard.type("lantern")
    found = page.locator(".rail .searching li .plainlink").first
    name = found.inner_text()
    found.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.rail .look h2:text-is("{name}")')
    has_focus(page, ".rail .look")
    assert page.locator(".rail .look h2").inner_text() == name


def test_on_a_phone_a_sheet_gives_the_focus_back(page: Any, address: str) -> None:
    at_table(page, address, size=PHONE)
    page.get_by_role("button", name="Log").click()
    has_focus(page, ".phonesheet .sheet")
    page.locator(".phonesheet").get_by_role("button", name="Close").click()
    has_focus(page, "[aria-label='Log']")


def test_who_must_decide_at_the_end_is_at_what_is_told(page: Any, address: str) -> None:
    at_table(page, address)
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("button", name="Give up").click()
    page.evaluate("document.querySelector('.prompt').focus()")
    page.locator(".rail .btn.danger").evaluate("(e) => e.click()")
    page.wait_for_selector(".prompt.over")
    has_focus(page, ".prompt.over")
