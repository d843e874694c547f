"""The actions of a layout's window: menus, keys, tool bar, palette and the menu of a place."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PyQt6 import sip
from PyQt6.QtCore import QLocale, QPoint
from PyQt6.QtGui import QUndoStack
from PyQt6.QtWidgets import QFileDialog, QMenu

from mapkit.compose.laying import mixed
from mapkit.compose.symmetry import SYMMETRIES
from mapkit.editor.files import questions
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.layouts.layout_dialogs import BoardDialog, ElementDialog
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.layouts.picked import CardFile
from mapkit.editor.state.actions import ActionSpec, Requirement
from mapkit.editor.tasks.waiting import run_in_thread
from mapkit.editor.widgets.labels import without_keys
from mapkit.errors import MapkitError
from mapkit.model import Layout

ON_THE_BAR = (
    ("file.save",),
    ("edit.undo", "edit.redo"),
    ("layout.turn_right", "layout.turn_left", "layout.mirror", "layout.take_away"),
    ("layout.element",),
    ("layout.make",),
    ("view.fit", "help.palette"),
)


def install(window: LayoutWindow) -> None:
    """Add all actions but those for help."""
    _add_file(window)
    _add_history(window)
    _add_card(window)
    _add_board(window)
    _add_view(window)
    window.view.menu_asked.connect(partial(_offer, window))


def _add_file(window: LayoutWindow) -> None:
    files = window.files
    has_file = Requirement(lambda: files.path is not None, tr("This layout has no file yet."))
    window.actions_by_id.add(
        ActionSpec(
            "file.save", tr("&Save"), files.save, "file", "Ctrl+S",
            tr("Save the layout; comments in the file stay"), "save", group="save",
        ),
        ActionSpec(
            "file.save_as", tr("Save &as…"), files.save_as, "file", "Ctrl+Shift+S",
            tr("Save the layout under another name; cards from elsewhere come along"), "save_as",
            group="save",
        ),
        ActionSpec(
            "file.revert", tr("Re&vert"), files.revert, "file", "",
            tr("Go back to the file as it is on the disk"), "revert", group="save",
            needs=(has_file,),
        ),
        ActionSpec(
            "layout.close", tr("&Close"), window.close, "file", "Ctrl+W",
            tr("Close the window of the layout"), group="close",
        ),
    )  # fmt: skip


def _add_history(window: LayoutWindow) -> None:
    history, actions = window.model.history, window.actions_by_id
    undoable = Requirement(history.canUndo, tr("There is nothing to undo."))
    redoable = Requirement(history.canRedo, tr("There is nothing to redo."))
    actions.add(
        ActionSpec(
            "edit.undo", tr("&Undo"), history.undo, "edit", "Ctrl+Z", tr("Undo the last step"),
            "undo", group="history", needs=(undoable,),
        ),
        ActionSpec(
            "edit.redo", tr("&Redo"), history.redo, "edit", "Ctrl+Shift+Z; Ctrl+Y",
            tr("Redo the step that was undone last"), "redo", group="history", needs=(redoable,),
        ),
    )  # fmt: skip
    history.indexChanged.connect(lambda _n: _name_steps(window, history))


def _name_steps(window: LayoutWindow, history: QUndoStack) -> None:
    if sip.isdeleted(history):
        return  # its destructor still emits signals
    for action_id, what in (("edit.undo", history.undoText()), ("edit.redo", history.redoText())):
        name = window.actions_by_id.spec(action_id).text
        window.actions_by_id[action_id].setText(f"{name}: {without_keys(what)}" if what else name)


def _add_card(window: LayoutWindow) -> None:
    laying, model = window.laying, window.model
    has_card = Requirement(lambda: model.current is not None, tr("No card lies here."))
    readable = Requirement(
        lambda: model.current is not None and model.current.card.fields,
        tr("No card that can be read lies here."),
    )
    picked = Requirement(
        lambda: isinstance(laying.picked, CardFile), tr("Pick a card in the panel first.")
    )
    window.actions_by_id.add(
        ActionSpec(
            "layout.place", tr("&Place the picked card"), lambda: laying.place(model.cursor),
            "card", "", tr("Lay the card that is picked in the panel here, in place of another"),
            "card_place", group="place", needs=(picked,),
        ),
        ActionSpec(
            "layout.turn_right", tr("Turn to the &right"), lambda: laying.turn(1), "card", "R",
            tr("Turn the card by a quarter, clockwise"), "rotate", group="turn",
            needs=(has_card,),
        ),
        ActionSpec(
            "layout.turn_left", tr("Turn to the &left"), lambda: laying.turn(-1), "card",
            "Shift+R", tr("Turn the card by a quarter, against the clock"), "rotate_left",
            group="turn", needs=(has_card,),
        ),
        ActionSpec(
            "layout.mirror", tr("&Mirror"), laying.mirror, "card", "M",
            tr("Swap left and right of the card as it lies"), "mirror", group="turn",
            needs=(has_card,),
        ),
        ActionSpec(
            "layout.take_away", tr("&Take away"), laying.take_away, "card", "Del",
            tr("Take the card away, with what lies on it"), "delete", group="turn",
            needs=(has_card,),
        ),
        ActionSpec(
            "layout.element", tr("Lay an &element…"), partial(_ask_element, window, None), "card",
            "E", tr("Give a field of this card another kind, an owner or a name"), "element",
            group="element", needs=(readable,),
        ),
        ActionSpec(
            "layout.open_card", tr("&Open the card"), window.maker.open_card, "card", "",
            tr("Draw on this card in the window of maps; it is read again when it is saved"),
            "open", group="open", needs=(has_card,),
        ),
    )  # fmt: skip


def _add_board(window: LayoutWindow) -> None:
    model, maker = window.model, window.maker
    sound = Requirement(
        lambda: model.read.layout is not None,
        tr("Lay cards, and correct what is wrong, first: see Issues."),
    )
    is_open = Requirement(
        lambda: maker.is_open, tr("The board is not open beside the layout: make it first.")
    )

    long_cards = Requirement(
        lambda: model.layout.step_mm is None and len({*model.layout.place_mm}) > 1,
        tr("For cards that are not square; they all lie the same way."),
    )

    def name_and_size() -> None:
        dialog = BoardDialog(model.layout, model.size, window)
        if dialog.exec():
            model.edit(tr("Name and size"), dialog.edit())

    titles = {
        "turn": (
            tr("Complete by a half &turn"),
            tr("Give every card and element its image after a half turn, where that is free"),
        ),
        "mirror": (
            tr("Complete by a &mirror"),
            tr("Give every card and element its image on the other side, where that is free"),
        ),
    }
    window.actions_by_id.add(
        ActionSpec(
            "layout.make", tr("Make the &board…"), maker.make, "board", "Ctrl+B",
            tr("Write the board as a map and open it beside the layout"), "map", group="make",
            needs=(sound,),
        ),
        ActionSpec(
            "layout.follow", tr("Let the board &follow"), maker.follow, "board", "Ctrl+Shift+B",
            tr("Make the board that is open like the layout; it can be undone there"), "again",
            group="make", needs=(sound, is_open),
        ),
        ActionSpec(
            "layout.print", tr("&Print cards and pieces…"), partial(print_cards, window), "board",
            "Ctrl+P", tr("Write a PDF of the cards and what lies on them, to cut apart"), "print",
            group="print", needs=(sound,),
        ),
        *(
            ActionSpec(
                f"layout.complete_{symmetry}", titles[symmetry][0],
                partial(window.symmetry.complete, symmetry), "board", "", titles[symmetry][1],
                "symmetry", group="symmetry", needs=(sound,),
            )
            for symmetry in SYMMETRIES
        ),
        ActionSpec(
            "layout.size", tr("&Name and size…"), name_and_size, "board", "",
            tr("What the board is called, and how many places it has across and down"),
            group="size",
        ),
        ActionSpec(
            "layout.mixed", tr("Cards &upright and across"),
            lambda: model.edit(tr("Cards upright and across"), mixed), "board", "",
            tr("Make places smaller, so that each card can be turned by itself"), group="size",
            needs=(sound, long_cards),
        ),
        ActionSpec(
            "layout.read_again", tr("&Read the cards again"), window.read_again, "board",
            "F5", tr("Look at the files of the cards: they may have changed"), group="size",
        ),
    )  # fmt: skip


def _add_view(window: LayoutWindow) -> None:
    view = window.view
    window.actions_by_id.add(
        ActionSpec(
            "view.fit", tr("Fit to &window"), view.fit, "view", "Ctrl+0",
            tr("Show the whole board"), "fit", group="zoom",
        ),
        ActionSpec(
            "view.zoom_in", tr("Zoom &in"), lambda: view.zoom(1.25), "view", "Ctrl++; Ctrl+=",
            tr("Make everything larger"), "zoom_in", group="zoom",
        ),
        ActionSpec(
            "view.zoom_out", tr("Zoom &out"), lambda: view.zoom(0.8), "view", "Ctrl+-",
            tr("Make everything smaller"), "zoom_out", group="zoom",
        ),
        ActionSpec(
            "layout.maps", tr("Window of &maps"), window.maker.show_maps, "view", "",
            tr("Show the window in which maps and cards are drawn"), "map", group="windows",
        ),
    )  # fmt: skip


def _ask_element(window: LayoutWindow, field: str | None) -> None:
    card = window.model.current
    if card is None or not card.card.fields:
        return
    dialog = ElementDialog(card, window.model.elements_on(card), field, window)
    if dialog.exec():
        element = dialog.element()
        if element is not None:
            window.laying.lay_element(element)
        else:
            window.laying.clear(dialog.field.currentData())


def _offer(window: LayoutWindow, at: QPoint, field: str | None) -> None:
    """Show what can be done at the cursor, and on a field there."""
    actions = window.actions_by_id
    actions.refresh()
    menu = QMenu(window)
    for action_id in (
        "layout.place", "layout.turn_right", "layout.turn_left", "layout.mirror",
        "layout.take_away",
    ):  # fmt: skip
        menu.addAction(actions[action_id])
    menu.addSeparator()
    if field is None:
        menu.addAction(actions["layout.element"])
    else:
        lay = menu.addAction(tr("Lay an element on {field}…", field=field))
        assert lay is not None
        lay.triggered.connect(partial(_ask_element, window, field))
    if field is not None and any(e.on == field for e in window.model.layout.elements):
        off = menu.addAction(tr("Take off what lies on {field}", field=field))
        assert off is not None
        off.triggered.connect(partial(window.laying.clear, field))
    menu.addSeparator()
    menu.addAction(actions["layout.open_card"])
    menu.popup(at)


def print_cards(window: LayoutWindow) -> bool:
    """Ask for a file, and write all sheets to it: the cards, then the pieces."""
    layout = window.model.read.layout
    assert layout is not None
    name = window.files.suggested.name.removesuffix(".layout.yaml")
    path = ask_pdf(window, window.model.folder / f"{name}-cards.pdf")
    if path is None:
        return False
    us = QLocale().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    try:
        run_in_thread(lambda: _write(layout, path, "letter" if us else "a4"))
    except MapkitError as problem:
        title = tr("{name} was not written.", name=path.name)
        questions.tell_problem(window, title, message_of(problem))
        return False
    window.tell(tr("Wrote {path}.", path=path))
    return True


def ask_pdf(window: LayoutWindow, suggested: Path) -> Path | None:
    """Let a file be picked; an existing one is confirmed by the dialog."""
    chosen, _ = QFileDialog.getSaveFileName(
        window, tr("Print cards and pieces"), str(suggested), "PDF (*.pdf)"
    )
    return Path(chosen).with_suffix(".pdf") if chosen else None


def _write(layout: Layout, path: Path, paper: str) -> None:
    from mapkit.board.prints import layout_cards, layout_elements  # noqa: PLC0415 - loaded late
    from mapkit.export import render_pages  # noqa: PLC0415
    from mapkit.export.outputs import write_files  # noqa: PLC0415

    pages = [*layout_cards(layout, paper=paper).pages()]
    if any(element.kind is not None or element.attributes for element in layout.elements):
        pages += layout_elements(layout, paper=paper).pages()
    write_files(path, render_pages(pages, "pdf"), force=True)
