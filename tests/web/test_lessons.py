"""Lessons in a real browser: played to their end by clicking, and by the keyboard alone."""

from typing import Any

import pytest

from bythebook.lessons import lessons
from tests.web.axe import findings
from tests.web.browsing import LAPTOP, PHONE, like
from tests.web.test_playing import tab_to

FIRST = {game: next(iter(found)) for game in ("ws", "dbs", "vgg", "vgd") if (found := lessons(game))}
READY = "[data-lesson=show]:not(:disabled), .margin [href='#learn']"


def begin(page: Any, name: str) -> None:
    """From the bar to a lesson: two clicks."""
    page.get_by_role("link", name="Learn").click()
    page.click(f"[data-begin='{name}']")
    page.wait_for_selector(".margin")


def is_over(page: Any) -> bool:
    """Whether all steps are done, once there is something to do."""
    page.wait_for_selector(READY)
    over: bool = page.locator(".margin [href='#learn']").count() > 0
    return over


def progress(page: Any) -> Any:
    """What the browser remembers of the lessons."""
    return page.evaluate("() => JSON.parse(localStorage.getItem('bythebook.lessons') ?? '{}')")


@pytest.mark.parametrize("game", FIRST)
def test_a_lesson_is_played_to_its_end_by_clicking_what_is_shown(page: Any, game: str) -> None:
    name = f"{game}/{FIRST[game]}"
    begin(page, name)
    while not is_over(page):
        before = page.locator(".margin").inner_text()
        page.click("[data-lesson=show]")
        wanted = page.locator(".wanted:visible")
        assert wanted.count() > 0, before
        # A click so soon after a new question is taken to be meant for the last one.
        page.wait_for_timeout(310)
        wanted.last.click(force=True)
        take = page.locator("[data-go=picks]:not(:disabled)")
        page.wait_for_function(
            "(before) => document.querySelector('.margin').innerText !== before"
            " || document.querySelector('[data-lesson=show]:not(:disabled)') !== null"
            " || document.querySelector('.picked') !== null",
            arg=before,
        )
        if take.count() and page.locator(".picked").count() == wanted_picks(page):
            take.click()
    assert progress(page)[name] == len(lessons(game)[FIRST[game]].steps)


def wanted_picks(page: Any) -> int:
    """How many are picked where the lesson asks for several."""
    return 2
