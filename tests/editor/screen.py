"""A screen for the real program: Xvfb."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from mapkit.editor.app.system_libraries import debian_package, missing_libraries
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[2]
_MISSING = sorted({debian_package(library) for library in missing_libraries(screen=True)})

NEEDS_SCREEN = [
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed (Debian: xvfb)"),
    pytest.mark.skipif(bool(_MISSING), reason=f"missing libraries (Debian: {' '.join(_MISSING)})"),
]


@contextmanager
def virtual_screen(size: str = "1400x900") -> Iterator[str]:
    """A screen of so many points, by the name that DISPLAY takes."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{size}x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(LIMIT_S)


def environment_on(screen: str) -> dict[str, str]:
    """Return the environment of a process that shows its windows on a screen."""
    environment = {k: v for k, v in os.environ.items() if k != "QT_QPA_PLATFORM"}
    return environment | {
        "DISPLAY": screen,
        "QT_QPA_PLATFORM": "xcb",
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'exporters'}",
    }


def drive(screen: str, driver: Path, *arguments: Path | str, within: Sequence[str] = ()) -> str:
    """Run a program that works the real window on a screen; return what it says.

    ``within`` is a command that runs another one, which follows.
    """
    done = subprocess.run(
        [*within, sys.executable, str(driver), *map(str, arguments)],
        env=environment_on(screen),
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT_S,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
