"""The entry in the desktop's menu of programs, after the rules of freedesktop.org."""

from __future__ import annotations

import os
import sys
from importlib import resources
from pathlib import Path

from mapkit.errors import FileError
from mapkit.mapfile import write_atomic
from mapkit.mapfile.disk import reason_of
from mapkit.messages import phrase


def install_desktop_entry() -> list[Path]:
    """Write the entry and its icon for the user who asks; return the files.

    Raises ``FileError`` where they cannot be written.
    """
    data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    ours = resources.files("mapkit.editor.widgets") / "pictures"
    entry, picture = ((ours / f"mapkit.{kind}").read_text("utf-8") for kind in ("desktop", "svg"))
    command = f"{_quoted(sys.executable)} -P -m mapkit edit"
    files = {
        data / "applications" / "mapkit.desktop": entry.format(command=command),
        data / "icons" / "hicolor" / "scalable" / "apps" / "mapkit.svg": picture,
    }
    for path, text in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise FileError(
                phrase(
                    "{folder} cannot be made: {reason}",
                    folder=path.parent,
                    reason=reason_of(problem),
                )
            ) from None
        write_atomic(path, text, force=True)
    return list(files)


def _quoted(argument: str) -> str:
    """Quote an argument as desktop entries want it."""
    if argument.replace("/", "").replace(".", "").replace("-", "").replace("_", "").isalnum():
        return argument
    escaped = "".join(f"\\{c}" if c in '"`$\\' else c for c in argument)
    return '"' + escaped.replace("\\", "\\\\").replace("%", "%%") + '"'
