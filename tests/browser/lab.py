"""A private JupyterLab on this machine, and the hands that drive it in a browser."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import nbformat
from playwright.sync_api import Page

App = Literal["lab", "notebook"]

SETTINGS = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
}
OPTIONS = [
    "--no-browser",
    "--allow-root",
    "--ip=127.0.0.1",
    "--ServerApp.port_retries=0",
    "--ServerApp.password=",
    "--ServerApp.disable_check_xsrf=True",
    "--ServerApp.terminals_enabled=False",
    "--IdentityProvider.token=",
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
    "--LanguageServerManager.autodetect=False",
    # `window.jupyterapp`, by which the tests run commands
    "--LabApp.expose_app_in_browser=True",
    "--JupyterNotebookApp.expose_app_in_browser=True",
]

# The toolbar says idle too early: a cell run before the session is ready opens the dialog "Select Kernel".
READY = """() => {
  const panel = window.jupyterapp?.shell?.currentWidget, session = panel?.sessionContext;
  const kernel = session?.session?.kernel;
  return Boolean(panel?.context?.isReady && session?.isReady
    && kernel?.connectionStatus === "connected" && kernel.status === "idle");
}"""
# `evaluate` has no time limit, so it must not be given the command's promise.
COMMAND = """([name, args]) => {
  const done = (outcome) => { window.commandDone = outcome; };
  done(null);
  jupyterapp.commands.execute(name, args).then(() => done("ok"), (error) => done(String(error)));
}"""

ERRORS = """() => jupyterapp.shell.currentWidget.context.model.toJSON().cells.flatMap((cell) => cell.outputs ?? [])
  .filter((output) => output.output_type === "error").map((output) => `${output.ename}: ${output.evalue}`)"""


@contextmanager
def serve(root: Path, home: Path) -> Iterator[str]:
    """Serve JupyterLab and Notebook on `root`, with all settings under `home`; yield the address."""
    port = free_port()
    command = [sys.executable, "-m", "jupyterlab", *OPTIONS, f"--port={port}", f"--ServerApp.root_dir={root}"]
    log = home / "log"
    with log.open("w") as out, subprocess.Popen(command, env=_environment(home), stdout=out, stderr=out) as process:
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(f"{url}/api/status", process, log)
            yield url
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _environment(home: Path) -> dict[str, str]:
    """Return an environment of `own_folders`, with SETTINGS."""
    for plugin, values in SETTINGS.items():
        file = home / "settings" / f"{plugin}.jupyterlab-settings"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(values))
    return own_folders(home)


def own_folders(home: Path) -> dict[str, str]:
    """Return an environment in which nothing of the user's own Jupyter is read or written."""
    folders = {
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "IPYTHONDIR": "ipython",
    }
    return {**os.environ, **{name: str(home / folder) for name, folder in folders.items()}}


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError(f"JupyterLab did not start:\n{log.read_text()[-3000:]}")


class Lab:
    """JupyterLab, or Notebook 7, in one page: what a user does there."""

    def __init__(self, page: Page, url: str, root: Path, app: App = "lab") -> None:
        self.page, self.url, self.root, self.app = page, url, root, app

    def write(self, name: str, *cells: str) -> str:
        """Write a notebook of these code cells; return its name, for `open`."""
        notebook = nbformat.v4.new_notebook(
            cells=[nbformat.v4.new_code_cell(cell) for cell in cells],
            metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
        )
        nbformat.write(notebook, self.root / name)
        return name

    def open(self, name: str, seconds: float = 60) -> None:
        """Open a notebook, named relative to notebooks/, and wait until its kernel, a new one, is ready."""
        self.end_sessions(name)
        path = f"lab/tree/{name}?reset" if self.app == "lab" else f"notebooks/{name}"
        self.page.goto(f"{self.url}/{path}", timeout=seconds * 1000)
        self.page.wait_for_function(READY, timeout=seconds * 1000)

    def end_sessions(self, name: str) -> None:
        """End what an earlier test left running: the page would ask that kernel for all its widgets' old values."""
        with urllib.request.urlopen(f"{self.url}/api/sessions") as answer:
            sessions = json.load(answer)
        for session in sessions:
            if session["path"] == name:
                gone = urllib.request.Request(f"{self.url}/api/sessions/{session['id']}", method="DELETE")
                urllib.request.urlopen(gone).close()

    def run_all(self, seconds: float = 60) -> None:
        """Run every cell and wait for the last one; raise RuntimeError if a cell ends in an error."""
        self.command("notebook:run-all-cells", seconds=seconds)
        errors = self.page.evaluate(ERRORS)
        if errors:
            raise RuntimeError("\n".join(errors))

    def theme(self, name: Literal["Light", "Dark"]) -> None:
        """Switch to JupyterLab's light or dark theme and wait until it is there."""
        self.command("apputils:change-theme", {"theme": f"JupyterLab {name}"})
        light = "true" if name == "Light" else "false"
        self.page.wait_for_function(f"document.body.dataset.jpThemeLight === '{light}'")

    def command(self, name: str, arguments: dict[str, object] | None = None, seconds: float = 30) -> None:
        """Run one of JupyterLab's commands to its end; raise RuntimeError if it fails."""
        self.page.evaluate(COMMAND, [name, arguments or {}])
        self.page.wait_for_function("window.commandDone", timeout=seconds * 1000)
        outcome = self.page.evaluate("window.commandDone")
        if outcome != "ok":
            raise RuntimeError(f"{name}: {outcome}")
