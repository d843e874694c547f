"""Map files that the program itself wrote, and a way to run it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mapkit.cli.run import run
from tests.cli.program import Done, Mapkit

CASES = Path(__file__).parents[1] / "cases" / "shared"


@pytest.fixture
def mapkit(capsys: pytest.CaptureFixture[str]) -> Mapkit:
    """Run the program in this process."""

    def call(*arguments: object) -> Done:
        code = run([str(a) for a in arguments])
        said = capsys.readouterr()
        return Done(code, said.out, said.err)

    return call


@pytest.fixture(scope="session")
def cases() -> dict[str, bytes]:
    """The map files of the worked cases that were imported so far."""
    return {}


@pytest.fixture
def imported(
    mapkit: Mapkit,
    read_here: None,  # noqa: ARG001
    tmp_path: Path,
    cases: dict[str, bytes],
) -> Callable[[str], Path]:
    """Import a worked case and return the map file, a new one for each test."""

    def make(name: str) -> Path:
        path = tmp_path / f"{name}.yaml"
        if name in cases:
            path.write_bytes(cases[name])
            return path
        done = mapkit("import", CASES / f"{name}.json", "-o", path)
        assert done.code == 0, done.err
        cases[name] = path.read_bytes()
        return path

    return make
