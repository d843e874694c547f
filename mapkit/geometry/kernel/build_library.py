"""Compile the kernels: ``python -m mapkit.geometry.kernel.build_library``.

The installer calls this; a developer does after a change to a C file. A C compiler of the system
is used where one works, otherwise the one that the Python package ``ziglang`` carries. Standard
library only.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from mapkit.geometry.kernel import FLAGS, FOLDER, STEM, KernelError, library, library_name, sources

# Zig aims at the very processor it runs on and traps undefined behaviour unless told otherwise;
# a library in a wheel has to run on every processor of the platform.
_ZIG = (sys.executable, "-m", "ziglang", "cc")
_ZIG_FLAGS = ("-mcpu=baseline", "-fno-sanitize=undefined")

# A compiler may be there without the C library's headers, or for a platform without 128-bit
# integers: what counts is that it makes a library out of this.
_PROBE = """
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
int64_t probe(int64_t a, int64_t b) { return (int64_t)(((__int128)a * b) >> 64) + abs((int)a); }
"""


@dataclass(frozen=True)
class Target:
    """A system that Zig compiles for."""

    triple: str
    """As Zig names it, such as ``x86_64-linux-gnu.2.17``."""
    system: str
    """As `sys.platform` names it there."""

    def compiler(self) -> list[str] | None:
        """Return the command of Zig's C compiler for it; None where ``ziglang`` is missing."""
        if not importlib.util.find_spec("ziglang"):
            return None
        # Without symbols: Zig's own helpers have them, and their paths differ between machines.
        return [*_ZIG, "-target", self.triple, *_ZIG_FLAGS, "-s"]


def build(
    folder: Path = FOLDER,
    *,
    force: bool = False,
    extra_flags: Sequence[str] = (),
    target: Target | None = None,
    say: Callable[[str], None] = lambda text: print(text, file=sys.stderr, flush=True),
) -> Path:
    """Compile the kernels into ``folder`` unless the fitting library is there already.

    The library appears in one step, so two builds at once do no harm; libraries of older
    sources are removed afterwards. On two cores it takes about 3 s with gcc, 10 s with Zig.

    Returns the library.

    Raises ``KernelError`` where no compiler works or the sources do not compile; the compiler's
    words are in it.

    Parameters
    ----------
    folder : Path
        Where the library goes; the sources are always those beside this file.
    force : bool
        Compile even if the library is there.
    extra_flags : sequence of str
        More flags for the compiler, such as ``-Werror``.
    target : Target, optional
        Another system than this one; Zig compiles for it.
    say : callable
        Takes the lines meant for a person.
    """
    system = target.system if target else sys.platform
    path = folder / library_name(system)
    if path.is_file() and not force:
        return path
    files = sources()
    if not files:
        raise KernelError(f"no C sources in {FOLDER}: this installation of mapkit is incomplete")
    compiler = target.compiler() if target else find_compiler()
    if compiler is None:
        raise KernelError(
            "mapkit's kernels need a C compiler to be installed, and none was found that works. "
            "Install one (on Debian: apt-get install gcc libc6-dev) or the Python package that "
            f"carries one ({shlex.quote(sys.executable)} -m pip install ziglang), then try again."
        )
    say(f"mapkit: compiling the kernels with {_name(compiler)}, a few seconds ...")
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix=".mapkit-kernel-", dir=folder) as work:
        made = Path(work, path.name)
        code, words = _compile(compiler, files, made, Path(work), extra_flags, system)
        if code or not made.is_file():
            raise KernelError(f"the kernels do not compile:\n{words}")
        if words:
            say(words)
        made.replace(path)
    for old in folder.glob(f"{STEM}*"):
        if old != path:
            old.unlink(missing_ok=True)
    say(f"mapkit: kernels compiled in {time.monotonic() - start:.1f} s")
    return path


def make_ready() -> None:
    """Load the kernels, and compile them before where they are not there.

    Raises ``KernelError`` where they cannot be compiled or loaded on this machine.
    """
    build(say=lambda _text: None)
    library()


def find_compiler() -> list[str] | None:
    """Return the command of the first C compiler that works, or None.

    Tried are ``$CC``, then ``cc``, ``gcc`` and ``clang`` on the path, then the package ``ziglang``,
    which brings its own headers and needs no trial.
    """
    for compiler in _system_compilers():
        with tempfile.TemporaryDirectory(prefix="mapkit-probe-") as work:
            probe = Path(work, "probe.c")
            probe.write_text(_PROBE, encoding="ascii")
            made = Path(work, "probe.out")
            code, _ = _compile(compiler, [probe], made, Path(work))
            if code == 0 and made.is_file():
                return compiler
    if importlib.util.find_spec("ziglang"):
        return [*_ZIG, *_ZIG_FLAGS]
    return None


def _system_compilers() -> Iterator[list[str]]:
    chosen = shlex.split(os.environ.get("CC", ""))
    if chosen and shutil.which(chosen[0]):
        yield chosen
    for name in ("cc", "gcc", "clang"):
        path = shutil.which(name)
        if path:
            yield [path]


def _name(compiler: Sequence[str]) -> str:
    return "Zig's C compiler" if "ziglang" in compiler else Path(compiler[0]).name


def _compile(
    compiler: Sequence[str],
    files: Sequence[Path],
    made: Path,
    work: Path,
    extra_flags: Sequence[str] = (),
    system: str = sys.platform,
) -> tuple[int, str]:
    """Compile the files side by side and link them; return an exit code and the compiler's words.

    The code is that of the first step that fails.
    """
    # Zig keeps a cache in the home directory, which not everybody has.
    environment = os.environ | {
        "ZIG_GLOBAL_CACHE_DIR": os.fspath(work / "zig"),
        "ZIG_LOCAL_CACHE_DIR": os.fspath(work / "zig"),
    }

    def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*compiler, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )

    objects = [work / f"{path.stem}.o" for path in files]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        steps = [
            pool.submit(run, *FLAGS, *extra_flags, "-c", source, "-o", object_)
            for source, object_ in zip(files, objects, strict=True)
        ]
    results = [step.result() for step in steps]
    if not any(result.returncode for result in results):
        # The name inside a library of macOS is its path otherwise, here that of a folder that goes.
        link = {"win32": [], "darwin": ["-lm", f"-Wl,-install_name,@rpath/{made.name}"]}
        results.append(
            run("-shared", *extra_flags, *objects, "-o", made, *link.get(system, ["-lm"]))
        )
    words = "\n".join(result.stderr.strip() for result in results if result.stderr.strip())
    return next((result.returncode for result in results if result.returncode), 0), words


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from a shell; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m mapkit.geometry.kernel.build_library",
        description="Compile mapkit's C kernels.",
    )
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument(
        "--strict", action="store_true", help="compile with all warnings, as errors (implies force)"
    )
    parser.add_argument(
        "--needs-compiler",
        action="store_true",
        help="compile nothing; exit with 0 if a compiler has to be fetched first, else with 1 "
        "(with --force: even if the library is there already)",
    )
    options = parser.parse_args(arguments)
    if options.needs_compiler:
        done = (FOLDER / library_name()).is_file() and not options.force
        return 1 if done or find_compiler() else 0
    try:
        library = build(
            force=options.force or options.strict,
            extra_flags=("-Wall", "-Wextra", "-Werror") if options.strict else (),
        )
    except KernelError as error:
        print(error, file=sys.stderr)
        return 1
    print(library)
    return 0


if __name__ == "__main__":
    sys.exit(main())
