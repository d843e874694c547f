"""Pages made of the rules and the schemas have every one of them, and links lead there."""

from __future__ import annotations

import json
import re

import pytest

from mapkit.diagnostics.rules import RULES
from tools.make_reference_pages import ROOT, SCHEMAS, pages, with_links_to_pages


def test_every_rule_stands_in_the_list_of_diagnostics():
    page = pages()["diagnostics"]
    assert re.findall(r"^\| (MK\d+) ", page, re.MULTILINE) == list(RULES)
    assert all(rule.help.replace("|", "\\|") in page for rule in RULES.values())


@pytest.mark.parametrize("name", SCHEMAS)
def test_every_described_key_of_a_schema_stands_on_its_page(name: str):
    page = pages()[name]
    schema = json.loads((ROOT / "mapkit" / "data" / f"{name}.schema.json").read_text("utf-8"))
    objects = [schema, *schema.get("$defs", {}).values()]
    for key, member in (pair for it in objects for pair in it.get("properties", {}).items()):
        text = re.escape(member.get("description", "").replace("|", "\\|"))
        assert re.search(rf"^\| `{re.escape(key)}` \|.*\| {text} \|$", page, re.MULTILINE), key
    anchors = {f"#{title}" for title in re.findall(r"^## (.*)$", page, re.MULTILINE)}
    assert set(re.findall(r"\]\((#.*?)\)", page)) <= anchors
    assert all(line.count(" | ") == 2 for line in page.splitlines() if line.startswith("| `"))


def test_links_to_sources_lead_to_their_pages():
    text = "[a](../mapkit/data/map.schema.json) [b](../../mapkit/diagnostics/rules.py) [c](x.md)"
    made = (
        "[a](/docs/reference/sources/map.md) [b](/docs/reference/sources/diagnostics.md) [c](x.md)"
    )
    assert with_links_to_pages(text) == made
