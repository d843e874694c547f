"""Random edits of traced maps: states and doubts compared with what shapes say, slowly."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
import shapely

from mapkit.edits import EditRefusedError, accept
from mapkit.errors import UsageError
from mapkit.mapfile import format_map, new_document
from mapkit.model import Doubt, GameMap, Photographed, Tracing
from tests.properties.map_edits import EDITS, START_MAPS, start_map

STEPS = 60


def traced(rng: Random, game_map: GameMap) -> GameMap:
    """Return a map as tracing gives it, with a doubt about everything."""
    doubts = []
    for f, item in game_map.fields.items():
        x, y = game_map.points(f)[0][0]
        about = rng.choice(["kind", "sector", "missing", "marker", "below"])
        doubts.append(Doubt(about, (f,), (x + 3, y + 3), 0.5))
        for a, b in zip(item.rings[0], item.rings[0][1:], strict=False):
            sides = [g for g, other in game_map.fields.items() if {a, b} <= set(other.rings[0])]
            if len(sides) == 2:
                (px, py), (qx, qy) = game_map.vertices[a], game_map.vertices[b]
                at = (px + qx) // 2, (py + qy) // 2
                doubts.append(Doubt("border", (sides[0], sides[1]), at, 0.5))
    doubts += [Doubt("portal", p.between, p.at[0], 0.5) for p in game_map.portals]
    corners = ((0.0, 0.0), (9.0, 0.0), (9.0, 9.0), (0.0, 9.0))
    photo = Photographed("photo.jpg", "a" * 64, (9, 9))
    return replace(
        game_map,
        fields={f: replace(item, traced="proposed") for f, item in game_map.fields.items()},
        portals=tuple(replace(p, traced="proposed") for p in game_map.portals),
        tracing=Tracing(photo, corners, (), 0.4, 1.0, tuple(doubts)),
    )


def shape(game_map: GameMap, f: str) -> shapely.Geometry:
    rings = game_map.points(f)
    return shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))


def check(name: str, before: GameMap, after: GameMap) -> None:
    for f, item in after.fields.items():
        old = before.fields.get(f)
        if old is None:
            gone = before.fields.keys() - after.fields.keys()
            was = before.fields[min(gone)].traced if name == "rename" else "drawn"
            assert item.traced == was
            continue
        if shapely.equals(shape(before, f), shape(after, f)):
            assert item.traced == old.traced, (name, f)
            continue
        other = shapely.symmetric_difference(shape(before, f), shape(after, f)).area
        if other > shapely.length(shape(before, f)) + shapely.length(shape(after, f)):
            assert item.traced == "drawn", (name, f)
        assert item.traced in {"drawn", old.traced}
    known = {p.id: p for p in before.portals}
    for p in after.portals:
        assert (
            p.traced == "drawn" if p.id not in known else p.traced in {"drawn", known[p.id].traced}
        )
    assert {d.about for d in after.tracing.doubts} <= {d.about for d in before.tracing.doubts}
    assert len(after.tracing.doubts) <= len(before.tracing.doubts)
    for d in after.tracing.doubts:
        assert set(d.fields) <= after.fields.keys(), (name, d)
        assert len(set(d.fields)) == (2 if d.about in {"border", "portal"} else 1)


def unanswered(before: GameMap, after: GameMap) -> set[Doubt]:
    """Return doubts about fields that an edit left wholly as they were, with all beside them."""
    parts = [*before.markers, *before.portals]
    if parts != [*after.markers, *after.portals]:
        return set()
    new = after.fields.keys() - before.fields.keys()
    return {
        d
        for d in before.tracing.doubts
        if not new
        and all(after.fields.get(f) == before.fields[f] for f in d.fields)
        and all(after.points(f) == before.points(f) for f in d.fields)
    }


@pytest.mark.parametrize("number", range(START_MAPS))
def test_states_and_doubts_follow_every_edit(number: int) -> None:
    rng = Random(number)
    start = game_map = traced(rng, start_map(number))
    document = None
    with suppress(UsageError):  # some are by rules that do not ship
        document = new_document(game_map)
    done = 0
    for _ in range(STEPS):
        name = rng.choice(sorted(EDITS))
        try:
            after = EDITS[name](rng, game_map)
        except EditRefusedError:
            continue
        check(name, game_map, after)
        assert unanswered(game_map, after) <= set(after.tracing.doubts), name
        if after is not game_map:
            done += 1
        if rng.random() < 0.2 and after.tracing.doubts:
            after = accept(after, doubts=[rng.choice(after.tracing.doubts)])
        game_map = after
    assert done > STEPS // 6
    assert game_map.tracing != start.tracing
    if document is not None:
        # What was worked in reads back, or writing would raise.
        text = format_map(document, game_map)
        fields = any(item.traced == "drawn" for item in game_map.fields.values())
        portals = any(item.traced == "drawn" for item in game_map.portals)
        assert ("traced: drawn" in text) == (fields or portals)
