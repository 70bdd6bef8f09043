"""The table in a real browser: the log, what the rival did, arrows, and what is laid beside it."""

import random
from typing import Any

import pytest

import bythebook
from tests.web.browsing import DECKS, GAMES, LAPTOP, PHONE, WIDE, like, post, seated
from tests.web.positions import otherwise, table_at


def late_table(address: str, game: str) -> Any:
    """A seat at a table with a long log."""
    chance = random.Random(4)
    for seed in range(20):
        played = bythebook.new_game(game, *DECKS[game], seed=seed)
        while (decision := played.decision) is not None and played.decided < 700:
            played.answer(chance.choice(decision.options))
        if decision is not None:
            wanted = {"record": played.record(), "upto": 700, "seat": decision.player}
            return post(address, "/api/replays/take-over", wanted | {"opponent": "rules"})
    raise AssertionError("no game lasts so long")


KEYS = """() => [...document.querySelectorAll('.meant')].map(e => e.dataset.key)"""
CROSSED = """() => {
  const numbers = [...document.querySelectorAll('.duel span, .duel em, .plate .numbers')]
    .map(e => e.getBoundingClientRect()).filter(b => b.width > 0);
  const found = [];
  for (const way of document.querySelectorAll('.arrow .way')) {
    const all = way.getTotalLength();
    for (let far = 0; far <= all; far += 2) {
      const {x, y} = way.getPointAtLength(far);
      for (const b of numbers)
        if (x > b.left - 2 && x < b.right + 2 && y > b.top - 1 && y < b.bottom + 1)
          found.push([x, y]);
    }
  }
  return {ways: document.querySelectorAll('.arrow .way').length, found};
}"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_an_arrow_covers_no_number(page: Any, address: str, game: str, size: Any) -> None:
    page.set_viewport_size(size)
    seated(page, address, table_at(address, game, "attack"))
    page.wait_for_selector(".arrow .way", state="attached")
    crossed = page.evaluate(CROSSED)
    assert crossed["ways"] > 0
    assert crossed["found"] == []


def test_a_mate_lies_to_the_left_of_its_leader_as_its_player_sees_it(
    page: Any, address: str
) -> None:
    """On the rival's side, which is seen from across the table, that is to the right."""

    def in_legion(view: Any, zones: list[Any]) -> None:
        for side in view["sides"]:
            circle = side["zones"]["vanguard circle"]
            leader = circle["cards"][0]
            circle["cards"] = [leader, {**leader, "key": "", "face": "down"}]

    otherwise(page, in_legion)
    seated(page, address, table_at(address, "vgg", "main"))
    for side, order in ((".own", [1, 0]), (".rival", [0, 1])):
        cards = page.locator(f"{side} [data-spot*='/vanguard circle/']")
        left = [cards.nth(n).bounding_box()["x"] for n in range(2)]
        assert sorted((0, 1), key=left.__getitem__) == order
        assert cards.nth(0).locator(".word").count() == 0
        assert cards.nth(1).locator(".word").inner_text() == "deleted"


def test_what_an_answer_comes_to_stands_on_its_button_and_an_opponent_is_called_one(
    page: Any, address: str
) -> None:
    seated(page, address, table_at(address, "ws", "attack"))
    said = page.locator(".prompt .buttons .btn").all_inner_texts()
    assert [one.split("\n")[0] for one in said] == ["Frontal", "Side"]
    assert "power 1,500 against 2,000" in said[0]
    assert "no battle" in said[1]
    assert page.locator(".rival .who b").first.inner_text() == "Computer"
    # Nothing is said of consent where none is needed.
    page.hover(".prompt .buttons .btn")
    page.wait_for_selector(".foreseen.warn:text-is('Turns something up.')")


def test_the_log_has_attacks_as_groups_and_points_at_the_cards_meant(
    page: Any, address: str
) -> None:
    seated(page, address, table_at(address, "ws", "attack"))
    assert page.locator(".log li.attack ul li").count() > 0
    assert page.locator(".log li.turn h3").last.inner_text().startswith("Turn ")
    spots = page.evaluate("() => [...document.querySelectorAll('.log li > span')].length")
    for place in reversed(range(spots)):
        page.locator(".log li > span").nth(place).hover()
        if meant := page.evaluate(KEYS):
            break
    else:
        raise AssertionError("no line points at a card")
    assert all(meant)
    page.mouse.move(5, 5)
    page.wait_for_function("() => document.querySelector('.meant') === null")


