"""Every locked package is listed with a licence that fits."""

from __future__ import annotations

import runpy
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def tool() -> dict[str, Any]:
    return runpy.run_path(str(ROOT / "tools" / "check_licences.py"))


def test_the_list_is_right(tool: dict[str, Any]):
    assert tool["wrong"](tool["locked"](), tool["listed"]()) == []


def test_a_package_that_is_missing_or_does_not_fit_is_told(tool: dict[str, Any]):
    rows = {"click": ("run", "Proprietary"), "gone": ("dev", "MIT")}
    told = tool["wrong"]({"click": "run", "new": "dev"}, rows)
    assert told[0] == "gone is listed, but not locked"
    assert "nobody has said that its licence fits: Proprietary" in told[1]
    assert any("new (dev) is not in docs/dependencies.md" in line for line in told)


@pytest.mark.parametrize(
    ("licence", "fits"),
    [("MIT", True), ("BSD-3-Clause AND Zlib", True), ("MIT AND Proprietary", False), ("", False)],
)
def test_of_several_licences_each_has_to_fit(tool: dict[str, Any], licence: str, fits: bool):
    assert tool["fits"](licence) is fits


@pytest.mark.parametrize("first", ["Copyright (c) 2015, Somebody", "LICENSE"])
def test_a_text_without_a_name_states_no_licence(tool: dict[str, Any], first: str):
    package = SimpleNamespace(
        metadata=SimpleNamespace(json={"license": f"{first}\nAll ..."}, get_all=lambda *_: [])
    )
    assert tool["licence_of"](package) is None


def test_only_the_locked_version_says_what_its_licence_is(tool: dict[str, Any]):
    installed = tool["installed"]
    assert installed("click") == "BSD-3-Clause"
    installed.__globals__["pins"] = lambda: frozenset({("click", "0.1")})
    assert installed("click") is None


def test_the_licences_of_shipped_maps_are_named_and_carried(
    tool: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    check = tool["maps_not_said"]
    assert check() == []
    (tmp_path / "maps").mkdir()
    (tmp_path / "maps/board.yaml").write_text("name: Board\nlicence: CC-BY-SA-4.0\n", "utf-8")
    (tmp_path / "pyproject.toml").write_text('[project]\nlicense = "GPL-3.0-or-later AND MIT"\n')
    monkeypatch.setitem(check.__globals__, "ROOT", tmp_path)
    assert check() == [
        "LICENSES/MIT.txt is missing: pyproject.toml names MIT",
        "maps/board.yaml is under CC-BY-SA-4.0: pyproject.toml does not say so",
    ]
