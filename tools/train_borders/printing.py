"""The print of an invented board: grounds, and borders of many styles.

Everything is drawn from wide ranges. Some styles are kept for the test.
"""

from __future__ import annotations

import math
import random
from typing import Any

import cv2
import numpy as np
import shapely
import shapely.ops

from tools.train_borders.boards import Arc, Board
from tools.train_borders.decoys import paint_decoys
from tools.train_borders.marks import Marks
from tools.train_borders.press import PIXELS_PER_MM, Floats, Mask, Sheet, colour_of, fill, stroke

_STYLES = {
    "train": (
        "solid",
        "solid",
        "solid",
        "cased",
        "dashed",
        "bands",
        "bands",
        "strip",
        "gap",
        "none",
        "soft",
    ),
    "test": ("twin", "solid", "bands", "dotted", "gap", "ragged", "none"),
}
_STYLES["valid"] = _STYLES["train"]
_HUES = {
    "open": (25, 75),
    "field": (15, 60),
    "sand": (10, 30),
    "water": (95, 125),
    "room": (0, 180),
    "road": (5, 30),
    "rock": (0, 180),
    "bridge": (8, 25),
}


def print_board(board: Board, part: str, rng: random.Random, hard: float) -> Sheet:
    """Print a board.

    Parameters
    ----------
    board : Board
    part : str
        ``train``, ``valid`` or ``test``: which styles may be used.
    rng : random.Random
    hard : float
        From 0 to 1: how much of what is in the way there is.
    """
    press = _Press(board, part, rng, hard)
    press.grounds()
    press.art()
    if part != "test":
        paint_decoys(press)
    press.borders()
    press.doors()
    press.prints()
    return press.sheet


