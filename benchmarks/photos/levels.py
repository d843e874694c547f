"""How hard a photo is: ranges that each board and each photo is drawn from."""

from __future__ import annotations

from dataclasses import dataclass

Range = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Level:
    """Ranges of what a print and a photo of it are like.

    Lengths in mm of the board, shares from 0 to 1. ``art`` is how strong the painting is that
    ignores the fields, ``broken`` the share of a line that is worn away, ``sag`` how far the board
    bulges, ``lens`` how far the lens moves the picture's corner, as a share of its distance from
    the middle; ``tilt`` the perspective, as a share of the board's side.
    """

    line: Range = (0.6, 0.9)
    opacity: Range = (0.9, 1.0)
    wall: Range = (1.6, 2.6)
    band: Range = (1.6, 2.2)
    broken: Range = (0.0, 0.0)
    art: Range = (0.0, 0.0)
    texture: Range = (2.0, 4.0)
    tiles: Range = (0.0, 0.0)
    trees: Range = (0.0, 0.0)
    symbols: bool = False
    tilt: Range = (0.02, 0.06)
    lens: Range = (0.0, 0.0)
    sag: Range = (0.0, 0.0)
    blur: Range = (0.4, 0.6)
    light: Range = (0.05, 0.15)
    glare: Range = (0.0, 0.0)
    shadow: Range = (0.0, 0.0)
    noise: Range = (1.0, 2.0)
    quality: Range = (90, 95)


LEVELS = {
    "easy": Level(),
    "medium": Level(
        opacity=(0.75, 0.9),
        broken=(0.0, 0.04),
        art=(0.1, 0.3),
        texture=(3.0, 7.0),
        tiles=(0.0, 0.1),
        trees=(0.0, 0.3),
        symbols=True,
        tilt=(0.03, 0.09),
        lens=(-0.01, 0.01),
        sag=(0.0, 0.8),
        blur=(0.5, 0.9),
        light=(0.1, 0.25),
        glare=(0.0, 0.3),
        noise=(1.5, 3.0),
        quality=(82, 92),
    ),
    "hard": Level(
        line=(0.5, 0.7),
        opacity=(0.5, 0.7),
        wall=(1.2, 2.6),
        broken=(0.04, 0.12),
        art=(0.3, 0.6),
        texture=(5.0, 10.0),
        tiles=(0.12, 0.25),
        trees=(0.4, 1.0),
        symbols=True,
        tilt=(0.05, 0.12),
        lens=(-0.02, 0.02),
        sag=(0.5, 1.5),
        blur=(0.7, 1.2),
        light=(0.2, 0.4),
        glare=(0.2, 0.6),
        shadow=(0.1, 0.35),
        noise=(2.0, 4.0),
        quality=(75, 88),
    ),
}
