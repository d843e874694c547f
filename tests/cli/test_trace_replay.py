"""From a photo of Launch Site, on the command line, to a map that answers as the true one does."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.cli.program import Mapkit

pytest.importorskip("cv2")

from benchmarks.photos import board, photo_of
from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.edits import (
    EditRefusedError,
    add_portal,
    delete_fields,
    draw_field,
    merge_fields,
    paint,
    portal_place,
)
from mapkit.model import GameMap
from tests.boards import map_in
from tests.true_reviewer import Place, TrueReviewer, differences


class ByEdits:
    """Corrects a map with the functions that the editor calls."""

    def __init__(self, game_map: GameMap) -> None:
        self.map = game_map

    def draw(self, outline: Sequence[Place], kind: str) -> bool:
        unit = self.map.unit_mm
        points = [(round(x / unit), round(y / unit)) for x, y in outline]
        try:
            self.map = draw_field(self.map, points, kind, carve=True)
        except EditRefusedError:
            return False
        return True

    def paint(self, field: str, aspect: str, value: str) -> None:
        if aspect == "kind":
            self.map = paint(self.map, [field], kind=value)
        else:
            traits = self.map.fields[field].traits ^ {value}
            self.map = paint(self.map, [field], traits=traits)

    def merge(self, fields: Sequence[str]) -> bool:
        try:
            self.map = merge_fields(self.map, fields)
        except EditRefusedError:
            return False
        return True

    def delete_below(self, field: str) -> None:
        self.map = delete_fields(self.map, [field])

    def portal(self, type_: str, at: Place, width: float) -> None:
        unit = self.map.unit_mm
        place = portal_place(
            self.map, type_, (at[0] / unit, at[1] / unit), width / unit, within=width / unit
        )
        self.map = add_portal(self.map, type_=type_, between=place.between, at=place.at)


def test_a_photo_of_launch_site_becomes_a_map_with_its_answers(mapkit: Mapkit, tmp_path: Path):
    truth = board("launch-site")
    photo, path = tmp_path / "photo.jpg", tmp_path / "board.yaml"
    photo.write_bytes(photo_of("launch-site", "easy").jpeg)
    width, height = truth.size_mm
    assert mapkit("trace", photo, "-o", path, "--size", f"{width:g}x{height:g}").code == 0
    traced = map_in(path)
    reviewer, means = TrueReviewer(truth), ByEdits(traced)
    reviewer.correct_fields(means)
    reviewer.correct_kinds(means)
    reviewer.put_portals(means)
    assert not [d for d in check_map(means.map) if d.severity is Severity.ERROR]
    owners = reviewer.owners(means.map)
    assert sorted(owners.values()) == sorted(truth.fields)
    outside, all_ = differences(truth, means.map, owners)
    assert outside == []
    assert len(all_) < 40
