"""The pages of formats say what the program says."""

from __future__ import annotations

from pathlib import Path

import pytest

from mapkit.export import find_exporter, find_importer
from tests.exporters.round_trips import COMING_BACK
from tools import make_format_pages as pages


def test_every_format_has_a_page_and_its_facts_are_those_of_the_program() -> None:
    assert list(pages.outdated_pages()) == []
    assert {"csv", "geojson", "graphml", "svg", "tables", "topojson", "case"} <= {*pages.formats()}


def test_the_facts_name_every_option_and_loss() -> None:
    page = pages.with_facts("# CSV\n", "csv")
    exporter, importer = find_exporter("csv"), find_importer("csv")
    for option in (*exporter.options, *importer.options):
        assert f"* `-O {option.name}=`" in page
        assert f": {option.summary}\n" in page
        assert all(f"`{value}`" in page for value in option.values if value)
    assert exporter.loses in page
    assert "`tests/exporters/consumers/test_csv.py`" in page
    assert "with pandas" in page
    assert f"{len(COMING_BACK)} maps" in page
    assert "Comes back" not in pages.with_facts("# GraphML\n", "graphml")


def test_what_is_written_by_hand_stays() -> None:
    first = pages.with_facts("# CSV\n\nBy hand.\n", "csv")
    assert first.startswith(f"# CSV\n\nBy hand.\n\n{pages.BEGIN}\n")
    assert pages.with_facts(first, "csv") == first
    old = first.replace("separator", "whatever").replace("By hand.", "Other.") + "\nBelow.\n"
    renewed = pages.with_facts(old, "csv")
    assert renewed == first.replace("By hand.", "Other.") + "\nBelow.\n"


def test_a_page_that_is_missing_or_old_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "PAGES", tmp_path)
    for name in pages.formats():
        (tmp_path / f"{name}.md").write_text(f"# {name}\n", "utf-8")
    (tmp_path / "csv.md").unlink()
    told = list(pages.outdated_pages())
    assert "docs/formats/csv.md is missing: the format has no page" in told
    assert "docs/formats/svg.md: the facts are old; tools/check_docs.py --write" in told
    pages.write_pages()
    assert list(pages.outdated_pages()) == [told[pages.formats().index("csv")]]
