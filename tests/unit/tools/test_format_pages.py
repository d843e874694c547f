"""The pages of formats say what the program says."""

from __future__ import annotations

from pathlib import Path

from mapkit.export import find_exporter, find_importer
from tests.exporters.round_trips import COMING_BACK
from tools import make_format_pages as pages


def test_every_format_has_a_page_that_names_the_command_which_lists_its_options() -> None:
    for name in pages.formats():
        page = Path(pages.ROOT, "docs", "formats", f"{name}.md").read_text("utf-8")
        assert f"`mapkit formats {name}`" in page
    assert {"csv", "geojson", "graphml", "svg", "tables", "topojson", "case"} <= {*pages.formats()}


def test_the_facts_name_every_option_and_loss() -> None:
    page = "\n".join([*pages.facts("csv"), ""])
    exporter, importer = find_exporter("csv"), find_importer("csv")
    for option in (*exporter.options, *importer.options):
        assert f"* `-O {option.name}=`" in page
        assert f": {option.summary}\n" in page
        assert all(f"`{value}`" in page for value in option.values if value)
    assert exporter.loses in page
    assert "`tests/exporters/consumers/test_csv.py`" in page
    assert "with pandas" in page
    assert f"{len(COMING_BACK)} maps" in page
    assert "Comes back" not in "\n".join(pages.facts("graphml"))
