"""What the program asks about files; each question is a function, so a test can answer it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from PyQt6.QtWidgets import QFileDialog, QMessageBox, QWidget

from mapkit.diagnostics import Diagnostic
from mapkit.editor.files.recovery import Owner
from mapkit.editor.i18n.texts import tr
from mapkit.messages import translated

__all__ = [
    "Answer",
    "ask_after_failed_save",
    "ask_before_closing",
    "ask_going_on_without",
    "ask_locked",
    "ask_overwriting_other_change",
    "ask_path_to_open",
    "ask_path_to_save",
    "ask_replacing",
    "ask_revert",
    "ask_saving_partial",
    "tell_problem",
    "tell_unreadable",
]


class Answer(Enum):
    """What a person may answer."""

    SAVE = "save"
    SAVE_AS = "save_as"
    DISCARD = "discard"
    COPY = "copy"
    TAKE_OVER = "take_over"
    CANCEL = "cancel"


def ask_before_closing(parent: QWidget, name: str) -> Answer:
    """Ask what becomes of unsaved changes: save, discard or cancel."""
    box = _box(
        parent,
        QMessageBox.Icon.Warning,
        tr("Save the changes to {name}?", name=name),
        tr("They are lost otherwise."),
    )
    _button(box, tr("&Save"), QMessageBox.ButtonRole.AcceptRole, Answer.SAVE, default=True)
    _button(box, tr("&Discard"), QMessageBox.ButtonRole.DestructiveRole, Answer.DISCARD)
    return _asked(box)


def ask_replacing(parent: QWidget, name: str) -> bool:
    """Ask whether a file that is there may be written over."""
    box = _box(
        parent,
        QMessageBox.Icon.Warning,
        tr("Replace {name}?", name=name),
        tr("The file is there already; what it holds would be lost."),
    )
    _button(box, tr("&Replace"), QMessageBox.ButtonRole.DestructiveRole, Answer.DISCARD)
    return _asked(box) is Answer.DISCARD


def ask_revert(parent: QWidget, name: str) -> bool:
    """Ask whether to go back to the file as it is on the disk."""
    box = _box(
        parent,
        QMessageBox.Icon.Warning,
        tr("Go back to {name} as it is on the disk?", name=name),
        tr("All changes since it was saved are lost, and so is the history."),
    )
    _button(box, tr("&Revert"), QMessageBox.ButtonRole.DestructiveRole, Answer.DISCARD)
    return _asked(box) is Answer.DISCARD


def ask_overwriting_other_change(parent: QWidget, name: str) -> Answer:
    """Ask what to do where the file has changed under us: save over it, elsewhere, or not."""
    box = _box(
        parent,
        QMessageBox.Icon.Warning,
        tr("{name} was changed by another program since it was opened.", name=name),
        tr("Saving replaces what the other program wrote."),
    )
    _button(box, tr("Save &as…"), QMessageBox.ButtonRole.AcceptRole, Answer.SAVE_AS, default=True)
    _button(box, tr("&Replace"), QMessageBox.ButtonRole.DestructiveRole, Answer.SAVE)
    return _asked(box)


def ask_saving_partial(parent: QWidget, name: str) -> Answer:
    """Ask before saving over what was not understood, where it would not stay in the file."""
    box = _box(
        parent,
        QMessageBox.Icon.Warning,
        tr("Parts of {name} could not be read.", name=name),
        tr(
            "They are not on the board, and saving takes some of them out of the file. If you "
            "save anyway, the file as it is now is kept beside it."
        ),
    )
    _button(box, tr("Save &as…"), QMessageBox.ButtonRole.AcceptRole, Answer.SAVE_AS, default=True)
    _button(box, tr("&Save anyway"), QMessageBox.ButtonRole.DestructiveRole, Answer.SAVE)
    return _asked(box)


def ask_going_on_without(parent: QWidget, name: str) -> bool:
    """Ask whether to export or print a map that lacks what could not be read."""
    box = _box(
        parent,
        QMessageBox.Icon.Warning,
        tr("Parts of {name} could not be read.", name=name),
        tr("They would be missing in pictures, tables and on paper, too. The issues list them."),
    )
    _button(box, tr("&Go on without them"), QMessageBox.ButtonRole.AcceptRole, Answer.DISCARD)
    return _asked(box) is Answer.DISCARD


def ask_after_failed_save(parent: QWidget, name: str, problem: str) -> Answer:
    """Tell that saving failed, and offer another place."""
    box = _box(
        parent,
        QMessageBox.Icon.Critical,
        tr("{name} was not saved.", name=name),
        f"{problem}\n\n{tr('Nothing is lost: the map is open as before.')}",
    )
    _button(box, tr("Save &as…"), QMessageBox.ButtonRole.AcceptRole, Answer.SAVE_AS, default=True)
    return _asked(box)


def ask_locked(parent: QWidget, name: str, owner: Owner) -> Answer:
    """Ask what to do with a map that another window has open."""
    more = tr("A copy can be opened and saved under another name.")
    if owner.elsewhere:
        more = tr(
            "It runs on {host}, or did until it was cut off. Open the map itself only if it is "
            "not open there any more.", host=owner.host,
        )  # fmt: skip
    box = _box(
        parent,
        QMessageBox.Icon.Information,
        tr("{name} is open in another window.", name=name),
        tr("That window belongs to process {process}.", process=owner.process) + " " + more,
    )
    _button(box, tr("Open a &copy"), QMessageBox.ButtonRole.AcceptRole, Answer.COPY, default=True)
    if owner.elsewhere:
        _button(
            box, tr("Open it &anyway"), QMessageBox.ButtonRole.DestructiveRole, Answer.TAKE_OVER
        )
    return _asked(box)


def ask_path_to_open(parent: QWidget, folder: Path) -> Path | None:
    """Let a map file be picked."""
    chosen, _ = QFileDialog.getOpenFileName(
        parent, tr("Open a map"), str(folder), _filters(), options=_dialog_options()
    )
    return Path(chosen) if chosen else None


def ask_path_to_save(parent: QWidget, suggested: Path) -> Path | None:
    """Let a place for the map be picked; an existing file is confirmed by the dialog."""
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save the map as"), str(suggested), _filters(), options=_dialog_options()
    )
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(".yaml")


def tell_problem(parent: QWidget, title: str, problem: str) -> None:
    """Tell what went wrong."""
    _box(parent, QMessageBox.Icon.Critical, title, problem, cancel=False).exec()


def tell_unreadable(parent: QWidget, name: str, found: Iterable[Diagnostic]) -> None:
    """Tell why no map can be made of a file, with all that was found behind a button."""
    lines = [_line(diagnostic) for diagnostic in found]
    box = _box(
        parent,
        QMessageBox.Icon.Critical,
        tr("{name} cannot be opened as a map.", name=name),
        lines[0] if lines else "",
        cancel=False,
    )
    if len(lines) > 1:
        box.setDetailedText("\n".join(lines))
    box.exec()


def _line(diagnostic: Diagnostic) -> str:
    where = ""
    if diagnostic.place is not None:
        where = tr("line {line}: ", line=diagnostic.place.line)
    about = f"{where}{translated(diagnostic.message)} ({diagnostic.code})"
    return f"{about}\n{translated(diagnostic.help)}" if diagnostic.help else about


def _filters() -> str:
    return f"{tr('Maps')} (*.yaml *.yml *.json);;{tr('All files')} (*)"


def _dialog_options() -> QFileDialog.Option:
    return QFileDialog.Option(0)


def _box(
    parent: QWidget, icon: QMessageBox.Icon, text: str, more: str, *, cancel: bool = True
) -> QMessageBox:
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setText(text)
    box.setInformativeText(more)
    box.addButton(QMessageBox.StandardButton.Cancel if cancel else QMessageBox.StandardButton.Ok)
    return box


def _button(
    box: QMessageBox,
    text: str,
    role: QMessageBox.ButtonRole,
    answer: Answer,
    *,
    default: bool = False,
) -> None:
    button = box.addButton(text, role)
    assert button is not None
    button.setProperty("answer", answer.value)
    if default:
        box.setDefaultButton(button)


def _asked(box: QMessageBox) -> Answer:
    box.exec()
    clicked = box.clickedButton()
    answer = clicked.property("answer") if clicked is not None else None
    return Answer(answer) if answer else Answer.CANCEL
