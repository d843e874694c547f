"""Run mapkit from a checkout where there is no bash: ``python3 mapkit.py --help``.

The first run makes a Python environment in ``.venv``, which takes about a minute, as ``mapkit.sh``
does. Tried on Linux; written for Windows and macOS too, and not tried there.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main() -> int:
    """Set up what the command needs, once, and run it."""
    if sys.version_info < (3, 11):
        print("mapkit needs Python 3.11 or newer", file=sys.stderr)
        return 1
    mode = "editor" if sys.argv[1:2] == ["edit"] else "run"
    try:
        if not (VENV / f".mapkit-{mode}").exists():
            set_up(mode)
    except subprocess.CalledProcessError as problem:
        print(f"mapkit: this failed: {problem.cmd}", file=sys.stderr)
        return 1
    return subprocess.call([PYTHON, "-m", "mapkit", *sys.argv[1:]])


def set_up(mode: str) -> None:
    """Make the environment, compile the kernels, and install the checkout in it."""
    print(f"mapkit: setting up, about a minute: {VENV}", file=sys.stderr)
    if not PYTHON.exists():
        run(sys.executable, "-m", "venv", VENV)
    install("build", mode)
    compile_kernels = (PYTHON, "-m", "mapkit.geometry.kernel.build_library")
    if subprocess.call(compile_kernels, cwd=ROOT, stdout=subprocess.DEVNULL):
        install("compiler")  # the system has none
        run(*compile_kernels)
    pip("--no-index", "--no-deps", "--no-build-isolation", "--editable", ROOT)
    (VENV / f".mapkit-{mode}").write_text("set up by mapkit.py\n", encoding="ascii")


def install(*locks: str) -> None:
    """Install what lock files name."""
    files = [part for lock in locks for part in ("-r", ROOT / "requirements" / f"{lock}.txt")]
    pip("--require-hashes", *files)


def pip(*arguments: "str | Path") -> None:
    """Let the environment's pip install something."""
    quiet = ("--quiet", "--no-input", "--disable-pip-version-check")
    run(PYTHON, "-m", "pip", "install", *quiet, *arguments)


def run(*command: "str | Path") -> None:
    """Run a command of the set-up in the checkout."""
    subprocess.run(list(map(str, command)), cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
