"""Tables for spreadsheets and data frames: a CSV file for each relation of a map."""

from __future__ import annotations

import csv
import io
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from mapkit.compiled import CompiledMap
from mapkit.export import USUAL, Exporter, Option, Progress, Supplies, play_checksum
from mapkit.export.board_values import about, board, decimal_text, digits_for, step_onto
from mapkit.export.inner_points import inner_point
from mapkit.export.known import below_and_above, known_buildings, known_passable, missing_rows
from mapkit.sight import NONE, Verdict
from mapkit.sight.verdict import grazing_counts

VERSION = "1.0"

_SEPARATORS = {"comma": ",", "semicolon": ";", "tab": "\t"}
_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_VERDICTS = {
    (clear is None, grazing is None): Verdict.of(clear, grazing).value
    for clear, grazing in ((1, 1), (None, 1), (None, None))
}
_AT_ONCE = 1000
"""Rows that are written together, and between two calls of ``progress``."""

Row = Sequence[object]
Rows = Iterable[Row]


def _write(
    compiled: CompiledMap, options: Mapping[str, str], progress: Progress | None, supplies: Supplies
) -> dict[str, bytes]:
    disputes = list(supplies.disputes(progress)) if options["disputes"] == "yes" else None
    writer = _Writer(options["separator"], options["reader"], progress)
    return {f"{t.name}.csv": writer.file(t) for t in _tables(compiled, options, disputes)}


class _Writer:
    """Writes tables as CSV, the same way for all of them."""

    def __init__(self, separator: str, reader: str, progress: Progress | None) -> None:
        self._separator = _SEPARATORS[separator]
        self._guarded = reader == "spreadsheets"
        self._progress = progress

    def file(self, given: _Table) -> bytes:
        """Return the bytes of a file."""
        text = io.StringIO()
        table = csv.writer(text, delimiter=self._separator, lineterminator="\n")
        table.writerow(given.columns)
        rows, done = iter(given.rows), 0
        while chunk := list(itertools.islice(rows, _AT_ONCE)):
            done += len(chunk)
            if self._progress:
                self._progress(done, done)
            table.writerows(map(_guarded, chunk) if self._guarded else chunk)
        # Programs that read CSV take a zero byte for the end, or the file for no text.
        return text.getvalue().replace("\0", "\ufffd").encode("utf-8", errors="replace")


def _guarded(row: Row) -> Row:
    """Return a row of which no text is a formula for a spreadsheet."""
    return [f"'{v}" if isinstance(v, str) and v.startswith(_FORMULA) else v for v in row]


def _switch(on: bool) -> str:
    return "true" if on else "false"


class _Table(NamedTuple):
    name: str
    columns: Row
    rows: Rows


def _tables(
    compiled: CompiledMap, options: Mapping[str, str], disputes: Sequence[Mapping[str, Any]] | None
) -> Iterator[_Table]:
    values = board(compiled.map)
    movers = sorted(compiled.map.ruleset.movers)
    yield _Table("about", ("key", "value"), _about(compiled, options))
    sectors = ((s["id"], s["name"], s["colour"], _switch(s["neutral"])) for s in values["sectors"])
    yield _Table("sectors", ("id", "name", "colour", "neutral"), sectors)
    columns: Row = ("id", "name", "kind", "class", "level", "traits", "sector", "x_mm", "y_mm",
               *(f"enter_{m}" for m in movers),
               *(f"attribute_{name}" for name in compiled.map.ruleset.attributes))  # fmt: skip
    yield _Table("fields", columns, _fields(compiled, values["fields"], movers))
    if options["outlines"] == "yes":
        yield _Table("outlines", ("field", "ring", "x_mm", "y_mm"), _outlines(compiled))
    columns = ("id", "type", "joins", "a", "b", "x1_mm", "y1_mm", "x2_mm", "y2_mm")
    yield _Table("portals", columns, _portals(compiled, values["portals"]))
    columns = ("marker", "type", "field", "attribute", "value")
    yield _Table("markers", columns, _markers(values["markers"]))
    yield from _relations(compiled)
    if compiled.tables is not None:
        columns = ("a", "b", "verdict", "distance", "clear", "grazing", "rule", "rules", "disputed")
        yield _Table("sight", columns, _sight(compiled, disputes))
    if options["walking"] == "yes" and not compiled.missing.walking:
        columns = ("mover", "from", "to", "fields", "cost")
        yield _Table("walking", columns, _walking(compiled))
    if compiled.missing:
        yield _Table("missing", ("what", "which"), missing_rows(compiled.missing))


