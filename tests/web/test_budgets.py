"""How much the page may weigh, ask for, draw and move, and that nothing jumps: all counted."""

import gzip
import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.browsing import GAMES, LAPTOP, LATER, MINE, like, post, seated
from tests.web.conftest import left_out
from tests.web.positions import table_at

BUILT: Final = Path(str(files("bythebook.server"))) / "page"
FIRST_LOAD: Final = 250_000
TABLE_ALONE: Final = 160_000
FONTS: Final = 90_000
STATIC: Final = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
SHIFTS: Final = """() => {
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      for (const {node} of one.sources)
        if (node?.closest?.('.field, .flank, .gutter, .top, .rail'))
          window.shifts.push([one.value, node.className]);
  }).observe({type: 'layout-shift', buffered: false});
}"""
NUMBERS: Final = """() => ['.prompt', '.hand', '.rival', '.own', '.gutter', '.rail']
  .map(s => { const b = document.querySelector(s).getBoundingClientRect();
    return [s, ...[b.left, b.top, b.width, b.height].map(Math.round)]; })"""

MOVED: Final = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.moved.push([[...new Set(frames.flatMap(Object.keys))], timing.delay + timing.duration]);
    return animate.call(this, frames, timing);
  };
}"""
TRANSITIONS: Final = re.compile(r"transition(?:-property)?:\s*([\w-]+)")
KEYFRAMES: Final = re.compile(r"@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)")
PROPERTIES: Final = re.compile(r"[{;]\s*([\w-]+)\s*:")
LINES: Final = 2000
DRAWN: Final = """() => ({
  blocks: document.querySelectorAll('.log ol').length,
  lines: document.querySelectorAll('.log li').length,
  high: document.querySelector('.log').scrollHeight})"""


def weight(names: set[str]) -> int:
    """What some files weigh on their way, packed."""
    return sum(len(gzip.compress((BUILT / "assets" / name).read_bytes())) for name in names)


def first_load() -> set[str]:
    """Every script that the page needs before it shows a table."""
    if not (BUILT / "index.html").is_file():
        left_out("it is not built: make page")
    html = (BUILT / "index.html").read_text(encoding="utf-8")
    open_ones = re.findall(r"assets/([\w.-]+\.js)", html)
    found: set[str] = set()
    while open_ones:
        name = open_ones.pop()
        if name not in found:
            found.add(name)
            open_ones += STATIC.findall((BUILT / "assets" / name).read_text(encoding="utf-8"))
    return found


def test_the_table_and_the_whole_page_are_light() -> None:
    table = first_load()
    assert table
    assert 40_000 < weight(table) < TABLE_ALONE
    assert weight({file.name for file in (BUILT / "assets").glob("*.js")}) < FIRST_LOAD


def test_the_fonts_are_light_and_our_own() -> None:
    first_load()
    fonts = list((BUILT / "assets").glob("*.woff2"))
    assert len(fonts) == 2
    assert sum(font.stat().st_size for font in fonts) < FONTS


def test_nothing_jumps_when_the_question_changes(browser: Any, address: str) -> None:
    """The prompt is always at the same place and as high; cards move by transforms alone."""
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce", base_url=address)
    page = context.new_page()
    like(page, hints=["*"])
    seated(page, address, table_at(address, "ws", "main"))
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)
    page.evaluate(SHIFTS)
    before = page.evaluate(NUMBERS)
    questions: set[str] = set()
    for key in ("1", "1", "p", "y", "1", "p", "y", "1", "1"):
        # What comes within half a second of a key counts as its doing: wait, so that it is seen.
        page.keyboard.press(key)
        page.wait_for_timeout(330)
        if page.locator("#question").count():
            questions.add(page.locator("#question").inner_text())
        assert page.evaluate(NUMBERS) == before
    assert len(questions) > 2
    shifted = page.evaluate("() => window.shifts")
    assert sum(value for value, _ in shifted) < 0.01, shifted
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_first_view_asks_for_little_and_at_once(browser: Any, address: str, game: str) -> None:
    """With an empty cache: a dozen files, and one question over the socket."""
    seat = post(address, "/api/tables", {"game": game, "opponent": "rules"})
    context = browser.new_context(viewport=LAPTOP, reduced_motion="reduce")
    page = context.new_page()
    requests: list[str] = []
    sent: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    seated(page, address, seat)
    assert len(requests) <= 14, requests
    assert [json.loads(text)["type"] for text in sent] == ["hello"]
    assert page.evaluate("() => document.querySelectorAll('*').length") < 1500
    context.close()


def test_cards_move_by_transform_alone_and_a_batch_within_its_time(
    browser: Any, address: str
) -> None:
    """So that moving twenty cards costs no layout."""
    context = browser.new_context(viewport=LAPTOP)
    context.add_init_script(LATER)
    page = context.new_page()
    like(page, hints=["*"], speed=1)
    page.add_init_script(f"({MOVED})()")
    seated(page, address, table_at(address, "ws", "main"))
    for _ in range(60):
        page.wait_for_selector(f"{MINE}, .prompt.over")
        page.evaluate("() => later(310)")
        page.keyboard.press("p")
        page.keyboard.press("y")
        page.keyboard.press("1")
        moved = page.evaluate("() => window.moved")
        if len(moved) > 20:
            break
    assert len(moved) > 20
    assert {name for names, _ in moved for name in names} <= {"transform", "transformOrigin"}
    assert max(time for _, time in moved) <= 600
    for style in (BUILT / "assets").glob("*.css"):
        text = style.read_text(encoding="utf-8")
        frames = "".join(KEYFRAMES.findall(text))
        assert set(TRANSITIONS.findall(text)) <= {"transform", "none"}
        assert set(PROPERTIES.findall(frames)) <= {"transform"}
    context.close()


def test_of_a_log_of_2000_lines_few_are_drawn(page: Any, address: str) -> None:
    def longer(text: str) -> str:
        message = json.loads(text)
        if message["type"] == "whole":
            line = next(one for one in message["log"] if not one["title"])
            message["log"] = [{**line, "number": n + 1} for n in range(LINES)]
            message["log_begins"] = 1
        return json.dumps(message)

    def between(socket: Any) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(longer(text)))

    page.goto("about:blank")
    page.route_web_socket("**/ws", between)
    seated(page, address, table_at(address, "ws", "main"))
    for part in (1, 0.5, 0):
        page.evaluate(
            "(part) => { const l = document.querySelector('.log');"
            " l.scrollTop = (l.scrollHeight - l.clientHeight) * part; }",
            part,
        )
        page.wait_for_function(
            "() => { const b = document.querySelector('.log').getBoundingClientRect();"
            " return document.elementFromPoint(b.left + 60, b.top + b.height / 2).closest('li'); }"
        )
        drawn = page.evaluate(DRAWN)
        assert drawn["blocks"] == LINES / 40
        assert 10 < drawn["lines"] <= 400, drawn
        assert drawn["high"] > 20 * LINES
