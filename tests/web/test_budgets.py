"""How much the page may weigh, and that nothing jumps when the question changes."""

import gzip
import re
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from tests.web.browsing import LAPTOP, like, seated
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
