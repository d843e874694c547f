"""What the window needs of the system, found out without loading Qt.

Qt comes as a Python package, but calls libraries of the system that a bare Debian lacks; without
them it ends the process with an error that names none. For the scripts that set a checkout up,
``python -m mapkit.editor.app.system_libraries`` prints the Debian packages that are missing;
``--screen`` looks at what drawing to an X server needs as well.
"""

from __future__ import annotations

import importlib.util
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from mapkit.errors import MissingError
from mapkit.messages import phrase

_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtPrintSupport", "QtSvg")
_PLUGINS = {True: "libqxcb.so", False: "libqoffscreen.so"}
_MISSING = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
_LIBRARY = re.compile(r"^lib(.+)\.so(?:\.([\d.]+))?$")
_OTHERWISE_NAMED = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0"}
_PATIENCE_S = 5.0


class EditorUnavailableError(MissingError):
    """The window cannot be opened here; the message says what is missing and how to get it."""


def require_window(environment: Mapping[str, str] = os.environ) -> None:
    """Make sure that a window can be opened.

    Raises ``EditorUnavailableError``.
    """
    if importlib.util.find_spec("PyQt6") is None:
        raise EditorUnavailableError(
            phrase(
                "the editor needs PyQt6, which is not installed: pip install PyQt6, or "
                "./mapkit.sh edit in a checkout"
            )
        )
    if not sys.platform.startswith("linux"):
        return
    platform = environment.get("QT_QPA_PLATFORM", "")
    on_x = platform.startswith("xcb") or (not platform and bool(environment.get("DISPLAY")))
    _require_screen(platform, environment)
    missing = missing_libraries(screen=on_x)
    if missing:
        packages = " ".join(dict.fromkeys(map(debian_package, missing)))
        raise EditorUnavailableError(
            phrase(
                "the editor needs libraries that this system lacks: {libraries}. "
                "On Debian and Ubuntu: sudo apt-get install {packages}",
                libraries=", ".join(missing),
                packages=packages,
            )
        )


def _require_screen(platform: str, environment: Mapping[str, str]) -> None:
    """Look whether a screen answers: Qt would end the process where none does."""
    wanted = re.split("[:;]", platform)[0]
    if wanted not in ("", "xcb", "wayland"):
        return
    wayland = environment.get("WAYLAND_DISPLAY", "") if wanted != "xcb" else ""
    x = environment.get("DISPLAY", "") if wanted != "wayland" else ""
    if not (wayland or x):
        raise EditorUnavailableError(
            phrase(
                "the editor opens a window, but there is no screen here: neither DISPLAY nor "
                "WAYLAND_DISPLAY is set"
            )
        )
    folder = Path(environment.get("XDG_RUNTIME_DIR", "/"))
    if not (wayland and _answers(str(folder / wayland))) and not (x and _x_answers(x)):
        raise EditorUnavailableError(
            phrase(
                "the editor opens a window, but no screen answers at {screen}",
                screen=" ".join(filter(None, (wayland, x))),
            )
        )


def _x_answers(display: str) -> bool:
    host, _, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"  # noqa: S108 - where X servers have it
        return _answers(path) or _answers("\0" + path)
    if host.startswith("/"):  # macOS names a socket; Qt finds out
        return True
    return number.isdecimal() and _answers((host, 6000 + int(number)))


def _answers(at: str | tuple[str, int]) -> bool:
    """Return whether something takes calls at a socket of this machine, or at a port."""
    try:
        if isinstance(at, tuple):
            socket.create_connection(at, _PATIENCE_S).close()
            return True
        with socket.socket(socket.AF_UNIX) as screen:
            screen.settimeout(_PATIENCE_S)
            screen.connect(at)
    except (OSError, ValueError, OverflowError):
        return False
    return True


def missing_libraries(*, screen: bool) -> list[str]:
    """Return the file names of libraries that Qt calls and the loader does not find.

    ``screen`` says whether to look at what an X server takes too.

    Asks the loader itself, through ``ldd``: what a package is called, and in which folder it lies,
    differs from one distribution to the next. Without ``ldd`` nothing is found missing.
    """
    package = importlib.util.find_spec("PyQt6")
    if package is None or not package.submodule_search_locations:
        return []
    folder = Path(package.submodule_search_locations[0])
    wanted = [f for f in folder.glob("*.so") if f.name.split(".")[0] in _MODULES]
    plugins = {_PLUGINS[False], _PLUGINS[screen]}
    wanted += [folder / "Qt6" / "plugins" / "platforms" / name for name in sorted(plugins)]
    return _not_found(path for path in wanted if path.exists())


def debian_package(library: str) -> str:
    """Return the Debian package of a library, by the rule that names them.

    The name and the version of the library's file, with a hyphen between them if the name ends in
    a digit: ``libxkbcommon-x11.so.0`` is in ``libxkbcommon-x11-0``. Packages that were renamed
    since (``libglib2.0-0t64``) still answer to the old name.
    """
    if library in _OTHERWISE_NAMED:
        return _OTHERWISE_NAMED[library]
    found = _LIBRARY.match(library)
    if found is None:
        return library
    name, version = found[1].lower(), found[2] or ""
    return f"lib{name}{'-' if version and name[-1].isdigit() else ''}{version}"


def _not_found(files: Iterable[Path]) -> list[str]:
    try:
        told = subprocess.run(
            ["ldd", *map(str, files)],  # noqa: S607 - wherever the system has it
            capture_output=True,
            text=True,
            check=False,
            timeout=20,
            env={**os.environ, "LC_ALL": "C"},
        )
    except (OSError, subprocess.TimeoutExpired):
        return []
    return list(dict.fromkeys(_MISSING.findall(told.stdout)))


def _main() -> None:
    missing = missing_libraries(screen="--screen" in sys.argv[1:])
    for package in dict.fromkeys(map(debian_package, missing)):
        sys.stdout.write(f"{package}\n")


if __name__ == "__main__":
    _main()
