"""The whole document: header, board, tables, optional outlines and lines of sight, checksums."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.compiled import CompiledMap, Missing
from mapkit.errors import UsageError
from mapkit.export.board_values import board, entering, extra_cost, header, own_definitions
from mapkit.export.checksums import checksums, play_data
from mapkit.export.inner_points import inner_point
from mapkit.export.known import (
    index_relations,
    known_buildings,
    known_passable,
    seen_pairs,
    walking_rows,
    walking_tables,
)
from mapkit.export.plugins import Progress
from mapkit.messages import phrase
from mapkit.model import Bag, GameMap, Ruleset
from mapkit.sight import NONE, PairExplainer, Verdict
from mapkit.sight.near_tables import NearSightTables
from mapkit.version import __version__
from mapkit_exporters.tables.blocks import block_tables, dense_tables

_LARGEST = 254  # as in the other forms
_MORE = 128  # the bit of a byte that says that a higher one follows


def near_tables(compiled: CompiledMap, progress: Progress | None = None) -> dict[str, Any]:
    """Return what stands under ``near``.

    Parameters
    ----------
    compiled : CompiledMap
        Built within a radius.
    progress : callable, optional
        Gets how many rows are packed; raising stops the work.
    """
    tables = compiled.near
    assert tables is not None
    farthest = int(tables.clear.max(where=tables.clear != NONE, initial=0))
    farthest = max(farthest, int(tables.grazing.max(where=tables.grazing != NONE, initial=0)))
    if farthest > _LARGEST:
        raise UsageError(
            phrase(
                "a shot distance of {farthest} is more than a byte of these tables holds, {most}; "
                "build within a smaller radius",
                farthest=farthest,
                most=_LARGEST,
            )
        )
    rows = []
    for number, row in enumerate(_rows(tables)):
        rows.append(base64.b64encode(_packed(row)).decode("ascii"))
        if progress and number % 64 == 0:
            progress(number, len(tables.field_ids))
    return {
        **index_relations(compiled),
        "sight": {
            "within_mm": within_mm(compiled),
            "rules": [list(answer) for answer in tables.rules],
            "rows": rows,
        },
    }


def within_mm(compiled: CompiledMap) -> str:
    """Return the radius in mm, as a decimal number."""
    assert compiled.near is not None
    mm = compiled.near.radius * Fraction(str(compiled.map.unit_mm))
    return format((Decimal(mm.numerator) / Decimal(mm.denominator)).normalize(), "f")


def _rows(tables: NearSightTables) -> list[NDArray[np.int64]]:
    """Return for each field its pairs, (K, 4): the other field, clear, grazing, rule; sorted."""
    n = len(tables.field_ids)
    first = np.repeat(np.arange(n), np.diff(tables.starts))
    values = np.stack(
        [
            np.where(tables.clear == NONE, 0, tables.clear),
            np.where(tables.grazing == NONE, 0, tables.grazing),
            tables.rule,
        ],
        axis=1,
    ).astype(np.int64)
    one = np.concatenate([first, tables.second]).astype(np.int64)
    other = np.concatenate([tables.second, first]).astype(np.int64)
    order = np.lexsort((other, one))
    both = np.column_stack([other, np.concatenate([values, values])])[order]
    return np.split(both, np.searchsorted(one[order], np.arange(1, n)))


def _packed(row: NDArray[np.int64]) -> bytes:
    """Write each pair as the step from the field before, 7 bits a byte, and three bytes."""
    out = bytearray()
    for step, pair in zip(np.diff(row[:, 0], prepend=-1).tolist(), row.tolist(), strict=True):
        left = step
        while left >= _MORE:
            out.append(left % _MORE + _MORE)
            left //= _MORE
        out += bytes((left, *pair[1:]))
    return bytes(out)


Pair = tuple[str, str]


def expanded_tables(compiled: CompiledMap) -> dict[str, Any]:
    """Return the keys from ``adjacent`` to ``los``."""
    relations = compiled.relations
    passable = known_passable(compiled)
    return {
        "adjacent": _pairs(relations.adjacent),
        "matching": _pairs(relations.matching),
        "passable": _pairs(passable),
        "moves": _moves(compiled.map, passable),
        "stacked": _pairs(relations.stacked),
        "buildings": known_buildings(compiled),
        "access": {kind: sorted(ids) for kind, ids in sorted(relations.access.items())},
        **{
            key: {m: list(r) for m, r in walking_rows(compiled, tables).items()}
            for key, tables in walking_tables(compiled).items()
        },
        "los": _sight(compiled),
    }


def _pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def _pairs(pairs: Iterable[Pair]) -> list[list[str]]:
    return sorted(sorted(pair) for pair in pairs)


def _moves(game_map: GameMap, passable: Iterable[Pair]) -> list[dict[str, Any]]:
    portals: dict[Pair, list[str]] = {}
    for portal in game_map.portals:
        if game_map.ruleset.portals[portal.type].effect == "joins":
            portals.setdefault(_pair(*portal.between), []).append(portal.id)
    movers = sorted(game_map.ruleset.movers)
    price = {
        field.id: {m: _step_onto(game_map, field.id, m) for m in movers}
        for field in game_map.fields.values()
    }
    return [
        {
            "between": [a, b],
            "portals": portals.get((a, b), []),
            "cost": {m: [price[b][m], price[a][m]] for m in movers},
        }
        for a, b in passable
    ]


def _step_onto(game_map: GameMap, field_id: str, mover: str) -> int | str | None:
    field = game_map.fields[field_id]
    plain = entering(game_map, field, mover)
    return (
        plain if not isinstance(plain, int) else plain + sum(extra_cost(game_map, field).values())
    )


def _sight(compiled: CompiledMap) -> dict[str, dict[str, Any]] | None:
    """Return an entry for each pair of different fields that is not blocked."""
    if compiled.tables is None:
        return None
    ids = compiled.tables.field_ids
    found = []
    for seen in seen_pairs(compiled):
        entry: dict[str, Any] = {
            "clear": seen.clear,
            "grazing": seen.grazing,
            "verdict": Verdict.of(seen.clear, seen.grazing).value,
            "rule": seen.rules[0],
        }
        if len(seen.rules) > 1:
            entry["rules"] = list(seen.rules)
        found.append((_pair(ids[seen.i], ids[seen.j]), entry))
    return {f"{a}|{b}": entry for (a, b), entry in sorted(found, key=lambda item: item[0])}


FORMAT = "mapkit-tables"
VERSION = "1.6"
"""The newest version; a document has the first that knows all of its keys."""


def tables_document(
    compiled: CompiledMap,
    *,
    form: str = "expanded",
    geometry: bool = False,
    witnesses: bool = False,
    disputes: Iterable[Mapping[str, Any]] | None = None,
    open_answers: Iterable[tuple[str, str, str]] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Return the engine JSON of a map as plain dicts, lists, strings and integers.

    Parameters
    ----------
    form : str
        ``expanded``, ``dense`` or ``blocks``. A map that is built within a radius has a form of
        its own, ``near``.
    geometry, witnesses : bool
        Add the optional blocks.
    disputes : iterable of mapping, optional
        What :meth:`mapkit.export.Supplies.disputes` yields; adds the block of disputed pairs.
    open_answers : iterable of (str, str, str), optional
        What :meth:`mapkit.export.Supplies.open_answers` yields; adds the block of open answers.
    progress : callable, optional
        Gets how many blocks are packed and how many witnesses are found, and is called for each row
        that is summed up; raising stops the work.

    Raises
    ------
    UsageError
        A distance over 254 in another form than the expanded.

    Notes
    -----
    Linear in the size of the tables, but for the witnesses: some milliseconds a pair.
    """
    if compiled.near is not None:
        form = "near"
    needed = [] if form == "expanded" else [form]
    if compiled.missing:
        needed.append("partial")
    if compiled.map.ruleset.steps == "sides":
        needed.append("ways")
    if form == "near":
        tables = {"near": near_tables(compiled, progress)}
    elif form == "blocks":
        tables = {"blocks": block_tables(compiled, progress)}
    elif form == "dense":
        tables = {"dense": dense_tables(compiled)}
    else:
        tables = expanded_tables(compiled)
    former = compiled.map.former_ids
    document: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "generator": f"mapkit {__version__}",
        "form": form,
        "requires": needed,
        **header(compiled.map),
        **board(compiled.map),
        **({"former_ids": dict(sorted(former.items()))} if former else {}),
        **tables,
    }
    if compiled.missing:
        document["missing"] = _missing(compiled.missing)
    if geometry:
        document["geometry"] = geometry_block(compiled.map)
    if compiled.map.ruleset.bag is not None:
        document["bag"] = _bag(compiled.map.ruleset.bag)
    if disputes is not None:
        document["disputed"] = _disputed(disputes)
    if open_answers is not None:
        document["open"] = _open(open_answers)
    document["version"] = _version(document, compiled.map.ruleset)
    if witnesses:
        document["witnesses"] = witness_block(compiled, progress)
    document["extensions"] = {}

    def look() -> None:
        if progress:
            progress(1, 1)

    document["checksums"] = checksums(document, play_data(compiled), look)
    return document


