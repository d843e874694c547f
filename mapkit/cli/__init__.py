"""The program ``mapkit``: sub-commands, output for people and for programs, exit codes."""

from __future__ import annotations

import sys

from mapkit.cli.interrupts import Interrupts

__all__ = ["main"]


def main() -> None:
    """Run the program on the process's arguments and end the process with its exit code."""
    with Interrupts() as interrupts:
        try:
            from mapkit.cli.run import run  # noqa: PLC0415 - so that Ctrl-C is caught from here on

            code = run(sys.argv[1:])
        except KeyboardInterrupt:
            code = _interrupted()
        except Exception as problem:
            if "--debug" in sys.argv[1:]:
                raise
            code = _interrupted() if interrupts.seen else _damaged(problem)
    sys.exit(code)


def _interrupted() -> int:
    sys.stderr.write("mapkit: interrupted\n")
    return 130


def _damaged(problem: Exception) -> int:
    """Say that what mapkit is made of cannot be loaded, and what to do about it."""
    sys.stderr.write(
        f"mapkit: this installation is damaged ({type(problem).__name__}: {problem}). Install it "
        f"again: {sys.executable} -m pip install --force-reinstall mapkit-boards; in a checkout, "
        "delete the folder .venv and start ./mapkit.sh again.\n"
    )
    return 70
