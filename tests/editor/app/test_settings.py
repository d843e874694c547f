"""Settings hold plain values: a file that holds objects is not read, kept, and told."""

from __future__ import annotations

import math
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import QByteArray, QPoint, QRect, QSettings, QSize

from mapkit.editor.app.program import open_first_window
from mapkit.editor.app.session import last_map, restore_window
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.canvas.view_settings import ViewSettings
from mapkit.editor.files import questions
from mapkit.editor.settings import (
    number_within,
    refuse_objects_of_qt,
    remember_bytes,
    remember_texts,
    remembered_bytes,
    remembered_text,
    remembered_texts,
    set_aside,
    settings,
)
from mapkit.editor.sight.resolve_panel import ResolvePanel
from mapkit.editor.tasks.main_thread import delete_now
from mapkit.model import GameMap
from tests.editor.steps import OpenWindow
from tests.looping import for_each

pytestmark = pytest.mark.usefixtures("qapp")


class Trap:
    """What runs when it is unpickled."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (os.environ["MAPKIT_TEST_TRAP"],)


def written(path: Path) -> bytes:
    """Return a file of Qt's with a pickled object in it."""
    file = QSettings(str(path), QSettings.Format.IniFormat)
    file.setValue("session/map", Trap())
    file.setValue("recent/maps", ["a.yaml", "b.yaml"])
    file.sync()
    return path.read_bytes()


