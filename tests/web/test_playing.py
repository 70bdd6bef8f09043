"""Whole games in a real browser: three clicks to the table, then to the end."""

import json
import random
import re
import time
from typing import Any

import pytest

from tests.web.browsing import GAMES, LATER, PHONE, Error, act, state

LONGEST = 300
"""seconds for a game: how fast a machine plays is not what is tested"""
ENDINGS = ("You win:", "You lose:", "A draw:")
LOG_AT_END = """() => {
  const {scrollHeight, scrollTop, clientHeight} = document.querySelector('.log');
  return scrollHeight > clientHeight && scrollHeight - scrollTop - clientHeight < 40;
}"""


def begin(page: Any, game: str) -> None:
    """Three clicks at the most, from the lobby to a game."""
    page.click(f"[data-game={game}]")
    page.click(".play")
    page.wait_for_selector(".prompt")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_with_the_mouse(page: Any, game: str) -> None:
    begin(page, game)
    chance = random.Random(game)
    until = time.monotonic() + LONGEST
    while act(page, chance):
        assert time.monotonic() < until
    assert page.locator(".prompt.over").count() == 1, state(page)
    # Nobody scrolled in the log: its end was in sight all the time, whatever grew beside it.
    page.wait_for_function(LOG_AT_END)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_touch_on_a_phone(
    browser: Any, address: str, game: str
) -> None:
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce", base_url=address
    )
    page = context.new_page()
    page.add_init_script(LATER)
    page.goto(address)
    page.tap(f"[data-game={game}]")
    page.tap(".play")
    page.wait_for_selector(".prompt")
    chance = random.Random(f"touch {game}")
    until = time.monotonic() + LONGEST
    while act(page, chance, touch=True):
        assert time.monotonic() < until
    assert page.locator(".prompt.over").count() == 1, state(page)
    context.close()


def tab_to(page: Any, selector: str) -> None:
    """Go on with Tab until what is meant has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("(s) => document.activeElement.matches(s)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_with_the_keyboard_alone(page: Any, game: str) -> None:
    """From the lobby on: numbers, P, Y, Enter, Space, and arrows to the cards."""
    page.wait_for_selector(f"[data-game={game}]")
    tab_to(page, f"[data-game={game}]")
    page.keyboard.press("Enter")
    tab_to(page, ".play")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    chance = random.Random(game)
    until = time.monotonic() + LONGEST
    used: set[str] = set()
    while not state(page)["over"]:
        assert time.monotonic() < until
        key = chance.choice(["1", "1", "2", "3", "4", "7", "p", "y", "Enter", " ", "arrows"])
        used.add(key)
        if key == "arrows":
            for arrow in chance.choices(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], k=3):
                page.keyboard.press(arrow)
            key = "Enter"
        page.keyboard.press(key)
    assert "arrows" in used


def heard(page: Any) -> list[tuple[str, str, str]]:
    """The table as who cannot see it is told it: role, name and region of each thing."""
    found: list[tuple[str, str, str]] = []
    region = ""
    for line in page.locator("body").aria_snapshot().splitlines():
        # A name with a colon makes YAML put the whole of it in quotes.
        read = re.match(r"\s*- '?(\w+) (\"(?:[^\"\\]|\\.)*\")(.*)", line)
        if read is None:
            continue
        role, name, rest = read[1], json.loads(read[2]), read[3]
        if role == "region":
            region = name
        if "[disabled]" not in rest:
            found.append((role, name, region))
    return found


def test_a_game_is_played_to_its_end_by_what_is_read_aloud(page: Any) -> None:
    """Only roles and names are known: the question, its buttons, and cards that may be chosen."""
    page.get_by_role("button", name="Weiss").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("region", name="Decision").wait_for()
    chance = random.Random(3)
    until = time.monotonic() + LONGEST
    questions: set[str] = set()
    ended = False
    while time.monotonic() < until and not ended:
        told = heard(page)
        asked = [name for role, name, where in told if (role, where) == ("heading", "Decision")]
        ended = any(name.startswith(ENDINGS) for name in asked)
        questions.update(asked)
        cards = [name for role, name, _ in told if role == "button" and "may be chosen" in name]
        asks = [
            name
            for role, name, where in told
            if role == "button"
            and where in ("Decision", "Which of these?")
            and not name.startswith(("all choices", "Close"))
        ]
        wanted = cards if cards and (not asks or chance.random() < 0.5) else asks
        if ended or not wanted:
            page.wait_for_timeout(15)
            continue
        page.evaluate("() => later(310)")
        try:
            found = page.get_by_role("button", name=chance.choice(wanted), exact=True)
            found.first.click(timeout=1500, force=True)
        except Error:
            continue  # answered in the meantime
    assert ended, heard(page)
    assert len(questions) > 8
    assert all(len(question) > 3 for question in questions)
