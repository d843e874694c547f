"""The values of answers as columns of numbers: the second of a pair by what differs in it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from mapkit.model import GameMap
from mapkit_exporters.html.borders import Borders, End, StringAt, in_parts
from mapkit_exporters.html.packing import Columns

Answer = Mapping[str, Any]
XY = tuple[int, int]

LINES = ("witness_mm", "near_miss_line_mm")
MEASURES = ("beam_mm", "near_miss_mm")
_BLOCK = 256
"""Pairs that the page reads together."""

_WRITTEN = {"a", "b", "fields", "blockers", "near_miss_into", "others", "string", "sentences"}


class Facts(NamedTuple):
    """What sentences are made of."""

    answer: Answer
    numbers: Mapping[str, int]
    """Numbers of fields, of corners, and of what kind the answer is."""
    lists: Mapping[str, Sequence[int]]
    """Numbers of fields."""


class _Kinds:
    """Different values, numbered as they come."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self.values: list[Any] = []

    def number(self, value: Any) -> int:
        """Return the number of a value that can be written as JSON."""
        number = self._numbers.setdefault(json.dumps(value), len(self.values))
        if number == len(self.values):
            self.values.append(value)
        return number


def corners_of(game_map: GameMap, answers: Iterable[Answer]) -> list[set[XY]]:
    """Return for each field the corners from which a string is measured."""
    found: dict[str, set[XY]] = {field: set() for field in game_map.fields}
    for answer in answers:
        for end in answer["string"] or ():
            found[end["field"]] |= {_point(end["corner_mm"]), _point(end["towards_mm"])}
    return list(found.values())


class _Place(NamedTuple):
    """An end of a line, on the border of a field."""

    field: int
    at: XY
    end: End


class _Call(NamedTuple):
    """A disputed call as numbers."""

    kind: int
    measure: int
    fields: tuple[int, ...]
    ends: tuple[_Place, ...]
    at: tuple[XY, ...]


class _Row(NamedTuple):
    """An answer as numbers."""

    kind: int = 0
    fields: tuple[int, ...] = ()
    """Without the target."""
    into: tuple[int, ...] = ()
    blockers: tuple[int, ...] = ()
    measures: tuple[int, ...] = ()
    ends: tuple[_Place, ...] = ()
    """Two for each line."""
    strings: tuple[StringAt, ...] = ()
    calls: tuple[_Call, ...] = ()

    def from_the_other(self) -> _Row:
        """Return what it would be from the second field to the first if nothing else differed."""
        calls = (
            call._replace(fields=call.fields[::-1], ends=_swapped(call.ends), at=call.at[::-1])
            for call in self.calls
        )
        return self._replace(
            fields=self.fields[::-1], into=self.into[::-1], ends=_swapped(self.ends),
            strings=(), calls=tuple(calls),
        )  # fmt: skip


def _swapped(ends: Sequence[_Place]) -> tuple[_Place, ...]:
    """Swap the two ends of each line."""
    return tuple(ends[k ^ 1] for k in range(len(ends)))