@pytest.fixture
def ini(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAPKIT_TEST_TRAP", str(own_folders / "sprung"))
    path = own_folders / "config" / "mapkit" / "editor.ini"
    path.parent.mkdir(parents=True)
    return path


def beginning(start: bytes) -> Callable[[bytes], bytes]:
    """Return what gives the object another beginning."""
    return lambda data: data.replace(b"@Variant", start)


STARTS = (
    rb"@\zVariant",
    rb"@\8Variant",
    rb"@\xVariant",
    rb"\z@Variant",
    rb"@V\zariant",
    rb"a,@\zVariant",
    b'""@Variant',
    b' \t"@\\zVariant',
    rb"\x0040Variant",
    rb"@\x56ariant",
    rb"@V\x61riant",
    b"\xef\xbb\xbf@Variant",
    b"@\xffVariant",
    b"@V\0ariant",
    b'"a\nb",@\\zVariant',
    b"@Unknown",
    b"\\\n\r@Variant",
    rb"\100Variant",
)
SPELLINGS: tuple[Callable[[bytes], bytes], ...] = (
    lambda data: data,
    lambda data: data.replace(b"@Variant", rb"\x40Variant"),
    lambda data: data.replace(b"@Variant", rb"\x10040\x56\x61riant"),
    lambda data: data.replace(b"@Variant", rb"\100Variant"),
    lambda data: data.replace(b"@Variant", b'"@Vari""ant"'),
    lambda data: data.replace(b"@Variant", b"@Vari\\\nant"),
    lambda data: data.replace(b"@Variant", b"@DateTime"),
    *map(beginning, STARTS),
)


@for_each("number", range(len(SPELLINGS)))
def test_a_pickled_object_is_never_read(number: int, ini: Path, tmp_path: Path) -> None:
    content = SPELLINGS[number](written(tmp_path / f"made{number}.ini"))
    assert b"PyQt_PyObject" in content
    set_aside()  # what an earlier test left
    ini.write_bytes(content)
    assert remembered_text("session/map") == ""
    (kept,) = set_aside()
    assert kept.read_bytes() == content
    assert not ini.exists()
    assert not (tmp_path / "sprung").exists()


def test_a_pickled_object_in_the_file_of_qts_dialogs_is_never_read(
    ini: Path, tmp_path: Path
) -> None:
    content = written(tmp_path / "made.ini").replace(b"session", b"FileDialog")
    set_aside()
    path = ini.parents[1] / "QtProject.conf"
    path.write_bytes(content.replace(b"map=", b"lastVisited="))
    refuse_objects_of_qt()
    assert set_aside() == [path.with_suffix(".unreadable")]
    path.write_bytes(content.replace(b"PyQt_PyObject", rb"Py\zQt_PyObject"))
    refuse_objects_of_qt()
    assert len(set_aside()) == 1
    plain = b"history=@Invalid()\nshortcuts=file:, file:///home\nstate=@ByteArray(\\0\\xff,)\n"
    path.write_bytes(b"[FileDialog]\n" + plain.replace(b"=@B", b'="@B').replace(b",)", b',)"'))
    refuse_objects_of_qt()
    assert path.exists()


def test_more_settings_than_a_window_has_are_set_aside(ini: Path) -> None:
    set_aside()
    ini.write_text("[x]\n" + "".join(f"k{n}=1\n" for n in range(40_000)))
    assert remembered_text("x/k1") == ""
    assert len(set_aside()) == 1


def test_a_list_of_one_is_remembered(ini: Path) -> None:
    for texts in (["one"], [], ["a, b", 'c"d'], ["x@Variants", "[1]"]):
        remember_texts("recent", texts)
        settings().sync()
        assert remembered_texts("recent") == texts, ini.read_bytes()


@for_each("at", [0, 7, 8, 20, -1])
def test_remembered_bytes_that_are_damaged_do_not_reach_qt(at: int, own_folders: Path) -> None:  # noqa: ARG001
    """Qt crashes at many that tell where the docks stand, and so at every start."""
    remember_bytes("session/docks", QByteArray(b"where the docks are"))
    assert remembered_bytes("session/docks") == QByteArray(b"where the docks are")
    content = bytearray(settings().value("session/docks").data())
    content[at] ^= 1
    settings().setValue("session/docks", QByteArray(bytes(content)))
    assert remembered_bytes("session/docks") is None


@for_each("value", [QByteArray(), QByteArray(b"short"), "text", 7])
def test_other_remembered_values_are_no_bytes(value: object, own_folders: Path) -> None:  # noqa: ARG001
    settings().setValue("session/docks", value)
    assert remembered_bytes("session/docks") is None


def test_what_the_program_writes_is_plain(ini: Path) -> None:
    for key, value in (
        ("a", "@home"), ("b", ["x@Variants", 'q"(', "ž\\x"]), ("c", QByteArray(bytes(range(256)))),
        ("d", True), ("e", 3), ("f", None), ("g/h i/ž", "\0a1\n\t\x7f ž@x, @y"),
        ("h", [" @", "", "Bob, @Variant("]), ("i", QPoint(1, 2)), ("j", QSize(1, 2)),
        ("k", QRect(1, 2, 3, 4)), ("l", '"@Variant("'), ("m", 0.1), ("n", [1, 2]),
    ):  # fmt: skip
        settings().setValue(key, value)
    settings().sync()
    assert remembered_text("a") == "@home"
    assert set_aside() == []
    assert ini.exists()


def test_the_window_starts_and_tells_of_it(
    ini: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ini.write_bytes(written(tmp_path / "made.ini"))
    told: list[str] = []
    monkeypatch.setattr(questions, "tell_problem", lambda *words: told.append(words[2]))
    window = open_first_window(Path("launch-site"))
    assert len(told) == 1
    assert str(ini.with_suffix(".unreadable")) in told[0]
    assert not (tmp_path / "sprung").exists()
    window.close_guards.clear()
    window.close()
    window.deleteLater()
    delete_now()


HOSTILE = (
    "[" * 10**5,
    '{"spacing": NaN, "guides": [["x", NaN], ["y", 1e999], [[], 1], 5], "opacity": 7}',
    f'{{"spacing": 1{"0" * 400}, "opacity": {{"fields": NaN}}, "guides": []}}',
)


@pytest.mark.parametrize("text", HOSTILE)
def test_what_is_remembered_of_a_view_may_be_anything(window: EditorWindow, text: str) -> None:
    kept = window.findChild(ViewSettings)
    settings().setValue(kept._key(), text)
    kept.load()
    view = window.part(BoardView)
    assert 0.1 <= view.grid_spacing <= 1000
    assert all(math.isfinite(at) for _, at in view.guides.lines)
    assert 0.1 <= view.layers["fields"].opacity <= 1


@pytest.mark.parametrize("text", ["abc", "nan", "1e999", "-5", "9" * 400, ""])
def test_a_remembered_number_may_be_any_text(text: str) -> None:
    assert 0 <= number_within(0, text, 5, 0.1) <= 5


@pytest.mark.new_windows
@pytest.mark.parametrize("text", ["abc", "nan", "\0"])
def test_a_window_opens_whatever_is_remembered(
    open_window: OpenWindow, rows_map: GameMap, text: str
) -> None:
    for key in (
        "resolve/margin_mm",
        "session/map",
        "session/docks",
        "picture/dpi",
        "export/folder",
    ):
        settings().setValue(key, text)
    window = open_window(rows_map)
    restore_window(window)
    assert last_map() is None
    panel = window.findChild(ResolvePanel)
    assert 0 <= panel.margin_mm <= 5
