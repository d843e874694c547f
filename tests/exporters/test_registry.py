"""Finding exporters: what is installed, what is broken, and that one breaks only itself."""

from __future__ import annotations

import json
from importlib.metadata import EntryPoint

import pytest

from mapkit.cli.run import run
from mapkit.cli.stopping import ExitCode
from mapkit.errors import MapkitError, UsageError
from mapkit.export import (
    Exporter,
    Option,
    broken_pictures,
    exporters,
    find_exporter,
    load_all,
    pictures,
)

GOOD = EntryPoint("tables", "mapkit_exporters.tables:EXPORTER", "mapkit.exporters")
NO_MODULE = EntryPoint("gone", "no_such_module:EXPORTER", "mapkit.exporters")
NO_EXPORTER = EntryPoint("dict", "collections:OrderedDict", "mapkit.exporters")
MISNAMED = EntryPoint("other", "mapkit_exporters.tables:EXPORTER", "mapkit.exporters")


@pytest.fixture
def some_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [NO_MODULE, GOOD, NO_EXPORTER, MISNAMED]
    monkeypatch.setattr(
        "mapkit.export.plugins.entry_points", lambda group: points if "exporters" in group else []
    )


def test_the_engine_json_is_installed() -> None:
    assert "tables" in exporters()
    assert find_exporter("tables").ending == "json"


@pytest.mark.usefixtures("some_broken")
def test_a_broken_one_takes_away_itself_only() -> None:
    working, broken = load_all()
    assert [e.name for e in working] == ["tables"]
    assert {b.name: b.why for b in broken}.keys() == {"gone", "dict", "other"}
    assert "no_such_module" in str(next(b for b in broken if b.name == "gone"))
    assert find_exporter("tables").name == "tables"
    for name in ("gone", "dict", "other"):
        with pytest.raises(MapkitError, match=f"exporter {name}"):
            find_exporter(name)


@pytest.mark.usefixtures("some_broken")
def test_broken_ones_are_told_beside_the_formats(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["formats"]) == ExitCode.OK
    listed = capsys.readouterr()
    assert [line.split()[1] for line in listed.err.splitlines()] == ["dict", "gone", "other"]
    assert "does not load" in listed.err
    assert "\ntables " in listed.out
    assert run(["formats", "--json"]) == ExitCode.OK
    told = json.loads(capsys.readouterr().out)
    assert [b["name"] for b in told["broken"]] == ["dict", "gone", "other"]
    assert [e["name"] for e in told["exporters"]] == ["tables"]


def test_an_unknown_one_is_refused_with_those_there_are() -> None:
    with pytest.raises(UsageError, match="tables"):
        find_exporter("tabels")


def test_nothing_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mapkit.export.plugins.entry_points", lambda group: [])  # noqa: ARG005
    with pytest.raises(UsageError, match="there is no format 'tables'"):
        find_exporter("tables")


def test_of_two_with_one_name_the_order_of_install_does_not_decide(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    twin = EntryPoint("tables", "zz_other:EXPORTER", "mapkit.exporters")
    for points in ([GOOD, twin], [twin, GOOD]):
        monkeypatch.setattr("mapkit.export.plugins.entry_points", lambda group, p=points: p)  # noqa: ARG005
        assert exporters()["tables"] == GOOD


@pytest.mark.parametrize(
    ("name", "ending", "carries"),
    [("", "x", {"provenance"}), ("a b", "x", {"provenance"}), ("a", ".x", {"provenance"}),
     ("a", "", {"provenance"}), ("a", "x", set()), ("a", "x", {"provenance", "magic"})],
)  # fmt: skip
def test_a_nonsensical_declaration_is_refused(name: str, ending: str, carries: set[str]) -> None:
    with pytest.raises(ValueError, match=r"format|carry"):
        Exporter(name, ending, "", frozenset(carries), lambda _c, _o, _p: b"", (Option("a", ""),))


def test_broken_pictures_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = EntryPoint("xyz", "no_such_module:render", pictures.GROUP)
    monkeypatch.setattr(pictures, "entry_points", lambda group: [bad])  # noqa: ARG005
    [found] = broken_pictures()
    assert (found.name, found.value) == ("xyz", "no_such_module:render")
    assert "no_such_module" in found.why
