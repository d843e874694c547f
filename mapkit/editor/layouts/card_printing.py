"""The cards of a layout, and what lies on them, as a PDF to print and cut apart."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QLocale
from PyQt6.QtWidgets import QFileDialog

from mapkit.editor.files import questions
from mapkit.editor.i18n.texts import message_of, tr
from mapkit.editor.layouts.layout_window import LayoutWindow
from mapkit.editor.tasks.waiting import run_in_thread
from mapkit.errors import MapkitError
from mapkit.model import Layout

__all__ = ["ask_pdf", "print_cards"]


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
