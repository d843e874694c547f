"""The looks that a board can be drawn in: one drawing, other colours and materials.

``board`` is made to be hung up and played on, ``light`` is the same by day, for paper, and
``diagram`` leaves materials and relief away.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from mapkit.drawing.materials import Grain, Material
from mapkit.drawing.theme import NIGHT, PAPER, Theme, labelled
from mapkit.errors import UsageProblemError
from mapkit.messages import phrase

__all__ = ["BOARD", "LIGHT", "LOOKS", "answer_look", "find_look"]


def _dark() -> Mapping[str, Material]:
    """Return the materials of a board at dusk: light numbers stand out from all but floors."""
    grass = Material(
        "#46532f",
        (
            Grain("specks", "#323d22", 0.10, 0.030, 0.55),
            Grain("tufts", "#6f8048", 0.085, 0.009, 0.60),
            Grain("tufts", "#2c361d", 0.117, 0.010, 0.60),
        ),
    )
    earth = Material(
        "#574b38",
        (
            Grain("specks", "#3d3426", 0.09, 0.024, 0.55),
            Grain("specks", "#7d6d51", 0.13, 0.012, 0.60),
            Grain("scratches", "#3d3426", 0.11, 0.008, 0.40),
        ),
    )
    concrete = Material(
        "#595d58",
        (
            Grain("specks", "#464a46", 0.08, 0.014, 0.60),
            Grain("specks", "#757a74", 0.11, 0.010, 0.45),
            Grain("joints", "#3d413d", 0.78, 0.014, 0.75),
        ),
    )
    asphalt = Material(
        "#343839",
        (
            Grain("specks", "#565b5c", 0.055, 0.008, 0.50),
            Grain("specks", "#242728", 0.09, 0.014, 0.55),
        ),
    )
    gravel = Material(
        "#4d4942",
        (
            Grain("stones", "#2f2c28", 0.062, 0.022, 0.60),
            Grain("stones", "#77716a", 0.053, 0.015, 0.60),
        ),
    )
    cobbles = Material(
        "#4e4a45",
        (
            Grain("specks", "#6b665f", 0.09, 0.028, 0.30),
            Grain("bricks", "#34312d", 0.105, 0.014, 0.80),
        ),
    )
    wood = Material(
        "#664c31",
        (
            Grain("scratches", "#8a6b48", 0.12, 0.008, 0.45),
            Grain("boards", "#38291a", 0.115, 0.012, 0.85),
        ),
        laid=True,
    )
    floor = Material(
        "#b69a72",
        (
            Grain("scratches", "#8d7350", 0.12, 0.007, 0.40),
            Grain("boards", "#856a48", 0.15, 0.009, 0.70),
        ),
        laid=True,
    )
    tiles = Material(
        "#a9a495",
        (
            Grain("specks", "#8e8a7d", 0.11, 0.020, 0.35),
            Grain("joints", "#7d796d", 0.17, 0.009, 0.75),
        ),
    )
    steel = Material(
        "#8f9a9f",
        (
            Grain("joints", "#5d686d", 0.075, 0.008, 0.60),
            Grain("joints", "#b9c3c7", 0.60, 0.010, 0.50),
        ),
    )
    water = Material(
        "#1b4558",
        (
            Grain("ripples", "#0f2f3f", 0.57, 0.024, 0.55),
            Grain("ripples", "#5b93a6", 0.43, 0.009, 0.60),
        ),
    )
    rubble = Material(
        "#554a37",
        (
            Grain("stones", "#2a241a", 0.125, 0.060, 0.75),
            Grain("stones", "#948362", 0.118, 0.036, 0.75),
        ),
    )
    crates = Material("#4a3a27", (Grain("boards", "#2b2116", 0.10, 0.012, 0.85),), laid=True)
    return _named(
        grass=grass, earth=earth, concrete=concrete, asphalt=asphalt, gravel=gravel,
        rails=gravel, cobbles=cobbles, planks=wood, floor=floor, tiles=tiles, steel=steel,
        water=water, rubble=rubble, crates=crates,
    )  # fmt: skip


def _by_day(dark: Mapping[str, Material]) -> Mapping[str, Material]:
    """Return the materials for white paper: pale grounds, grains a little darker."""
    colours = {
        "grass": ("#dfe6c6", "#8d9f66"), "earth": ("#ece2cd", "#b39b72"),
        "concrete": ("#ebebe6", "#aeb0a9"), "asphalt": ("#cfd2d2", "#a3a8a8"),
        "gravel": ("#dfdad0", "#a79f92"), "rails": ("#dfdad0", "#a79f92"),
        "cobbles": ("#e2ddd4", "#b1a99c"), "planks": ("#e3cba4", "#a98658"),
        "floor": ("#f3e4c6", "#c9a976"), "tiles": ("#eceadf", "#bcb8a8"),
        "steel": ("#e1e8eb", "#a4b1b7"), "water": ("#c4dfec", "#74a9c4"),
        "rubble": ("#e5d8bd", "#94815a"), "crates": ("#d9c19a", "#8a6a40"),
    }  # fmt: skip
    return {
        name: replace(
            dark[name],
            colour=ground,
            grains=tuple(
                replace(grain, colour=ink, opacity=grain.opacity * 0.62)
                for grain in dark[name].grains
            ),
        )
        for name, (ground, ink) in colours.items()
    }


def _named(**materials: Material) -> Mapping[str, Material]:
    return materials


BOARD = replace(
    NIGHT,
    page="#15191a",
    page_rule="#41494a",
    void="#1d2122",
    materials=_dark(),
    depth=0.085,
    rulebook_signs=True,
    shadow="#040506",
    line_open="#efe9d8",
    width_open=0.02,
    wall="#100f0d",
    wall_top="#75695a",
    width_wall=0.105,
    width_room=0.06,
    edge_elevated="#39434a",
    edge_casing="#e9eef0",
    road_line="#cfc9b6",
    rail="#aab0b2",
    sleeper="#2b221a",
    water="#1b4558",
    open_ground="#46532f",
    built_up="#b69a72",
    elevated="#8f9a9f",
    sector_tint=0.10,
    sector_glow=0.20,
    casing="#d9d4c3",
    entry_plate="#87908c",
    width_sector=0.062,
    symbol=0.33,
    solo=0.66,
    label=0.19,
    label_least=0.152,
    label_pale=0.0,
)
"""The default of a drawn board: dark, with materials, light from the top left."""

LIGHT = replace(
    PAPER,
    page="#fbf9f3",
    board="#fbf9f3",
    materials=_by_day(BOARD.materials),
    depth=0.075,
    rulebook_signs=True,
    shadow="#6b675c",
    void="#e6e3da",
    line_open="#6a6f6c",
    wall="#2b2824",
    wall_top="#a79c8a",
    width_wall=0.095,
    width_room=0.055,
    road_line="#ffffff",
    rail="#565d60",
    sleeper="#8a7760",
    water="#c4dfec",
    open_ground="#dfe6c6",
    built_up="#f3e4c6",
    elevated="#e1e8eb",
    sector_tint=0.06,
    sector_glow=0.16,
    casing="#4a4f50",
    entry_plate="#c9cdc8",
    width_sector=0.062,
    symbol=0.33,
    solo=0.66,
    label=0.19,
    label_least=0.152,
    label_pale=0.0,
    dimmed="#fbf9f3",
    veil_opacity=0.68,
    blocked="#d3d5d3",
    cross_water="#14628f",
    cross_obstacle="#4d565a",
)
"""The board by day, for paper."""

LOOKS: Mapping[str, Theme] = {"board": BOARD, "light": LIGHT, "diagram": NIGHT}
"""All looks by name."""


def find_look(name: str) -> Theme:
    """Return the colours and materials of a look.

    Raises
    ------
    UsageProblemError
        No look is called so.
    """
    if name not in LOOKS:
        raise UsageProblemError(
            phrase("there is no look {name}; there are: {names}", name=name, names=", ".join(LOOKS))
        )
    return LOOKS[name]


def answer_look(name: str | None, labels: str = "ids") -> Theme:
    """Return a look whose materials stand back, since an answer is drawn over them.

    None is the diagram, on which an answer is seen best. ``labels`` is what is written on fields,
    see :data:`mapkit.drawing.theme.LABELS`.

    Raises
    ------
    UsageProblemError
        No look is called so, or there are no such labels.
    """
    theme = labelled(find_look(name or "diagram"), labels)
    calm = {
        made_of: replace(m, grains=tuple(replace(g, opacity=g.opacity * 0.4) for g in m.grains))
        for made_of, m in theme.materials.items()
    }
    return replace(theme, materials=calm) if calm else theme
