"""The real program on a screen of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtGui import QImage

from mapkit.editor.app.system_libraries import debian_package, missing_libraries
from tests.waiting import LIMIT_S

ROOT = Path(__file__).resolve().parents[3]
DRIVER = Path(__file__).with_name("screen_driver.py")
MISSING = sorted({debian_package(library) for library in missing_libraries(screen=True)})

pytestmark = [
    pytest.mark.skipif(shutil.which("Xvfb") is None, reason="Xvfb is not installed (Debian: xvfb)"),
    pytest.mark.skipif(bool(MISSING), reason=f"missing libraries (Debian: {' '.join(MISSING)})"),
]


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen of 1400 by 900 points, by the name that DISPLAY takes."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(LIMIT_S)


def test_it_draws_a_board_and_its_palette(screen: str, tmp_path: Path) -> None:
    picture = tmp_path / "screen.png"
    environment = {k: v for k, v in os.environ.items() if k != "QT_QPA_PLATFORM"}
    environment |= {
        "DISPLAY": screen,
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'exporters'}",
    }
    done = subprocess.run(
        [sys.executable, str(DRIVER), "launch-site", str(picture)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT_S,
    )
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1400, 900)
    colours = {image.pixel(x, y) for x in range(0, 1400, 4) for y in range(0, 900, 4)}
    assert len(colours) > 50, "hardly anything was drawn"
