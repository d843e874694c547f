"""A map of 3,000 fields in every format: in files whose size grows with the map, not faster."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from mapkit.compiled import CompiledMap, compile_map
from mapkit.errors import UsageError
from mapkit.export import exporters, fill_in, find_exporter
from mapkit.illustrate import export_files
from mapkit.mapfile import new_map
from mapkit_exporters.contract import without_sight

ROWS, COLUMNS = 50, 60
GIVEN = {"tables": {"form": "dense"}, "tabletop-simulator": {"dpi": "50"}}
"""Options for a large map. Reasons for all pairs are asked for by maps with lines of sight only."""

BYTES_A_FIELD = 4000
BYTES_A_PAIR = {"tables": 8.0}
"""Of formats that hold how far it is from each field to each other one."""

MOST_FIELDS = {"tabletop-simulator": 500}
"""Of formats that refuse more."""


@cache
def large(rows: int, columns: int) -> CompiledMap:
    game = without_sight()
    movers = dict(list(game.ruleset.movers.items())[:1])
    size = (columns * 20.0, rows * 20.0)
    plain = new_map("rows", size_mm=size, rows=rows, columns=columns)
    ruleset = replace(game.ruleset, movers=movers)
    return compile_map(replace(plain, ruleset=ruleset, choices={}))


def size_of(name: str, told: CompiledMap) -> int:
    exporter = find_exporter(name)
    given = {o.name: o.default for o in exporter.options} | GIVEN.get(name, {})
    files = export_files(exporter, told, fill_in(name, exporter.options, given))
    return len(files) if isinstance(files, bytes) else sum(map(len, files.values()))


@pytest.mark.parametrize("name", exporters())
def test_thousands_of_fields_are_written(name: str) -> None:
    told = large(ROWS, COLUMNS)
    most = MOST_FIELDS.get(name)
    if most is not None:
        with pytest.raises(UsageError, match=f"{most} fields at most"):
            size_of(name, told)
        told = large(10, most // 10)
    fields = len(told.map.fields)
    assert fields == (most or ROWS * COLUMNS)
    small = size_of(name, large(3, 4))
    pairs = BYTES_A_PAIR.get(name, 0.0) * fields**2
    assert size_of(name, told) < small + BYTES_A_FIELD * fields + pairs
