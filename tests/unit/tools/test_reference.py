"""The page of the Python library has every public name, in the order of use."""

from __future__ import annotations

import re
from collections import Counter

import mapkit
from tests.boards import ROOT

PAGE = (ROOT / "docs" / "reference" / "mapkit.rst").read_text("utf-8")


def test_the_reference_has_each_public_name_once_and_begins_with_open() -> None:
    named = re.findall(r"^\.\. auto(?:function|class|exception):: (\w+)$", PAGE, re.MULTILINE)
    assert named[0] == "open"
    assert named.index("Board") < named.index("SightAnswer")
    assert Counter(named) == Counter(set(mapkit.__all__) - {"__version__", "edits"})
