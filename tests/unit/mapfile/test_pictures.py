"""What is told of the pictures that a map names."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import mapkit
from mapkit.diagnostics import Diagnostic

DIGEST = hashlib.sha256(b"a photo").hexdigest()


def write(path: Path, *, underlay: str = "above.png", photo: str = "photo.jpg") -> Path:
    path.write_text(
        f"""\
mapkit: "1.1"
id: yard
underlay:
  picture: {underlay}
  corners: [[0, 0], [9, 0], [9, 9], [0, 9]]
tracing:
  photo:
    sha256: "{DIGEST.upper()}"
    picture: {photo}
    size_px: [40, 30]
  corners_px: [[0, 0], [9, 0], [9, 9], [0, 9]]
  residual_mm: 0.4
  px_per_mm: 3
fields:
  A: {{kind: open, ring: [[0, 0], [900, 0], [900, 900]]}}
""",
        "utf-8",
    )
    return path


@pytest.fixture
def board(tmp_path: Path) -> Path:
    folder = tmp_path / "maps"
    folder.mkdir()
    (folder / "above.png").write_bytes(b"any picture: its digest is not given")
    (folder / "photo.jpg").write_bytes(b"a photo")
    return write(folder / "map.yaml")


def told(path: Path, *, outside: bool = False) -> list[tuple[str, int, str]]:
    found: tuple[Diagnostic, ...] = mapkit.open(path).check_pictures(allow_outside=outside)
    assert {d.code for d in found} <= {"MK132"}
    return [(d.message, d.place.line if d.place else 0, d.help) for d in found]


def test_pictures_as_they_were_are_not_told_of(board: Path) -> None:
    assert told(board) == []
    assert mapkit.open(mapkit.open(board).map).check_pictures() == ()


def test_other_and_missing_pictures(board: Path) -> None:
    (board.parent / "photo.jpg").write_bytes(b"another photo")
    (board.parent / "above.png").unlink()
    (underlay, line, help_), (photo, photo_line, _) = told(board)
    assert "the underlay cannot be used" in underlay
    assert "does not exist" in underlay
    assert (line, photo_line) == (4, 9)
    assert "put the picture back" in help_
    assert photo == "the photo photo.jpg is not the picture that it was"


@pytest.mark.parametrize("kind", ["above", "absolute", "link"])
def test_outside_the_folder_nothing_is_opened_unless_allowed(
    board: Path, tmp_path: Path, kind: str
) -> None:
    outside = tmp_path / "photo.jpg"
    outside.write_bytes(b"a photo")
    if kind == "link":
        (board.parent / "photo.jpg").unlink()
        (board.parent / "photo.jpg").symlink_to(outside)
    else:
        write(board, photo="../photo.jpg" if kind == "above" else str(outside))
    ((message, _, help_),) = told(board)
    assert "lies outside the map's folder and was not opened" in message
    assert "--allow-outside" in help_
    assert told(board, outside=True) == []
    outside.write_bytes(b"another")
    assert "not the picture that it was" in told(board, outside=True)[0][0]


def test_a_folder_or_a_name_that_no_file_has(board: Path) -> None:
    (board.parent / "photo.jpg").unlink()
    (board.parent / "photo.jpg").mkdir()
    assert "is a folder" in told(board)[0][0]
    write(board, photo='"a\\0b"')
    assert len(told(board)) == 1
