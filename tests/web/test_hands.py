"""By pointer and by wish: dragging, looking, hints, settings, letters that were changed."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.browsing import LAPTOP, PHONE, like, seated
from tests.web.positions import table_at

MIDDLE = """(e) => { const b = e.getBoundingClientRect();
  return [b.left + b.width / 2, b.top + b.height / 3]; }"""
KEPT = "() => JSON.parse(localStorage.getItem('bythebook.settings') ?? '{}')"


@pytest.fixture
def fresh(browser: Any, address: str) -> Iterator[Any]:
    """A page of a browser that has seen nothing yet."""
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce", base_url=address)
    yield context.new_page()
    context.close()


def middle(page: Any, selector: str) -> list[float]:
    """Where something is."""
    found: list[float] = page.locator(selector).first.evaluate(MIDDLE)
    return found


def drag(page: Any, start: list[float], end: list[float]) -> None:
    """Press, move in steps, and let go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 20, start[1] - 20, steps=2)
    page.mouse.move(*end, steps=6)


def test_a_card_is_dragged_to_its_place_in_one_go(fresh: Any, address: str) -> None:
    like(fresh, hints=["*"])
    seated(fresh, address, table_at(address, "vgg", "main"))
    for _ in range(3):
        # On to the main phase, where units are called.
        if "Main" in fresh.locator(".phases .now").all_inner_texts():
            break
        fresh.wait_for_timeout(310)
        fresh.keyboard.press("p")
        fresh.wait_for_timeout(100)
    card = fresh.locator(".hand .handcard.can").first
    name = card.locator(".name").inner_text()
    place = ".own .cell.empty[data-zone]"
    target = fresh.locator(place).first.get_attribute("data-zone")
    drag(fresh, middle(fresh, ".hand .handcard.can"), middle(fresh, place))
    assert fresh.locator(".dragged").count() == 1
    assert fresh.locator(".droppable").count() == 1
    fresh.mouse.up()
    assert fresh.locator(".dragged").count() == 0
    fresh.wait_for_selector(f".own [data-spot='{target}/0'] .plate")
    assert fresh.locator(f".own [data-spot='{target}/0'] .name").inner_text() == name


def test_a_drag_that_ends_nowhere_changes_nothing(fresh: Any, address: str) -> None:
    like(fresh, hints=["*"])
    seated(fresh, address, table_at(address, "ws", "main"))
    question = fresh.locator("#question").inner_text()
    drag(fresh, middle(fresh, ".hand .handcard.can"), [1150, 500])
    fresh.mouse.up()
    fresh.wait_for_timeout(150)
    assert fresh.locator("#question").inner_text() == question
    assert fresh.locator(".dragged").count() == 0
    # The next click counts again.
    fresh.locator(".tool[aria-label='Help']").click()
    fresh.wait_for_selector(".sheet")


def test_a_right_click_and_a_long_press_look_at_a_card(browser: Any, address: str) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, base_url=address)
    page = context.new_page()
    like(page, hints=["*"])
    seated(page, address, table_at(address, "ws", "main"))
    page.locator(".own .cell.cardbutton").first.click(button="right")
    page.wait_for_selector(".phonesheet .look h2")
    page.locator(".phonesheet .sheet header .tool").click()
    x, y = middle(page, ".hand .handcard")
    touch = context.new_cdp_session(page)
    point = {"x": x, "y": y}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_selector(".phonesheet .look h2")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    context.close()


def test_hints_stand_at_their_cards_and_go_once_used(fresh: Any, address: str) -> None:
    seated(fresh, address, table_at(address, "ws", "main"))
    fresh.wait_for_selector(".firsthint:text('What glows')")
    fresh.wait_for_timeout(310)
    # Another one is not used: the hint stays.
    fresh.locator(".hand .handcard:not(.can)").first.click()
    assert fresh.locator(".firsthint:text('What glows')").count() == 1
    fresh.locator(".hand .handcard.can").first.click()
    fresh.wait_for_selector(".firsthint:text('does not glow')")
    fresh.locator(".hand .handcard:not(.can)").first.click()
    fresh.wait_for_selector(".firsthint:text('does not glow')", state="detached")
    assert fresh.evaluate(KEPT)["hints"] == ["choose", "why"]