class _Rows:
    """Makes numbers of answers."""

    def __init__(self, game_map: GameMap, borders: Borders) -> None:
        self.borders = borders
        self.values: dict[str, _Kinds] = {}
        self.kinds, self.calls = _Kinds(), _Kinds()
        self._known: dict[str, int] = {}
        self._fields = {field: number for number, field in enumerate(game_map.fields)}

    def of(self, answer: Answer) -> _Row:
        kind = {
            **{key: value for key, value in answer.items() if key not in _WRITTEN},
            **{key: _there(answer[key]) for key in (*LINES, *MEASURES, "string")},
            "fields": bool(answer["fields"]),
            "blockers": [blocker["rule"] for blocker in answer["blockers"]],
        }
        lines = [answer[key] for key in LINES if answer[key]]
        string = answer["string"]
        ends = tuple(
            end
            for line in lines
            for end in self._ends(answer, line, string if line is lines[0] else None)
        )
        return _Row(
            self._kind(kind),
            self._passed(answer["fields"]),
            self._numbers(answer["near_miss_into"]),
            self._numbers(blocker["field"] for blocker in answer["blockers"]),
            tuple(in_parts(answer[key]) for key in MEASURES if answer[key] is not None),
            ends,
            tuple(self._string(*both) for both in zip(string or (), ends, strict=False)),
            tuple(self._call(answer, other) for other in answer["others"]),
        )

    def _kind(self, kind: dict[str, Any]) -> int:
        known = repr(kind)
        if known not in self._known:
            values = self.values
            numbers = [values.setdefault(k, _Kinds()).number(v) for k, v in kind.items()]
            self._known[known] = self.kinds.number(numbers)
        return self._known[known]

    def _ends(self, answer: Answer, line: Any, string: Any) -> Iterable[_Place]:
        for k, field in enumerate(self._numbers((answer["a"], answer["b"]))):
            between = None
            if string:
                between = frozenset(_point(string[k][key]) for key in ("corner_mm", "towards_mm"))
            at = _point(line[k])
            yield _Place(field, at, self.borders.end(field, at, between))

    def _string(self, string: Mapping[str, Any], place: _Place) -> StringAt:
        corner, away = _point(string["corner_mm"]), in_parts(string["away_mm"])
        return self.borders.string(place.field, place.end, place.at, corner, away)

    def _call(self, answer: Answer, other: Mapping[str, Any]) -> _Call:
        line = other["line_mm"]
        at = tuple(map(_point, other["at_mm"]))
        kind = [
            other["reason"], other["distance"], bool(other["fields"]), bool(line), len(at),
            other["redrawing"],
        ]  # fmt: skip
        return _Call(
            self.calls.number(kind),
            in_parts(other["measure_mm"]),
            self._passed(other["fields"]),
            tuple(self._ends(answer, line, None)) if line else (),
            at,
        )

    def _numbers(self, fields: Iterable[str]) -> tuple[int, ...]:
        return tuple(self._fields[field] for field in fields)

    def _passed(self, fields: Sequence[str]) -> tuple[int, ...]:
        return self._numbers(fields[:-1])  # the target is last

    def facts(self, answer: Answer, row: _Row) -> Facts:
        numbers = {"a": self._fields[answer["a"]], "b": self._fields[answer["b"]],
                   "kind": row.kind}  # fmt: skip
        for k, string in enumerate(row.strings):
            numbers[f"corner {k}"], numbers[f"towards {k}"] = string.corner, string.towards
        lists: dict[str, list[int]] = {"into": list(row.into)}
        for number, blocker in zip(row.blockers, answer["blockers"], strict=True):
            for rule in dict.fromkeys([blocker["rule"], *blocker["rule"].split("+")]):
                lists.setdefault(f"blockers {rule}", []).append(number)
        return Facts(answer, numbers, lists)

    def write(self, columns: Columns, way: str, row: _Row, like: _Row) -> None:
        """Write a row by how it differs from another one."""
        columns.add(f"kind {way}", row.kind - like.kind)
        for name in ("fields", "into", "blockers"):
            numbers = getattr(row, name)
            same = numbers == getattr(like, name)
            columns.add(f"{name} {way}", *((0,) if same else (len(numbers) + 1, *numbers)))
        least = (
            like.measures if len(like.measures) == len(row.measures) else [0] * len(row.measures)
        )
        columns.add(f"measure {way}", *(m - n for m, n in zip(row.measures, least, strict=True)))
        self._write_ends(columns, way, row.ends, like.ends)
        for string in row.strings:
            columns.add(f"swapped {way}", string.swapped)
            columns.add(f"away {way}", string.away)
        if row.calls == like.calls:
            columns.add(f"calls {way}", 0)
            return
        columns.add(f"calls {way}", len(row.calls) + 1)
        for call in row.calls:
            columns.add("kind call", call.kind)
            columns.add("measure call", call.measure)
            columns.add("fields call", len(call.fields), *call.fields)
            self._write_ends(columns, "call", call.ends, ())
            for point in call.at:
                columns.add("at call", *point)

    def _write_ends(
        self, columns: Columns, way: str, places: Sequence[_Place], like: Sequence[_Place]
    ) -> None:
        """Write ends; of another one by how far apart both are along its edge."""
        known = len(like) == len(places)
        for k, (field, at, end) in enumerate(places):
            edge, along = end.edge, end.along
            if known:
                edge -= like[k].end.edge
                along = self.borders.along(field, end.edge, at)
                along -= self.borders.along(field, end.edge, like[k].at)
            columns.add(f"edge {way}", edge)
            columns.add(f"along {way}", along)
            columns.add(f"aside {way}", end.aside)


def write_answers(
    game_map: GameMap, answers: Sequence[Answer], borders: Borders, columns: Columns
) -> tuple[list[Facts], dict[str, Any]]:
    """Write answers into columns.

    ``answers`` are an answer and then that of the second field to the first, for some pairs.

    Returns
    -------
    facts : list of Facts
        For each answer.
    head : dict
        What the numbers of kinds stand for, and where each column is after so many pairs.
    """
    make = _Rows(game_map, borders)
    rows = [make.of(answer) for answer in answers]
    blocks = []
    for pair, (one, other) in enumerate(zip(rows[::2], rows[1::2], strict=True)):
        if pair % _BLOCK == 0:
            blocks.append(columns.lengths())
        make.write(columns, "0", one, _Row())
        make.write(columns, "1", other, one.from_the_other())
    return [make.facts(*both) for both in zip(answers, rows, strict=True)], {
        "values": {key: kinds.values for key, kinds in make.values.items()},
        "kinds": make.kinds.values,
        "calls": make.calls.values,
        "block": _BLOCK,
        "blocks": [[known.get(name, 0) for name in columns.lengths()] for known in blocks],
    }


def _there(value: object) -> bool | None:
    """Return that something is there, which is written elsewhere; None where it is not."""
    return None if value is None else True


def _point(at: Sequence[float]) -> XY:
    return in_parts(at[0]), in_parts(at[1])
