"""The program ``mapkit``: sub-commands, output for people and for programs, exit codes.

Raises
------
UsageError
    The map, its ruleset or a format does not have what is named.
FileError
    A file cannot be read or written.
InvalidMapError
    A file that is read has errors.
OutputExistsError
    What is to be written is the user's own file, and ``force`` is False.
"""

from __future__ import annotations

import gc
import os
import sys
import warnings

from mapkit.cli.stopping import Interrupts, is_damage, say_damaged, tell_interrupted

__all__ = ["main"]


def main() -> None:
    """Run the program on the process's arguments and end the process with its exit code."""
    gc.set_threshold(50_000)  # what is loaded is no garbage
    # NumPy's OpenBLAS would start a thread for each core, and mapkit multiplies no large matrices.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if not sys.warnoptions:  # python -W and PYTHONWARNINGS bring them back
        warnings.simplefilter("ignore")  # of libraries, to programmers
    with Interrupts() as interrupts:
        try:
            interrupts.begin()
            from mapkit.cli.run import run  # noqa: PLC0415 - so that Ctrl-C is caught from here on

            code = run(sys.argv[1:])
        except KeyboardInterrupt:
            tell_interrupted()
            code = 130
        except Exception as problem:
            if "--debug" in sys.argv[1:]:
                raise
            if not interrupts.seen:
                code = _failed(problem)
            else:
                tell_interrupted()
                code = 130
    gc.freeze()  # the process ends: no search for garbage among all that was loaded
    sys.exit(code)


def _failed(problem: Exception) -> int:
    """Say why the program cannot even be loaded."""
    if is_damage(problem):
        return say_damaged(problem)
    sys.stderr.write(
        f"mapkit: unexpected {type(problem).__name__}: {problem}. This is a bug in mapkit, or "
        "files of it are missing: run the command again with --debug and report what it prints.\n"
    )
    return 70
