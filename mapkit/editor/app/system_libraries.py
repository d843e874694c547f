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
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from mapkit.errors import MissingError
from mapkit.messages import phrase

__all__ = ["EditorUnavailableError", "debian_package", "missing_libraries", "require_window"]

_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtPrintSupport", "QtSvg")
_PLUGINS = {True: "libqxcb.so", False: "libqoffscreen.so"}
_MISSING = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)
_LIBRARY = re.compile(r"^lib(.+)\.so(?:\.([\d.]+))?$")
_OTHERWISE_NAMED = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0"}


class EditorUnavailableError(MissingError):
    """The window cannot be opened here; the message says what is missing and how to get it."""


def require_window(environment: Mapping[str, str] = os.environ) -> None:
    """Make sure that a window can be opened.

    Raises
    ------
    EditorUnavailableError
    """
    if importlib.util.find_spec("PyQt6") is None:
        raise EditorUnavailableError(
            phrase(
                "the editor needs PyQt6, which is not installed: pip install "
                "'mapkit-boards[editor]', or ./mapkit.sh edit in a checkout"
            )
        )
    if not sys.platform.startswith("linux"):
        return
    platform = environment.get("QT_QPA_PLATFORM", "")
    if not platform and not (environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY")):
        raise EditorUnavailableError(
            phrase(
                "the editor opens a window, but there is no screen here: neither DISPLAY nor "
                "WAYLAND_DISPLAY is set"
            )
        )
    on_x = platform.startswith("xcb") or (not platform and bool(environment.get("DISPLAY")))
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


def missing_libraries(*, screen: bool) -> list[str]:
    """Return the file names of libraries that Qt calls and the loader does not find.

    Parameters
    ----------
    screen : bool
        Whether to look at what an X server takes too.

    Notes
    -----
    Asks the loader itself, through ``ldd``: what a package is called, and in which folder it
    lies, differs from one distribution to the next. Without ``ldd`` nothing is found missing.
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
