"""Random edits, undo and redo: no edit may ever make anything wrong that was right before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import hypothesis.strategies as st
import shapely
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from mapkit.coverage import check_map
from mapkit.diagnostics import Severity
from mapkit.edits import EditRefusedError, changes, guard
from mapkit.errors import UsageError
from mapkit.mapfile import format_map, new_document, read_map
from mapkit.mapfile.document import Document
from mapkit.model import GameMap
from tests.properties.map_edits import EDITS, START_MAPS, start_map

NEVER = {
    "MK205", "MK206", "MK207", "MK208", "MK209", "MK212", "MK215", "MK216", "MK220", "MK221",
    "MK222", "MK223", "MK230",
}  # fmt: skip
"""What no edit may add, be it an error or not: doubled points, spikes, T-junctions, overlaps,
vertices without a use, gaps."""

Trouble = tuple[str, tuple[str, ...]]


def troubles(game_map: GameMap) -> Counter[Trouble]:
    return Counter(
        (d.code, d.fields)
        for d in check_map(game_map, finished=False)
        if d.severity is Severity.ERROR or d.code in NEVER
    )


OPENING = {"delete", "hole", "fill"}
"""Edits that make voids on purpose."""


def ground(game_map: GameMap) -> shapely.Geometry:
    """Return what the fields of all levels cover, not exactly."""
    shapes = [
        shapely.make_valid(shapely.Polygon(rings[0], rings[1:]))
        for rings in map(game_map.points, game_map.fields)
    ]
    return shapely.union_all(shapes)


def opened(before: GameMap, after: GameMap) -> list[shapely.Polygon]:
    """Return the voids with fields all around that were ground, but for what rounding bends."""
    covered, earlier = ground(after), None
    left, top, right, bottom = shapely.bounds(covered)
    rim = shapely.box(left - 9, top - 9, right + 9, bottom + 9)
    found = []
    for void in shapely.get_parts(shapely.difference(rim, covered)):
        if void.area < 4 * void.length or (shapely.bounds(void) == shapely.bounds(rim)).all():
            continue
        earlier = ground(before) if earlier is None else earlier
        if shapely.difference(void, earlier).area < 1e-6:
            found.append(void)
    return found


def different(
    before: GameMap, after: GameMap
) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Compare maps thing by thing: fields, vertices, portals."""

    def ids(a: Mapping[str, object], b: Mapping[str, object]) -> set[str]:
        return {i for i in a.keys() | b.keys() if a.get(i) != b.get(i)}

    vertices = ids(before.vertices, after.vertices)
    fields = ids(before.fields, after.fields)
    for game_map in (before, after):
        fields |= {
            f
            for f, item in game_map.fields.items()
            if any(v in vertices for ring in item.rings for v in ring)
        }
    portals = ids({p.id: p for p in before.portals}, {p.id: p for p in after.portals})
    return frozenset(fields), frozenset(vertices), frozenset(portals)


class Editing(RuleBasedStateMachine):
    """A map, its past and its future."""

    def __init__(self) -> None:
        super().__init__()
        self.past: list[GameMap] = []
        self.future: list[GameMap] = []
        self.known: Counter[Trouble] = Counter()
        self.document: Document | None = None

    @initialize(number=st.integers(0, START_MAPS - 1))
    def begin(self, number: int) -> None:
        self.map = start_map(number)
        self.known = troubles(self.map)
        assert {code for code, _ in self.known} <= {"MK212", "MK216"}
        with suppress(UsageError):  # some are by rules that do not ship
            self.document = new_document(self.map)

    @rule(name=st.sampled_from(sorted(EDITS)), rng=st.randoms(use_true_random=False))
    def edit(self, name: str, rng: Random) -> None:
        before = self.map
        try:
            after = EDITS[name](rng, before)
        except EditRefusedError:
            return
        found = changes(before, after)
        if after is before:
            assert not found
            return
        assert after != before
        assert (found.fields, found.vertices, found.portals) == different(before, after)
        for field_id, item in after.fields.items():
            if before.fields.get(field_id) == item:
                assert before.fields[field_id] is item
        guard(before, after)
        if name not in OPENING:
            assert not opened(before, after), name
        now = troubles(after)
        if name == "rename":  # what a field was blamed for goes with its new name
            assert by_code(now) == by_code(self.known)
        else:
            assert not now - self.known, (name, now - self.known)
        self.past.append(before)
        self.future.clear()
        self.map, self.known = after, now

    @precondition(lambda self: self.past)
    @rule()
    def undo(self) -> None:
        self.future.append(self.map)
        self.map = self.past.pop()
        self.known = troubles(self.map)

    @precondition(lambda self: self.future)
    @rule()
    def redo(self) -> None:
        self.past.append(self.map)
        self.map = self.future.pop()
        self.known = troubles(self.map)

    @precondition(lambda self: self.document is not None and len(self.past) > 3)
    @rule()
    def save_and_read(self) -> None:
        assert self.document is not None
        text = format_map(self.document, self.map)
        with TemporaryDirectory() as folder:
            path = Path(folder) / "map.yaml"
            path.write_text(text, encoding="utf-8")
            assert read_map(path).map == self.map


def by_code(found: Counter[Trouble]) -> Counter[str]:
    total: Counter[str] = Counter()
    for (code, _), number in found.items():
        total[code] += number
    return total


TestEditing = Editing.TestCase
TestEditing.settings = settings(stateful_step_count=25)
