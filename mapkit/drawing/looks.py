"""The looks that a board can be drawn in: one drawing, other colours and materials.

``board`` is for hanging up and playing on, ``light`` is the same in light colours for paper,
``diagram`` omits materials and relief, and ``outline`` is thin lines to lay on a printed board.
``play`` is ``board`` with nothing that is not of the game: no ids, ruler, title or legend.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path as FilePath
from typing import Any

from mapkit.drawing.board_art import read_art
from mapkit.drawing.materials import Grain, Material
from mapkit.drawing.names import LOOK_NAMES, is_file
from mapkit.drawing.theme import NIGHT, PAPER, Theme, labelled
from mapkit.errors import UsageError
from mapkit.messages import phrase

_COLOURS = {
    "grass": ("#46532f", "#dfe6c6", "#8d9f66"), "earth": ("#574b38", "#ece2cd", "#b39b72"),
    "concrete": ("#595d58", "#ebebe6", "#aeb0a9"), "asphalt": ("#343839", "#cfd2d2", "#a3a8a8"),
    "gravel": ("#4d4942", "#dfdad0", "#a79f92"), "rails": ("#4d4942", "#dfdad0", "#a79f92"),
    "cobbles": ("#4e4a45", "#e2ddd4", "#b1a99c"), "planks": ("#664c31", "#e3cba4", "#a98658"),
    "floor": ("#b69a72", "#f3e4c6", "#c9a976"), "tiles": ("#a9a495", "#eceadf", "#bcb8a8"),
    "steel": ("#8f9a9f", "#e1e8eb", "#a4b1b7"), "water": ("#1b4558", "#c4dfec", "#74a9c4"),
    "rubble": ("#554a37", "#e5d8bd", "#94815a"), "crates": ("#4a3a27", "#d9c19a", "#8a6a40"),
}  # fmt: skip
"""Of each material the ground at dusk, and on white paper the ground and its grains.

At dusk light numbers stand out from all but floors. By day the grains are a little darker than the
pale grounds.
"""

_STONES = (("stones", "#2f2c28", 0.062, 0.022, 0.60), ("stones", "#77716a", 0.053, 0.015, 0.60))

_GRAINS: Mapping[str, tuple[tuple[str, str, float, float, float], ...]] = {
    "grass": (("specks", "#323d22", 0.10, 0.030, 0.55), ("tufts", "#6f8048", 0.085, 0.009, 0.60),
              ("tufts", "#2c361d", 0.117, 0.010, 0.60)),
    "earth": (("specks", "#3d3426", 0.09, 0.024, 0.55), ("specks", "#7d6d51", 0.13, 0.012, 0.60),
              ("scratches", "#3d3426", 0.11, 0.008, 0.40)),
    "concrete": (("specks", "#464a46", 0.08, 0.014, 0.60), ("specks", "#757a74", 0.11, 0.010, 0.45),
                 ("joints", "#3d413d", 0.78, 0.014, 0.75)),
    "asphalt": (("specks", "#565b5c", 0.055, 0.008, 0.50),
                ("specks", "#242728", 0.09, 0.014, 0.55)),
    "gravel": _STONES,
    "rails": _STONES,
    "cobbles": (("specks", "#6b665f", 0.09, 0.028, 0.30),
                ("bricks", "#34312d", 0.105, 0.014, 0.80)),
    "planks": (("scratches", "#8a6b48", 0.12, 0.008, 0.45),
               ("boards", "#38291a", 0.115, 0.012, 0.85)),
    "floor": (("scratches", "#8d7350", 0.12, 0.007, 0.40),
              ("boards", "#856a48", 0.15, 0.009, 0.70)),
    "tiles": (("specks", "#8e8a7d", 0.11, 0.020, 0.35), ("joints", "#7d796d", 0.17, 0.009, 0.75)),
    "steel": (("joints", "#5d686d", 0.075, 0.008, 0.60), ("joints", "#b9c3c7", 0.60, 0.010, 0.50)),
    "water": (("ripples", "#0f2f3f", 0.57, 0.024, 0.55), ("ripples", "#5b93a6", 0.43, 0.009, 0.60)),
    "rubble": (("stones", "#2a241a", 0.125, 0.060, 0.75),
               ("stones", "#948362", 0.118, 0.036, 0.75)),
    "crates": (("boards", "#2b2116", 0.10, 0.012, 0.85),),
}  # fmt: skip
"""What lies over each ground at dusk, the lowest first: see :class:`Grain`."""

_LAID = ("planks", "floor", "crates")


def _materials(*, by_day: bool = False) -> Mapping[str, Material]:
    """Return the materials of a board at dusk, or those for white paper."""
    found = {}
    for name, (dark, pale, ink) in _COLOURS.items():
        grains = [Grain(*grain) for grain in _GRAINS[name]]
        if by_day:
            grains = [replace(g, colour=ink, opacity=g.opacity * 0.62) for g in grains]
        found[name] = Material(pale if by_day else dark, tuple(grains), laid=name in _LAID)
    return found


_SIZES: dict[str, Any] = {
    "width_sector": 0.062, "symbol": 0.33, "solo": 0.66, "label": 0.19, "label_least": 0.152,
    "label_pale": 0.0, "rulebook_signs": True,
}  # fmt: skip
"""What both boards with materials share: the rulebook's signs, and how large things are."""

