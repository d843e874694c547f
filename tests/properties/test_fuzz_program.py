"""``python -m tests.fuzz`` reports what it finds, and makes it small."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.fuzz import searches
from tests.fuzz.__main__ import main


def test_silent_where_all_holds(tmp_path: Path) -> None:
    assert main(["--seed", "1", "--maps", "2", "--size", "tiny", "--out", str(tmp_path)]) == 0
    assert list(tmp_path.iterdir()) == []


def test_a_failing_map_is_written_and_made_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_buildings(case_map: dict[str, Any], _rng: Random) -> list[str]:
        return [f["id"] for f in case_map["fields"] if f["kind"] == "built_up"]

    monkeypatch.setitem(searches.SEARCHES, "form", no_buildings)
    options = ["--seed", "1", "--maps", "30", "--failures", "1", "--size", "small"]
    assert main([*options, "--what", "form", "--out", str(tmp_path)]) == 1
    (path,) = tmp_path.iterdir()
    assert str(path) in capsys.readouterr().out
    left = json.loads(path.read_text(encoding="utf-8"))
    assert [f["kind"] for f in left["fields"]] == ["built_up"]
    assert len(left["fields"][0]["rings"][0]) == 3
    assert left["portals"] == []


def test_a_map_that_takes_too_long_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.fuzz.attacks._CALLS_A_BYTE", 0)
    monkeypatch.setattr("tests.fuzz.attacks._CALLS", 1)
    assert main(["--seed", "1", "--maps", "1", "--size", "tiny", "--out", str(tmp_path)]) == 1
    assert "calls for" in capsys.readouterr().out
    (path,) = tmp_path.glob("attack_*.yaml")
    assert path.read_text(encoding="utf-8").startswith("mapkit:")
