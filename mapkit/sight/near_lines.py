"""What lines about the vertices of one tile give for the pairs of a piece of a large map."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mapkit.coverage.mesh import Mesh
from mapkit.coverage.mesh_builder import mesh_of_rings
from mapkit.coverage.noding import NodedRings
from mapkit.geometry.kernel.constants import NONE
from mapkit.geometry.kernel.sight import KernelMesh
from mapkit.model import GameMap
from mapkit.sight.all_pairs import (
    any_line,
    hulls,
    is_few,
    kernel_mesh,
    near_together,
    vertices_that_turn,
)
from mapkit.sight.near_pairs import NearPairs
from mapkit.sight.near_pieces import Piece, part_of_map
from mapkit.sight.rule_tasks import FieldFacts, Walk, field_facts, place_counts, walks

UInt16 = NDArray[np.uint16]


class PieceQuestion:
    """What is asked of a piece: small where it is made, and no more than the piece where it goes.

    Parameters
    ----------
    noded : NodedRings
        The edges of its fields.
    piece : Piece
        Of these pairs.
    special : str or None
        Id of the rule to take instead of the line rules: whatever fields its lines cross.
    """

    def __init__(
        self,
        game_map: GameMap,
        noded: NodedRings,
        pairs: NearPairs,
        piece: Piece,
        special: str | None,
    ) -> None:
        self._whole = game_map, noded, pairs, piece
        self._special = special

    def content(self) -> Content:
        """Return what the lines of the piece depend on."""
        game_map, noded, pairs, piece = self._whole
        asked = np.stack([pairs.first[piece.pairs], pairs.second[piece.pairs]])
        return Content(
            part_of_map(game_map, piece.fields),
            noded.of_fields(piece.fields),
            piece.tile,
            np.searchsorted(piece.fields, asked),
            self._special,
        )

    def __reduce__(self) -> tuple[type[Content], tuple[Any, ...]]:
        """Send the content only to where the work is done."""
        return Content, self.content().values


@dataclass(frozen=True, slots=True)
class Content:
    """A piece by itself.

    Attributes
    ----------
    part : GameMap
        With all fields that a line between the fields of a pair can meet, without outlines.
    noded : NodedRings
        The edges of these fields, cut at the vertices of all fields of the map.
    tile : tuple of int
        Least x and y, and the first x and y beyond, in map units.
    pairs : (2, K) int64
        Field indices in the part.
    special : str or None
        See :class:`PieceQuestion`.
    """

    part: GameMap
    noded: NodedRings
    tile: tuple[int, int, int, int]
    pairs: NDArray[np.int64]
    special: str | None

    def content(self) -> Content:
        """Return this."""
        return self

    @property
    def values(self) -> tuple[Any, ...]:
        """What makes an equal one."""
        return self.part, self.noded, self.tile, self.pairs, self.special


def lines_of_piece(question: PieceQuestion | Content) -> list[tuple[list[str], str, str]]:
    """Try the lines that turn about the vertices of a tile.

    Returns
    -------
    list of (rules, clear, grazing)
        For each walk the ids of its rules and the least distances on its lines, as
        :func:`packed`: one number for each pair, ``NONE`` where no line is.
    """
    asked = question.content()
    mesh = near_together(mesh_of_rings(asked.part, asked.noded))
    facts = field_facts(asked.part)
    kernel = kernel_mesh(mesh)
    xy = mesh.xy[: len(vertices_that_turn(mesh))]
    inside = ((xy >= asked.tile[:2]) & (xy < asked.tile[2:])).all(axis=1)
    turning = np.flatnonzero(inside).astype(np.int32)
    ends = np.unique(asked.pairs).tolist()
    found = []
    for walk, members in _walks(asked.part, mesh, facts, ends, asked.special):
        clear, grazing = _of_walk(kernel, mesh, facts, walk, members, turning, asked.pairs)
        found.append(([rule.id for rule in walk.rules], packed(clear), packed(grazing)))
    return found


def packed(numbers: UInt16) -> str:
    """Return numbers as text: base64 of zlib's deflate, low bytes first."""
    data = zlib.compress(numbers.astype("<u2").tobytes(), 1)
    return base64.b64encode(data).decode("ascii")


def unpacked(text: str) -> UInt16:
    """Return the numbers of such a text."""
    return np.frombuffer(zlib.decompress(base64.b64decode(text)), "<u2").astype(np.uint16)


def _walks(
    part: GameMap, mesh: Mesh, facts: FieldFacts, ends: Sequence[int], special: str | None
) -> list[tuple[Walk, list[int]]]:
    """Return the walks, each with those of the ends that it serves."""
    if special is not None:
        rule = part.ruleset.rules[special]
        count = place_counts(rule, part, mesh, facts)
        return [(any_line(facts, rule, count, ends), list(ends))]
    found = []
    for walk in walks(part, mesh, facts):
        classes = {c for pair in walk.need for c in pair}
        found.append((walk, [i for i in ends if facts.classes[i] in classes]))
    return found


def _of_walk(
    kernel: KernelMesh,
    mesh: Mesh,
    facts: FieldFacts,
    walk: Walk,
    members: list[int],
    turning: NDArray[np.int32],
    pairs: NDArray[np.int64],
) -> tuple[UInt16, UInt16]:
    hull = hulls(mesh, members) if is_few(members, facts) else None
    tables = kernel.distances(walk.task(facts, mesh, members), turning, hulls=hull)
    position = np.full(len(facts.classes), -1, np.intp)
    position[members] = np.arange(len(members))
    one, other = position[pairs]
    asked = (one >= 0) & (other >= 0)
    clear, grazing = (np.full(pairs.shape[1], NONE, np.uint16) for _ in range(2))
    clear[asked], grazing[asked] = (table[one[asked], other[asked]] for table in tables)
    return clear, grazing