BOARD = replace(
    NIGHT,
    **_SIZES,
    page="#15191a", page_rule="#41494a", void="#1d2122",
    materials=_materials(), depth=0.085, shadow="#040506",
    road_line="#cfc9b6", rail="#aab0b2", sleeper="#2b221a",
    open_ground="#46532f", built_up="#b69a72", elevated="#8f9a9f", water="#1b4558",
    line_open="#efe9d8", width_open=0.02, edge_elevated="#39434a", edge_casing="#e9eef0",
    wall="#100f0d", wall_top="#75695a", width_wall=0.105, width_room=0.06,
    sector_tint=0.10, sector_glow=0.20, casing="#d9d4c3", entry_plate="#87908c",
)  # fmt: skip
"""The default of a drawn board: dark, with materials, light from the top left."""

LIGHT = replace(
    PAPER,
    **_SIZES,
    page="#fbf9f3", board="#fbf9f3", void="#e6e3da",
    materials=_materials(by_day=True), depth=0.075, shadow="#6b675c",
    road_line="#ffffff", rail="#565d60", sleeper="#8a7760",
    open_ground="#dfe6c6", built_up="#f3e4c6", elevated="#e1e8eb", water="#c4dfec",
    line_open="#6a6f6c",
    wall="#2b2824", wall_top="#a79c8a", width_wall=0.095, width_room=0.055,
    sector_tint=0.06, sector_glow=0.16, casing="#4a4f50", entry_plate="#c9cdc8",
    dimmed="#fbf9f3", veil_opacity=0.68, blocked="#d3d5d3",
    cross_water="#14628f", cross_obstacle="#4d565a",
)  # fmt: skip
"""The board by day, for paper."""

OUTLINE = replace(
    PAPER,
    board="#ffffff", void="#ffffff", open_ground="#ffffff", built_up="#ffffff",
    elevated="#ffffff", water="#ffffff", water_line="#ffffff", obstacle="#ffffff",
    hard_terrain="#ffffff", hard_terrain_line="#ffffff", shadow="#ffffff",
    line_open="#101416", wall="#101416", edge_elevated="#101416", tunnel="#101416",
    width_open=0.005, width_wall=0.008, width_room=0.005, width_elevated=0.005, width_tunnel=0.005,
    width_sector=0.0, sector_tint=0.0, page_ink="#101416", edge_casing="#ffffff",
    door="#ffffff", ladder="#ffffff", label=0.13, label_least=0.06, label_pale=0.0, symbol=0.25,
)  # fmt: skip
"""Thin lines on white paper, to be laid on a printed board and compared with it."""

PLAY = replace(BOARD, bare=True, solo_marks=False)
"""The default without anything that is not of the game: a board to hang up."""

LOOKS: Mapping[str, Theme] = dict(
    zip(LOOK_NAMES, (BOARD, LIGHT, NIGHT, OUTLINE, PLAY), strict=True)
)
"""All looks by name."""


def find_look(name: str) -> Theme:
    """Return the colours and materials of a look, or that of a painted board.

    ``name`` may also be a file: a PNG, or a drawing in layers whose board art was painted.

    Raises ``UsageError`` where no look is called so. Raises ``FileError`` or ``MissingError`` as
    :func:`mapkit.drawing.board_art.read_art`.
    """
    if is_file(name):
        return replace(PLAY, art=read_art(FilePath(name)))
    if name not in LOOKS:
        raise UsageError(
            phrase("there is no look {name}; there are: {names}", name=name, names=", ".join(LOOKS))
        )
    return LOOKS[name]


def answer_look(name: str | None, labels: str | None = None) -> Theme:
    """Return a look whose materials stand back, since an answer is drawn over them.

    None is the diagram, on which an answer is seen best. ``labels`` is what is written on fields,
    see :data:`mapkit.drawing.names.LABELS`; None is their ids.

    Raises ``UsageError`` where no look is called so, it is a painted board, or there are no such
    labels.
    """
    if name and is_file(name):
        raise UsageError(
            phrase("answers are not drawn on a painted board; take one of: {names}",
                   names=", ".join(LOOKS))
        )  # fmt: skip
    theme = labelled(find_look(name or "diagram"), labels or "ids")
    theme = replace(theme, bare=False) if theme.bare else theme
    calm = {
        made_of: replace(m, grains=tuple(replace(g, opacity=g.opacity * 0.4) for g in m.grains))
        for made_of, m in theme.materials.items()
    }
    return replace(theme, materials=calm) if calm else theme
