"""By finger, without a pointer that hovers: what a phone has no room for is one tap away."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsing import LATER, MINE, PHONE, like, post, seated
from tests.web.positions import table_at
from tests.web.records import amid_an_effect


@pytest.fixture
def phone(browser: Any, address: str) -> Iterator[Any]:
    """A page under fingers."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="reduce", base_url=address
    )
    page = context.new_page()
    page.add_init_script(LATER)
    like(page, hints=["*"])
    yield page
    context.close()


def taken_over(address: str, game: str) -> Any:
    """A seat in the middle of a card's effect."""
    record, upto, player = amid_an_effect(game)
    wanted = {"record": record, "upto": upto, "seat": player, "opponent": "rules"}
    return post(address, "/api/replays/take-over", wanted)


def asked(page: Any) -> None:
    """Wait until no answer is on its way, and skip the time in which a tap counts for the last."""
    page.wait_for_selector(MINE)
    page.evaluate("() => later(310)")


def test_a_step_is_taken_back_by_finger(phone: Any, address: str) -> None:
    seated(phone, address, table_at(address, "vgg", "main"))
    before = phone.locator("#question").inner_text()
    asked(phone)
    phone.tap(".prompt .btn.main")
    phone.wait_for_function(
        "(before) => document.querySelector('#question')?.textContent.trim() !== before",
        arg=before.strip(),
    )
    phone.get_by_role("button", name="Take back").tap()
    phone.wait_for_function(
        "(before) => document.querySelector('#question')?.textContent.trim() === before",
        arg=before.strip(),
    )


def test_what_is_refused_is_read_where_one_decides(phone: Any, address: str) -> None:
    seat = post(address, "/api/tables", {"game": "ws", "opponent": "rules"})
    seated(phone, address, seat)
    phone.get_by_role("button", name="Take back").tap()
    said = phone.locator(".prompt .refused")
    said.wait_for()
    prompt = phone.locator(".prompt").bounding_box()
    box = said.bounding_box()
    assert prompt["y"] < box["y"] < box["y"] + box["height"] < prompt["y"] + prompt["height"]
    assert said.evaluate(
        "(e) => e.contains(document.elementFromPoint("
        "e.getBoundingClientRect().left + 9, e.getBoundingClientRect().top + 9))"
    )


def test_the_text_that_asks_is_read_beside_the_question_or_a_tap_away(
    phone: Any, address: str
) -> None:
    seated(phone, address, taken_over(address, "vgg"))
    name = phone.locator(".prompt .source").inner_text()
    assert phone.locator(".prompt .text").inner_text().strip()
    phone.tap(".prompt button.source")
    phone.wait_for_selector(f".phonesheet .look h2:text('{name}')")


def test_of_the_text_that_asks_as_many_lines_are_read_as_there_is_room_for(
    phone: Any, address: str
) -> None:
    seated(phone, address, table_at(address, "vgd", "choosing"))
    left = phone.locator(".prompt .text").evaluate(
        """(e) => {
          const range = document.createRange();
          range.selectNodeContents(e);
          const lines = [...range.getClientRects()];
          const box = e.getBoundingClientRect();
          const here = lines.filter((line) => line.left < box.right);
          const lowest = Math.max(...here.map((line) => line.bottom));
          return here.length < lines.length ? box.bottom - lowest : 0;
        }"""
    )
    assert left < 18


def test_all_choices_help_and_the_whole_action_are_in_the_menu(phone: Any, address: str) -> None:
    seated(phone, address, table_at(address, "vgg", "main"))
    menu = phone.get_by_role("button", name="Menu and settings")
    for button, heading in (("All choices", "All choices"), ("Search", "Search"), ("Help", "")):
        menu.tap()
        phone.locator(".phonesheet .menu").get_by_role("button", name=button).tap()
        phone.wait_for_selector(f".phonesheet h2:text('{heading}')")
        phone.locator(".phonesheet").get_by_role("button", name="Close").tap()
    menu.tap()
    phone.get_by_role("button", name="Take back the action").tap()
    phone.wait_for_selector(".phonesheet .sheet", state="detached")


def test_a_tap_on_a_card_that_does_not_glow_tells_why_not(phone: Any, address: str) -> None:
    seated(phone, address, table_at(address, "ws", "main"))
    for card in (".hand .handcard:not(.can)", ".rival .cardbutton:not(.can)"):
        phone.locator(card).first.tap()
        phone.wait_for_selector(".phonesheet .why")
        phone.locator(".phonesheet").get_by_role("button", name="Close").tap()


def until(page: Any, selector: str) -> Any:
    """Go on until something is there."""
    found = page.locator(selector)
    for _ in range(60):
        asked(page)
        if found.count():
            return found.first
        on = page.locator(".prompt .btn.main:enabled")
        (on if on.count() else page.locator("button.can[data-spot]").last).tap()
    raise AssertionError(f"never there: {selector}")


def test_what_the_rival_just_did_stands_between_the_sides(phone: Any, address: str) -> None:
    seated(phone, address, post(address, "/api/tables", {"game": "ws", "opponent": "rules"}))
    just = until(phone, ".gutter .just button")
    assert "Just now" in just.inner_text()
    just.tap()
    phone.wait_for_selector(".phonesheet .sheet")


def test_an_answer_that_turns_something_up_says_so_before_it_is_tapped(
    phone: Any, address: str, page: Any
) -> None:
    seat = post(address, "/api/tables", {"game": "dbs", "opponent": "rules"})
    seated(phone, address, seat)
    said = until(phone, ".prompt .btn.main:has(.turnsup)").inner_text()
    # With a mouse it is told beside the button, once that is pointed at.
    seated(page, address, seat)
    button = page.locator(".prompt .btn.main")
    assert button.locator("kbd").count() == 1
    assert button.inner_text().split("\n")[0].removesuffix(" P") == said.split("\n")[0].strip()
    button.hover()
    page.wait_for_selector(".foreseen.warn")
    assert not page.locator(".turnsup").is_visible()
