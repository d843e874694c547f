from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mapkit
from mapkit.errors import MapkitError
from mapkit.geometry import kernel
from mapkit.geometry.kernel import KernelError, library_name
from mapkit.geometry.kernel import build_library as building
from mapkit.geometry.kernel.build_library import build, find_compiler, main

SOURCE = """
#include <stdint.h>
int64_t twice(int64_t a) { return 2 * a; }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A kernel of one function, in a folder of its own."""
    (tmp_path / "twice.c").write_text(SOURCE, encoding="ascii")
    monkeypatch.setattr(kernel, "FOLDER", tmp_path)
    monkeypatch.setattr(building, "FOLDER", tmp_path)
    kernel.library.cache_clear()
    yield tmp_path
    kernel.library.cache_clear()


@pytest.fixture
def said() -> list[str]:
    return []


def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.devnull)
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)


def test_a_built_kernel_loads_and_runs(folder: Path, said: list[str]) -> None:
    assert build(folder, say=said.append) == folder / library_name()
    assert kernel.library().twice(21) == 42
    assert "compiling" in said[0]


def test_nothing_happens_when_the_library_fits_its_sources(folder: Path, said: list[str]) -> None:
    library = build(folder, say=said.append)
    said.clear()
    before = library.stat().st_mtime_ns
    assert build(folder, say=said.append) == library
    assert library.stat().st_mtime_ns == before
    assert not said


def test_a_missing_library_is_named_with_the_command_that_makes_it(folder: Path) -> None:
    with pytest.raises(KernelError, match=r"missing.*-m mapkit\.geometry\.kernel\.build"):
        kernel.library()
    assert issubclass(KernelError, MapkitError)
    assert not list(folder.glob("*.so"))  # and nothing was compiled on the quiet


def test_a_library_older_than_its_sources_is_refused(folder: Path, said: list[str]) -> None:
    build(folder, say=said.append)
    with (folder / "twice.c").open("a", encoding="ascii") as file:
        file.write("\n")
    with pytest.raises(KernelError, match="older than its C sources"):
        kernel.library()


@pytest.mark.parametrize("change", ["source", "header", "new file", "flags"])
def test_the_name_tells_every_change(
    folder: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    (folder / "a.h").write_text("", encoding="ascii")
    before = library_name()
    match change:
        case "source":
            (folder / "twice.c").write_text(SOURCE + " ", encoding="ascii")
        case "header":
            (folder / "a.h").write_text(" ", encoding="ascii")
        case "new file":
            (folder / "b.c").write_text("", encoding="ascii")
        case "flags":
            monkeypatch.setattr(kernel, "FLAGS", (*kernel.FLAGS, "-g"))
    assert library_name() != before


def test_libraries_of_older_sources_are_removed(folder: Path, said: list[str]) -> None:
    old = build(folder, say=said.append)
    (folder / "twice.c").write_text(SOURCE + "int one(void) { return 1; }\n", encoding="ascii")
    new = build(folder, say=said.append)
    assert list(folder.glob("mapkit_kernel-*")) == [new]
    assert old != new


def test_a_mistake_in_a_source_is_told_in_the_compilers_words(
    folder: Path, said: list[str]
) -> None:
    (folder / "twice.c").write_text("int twice(int a) { return nonsense; }\n", encoding="ascii")
    with pytest.raises(KernelError, match="nonsense"):
        build(folder, say=said.append)
    assert [path.name for path in folder.iterdir()] == ["twice.c"]


def test_without_a_compiler_the_message_tells_two_ways_out(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_compiler(monkeypatch)
    assert find_compiler() is None
    with pytest.raises(KernelError, match=r"apt-get install gcc(.|\n)*pip install ziglang"):
        build(folder)


def test_a_compiler_that_does_not_work_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\necho 'fatal error: stdint.h: No such file' >&2\nexit 1\n")
    broken.chmod(0o755)
    no_compiler(monkeypatch)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert find_compiler() is None
    working = shutil.which("gcc", path="/usr/bin") or shutil.which("cc", path="/usr/bin")
    if working:
        monkeypatch.setenv("CC", working)
        monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin")
        assert find_compiler() == [working]


def test_the_command_says_whether_a_compiler_has_to_be_fetched(
    folder: Path, monkeypatch: pytest.MonkeyPatch, said: list[str]
) -> None:
    build(folder, say=said.append)
    no_compiler(monkeypatch)
    assert main(["--needs-compiler"]) == 1  # the library is there
    assert main(["--needs-compiler", "--force"]) == 0
    next(folder.glob("mapkit_kernel-*")).unlink()
    assert main(["--needs-compiler"]) == 0


def test_the_command_reports_without_a_traceback(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "twice.c").write_text("nonsense", encoding="ascii")
    assert main([]) == 1
    assert "do not compile" in capsys.readouterr().err


def test_the_installed_kernel_is_found_from_another_folder(tmp_path: Path) -> None:
    code = "from mapkit.geometry.kernel import library; print(library()._name)"
    root = str(Path(mapkit.__file__).parent.parent)
    result = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": root},
        capture_output=True,
        text=True,
        check=True,
    )
    assert library_name() in result.stdout
