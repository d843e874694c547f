"""One contract for the exporters that ship, and for one of another package."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from mapkit.compiled import CompiledMap
from mapkit.errors import UsageError
from mapkit.export import Exporter, Files, Progress, exporters
from mapkit_exporters.contract import ExporterContract
from tests.exporters.maps import MAPS

ROOT = Path(__file__).resolve().parents[2]
REASONLESS = {"html": "none", "html-folder": "none", "tabletop-simulator": "no", "vassal": "no"}
TEMPLATE = ROOT / "examples" / "exporter-template"


def without_reasons_of_boards(
    self: ExporterContract,
    exporter: Exporter,
    compiled: CompiledMap,
    options: Mapping[str, str],
    progress: Progress | None = None,
) -> Files:
    """Leave out the reasons of whole boards, which take long: those are asked in ``consumers``."""
    large = len(compiled.map.fields) > 50
    given = {**options, "reasons": REASONLESS[self.name]} if large else options
    return ExporterContract.write(self, exporter, compiled, given, progress)


class TestTables(ExporterContract):
    name = "tables"
    maps = MAPS


class TestCsv(ExporterContract):
    name = "csv"
    maps = MAPS


class TestGraphml(ExporterContract):
    name = "graphml"
    maps = MAPS


class TestGeojson(ExporterContract):
    name = "geojson"
    maps = MAPS


class TestSvgLayers(ExporterContract):
    name = "svg-layers"
    maps = MAPS


class TestTiled(ExporterContract):
    name = "tiled"
    maps = MAPS


class TestTiledFolder(ExporterContract):
    name = "tiled-folder"


class TestTabletopSimulator(ExporterContract):
    name = "tabletop-simulator"
    maps = MAPS
    write = without_reasons_of_boards


class TestVassal(ExporterContract):
    name = "vassal"
    maps = MAPS
    write = without_reasons_of_boards


class TestHtml(ExporterContract):
    name = "html"
    maps = MAPS

    write = without_reasons_of_boards


class TestHtmlFolder(ExporterContract):
    name = "html-folder"
    write = without_reasons_of_boards


def test_every_exporter_that_ships_is_held_to_the_contract() -> None:
    shipped = {n for n, p in exporters().items() if p.value.startswith("mapkit_exporters")}
    held = {one.name for one in ExporterContract.__subclasses__()}
    assert shipped <= held


def _write(compiled: CompiledMap, options: object, progress: object) -> bytes:
    del options, progress
    return repr(compiled.map.name).encode() + b" reconstruction"


class Silent(ExporterContract):
    """The contract of an exporter that says nothing of what is missing."""

    name: ClassVar[str] = "silent"


def test_the_contract_finds_what_an_exporter_leaves_out() -> None:
    silent = Exporter("silent", "txt", "a name", frozenset({"provenance"}), _write)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        Silent().test_a_partial_map_is_told_apart(silent, {})
    boasting = Exporter("silent", "txt", "a name", frozenset({"provenance", "partial"}), _write)
    with pytest.raises(AssertionError, match="say what is missing"):
        Silent().test_a_partial_map_is_told_apart(boasting, {})
    changing = iter(range(9))
    restless = Exporter(
        "silent", "txt", "a name", frozenset({"provenance"}),
        lambda *_: str(next(changing)).encode(),
    )  # fmt: skip
    with pytest.raises(AssertionError, match="the same map"):
        Silent().test_every_map_is_written_and_the_same_each_time(restless, {}, "one-field")
    with pytest.raises(AssertionError, match="provenance"):
        Silent().test_the_file_says_where_the_map_comes_from(restless, {})


def test_a_map_that_the_format_cannot_hold_has_to_be_refused() -> None:
    class Refusing(Silent):
        cannot_hold = frozenset({"empty"})

    def refuse(compiled: CompiledMap, *_: object) -> bytes:
        if not compiled.map.fields:
            raise UsageError("no fields")
        return b"x"

    held = Exporter("silent", "txt", "a name", frozenset({"provenance"}), refuse)
    Refusing().test_every_map_is_written_and_the_same_each_time(held, {}, "empty")
    with pytest.raises(pytest.fail.Exception):
        Refusing().test_every_map_is_written_and_the_same_each_time(
            Exporter("silent", "txt", "a name", frozenset({"provenance"}), lambda *_: b"x"),
            {},
            "empty",
        )


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """Lay the template out as an installed package; return the environment that finds it."""
    project = tomllib.loads((TEMPLATE / "pyproject.toml").read_text("utf-8"))["project"]
    info = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    points = "".join(
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    )
    (info / "entry_points.txt").write_text(points, "utf-8")
    for module in TEMPLATE.glob("*.py"):
        (tmp_path / module.name).write_bytes(module.read_bytes())
    path = os.pathsep.join(map(str, (tmp_path, ROOT, ROOT / "exporters")))
    return {**os.environ, "PYTHONPATH": path}


def test_the_template_works_once_it_is_installed(installed: dict[str, str], tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", *arguments],
            cwd=tmp_path, env=installed, capture_output=True, text=True, check=False,
        )  # fmt: skip

    listed = run("mapkit", "formats")
    assert "fields-csv" in listed.stdout, listed.stderr
    done = run("mapkit", "export", "two-rooms", "--to", "fields-csv", "-o", "-")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "id,kind,sector,steps to,provenance"
    tested = run("pytest", "-q", "-p", "no:cacheprovider", str(TEMPLATE / "tests"))
    assert tested.returncode == 0, tested.stdout
    assert " passed" in tested.stdout