def _relations(compiled: CompiledMap) -> Iterator[_Table]:
    relations = compiled.relations
    for name, pairs in (
        ("adjacent", relations.adjacent),
        ("matching", relations.matching),
        ("passable", known_passable(compiled)),
    ):
        yield _Table(name, ("a", "b"), sorted(map(sorted, pairs)))
    yield _Table("stacked", ("below", "above"), below_and_above(compiled))
    buildings = enumerate(known_buildings(compiled), 1)
    yield _Table("buildings", ("building", "field"), ((n, i) for n, ids in buildings for i in ids))
    access = sorted(relations.access.items())
    rows = ((kind, i) for kind, ids in access for i in sorted(ids))
    yield _Table("access", ("kind", "field"), rows)


def _about(compiled: CompiledMap, options: Mapping[str, str]) -> Rows:
    yield from (("format", "mapkit-csv"), ("version", VERSION), ("written for", options["reader"]))
    yield from about(compiled.map, play_checksum(compiled))


def _fields(
    compiled: CompiledMap, fields: Sequence[Mapping[str, Any]], movers: Sequence[str]
) -> Rows:
    for field in fields:
        x, y = inner_point(compiled.map.points(field["id"]))
        yield (
            field["id"], field["name"], field["kind"], field["class"], field["level"],
            " ".join(field["traits"]), field["sector"], _mm(compiled, x), _mm(compiled, y),
            *(step_onto(field, mover) for mover in movers),
            *(field["attributes"].get(name) for name in compiled.map.ruleset.attributes),
        )  # fmt: skip


def _outlines(compiled: CompiledMap) -> Rows:
    """Yield a row for each corner; ring 0 is the exterior, the others are holes."""
    for field in compiled.map.fields:
        for number, ring in enumerate(compiled.map.points(field)):
            for x, y in ring:
                yield field, number, _mm(compiled, x), _mm(compiled, y)


def _mm(compiled: CompiledMap, units: int) -> str:
    unit = compiled.map.unit_mm
    return decimal_text(round(units * unit, digits_for(unit)))


def _portals(compiled: CompiledMap, portals: Sequence[Mapping[str, Any]]) -> Rows:
    for portal in portals:
        ends = (_mm(compiled, value) for end in portal["at"] for value in end)
        yield portal["id"], portal["type"], _switch(portal["joins"]), *portal["between"], *ends


def _markers(markers: Sequence[Mapping[str, Any]]) -> Rows:
    """Yield a row for each attribute of a marker; one for a marker without any."""
    for number, marker in enumerate(markers, 1):
        named = {k: v for k, v in marker.items() if k not in {"type", "field"}} or {"": ""}
        for key, value in named.items():
            yield number, marker["type"], marker["field"], key, value


def _sight(compiled: CompiledMap, disputes: Sequence[Mapping[str, Any]] | None) -> Rows:
    """Yield each two fields, those without sight too, but for pairs that are not known."""
    tables = compiled.tables
    assert tables is not None
    ids, unsure = tables.field_ids, compiled.missing.sight
    disputed: dict[tuple[str, str], list[str]] = {}
    for one in disputes or ():
        disputed.setdefault((one["origin"], one["target"]), []).append(one["kind"])
    unasked = None if disputes is None else "no"
    counts = grazing_counts(compiled.map)
    rules = [(answer[0], " ".join(answer)) for answer in tables.rules]
    for i, a in enumerate(ids):
        columns = (
            table[i, i + 1 :].tolist() for table in (tables.clear, tables.grazing, tables.rule)
        )
        for b, clear, grazing, rule in zip(ids[i + 1 :], *columns, strict=True):
            if unsure and (min(a, b), max(a, b)) in unsure:
                continue
            sure = None if clear == NONE else clear
            any_ = None if grazing == NONE else grazing
            calls = " ".join(sorted(disputed.get((a, b), ()))) or unasked
            distance = any_ if counts else sure
            yield (a, b, _VERDICTS[sure is None, any_ is None], distance, sure, any_, *rules[rule],
                   calls)  # fmt: skip


def _walking(compiled: CompiledMap) -> Rows:
    ids = compiled.relations.field_ids
    for mover, steps in sorted(compiled.steps.items()):
        costs = compiled.walking[mover]
        for i, j in zip(*np.nonzero(steps != NONE), strict=True):
            if i != j:
                yield mover, ids[i], ids[j], int(steps[i, j]), int(costs[i, j])


EXPORTER = Exporter(
    name="csv",
    ending="zip",
    summary="a table for each relation, for spreadsheets and data frames",
    carries=USUAL,
    write=_write,
    options=(
        Option("disputes", "say of each pair whether its answer is disputed", needs_sight=True),
        Option("walking", "add walking distances of all pairs, a large table"),
        Option("outlines", "add the corners of the fields, of which a map can be made again"),
        Option("separator", "what stands between two values", tuple(_SEPARATORS)),
        Option(
            "reader",
            "keep spreadsheets from taking text for formulas",
            ("spreadsheets", "programs"),
        ),
    ),
    several=True,
    needs=frozenset({"disputes"}),
    loses="the outlines of the fields, unless they are asked for",
    title="CSV",
)
