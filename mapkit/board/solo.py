"""Order cards and events of the solo game on a board: what happens, and where all stand then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mapkit.analysis.play import PlayQuestions
from mapkit.analysis.solo_cards import SoloTable
from mapkit.analysis.solo_sentences import solo_sentences
from mapkit.board.picture import Answer
from mapkit.drawing.looks import answer_look
from mapkit.drawing.movement import PlacesPicture
from mapkit.drawing.places import places_scene
from mapkit.drawing.scene import Scene
from mapkit.errors import NotFoundError
from mapkit.mapfile.solo_files import shipped_cards
from mapkit.messages import phrase, plain, translated
from mapkit.model import GameMap
from mapkit.model.solo import CardStep, SoloPosition, SoloStep


@dataclass(frozen=True, repr=False, eq=False)
class SoloAnswer(Answer):
    """What an order card or an event of the solo game does.

    ``before`` and ``after``: Where all stand before and afterwards; hits are those of the turn.

    Examples
    --------
    >>> units = {"red": ["R12"], "black": ["B42"]}
    >>> answer = board.play.card("Encirclement", units, sniper="R22", last_known="red")
    >>> answer.after.units, answer.after.hits
    ((('red', 'R12'), ('black', 'W98')), 0)
    """

    map: GameMap
    name: str
    """The card, or the event."""
    before: SoloPosition
    after: SoloPosition
    steps: tuple[SoloStep, ...] = ()
    """What happens, in order."""

    @property
    def sentences(self) -> tuple[str, ...]:
        """What happens step by step, and where all stand then."""
        return solo_sentences(self.map, self.name, self.before, self.after, self.steps)

    def scene(self, *, look: str | None = None, labels: str | None = None) -> Scene:
        """Return the picture: who went where, and where the sniper is."""
        first, *others = self.sentences
        moves = [
            (old[1], new[1])
            for old, new in zip(self.before.units, self.after.units, strict=False)
            if old[1] != new[1]
        ]
        request = PlacesPicture(
            headline=first.rstrip(":"),
            notes={at: squad[:1].upper() for squad, at in self.after.units},
            asked=(self.after.sniper,),
            units=tuple(at for _, at in self.before.units),
            sentence="\n".join(line.strip() for line in others),
            moves=tuple(moves),
        )
        return places_scene(self.map, request, answer_look(look, labels))

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, as ``mapkit play card ... --json`` prints it."""
        return {
            "map": self.map.id,
            "provenance": self.map.provenance.kind,
            "question": "card",
            "card": self.name,
            "before": _plain(self.before),
            "steps": [
                {
                    "what": s.what,
                    **{
                        name: value
                        for name in ("squad", "origin", "target", "number", "hits")
                        if (value := getattr(s, name))
                    },
                    **({"equal": s.equal} if s.equal > 1 else {}),
                }
                for s in self.steps
            ],
            "after": _plain(self.after),
        }


def solo_answer(
    asked: PlayQuestions,
    card: str,
    before: SoloPosition,
    *,
    targets: tuple[str, ...],
    tokens: int,
    cards: Mapping[str, Sequence[CardStep]],
) -> SoloAnswer:
    """Carry out a card or an event; see :meth:`mapkit.board.play.Play.card`.

    Raises
    ------
    NotFoundError
        There is no such card and no such event.
    """
    known = {**shipped_cards(), **cards}
    wanted = _folded(card)
    table = SoloTable(asked, before)
    events = {
        "first objective": table.first_objective,
        "noise": lambda: table.noise(tokens, targets),
        "return": table.comes_back,
        "end of turn": table.end_of_turn,
    }
    name = next((n for n in known if wanted in (_folded(n), _folded(translated(n)))), None)
    if name is not None:
        table.resolve(known[name])
    elif wanted in events:
        events[wanted]()
    else:
        raise NotFoundError(
            phrase(
                "there is no order card '{card}'; known are: {known}",
                card=card,
                known=", ".join([*known, *events]),
            )
        )
    return SoloAnswer(
        asked.map, name or card.capitalize(), before, table.position, tuple(table.steps)
    )


def _folded(name: str) -> str:
    return name.casefold().replace("-", " ").replace("_", " ")


def _plain(position: SoloPosition) -> dict[str, Any]:
    return {
        "units": [{"squad": squad, "field": at} for squad, at in position.units],
        **plain(position, "sniper last_known likely off hits"),
    }
