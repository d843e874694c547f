"""What exporters are handed that they do not make themselves: pictures, and answers in words."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from mapkit.analysis.disputes import FoundDisputes, find_disputes
from mapkit.analysis.pair_dict import pair_dict
from mapkit.analysis.pair_sentences import pair_sentences
from mapkit.analysis.solo_start import named_steps
from mapkit.compiled import CompiledMap
from mapkit.drawing.looks import find_look
from mapkit.drawing.small_board import bare_board_scene
from mapkit.drawing.standing import standing_places
from mapkit.errors import UsageError
from mapkit.export import (
    BoardPicture,
    Exporter,
    Files,
    Progress,
    fill_in,
    find_exporter,
    render_picture,
    write_with,
)
from mapkit.jobs.in_parts import cores
from mapkit.mapfile.solo_files import open_solo_file, shipped_cards
from mapkit.messages import phrase, translated_with, translator
from mapkit.model import Point
from mapkit.model.solo import CardStep
from mapkit.sight import NONE, PairExplainer

_MM_PER_INCH = 25.4
_VECTORS = {"svg", "pdf"}
_SPARE = 0.01  # dots
_REASON_S, _BOTH, _DISPUTE_S = 1.6e-3, 1.5, 3e-4
"""Seconds of processor for the reason of a pair, times for both ways; for what may be disputed.

