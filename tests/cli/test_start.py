"""The program's start: what it imports, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import click
import pytest

from mapkit.cli import commands
from mapkit.cli.program import program
from mapkit.cli.run import run
from mapkit.cli.stopping import ExitCode
from mapkit.diagnostics import Diagnostic, Place, Severity
from mapkit.diagnostics.rules import FIELDS_OVERLAP
from mapkit.errors import (
    FileError,
    InvalidMapError,
    MissingError,
    NotFoundError,
    OutputExistsError,
    UsageError,
)
from mapkit.mapfile import example_paths

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("numpy", "shapely", "yaml", "ruamel", "matplotlib", "pythoncdt", "mapkit.model")


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["--nonsense"], ["chekc"]])
def test_the_overview_imports_nothing_heavy(arguments: list[str]) -> None:
    code = (
        "import sys\n"
        "from mapkit.cli.run import run\n"
        f"run({arguments!r})\n"
        f"heavy = [m for m in {HEAVY!r} if m in sys.modules]\n"
        "sys.exit(f'imported {heavy}' if heavy else 0)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def loaded_by(*arguments: str, ends: int = 0, **environment: str) -> set[str]:
    """Return the modules that a run of the program has loaded at its end."""
    code = (
        "import atexit, sys\n"
        "atexit.register(lambda: print(*sys.modules, file=sys.stderr))\n"
        "from mapkit.cli import main\n"
        "main()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "LC_ALL": "C", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == ends, done.stderr
    return set(done.stderr.split())


def test_errors_of_a_map_are_told_without_reading_its_shapes(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.yaml"
    right = (ROOT / "examples/two-rooms.yaml").read_text("utf-8")
    wrong.write_text(right.replace("kind: open", "kind: opne"), "utf-8")
    loaded = loaded_by("sight", str(wrong), "n1", "n2", ends=ExitCode.INVALID_MAP)
    assert "mapkit.cli.diagnostics_text" in loaded
    assert {"numpy", "shapely"}.isdisjoint(loaded)


@pytest.mark.parametrize("command", ["report", "simulate", "suggest", "improve", "odds", "sight"])
def test_the_help_of_long_work_loads_none_of_it(command: str) -> None:
    loaded = loaded_by(command, "--help")
    assert f"mapkit.cli.commands.{command}" in loaded
    assert {"numpy", "shapely"}.isdisjoint(loaded)


def test_the_version_loads_the_command_line_alone() -> None:
    loaded = {name.split(".")[1] for name in loaded_by("--version") if name.startswith("mapkit.")}
    assert loaded == {"cli", "errors", "i18n", "lazy_names", "messages", "version"}


SIGHT_NEEDS = {
    "adjacency", "analysis", "board", "cache", "cli", "compiled", "coverage", "diagnostics", "jobs",
    "drawing", "errors", "geometry", "i18n", "lazy_names", "mapfile", "messages", "model", "sight",
    "version",
}  # fmt: skip
SIGHT_DOES_NOT_NEED = (
    # Libraries, and what they load late.
    "numpy.ma", "numpy.random", "matplotlib", "networkx",
    # Of the standard library.
    "concurrent.futures", "decimal", "fractions", "hashlib", "importlib.metadata",
    "importlib.readers", "json", "logging", "tempfile", "xml",
    # For other questions, for pictures, and for files that are written.
    "mapkit.analysis.disputes", "mapkit.analysis.hear", "mapkit.analysis.play",
    "mapkit.analysis.reach", "mapkit.board.disputes", "mapkit.board.moves", "mapkit.board.play",
    "mapkit.compiled.compile", "mapkit.compiled.partial", "mapkit.coverage.repair",
    "mapkit.drawing.theme", "mapkit.i18n.catalogue", "mapkit.mapfile.cases", "mapkit.mapfile.new",
    "mapkit.mapfile.saving", "mapkit.mapfile.schemas", "mapkit.sight.around",
)  # fmt: skip


@pytest.mark.parametrize("pair", [("1", "124"), ("1", "2"), ("objective 3", "objective 4")])
def test_sight_loads_what_one_pair_needs(pair: tuple[str, str]) -> None:
    loaded = loaded_by("sight", "maps/launch-site.yaml", *pair)
    assert {name.split(".")[1] for name in loaded if name.startswith("mapkit.")} <= SIGHT_NEEDS
    assert not loaded & set(SIGHT_DOES_NOT_NEED)


def test_pictures_and_json_load_what_they_need(tmp_path: Path) -> None:
    picture = tmp_path / "pair.svg"
    pair = ("sight", "maps/launch-site.yaml", "1", "124")
    assert {"json", "mapkit.analysis.pair_dict"} <= loaded_by(*pair, "--json")
    assert {"mapkit_exporters.svg", "mapkit.drawing.theme"} <= loaded_by(
        *pair, "--picture", str(picture)
    )


@pytest.mark.parametrize(("asked", "threads"), [("", "1"), ("2", "2")])
def test_numpy_starts_threads_only_for_those_who_ask(asked: str, threads: str) -> None:
    code = (
        "import atexit, os\n"
        "atexit.register(lambda: print(os.environ['OPENBLAS_NUM_THREADS']))\n"
        "from mapkit.cli import main\n"
        "main()\n"
    )
    kept = {k: v for k, v in os.environ.items() if k != "OPENBLAS_NUM_THREADS"}
    done = subprocess.run(
        [sys.executable, "-c", code, "--version"],
        env={**kept, **({"OPENBLAS_NUM_THREADS": asked} if asked else {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split()[-1] == threads


def test_every_command_has_help_with_examples(capsys: pytest.CaptureFixture[str]) -> None:
    names = program.list_commands(click.Context(program))
    modules = {p.stem for p in Path(commands.__path__[0]).glob("[!_]*.py")}
    listed = program.listed.values()
    assert {e.target.partition(":")[0].rpartition(".")[2] for e in listed} == modules
    for name in names:
        assert run([name, "--help"]) == ExitCode.OK
        said = capsys.readouterr().out
        assert f"mapkit {name}" in said.split("Examples:")[1], name


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == ExitCode.OK
    assert capsys.readouterr().out.startswith("mapkit 0.")


@pytest.mark.parametrize(
    ("words", "cure"),
    [
        (["chekc"], "did you mean check?"),
        (["play", "serach"], "did you mean search?"),
        (["new", "launch-site"], "mapkit new copy launch-site FILE"),
    ],
)
def test_a_word_that_is_no_command_is_corrected(
    words: list[str], cure: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == ExitCode.USAGE
    assert cure in capsys.readouterr().err


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_name_the_program(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["completion", shell]) == ExitCode.OK
    assert "_MAPKIT_COMPLETE" in capsys.readouterr().out


def test_completion_offers_the_commands() -> None:
    environment = {**os.environ, "_MAPKIT_COMPLETE": "bash_complete", "COMP_WORDS": "mapkit di"}
    done = subprocess.run(
        [sys.executable, "-m", "mapkit"],
        env={**environment, "COMP_CWORD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    offered = {"plain,disputes", "plain,diff"}
    assert set(done.stdout.split()) == offered


@pytest.mark.parametrize(
    ("problem", "code", "said"),
    [
        (UsageError("no such mover"), ExitCode.USAGE, "no such mover"),
        (NotFoundError("no field 9"), ExitCode.USAGE, "no field 9"),
        (OutputExistsError("a.json exists already"), ExitCode.FILE, "a.json exists already"),
        (FileError("a.yaml is a directory"), ExitCode.FILE, "a.yaml is a directory"),
        (FileNotFoundError(2, "No such file", "a.yaml"), ExitCode.FILE, "a.yaml: No such file"),
        (KeyboardInterrupt(), ExitCode.INTERRUPTED, "interrupted"),
        (ZeroDivisionError("x"), ExitCode.UNEXPECTED, "--debug"),
        (MemoryError(), ExitCode.MISSING, "more memory"),
        (MissingError("no screen here"), ExitCode.MISSING, "no screen here"),
    ],
)
def test_every_failure_ends_in_a_line_and_a_code(
    problem: BaseException,
    code: ExitCode,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(**_: object) -> None:
        raise problem

    monkeypatch.setattr(program, "main", fail)
    assert run(["sight"]) == code
    error = capsys.readouterr().err
    assert said in error
    assert "Traceback" not in error
    assert error.count("\n") == 1


def test_debug_lets_a_mistake_through(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(**_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(program, "main", fail)
    with pytest.raises(ZeroDivisionError):
        run(["sight", "--debug"])


def test_errors_of_a_map_are_listed_with_their_places(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = tuple(
        Diagnostic(FIELDS_OVERLAP, severity, f"problem {n}", "move it", Place(n, 3))
        for n, severity in enumerate([Severity.ERROR, Severity.WARNING, *[Severity.ERROR] * 12], 1)
    )

    def fail(**_: object) -> None:
        raise InvalidMapError("the map has 13 errors", found, "b.yaml")

    monkeypatch.setattr(program, "main", fail)
    assert run(["sight"]) == ExitCode.INVALID_MAP
    error = capsys.readouterr().err
    assert "b.yaml:1:3: error MK220: problem 1\n    help: move it" in error
    assert "problem 2" not in error, "warnings do not stop anyone"
    assert "and 3 more" in error
    assert "mapkit check b.yaml" in error


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    arguments = [sys.executable, "-m", "mapkit", "build", "launch-site"]
    buffered = {name: it for name, it in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with subprocess.Popen(
        arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, env=buffered
    ) as process:
        process.stdout.read(10)
        process.stdout.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (ExitCode.BROKEN_PIPE, b"")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for a child")
def test_ctrl_c_ends_it_in_one_line() -> None:
    code = (
        "import signal\n"
        "from mapkit.cli import run as module\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's & ignores it
        "module.program.main = lambda **_: (print('ready', flush=True), signal.pause())\n"
        "from mapkit.cli import main\n"
        "main()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout.readline() == b"ready\n"
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
    assert (process.returncode, said) == (ExitCode.INTERRUPTED, b"mapkit: interrupted\n")


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("mapkit sight la", {"launch-site", "lane.yaml"}),
        ("mapkit draw maps/", {"maps/b.yml", "maps/deep/"}),
        ("mapkit diff lane.yaml u", {"uboat-bunker"}),
        ("mapkit sight launch-site R2", {"R2", *(f"R{n}" for n in range(20, 27)), "R28", "R29"}),
        ("mapkit hear launch-site R1 --defender W106", {"W106"}),
        ("mapkit reach launch-site R1 --blocked W106", {"W106"}),
    ],
)
def test_completion_offers_maps_and_their_fields(
    tmp_path: Path, words: str, offered: set[str]
) -> None:
    (tmp_path / "maps" / "deep").mkdir(parents=True)
    for name in ("lane.yaml", "lane.png", "maps/b.yml", "maps/.b.yaml"):
        (tmp_path / name).touch()
    done = subprocess.run(
        [sys.executable, "-m", "mapkit"],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "_MAPKIT_COMPLETE": "bash_complete",
            "COMP_WORDS": words,
            "COMP_CWORD": str(words.count(" ")),
        },
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert set(done.stdout.split()) == {f"plain,{name}" for name in offered}


def test_completion_offers_the_fields_of_the_map(tmp_path: Path) -> None:
    path = tmp_path / "small.yaml"
    assert run(["new", "map", str(path), "--rows", "2", "--columns", "6"]) == ExitCode.OK
    words = f"mapkit sight {path} 1"
    done = subprocess.run(
        [sys.executable, "-m", "mapkit"],
        env={
            **os.environ,
            "_MAPKIT_COMPLETE": "bash_complete",
            "COMP_WORDS": words,
            "COMP_CWORD": "3",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert set(done.stdout.split()) == {"plain,1", "plain,10", "plain,11", "plain,12"}


@pytest.mark.parametrize("group", [[], ["new"], ["play"]])
def test_a_group_alone_shows_its_help_as_it_is(
    group: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*group, "--help"]) == ExitCode.OK
    help_ = capsys.readouterr().out
    assert run(group) is ExitCode.USAGE
    assert capsys.readouterr().err == help_


def test_the_list_of_maps_says_what_each_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new", "list"]) == ExitCode.OK
    rows = [line.split("  ") for line in capsys.readouterr().out.splitlines()]
    assert [row[0].strip() for row in rows] == list(example_paths())
    assert ["launch-site", "Launch Site", "124 fields", "Sniper Elite: The Board Game"] in [
        [cell.strip() for cell in row if cell.strip()] for row in rows
    ]


@pytest.mark.parametrize(
    ("tried", "cure"),
    [
        (["maps"], "did you mean mapkit new list?"),
        (["help"], "did you mean mapkit --help?"),
        (["new", "board.yaml"], "mapkit new map board.yaml"),
    ],
)
def test_what_people_try_is_answered_by_what_it_is_called(
    tried: list[str], cure: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(tried) is ExitCode.USAGE
    assert cure in capsys.readouterr().err
