"""The contracts of imports name every exporter and back end that ships."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CONTRACTS = {c["id"]: c for c in PROJECT["tool"]["importlinter"]["contracts"]}
POINTS: dict[str, dict[str, str]] = PROJECT["project"]["entry-points"]
PICTURES = ("mapkit.pictures", "mapkit.pages", "mapkit.axes")
PAINTER = "mapkit_exporters.painter"
"""What the back end of rasters draws with."""


def modules(*groups: str) -> set[str]:
    """Return the modules and packages, directly below mapkit_exporters, of groups."""
    values = (value for group in groups for value in POINTS[group].values())
    return {".".join(value.partition(":")[0].split(".")[:2]) for value in values}


@pytest.mark.parametrize(
    ("contract", "key", "wanted"),
    [
        ("exporters-know-tables", "source_modules", modules("mapkit.exporters")),
        ("importers-read-only", "source_modules", modules("mapkit.importers")),
        ("pictures-know-scenes", "source_modules", modules(*PICTURES) | {PAINTER}),
        ("formats-apart", "modules", modules(*POINTS)),
    ],
)
def test_a_contract_holds_for_all_that_are_installed(
    contract: str, key: str, wanted: set[str]
) -> None:
    found: Any = CONTRACTS[contract][key]
    assert set(found) == wanted
    assert len(found) == len(wanted)


def test_all_back_ends_are_in_one_package() -> None:
    assert {name.partition(".")[0] for name in modules(*POINTS)} == {"mapkit_exporters"}


def test_exporters_may_not_draw_read_files_or_word_answers() -> None:
    forbidden = set(CONTRACTS["exporters-know-tables"]["forbidden_modules"])
    assert {"mapkit.drawing", "mapkit.analysis", "mapkit.mapfile", "mapkit.illustrate"} <= forbidden