Measured on both boards."""

Tell = Callable[[str, int, float], None]
_DENSE = 500  # fields, up to which a program may decode all of the tables at once


def export_files(
    exporter: Exporter,
    compiled: CompiledMap,
    options: Mapping[str, str],
    progress: Progress | None = None,
    *,
    tell: Tell | None = None,
) -> Files:
    """Let an exporter write a map, and hand in what it needs.

    The parameters are those of :func:`mapkit.export.write_with`, which says what is raised, and of
    :class:`MapSupplies`.
    """
    supplies = MapSupplies(compiled, tell) if exporter.needs else None
    return write_with(exporter, compiled, options, progress, supplies)


class MapSupplies:
    """Supplies for the export of one map, see :class:`mapkit.export.Supplies`.

    ``tell`` is called before a part that is worked out pair by pair: what it is in words, how many
    pairs it is about, and how many seconds of processor that takes.
    """

    def __init__(self, compiled: CompiledMap, tell: Tell | None = None) -> None:
        self._compiled = compiled
        self._tell, self._translator = tell, translator()
        self._disputes: tuple[object, FoundDisputes] | None = None

    def _announce(self, what: str, pairs: int, pair_s: float) -> None:
        if self._tell is not None:
            with translated_with(self._translator):  # who asks may word the answers otherwise
                self._tell(what, pairs, pairs * pair_s)

    def picture(self, kind: str, *, look: str = "board", dpi: float = 100.0) -> BoardPicture:
        """Return the board as a picture, without title, ruler and legend.

        Raises ``UsageError`` where there is no such format or look, or there would be too many
        dots. Raises ``MapkitError`` where the back end cannot be loaded.
        """
        scene = bare_board_scene(self._compiled.map, find_look(look))
        place = scene.placement
        if kind in _VECTORS:
            data = render_picture(scene, kind)
            return BoardPicture(
                data, scene.width, scene.height, place.left, place.top, place.per_unit
            )
        dots = dpi / _MM_PER_INCH
        width, height = math.ceil(scene.width * dots), math.ceil(scene.height * dots)
        # A back end drops what does not fill a dot, so the page ends a little after the last.
        whole = replace(scene, width=(width + _SPARE) / dots, height=(height + _SPARE) / dots)
        left, top, per_unit = (value * dots for value in (place.left, place.top, place.per_unit))
        data = render_picture(whole, kind, dpi=dpi)
        return BoardPicture(data, width, height, left, top, per_unit)

    def standing(self, *, look: str = "board") -> dict[str, Point]:
        """Return where figures stand, as :class:`mapkit.export.Supplies` says.

        Raises ``UsageError`` where there is no such look.
        """
        game_map = self._compiled.map
        return standing_places(game_map, bare_board_scene(game_map, find_look(look)))

    def answers(
        self, progress: Progress | None = None, *, both: bool = False, seen: bool = False
    ) -> Iterator[dict[str, Any]]:
        """Yield the answers for all pairs, as :class:`mapkit.export.Supplies` says."""
        compiled = self._compiled
        if compiled.tables is None:
            return
        explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
        unsure = compiled.missing.sight
        among = compiled.tables.shot_distances(compiled.map) != NONE if seen else None
        threads = cores()
        fields = len(compiled.map.fields)
        pairs = fields * (fields - 1) // 2 if among is None else int(among.sum()) // 2
        self._announce(phrase("lines and reasons"), pairs, _REASON_S * (_BOTH if both else 1.0))
        for answer in explainer.explain_all(
            compiled.tables, among=among, both=both, threads=threads, progress=progress
        ):
            if (min(answer.origin, answer.target), max(answer.origin, answer.target)) not in unsure:
                yield pair_dict(compiled.map, answer, pair_sentences(compiled.map, answer))

    def unsettled(self, progress: Progress | None = None) -> Iterator[tuple[str, str]]:
        """Yield the pairs that are not settled, as :class:`mapkit.export.Supplies` says."""
        compiled = self._compiled
        if compiled.tables is None:
            return
        explainer = PairExplainer(compiled.map, compiled.mesh, compiled.relations)
        for a, b in explainer.unsettled(compiled.tables, threads=cores(), progress=progress):
            if (min(a, b), max(a, b)) not in compiled.missing.sight:
                yield a, b

    def disputes(self, progress: Progress | None = None) -> Iterator[dict[str, Any]]:
        """Yield the disputed answers, as :class:`mapkit.export.Supplies` says."""
        for one in self._find_disputes(progress):
            if self._is_known(one.origin, one.target):
                yield {
                    "origin": one.origin,
                    "target": one.target,
                    "kind": one.kind,
                    "measure_mm": round(one.measure_mm, 4),
                    "distances": [other.distance for other in one.others],
                    "reasons": list(one.reasons),
                    "sentence": one.sentence,
                }

    def open_answers(self, progress: Progress | None = None) -> Iterator[tuple[str, str, str]]:
        """Yield the answers that are open, as :class:`mapkit.export.Supplies` says."""
        for a, b, kind in self._find_disputes(progress).open:
            if self._is_known(a, b):
                yield a, b, kind

    def _find_disputes(self, progress: Progress | None) -> FoundDisputes:
        compiled = self._compiled
        if compiled.tables is None:
            return FoundDisputes()
        words = translator()
        if self._disputes is None or self._disputes[0] is not words:
            fields = len(compiled.map.fields)
            self._announce(phrase("what may be disputed"), fields * (fields - 1) // 2, _DISPUTE_S)
            found = find_disputes(compiled, threads=cores(), progress=progress)
            self._disputes = words, found
        return self._disputes[1]

    def _is_known(self, a: str, b: str) -> bool:
        """Return whether a partial build does not leave out a pair."""
        return (min(a, b), max(a, b)) not in self._compiled.missing.sight

    def tables(self, progress: Progress | None = None) -> bytes:
        """Return the engine JSON, as :class:`mapkit.export.Supplies` says.

        Raises ``UsageError`` where a distance is too large for a byte, or the format is not
        installed. Raises ``MapkitError`` where the exporter of the engine JSON cannot be loaded.
        """
        tables = find_exporter("tables")
        form = "dense" if len(self._compiled.map.fields) <= _DENSE else "blocks"
        options = fill_in("tables", tables.options, {"form": form, "geometry": "yes"})
        written = write_with(tables, self._compiled, options, progress)
        assert isinstance(written, bytes)
        return written

    def order_cards(self, path: str = "") -> dict[str, list[dict[str, Any]]]:
        """Return the order cards, as :class:`mapkit.export.Supplies` says.

        Raises ``FileError`` or ``InvalidMapError`` where the file cannot be read, or has errors.
        Raises ``NotFoundError`` or ``UsageError`` where a card of the file names what is not on the
        map.
        """
        game_map = self._compiled.map
        marked = {m.attributes["card"] for m in game_map.markers if m.type == "regroup"}

        def unmarked(steps: Iterable[CardStep]) -> list[str]:
            return [s.card for s in steps if s.do == "regroup" and s.card not in marked]

        known = {n: s for n, s in shipped_cards().items() if marked and not unmarked(s)}
        if path:
            for name, steps in open_solo_file(Path(path)).cards.items():
                for letter in unmarked(steps):
                    raise UsageError(
                        phrase(
                            "the card {name} regroups by marks {letter}, and the map has none",
                            name=name, letter=letter,
                        )
                    )  # fmt: skip
                known[name] = named_steps(game_map, steps)
        return {name: [asdict(step) for step in steps] for name, steps in known.items()}
