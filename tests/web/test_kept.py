"""What a browser keeps, and one that keeps nothing, in a real browser."""

from typing import Any, Final

import pytest

from bythebook.agents import AGENTS
from bythebook.lessons import lessons
from tests.web.browsing import PHONE, like, post
from tests.web.records import whole

FULL: Final = """Storage.prototype.setItem = () => {
  throw new DOMException('full', 'QuotaExceededError');
}"""
DENIED: Final = """for (const name of ['localStorage', 'sessionStorage']) {
  const get = () => { throw new DOMException('', 'SecurityError'); };
  Object.defineProperty(window, name, {get});
}"""
LINK: Final = "input[aria-label=Invitation]"


@pytest.mark.parametrize("refuses", [FULL, DENIED], ids=["full", "denied"])
def test_in_a_browser_that_keeps_nothing_one_plays_and_learns(
    page: Any, address: str, refuses: str
) -> None:
    page.add_init_script(refuses)
    page.reload()
    page.click("[data-game=ws]")
    page.click(".play")
    page.wait_for_selector(".prompt")
    page.click(".brand")
    page.get_by_role("link", name="Go on").click()
    page.wait_for_selector(".prompt")
    page.goto(f"{address}/#learn")
    page.click(f"[data-begin='vgg/{next(iter(lessons('vgg')))}']")
    page.click("[data-lesson=show]")
    page.click("[data-lesson=do]")
    page.locator(".margin .lead", has_text="2 of").wait_for()
    page.goto(f"{address}/#learn")
    page.get_by_text("1 of").first.wait_for()


def test_in_a_browser_that_keeps_nothing_a_deck_is_played_and_a_record_opened(
    page: Any, address: str, tmp_path: Any
) -> None:
    page.add_init_script(FULL)
    page.goto(f"{address}/#decks/ws/lanterns")
    page.reload()
    page.wait_for_selector(".verdict[data-legal=true]")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_text("This browser keeps nothing").wait_for()
    page.get_by_role("button", name="Play this deck").click()
    page.wait_for_selector(".newtable")
    assert page.get_by_label("Your deck").input_value() == "saved:My deck"
    file = tmp_path / "record.txt"
    file.write_text(whole("ws"), encoding="utf-8")
    page.goto(f"{address}/#replays")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".scrubber")


def test_the_invitation_is_there_again_when_one_comes_back_to_the_table(
    page: Any, address: str
) -> None:
    page.click("[data-game=dbs]")
    page.get_by_label("Opponent").select_option("")
    page.click(".play")
    told = page.input_value(LINK)
    # Another tab, some days later.
    other = page.context.new_page()
    other.set_viewport_size(PHONE)
    other.goto(address)
    other.get_by_role("link", name="Go on").click()
    assert other.input_value(LINK) == told
    other.close()
    seat = post(
        address,
        f"/api/tables/{told.split('/')[-2]}/seats",
        {"invitation": told.split("/")[-1], "name": "Ben"},
    )
    assert seat["secret"]
    page.wait_for_selector(".prompt")


def test_a_game_is_called_by_its_title_and_an_opponent_by_how_it_plays(
    page: Any, address: str
) -> None:
    like(page, language="id")
    page.reload()
    page.click("[data-game=dbs]")
    opponents = page.locator(".newtable select").nth(1)
    told = opponents.locator("option").all_inner_texts()
    assert len(told) == len(AGENTS) + 2
    assert not [one for one in told if one.split()[-1] in AGENTS]
    opponents.select_option("anybody")
    page.click(".play")
    page.wait_for_selector(".waitroom input")
    page.goto(f"{address}/#lobby")
    for part in ("Meja terbuka", "Permainan saya"):
        rows = page.get_by_label(part).locator("li", has_text="Dragon Ball Super")
        rows.first.wait_for()
