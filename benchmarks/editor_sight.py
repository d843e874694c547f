"""``python -m benchmarks.editor_sight``: how soon the editor's answers follow.

The real window, without a screen. Wall times run from the question (a field is picked, the mouse
moves a vertex, the mouse button is released) until the answer is painted. During the drag the whole
table follows, as well as the colours.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QEventLoop
from PyQt6.QtWidgets import QApplication

from benchmarks.board import load
from benchmarks.maps import benchmark_map
from mapkit.editor.app.program import application
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.sight.answers import Answers
from mapkit.edits import EditRefusedError, move_vertices
from mapkit.model import GameMap

GOALS = {150: (50.0, 300.0), 1000: (200.0, 3000.0)}
"""By fields: most milliseconds until the colours of the selected field follow, and until the whole
table is there after letting go."""

RESOLVE_MS = 33.0
"""Most milliseconds from a move of the mouse, in *Resolve*, until the answer stands beside it."""

_PATIENCE_S = 60.0


class Session:
    """A window on a map whose answers are timed."""

    def __init__(self, app: QApplication, game_map: GameMap) -> None:
        self.app = app
        self.window = EditorWindow(game_map)
        self.window.resize(1600, 1000)
        self.window.show()
        app.processEvents()
        self.model = self.window.model
        self.answers = self.window.part(Answers)
        self.answers.find_disputes = False
        self.refusals: list[str] = []
        self.model.refused.connect(lambda why, _at: self.refusals.append(why))
        self.until(lambda: self.answers.tables is not None)

    def until(self, condition: Callable[[], bool]) -> float:
        """Let the window work until something holds; return the milliseconds it took."""
        begin = time.perf_counter()
        while not condition():
            # Sleeps as the program does: woken by events, not asking again and again.
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
            if time.perf_counter() - begin > _PATIENCE_S:
                raise TimeoutError("no answer came")
        self.app.processEvents()
        return 1000 * (time.perf_counter() - begin)

    def looked(self, field: str) -> float:
        """Look from a field."""
        self.answers.look_from(None)
        self.answers.look_from(field)
        return self.until(lambda: bool(self.answers.around))

    def dragged(self, vertex: str, k: int) -> tuple[float, float] | None:
        """Move a vertex as a drag does, until colours and tables follow; None where it cannot."""
        x, y = self.model.committed.vertices[vertex]
        unit = self.model.committed.unit_mm
        places = {vertex: (x + (1 + k % 3) / unit, y + (k % 2) / unit)}
        before, begin = self.model.shown, time.perf_counter()
        if not self.model.preview(partial(move_vertices, places=places)):
            return None
        # A preview that takes its time is shown, or refused, later.
        refused = len(self.refusals)
        self.until(lambda: self.model.shown is not before or len(self.refusals) > refused)
        if self.model.shown is before:
            return None
        self.until(lambda: self.answers.around_map is self.model.shown)
        colours = 1000 * (time.perf_counter() - begin)
        self.until(lambda: self.answers.tables_map is self.model.shown)
        return colours, 1000 * (time.perf_counter() - begin)

    def let_go(self) -> float:
        """Commit the drag and wait for the whole table."""
        self.model.commit("drag")
        return self.until(lambda: self.answers.tables_map is self.model.committed)

    def paired(self, vertex: str, a: str, b: str, moves: int) -> list[float]:
        """Drag a vertex while a pair is shown, as *Resolve* does; return the times of the moves.

        Each is until the exact verdict, distance and margin of the pair are painted.
        """
        self.answers.how_far = True
        self.answers.show_pair(a, b)
        self.until(lambda: self.answers.pair_follows)
        (x, y), unit, times = (
            self.model.committed.vertices[vertex],
            self.model.committed.unit_mm,
            [],
        )
        for k in range(moves):
            places = {vertex: (x + (0.1 + k % 7 / 10) / unit, y + k % 5 / 10 / unit)}
            before, begin = self.model.shown, time.perf_counter()
            if not self.model.preview(partial(move_vertices, places=places)):
                continue
            if self.model.shown is not before:
                self.until(lambda: self.answers.standing is not None)
                times.append(1000 * (time.perf_counter() - begin))
        self.model.cancel()
        self.answers.how_far = False
        return times

    def close(self) -> None:
        """Close without a question."""
        self.window.close_guards.clear()
        self.window.close()


def movable(game_map: GameMap) -> list[str]:
    """Return vertices that can move by a millimetre, spread over the board."""
    found = []
    vertices = list(game_map.vertices)
    for vertex in vertices[:: max(len(vertices) // 40, 1)]:
        x, y = game_map.vertices[vertex]
        step = 1 / game_map.unit_mm
        try:
            move_vertices(game_map, {vertex: (x + step, y)})
        except EditRefusedError:
            continue
        found.append(vertex)
    return found


def measure(app: QApplication, fields: int, family: str, times: int) -> dict[str, float]:
    """Time one map."""
    path = Path(os.environ["HOME"]) / f"{family}-{fields}.json"
    path.write_text(json.dumps(benchmark_map(family, fields)), encoding="utf-8")
    session = Session(app, load(path))
    ids = list(session.model.committed.fields)
    looks = sorted(session.looked(ids[k * len(ids) // times]) for k in range(times))
    drags, followed, tables = [], [], []
    for k, vertex in enumerate(movable(session.model.committed)[:times]):
        took = session.dragged(vertex, k)
        if took is not None:
            drags.append(took[0])
            followed.append(took[1])
            tables.append(session.let_go())
    drags.sort()
    followed.sort()
    tables.sort()
    known = session.model.committed
    resolved = []
    for vertex in movable(known)[:times]:
        near = [i for i, item in known.fields.items() if any(vertex in r for r in item.rings)]
        resolved += session.paired(vertex, near[0], ids[len(ids) // 2], 20)
    resolved.sort()
    session.close()
    high = round(0.95 * (len(drags) - 1))
    return {
        "look_ms": looks[len(looks) // 2],
        "look_most_ms": looks[-1],
        "follow_ms": drags[len(drags) // 2],
        "follow_p95_ms": drags[high],
        "tables_follow_ms": followed[len(followed) // 2],
        "table_ms": tables[len(tables) // 2],
        "table_most_ms": tables[-1],
        "resolve_ms": resolved[len(resolved) // 2] if resolved else 0.0,
        "resolve_p95_ms": resolved[round(0.95 * (len(resolved) - 1))] if resolved else 0.0,
    }


def main() -> int:
    """Run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=[150, 1000])
    parser.add_argument("--families", nargs="+", default=["voronoi", "rectilinear"])
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as own:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
            os.environ[name] = own
        app = application()
        found = {
            f"{family} {size}": measure(app, size, family, chosen.times)
            for size in chosen.sizes
            for family in chosen.families
        }
    if chosen.json:
        print(json.dumps(found, indent=2))
        return 0
    print("map, colours, in a drag, 95th percentile, goal, tables in a drag, after it, goal,")
    print("a move in Resolve, 95th percentile, goal; ms")
    for name, ms in found.items():
        colours, table = GOALS.get(int(name.split()[1]), (0.0, 0.0))
        drag = (ms["look_ms"], ms["follow_ms"], ms["follow_p95_ms"], colours)
        resolve = (ms["resolve_ms"], ms["resolve_p95_ms"], RESOLVE_MS)
        row = (*drag, ms["tables_follow_ms"], ms["table_ms"], table, *resolve)
        print(f"{name:18}", *(f"{value:8.0f}" for value in row))
    return 0


if __name__ == "__main__":
    sys.exit(main())
