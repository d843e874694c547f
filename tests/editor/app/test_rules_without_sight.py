"""The window on a game without sight: what does not apply is not shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QComboBox, QGroupBox, QLabel

from mapkit.drawing.scene import Group, Text
from mapkit.editor.app.dock_layout import remember_docks
from mapkit.editor.app.window import EditorWindow
from mapkit.editor.canvas.layers_panel import LayersPanel
from mapkit.editor.canvas.toolbox import ToolBox
from mapkit.editor.canvas.view import BoardView
from mapkit.editor.dialogs.command_palette import CommandPalette
from mapkit.editor.dialogs.export_dialog import ExportDialog
from mapkit.editor.dialogs.export_jobs import PictureLook
from mapkit.editor.dialogs.print_dialog import PrintDialog
from mapkit.editor.dialogs.shortcuts import ShortcutsDialog
from mapkit.editor.files.map_files import MapFiles
from mapkit.editor.sight.feature import LiveFeature
from mapkit.editor.state.selection import Selection
from mapkit.mapfile import read_map
from mapkit.model import GameMap
from tests.boards import map_in
from tests.editor.hand import Hand
from tests.editor.steps import OpenWindow
from tests.editor.waiting import wait

ROOT = Path(__file__).resolve().parents[3]
BOARD = ROOT / "maps" / "skirmish_wars" / "twin-passes.yaml"
OF_SIGHT = (
    "tool.sight", "tool.hear", "tool.portal", "tool.marker", "sight.from_selection",
    "sight.between", "sight.pin", "sight.unpin_all", "sight.save_pair", "sight.copy_pair",
    "sight.disputes", "sight.matching", "dock.pairs",
)  # fmt: skip


@pytest.fixture
def board() -> GameMap:
    return map_in(BOARD)


@pytest.fixture
def window(open_window: OpenWindow, board: GameMap) -> EditorWindow:
    return open_window(board)


def in_menus(window: EditorWindow) -> set[str]:
    return {
        action.objectName()
        for menu in window.menus.values()
        for action in menu.actions()
        if action.isVisible()
    }


def test_what_is_about_sight_is_in_no_menu_bar_or_list(window: EditorWindow) -> None:
    assert not in_menus(window) & set(OF_SIGHT)
    assert {"tool.reach", "sight.passable", "tool.bucket"} <= in_menus(window)
    buttons = {a.objectName() for a in window.tool_bar.actions() if a.isVisible()}
    assert not buttons & set(OF_SIGHT)
    palette = CommandPalette(window)
    palette.line.setText("sight")
    items = [palette.list.topLevelItem(n) for n in range(palette.list.topLevelItemCount())]
    found = {item.text(0) for item in items if item is not None}
    assert "Sight" not in found
    assert "Show Sight" not in found
    assert "Look from the selected field" not in found
    palette.close()
    listed = ShortcutsDialog(window.actions_by_id, window.menus, window)
    assert not {item.data(0, Qt.ItemDataRole.UserRole) for item in listed._items()} & set(OF_SIGHT)
    assert window.docks["pairs"].isHidden()
    assert window.part(LiveFeature).issues.suggest_button.isHidden()
    assert window.docks["sight"].windowTitle() == "Moves"
    assert window.menus["sight"].title() == "&Moves"


def test_its_keys_do_nothing(window: EditorWindow) -> None:
    hand = Hand(window)
    hand.take("reach")
    for key in "SHP":
        hand.key(key)
    assert hand.view.tool is window.part(ToolBox).tools["reach"]


def test_the_sight_tool_is_left_and_all_comes_back(
    open_window: OpenWindow, rows_map: GameMap, board: GameMap
) -> None:
    window = open_window(rows_map)
    Hand(window).take("sight")
    window.model.replace(board)
    assert window.part(BoardView).tool is window.part(ToolBox).tools["select"]
    assert window.docks["pairs"].isHidden()
    remember_docks(window)  # as it would be without this game
    assert window.docks["pairs"].isHidden()
    window.model.replace(rows_map)
    assert set(OF_SIGHT) <= in_menus(window)
    assert not window.docks["pairs"].isHidden()
    wait(lambda: not window.part(LiveFeature).issues.suggest_button.isHidden())
    assert window.docks["sight"].windowTitle() == "Sight and moves"
    Hand(window).take("sight")


def test_forms_ask_for_nothing_that_the_game_lacks(
    open_window: OpenWindow, rows_map: GameMap, window: EditorWindow
) -> None:
    with_sight = open_window(rows_map)
    groups: dict[EditorWindow, set[str]] = {}
    for shown in (window, with_sight):
        boxes = shown.docks["map"].findChildren(QGroupBox)
        groups[shown] = {box.title() for box in boxes if not box.isHidden()}
    about = {"Sectors", "Named buildings"}
    assert about & groups[window] == set()
    assert about & groups[with_sight] == about
    labels = {
        shown: {label.text() for label in shown.docks["properties"].findChildren(QLabel)}
        for shown in groups
    }
    assert "Nothing is selected. Click a field or a vertex." in labels[window]
    assert any("a door or a marker" in text for text in labels[with_sight])
    for shown, asked in ((window, False), (with_sight, True)):
        shown.model.select(Selection(fields=(next(iter(shown.model.committed.fields)),)))
        combos = shown.docks["properties"].findChildren(QComboBox)
        assert ("sector" in {box.objectName() for box in combos}) == asked


def test_layers_without_content_have_no_eye(window: EditorWindow) -> None:
    panel = window.findChild(LayersPanel)
    assert panel.eyes["portals"].isHidden()
    assert panel.eyes["solo"].isHidden()
    assert not panel.eyes["markers"].isHidden()  # owners are drawn there


def test_the_secret_map_is_printed_of_games_with_sight_only(
    qtbot, rows_map: GameMap, board: GameMap
) -> None:
    for game_map, offered in ((rows_map, ["board", "secret"]), (board, ["board"])):
        dialog = PrintDialog(game_map)
        qtbot.addWidget(dialog)
        assert [dialog.what.itemData(n) for n in range(dialog.what.count())] == offered


def test_what_is_exported_of_it_has_nothing_about_sight(
    qtbot, rows_map: GameMap, board: GameMap, tmp_path: Path
) -> None:
    sheets = ["board", "secret", "booklet", "cards"]
    for game_map, offered in ((rows_map, sheets), (board, ["board"])):
        dialog = ExportDialog(game_map, tmp_path)
        qtbot.addWidget(dialog)
        names = [known.name for known in dialog.formats]
        dialog.list.setCurrentRow(names.index("pdf"))
        what = dialog.picture.sheet
        assert [what.itemData(n) for n in range(what.count())] == offered
        about, options = "", set()
        for row, known in enumerate(dialog.formats):
            dialog.list.setCurrentRow(row)
            if known.exporter is not None:
                about += dialog.about.text().partition("\n")[2].partition("It leaves out")[0]
                options |= {f"{known.name}.{name}" for name in dialog.options.boxes}
        assert ("lines of sight" in about) == ("markers" in about) == (len(offered) > 1)
        of_sight = {
            "csv.disputes", "geojson.sightlines", "graphml.sight", "html.reasons",
            "tables.witnesses", "tiled.sight", "vassal.disputes",
        }  # fmt: skip
        assert of_sight & options == (of_sight if len(offered) > 1 else set())
        assert {"tables.form", "tiled.scale"} <= options
        dialog.close()


def test_every_format_is_written_without_sight(qtbot, board: GameMap, tmp_path: Path) -> None:
    dialog = ExportDialog(board, tmp_path)
    qtbot.addWidget(dialog)
    for row, known in enumerate(dialog.formats):
        if known.exporter is not None:
            dialog.list.setCurrentRow(row)
            files = known.write(board, PictureLook(), dialog.options.values(), partial=False)
            assert files, known.name
    dialog.close()


def discs(window: EditorWindow) -> dict[str, str]:
    """The letter of the owner that is drawn on each field."""
    return {
        shape.field: letter.content
        for shapes in window.part(BoardView).picture.parts.values()
        for shape in shapes
        if isinstance(shape, Group) and shape.kind == "attribute owner" and shape.field
        for letter in shape.shapes
        if isinstance(letter, Text)
    }


def test_an_owner_is_drawn_as_long_as_the_field_has_one_and_it_saves(
    window: EditorWindow, tmp_path: Path
) -> None:
    path = tmp_path / "board.yaml"
    path.write_text(BOARD.read_text("utf-8"), encoding="utf-8")
    files = window.part(MapFiles)
    assert files.open(path)
    hand, model = Hand(window), window.model
    wait(lambda: discs(window).get("c1.a1") == "R")
    hand.take("bucket")
    hand.click((10, 10))
    wait(lambda: model.committed.fields["c1.a1"].kind == "road")
    assert model.committed.fields["c1.a1"].attributes == {}
    wait(lambda: "c1.a1" not in discs(window))
    model.history.undo()
    wait(lambda: discs(window).get("c1.a1") == "R")
    model.history.redo()
    assert files.save()
    saved = read_map(path)
    assert not saved.has_errors
    assert saved.map == model.committed
