"""Pages that have to name everything: that of the Python library, and the first one."""

from __future__ import annotations

import re
from collections import Counter

import mapkit
from tests.boards import ROOT

DOCS = ROOT / "docs"
REFERENCE = (DOCS / "reference" / "mapkit.rst").read_text("utf-8")


def test_the_reference_has_each_public_name_once_and_begins_with_open() -> None:
    named = re.findall(r"^\.\. auto(?:function|class|exception):: (\w+)$", REFERENCE, re.MULTILINE)
    assert named[0] == "open"
    assert named.index("Board") < named.index("SightAnswer")
    assert Counter(named) == Counter(set(mapkit.__all__) - {"__version__", "edits"})


def test_the_first_page_leads_to_each_page_of_the_site() -> None:
    named = re.findall(r"- file: (\S+)", (DOCS / "_toc.yml").read_text("utf-8"))
    made = "docs/reference/sources/"  # from the page above, to its own keys
    pages = [page for page in named if not page.startswith(made)]
    assert len(pages) > 50
    links = re.findall(r"\]\(([^)#:]+)\)", (DOCS / "index.md").read_text("utf-8"))
    reached = {(DOCS / link).resolve().with_suffix("") for link in links}
    assert {page for page in pages if (ROOT / page).resolve() not in reached} == set()