def _version(document: Mapping[str, Any], ruleset: Ruleset) -> str:
    """Return the first version that knows all keys of a document."""
    if {"bag", "disputed", "open", "former_ids"} & document.keys():
        return VERSION
    if "near" in document:
        return "1.5"
    tagged = any(kind.tags for kind in ruleset.kinds.values())
    if "ways" in document["requires"] or ruleset.attributes or ruleset.tables or tagged:
        return "1.4"
    if "own" in document.get("geometry", {}):
        return "1.3"
    return "1.2" if "blocks" in document else "1.1"


def _bag(bag: Bag) -> dict[str, Any]:
    """Return what is in the bag at the start, and what drawn tokens do."""
    spoils, reveals = bag.spoils, bag.reveals
    return {
        "tokens": {
            name: {"label": token.label, "start": token.start, "most": token.most}
            for name, token in bag.tokens.items()
        },
        "hits": list(bag.hits),
        "spoils": spoils and {"tokens": list(spoils.tokens), "at_least": spoils.at_least},
        "reveals": reveals
        and {
            "tokens": list(reveals.tokens),
            "at_least": reveals.at_least,
            "more": dict(reveals.more),
        },
    }


def _disputed(disputes: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, list[int | None]]]:
    """Return the other distances by ``"a|b"`` and kind, sorted; none stands for no sight."""
    found: dict[str, dict[str, list[int | None]]] = {}
    for one in disputes:
        a, b = sorted((one["origin"], one["target"]))
        others = sorted(set(one["distances"]), key=lambda d: (d is None, d))
        found.setdefault(f"{a}|{b}", {})[one["kind"]] = others
    return {pair: dict(sorted(found[pair].items())) for pair in sorted(found, key=_ends)}


