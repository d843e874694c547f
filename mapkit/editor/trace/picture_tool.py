"""The base of tools that ask the underlay what it shows."""

from __future__ import annotations

from mapkit.editor.canvas.map_view import MapView
from mapkit.editor.canvas.tool import Tool
from mapkit.editor.i18n.texts import tr
from mapkit.editor.state.map_model import MapModel
from mapkit.editor.trace.surveyed import SurveyedUnderlay


class PictureTool(Tool):
    """Looks at the picture when it becomes the current tool; its hint says how far that is."""

    def __init__(self, model: MapModel, view: MapView, picture: SurveyedUnderlay) -> None:
        super().__init__(model, view)
        self.picture = picture
        self._at_work = False
        picture.changed.connect(self._follow_picture)
        picture.dropped.connect(self.give_up)

    @property
    def hint(self) -> str:
        """What a click does now, or what one waits for."""
        if not self.picture.there:
            return tr("Load a picture first: View, Underlay, Load picture.")
        return self.picture.note or self.does

    @property
    def does(self) -> str:
        """What a click does now, once the picture is looked at."""
        raise NotImplementedError

    def activate(self) -> None:
        """Begin to look at the picture."""
        super().activate()
        self._at_work = True
        self.picture.look()

    def deactivate(self) -> None:
        """Look no more."""
        self._at_work = False
        super().deactivate()

    def cancel(self) -> None:
        """Drop what was asked, and stop looking."""
        self.picture.stop()
        super().cancel()

    def go_on(self) -> None:
        """Ask what waits for the picture."""

    def give_up(self) -> None:
        """Wait no more for an answer."""

    def _follow_picture(self) -> None:
        if self._at_work:
            self.hint_changed.emit(self.hint)
            if self.picture.ready:
                self.go_on()
