"""The second step: the corners of the board in the photo."""

from __future__ import annotations

from functools import partial

from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QAbstractSpinBox, QCheckBox, QGridLayout, QHBoxLayout, QPushButton

from mapkit.editor.i18n.texts import tr, tr_later
from mapkit.editor.trace.corner_picker import CornerPicker
from mapkit.editor.trace.page import Page
from mapkit.editor.trace.photo_place import Quad, board_in_photo, laid, moved, turned
from mapkit.editor.trace.session import PhotoSession
from mapkit.editor.trace.work import Looked
from mapkit.editor.widgets.boxes import FocusWheelSpin
from mapkit.editor.widgets.labels import plain_label
from mapkit.messages import translated


class CornersPage(Page):
    """Shows the photo in the place of the board, with the four corners to be moved."""

    words = tr_later(
        "Put the numbers 1 to 4 on the corners of the board, beginning at its top left. Drag "
        "them, or choose one with Tab and move it with the arrow keys (with Shift by 10 "
        "pixels)."
    )

    def __init__(self, session: PhotoSession) -> None:
        super().__init__(session)
        self.picker = CornerPicker()
        self.picker.hide()
        self.picker.moved.connect(self._move)
        session.shell.centre.addWidget(self.picker, 1)
        self._shown: Looked | None = None
        self._filling = False
        self.rows.addWidget(self.found)
        grid = QGridLayout()
        self.boxes: list[tuple[FocusWheelSpin, FocusWheelSpin]] = []
        names = (tr("Top left"), tr("Top right"), tr("Bottom right"), tr("Bottom left"))
        for k, name in enumerate(names):
            grid.addWidget(plain_label(f"{k + 1}  {name}", wrapped=False), k, 0)
            pair = (_pixels(f"{name}, x"), _pixels(f"{name}, y"))
            for column, box in enumerate(pair, 1):
                box.valueChanged.connect(partial(self._typed, k))
                grid.addWidget(box, k, column)
            self.boxes.append(pair)
        self.rows.addLayout(grid)
        self.turn_button = QPushButton(tr("&Turn by a quarter"))
        self.turn_button.clicked.connect(self._turn)
        self.find_button = QPushButton(tr("F&ind again"))
        self.find_button.clicked.connect(self._find)
        buttons = QHBoxLayout()
        buttons.addWidget(self.turn_button)
        buttons.addWidget(self.find_button)
        self.rows.addLayout(buttons)
        self.frame_box = QCheckBox(tr("By the printed f&rame, not by the rim"))
        self.frame_box.toggled.connect(self._choose_edge)
        self.flat_box = QCheckBox(tr("A &scan or a drawing: nothing in it is bent"))
        self.flat_box.toggled.connect(self._choose_flat)
        self.rows.addWidget(self.frame_box)
        self.rows.addWidget(self.flat_box)
        self.rows.addStretch(1)

    @property
    def can_go_on(self) -> bool:
        """Whether the photo was read."""
        return self.session.photo is not None

    @property
    def quad(self) -> Quad | None:
        """Where the board lies in the photo."""
        looked = self.session.photo
        if looked is None:
            return None
        return board_in_photo(self.session.model.committed, looked.photo.size) or looked.quad

    def enter(self) -> None:
        """Show the photo; read it first where that was another evening."""
        session = self.session
        path = session.picture_path
        if session.photo is None and path is not None and not session.busy:
            session.look(path, lambda _looked: None)
        session.view.hide()
        self.picker.show()
        self.picker.setFocus()

    def leave(self) -> None:
        """Show the board again."""
        self.picker.hide()
        self.session.view.show()

    def refresh(self) -> None:
        """Show the corners as the map has them."""
        looked, quad = self.session.photo, self.quad
        for widget in (self.turn_button, self.find_button, self.picker, self.frame_box):
            widget.setEnabled(looked is not None and not self.session.busy)
        if looked is None or quad is None:
            return
        if looked is not self._shown:
            self._shown = looked
            self.picker.show_photo(_image_of(looked))
        self.picker.show_quad(quad)
        self._filling = True
        for (x, y), pair in zip(quad, self.boxes, strict=True):
            for value, most, box in zip((x, y), looked.photo.size, pair, strict=True):
                box.setRange(0, most)
                box.setValue(value)
        self._filling = False
        if looked.found is not None:
            self.found.setText(tr("A board was found. Look at each corner under the loupe."))
        elif looked.problem:
            self.found.setText(translated(looked.problem))
        else:
            self.found.setText(
                tr(
                    "No whole board stands out in the photo, so the corners are those of the "
                    "picture. Put them on the board's."
                )
            )

    def _move(self, corner: int, x: float, y: float) -> None:
        quad = self.quad
        if quad is not None:
            self._lay(tr("Move a corner"), moved(quad, corner, (x, y)), merge=f"corner {corner}")

    def _typed(self, corner: int, _value: float) -> None:
        if not self._filling:
            x, y = self.boxes[corner]
            self._move(corner, x.value(), y.value())

    def _turn(self) -> None:
        quad = self.quad
        if quad is not None:
            width, height = self.session.model.committed.size_mm
            self._lay(tr("Turn the board"), turned(quad), size_mm=(height, width))

    def _choose_edge(self, frame: bool) -> None:
        """Look again for the board, by what was chosen, and lay it as found."""
        session, path = self.session, self.session.picture_path
        session.edge = "frame" if frame else "rim"
        if path is not None:
            session.look(path, lambda _looked: self._find())

    def _choose_flat(self, flat: bool) -> None:
        self.session.flat = flat

    def _find(self) -> None:
        looked = self.session.photo
        if looked is not None:
            self._lay(tr("Find the corners"), looked.quad)

    def _lay(
        self, name: str, quad: Quad, *, size_mm: tuple[float, float] | None = None, merge: str = ""
    ) -> None:
        looked, model = self.session.photo, self.session.model
        assert looked is not None
        size = size_mm or model.committed.size_mm
        edit = partial(laid, quad=quad, photo_px=looked.photo.size, size_mm=size)

        def show(_made: bool) -> None:
            self.refresh()  # what was refused goes back

        model.edit(name, edit, merge=merge, done=show)


def _pixels(name: str) -> FocusWheelSpin:
    box = FocusWheelSpin()
    box.setDecimals(1)
    box.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
    box.setMinimumWidth(64)
    box.setKeyboardTracking(False)
    box.setAccessibleName(name)
    return box


def _image_of(looked: Looked) -> QImage:
    pixels = looked.photo.pixels
    width, height = looked.photo.size
    image = QImage(pixels.tobytes(), width, height, 3 * width, QImage.Format.Format_RGB888)
    return image.copy()  # of its own memory: the bytes go