def test_the_log_is_drawn_only_where_it_is_near_to_being_seen(page: Any, address: str) -> None:
    seated(page, address, late_table(address, "vgg"))
    at_end = "() => { const l = document.querySelector('.log');"
    at_end += " return l.scrollHeight - l.scrollTop - l.clientHeight < 40; }"
    page.wait_for_function(at_end)
    drawn = "() => [...document.querySelectorAll('.log ol')].map(e => e.children.length > 0)"
    assert page.evaluate(drawn)[0] is False
    assert page.evaluate(drawn)[-1] is True
    # With a click Playwright would scroll as nobody does: by neither wheel, finger nor key.
    page.focus(".log .plainlink")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log .plainlink", state="detached")
    page.focus(".log")
    page.keyboard.press("Home")
    page.wait_for_function("() => document.querySelector('.log ol').children.length > 0")
    assert False in page.evaluate(drawn)


def test_what_was_taken_back_stays_in_the_log_struck(page: Any, address: str) -> None:
    seated(page, address, table_at(address, "ws", "main"))
    before = page.locator(".log li").count()
    for _ in range(20):
        page.wait_for_timeout(310)
        page.keyboard.press("1")
        if page.locator(".log li").count() > before:
            break
    for _ in range(8):
        # What was only begun is left first.
        page.keyboard.press("z")
        page.wait_for_timeout(200)
        if page.locator(".log .undone s").count():
            return
    raise AssertionError("nothing in the log is struck")


def pass_on(page: Any, until: str) -> None:
    """Pass whatever is asked until something has been seen."""
    for _ in range(40):
        # A key so soon after a new question is taken to be meant for the last one.
        page.wait_for_timeout(310)
        page.keyboard.press("p")
        page.keyboard.press("y")
        if page.evaluate(until):
            return
        if page.locator(".buttons .btn.main").count() == 0 and page.locator("#question").count():
            page.keyboard.press("1")


def test_with_still_motion_what_changed_is_outlined(page: Any, address: str) -> None:
    """The pages of tests wish for reduced motion; nothing is shown large, nothing glides."""
    seated(page, address, table_at(address, "vgg", "main"))
    seen = "() => { window.outlined = 0; new MutationObserver(() => {"
    seen += " window.outlined += document.querySelectorAll('.changed').length > 0 ? 1 : 0; })"
    seen += ".observe(document.querySelector('.table'),"
    seen += " {subtree: true, attributes: true, attributeFilter: ['class']}); }"
    page.evaluate(seen)
    pass_on(page, "() => window.outlined")
    assert page.evaluate("() => window.outlined") > 0
    assert page.locator(".played").count() == 0


def test_a_card_that_the_rival_plays_is_shown_large_for_a_moment(
    browser: Any, address: str
) -> None:
    context = browser.new_context(viewport=LAPTOP, base_url=address)
    page = context.new_page()
    like(page, speed=1)
    seated(page, address, table_at(address, "vgg", "main"))
    page.evaluate(
        "() => { window.large = 0; new MutationObserver(() => {"
        " if (document.querySelector('.played')) window.large += 1; })"
        ".observe(document.querySelector('.table'), {subtree: true, childList: true}); }"
    )
    pass_on(page, "() => window.large")
    assert page.evaluate("() => window.large") > 0
    page.wait_for_selector(".played", state="detached")
    assert page.locator(".just b").count() > 0
    context.close()


def test_a_few_cards_beside_each_other_are_as_wide_as_any(page: Any, address: str) -> None:
    def two(view: Any, zones: list[Any]) -> None:
        for side in view["sides"]:
            card = side["zones"]["leader area"]["cards"][0]
            many = [{**card, "key": ""}, {**card, "key": ""}]
            side["zones"]["battle area"].update(cards=many, count=2)

    otherwise(page, two)
    page.set_viewport_size(WIDE)
    seated(page, address, table_at(address, "dbs", "main"))
    cells = page.locator(".own .line .cell")
    wide = {round(cells.nth(n).bounding_box()["width"]) for n in range(cells.count())}
    assert len(wide) == 1