def _open(answers: Iterable[tuple[str, str, str]]) -> dict[str, list[str]]:
    """Return by ``"a|b"`` which answers are open: sight, distance or both; sorted."""
    found: dict[str, set[str]] = {}
    for *pair, kind in answers:
        found.setdefault("|".join(sorted(pair)), set()).add(kind)
    return {pair: sorted(found[pair]) for pair in sorted(found, key=_ends)}


def _ends(pair: str) -> list[str]:
    return pair.split("|")


def _missing(missing: Missing) -> dict[str, Any]:
    return {
        "fields": sorted(missing.fields),
        "portals": sorted(missing.portals),
        "markers": sorted(missing.markers),
        "passable": sorted(sorted(pair) for pair in missing.passable),
        "buildings": sorted(missing.buildings),
        "los": [f"{a}|{b}" for a, b in sorted(missing.sight)],
        "walking": missing.walking,
        "because": [{"code": d.code, "message": d.message} for d in missing.reasons],
    }


_OWN = ("kinds", "traits", "movers", "tables")
"""Sections that stand nowhere else in the document as the map has them."""


def geometry_block(game_map: GameMap) -> dict[str, Any]:
    """Return outlines and centres in the order of the fields, in map units.

    A map with kinds, traits, movers or table cells of its own has them under ``own``: who reads
    the map back needs them.
    """
    outlines = [game_map.points(i) for i in game_map.fields]
    own = {k: v for k, v in own_definitions(game_map).items() if k in _OWN}
    return {
        "outlines": [[[list(p) for p in ring] for ring in rings] for rings in outlines],
        "centres": [list(inner_point(rings)) for rings in outlines],
        **({"own": own} if own else {}),
    }


def witness_block(
    compiled: CompiledMap, progress: Progress | None = None
) -> dict[str, list[list[int]]]:
    """Return the two ends of a line by ``"a|b"``, in whole map units, sorted like ``los``.

    Notes
    -----
    Some milliseconds a pair: the witness is the middle of the widest strip of lines.
    """
    ids = list(compiled.map.fields)
    pairs = sorted(tuple(sorted((ids[p.i], ids[p.j]))) for p in seen_pairs(compiled))
    explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
    block = {}
    for done, (a, b) in enumerate(pairs, start=1):
        line = explainer.explain(a, b).witness
        if line is not None:
            block[f"{a}|{b}"] = [[round(x), round(y)] for x, y in line]
        if progress:
            progress(done, len(pairs))
    return block
