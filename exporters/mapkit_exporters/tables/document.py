"""The whole document: header, board, tables, optional outlines and lines of sight, checksums."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mapkit.compiled import CompiledMap, Missing
from mapkit.export.board_values import board, header, own_definitions
from mapkit.export.checksums import checksums, play_data
from mapkit.export.inner_points import inner_point
from mapkit.export.known import seen_pairs
from mapkit.export.plugins import Progress
from mapkit.model import Bag, GameMap, Ruleset
from mapkit.sight import PairExplainer
from mapkit.version import __version__
from mapkit_exporters.tables.blocks import block_tables
from mapkit_exporters.tables.dense import dense_tables
from mapkit_exporters.tables.expanded import expanded_tables
from mapkit_exporters.tables.near import near_tables

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

    Linear in the size of the tables, but for the witnesses: some milliseconds a pair.

    Raises ``UsageError`` for a distance over 254 in another form than the expanded.

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
