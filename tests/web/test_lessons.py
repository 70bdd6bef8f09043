"""Lessons in a real browser: played to their end by clicking, and by the keyboard alone."""

from typing import Any

import pytest

from bythebook.lessons import lessons
from tests.web.browsing import GAMES

FIRST = {game: f"{game}/{next(iter(lessons(game)))}" for game in GAMES if lessons(game)}
OVER = ".margin [href='#learn']"
IDLE = "body:not(:has(.prompt[aria-busy=true]))"
"""no answer is on its way"""
WHERE = """() => [document.querySelector('.margin .lead').innerText,
  document.querySelectorAll('.pick').length,
  [...document.querySelectorAll('.wanted')].map(e => e.dataset.spot ?? e.dataset.option),
  document.querySelector('#question')?.innerText ?? ''].join('|')"""


def begin(page: Any, name: str) -> None:
    """From the bar to a lesson: two clicks."""
    page.get_by_role("link", name="Learn").click()
    page.click(f"[data-begin='{name}']")
    page.wait_for_selector(".margin")


def is_over(page: Any) -> bool:
    """Whether all steps are done, once there is something to do."""
    page.wait_for_selector(
        f"{IDLE} [data-lesson=show]:not(:disabled), {IDLE} [data-lesson=do], {OVER}"
    )
    over: bool = page.locator(OVER).count() > 0
    return over


def steps_of(name: str) -> int:
    """How many steps a lesson has."""
    game, _, own = name.partition("/")
    return len(lessons(game)[own].steps)


def progress(page: Any) -> Any:
    """What the browser remembers of the lessons."""
    return page.evaluate("() => JSON.parse(localStorage.getItem('bythebook.lessons') ?? '{}')")


@pytest.mark.parametrize("game", FIRST)
def test_a_lesson_is_played_to_its_end_by_clicking_what_is_shown(page: Any, game: str) -> None:
    name = FIRST[game]
    begin(page, name)
    while not is_over(page):
        if page.locator("[data-lesson=show]").count() > 0:
            page.click("[data-lesson=show]")
        before = page.evaluate(WHERE)
        # A click so soon after a new question is taken to be meant for the last one.
        page.wait_for_timeout(310)
        page.locator(".wanted:visible").last.click(force=True)
        page.wait_for_function(f"(before) => ({WHERE})() !== before", arg=before)
    assert progress(page)[name] == steps_of(name)
    page.click(OVER)
    page.get_by_role("button", name="Once more").wait_for()


def test_a_lesson_is_played_to_its_end_with_the_keyboard_alone(page: Any) -> None:
    """S shows the answer, S again gives it; every second answer is given on the table."""
    page.get_by_role("link", name="Learn").focus()
    page.keyboard.press("Enter")
    name = FIRST["vgg"]
    page.locator(f"[data-begin='{name}']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".margin")
    done = 0
    while not is_over(page):
        page.wait_for_selector(f"{IDLE} [data-lesson=show]:not(:disabled)")
        page.keyboard.press("s")
        page.wait_for_selector("[data-lesson=do]")
        before = page.evaluate(WHERE)
        page.wait_for_timeout(310)
        if done % 2:
            page.locator(".wanted:visible").last.focus()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("s")
        page.wait_for_function(f"(before) => ({WHERE})() !== before", arg=before)
        done += 1
    assert progress(page)[name] == steps_of(name)


def test_another_answer_is_refused_in_the_margin_and_why_names_the_clauses(page: Any) -> None:
    begin(page, FIRST["vgg"])
    page.click(".handcard:not(.wanted):nth-child(1) >> nth=1", force=True)
    refused = page.locator(".margin [role=alert]")
    refused.wait_for()
    assert "Morning Bell" in refused.inner_text()
    page.click("[data-lesson=why]")
    cited = page.locator(".whys .clause").first
    number = cited.inner_text().split()[-1]
    cited.click()
    page.locator(".rail .gist", has_text=" ").wait_for()
    assert number in page.locator(".rail .sheet").inner_text()
    assert "1 of" in page.locator(".margin .lead").inner_text()
