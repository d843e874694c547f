"""Take the pictures of the page on Tiled: ``python tools/make_tiled_pictures.py``.

One is drawn by its rasterizer, the other is its window with a map open, on a screen in memory
(Xvfb). Both programs have to be installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "pictures"
WIDTH = 1200  # dots
SCREEN = ":87"
SECONDS = 15  # Tiled says nowhere that its window is drawn

GRAB = """
import sys
from PyQt6.QtGui import QGuiApplication
application = QGuiApplication([])
application.primaryScreen().grabWindow(0).save(sys.argv[1])
"""


def main() -> int:
    """Take both pictures."""
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work)
        board, small = _exported(folder, "launch-site"), _exported(folder, "two-rooms")
        offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        drawn = folder / "drawn.png"
        _run("tmxrasterizer", "-a", "--size", str(2 * WIDTH), str(board), str(drawn), env=offscreen)
        with Image.open(drawn) as picture:
            paper = Image.new("RGBA", picture.size, "white")
            whole = Image.alpha_composite(paper, picture.convert("RGBA"))
        height = round(whole.height * WIDTH / whole.width)
        _save(whole.resize((WIDTH, height), Image.Resampling.LANCZOS), "tiled-launch-site")
        with Image.open(_window(folder, small)) as picture:
            _save(picture, "tiled-window")
    return 0


def _exported(folder: Path, name: str) -> Path:
    made = folder / f"{name}.tmj"
    _run(sys.executable, "-m", "mapkit", "export", name, "--to", "tiled", "-o", str(made))
    return made


def _window(folder: Path, source: Path) -> Path:
    """Open a map in Tiled on a screen of its own, and return a picture of it."""
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", "1250x730x24"])
    there = {**os.environ, "DISPLAY": SCREEN, "QT_QPA_PLATFORM": "xcb", "HOME": str(folder)}
    try:
        time.sleep(2)
        tiled = subprocess.Popen(["tiled", source.name], cwd=folder, env=there)
        try:
            time.sleep(SECONDS)
            _run(sys.executable, "-c", GRAB, str(folder / "window.png"), env=there)
        finally:
            tiled.kill()
            tiled.wait()
    finally:
        screen.kill()
        screen.wait()
    return folder / "window.png"


def _run(*command: str, env: dict[str, str] | None = None) -> None:
    subprocess.run(command, check=True, env=env, stdout=subprocess.DEVNULL)


def _save(picture: Image.Image, name: str) -> None:
    few = picture.convert("RGB").quantize(64, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)
    print(f"docs/pictures/{name}.png")


if __name__ == "__main__":
    sys.exit(main())
