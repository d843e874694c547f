from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from mapkit.analysis.diff_tables import diff_tables
from mapkit.compiled import compile_map
from mapkit.mapfile import read_case
from mapkit_exporters.tables import tables_document

CASES = Path(__file__).parents[2] / "cases" / "shared"


def test_the_same_map_answers_the_same() -> None:
    tables = compile_map(read_case(CASES / "courtyard.json"))
    assert diff_tables(tables, tables) == ()


def test_a_building_in_the_way_changes_what_is_seen_across_it() -> None:
    before = read_case(CASES / "hand_spec_table_5x5.json")
    middle = next(f for f in before.fields.values() if f.kind == "built_up")
    opened = replace(before, fields={**before.fields, middle.id: replace(middle, kind="open")})
    old, new = compile_map(before), compile_map(opened)
    changes = diff_tables(old, new)
    sight = {c.id: (c.before, c.after) for c in changes if c.subject == "sight"}
    old_los, new_los = tables_document(old)["los"], tables_document(new)["los"]
    differ = {
        pair
        for pair in old_los.keys() | new_los.keys()
        if _distances(old_los.get(pair)) != _distances(new_los.get(pair))
    }
    assert differ
    assert set(sight) == differ
    assert all(was != now for was, now in sight.values())
    gained = {c.id for c in changes if c.subject == "matching" and c.what == "added"}
    assert gained == {"|".join(p) for p in new.relations.matching if middle.id in p}
    assert not [c for c in changes if c.subject == "adjacent"]


def test_a_renamed_field_keeps_its_answers() -> None:
    before = read_case(CASES / "hand_rb8_tunnel.json")
    fields = {("zz" if i == "A" else i): f for i, f in before.fields.items()}
    fields["zz"] = replace(fields["zz"], id="zz")
    assert diff_tables(compile_map(before), compile_map(replace(before, fields=fields))) == ()


def _distances(entry: dict[str, Any] | None) -> tuple[Any, ...]:
    return (entry["clear"], entry["grazing"]) if entry else (None, None)
