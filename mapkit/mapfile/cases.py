"""Maps in the JSON of worked cases: rings of points, portals, and the rules they are read by."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import IO, Any

from mapkit.diagnostics import Diagnostic, Rule, rules
from mapkit.errors import InvalidMapError
from mapkit.mapfile.problems import MAX_PROBLEMS, and_list, shorten, suggestion
from mapkit.mapfile.rulesets import DEFAULT_RULESET, shipped_ruleset
from mapkit.mapfile.scalars import ID_ADVICE, as_id, is_valid_id
from mapkit.mapfile.source import Source, open_source, parse_json
from mapkit.messages import phrase
from mapkit.model import COORDINATE_LIMIT, Field, GameMap, Marker, Point, Portal, Provenance

_FLAGS = ("water", "obstacle", "hard_terrain")
_FIELD_KEYS = {"id", "kind", "level", *_FLAGS, "sector", "objective", "rings", "name"}


def read_case(
    source: str | os.PathLike[str] | IO[str] | IO[bytes] | Source | Mapping[str, Any],
) -> GameMap:
    """Read a map in the JSON of worked cases.

    ``source`` is a JSON file, its text, or what one holds: a map with ``fields``, ``portals`` and
    ``rules``, bare or under the key ``map``. Coordinates are taken as they are; equal points become
    one vertex. The map has vertices ``v1``, ``v2``, ... in the order of their first use, portals
    ``p1``, ``p2``, ..., and the rules as choices of the ``sniper_elite`` ruleset.

    Raises ``FileError`` where the file cannot be read or is not JSON. Raises ``InvalidMapError``
    where it is JSON, but no such map; every problem is in its ``diagnostics``.
    """
    name = "case"
    if isinstance(source, Mapping):
        data: Any = source
    else:
        opened = source if isinstance(source, Source) else open_source(source)
        name = opened.path.stem if opened.path else name
        data = parse_json(opened)
    if isinstance(data, Mapping) and isinstance(data.get("map"), Mapping):
        data = data["map"]
    case = _Case()
    game_map = case.read(data, name)
    if case.found or game_map is None:
        raise InvalidMapError(phrase("{name} is not a map in JSON", name=name), tuple(case.found))
    return game_map


class _Case:
    def __init__(self) -> None:
        self.found: list[Diagnostic] = []
        self.vertices: dict[Point, str] = {}
        self.ruleset = shipped_ruleset(DEFAULT_RULESET)

    def wrong(self, rule: Rule, message: str, *fields: str, advice: str = "") -> None:
        if len(self.found) < MAX_PROBLEMS:
            self.found.append(
                Diagnostic(rule, rule.severity, message, advice or rule.help, fields=fields)
            )

    def read(self, data: object, name: str) -> GameMap | None:
        if not isinstance(data, Mapping) or not isinstance(data.get("fields"), list):
            self.wrong(
                rules.VALUE_OF_WRONG_TYPE,
                "the JSON should be an object with a list of fields, or have one under map",
            )
            return None
        title = self._text(data.get("name"), "name of the map") or name
        fields: dict[str, Field] = {}
        markers: list[Marker] = []
        for n, item in enumerate(data["fields"]):
            field = self._field(item, n, markers)
            if field is None:
                continue
            if field.id in fields:
                self.wrong(rules.KEY_REPEATED, f"field {field.id} stands twice", field.id)
            fields[field.id] = field
        unit = self._measure(data.get("unit_mm", 0.01), "unit_mm", 0.01)
        points = {id_: point for point, id_ in self.vertices.items()}
        return GameMap(
            id=as_id(title, "case"),
            name=title,
            ruleset=self.ruleset,
            choices=self._choices(data.get("rules") or {}),
            vertices=points,
            fields=fields,
            portals=self._portals(data.get("portals") or [], fields),
            markers=tuple(markers),
            sectors=self.ruleset.sectors,
            unit_mm=unit,
            size_mm=_size(points, unit),
            tolerance_mm=self._measure(data.get("tolerance_mm", 0.5), "tolerance_mm", 0.5),
            provenance=Provenance(
                "example", self._text(data.get("note"), "note") or "Made from a map in JSON."
            ),
        )

    def _field(self, item: object, n: int, markers: list[Marker]) -> Field | None:
        if not isinstance(item, Mapping):
            self.wrong(rules.VALUE_OF_WRONG_TYPE, f"field {n + 1} of the list is not an object")
            return None
        id_ = self._id(item.get("id"), f"field {n + 1} of the list")
        if id_ is None:
            return None
        before = len(self.found)
        for key in item:
            # Other programs may write more about a field; only misspelt keys are errors.
            near = None if key in _FIELD_KEYS else suggestion(str(key), _FIELD_KEYS)
            if near:
                self.wrong(
                    rules.KEY_UNKNOWN,
                    f'field {id_} has no key "{shorten(str(key))}"',
                    id_,
                    advice=f'did you mean "{near}"?',
                )
        kind = self._one_of(item.get("kind"), self.ruleset.kinds, f"kind of field {id_}", id_)
        sector = item.get("sector")
        if sector is not None:
            sector = self._one_of(sector, self.ruleset.sectors, f"sector of field {id_}", id_)
        traits = [flag for flag in _FLAGS if self._flag(item.get(flag), flag, id_)]
        objective = item.get("objective")
        if objective is not None:
            allowed = self.ruleset.markers["objective"].attributes["number"]
            if isinstance(objective, bool) or objective not in allowed:
                self.wrong(
                    rules.VALUE_NOT_ALLOWED,
                    f"field {id_} cannot be objective {objective!r:.40}",
                    id_,
                )
            else:
                markers.append(Marker("objective", id_, {"number": objective}))
        level = item.get("level")
        if level is None and kind is not None:
            level = self.ruleset.kinds[kind].level
        if isinstance(level, bool) or level not in (0, 1):  # a list has no hash
            self.wrong(rules.NUMBER_OUT_OF_BOUNDS, f"level of field {id_} has to be 0 or 1", id_)
        rings = self._rings(item.get("rings"), id_)
        if len(self.found) > before or kind is None or rings is None:
            return None
        name = self._text(item.get("name"), f"name of field {id_}")
        return Field(id_, kind, rings, int(level or 0), frozenset(traits), sector, name)

    def _rings(self, rings: object, id_: str) -> tuple[tuple[str, ...], ...] | None:
        if not isinstance(rings, list) or not rings:
            self.wrong(
                rules.KEY_MISSING,
                f"field {id_} has no rings",
                id_,
                advice="exterior first, then holes",
            )
            return None
        read = []
        for n, ring in enumerate(rings):
            what = f"hole {n} of field {id_}" if n else f"the ring of field {id_}"
            if not isinstance(ring, list) or len(ring) < 3:
                self.wrong(
                    rules.TOO_FEW_POINTS, f"{what} is not a list of three points or more", id_
                )
                return None
            points = [self._point(point, what, id_) for point in ring]
            if None in points:
                return None
            ids = [self._vertex(point) for point in points if point is not None]
            if ids[0] == ids[-1] and len(ids) > 3:
                ids.pop()
            read.append(tuple(ids))
        return tuple(read)

    def _vertex(self, point: Point) -> str:
        return self.vertices.setdefault(point, f"v{len(self.vertices) + 1}")

    def _point(self, point: object, what: str, *fields: str) -> Point | None:
        if not isinstance(point, list | tuple) or len(point) != 2:
            self.wrong(rules.VALUE_OF_WRONG_TYPE, f"a point of {what} is not [x, y]", *fields)
            return None
        x, y = map(_whole, point)
        advice = "coordinates are whole map units below 2**30 (1,073,741,824) in size"
        if x is None or y is None:
            said = f"a coordinate of {what} is not a whole number: {str(point)[:40]}"
            self.wrong(rules.NOT_A_NUMBER, said, *fields, advice=advice)
            return None
        if max(abs(x), abs(y)) >= COORDINATE_LIMIT:
            said = f"a coordinate of {what} is too large: {str(point)[:40]}"
            self.wrong(rules.NUMBER_OUT_OF_BOUNDS, said, *fields, advice=advice)
            return None
        return x, y

    def _portals(self, items: object, fields: Mapping[str, Field]) -> tuple[Portal, ...]:
        if not isinstance(items, list):
            self.wrong(rules.VALUE_OF_WRONG_TYPE, "portals should be a list")
            return ()
        portals = []
        for n, item in enumerate(items, 1):
            what = f"portal {n}"
            if not isinstance(item, Mapping):
                self.wrong(rules.VALUE_OF_WRONG_TYPE, f"{what} is not an object")
                continue
            type_ = self._one_of(item.get("type"), self.ruleset.portals, f"type of {what}")
            between = self._pair(item.get("between"), f"between of {what}", self._id)
            at = self._pair(item.get("at"), f"at of {what}", self._point)
            if type_ is None or between is None or at is None:
                continue
            unknown = [i for i in between if i not in fields]
            if unknown and not self.found:
                self.wrong(
                    rules.NO_SUCH_FIELD, f"{what} names field {unknown[0]}, which does not exist"
                )
            elif between[0] == between[1] or at[0] == at[1]:
                self.wrong(
                    rules.TOO_FEW_POINTS, f"{what} needs two fields and a place of some length"
                )
            else:
                portals.append(Portal(f"p{n}", type_, between, at))
        return tuple(portals)

    def _pair(self, pair: object, what: str, read: Callable[..., Any]) -> tuple[Any, Any] | None:
        if not isinstance(pair, list | tuple) or len(pair) != 2:
            self.wrong(rules.VALUE_OF_WRONG_TYPE, f"{what} should be a list of two")
            return None
        a, b = read(pair[0], what), read(pair[1], what)
        return None if a is None or b is None else (a, b)

    def _choices(self, answers: object) -> dict[str, str]:
        choices = {c.id: c.default for c in self.ruleset.choices.values()}
        if not isinstance(answers, Mapping):
            self.wrong(rules.VALUE_OF_WRONG_TYPE, "rules should be an object")
            return choices
        for key, value in answers.items():
            choice = self._one_of(key, self.ruleset.choices, "a rule")
            if choice is None:
                continue
            word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
            values = self.ruleset.choices[choice].values
            answer = self._one_of(word, values, f"rule {choice}")
            if answer is not None:
                choices[choice] = answer
        return choices

    def _one_of(self, value: object, known: Any, what: str, *fields: str) -> str | None:
        if isinstance(value, str) and value in known:
            return value
        near = suggestion(value, list(known)) if isinstance(value, str) else None
        self.wrong(
            rules.VALUE_NOT_ALLOWED,
            f"{what} cannot be {shorten(repr(value))}",
            *fields,
            advice=f'did you mean "{near}"?' if near else f"it has to be {and_list(known)}",
        )
        return None

    def _flag(self, value: object, flag: str, id_: str) -> bool:
        if value is not None and not isinstance(value, bool):
            self.wrong(
                rules.VALUE_OF_WRONG_TYPE, f"{flag} of field {id_} should be true or false", id_
            )
        return value is True

    def _id(self, value: object, what: str) -> str | None:
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if isinstance(text, str) and is_valid_id(text):
            return text
        message = f"{what} has no useable id ({shorten(repr(value))})"
        self.wrong(rules.NOT_AN_ID, message, advice=ID_ADVICE)
        return None

    def _text(self, value: object, what: str) -> str | None:
        if value is None or isinstance(value, str):
            return value
        self.wrong(rules.VALUE_OF_WRONG_TYPE, f"{what} should be a text")
        return None

    def _measure(self, value: Any, what: str, default: float) -> float:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if is_number and 0 <= value <= 1000 and (value or what != "unit_mm"):
            return float(value)
        self.wrong(rules.NUMBER_OUT_OF_BOUNDS, f"{what} should be a number of mm up to 1000")
        return default


def _whole(value: object) -> int | None:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _size(points: Mapping[str, Point], unit: float) -> tuple[float, float]:
    """Return the size of a board that reaches from the origin, or from below it, to the end."""
    xs, ys = [0, *(x for x, _ in points.values())], [0, *(y for _, y in points.values())]
    return round((max(xs) - min(xs)) * unit, 6), round((max(ys) - min(ys)) * unit, 6)
