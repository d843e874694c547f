"""Features find each other by type through the window."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QCalendarWidget

from mapkit.editor.app.window import EditorWindow
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.state.open_file import OpenFile
from mapkit.editor.state.shell import Shell


def test_a_part_is_found_by_its_type_and_by_what_that_is_derived_from(window: EditorWindow) -> None:
    shell: Shell = window
    assert shell.part(OpenFile) is shell.part(MapFiles)


def test_what_nobody_has_provided_is_named(window: EditorWindow) -> None:
    with pytest.raises(LookupError, match="QCalendarWidget"):
        window.part(QCalendarWidget)


def test_two_windows_have_parts_of_their_own(open_window, rows_map) -> None:
    first, second = open_window(rows_map), open_window(rows_map)
    assert first.part(MapFiles) is not second.part(MapFiles)
