"""What the rehearsal of a release reads out of the project's files."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

import mapkit

ROOT = Path(__file__).resolve().parents[3]
LOG = "# Log\n\n## Unreleased\n\n* new\n\n## 0.2.0 (2027-01-01)\n\n* old\n\n## 0.1.0\n\n* first\n"


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    return importlib.import_module("release")


def test_notes_are_the_part_of_the_version(release: object) -> None:
    notes_of = release.notes_of  # type: ignore[attr-defined]
    assert notes_of(LOG, "0.2.0") == "# mapkit 0.2.0\n\n* old\n"
    assert notes_of(LOG, "0.1.0") == "# mapkit 0.1.0\n\n* first\n"
    assert notes_of(LOG, "0.3.0") == "# mapkit 0.3.0\n\n* new\n"


def test_the_version_is_one_everywhere(release: object) -> None:
    text = (ROOT / "mapkit" / "version.py").read_text("utf-8")
    assert release.version_of(text) == mapkit.__version__  # type: ignore[attr-defined]
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.search(rf"^version: {re.escape(mapkit.__version__)}$", citation, re.MULTILINE)


def test_a_public_host_runs_what_we_run() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    assert "run: bash .ci/run\n" in workflow
