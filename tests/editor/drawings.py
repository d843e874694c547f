"""Drawings of other programs, as files for tests."""

from __future__ import annotations

from pathlib import Path


def boxes_svg(
    path: Path,
    *,
    columns: int = 4,
    rows: int = 3,
    gap: float = 0.4,
    sized: bool = True,
    more: str = "",
) -> Path:
    """Draw boxes of 20 by 20 mm, each smaller by a slit, and return the file.

    ``sized`` says in the file how large it is; ``more`` is drawn on top.
    """
    width, height = 20 * columns, 20 * rows
    size = f'width="{width}mm" height="{height}mm" ' if sized else ""
    boxes = "".join(
        f'<rect id="b{k}" x="{20 * (k % columns) + gap / 2}" y="{20 * (k // columns) + gap / 2}" '
        f'width="{20 - gap}" height="{20 - gap}"/>\n'
        for k in range(columns * rows)
    )
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}viewBox="0 0 {width} {height}">\n'
        f"{boxes}{more}</svg>\n",
        encoding="utf-8",
    )
    return path
