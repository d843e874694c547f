"""What the program asks about files; each question is a function, so a test can answer it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from pathlib import Path

from PyQt6.QtWidgets import QAbstractButton, QFileDialog, QMessageBox, QWidget

from mapkit.diagnostics import Diagnostic
from mapkit.editor.files.recovery import Owner
from mapkit.editor.i18n.texts import tr
from mapkit.editor.widgets.labels import message_box
from mapkit.messages import file_name_of, one_line, plain_lines, translated


class Answer(Enum):
    """What a person may answer."""

    SAVE = "save"
    SAVE_AS = "save_as"
    DISCARD = "discard"
    COPY = "copy"
    TAKE_OVER = "take_over"
    CANCEL = "cancel"


_Choice = tuple[str, QMessageBox.ButtonRole, Answer]
"""The text of a button, where it stands, and what it answers."""
_ACCEPT = QMessageBox.ButtonRole.AcceptRole
_DESTRUCTIVE = QMessageBox.ButtonRole.DestructiveRole


def ask_before_closing(parent: QWidget, name: str) -> Answer:
    """Ask what becomes of unsaved changes: save, discard or cancel."""
    return _ask(
        parent, tr("Save the changes to {name}?", name=name), tr("Otherwise they are lost."),
        (tr("&Save"), _ACCEPT, Answer.SAVE), (tr("&Discard"), _DESTRUCTIVE, Answer.DISCARD),
        default=Answer.SAVE,
    )  # fmt: skip


def ask_replacing(parent: QWidget, name: str) -> bool:
    """Ask whether a file that is there may be written over."""
    answer = _ask(
        parent, tr("Replace {name}?", name=name),
        tr("The file is there already; what it holds would be lost."),
        (tr("&Replace"), _DESTRUCTIVE, Answer.DISCARD), default=Answer.CANCEL,
    )  # fmt: skip
    return answer is Answer.DISCARD


def ask_revert(parent: QWidget, name: str) -> bool:
    """Ask whether to go back to the file as it is on the disk."""
    answer = _ask(
        parent, tr("Go back to {name} as it is on the disk?", name=name),
        tr("All changes since it was saved will be lost, and the history too."),
        (tr("&Revert"), _DESTRUCTIVE, Answer.DISCARD),
    )  # fmt: skip
    return answer is Answer.DISCARD


def ask_overwriting_other_change(parent: QWidget, name: str) -> Answer:
    """Ask what to do where the file has changed under us: save over it, elsewhere, or not."""
    return _ask(
        parent, tr("{name} was changed by another program since it was opened.", name=name),
        tr("Saving replaces what the other program wrote."),
        _save_as(), (tr("&Replace"), _DESTRUCTIVE, Answer.SAVE), default=Answer.SAVE_AS,
    )  # fmt: skip


def ask_saving_partial(parent: QWidget, name: str) -> Answer:
    """Ask before saving over what was not understood, where it would not stay in the file."""
    return _ask(
        parent, tr("Parts of {name} could not be read.", name=name),
        tr(
            "They are not on the board, and saving takes some of them out of the file. If you "
            "save anyway, the file as it is now is kept beside it."
        ),
        _save_as(), (tr("&Save anyway"), _DESTRUCTIVE, Answer.SAVE), default=Answer.SAVE_AS,
    )  # fmt: skip


def ask_going_on_without(parent: QWidget, name: str) -> bool:
    """Ask whether to export or print a map that lacks what could not be read."""
    answer = _ask(
        parent, tr("Parts of {name} could not be read.", name=name),
        tr("They would also be missing in pictures, in tables and on paper. See Issues "
"for the list."),
        (tr("&Continue without them"), _ACCEPT, Answer.DISCARD),
    )  # fmt: skip
    return answer is Answer.DISCARD


def ask_after_failed_save(parent: QWidget, name: str, problem: str) -> Answer:
    """Say that saving failed, and offer another place."""
    return _ask(
        parent, tr("{name} was not saved.", name=name),
        f"{problem}\n\n{tr('Nothing is lost: your work is open as before.')}", _save_as(),
        default=Answer.SAVE_AS, sign=QMessageBox.Icon.Critical,
    )  # fmt: skip


def ask_locked(parent: QWidget, name: str, owner: Owner) -> Answer:
    """Ask what to do with a file that another window has open."""
    more = tr("A copy can be opened and saved under another name.")
    choices: list[_Choice] = [(tr("Open a &copy"), _ACCEPT, Answer.COPY)]
    if owner.elsewhere:
        more = tr(
            ("It runs on {host}, or ran there until the connection was lost. Open the file "
"itself only if it is no longer open there."), host=owner.host,
        )  # fmt: skip
        choices.append((tr("Open it &anyway"), _DESTRUCTIVE, Answer.TAKE_OVER))
    return _ask(
        parent, tr("{name} is open in another window.", name=name),
        tr("That window belongs to process {process}.", process=owner.process) + " " + more,
        *choices, default=Answer.COPY, sign=QMessageBox.Icon.Information,
    )  # fmt: skip


def ask_path_to_open(parent: QWidget, folder: Path) -> Path | None:
    """Let a map or a layout be picked."""
    title, filters = tr("Open a map or a layout"), _filters(tr("Maps and layouts"))
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(folder), filters)
    return Path(chosen) if chosen else None


def ask_path_to_save(
    parent: QWidget, suggested: Path, title: str = "", files: str = ""
) -> Path | None:
    """Let a place for the map be picked; an existing file is confirmed by the dialog.

    ``title`` and ``files``, what such files are called, are told where it is not a map.
    """
    title, filters = title or tr("Save the map as"), _filters(files or tr("Maps"))
    chosen, _ = QFileDialog.getSaveFileName(parent, title, offered(suggested), filters)
    if not chosen:
        return None
    path = Path(chosen)
    return path if path.suffix else path.with_suffix(".yaml")


def offered(path: Path) -> str:
    """Return a path for a dialog to offer, without letters that control or turn a text."""
    return str(path.with_name(file_name_of(path.name) or "map.yaml"))


def ask_outside(parent: QWidget, name: str, files: Iterable[Path]) -> bool:
    """Ask whether files that a map or a layout names outside its folder may be opened."""
    answer = _ask(
        parent,
        tr("{name} wants to open files outside its folder.", name=name),
        "\n".join(map(one_line, map(str, files)))
        + "\n\n"
        + tr("Open them only if you trust whoever made {name}.", name=name),
        (tr("&Open them"), _DESTRUCTIVE, Answer.TAKE_OVER),
        (tr("&Leave them out"), _ACCEPT, Answer.DISCARD),
        default=Answer.DISCARD,
    )
    return answer is Answer.TAKE_OVER


def tell_problem(parent: QWidget | None, title: str, problem: str) -> None:
    """Say what went wrong."""
    _box(parent, QMessageBox.Icon.Critical, title, problem).exec()


def tell_unreadable(parent: QWidget, name: str, found: Iterable[Diagnostic]) -> None:
    """Say why nothing can be made of a file, with all that was found behind a button."""
    lines = [_line(diagnostic) for diagnostic in found]
    told = tr("{name} cannot be opened.", name=name)
    box = _box(parent, QMessageBox.Icon.Critical, told, lines[0] if lines else "")
    if len(lines) > 1:
        box.setDetailedText(plain_lines("\n".join(lines)))
    box.exec()


def _line(diagnostic: Diagnostic) -> str:
    where = ""
    if diagnostic.place is not None:
        where = tr("line {line}: ", line=diagnostic.place.line)
    about = f"{where}{translated(diagnostic.message)} ({diagnostic.code})"
    return f"{about}\n{translated(diagnostic.help)}" if diagnostic.help else about


def _filters(files: str) -> str:
    return f"{files} (*.yaml *.yml *.json);;{tr('All files')} (*)"


def _save_as() -> _Choice:
    return tr("Save &as…"), _ACCEPT, Answer.SAVE_AS


def _box(
    parent: QWidget | None, sign: QMessageBox.Icon, text: str, more: str,
    button: QMessageBox.StandardButton = QMessageBox.StandardButton.Ok,
) -> QMessageBox:  # fmt: skip
    box = message_box(parent, sign, text, more)
    box.addButton(button)
    return box


def _ask(
    parent: QWidget, text: str, more: str, *choices: _Choice, default: Answer | None = None,
    sign: QMessageBox.Icon = QMessageBox.Icon.Warning,
) -> Answer:  # fmt: skip
    """Ask with a button for each choice, and one to cancel; Enter gives the default answer."""
    box = _box(parent, sign, text, more, QMessageBox.StandardButton.Cancel)
    answers: dict[QAbstractButton | None, Answer] = {}
    for title, role, answer in choices:
        button = box.addButton(title, role)
        answers[button] = answer
        if answer is default:
            box.setDefaultButton(button)
    if default is Answer.CANCEL:
        box.setDefaultButton(QMessageBox.StandardButton.Cancel)
    box.exec()
    return answers.get(box.clickedButton(), Answer.CANCEL)
