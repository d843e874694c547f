"""Somebody who has the printed board at hand and corrects a traced map in the real window.

Only mouse and keys are used, as the window offers them, and each press is counted: fields that are
in pieces are joined by a stroke, what is drawn as one is cut out or split, and kinds are answered
in groups by the dock *Review* or painted.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import shapely
import shapely.ops
from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QToolButton

from benchmarks.photos.boards import visible
from mapkit.digitize.photo import jpeg_of
from mapkit.editor.app.program import application
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.panels.kind_palette import Palette
from mapkit.editor.trace.review_feature import ReviewFeature
from mapkit.editor.trace.surveyed import SurveyedUnderlay
from mapkit.model import Doubt, GameMap, Underlay
from mapkit.review.alternatives import alike
from tests.editor.hand import Hand, Mm
from tests.editor.waiting import settle, wait

STAGES = (0, 10, 20, 50, 100)
"""Clicks after which is measured."""

FOUND = 0.8
_PART = 0.12
"""Of a true field or of a drawn one: less of it is no part that anybody would correct."""
_MANY = 5
_SIZE = 1400, 900
_STEP_MM = 1.5
_BEYOND_MM = 4.0
_CLOSE = 8.0
"""Pixels a mm, where one splits by hand."""


def corrected_by_clicks(
    truth: GameMap,
    game_map: GameMap,
    picture: Any,
    measure: Callable[[GameMap], dict[str, Any]],
) -> list[dict[str, Any]]:
    """Correct a traced map in a window, its picture below, and measure at :data:`STAGES`.

    Returns
    -------
    list of dict
        What ``measure`` gave, with the clicks so far.
    """
    rows: list[dict[str, Any]] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        _window_on(_with_underlay(game_map, Path(folder, "flat.jpg"), jpeg_of(picture))) as window,
    ):
        person = _Person(window, truth)
        before = person.map
        steps = person.correct()
        for stage in STAGES:
            while person.clicks <= stage and next(steps, None) is not None:
                if person.clicks <= stage:
                    before = person.map
            rows.append(measure(before) | {"clicks": stage, "means": dict(person.means)})
            before = person.map
    return rows


def _with_underlay(game_map: GameMap, path: Path, jpeg: bytes) -> GameMap:
    path.write_bytes(jpeg)
    w, h = (round(s / game_map.unit_mm) for s in game_map.size_mm)
    corners = (0, 0), (w, 0), (w, h), (0, h)
    underlay = Underlay(str(path), hashlib.sha256(jpeg).hexdigest(), corners)
    return replace(game_map, underlay=underlay)


@contextmanager
def _window_on(game_map: GameMap) -> Iterator[EditorWindow]:
    application()
    window = EditorWindow(game_map)
    window.resize(*_SIZE)
    window.show()
    for name, dock in window.docks.items():  # some compute all disputes while they are in sight
        dock.setVisible(name == "palette")
    settle(window)
    try:
        yield window
    finally:
        window.close_guards.clear()
        window.close()


class _Person:
    """Knows the true map; sees the drawn one; presses keys and buttons."""

    def __init__(self, window: EditorWindow, truth: GameMap) -> None:
        self.window, self.clicks = window, 0
        self.means: dict[str, int] = defaultdict(int)
        self._hand = Hand(window)
        self._truth, self._true = truth, visible(truth)
        self._picture = window.part(SurveyedUnderlay)
        self._feature = window.part(ReviewFeature)
        self._given_up: set[tuple[str, str]] = set()
        self._tool = ""
        self._paint: tuple[str, str] | None = None

    @property
    def map(self) -> GameMap:
        return self.window.model.committed

    def correct(self) -> Iterator[str]:
        """Correct many kinds at once, then outlines, then kinds; yield what was done each time."""
        for work in (self._paint_all, self._join_next, self._cut_next, self._answer_kinds,
                     self._paint_next):  # fmt: skip
            if work == self._answer_kinds:
                self.window.docks["review"].show()
                self.window.docks["review"].raise_()
            while said := work():
                self.means[said] += 1
                yield said

    # What is seen.

    def _drawn(self) -> dict[str, shapely.Polygon]:
        fields = {i: replace(f, level=0) for i, f in self.map.fields.items()}
        return visible(replace(self.map, fields=fields))

    def _overlaps(self) -> tuple[dict[str, Any], dict[tuple[str, str], float]]:
        """Return the drawn fields, and the areas that true ones and they have in common."""
        drawn = self._drawn()
        names, shapes = list(drawn), list(drawn.values())
        tree = shapely.STRtree(shapes)
        common = {}
        for i, shape in self._true.items():
            for k in tree.query(shape).tolist():
                area = shapely.intersection(shape, shapes[k]).area
                if area > 1.0:
                    common[i, names[k]] = area
        return drawn, common

    def _found(self, drawn: dict[str, Any], common: dict[tuple[str, str], float]) -> dict[str, str]:
        return {
            j: i for (i, j), area in common.items()
            if area >= FOUND * (self._true[i].area + drawn[j].area - area)
        }  # fmt: skip

    # What is done.

    def _paint_all(self) -> str:
        """Paint the whole board with its most frequent kind, where that makes more right."""
        _, common = self._overlaps()
        owners = _largest_owner(common)
        kinds = Counter(self._truth.class_of(i) for i in owners.values())
        kind, count = kinds.most_common(1)[0]
        right = sum(self._truth.class_of(i) == self.map.fields[j].kind for j, i in owners.items())
        if count < right + _MANY or ("", "all") in self._given_up:
            return ""
        self._given_up.add(("", "all"))
        self._take("b")
        self._press(("kind", kind))
        width, height = self.map.size_mm
        self._hand.view.fit(QRectF(0, 0, width, height))
        ends = (2.0, 2.0), (width - 2.0, height - 2.0)

        def drag() -> None:
            self._hand.drag(*ends, Qt.KeyboardModifier.ShiftModifier)
            self.clicks += 1

        return "all painted" if self._changes(drag) else ""

    def _join_next(self) -> str:
        """Join the parts of a true field by a stroke."""
        drawn, common = self._overlaps()
        parts = defaultdict(list)
        for (i, j), area in common.items():
            if area > 0.6 * drawn[j].area:
                parts[i].append(j)
        for i, some in parts.items():
            key = (i, "join " + " ".join(sorted(some)))
            if len(some) < 2 or key in self._given_up:
                continue
            some.sort(key=lambda j: -drawn[j].area)
            self._given_up.add(key)
            way = self._way(some, drawn)
            if way and self._stroke(way):
                return "join"
        return ""

    def _way(self, parts: Sequence[str], drawn: dict[str, Any]) -> list[Mm]:
        """Return a stroke from the largest part over borders to as many others as it can be."""
        way: list[Mm] = []
        left, at = list(parts[1:]), parts[0]
        while left:
            beside = {j: _border(drawn[at], drawn[j]) for j in left}
            j = max(beside, key=lambda j: beside[j].length)
            if beside[j].length < 0.5:
                break
            line = max(shapely.get_parts(shapely.line_merge(beside[j])), key=lambda p: p.length)
            middle = line.interpolate(0.5, normalized=True)
            ends = [_nearest_inside(drawn[f], middle) for f in (at, j)]
            if not way:
                way.append(ends[0])
            elif not drawn[at].buffer(0.1).covers(shapely.LineString([way[-1], ends[0]])):
                break
            way += [(middle.x, middle.y), ends[1]]
            left.remove(j)
            at = j
        return way

    def _cut_next(self) -> str:
        """Cut a true field out of drawn ones that hold more; by hand where the print is lost."""
        drawn, common = self._overlaps()
        found = set(self._found(drawn, common).values())
        for (i, j), area in sorted(common.items(), key=lambda item: -item[1]):
            mixed = area < 0.85 * drawn[j].area and area > _PART * self._true[i].area
            if i in found or not mixed or area < 20.0:
                continue
            others = [o for (o, k), a in common.items() if k == j and o != i and a > 20.0
                      and (a > _PART * drawn[j].area or a > 0.5 * self._true[o].area)]  # fmt: skip
            if not others:
                continue
            for how, act in (("magnetic line", self._follow), ("cut out", self._cut_out),
                             ("split", self._split)):  # fmt: skip
                key = (i, f"{how} {j} {area:.0f}")
                if key in self._given_up:
                    continue
                self._given_up.add(key)
                was = self._score()
                if act(i, j, others):
                    if self._score() > was:
                        self._join_next()
                        return how
                    self._undo()
                    return f"{how} in vain"
        return ""

    def _score(self) -> float:
        """Return how well the drawn fields fit the true ones: a person sees that."""
        drawn, common = self._overlaps()
        best: dict[str, float] = defaultdict(float)
        for (i, j), area in common.items():
            ratio = area / (self._true[i].area + drawn[j].area - area)
            best[i] = max(best[i], ratio)
        return sum(best.values()) - 0.02 * len(drawn)

    def _cut_out(self, true: str, drawn: str, _others: Sequence[str]) -> bool:
        shape = shapely.intersection(self._true[true], self._drawn()[drawn])
        at = _middle(shape)
        self._take("o")
        return self._changes(lambda: self._click(at))

    def _course(self, true: str, drawn: str, others: Sequence[str]) -> Any:
        """Return the longest true border within a drawn field; None where there is none."""
        whole = self._drawn()[drawn]
        line = shapely.union_all([_border(self._true[true], self._true[o]) for o in others])
        line = shapely.intersection(line, whole.buffer(0.5))
        pieces = [p for p in shapely.get_parts(shapely.line_merge(line)) if p.length > 3.0]
        return max(pieces, key=lambda p: p.length).simplify(0.3) if pieces else None

    def _follow(self, true: str, drawn: str, others: Sequence[str]) -> bool:
        """Let the magnetic line follow the print from one end of the border to the other."""
        course = self._course(true, drawn, others)
        if course is None:
            return False
        start, end = (course.interpolate(part, normalized=True) for part in (0.0, 1.0))
        self._take("l")

        def draw() -> None:
            self._click((start.x, start.y))
            self._rest()
            self._click((end.x, end.y))
            self._rest()

        if self._changes(draw):
            return True
        self._key(Qt.Key.Key_Escape)
        return False

    def _split(self, true: str, drawn: str, others: Sequence[str]) -> bool:
        """Split along the true border, corner by corner."""
        course = self._course(true, drawn, others)
        if course is None:
            return False
        points = [(float(x), float(y)) for x, y in _prolonged(course.simplify(1.0))]
        self._take("x")
        before = self.map
        for point in points:
            self._look_at(point, _CLOSE)
            self._click(point, zoom=False, held=Qt.KeyboardModifier.AltModifier)
        self._key(Qt.Key.Key_Return)
        self._rest()
        if self.map is before:
            self._key(Qt.Key.Key_Escape)
        return self.map is not before

    def _answer_kinds(self) -> str:
        """Answer a group of the review at once, where all of it has the same answer."""
        _, common = self._overlaps()
        owners = _largest_owner(common)
        tracing = self.map.tracing
        assert tracing is not None
        groups = {frozenset(g): g for d in tracing.doubts if d.about == "kind"
                  for g in [alike(self.map, d)]}  # fmt: skip
        for group in sorted(groups.values(), key=len, reverse=True):
            wrong = [d for d in group if d.fields[0] in owners
                     and self._wanted(owners[d.fields[0]], d.fields[0])]  # fmt: skip
            fits = [d for d in wrong if self._as_wanted(d, owners[d.fields[0]])]
            if len(group) > 1 and len(fits) == len(group) and self._go_to(group[0]):
                keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
                if self._changes(partial(self._key, Qt.Key.Key_F9, keys)):
                    return "group corrected"
        return ""

    def _go_to(self, doubt: Doubt) -> bool:
        """Click an item in the list of the review."""
        wait(lambda: not self._feature.review.sorting)
        tree = self._feature.panel.list
        for k in range(tree.topLevelItemCount()):
            row = tree.topLevelItem(k)
            if row is not None and row.data(0, Qt.ItemDataRole.UserRole) == doubt:
                tree.scrollToItem(row)
                self.clicks += 1
                middle = tree.visualItemRect(row).center()
                QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=middle)
                settle(self.window)
                return self._feature.review.current == doubt
        return False

    def _as_wanted(self, doubt: Doubt, true: str) -> bool:
        field = self._truth.fields[true]
        water = "water" in field.traits
        if doubt.instead in self.map.ruleset.traits:
            return water and doubt.instead == "water"
        return not water and doubt.instead == self._truth.class_of(true)

    def _wanted(self, true: str, field: str) -> tuple[str, str] | None:
        """Return what is to be painted: aspect and value; None where all is right."""
        wanted, has = self._truth.fields[true], self.map.fields[field]
        kind = self._truth.class_of(true)
        if kind in self.map.ruleset.kinds and has.kind != kind:
            return "kind", kind
        known = self.map.ruleset.traits.keys()
        traits = (wanted.traits ^ has.traits) & {"water"} & known
        return ("trait", min(traits)) if traits else None

    def _paint_next(self) -> str:
        """Paint one field; neighbours that want the same are painted by the same stroke."""
        drawn, common = self._overlaps()
        owners = _largest_owner(common)
        found = self._found(drawn, common)
        wrong = {j: w for j, i in owners.items() if (w := self._wanted(i, j)) and j in found}
        wrong = {j: w for j, w in wrong.items() if (j, str(w)) not in self._given_up}
        if not wrong:
            return ""
        for field, paint in sorted(wrong.items(), key=lambda item: item[1] != self._paint):
            self._given_up.add((field, str(paint)))
            self._take("b")
            if paint != self._paint:
                self._press(paint)
            way = [_middle(drawn[field])]
            for other, same in wrong.items():
                line = shapely.LineString([way[-1], _middle(drawn[other])])
                if other != field and same == paint and drawn[field].union(
                    drawn[other]).buffer(0.1).covers(line):  # fmt: skip
                    way.append(_middle(drawn[other]))
                    break
            if self._stroke(way, "b"):
                return "paint"
            return "paint in vain"
        return ""

    def _press(self, paint: tuple[str, str]) -> None:
        palette = self.window.findChild(Palette)
        assert palette is not None
        button: QToolButton = palette._by_paint[paint]  # noqa: SLF001 - as tests press it
        palette.ensureWidgetVisible(button)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.clicks += 1
        self._paint = paint

    # Mouse and keys.

    def _take(self, key: str) -> None:
        if self._tool != key:
            self._hand.view.setFocus()
            self._hand.key(key)
            self.clicks += 1
            self._tool = key

    def _key(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        self._hand.view.setFocus()
        self._hand.key(key, held)
        self.clicks += 1

    def _undo(self) -> None:
        self._hand.view.setFocus()
        self._key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        self._rest()

    def _click(self, at: Mm, *, zoom: bool = True,
               held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:  # fmt: skip
        if zoom:
            self._look_at(at, 5.0)
        self._hand.click(at, held)
        self.clicks += 1

    def _stroke(self, way: Sequence[Mm], tool: str = "q") -> bool:
        """Drag along a way, or click where it is one place; return whether the map changed."""
        self._take(tool)
        xs, ys = zip(*way, strict=True)
        box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        self._hand.view.fit(box.adjusted(-15, -15, 15, 15))

        def drag() -> None:
            self._hand.press(way[0])
            for a, b in pairwise(way):
                for share in (0.25, 0.5, 0.75, 1.0):
                    self._hand.move((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
            self._hand.release(way[-1])
            self.clicks += 1

        return self._changes(drag)

    def _changes(self, act: Callable[[], object]) -> bool:
        """Do something; return whether the map changed by it."""
        before = self.map
        act()
        self._rest()
        return self.map is not before

    def _look_at(self, at: Mm, pixels_per_mm: float) -> None:
        self._hand.view.look_at(QPointF(*at), pixels_per_mm)

    def _rest(self) -> None:
        settle(self.window)
        worker = self._picture._worker  # noqa: SLF001
        wait(lambda: not self.window.model.working and not self._feature.teacher.busy
             and (worker is None or not worker.at_work))  # fmt: skip
        settle(self.window)


def _border(a: Any, b: Any) -> Any:
    return shapely.intersection(a.boundary, b.boundary.buffer(0.02))


def _nearest_inside(shape: Any, at: Any) -> Mm:
    """Return a place in a shape that is near another, off its borders."""
    inner = shape.buffer(-_STEP_MM)
    if inner.is_empty:
        inner = shape.buffer(-_STEP_MM / 4)
    if inner.is_empty:
        inner = shape
    there = shapely.ops.nearest_points(inner, at)[0]
    return float(there.x), float(there.y)


def _middle(shape: Any) -> Mm:
    largest = max(shapely.get_parts(shape), key=lambda part: part.area)
    line = shapely.maximum_inscribed_circle(largest, tolerance=0.5)
    x, y = line.coords[0]
    return float(x), float(y)


def _prolonged(line: shapely.LineString) -> Any:
    """Return a path that begins and ends a little beyond a line's ends."""
    points = shapely.get_coordinates(line)
    for end, beside in ((0, 1), (-1, -2)):
        way = points[end] - points[beside]
        points[end] = points[end] + way / max(np.hypot(*way), 1e-9) * _BEYOND_MM
    return points


def _largest_owner(common: dict[tuple[str, str], float]) -> dict[str, str]:
    """Return for each drawn field the true one that covers most of it."""
    owners: dict[str, tuple[float, str]] = {}
    for (i, j), area in common.items():
        if area > owners.get(j, (0.0, ""))[0]:
            owners[j] = area, i
    return {j: i for j, (_, i) in owners.items()}
