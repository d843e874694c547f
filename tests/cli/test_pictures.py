"""Pictures: the right request reaches the drawing, the bytes reach the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from mapkit.cli import output
from mapkit.cli.exits import ExitCode
from mapkit.drawing.scene import Scene, Text, walk

if TYPE_CHECKING:
    from tests.cli.conftest import Mapkit

Imported = Callable[[str], Path]


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Scene, str, float | None]]:
    """Stand in for the back ends, which tests/exporters looks at, and keep the scenes."""
    kept: list[tuple[Scene, str, float | None]] = []

    def render(scene: Scene, kind: str, *, dpi: float | None = None) -> bytes:
        kept.append((scene, kind, dpi))
        return b"picture"

    monkeypatch.setattr(output, "render_picture", render)
    return kept


def words(scene: Scene) -> str:
    return " ".join(s.content for _, s in walk(scene) if isinstance(s, Text))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sight", "{map}", "A", "B"], "A sees field B"),
        (["sight", "{map}", "A", "V"], "does not see"),
        (["sight", "{map}", "T"], "sees"),
        (["reach", "{map}", "A"], "can get to 2 fields"),
        (["hear", "{map}", "A", "T", "B"], "hear it"),
        (["hear", "{map}", "A", "T"], "Nobody hears it"),
    ],
)
def test_answers_are_drawn_with_their_sentence(
    mapkit: Mapkit,
    imported: Imported,
    rendered: list[Any],
    tmp_path: Path,
    arguments: list[str],
    said: str,
) -> None:
    path, picture = imported("hand_rb8_tunnel"), tmp_path / "answer.svg"
    done = mapkit(*(a.format(map=path) for a in arguments), "--picture", picture)
    assert done.code == ExitCode.OK, done.err
    assert f"wrote {picture}" in done.err
    assert said in done.out
    [(scene, kind, _)] = rendered
    assert kind == ".svg"
    assert picture.read_bytes() == b"picture"
    assert said in words(scene)
    again = mapkit(*(a.format(map=path) for a in arguments), "--picture", picture)
    assert (again.code, again.out) == (ExitCode.FILE, ""), "refused before any work"


def test_a_board_is_drawn_to_a_file_named_after_it(
    mapkit: Mapkit,
    imported: Imported,
    rendered: list[Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = imported("hand_rb8_tunnel")
    monkeypatch.chdir(tmp_path)
    assert mapkit("draw", path, "--dpi", "72").code == ExitCode.OK
    assert (tmp_path / "hand_rb8_tunnel.png").read_bytes() == b"picture"
    assert rendered[0][1:] == (".png", 72.0)
    assert mapkit("draw", path, "-o", "-", "--format", "svg").code == ExitCode.OK
    assert rendered[1][1] == "svg"