class _Press(Marks):
    def grounds(self) -> None:
        rng, board = self.rng, self.board
        value = rng.uniform(35, 90) if self.dark else rng.uniform(110, 225)
        strength = rng.choice([0, 30, 70, 110])
        spread = rng.choice([0.0, 3, 6, 12, 25, 45])
        hues = rng.choice([0.0, 2, 5, 12, 60])
        base: dict[str, tuple[float, float, float]] = {}
        for look, (low, high) in _HUES.items():
            rich = min(255, strength * rng.uniform(0.5, 1.5) + (60 if look == "water" else 0))
            if look in ("room", "road", "rock"):
                rich *= 0.4
            base[look] = (rng.uniform(low, high), rich, value * rng.uniform(0.75, 1.25))
        colours = np.zeros((len(board.fields) + 1, 3), np.float32)
        for k, look in enumerate(board.looks):
            hue, rich, light = base[look]
            loud = rng.random() < 0.08 * (spread > 5)
            wide = 2.0 if loud else 1.0
            colours[k] = colour_of(
                hue + rng.gauss(0, hues) * wide,
                rich + rng.gauss(0, spread) * wide,
                light + rng.gauss(0, spread) * wide,
            )
        self.ground = colours
        self.sheet.picture[...] = colours[self.labels]
        self.textures()

    def textures(self) -> None:
        rng, picture = self.rng, self.sheet.picture
        rough = rng.choice([0.5, 1.5, 3, 6, 9]) * (0.4 + self.hard)
        picture += self.clouds(rng.uniform(0.3, 1.2)) * rough
        if self.chance(0.6):
            picture += self.clouds(rng.uniform(1.5, 5)) * rough * rng.uniform(0.3, 1)
        if self.chance(0.3):  # strokes, as of grass, water or wood
            height, width = self.shape
            ratio = rng.choice([0.15, 6.0])
            small = self.noise.normal(
                size=(
                    max(4, round(height / (6 * max(ratio, 1)))),
                    max(4, round(width / (6 / min(ratio, 1)))),
                )
            )
            picture += cv2.resize(small.astype(np.float32), (width, height))[..., None] * rough
        looks = np.array([sorted(_HUES).index(look) for look in self.board.looks] + [-1])
        of = looks[self.labels]
        for look in set(looks[:-1].tolist()):
            if not self.chance(0.35 if look == sorted(_HUES).index("room") else 0.12):
                continue
            mask = self.pattern()
            mask[of != look] = 0
            dark = rng.choice([-1, 1]) * rng.uniform(5, 35)
            picture += mask.astype(np.float32)[..., None] / 255 * dark

    def pattern(self) -> Mask:
        """Return tiles, planks, hatches or dots, all over."""
        rng, mask = self.rng, self.mask()
        height, width = self.shape
        pitch = rng.uniform(2.5, 12) * PIXELS_PER_MM
        thick = rng.choice([1, 1, 2, 3])
        how = rng.choice(["tiles", "planks", "hatch", "dots"])
        if how == "dots":
            for y in np.arange(0, height, pitch).astype(int).tolist():
                for x in np.arange(0, width, pitch).astype(int).tolist():
                    cv2.circle(mask, (x, y), 1 + thick, 255, -1, cv2.LINE_AA)
            return mask
        slope = 0.0 if how != "hatch" else rng.uniform(-1, 1)
        for y in np.arange(-width, height + width, pitch).astype(int).tolist():
            cv2.line(mask, (0, y), (width, int(y + slope * width)), 255, thick, cv2.LINE_AA)
        if how == "tiles":
            for x in np.arange(0, width, pitch).astype(int).tolist():
                cv2.line(mask, (x, 0), (x, height), 255, thick, cv2.LINE_AA)
        return mask

    def art(self) -> None:
        rng, picture = self.rng, self.sheet.picture
        if self.chance(0.7):
            picture += self.clouds(rng.uniform(40, 120), 3) * rng.uniform(2, 16) * (0.3 + self.hard)
        for _ in range(rng.randint(0, round(2 + 4 * self.hard))):
            mask = self.blotch(rng.uniform(6, 40))
            soft = rng.choice([0.3, 1, 3, 8]) * PIXELS_PER_MM
            mask = cv2.GaussianBlur(mask, (0, 0), soft)
            colour = colour_of(rng.uniform(0, 180), rng.uniform(0, 140), rng.uniform(40, 240))
            self.ink(mask, colour, rng.uniform(0.08, 0.2 + 0.3 * self.hard))
        if self.chance(0.3 * self.hard + 0.05):  # shapes with an edge: tracks, craters, paths
            for _ in range(rng.randint(1, 4)):
                self.painted_way()

    def blotch(self, size_mm: float) -> Mask:
        rng, mask = self.rng, self.mask()
        x, y = (rng.uniform(0, s) for s in self.board.size_mm)
        for _ in range(rng.randint(1, 9)):
            place = shapely.Point(x + rng.gauss(0, size_mm / 3), y + rng.gauss(0, size_mm / 3))
            fill(mask, place.buffer(rng.uniform(0.2, 0.5) * size_mm))
        return mask

    def painted_way(self) -> None:
        """Paint a path, a track or a brook that goes across fields."""
        rng = self.rng
        points = [[rng.uniform(0, s) for s in self.board.size_mm]]
        angle = rng.uniform(0, 2 * math.pi)
        for _ in range(rng.randint(4, 40)):
            angle += rng.gauss(0, 0.25)
            x, y = points[-1]
            points.append([x + 5 * math.cos(angle), y + 5 * math.sin(angle)])
        line = shapely.LineString(points)
        mask = self.mask()
        width = rng.uniform(1.5, 9)
        stroke(mask, [line], width)
        mask = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.3, 1.5) * PIXELS_PER_MM)
        colour = colour_of(rng.uniform(0, 180), rng.uniform(0, 110), rng.uniform(40, 230))
        self.ink(mask, colour, rng.uniform(0.15, 0.55))

    def borders(self) -> None:
        rng, board = self.rng, self.board
        main = self.style()
        rules: dict[frozenset[str], dict[str, Any]] = {}
        drawn: list[tuple[dict[str, Any], Arc]] = []
        sector = {k: rng.randrange(4) for k in range(len(board.fields))}
        special = [self.style() for _ in range(3)]
        banded = rng.random() < 0.35
        if banded:  # some borders have the colours of sectors, as lines or in two bands
            width = rng.uniform(0.7, 2.4)
            colours = [
                colour_of(rng.uniform(0, 180), rng.uniform(0, 255), rng.choice([30, 140, 220]))
                for _ in range(4)
            ]
        for arc in board.arcs:
            a, b = arc.sides
            if min(a, b) < 0:
                continue
            looks = frozenset((board.looks[a], board.looks[b]))
            if looks not in rules:
                own = len(looks) > 1 or looks <= {"room"}
                rules[looks] = self.style() if own and self.chance(0.65) else main
            style = rules[looks]
            if banded and self.chance(0.4):
                style = {
                    **main,
                    "form": "bands",
                    "width": width,
                    "opacity": rng.uniform(0.75, 1),
                    "colours": (colours[sector[a]], colours[sector[b]]),
                }
            elif self.chance(0.05):
                style = rng.choice(special)
            drawn.append((style, arc))
        self.far_apart(drawn)
        groups: dict[int, tuple[dict[str, Any], list[Arc]]] = {}
        for style, arc in drawn:
            groups.setdefault(id(style), (style, []))[1].append(arc)
        wear = None
        if self.chance(0.6):
            spots = self.clouds(rng.uniform(1, 4))[..., 0]
            worn = np.quantile(spots[::7, ::7], 1 - rng.uniform(0.02, 0.05 + 0.2 * self.hard))
            wear = np.clip((worn + 0.3 - spots) * 4, 0, 1).astype(np.float32)
        for style, arcs in groups.values():
            self.draw(style, arcs, wear)
        if self.chance(0.4):  # the frame
            mask = self.mask()
            thick = rng.uniform(0.3, 3)
            stroke(mask, [shapely.box(0, 0, *board.size_mm).exterior], thick)
            self.ink(mask, [rng.uniform(0, 255)] * 3)

    def style(self) -> dict[str, Any]:
        rng = self.rng
        form = rng.choice(_STYLES[self.part])
        light = rng.random() < (0.8 if self.dark else 0.45)
        value = rng.uniform(190, 255) if light else rng.uniform(5, 80)
        if rng.random() < 0.3:
            colour = colour_of(rng.uniform(0, 180), rng.uniform(60, 255), rng.uniform(60, 255))
        else:
            colour = colour_of(rng.uniform(0, 180), rng.uniform(0, 50), value)
        other = colour_of(rng.uniform(0, 180), rng.uniform(0, 255), rng.uniform(10, 250))
        return {
            "form": form,
            "width": rng.choice(
                [rng.uniform(0.3, 0.8), rng.uniform(0.5, 1.2), rng.uniform(1, 2.6)]
            ),
            "gap": rng.uniform(1.2, 4.2),
            "colour": colour,
            "colours": (colour, other),
            "opacity": rng.uniform(0.95 - 0.55 * self.hard * rng.random(), 1.0),
            "dash": (rng.uniform(1.2, 5), rng.uniform(0.6, 2.2)),
            "shadow": rng.random() < 0.2,
        }

    def far_apart(self, drawn: list[tuple[dict[str, Any], Arc]]) -> None:
        """Give fields that have no line between them colours that differ."""
        rng, changed = self.rng, False
        for style, arc in drawn:
            a, b = arc.sides
            if style["form"] in ("none", "soft"):
                for _ in range(8):
                    off = self.ground[a] - self.ground[b]
                    if float(np.abs(off).max()) > 22:
                        break
                    self.ground[rng.choice((a, b))] += (
                        np.float32(rng.uniform(-45, 45))
                        + self.noise.normal(size=3).astype(np.float32) * 12
                    )
                    changed = True
        if changed:
            fresh = np.clip(self.ground, 12, 245)
            was = self.sheet.picture.copy()
            flat = cv2.GaussianBlur(was, (0, 0), 2)
            self.sheet.picture[...] = fresh[self.labels] + (was - flat) * 0.7
            self.ground = fresh
            if self.chance(0.6):
                self.art()

    def draw(self, style: dict[str, Any], arcs: list[Arc], wear: Floats | None) -> None:
        form, width = style["form"], style["width"]
        lines = [a.line for a in arcs]
        if form == "none":
            return
        if form == "soft":  # colours blend
            soft = self.mask()
            stroke(soft, lines, 2.5)
            smooth = cv2.GaussianBlur(self.sheet.picture, (0, 0), 0.5 * PIXELS_PER_MM)
            share = cv2.GaussianBlur(soft, (0, 0), 2)[..., None].astype(np.float32) / 255
            self.sheet.picture += share * (smooth - self.sheet.picture)
            return
        if style["shadow"]:
            shade = self.mask()
            stroke(shade, lines, width + 1)
            move = np.array([[1, 0, 6 + 3 * width], [0, 1, 4 + 3 * width]], np.float32)
            shade = cv2.GaussianBlur(cv2.warpAffine(shade, move, self.shape[::-1]), (0, 0), 4)
            self.ink(shade, (20, 20, 20), 0.35)
        if form == "bands":
            self.bands(style, arcs, wear)
        elif form == "gap":
            self.band(lines, style["gap"], style["colour"], 1.0, None)
            if self.chance(0.4):
                edge = self.mask()
                stroke(edge, lines, style["gap"] + 0.8)
                inner = self.mask()
                stroke(inner, lines, style["gap"])
                self.ink(cv2.subtract(edge, inner), style["colours"][1], style["opacity"])
        elif form == "strip":
            self.band(lines, width + 0.8, style["colour"], style["opacity"] * 0.7, wear)
        elif form == "cased":
            self.band(lines, width + 0.9, style["colours"][1], style["opacity"], wear)
            self.band(lines, width, style["colour"], style["opacity"], wear)
        elif form == "twin":
            apart = self.mask()
            stroke(apart, lines, width + 1.4)
            inner = self.mask()
            stroke(inner, lines, width + 0.5)
            self.worn_ink(cv2.subtract(apart, inner), style["colour"], style["opacity"], wear)
        elif form in ("dashed", "dotted"):
            self.dashes(style, lines, wear)
        elif form == "ragged":
            for line in lines:
                steps = shapely.segmentize(line, 1.0)
                moved = shapely.transform(
                    steps, lambda xy: xy + self.noise.normal(size=xy.shape) * 0.22
                )
                self.band(
                    [moved],
                    width * self.rng.uniform(0.6, 1.3),
                    style["colour"],
                    style["opacity"],
                    wear,
                )
        else:
            self.band(lines, width, style["colour"], style["opacity"], wear)

    def band(self, lines: Any, width: float, colour: Any, opacity: float, wear: Any) -> None:
        mask = self.mask()
        stroke(mask, lines, width)
        self.worn_ink(mask, colour, opacity, wear)

    def worn_ink(self, mask: Mask, colour: Any, opacity: float, wear: Any) -> None:
        if wear is not None:
            mask = (mask * wear).astype(np.uint8)
        self.ink(mask, colour, opacity)

    def bands(self, style: dict[str, Any], arcs: list[Arc], wear: Floats | None) -> None:
        near = self.mask()
        stroke(near, [a.line for a in arcs], 2 * max(style["width"], 0.6))
        for n in (0, 1):
            if "sector" in style and style["sector"] == n:
                continue
            side = self.mask()
            for arc in arcs:
                own = self.mask_near(arc, style["width"], arc.sides[n])
                side = cv2.max(side, own)
            self.worn_ink(cv2.min(near, side), style["colours"][n], style["opacity"], wear)

    def mask_near(self, arc: Arc, width: float, field: int) -> Mask:
        mask = self.mask()
        stroke(mask, [arc.line], 2 * max(width, 0.6))
        x, y, w, h = cv2.boundingRect(mask)
        part = np.s_[y : y + h, x : x + w]
        mask[part][self.labels[part] != field] = 0
        return mask

    def dashes(self, style: dict[str, Any], lines: Any, wear: Floats | None) -> None:
        on, off = style["dash"]
        if style["form"] == "dotted":
            on = 0.02
        mask = self.mask()
        for line in lines:
            at = -self.rng.uniform(0, on)
            while at < line.length:
                dash = shapely.ops.substring(line, max(at, 0), min(at + on, line.length))
                if dash.geom_type == "LineString":
                    stroke(mask, [dash], max(style["width"], 0.5))
                at += on + off + (style["width"] if on < 0.1 else 0)
        self.worn_ink(mask, style["colour"], style["opacity"], wear)
