"""Kinds are told by the lines round fields and by their ground, sectors by bands."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import shapely

from benchmarks.photos import LEVELS, print_board
from benchmarks.photos.invented import map_of
from mapkit.digitize.borders_seen import borders_seen, lab_of, shared_stretches, straight_borders
from mapkit.digitize.kinds import READINGS, guess_kinds, with_kinds
from mapkit.digitize.sectors import guess_sectors, with_sectors
from mapkit.mapfile import read_case
from mapkit.mapfile.new import new_map
from mapkit.model import GameMap
from tests.random_maps import random_map
from tests.unit.digitize.drawn import SCALE, drawn, grid
from tools.train_borders.press import PIXELS_PER_MM
from tools.train_borders.scenes import make_sheet

BANDS = {"yellow": (215, 170, 45), "red": (190, 55, 45), "black": (32, 34, 38),
         "white": (238, 234, 224)}  # fmt: skip


def walls(fields: set[str], line: str) -> dict[frozenset[str], str]:
    """Return the borders of some fields, all of them."""
    every = grid().fields
    return {frozenset((a, b)): line for a in fields for b in every if a != b}


def test_a_line_in_shadow_is_as_dark_as_the_others():
    picture = drawn(grid(), {}, walls(set(grid().fields), "dark")).astype(float)
    picture[:, 3 * picture.shape[1] // 4 :] *= 0.5
    seen = borders_seen(grid(), lab_of(picture.astype(np.uint8)), SCALE)
    dark = {s.fields: s.features[0] for s in seen}
    assert dark["f4", "f8"] == pytest.approx(dark["f1", "f5"], rel=0.1)


def test_dark_grass_is_no_water():
    grounds = {"f4": (60, 70, 52), "f7": (62, 72, 55), "f8": (58, 70, 50)}
    guesses = guess_kinds(grid(), drawn(grid(), grounds), SCALE)
    assert not [g.field for g in guesses if g.traits]


def test_walls_make_rooms_and_dashes_make_walkways():
    lines = walls({"f6", "f7"}, "dark") | walls({"f9"}, "dashed")
    grounds = {"f6": (150, 146, 130), "f7": (150, 146, 130), "f9": (188, 190, 186),
               "f4": (55, 98, 140)}  # fmt: skip
    guesses = guess_kinds(grid(), drawn(grid(), grounds, lines), SCALE)
    assert {g.field: g.kind for g in guesses if g.kind != "open"} == {
        "f6": "built_up", "f7": "built_up", "f9": "elevated",
    }  # fmt: skip
    assert [g.field for g in guesses if g.traits] == ["f4"]
    assert all(0 <= g.doubt <= 0.5 for g in guesses)
    assert all(g.instead != g.kind or g.traits for g in guesses)
    assert next(g.doubt for g in guesses if g.field == "f4") >= 0.05  # water is always asked about


def test_rooms_of_a_small_board_are_told_by_their_walls():
    game_map = new_map("rows", id="small", size_mm=(240.0, 160.0), rows=2, columns=4, sectors=False)
    rooms = {"1", "2", "6"}
    fields = {i: replace(f, kind="built_up" if i in rooms else "open")
              for i, f in game_map.fields.items()}  # fmt: skip
    truth = replace(game_map, fields=fields)
    sheet = np.clip(print_board(truth, LEVELS["easy"], "tools"), 0, 255).astype(np.uint8)
    for known in ({}, {"3": 0}, {"3": 0, "4": 0, "7": 0, "8": 0}):
        guesses = guess_kinds(truth, sheet, sheet.shape[1] / 240, known=known)
        assert {g.field for g in guesses if g.kind == "built_up"} == rooms


def test_a_light_that_falls_off_changes_no_kind():
    lines = walls({"f6", "f7"}, "dark")
    picture = drawn(grid(), {"f6": (150, 146, 130), "f7": (150, 146, 130)}, lines)
    fall = np.linspace(1.1, 0.5, picture.shape[1])[None, :, None]
    guesses = guess_kinds(grid(), (picture * fall).clip(0, 255).astype(np.uint8), SCALE)
    assert {g.field for g in guesses if g.kind == "built_up"} == {"f6", "f7"}
    assert {g.field for g in guesses if g.kind == "elevated"} == set()


def test_one_example_of_each_kind_tells_how_a_board_prints_them():
    sheet, _, _ = make_sheet("test islands easy 2", "test", (200.0, 150.0), 0.1, "islands")
    truth, picture = map_of(sheet.board), sheet.picture.clip(0, 255).astype(np.uint8)
    wanted = {i: 3 if f.traits else 0 for i, f in truth.fields.items()}
    first = {k: i for i, k in reversed(wanted.items())}
    guesses = guess_kinds(truth, picture, PIXELS_PER_MM, known={i: k for k, i in first.items()})
    right = [READINGS[wanted[g.field]] == (g.kind, g.traits) for g in guesses]
    assert sum(right) > 0.9 * len(right)  # by colour alone .77


def test_kinds_go_into_the_map_with_their_level():
    lines = walls({"f6", "f7"}, "dark") | walls({"f9"}, "dashed")
    grounds = {"f6": (150, 146, 130), "f7": (150, 146, 130), "f9": (188, 190, 186)}
    game_map = grid()
    guesses = guess_kinds(game_map, drawn(game_map, grounds, lines), SCALE)
    field = with_kinds(game_map, guesses).fields["f9"]
    assert (field.kind, field.level) == ("elevated", 1)
    fewer = {k: v for k, v in game_map.ruleset.kinds.items() if k != "elevated"}
    poor = replace(game_map, ruleset=replace(game_map.ruleset, kinds=fewer))
    assert with_kinds(poor, guesses).fields["f9"].kind == "open"


def quartered() -> GameMap:
    """Return the board with two sectors on each side."""
    game_map = grid()
    fields = {
        i: replace(f, sector=("red" if n < 4 else "black") if n % 4 < 2 else
                   ("yellow" if n < 4 else "white"))
        for n, (i, f) in enumerate(game_map.fields.items())
    }  # fmt: skip
    return replace(game_map, fields=fields)


def test_sectors_are_told_by_the_bands_between_them():
    truth = quartered()
    guesses = guess_sectors(grid(), drawn(truth, bands=BANDS), SCALE)
    found = with_sectors(grid(), guesses)
    assert {i: f.sector for i, f in found.fields.items()} == {
        i: f.sector for i, f in truth.fields.items()
    }
    assert all(0 <= g.doubt < 0.5 and g.instead != g.sector for g in guesses)


def test_without_bands_no_sector_is_told():
    assert guess_sectors(grid(), drawn(grid()), SCALE) == []


def test_each_stretch_knows_the_field_on_either_side(tmp_path: Path):
    for seed in range(6):
        path = tmp_path / f"{seed}.json"
        path.write_text(json.dumps(random_map(seed, "small")), encoding="utf-8")
        game_map = read_case(path)
        shapes = {
            i: shapely.Polygon(game_map.points(i)[0], game_map.points(i)[1:])
            for i in game_map.fields
        }
        for stretch in shared_stretches(game_map):
            a, b = np.array(stretch.ends) / game_map.unit_mm
            along = (b - a) / np.hypot(*(b - a))
            normal = np.array([-along[1], along[0]]) * 1e-3
            middle = (a + b) / 2
            assert shapes[stretch.fields[0]].contains(shapely.Point(middle + normal))
            assert shapes[stretch.fields[1]].contains(shapely.Point(middle - normal))


def test_a_border_that_a_symbol_bends_is_one_straight_piece():
    game_map = grid()
    side = sorted(set(game_map.points("f6")[0]) & set(game_map.points("f7")[0]))
    (x, top), (_, bottom) = side
    bent = {"b1": (x, top + 2000), "b2": (x + 150, top + 2600), "b3": (x, top + 3300)}
    names = {place: v for v, place in game_map.vertices.items()}
    ends = names[x, top], names[x, bottom]
    fields = dict(game_map.fields)
    for field in ("f6", "f7"):
        ring = list(fields[field].rings[0])
        at = [ring.index(v) for v in ends]
        first = max(at) if abs(at[0] - at[1]) == 1 else len(ring)
        along = list(bent) if ring[first - 1] == ends[0] else list(bent)[::-1]
        fields[field] = replace(fields[field], rings=((*ring[:first], *along, *ring[first:]),))
    crooked = replace(game_map, fields=fields, vertices={**game_map.vertices, **bent})
    assert len(shared_stretches(crooked)) == len(shared_stretches(game_map)) + 3
    assert sorted(straight_borders(crooked)) == sorted(straight_borders(game_map))


def test_the_bands_of_a_border_are_those_of_its_fields():
    truth = quartered()
    picture = drawn(truth, bands=BANDS)
    for seen in borders_seen(truth, lab_of(picture), SCALE):
        sectors = [truth.fields[f].sector for f in seen.fields]
        if sectors[0] == sectors[1]:
            continue
        for sector, colour in zip(sectors, seen.colours, strict=True):
            assert sector is not None
            wanted = lab_of(np.array([[BANDS[sector]]], np.uint8))[0, 0]
            assert colour == pytest.approx(wanted, abs=12)
