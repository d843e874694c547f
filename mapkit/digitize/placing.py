"""Symbols that were found, put into a map: portals on borders, markers and traits on fields.

Nothing is put in that the checks of maps call an error; what they refuse is told with the reason.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import shapely

from mapkit.coverage import check_map
from mapkit.diagnostics import Diagnostic, Severity, rules
from mapkit.digitize.borders_seen import SharedStretch, shared_stretches
from mapkit.digitize.symbols import Match
from mapkit.digitize.templates import What
from mapkit.messages import Phrase, phrase
from mapkit.model import GameMap, Marker, Portal

_NO_SYMBOL = (rules.PORTALS_COINCIDE, rules.ENTRY_NOT_AT_RIM)
"""Warnings that mean that a symbol was misread."""

_BESIDE_MM = 2.0
"""How far off its border the symbol of a portal may lie, beyond half of its height."""


@dataclass(frozen=True, slots=True)
class FoundSymbol:
    """A symbol, and what was made of it.

    ``fields`` are the two beside a portal, or the one below a marker or a trait; empty where there
    is none. ``at`` is its middle in mm, ``doubt`` the share of such symbols that are wrong.
    """

    what: What
    type: str
    attributes: Mapping[str, str | int]
    fields: tuple[str, ...]
    at: tuple[float, float]
    doubt: float


@dataclass(frozen=True, slots=True)
class Placed:
    """A map with symbols.

    Attributes
    ----------
    symbols : tuple of FoundSymbol
        Those that are in the map now, the most doubtful first.
    refused : tuple of (FoundSymbol, Phrase)
        Those that are not, and why.
    """

    map: GameMap
    symbols: tuple[FoundSymbol, ...]
    refused: tuple[tuple[FoundSymbol, Phrase], ...]


def place_symbols(
    game_map: GameMap, matches: Sequence[Match], *, most_doubt: float = 0.5
) -> Placed:
    """Put symbols into a map, the surest first.

    Parameters
    ----------
    most_doubt : float
        Matches of a greater doubt are left out, and not listed.

    Notes
    -----
    Some ms a symbol, and a check of the whole map.
    """
    stretches = shared_stretches(game_map)
    shapes = {i: shapely.Polygon(*_outer_and_holes(game_map, i)) for i in game_map.fields}
    items: list[_Item] = []
    refused: list[tuple[FoundSymbol, Phrase]] = []
    for match in sorted(matches, key=lambda m: m.doubt):
        if match.doubt > most_doubt:
            continue
        item = (
            _on_border(game_map, match, stretches)
            if match.template.what == "portal"
            else _in_field(game_map, match, shapes)
        )
        why = _reason_alone(game_map, item)
        if why is None:
            items.append(item)
        else:
            refused.append((item.found, why))
    after = _added(game_map, items, refused)
    gone = {id(found) for found, _ in refused}
    kept = [item.found for item in items if id(item.found) not in gone]
    return Placed(after, tuple(sorted(kept, key=lambda s: -s.doubt)), tuple(refused))


@dataclass(frozen=True, slots=True, eq=False)
class _Item:
    """A symbol, and its two ends on a border, in map units, where it is a portal's."""

    found: FoundSymbol
    at: tuple[tuple[int, int], tuple[int, int]] | None = None


def _outer_and_holes(
    game_map: GameMap, field: str
) -> tuple[Sequence[tuple[int, int]], Sequence[Sequence[tuple[int, int]]]]:
    rings = game_map.points(field)
    return rings[0], rings[1:]


def _found(match: Match, fields: tuple[str, ...]) -> FoundSymbol:
    own = match.template
    at = round(match.middle[0], 1), round(match.middle[1], 1)
    return FoundSymbol(own.what, own.type, own.attributes, fields, at, match.doubt)


