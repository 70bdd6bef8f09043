"""Reports and records in a real browser: saved, opened in the terminal, taken over."""

import json
import random
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from bythebook.cli.main import app
from tests.web.browsing import GAMES, PHONE, act, like, post, seated, state
from tests.web.layout import faults
from tests.web.records import amid_an_effect, over, whole

ASKED = "() => document.querySelector('#question').firstChild.textContent.trim()"


def opened(page: Any, address: str, file: Path) -> None:
    """A file, by the page of replays."""
    page.goto(f"{address}/#replays")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".scrubber")


@pytest.mark.parametrize("game", GAMES)
def test_a_report_made_in_the_middle_of_an_effect_reopens_and_is_taken_over(
    page: Any, address: str, game: str, tmp_path: Path
) -> None:
    record, upto, player = amid_an_effect(game)
    wanted = {"record": record, "upto": upto, "seat": player, "opponent": "rules"}
    seated(page, address, post(address, "/api/replays/take-over", wanted))
    page.wait_for_selector("#question")
    asked = page.evaluate(ASKED)
    hand = page.locator(".hand .own [data-spot]").count()
    page.get_by_role("button", name="Menu and settings").click()
    page.get_by_role("button", name="Report").click()
    page.locator("textarea:visible").fill("Odd, is it not?")
    with page.expect_download() as coming:
        page.locator(".report button:visible").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    told = json.loads(file.read_text(encoding="utf-8"))
    assert (told["decision"], told["note"]) == (upto, "Odd, is it not?")
    assert "secret" not in json.dumps(told["settings"])

    # In the terminal.
    result = CliRunner().invoke(app, ["replay", str(file)], env={"COLUMNS": "500"})
    assert f"{upto} decisions" in result.output
    assert asked in result.output

    # In the page: looked through, and taken over on the seat that decides, amid the effect.
    opened(page, address, file)
    assert page.locator("input[type=range]").input_value() == str(upto)
    page.click(f".scrubber [data-seat='{player}']")
    page.wait_for_selector(".prompt:not(.scrubber) #question")
    assert page.evaluate(ASKED) == asked
    assert page.locator(".hand .own [data-spot]").count() == hand
    chance = random.Random(game)
    for _ in range(3):
        if not act(page, chance):
            break

    # And on the other one: ours goes on with what is under way.
    opened(page, address, file)
    page.click(f".scrubber [data-seat='{1 - player}']")
    page.wait_for_selector(".prompt:not(.scrubber)")
    state(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_is_stepped_through_jumped_in_and_hides_what_a_seat_does_not_know(
    page: Any, address: str, game: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(whole(game), encoding="utf-8")
    opened(page, address, file)
    slider = page.locator("input[type=range]")
    end = int(slider.get_attribute("max"))
    assert end > 40
    for key, wanted in (("Home", 0), (".", 1), (".", 2), (",", 1), ("End", end), (",", end - 1)):
        page.keyboard.press(key)
        page.wait_for_function(
            "w => document.querySelector('input[type=range]').value === String(w)", arg=wanted
        )
    page.keyboard.press("Home")
    page.keyboard.press("PageDown")
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 1")
    names = page.locator(".top .seats button").all_inner_texts()
    assert len(names) == 3
    page.locator(".top .seats button").last.click()
    page.wait_for_selector(".top .seats button:last-child[aria-pressed=true]")
    page.wait_for_function(
        "() => [...document.querySelectorAll('.hand [data-spot]')].every(e => !e.dataset.number)"
    )


def test_the_shuffles_of_a_game_that_is_over_are_checked(page: Any, address: str) -> None:
    seat = over(address, "dbs", 6)
    page.goto(f"{address}/#seed/{seat['table']}")
    page.wait_for_selector(".verdict[data-wrong='0']")
    assert page.locator(".draws details").count() > 2


def test_a_link_leads_back_to_where_one_came_from(page: Any, address: str) -> None:
    seat = over(address, "ws", 6)
    page.goto(f"{address}/#replay/{seat['table']}/2/b")
    page.wait_for_selector(".scrubber")
    value = "w => document.querySelector('input[type=range]').value === String(w)"
    page.wait_for_function(value, arg=2)
    page.keyboard.press(".")
    page.wait_for_function(value, arg=3)
    page.locator(".top .seats button").first.click()
    page.wait_for_function("() => location.hash.endsWith('/3/a')")
    page.evaluate("table => { location.hash = `#replay/${table}/2/b` }", seat["table"])
    page.wait_for_function(value, arg=2)
    page.wait_for_selector(".top .seats button:nth-child(2)[aria-pressed=true]")


@pytest.mark.parametrize("path", ["replay/file/7/b", "seed/file"])
def test_a_link_to_a_file_of_another_tab_says_that_it_is_to_be_opened(
    page: Any, address: str, path: str
) -> None:
    page.goto(f"{address}/#{path}")
    page.locator("[role=alert]", has_text="open it again").wait_for()
    page.locator("a.btn", has_text="Replays").click()
    page.wait_for_selector("input[type=file]")


def test_what_is_no_report_is_refused_in_the_language_of_who_asks(
    browser: Any, address: str, tmp_path: Path
) -> None:
    # A browser says of a refusal that something failed: here it is meant to.
    page = browser.new_page()
    like(page, language="id")
    page.goto(f"{address}/#replays")
    for text, said in (
        ('{"format": 1}', "Ini bukan laporan"),
        ('{"format": ', "Laporan ini rusak"),
    ):
        file = tmp_path / "report.json"
        file.write_text(text, encoding="utf-8")
        page.goto(f"{address}/#replays")
        page.set_input_files("input[type=file]", file)
        refused = page.locator(".waitroom [role=alert]")
        refused.wait_for()
        assert refused.inner_text().startswith(said)
    page.goto(f"{address}/#rules/ws/99.9")
    refused = page.locator(".leaf .refused")
    refused.wait_for()
    assert refused.inner_text() == "Ws tidak punya pasal 99.9."
    page.close()


OUTSIDE = """() => [...document.querySelectorAll(':is(.top, .scrubber) :is(a, button)')]
  .filter(e => {
    const at = e.getBoundingClientRect();
    return at.width > 0 && (at.left < 0 || at.right > innerWidth || at.bottom > innerHeight);
  }).map(e => e.outerHTML)"""


@pytest.mark.parametrize("width", [320, PHONE["width"]])
@pytest.mark.parametrize("language", ["en", "id"])
def test_on_a_phone_everything_in_the_bar_is_within_reach(
    browser: Any, address: str, tmp_path: Path, language: str, width: int
) -> None:
    context = browser.new_context(viewport={**PHONE, "width": width}, has_touch=True)
    page = context.new_page()
    like(page, language=language)
    file = tmp_path / "record.txt"
    file.write_text(whole("ws"), encoding="utf-8")
    opened(page, address, file)
    assert page.evaluate(OUTSIDE) == []
    context.close()


IN_SIGHT: Final = """() => ['#question', '[type=range]', '[data-seat="1"]'].filter(what => {
  const [at, box] = [what, '.scrubber'].map(e => document.querySelector(e).getBoundingClientRect());
  return at.height < 12 || at.top < box.top || at.bottom > Math.min(box.bottom, innerHeight)
    || at.left < box.left || at.right > box.right;
})"""


@pytest.mark.parametrize("window", [PHONE, {"width": 844, "height": 390}], ids=["up", "lying"])
def test_on_a_phone_what_is_decided_is_read_and_gone_through(
    page: Any, address: str, tmp_path: Path, window: Any
) -> None:
    page.set_viewport_size(window)
    file = tmp_path / "record.txt"
    file.write_text(whole("vgg"), encoding="utf-8")
    opened(page, address, file)
    page.get_by_role("button", name="To the next mark").click()
    page.wait_for_function("() => document.querySelector('#question').textContent !== ''")
    assert page.evaluate(IN_SIGHT) == []
    assert faults(page) == []