def test_settings_are_kept_and_letters_can_be_changed_or_turned_off(
    fresh: Any, address: str
) -> None:
    like_once = {"hints": ["*"]}
    fresh.add_init_script(
        "if (!localStorage.getItem('bythebook.settings')) localStorage.setItem("
        f"'bythebook.settings', {json.dumps(json.dumps(like_once))})"
    )
    seated(fresh, address, table_at(address, "ws", "main"))
    menu = fresh.get_by_role("button", name="Menu and settings")
    menu.click()
    fresh.get_by_role("group", name="Theme").get_by_role("button", name="dark").click()
    fresh.get_by_role("group", name="Pictures").get_by_role("button", name="hidden").click()
    assert fresh.evaluate("() => document.documentElement.dataset.theme") == "dark"
    assert not fresh.locator(".own .cell .picture").first.is_visible()
    fresh.locator(".rail .letters summary").click()
    fresh.get_by_role("textbox", name="remembered answers").fill("q")
    fresh.keyboard.press("Escape")
    fresh.locator(".rail .sheet header .tool").click()
    fresh.keyboard.press("q")
    fresh.wait_for_selector(".sheet h2:text('Remembered answers')")
    fresh.locator(".rail .sheet header .tool").click()
    fresh.reload()
    fresh.wait_for_selector(".prompt")
    assert fresh.evaluate("() => document.documentElement.dataset.theme") == "dark"
    menu.click()
    fresh.locator(".rail .letters summary").click()
    fresh.get_by_role("group", name="Letters as keys").get_by_role("button", name="off").click()
    fresh.locator(".rail .sheet header .tool").click()
    fresh.keyboard.press("q")
    fresh.wait_for_timeout(60)
    assert fresh.locator(".sheet").count() == 0


def test_what_is_said_by_key(page: Any, address: str) -> None:
    """M says the board, R what the rival did, G and a letter goes to a zone, / searches."""
    page.goto("about:blank")
    like(page, hints=["*"])
    seated(page, address, table_at(address, "ws", "main"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("m")
    said = page.locator("[role=status].unseen").first
    page.wait_for_function(
        "() => /Turn \\d+/.test(document.querySelector('p[role=status]').textContent)"
    )
    assert said.inner_text().count(". ") == 2
    # What happens afterwards is heard again, and a second time too what was asked for.
    before = said.inner_text()
    page.keyboard.press("m")
    page.wait_for_function(
        "(before) => document.querySelector('p[role=status]').textContent !== before", arg=before
    )
    assert said.inner_text().strip() == before.strip()
    page.evaluate("() => later(310)")
    page.keyboard.press("p")
    page.keyboard.press("y")
    page.wait_for_function(
        "() => !/Turn \\d+,/.test(document.querySelector('p[role=status]').textContent)"
    )
    page.keyboard.press("g")
    page.keyboard.press("c")
    first = page.evaluate("() => document.activeElement.dataset.spot ?? ''")
    assert "/c" in first
    page.keyboard.press("g")
    page.keyboard.press("c")
    assert page.evaluate("() => document.activeElement.dataset.spot ?? ''") != first
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    page.keyboard.type("lantern")
    page.wait_for_selector(".searching li .plainlink")
    page.locator(".searching li .plainlink").first.click()
    page.wait_for_selector(".rail .look h2")


def test_giving_up_asks_first(page: Any, address: str) -> None:
    page.goto("about:blank")
    like(page, hints=["*"])
    seated(page, address, table_at(address, "ws", "main"))
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Go on playing").click()
    assert page.locator(".prompt.over").count() == 0
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    page.wait_for_selector(".prompt.over")
