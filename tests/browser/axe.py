"""axe-core on a page: what it finds in our views, one line a fault."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).parents[2] / "widgets" / "node_modules" / "axe-core" / "axe.min.js"

# All of axe's rules, also those it leaves out unless asked, as far as they are about the views.
RUN = """async ([context, without]) => {
  const rules = Object.fromEntries(axe.getRules(["wcag22aa"]).map(({ ruleId }) => [ruleId, { enabled: true }]));
  for (const rule of without) rules[rule] = { enabled: false };
  const { violations } = await axe.run(context, { rules, resultTypes: ["violations"] });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, html, failureSummary }) =>
    [`${id}: ${help}`, target.flat().join(" "), html.slice(0, 160), failureSummary].join("\\n    ")));
}"""


def faults(page: Page, context: str = ".stud-teach", without: Sequence[str] = ()) -> list[str]:
    """Return what axe finds within the elements that `context` selects, their shadow roots included.

    `without` are rules that don't hold there; say why.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(SOURCE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, [context, list(without)])
    return found
