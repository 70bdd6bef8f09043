"""axe-core in a page: what it finds that keeps somebody out."""

from pathlib import Path
from typing import Any, Final

from tests.web.browsing import LAPTOP, PHONE

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
RUN: Final = """async ([only, within]) => {
  const rules = only ? {runOnly: {type: 'rule', values: only}} : {};
  const at = within ? {include: [within]} : document;
  const found = await axe.run(at, {resultTypes: ['violations'], ...rules});
  return found.violations.map(v => ({
    impact: v.impact, id: v.id,
    nodes: v.nodes.map(n => n.target.join(' ') + ': ' + n.failureSummary).slice(0, 4)}));
}"""


def findings(page: Any, only: list[str] | None = None, within: str = "") -> list[str]:
    """Everything serious or critical on the page, or a part of it, as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']} ({one['impact']}): {' | '.join(one['nodes'])}"
        for one in page.evaluate(RUN, [only, within])
        if one["impact"] in GRAVE
    ]


def findings_everywhere(page: Any, within: str = "") -> list[str]:
    """The same on a laptop and a phone, light and dark: the page as it is takes all four forms."""
    found: list[str] = []
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        # In the dark nothing but the colors is different.
        for scheme, only in (("light", None), ("dark", ["color-contrast"])):
            page.emulate_media(color_scheme=scheme)
            found += [f"{size['width']} {scheme}: {said}" for said in findings(page, only, within)]
    return found
