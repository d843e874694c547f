"""What the window writes for printing says which map it is of."""

from __future__ import annotations

import pytest

from mapkit.drawing.scene import Scene, Text, walk
from mapkit.editor.dialogs.export_jobs import Format, PictureLook, paper_label
from mapkit.export import render_picture
from mapkit.model import GameMap

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("name", "look", "times"),
    [
        ("svg", PictureLook(), 0),
        ("pdf", PictureLook(), 1),
        ("svg", PictureLook(secret=True), 1),
        ("pdf", PictureLook(secret=True, paper="a4"), 1),
    ],
)
def test_the_label_of_the_map_stands_on_it_once(
    rows_map: GameMap, monkeypatch: pytest.MonkeyPatch, name: str, look: PictureLook, times: int
) -> None:
    drawn: list[Scene] = []

    def kept(scene: Scene, kind: str, *, dpi: float | None = None) -> bytes:
        drawn.append(scene)
        return render_picture(scene, kind, dpi=dpi)

    monkeypatch.setattr("mapkit.editor.dialogs.export_jobs.render_picture", kept)
    assert Format(name, name).write(rows_map, look, {}, partial=False)
    said = [shape.content for _, shape in walk(drawn.pop()) if isinstance(shape, Text)]
    assert said.count(paper_label(rows_map)) == times
