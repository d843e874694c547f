"""Every public name has an example in its docstring, and each example is true."""

from __future__ import annotations

import doctest
import importlib.util
import inspect
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mapkit

NEEDS = {"to_pandas": "pandas", "to_geopandas": "geopandas", "to_networkx": "networkx"}
MEMBERS = (mapkit.Board, mapkit.Play)
"""Classes of which each public member has an example of its own; of others the class has one."""


def documented() -> Iterator[tuple[str, Any]]:
    for name in mapkit.__all__:
        if name != "__version__":
            yield name, getattr(mapkit, name)
    for cls in MEMBERS:
        for name in dir(cls):
            if not name.startswith("_"):
                yield f"{cls.__name__}.{name}", inspect.getattr_static(cls, name)


DOCUMENTED = dict(documented())


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What examples may use without saying so."""
    return {
        "io": io,
        "mapkit": mapkit,
        "board": mapkit.open("launch-site"),
        "folder": tmp_path_factory.mktemp("examples"),
    }


@pytest.mark.always
@pytest.mark.parametrize("name", DOCUMENTED)
def test_a_public_name_has_a_true_example(
    name: str, shared: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(Path(__file__).resolve().parents[2])
    thing = DOCUMENTED[name]
    text = inspect.getdoc(getattr(thing, "fget", None) or thing) or ""
    parsed = doctest.DocTestParser().get_doctest(text, dict(shared), name, None, 0)
    assert parsed.examples, f"{name} has no example"
    library = NEEDS.get(name.rpartition(".")[2])
    if library and importlib.util.find_spec(library) is None:
        pytest.skip(f"{library} is not installed")
    told: list[str] = []
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    doctest.DocTestRunner(optionflags=flags).run(parsed, out=told.append)
    assert not told, "".join(told)
