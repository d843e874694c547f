"""Print that is no border: doors, numbers, symbols, words, trees."""

from __future__ import annotations

import math
import string
from typing import Any

import cv2
import numpy as np
import shapely

from tools.train_borders.press import PIXELS_PER_MM, Press, colour_of, fill, stroke


class Marks(Press):
    """Prints what is no border."""

    def doors(self) -> None:
        """Mark doors, ladders or arrows on some borders, all alike."""
        rng = self.rng
        if not self.chance(0.6):
            return
        how = rng.choice(["plate", "plate", "arc", "ladder", "gap", "arrow"])
        colours = [
            colour_of(rng.uniform(0, 180), rng.uniform(0, 160), rng.uniform(20, 255))
            for _ in range(2)
        ]
        long, wide = rng.uniform(4, 9), rng.uniform(1.5, 4)
        share = rng.uniform(0.1, 0.5)
        for arc in self.board.arcs:
            if min(arc.sides) < 0 or arc.line.length < 2.5 * long or not self.chance(share):
                continue
            at = rng.uniform(0.3, 0.7) * arc.line.length
            p, q = arc.line.interpolate(at - long / 2), arc.line.interpolate(at + long / 2)
            along = np.array([q.x - p.x, q.y - p.y]) / max(math.dist((p.x, p.y), (q.x, q.y)), 0.1)
            normal = np.array([-along[1], along[0]])
            self.door(how, np.array([p.x, p.y]), along, normal, long, wide, colours)

    def door(
        self, how: str, p: Any, along: Any, normal: Any, long: float, wide: float, colours: Any
    ) -> None:
        """Draw one mark from a place along a border."""
        box = shapely.Polygon(
            [
                p + s * along * long + t * normal * wide / 2
                for s, t in ((0, -1), (1, -1), (1, 1), (0, 1))
            ]
        )
        mask = self.mask()
        fill(mask, box)
        if how != "arrow":
            self.ink(mask, colours[0], 1.0 if how != "gap" else 0.8)
        detail = self.mask()
        if how == "plate":
            stroke(
                detail,
                [
                    shapely.LineString([p - normal * wide / 2, p + normal * wide / 2]),
                    shapely.LineString(
                        [p + along * long - normal * wide / 2, p + along * long + normal * wide / 2]
                    ),
                ],
                0.7,
            )
        elif how == "arc":
            swing = [
                p + long * (math.cos(t) * along + math.sin(t) * normal)
                for t in np.linspace(0, math.pi / 2, 12).tolist()
            ]
            stroke(detail, [shapely.LineString([p, swing[-1]]), shapely.LineString(swing)], 0.4)
        elif how == "ladder":
            for s in np.arange(0, 1.01, 0.2).tolist():
                stroke(
                    detail,
                    [
                        shapely.LineString(
                            [
                                p + s * along * long - normal * wide / 2,
                                p + s * along * long + normal * wide / 2,
                            ]
                        )
                    ],
                    0.4,
                )
        elif how == "arrow":
            middle = p + along * long / 2
            tip = middle + normal * long * 0.7
            stroke(
                detail,
                [
                    shapely.LineString([middle - normal * long * 0.7, tip]),
                    shapely.LineString(
                        [tip - normal * 2 + along * 2, tip, tip - normal * 2 - along * 2]
                    ),
                ],
                1.0,
            )
            mask = detail
        self.ink(detail, colours[1], 1.0)
        self.sheet.doors = cv2.max(self.sheet.doors, cv2.max(mask, detail))

    def prints(self) -> None:
        """Print numbers, symbols, words, trees and a crest."""
        rng = self.rng
        before = self.sheet.picture.copy()
        numbers = self.chance(0.7)
        disc = rng.random()
        size = rng.uniform(2.2, 6)
        ink = [rng.choice([15, 15, 250, rng.uniform(0, 255)])] * 3
        kinds = [
            rng.choice(["disc", "triangle", "star", "cross", "square", "shield", "ring", "crater"])
            for _ in range(3)
        ]
        colours = [
            colour_of(rng.uniform(0, 180), rng.uniform(0, 255), rng.uniform(20, 255))
            for _ in range(4)
        ]
        font = rng.choice(
            [
                cv2.FONT_HERSHEY_DUPLEX,
                cv2.FONT_HERSHEY_SIMPLEX,
                cv2.FONT_HERSHEY_TRIPLEX,
                cv2.FONT_HERSHEY_COMPLEX,
            ]
        )
        for k, shape in enumerate(self.board.fields):
            if numbers:
                x, y = self.place_in(shape)
                if disc < 0.25:
                    self.symbol("disc", (x, y), size * 0.9, colours[3])
                self.text(
                    str(k + 1) if self.chance(0.8) else rng.choice(string.ascii_uppercase) + str(k),
                    (x, y),
                    size,
                    ink,
                    font,
                )
            if self.chance(0.1 + 0.5 * self.hard):
                big = rng.uniform(3, 7)
                x, y = self.place_in(shape)
                n = rng.randrange(3)
                self.symbol(kinds[n], (x, y), big, colours[n])
                if self.chance(0.5):
                    self.text(rng.choice("123456789!?AB"), (x, y), big * 0.8, ink, font)
            if self.chance(0.15 * self.hard):
                self.text(
                    "".join(rng.choices(string.ascii_uppercase, k=rng.randint(3, 9))),
                    self.place_in(shape),
                    rng.uniform(2, 5),
                    ink,
                    font,
                )
        for _ in range(rng.randint(0, round(len(self.board.fields) * self.hard))):
            self.tree()
        if self.chance(0.25):  # a compass, a crest or a title
            x, y = (rng.uniform(0.1, 0.9) * s for s in self.board.size_mm)
            for r in (14, 11, 4):
                self.symbol(rng.choice(["ring", "star", "disc"]), (x, y), r, rng.choice(colours))
            if self.chance(0.5):
                self.text("".join(rng.choices(string.ascii_uppercase, k=8)), (x, y), 9, ink, font)
        off = np.abs(self.sheet.picture - before).max(axis=2) > 6
        self.sheet.marks = cv2.morphologyEx(
            off.astype(np.uint8) * 255, cv2.MORPH_CLOSE, np.ones((5, 5))
        )

    def place_in(self, shape: Any) -> tuple[float, float]:
        """Return a place in a shape, not its very middle."""
        place = shape.representative_point()
        x, y = place.x + self.rng.gauss(0, 4), place.y + self.rng.gauss(0, 4)
        return x, y

    def text(self, text: str, at: tuple[float, float], size_mm: float, ink: Any, font: int) -> None:
        """Print a text round a place."""
        scale = size_mm * PIXELS_PER_MM / 22
        thick = max(1, round(self.rng.uniform(0.09, 0.2) * size_mm * PIXELS_PER_MM))
        (w, h), _ = cv2.getTextSize(text, font, scale, thick)
        mask = self.mask()
        x, y = (round(c * PIXELS_PER_MM) for c in at)
        cv2.putText(mask, text, (x - w // 2, y + h // 2), font, scale, 255, thick, cv2.LINE_AA)
        if self.chance(0.2):
            self.ink(cv2.dilate(mask, np.ones((5, 5))), 255 - np.array(ink), 0.8)
        self.ink(mask, ink, self.rng.uniform(0.6, 1))

    def symbol(self, kind: str, at: tuple[float, float], size: float, colour: Any) -> None:
        """Print a symbol round a place."""
        x, y = at
        place = shapely.Point(x, y)
        count = {"triangle": 3, "square": 4, "star": 10, "cross": 12, "shield": 6}.get(kind)
        if count is None:
            shape = place.buffer(size)
        else:
            reach = [
                size
                * (
                    0.45
                    if kind == "star" and k % 2
                    else 0.5
                    if kind == "cross" and k % 3 == 0
                    else 1
                )
                for k in range(count)
            ]
            turn = -math.pi / 2 + (math.pi / count if kind in ("square", "cross") else 0)
            shape = shapely.Polygon(
                [
                    (
                        x + r * math.cos(turn + 2 * math.pi * k / count),
                        y + r * math.sin(turn + 2 * math.pi * k / count),
                    )
                    for k, r in enumerate(reach)
                ]
            )
        mask = self.mask()
        if kind in ("ring", "crater"):
            stroke(mask, [shape.exterior], self.rng.uniform(0.4, 1.5))
        else:
            fill(mask, shape)
        if kind == "crater":
            mask = cv2.GaussianBlur(mask, (0, 0), 4)
        self.ink(mask, colour, self.rng.uniform(0.5, 1))
        if kind not in ("ring", "crater") and self.chance(0.5):
            edge = self.mask()
            stroke(edge, [shape.exterior], self.rng.uniform(0.3, 0.9))
            self.ink(edge, [self.rng.choice([20, 240])] * 3)

    def tree(self) -> None:
        """Print a tree or a stone, often on a border."""
        rng, mask = self.rng, self.mask()
        if self.chance(0.6):
            line = rng.choice(self.board.arcs).line
            place = line.interpolate(rng.random(), normalized=True)
            x, y = place.x, place.y
        else:
            x, y = (rng.uniform(0, s) for s in self.board.size_mm)
        x, y = x + rng.gauss(0, 3), y + rng.gauss(0, 3)
        size = rng.uniform(1, 3)
        for _ in range(rng.randint(1, 7)):
            fill(
                mask,
                shapely.Point(x + rng.gauss(0, size), y + rng.gauss(0, size)).buffer(
                    rng.uniform(0.6, 1.2) * size
                ),
            )
        hue = rng.choice([60, 50, 40, 15, 0])
        colour = colour_of(hue, rng.uniform(30, 160), rng.uniform(30, 130))
        if self.chance(0.4):
            move = np.array([[1, 0, 5], [0, 1, 5]], np.float32)
            self.ink(cv2.warpAffine(mask, move, self.shape[::-1]), (15, 15, 15), 0.3)
        self.ink(mask, colour, rng.uniform(0.6, 1))