def _on_border(game_map: GameMap, match: Match, stretches: Sequence[SharedStretch]) -> _Item:
    """Lay the symbol of a portal on the nearest border."""
    far = [math.dist(match.middle, _nearest(*s.ends, match.middle, 0.0)) for s in stretches]
    if not far or min(far) > min(match.template.size_mm) / 2 + _BESIDE_MM:
        return _Item(_found(match, ()))
    best = stretches[far.index(min(far))]
    a, b = best.ends
    length = best.length
    turn = math.radians(match.angle) - math.atan2(b[1] - a[1], b[0] - a[0])
    width, height = match.template.size_mm
    along = abs(width * math.cos(turn)) + abs(height * math.sin(turn))
    along = min(along, max(match.template.size_mm), length)
    x, y = _nearest(a, b, match.middle, along / 2)
    u, v = (b[0] - a[0]) / length * along / 2, (b[1] - a[1]) / length * along / 2
    unit = game_map.unit_mm
    ends = [(round((x + s * u) / unit), round((y + s * v) / unit)) for s in (-1, 1)]
    return _Item(_found(match, best.fields), (ends[0], ends[1]))


def _nearest(
    a: tuple[float, float], b: tuple[float, float], place: tuple[float, float], clear: float
) -> tuple[float, float]:
    """Return the point between two ends, so far from both, that is nearest to a place."""
    length = max(math.dist(a, b), 1e-9)
    u, v = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    t = (place[0] - a[0]) * u + (place[1] - a[1]) * v
    t = min(max(t, clear), max(clear, length - clear))
    return a[0] + t * u, a[1] + t * v


def _in_field(game_map: GameMap, match: Match, shapes: Mapping[str, shapely.Polygon]) -> _Item:
    place = shapely.Point(match.middle[0] / game_map.unit_mm, match.middle[1] / game_map.unit_mm)
    fields = [i for i, shape in shapes.items() if shape.contains(place)]
    return _Item(_found(match, tuple(fields[:1])))


def _with(game_map: GameMap, items: Sequence[_Item]) -> GameMap:
    """Put symbols in, right or wrong."""
    portals, markers = list(game_map.portals), list(game_map.markers)
    fields = dict(game_map.fields)
    taken = {p.id for p in portals}
    for item in items:
        own = item.found
        if own.what == "portal":
            assert item.at is not None
            prefix = own.type[:1] or "p"
            number = next(n for n in range(1, len(taken) + 2) if f"{prefix}{n}" not in taken)
            taken.add(f"{prefix}{number}")
            portals.append(
                Portal(f"{prefix}{number}", own.type, (own.fields[0], own.fields[1]), item.at)
            )
        elif own.what == "marker":
            markers.append(Marker(own.type, own.fields[0], dict(own.attributes)))
        else:
            field = fields[own.fields[0]]
            trait = game_map.ruleset.traits.get(own.type)
            others = field.traits - set(trait.excludes if trait is not None else ())
            fields[field.id] = replace(field, traits=others | {own.type})
    return replace(game_map, portals=tuple(portals), markers=tuple(markers), fields=fields)


def _errors(game_map: GameMap) -> list[Diagnostic]:
    return [
        d
        for d in check_map(game_map, finished=False)
        if d.severity is Severity.ERROR or d.rule in _NO_SYMBOL
    ]


def _new_error(before: GameMap, after: GameMap) -> Diagnostic | None:
    found = _errors(after)
    old = {(d.code, str(d.message)) for d in _errors(before)} if found else set()
    return next((d for d in found if (d.code, str(d.message)) not in old), None)


def _reason_alone(game_map: GameMap, item: _Item) -> Phrase | None:
    """Return why a symbol cannot be there whatever else there is, None where it can."""
    own = item.found
    if own.what == "portal" and item.at is None:
        return phrase("no border is near it")
    if not own.fields:
        return phrase("no field is below it")
    part = replace(
        game_map,
        fields={f: game_map.fields[f] for f in own.fields},
        portals=(),
        markers=(),
        buildings=(),
    )
    error = _new_error(part, _with(part, [item]))
    # Alone, a field is at the rim of everything; the whole map tells later.
    return None if error is None else Phrase(error.message)


def _added(
    game_map: GameMap, items: Sequence[_Item], refused: list[tuple[FoundSymbol, Phrase]]
) -> GameMap:
    """Add symbols; those that make errors together are looked for by halves, the later go."""
    if not items:
        return game_map
    after = _with(game_map, items)
    error = _new_error(game_map, after)
    if error is None:
        return after
    if len(items) == 1:
        refused.append((items[0].found, Phrase(error.message)))
        return game_map
    half = len(items) // 2
    return _added(_added(game_map, items[:half], refused), items[half:], refused)
