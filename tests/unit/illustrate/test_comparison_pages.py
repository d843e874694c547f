"""Two versions of a map on pages: what rose and fell, on one scale, the same as the JSON."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from mapkit.analysis.measures import Report, ReportOptions, make_report, report_dict
from mapkit.analysis.measures.comparison import OF_WAYS, compare_reports, comparison_dict
from mapkit.analysis.measures.comparison_words import comparison_sentences
from mapkit.board import open_board
from mapkit.compiled import compile_map
from mapkit.drawing.colour_scales import diverging, sequential
from mapkit.drawing.scene import Group, Layer, Scene, walk
from mapkit.drawing.scene import Path as Area
from mapkit.illustrate.report import comparison_document, write_report
from mapkit.illustrate.report.document import Document, Figure, Number, Paragraph, Table
from mapkit.illustrate.report.printed import PrintedReport
from mapkit.mapfile import new_map
from mapkit_exporters.contract import broken_field
from tests.unit.drawing.test_heat import colours, notes, overhang
from tests.unit.illustrate.reading import as_json, number_at, number_in, numbers_of, read_page
from tests.unit.illustrate.test_report_pages import said

ROOT = Path(__file__).parents[3]
OPTIONS = ReportOptions(disputes=False, version="1.2.3", checksum="0123456789abcdef")


@cache
def versions() -> tuple[Report, Report]:
    """Return a board, and the same with something that blocks sight in its middle."""
    plain = new_map("rows", id="plain", size_mm=(150, 90), rows=3, columns=5, sectors=False)
    blocks = next(name for name, trait in plain.ruleset.traits.items() if trait.blocks_sight)
    middle = replace(plain.fields["8"], traits=frozenset({blocks}))
    blocked = replace(plain, name="Blocked", fields={**plain.fields, "8": middle})
    old, new = (make_report(compile_map(m), OPTIONS) for m in (plain, blocked))
    return old, new


def tables(document: Document) -> dict[str, Table]:
    found = [b for part in document.parts for b in part.blocks if isinstance(b, Table)]
    return {table.title: table for table in found}


def test_the_numbers_are_those_of_the_json() -> None:
    old, new = versions()
    figures = as_json(comparison_dict(compare_reports(old, new)))
    document = comparison_document(old, new)
    shown = numbers_of(document)
    assert len(shown) > 30
    for number in shown:
        found = number_at(figures, number.source)
        if isinstance(found, dict):
            known = None not in (found["before"], found["after"])
            assert number.value == (found["after"] - found["before"] if known else None)
        else:
            assert number.value == found
        if number.value is not None:
            assert number_in(number.text) == pytest.approx(number.value, abs=0.00501)


def test_every_change_has_its_row() -> None:
    old, new = versions()
    changes = comparison_dict(compare_reports(old, new))["changes"]
    rows = [row for table in tables(comparison_document(old, new)).values() for row in table.rows]
    assert len(rows) == len(changes) > 10


def test_turned_round_what_rose_fell() -> None:
    there, back = (tables(comparison_document(*pair)) for pair in (versions(), versions()[::-1]))
    assert len(there["What fell"].rows) > 1
    for one, other in (("What rose", "What fell"), ("What is new", "What is gone")):
        for a, b in ((there, back), (back, there)):
            assert (one in a) == (other in b)
            if one in a:
                assert subjects(a[one]) == subjects(b[other])


def subjects(table: Table) -> set[tuple[object, ...]]:
    """Return what rows are about; the sentence of a warning has the figure of its version."""
    return {row[:2] for row in table.rows if row[0] != "Warning"}


def test_both_boards_have_one_scale_and_the_difference_another() -> None:
    old, new = versions()
    document = comparison_document(old, new)
    (part,) = (p for p in document.parts if p.id == "exposure")
    first, second, third = (b for b in part.blocks if isinstance(b, Figure))
    before, after = (
        {
            row["field"]: row["seen_from"]
            for row in report_dict(r)["exposure"]["fields"]
            if row["stands"]
        }
        for r in (old, new)
    )
    assert before.keys() - after.keys() == {"8"}  # nobody stands on what blocks
    scale = sequential([*before.values(), *after.values()])
    assert colours(first.scene) == {i: scale.colour(v) for i, v in before.items()}
    hatched = {"8": colours(second.scene)["8"]}
    assert hatched["8"] not in {scale.colour(v) for v in after.values()}
    assert colours(second.scene) == {i: scale.colour(v) for i, v in after.items()} | hatched
    differ = {i: after[i] - before[i] for i in after}
    assert any(differ.values())
    scale = diverging(differ.values())
    assert colours(third.scene) == {i: scale.colour(v) for i, v in differ.items()} | hatched
    shown = {i: number_in(text) for i, (text,) in notes(third.scene).items()}
    assert shown == differ


def test_the_same_map_twice_differs_in_nothing() -> None:
    old, _ = versions()
    document = comparison_document(old, old)
    assert "No figure changed." in read_page(write_report(document, old.map, "html")).text
    assert not tables(document)


def test_every_sheet_names_both_versions() -> None:
    old, new = versions()
    document = comparison_document(old, new)
    pages = list(PrintedReport(document, new.map).pages())
    assert pages
    for page in pages:
        words = " ".join(said(page))
        assert old.map.name in words
        assert new.map.name in words
        assert overhang(page, ("page",)) == []


def test_boards_of_other_fields_stand_side_by_side() -> None:
    old, new = (
        make_report(open_board(name).compile(), OPTIONS) for name in ("two-rooms", "own-kinds")
    )
    page = read_page(write_report(comparison_document(old, new), new.map, "html"))
    assert page.find("section", id="exposure")


def test_warnings_are_told_in_their_sentences() -> None:
    """Those about ways too, which lead over several fields."""
    rooms, quarry = (
        open_board(name).map for name in ("two-rooms", str(ROOT / "examples/reports/quarry.yaml"))
    )
    figures = {**quarry.ruleset.warnings, "fast_entry": 99}
    quarry = replace(quarry, ruleset=replace(quarry.ruleset, warnings=figures))
    old, new = (make_report(compile_map(m), OPTIONS) for m in (rooms, quarry))
    of_ways = {"no_way", *OF_WAYS}
    sentences = {w.sentence for w in new.warnings.open if w.warning in of_ways}
    assert {w.warning for w in new.warnings.open} >= of_ways
    told = {row[1] for row in tables(comparison_document(old, new))["What is new"].rows}
    assert sentences <= told
    ways = tables(comparison_document(new, old))["Ways: What is gone"]
    assert {row[-1].text for row in ways.rows if isinstance(row[-1], Number)} >= {"no way", "1"}
    said = " ".join(comparison_sentences(compare_reports(new, old)))
    assert "- > -" not in said


def test_other_rules_are_said_loudly() -> None:
    """What one version does not have takes up no column."""
    ring = str(ROOT / "maps/skirmish_wars/ring.yaml")
    old, new = (make_report(open_board(m).compile(), OPTIONS) for m in ("two-rooms", ring))
    document = comparison_document(old, new)
    (loud,) = (b for b in document.parts[0].blocks if isinstance(b, Paragraph) and b.loud)
    for report in (old, new):
        assert report.map.ruleset.name in loud.text
    gone = tables(document)["What is gone"]
    assert [column.heading for column in gone.columns] == ["Measure", "Of what", "Before"]


def test_what_errors_leave_out_is_said_before_any_difference() -> None:
    whole = open_board("two-rooms").map
    part = compile_map(broken_field(whole), partial=True)
    assert part.missing.fields
    old, new = make_report(compile_map(whole), OPTIONS), make_report(part, OPTIONS)
    for pair, words in (((old, new), "The new version has errors."), ((new, old), "The old ver")):
        said = comparison_sentences(compare_reports(*pair))[0]
        assert said.startswith(words)
        for field in part.missing.fields:
            assert field in said
        first = comparison_document(*pair).parts[0].blocks[0]
        assert first == Paragraph(said, loud=True)


def test_fields_are_listed_by_how_much_they_differ() -> None:
    seen = tables(comparison_document(*versions()))["Seen from"]
    differ = [row[-1].value for row in seen.rows if isinstance(row[-1], Number)]
    assert len({abs(value or 0) for value in differ}) > 1
    assert differ == sorted(differ, key=lambda value: -abs(value or 0))


def test_both_boards_stand_side_by_side_on_one_sheet_with_what_differs() -> None:
    old, new = versions()
    pages = PrintedReport(comparison_document(old, new), new.map).pages()
    drawn = [
        [s for _, s in walk(page) if isinstance(s, Group) and s.kind == "figure"] for page in pages
    ]
    (boards,) = (figures for figures in drawn if figures)
    before, after, differ = (box_of(figure) for figure in boards)
    assert before[2] < after[0]
    assert before[1] == pytest.approx(after[1])
    assert differ[1] > after[3]
    assert differ[2] - differ[0] > 1.5 * (before[2] - before[0])


def box_of(figure: Group) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of all that lies in a figure, mm of the sheet."""
    points = [
        point
        for _, shape in walk(Scene(1, 1, "", (Layer("", figure.shapes),)))
        if isinstance(shape, Area)
        for ring in shape.rings
        for point in ring
    ]
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
