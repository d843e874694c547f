"""Exports that are read back, whole and with a value of theirs changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import MapkitError
from mapkit.export import Files, fill_in, find_exporter, find_importer, map_of, play_checksum
from mapkit.export.checksums import checksum
from mapkit.export.outputs import zipped
from mapkit.illustrate import export_files
from mapkit.mapfile import read_case
from tests.exporters.round_trips import ROUND_TRIPS
from tests.fuzz.damage import damaged

_ODD: tuple[Any, ...] = (
    None, True, 0, -1, 2**70, 1e308, 0.5, "", "nan", "../x", "\ud800", "=1", [], [[]], {}, {"a": 1},
)  # fmt: skip
_CHANGES = 12


def wrong_imports(case_map: dict[str, Any], rng: Random) -> list[str]:
    """Say where a map does not come back, and what of a changed export does not end in words."""
    compiled = compile_map(read_case(case_map))
    play = play_checksum(compiled)
    wrong = []
    for name, options in ROUND_TRIPS.items():
        files = _exported(name, compiled, {**options, **_QUICK.get(name, {})})
        if play_checksum(compile_map(map_of(_read(name, files)).map)) != play:
            wrong.append(f"{name}: another map comes back")
        for _ in range(_CHANGES):
            changed = _CHANGED[name](files, rng)
            try:
                map_of(_read(name, changed))
            except MapkitError:
                pass
            except Exception as error:  # noqa: BLE001 - whatever it is, it is wrong
                wrong.append(f"{name}: {type(error).__name__}: {error}")
    return wrong


_QUICK = {"csv": {"disputes": "no"}, "tables": {"form": "dense"}}


def _exported(name: str, compiled: CompiledMap, given: dict[str, str]) -> Files:
    exporter = find_exporter(name)
    return export_files(exporter, compiled, fill_in(name, exporter.options, given))


def _read(name: str, files: Files) -> Any:
    importer = find_importer({"svg-layers": "svg"}.get(name, name))
    data = files if isinstance(files, bytes) else zipped(files)
    return importer.read(data, None, fill_in(importer.name, importer.options, {}))


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place of a JSON: what holds it, and its key there."""
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from _places(value[key])


def _changed_json(data: bytes, rng: Random) -> Any:
    document = json.loads(data)
    holder, key = rng.choice(list(_places(document)))
    if isinstance(holder, dict) and rng.random() < 0.2:
        del holder[key]
    else:
        holder[key] = rng.choice(_ODD)
    return document


def _changed_tables(files: Files, rng: Random) -> Files:
    assert isinstance(files, bytes)
    document = _changed_json(files, rng)
    sums = document.get("checksums")
    if isinstance(sums, dict):
        play = {"play": sums.get("play")}
        try:
            whole = checksum({**document, "checksums": play})
        except (TypeError, UnicodeError):
            whole = ""
        document["checksums"] = {"whole": whole, **play}
    return json.dumps(document).encode()


def _changed_layers(files: Files, rng: Random) -> Files:
    assert not isinstance(files, bytes)
    layer = rng.choice(["fields.geojson", "fields.geojson", "portals.geojson", "markers.geojson"])
    return {**files, layer: json.dumps(_changed_json(files[layer], rng)).encode()}


def _changed_rows(files: Files, rng: Random) -> Files:
    assert not isinstance(files, bytes)
    table = rng.choice(["about", "sectors", "fields", "outlines", "portals", "markers"])
    lines = files[f"{table}.csv"].decode().split("\n")
    at = rng.randrange(len(lines))
    cells = lines[at].split(",")
    cells[rng.randrange(len(cells))] = rng.choice(["", "x", "-1", "1e308", "nan", '"', "1,1", "=1"])
    lines[at] = ",".join(cells)
    return {**files, f"{table}.csv": "\n".join(lines).encode()}


def _changed_drawing(files: Files, rng: Random) -> Files:
    assert isinstance(files, bytes)
    return damaged(files, rng, grammar=True)


_CHANGED: dict[str, Callable[[Files, Random], Files]] = {
    "csv": _changed_rows,
    "geojson": _changed_layers,
    "svg-layers": _changed_drawing,
    "tables": _changed_tables,
}
