"""The third step: how large the board is; then it is laid flat."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtWidgets import QFormLayout

from mapkit.editor.canvas.underlay import name_of
from mapkit.editor.i18n.texts import message_of, tr, tr_later
from mapkit.editor.trace.page import Page
from mapkit.editor.trace.photo_place import board_in_photo, laid, lies_flat
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.trace.work import Flat, flatten
from mapkit.editor.widgets.boxes import FocusWheelSpin
from mapkit.errors import MapkitError, OutputExistsError
from mapkit.mapfile import write_atomic
from mapkit.messages import Phrase


class SizePage(Page):
    """Asks for width and height; writes the board as seen from above beside the map.

    ``warnings`` are what makes the photo less exact than it could be, once it was laid flat.
    """

    words = tr_later(
        "Measure the printed board as the corners have it, from rim to rim or within its "
        "frame, and give its width and height. Then the photo is laid flat; for its picture "
        "the map needs a place on the disk."
    )
    next_text = tr_later("&Lay it flat")

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.warnings: tuple[Phrase, ...] = ()
        form = QFormLayout()
        self.width_mm, self.height_mm = _millimetres(tr("Width")), _millimetres(tr("Height"))
        form.addRow(tr("&Width"), self.width_mm)
        form.addRow(tr("H&eight"), self.height_mm)
        self._measured: set[FocusWheelSpin] = set()
        self._typing: FocusWheelSpin | None = None
        for box in (self.width_mm, self.height_mm):
            box.valueChanged.connect(partial(self._resize, box))
            line = box.lineEdit()
            assert line is not None
            line.textEdited.connect(partial(self._measure, box))
            box.editingFinished.connect(self._end_typing)
        session.files.opened.connect(self._measured.clear)
        self.rows.addLayout(form)
        self.rows.addWidget(self.found)
        self.rows.addStretch(1)
        self._filling = False

    @property
    def can_go_on(self) -> bool:
        """Whether the photo was read, and a side was measured or marks tell the size."""
        looked = self.session.photo
        return looked is not None and bool(self._measured or looked.size_mm)

    def enter(self) -> None:
        """Read the photo where that was another evening."""
        path = self.session.picture_path
        if self.session.photo is None and path is not None and not self.session.busy:
            self.session.look(path, lambda _looked: None)
        self.session.view.fit()
        self.width_mm.setFocus()

    def refresh(self) -> None:
        """Show the size as the map has it, and who says so."""
        looked = self.session.photo
        if looked is not None and looked.size_mm and not self._measured:
            said = tr("The marks beside the board tell this size.")
        elif not self._measured:
            said = tr("This size is no more than a start: type what you measured.")
        elif len(self._measured) == 1:
            said = tr(
                "The other side follows from the photo, which may be off by some per cent, until "
                "you type it too."
            )
        else:
            said = ""
        self.found.setText(said)
        self._filling = True
        for box, value in zip(
            (self.width_mm, self.height_mm), self.session.model.committed.size_mm, strict=True
        ):
            if box is not self._typing:  # what is half typed is left alone
                box.setValue(value)
            box.setEnabled(not self.session.busy)
        self._filling = False

    def go_on(self, then: Callable[[], None]) -> None:
        """Ask where the map goes, lay the photo flat, and write its picture beside the map."""
        session = self.session
        looked = session.photo
        assert looked is not None
        game_map = session.model.committed
        quad = board_in_photo(game_map, looked.photo.size) or looked.quad
        if session.files.path is None and not session.files.save_as():
            return
        work = partial(flatten, looked, quad, game_map.size_mm, flat=session.flat)
        session.run(work, lambda flat: self._take(flat, then))

    def _take(self, flat: Flat, then: Callable[[], None]) -> None:
        session = self.session
        path = session.files.path
        if path is None:
            return
        try:
            picture = _write_beside(path, flat.jpeg)
        except MapkitError as problem:
            session.tell_problem(message_of(problem))
            return
        photo = flat.tracing.photo
        named = replace(photo, picture=name_of(Path(photo.picture), path.parent))
        edit = partial(
            lies_flat,
            picture=picture.name,
            sha256=hashlib.sha256(flat.jpeg).hexdigest(),
            tracing=replace(flat.tracing, photo=named),
        )

        def saved(made: bool) -> None:
            if made:
                self.warnings = flat.warnings
                session.files.save()
                then()

        session.model.edit(tr("Lay the photo flat"), edit, done=saved)

    def _end_typing(self) -> None:
        self._typing = None

    def _measure(self, box: FocusWheelSpin, _text: str) -> None:
        self._typing = box
        if box not in self._measured:
            self._measured.add(box)
            self.session.changed.emit()

    def _resize(self, box: FocusWheelSpin, value: float) -> None:
        looked = self.session.photo
        if self._filling or looked is None:
            return
        self._measured.add(box)
        before = self.session.model.committed.size_mm
        if len(self._measured) == 1:
            self._filling = True
            if box is self.width_mm:
                self.height_mm.setValue(before[1] * value / before[0])
            else:
                self.width_mm.setValue(before[0] * value / before[1])
            self._filling = False
        quad = board_in_photo(self.session.model.committed, looked.photo.size) or looked.quad
        size = (self.width_mm.value(), self.height_mm.value())
        edit = partial(laid, quad=quad, photo_px=looked.photo.size, size_mm=size)
        self.session.model.edit(tr("Size of the board"), edit, merge="size", done=self._resized)

    def _resized(self, _made: bool) -> None:
        self.refresh()
        self.session.view.fit()


def _write_beside(map_path: Path, jpeg: bytes) -> Path:
    """Write the picture beside the map under a free name, and return that."""
    for n in itertools.count(1):
        path = map_path.with_name(f"{map_path.stem}{f'-{n}' if n > 1 else ''}.jpg")
        try:
            write_atomic(path, jpeg)
        except OutputExistsError:
            continue
        return path
    raise AssertionError


def _millimetres(name: str) -> FocusWheelSpin:
    box = FocusWheelSpin()
    box.setRange(10, 5000)
    box.setDecimals(1)
    box.setSuffix(" mm")
    box.setKeyboardTracking(False)
    box.setAccessibleName(name)
    return box
