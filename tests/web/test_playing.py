"""Whole games in a real browser: three clicks to the table, then to the end."""

import random
import time
from typing import Any

import pytest

from tests.web.browsing import GAMES, Error

BUTTONS = ".prompt .buttons button:not(:disabled), .options button"
LONGEST = 300
"""seconds for a game: how fast a machine plays is not what is tested"""
STATE = """() => {
  const over = document.querySelector('.prompt.over') !== null;
  const spots = [...document.querySelectorAll('button.can[data-spot]')].map(e => e.dataset.spot);
  const buttons = [...document.querySelectorAll(
    '.prompt .buttons button:not(:disabled), .options button')]
    .filter(e => e.offsetParent !== null).length;
  return {over, spots, buttons, question: document.querySelector('#question')?.textContent ?? ''};
}"""


def begin(page: Any, game: str) -> None:
    """Three clicks at the most, from the lobby to a game."""
    page.click(f"[data-game={game}]")
    page.click(".play")
    page.wait_for_selector(".prompt")


def click(page: Any, selector: str, place: int) -> None:
    """Click with the mouse what is there now; what has gone in the meantime was answered."""
    found = page.locator(selector)
    if place < found.count():
        try:
            found.nth(place).click(timeout=1500, force=True)
        except Error:
            # The view has changed under the mouse: what is there now is looked at next.
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_with_the_mouse(page: Any, game: str) -> None:
    begin(page, game)
    chance = random.Random(game)
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        now = page.evaluate(STATE)
        if now["over"]:
            break
        spots, buttons = now["spots"], now["buttons"]
        if spots and (not buttons or chance.random() < 0.35):
            click(page, "button.can[data-spot]", chance.randrange(len(spots)))
        elif buttons:
            # A click so soon after a new question is taken to be meant for the last one.
            page.wait_for_timeout(310)
            click(page, BUTTONS, chance.randrange(buttons))
        else:
            page.wait_for_timeout(15)
    assert page.locator(".prompt.over").count() == 1, page.evaluate(STATE)


def test_a_game_is_played_to_its_end_with_the_keyboard_alone(page: Any) -> None:
    page.focus("[data-game=ws]")
    page.keyboard.press("Enter")
    page.focus(".play")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt")
    chance = random.Random(5)
    until = time.monotonic() + LONGEST
    while time.monotonic() < until and page.locator(".prompt.over").count() == 0:
        page.keyboard.press(chance.choice(["1", "2", "3", "p", "y"]))
        page.wait_for_timeout(20)
    assert page.locator(".prompt.over").count() == 1, page.evaluate(STATE)
