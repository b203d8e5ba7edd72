"""Measure the layouts: python dev/measure.py. Every sample trace at every width, at its busiest steps.

Nothing may leave the table, no two seats' cards or plates may overlap, nothing may scroll sideways, and the transport
must stay where it is from step to step (from 700 px on). Prints what is wrong, and exits with 1 if anything is.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys

from playwright.sync_api import Page, sync_playwright
from shots import BUNDLE, FIXTURES, FLAGS, HERE, OUT, draw

WIDTHS = (320, 360, 400, 420, 480, 560, 640, 699, 700, 760, 860, 959, 960, 1040, 1089, 1090, 1200, 1319, 1320, 1600)

CHECK = """() => {
  const view = document.querySelector(".stud-teach").shadowRoot, faults = [];
  const box = (el) => { const r = el.getBoundingClientRect(); return {l: r.left, t: r.top, r: r.right, b: r.bottom}; };
  const stage = box(view.querySelector(".stage"));
  const name = (el) => el.className.baseVal ?? el.className;
  const all = view.querySelectorAll(".seat .plate, .seat .card, .flag, .bet, .dealer, .middle");
  const parts = [...all].map((el) => [el, box(el)]);
  for (const [el, b] of parts)
    if (b.l < stage.l - 0.5 || b.r > stage.r + 0.5 || b.t < stage.t - 0.5 || b.b > stage.b + 0.5)
      faults.push(`${name(el)} leaves the table`);
  for (const el of view.querySelectorAll(".seat.loud")) {
    const b = box(el);
    if (b.l < stage.l || b.r > stage.r || b.t < stage.t || b.b > stage.b)
      faults.push("a loud seat's box leaves the table");
  }
  const owner = (el) => el.closest(".seat, .bet, .dealer, .middle");
  for (const [i, [a, p]] of parts.entries()) for (const [b, q] of parts.slice(i + 1)) {
    const across = Math.min(p.r, q.r) - Math.max(p.l, q.l), down = Math.min(p.b, q.b) - Math.max(p.t, q.t);
    if (owner(a) !== owner(b) && across > 1 && down > 1)
      faults.push(`${name(a)} and ${name(b)} overlap by ${across | 0}x${down | 0}`);
  }
  const frame = view.querySelector(".frame");
  if (frame.scrollWidth > frame.clientWidth) faults.push("scrolls sideways");
  for (const el of view.querySelectorAll(".why, .strip, .transport, .head"))
    if (el.scrollWidth > el.clientWidth + 1) faults.push(`${name(el)} scrolls sideways`);
  return {faults, transport: view.querySelector(".transport").getBoundingClientRect().top};
}"""


def check(page: Page, name: str, width: int) -> list[str]:
    """Return the faults of one trace at one width, over all its steps."""
    count = len(json.loads((FIXTURES / f"{name}.json").read_text("utf-8"))["steps"])
    draw(page, (name, 0, width, "light", {}))
    faults: dict[str, int] = {}
    tops = set()
    for step in range(count):
        page.evaluate("(n) => window.model.set('step', n)", step)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        result = page.evaluate(CHECK)
        tops.add(round(result["transport"]))
        for fault in result["faults"]:
            faults.setdefault(fault, step)
    if width >= 700 and len(tops) > 1:
        faults["the transport moves"] = 0
    return [f"{name} at {width} px, step {step}: {fault}" for fault, step in faults.items()]


def main(names: list[str]) -> int:
    """Check the traces of those names, or all; a number among the names is a width to check instead of all."""
    OUT.mkdir(exist_ok=True)
    subprocess.check_call(["node", str(HERE.parent / "build.mjs"), str(BUNDLE)])
    widths = [int(name) for name in names if name.isdigit()] or WIDTHS
    names = [name for name in names if not name.isdigit()]
    traces = names or [
        path.stem for path in sorted(FIXTURES.glob("*.json")) if "steps" in json.loads(path.read_text("utf-8"))
    ]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        page = browser.new_page(reduced_motion="reduce")
        faults = [fault for name in traces for width in widths for fault in check(page, name, width)]
        browser.close()
    print("\n".join(faults) or "all in place")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
