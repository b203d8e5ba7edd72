"""Views on a plain page, without Jupyter: a widget's traits, the bundle, and JupyterLab's own colours."""

from __future__ import annotations

import base64
import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from stud_teach.pages.bundle import bundle
from stud_teach.widgets.base import StudWidget

FONTS = "--jp-ui-font-family:Arial,'Liberation Sans',sans-serif"
THEMES = {
    "light": f"{FONTS};--jp-layout-color1:#fff;--jp-border-color2:#e0e0e0;--jp-ui-font-color1:rgba(0,0,0,.87)",
    "dark": f"{FONTS};--jp-layout-color1:#212121;--jp-border-color2:#424242;--jp-ui-font-color1:rgba(255,255,255,.87)",
}
HEIGHT = 2600

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Views</title></head>
<body style="margin:8px"><main id="at"></main></body></html>"""

MOUNT = """async ([source, traits, theme, style, width]) => {
  document.body.dataset.jpThemeLight = String(theme === "light");
  document.body.style.cssText = `margin:8px;background:${theme === "light" ? "#fff" : "#111"};${style}`;
  const at = document.getElementById("at");
  at.style.width = `${width}px`;
  window.lib ??= await import(`data:text/javascript;base64,${source}`);
  window.unmount?.();
  window.model = window.lib.memoryModel(traits);
  window.unmount = window.lib.mount(at, window.model);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


def traits_of(widget: StudWidget, **more: Any) -> dict[str, Any]:
    """Return what the page gets of a widget, `more` traits put in their place."""
    found: dict[str, Any] = json.loads(json.dumps({**widget.view_state(), **more}))
    return found


def show(page: Page, traits: Mapping[str, Any], theme: str, width: int) -> None:
    """Draw the view on `traits` in a box of `width` pixels; what was drawn before goes."""
    if page.url == "about:blank":
        page.set_content(PAGE)
    page.set_viewport_size({"width": width + 16, "height": HEIGHT})
    source = base64.b64encode(bundle().encode()).decode("ascii")
    page.evaluate(MOUNT, [source, dict(traits), theme, THEMES[theme], width])
