"""What can be drawn, and answers, which are said in words as well."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from mapkit.lazy_names import no_such_name

if TYPE_CHECKING:
    from mapkit.drawing.scene import Scene
    from mapkit.model import GameMap


OTHER_NAMES = {
    "explanation": "answer.sentence",
    "json": "answer.to_dict()",
    "picture": 'answer.save("answer.png")',
    "reason": "answer.sentence",
    "show": 'answer.save("answer.png")',
    "text": "answer.sentence",
    "to_json": "answer.to_dict()",
    "why": "answer.sentence",
}
"""What people try on an answer, and what it is called."""


class Picture(ABC):
    """Something that has a picture."""

    @abstractmethod
    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture as plain shapes in mm, as back ends draw them.

        ``labels`` is what is written on fields: ``"ids"`` (where it is left out), ``"names"`` or
        ``"both"``.

        ``look`` is ``"board"``, ``"light"`` or ``"diagram"``; None is ``"board"`` for a board and
        ``"diagram"`` for an answer.
        """

    def to_svg(self, *, look: str | None = None) -> str:
        """Return the picture as the text of an SVG file, the same for the same answer.

        Parameters
        ----------
        look : str, optional
            As for :meth:`scene`.

        Raises
        ------
        UsageError
            No back end for SVG is installed: mapkit is not installed as a package.
        """
        from mapkit.export.pictures import render_picture

        return render_picture(self.scene(look=look), "svg").decode("utf-8")

    def save(
        self,
        path: str | os.PathLike[str],
        *,
        force: bool = False,
        dpi: float | None = None,
        look: str | None = None,
        labels: str | None = None,
    ) -> None:
        """Write the picture to a file, in the format that its ending names.

        Parameters
        ----------
        path : path
        force : bool
            Replace an existing file.
        dpi : float or None
            Dots per inch of a format made of dots; None leaves it to the back end.
        look : str, optional
            As for :meth:`scene`.
        labels : str, optional
            What is written on fields: ``"ids"``, ``"names"`` or ``"both"``.

        Raises
        ------
        UsageError
            No installed back end draws that format, or not at that resolution.
        OutputExistsError
            The file exists, and ``force`` is False.
        FileError
            It cannot be written.
        """
        from mapkit.export.pictures import refuse_unknown_picture, render_picture
        from mapkit.mapfile.disk import write_atomic

        ending = Path(path).suffix
        refuse_unknown_picture(ending)  # before it is drawn
        write_atomic(
            path, render_picture(self.scene(look=look, labels=labels), ending, dpi=dpi), force=force
        )

    def _repr_svg_(self) -> str:
        return self.to_svg()


class Answer(Picture):
    """An answer of a :class:`mapkit.Board`.

    It prints as its sentences, and a notebook shows its picture.

    Attributes
    ----------
    map : GameMap
        The map that was asked about.

    Examples
    --------
    >>> answer = board.reach("red entry", steps=2)
    >>> answer.sentence[:33]
    'A sniper on field R6 (North bank,'
    >>> answer.to_dict()["origin"]
    'R6'
    """

    map: GameMap

    if not TYPE_CHECKING:  # where a type checker says the same before

        def __getattr__(self, name: str) -> NoReturn:
            raise no_such_name(f"an answer has no {name!r}", name, self, OTHER_NAMES)

    @property
    @abstractmethod
    def sentences(self) -> tuple[str, ...]:
        """The answer in sentences, the verdict first."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as the command line prints it with ``--json``."""

    @property
    def sentence(self) -> str:
        """The sentences as one text."""
        return " ".join(line.strip() for line in self.sentences)

    def __repr__(self) -> str:
        from mapkit.analysis.pair_sentences import provenance_sentence

        origin = provenance_sentence(self.map)
        return "\n".join([*self.sentences, *([origin] if origin else [])])
