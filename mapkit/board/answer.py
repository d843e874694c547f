"""What all answers have: sentences, a picture, plain values for JSON."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from mapkit.board.picture import Picture

if TYPE_CHECKING:
    from mapkit.model import GameMap

__all__ = ["Answer"]


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
    >>> answer.sentence[:32]
    'A sniper on field 6 (North bank,'
    >>> answer.to_dict()["origin"]
    '6'
    """

    map: GameMap

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
        from mapkit.analysis.sentences import provenance_sentence

        origin = provenance_sentence(self.map)
        return "\n".join([*self.sentences, *([origin] if origin else [])])
