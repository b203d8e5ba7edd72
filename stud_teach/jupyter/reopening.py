"""A notebook opened again: where the kernel that made a view is gone, the picture stored beside the view is shown.

JupyterLab draws a view whenever an output holds one, and without its kernel says only that there is no such model. So
the server that `stud-teach lab` starts leaves such views out of the notebook that it hands to the page.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from tornado.web import HTTPError

from stud_teach.widgets.base import VIEW


class Contents(AsyncLargeFileManager):
    """JupyterLab's way to files, but notebooks come without the views of kernels that are gone."""

    async def get(self, path: str, content: bool = True, *args: Any, **more: Any) -> Any:
        """Return what the path stands for, as JupyterLab asks for it."""
        model = await super().get(path, content, *args, **more)  # type: ignore[no-untyped-call]
        if content and model["type"] == "notebook":
            leave_out_views(model["content"], await self._kernel_of(path))
        return model

    async def _kernel_of(self, path: str) -> int | None:
        """Return the process of the kernel that runs for the notebook at `path`; None: there is none."""
        server: Any = self.parent
        try:
            session = await server.session_manager.get_session(path=path.strip("/"))
        except HTTPError:
            return None
        kernel = server.kernel_manager.get_kernel(session["kernel"]["id"])
        return getattr(kernel.provisioner, "pid", None)


def leave_out_views(notebook: dict[str, Any], kernel: int | None) -> None:
    """Take out the views that were not made by the process `kernel` where they have a picture in their place.

    Other widgets than ours do not say who made them; they stay as they are. A process is known by its number alone. A
    kernel on Windows may run one process below the one the server knows: there a page that is loaded anew shows
    pictures until its cells are run.
    """
    for cell in notebook["cells"]:
        for output in cell.get("outputs", []):
            made = output.get("metadata", {}).get(VIEW)
            ours = isinstance(made, Mapping) and "kernel" in made
            if ours and made["kernel"] != kernel and "text/html" in output.get("data", {}):
                output["data"].pop(VIEW, None)
