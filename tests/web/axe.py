"""axe-core in a page: what it finds that keeps somebody out."""

from pathlib import Path
from typing import Any, Final

from tests.web.conftest import left_out

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
RUN: Final = """async () => {
  const found = await axe.run(document, {resultTypes: ['violations']});
  return found.violations.map(v => ({
    impact: v.impact, id: v.id,
    nodes: v.nodes.map(n => n.target.join(' ') + ': ' + n.failureSummary).slice(0, 4)}));
}"""


def findings(page: Any) -> list[str]:
    """Everything serious or critical on the page as it is now."""
    if not AXE.is_file():
        left_out("axe-core is not installed: make page-check")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [
        f"{one['id']} ({one['impact']}): {' | '.join(one['nodes'])}"
        for one in page.evaluate(RUN)
        if one["impact"] in GRAVE
    ]
