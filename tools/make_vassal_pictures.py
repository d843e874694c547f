"""Take the pictures of the page on VASSAL: ``python tools/make_vassal_pictures.py``.

VASSAL's own player shows U-Boat Bunker on a screen in memory (Xvfb). Java, its libraries
(``tools/environment.sh``) and the packages of ``requirements/consumers.txt`` have to be installed.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from jpype import JClass
from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "exporters")]

from mapkit.cli.run import run  # noqa: E402 - found by the line above
from tests.editor.screen import virtual_screen  # noqa: E402
from tests.exporters.consumers.vassal_probe import Game, in_window_thread, start_java  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
SIZE = (1600, 1000)
REST = 8.0  # seconds until VASSAL has drawn what it draws in the background


def main() -> int:
    """Take both pictures."""
    with tempfile.TemporaryDirectory() as work, virtual_screen("{}x{}".format(*SIZE)) as screen:
        module = str(Path(work) / "module.vmod")
        run(["export", "uboat-bunker", "--to", "vassal", "-o", module])
        os.environ["DISPLAY"] = screen
        start_java(work)
        game = in_window_thread(lambda: Game(module, "Sniper"))
        in_window_thread(lambda: game.window.setBounds(0, 0, *SIZE))
        time.sleep(REST)
        lines = [((1490, 1290), (1390, 1590)), ((960, 450), (2850, 1250))]
        for start, end in lines:
            in_window_thread(partial(game.draw_line, "Board", list(start), list(end)))
        at = in_window_thread(lambda: _place(game, "Red soldier 1"))
        in_window_thread(partial(game.look, "Board", "Red soldier 1", *at))
        _picture(game, "Board", (1340, 690), "vassal-game")
        in_window_thread(lambda: game.maps["Sniper's map"].getLaunchButton().doClick(0))
        in_window_thread(partial(game.look, "Sniper's map", "Sniper", 2580, 1440))
        time.sleep(REST)
        _picture(game, "Sniper's map", (1380, 1080), "vassal-sniper")
    return 0


def _place(game: Game, name: str) -> tuple[int, int]:
    found = next(p for p in game.pieces("Board") if str(p.getName()) == name).getPosition()
    return int(found.x), int(found.y)


def _picture(game: Game, map_name: str, over: tuple[int, int], name: str) -> None:
    """Hold the mouse over a point of a map, and take a picture of the screen."""
    point, robot = JClass("java.awt.Point"), JClass("java.awt.Robot")()

    def on_screen(x: int, y: int) -> Any:
        shown = game.maps[map_name]
        there, corner = shown.mapToComponent(point(x, y)), shown.getView().getLocationOnScreen()
        return point(corner.x + there.x, corner.y + there.y)

    for shift in (40, 0):
        to = in_window_thread(partial(on_screen, over[0] + shift, over[1]))
        robot.mouseMove(to.x, to.y)
    time.sleep(REST)
    taken = robot.createScreenCapture(JClass("java.awt.Rectangle")(*SIZE))
    file = FOLDER / f"{name}.png"
    JClass("javax.imageio.ImageIO").write(taken, "png", JClass("java.io.File")(str(file)))
    with Image.open(file) as picture:
        few = picture.convert("RGB").quantize(256)
    few.save(file, optimize=True)
    print(f"docs/pictures/{file.name}")


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # the engine's threads do not end
