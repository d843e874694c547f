"""The program ``mapkit``: sub-commands, output for people and for programs, exit codes."""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """Run the program on the process's arguments and end the process with its exit code."""
    try:
        from mapkit.cli.run import run  # noqa: PLC0415 - so that Ctrl-C is caught from here on

        code = run(sys.argv[1:])
    except KeyboardInterrupt:
        sys.stderr.write("mapkit: interrupted\n")
        code = 130
    sys.exit(code)
