"""What attributes and styles say: numbers, lengths, transforms, colours, the simple part of CSS."""

from __future__ import annotations

import cmath
import colorsys
import math
import re
from array import array
from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter
from typing import NamedTuple

NUMBER = r"[-+]?(?:[0-9]++\.?[0-9]*+|\.[0-9]++)(?:[eE][-+]?[0-9]++)?"
_NUMBER = re.compile(NUMBER)
_NUMBERS = re.compile(rf"(?:[\s,]*+{NUMBER})*+[\s,]*+")
_LENGTH = re.compile(rf"\s*+({NUMBER})\s*+([a-zA-Z]*+|%)\s*+")
_CALL = re.compile(r"[\s,]*+([a-zA-Z]++)\s*+\(([^()]*+)\)")

MM = {"mm": 1.0, "cm": 10.0, "in": 25.4, "pt": 25.4 / 72, "pc": 25.4 / 6, "q": 0.25}
"""Of units that a page may be measured in."""
_PIXELS = {"": 1.0, "px": 1.0, "em": 16.0, "rem": 16.0, "ex": 8.0} | {
    unit: mm * 96 / 25.4 for unit, mm in MM.items()
}
_DEGREES = {"": 1.0, "deg": 1.0, "rad": 180 / math.pi, "grad": 0.9, "turn": 360.0}


class Numbers(NamedTuple):
    """Numbers up to the first mistake, and whether there was none."""

    values: array[float]
    sound: bool


def numbers_in(text: str) -> Numbers:
    """Read numbers with or without spaces and commas between them."""
    found = _NUMBERS.match(text)
    end = found.end() if found else 0
    values = array("d", map(float, map(itemgetter(0), _NUMBER.finditer(text, 0, end))))
    return Numbers(values, sound=end == len(text))


def length(text: str, whole: float, otherwise: float = 0.0) -> float:
    """Return a length in pixels; ``whole`` is what percents are of."""
    found = _LENGTH.fullmatch(text)
    if not found:
        return otherwise
    unit = found[2].lower()
    if unit == "%":
        return float(found[1]) * whole / 100
    return float(found[1]) * _PIXELS[unit] if unit in _PIXELS else otherwise


class Affine(NamedTuple):
    """The map of z to ``p z + q z* + r``, where z* is z with y the other way round."""

    p: complex = 1
    q: complex = 0
    r: complex = 0

    def __call__(self, z: complex) -> complex:
        """Map a point."""
        return self.p * z + self.q * z.conjugate() + self.r

    def all(self, points: Iterable[complex]) -> list[complex]:
        """Map points."""
        p, q, r = self
        return [p * z + q * z.conjugate() + r for z in points]

    def after(self, one: Affine) -> Affine:
        """Return the map that does another one first."""
        p, q, _ = one
        return Affine(
            self.p * p + self.q * q.conjugate(), self.p * q + self.q * p.conjugate(), self(one.r)
        )


def _matrix(a: float, b: float, c: float, d: float, e: float, f: float) -> Affine:
    return Affine(complex(a + d, b - c) / 2, complex(a - d, b + c) / 2, complex(e, f))


def affine_of(text: str) -> Affine:
    """Read a list of transforms; one with a mistake changes nothing, as in browsers."""
    out, at = Affine(), 0
    while found := _CALL.match(text, at):
        at = found.end()
        try:
            out = out.after(_transform(found[1].lower(), _arguments(found[2])))
        except (TypeError, ValueError, OverflowError, KeyError):
            return Affine()
    return out if not text[at:].strip(" \t\r\n\f,") else Affine()


def _arguments(text: str) -> list[float]:
    values = []
    for part in text.replace(",", " ").split() if "deg" in text or "px" in text else ():
        found = _LENGTH.fullmatch(part)
        if not found:
            raise ValueError(part)
        values.append(float(found[1]) * ({"px": 1.0} | _DEGREES)[found[2].lower()])
    if values:
        return values
    numbers = numbers_in(text)
    if not numbers.sound:
        raise ValueError(text)
    return list(numbers.values)


def _transform(name: str, given: list[float]) -> Affine:
    if name == "matrix":
        return _matrix(*given)
    if name in ("translate", "scale") and 1 <= len(given) <= 2:
        x, y = given[0], given[-1]
        if name == "scale":
            return _matrix(x, 0, 0, y, 0, 0)
        return Affine(r=complex(x, y if len(given) > 1 else 0))
    if name in ("translatex", "translatey", "scalex", "scaley"):
        (value,) = given
        if name.startswith("scale"):
            across, down = (value, 1.0) if name[-1] == "x" else (1.0, value)
            return _matrix(across, 0, 0, down, 0, 0)
        return Affine(r=value * (1 if name[-1] == "x" else 1j))
    if name == "rotate" and len(given) in (1, 3):
        turn = cmath.exp(1j * math.radians(given[0]))
        centre = complex(*given[1:])
        return Affine(turn, 0, centre - turn * centre)
    (slope,) = (math.tan(math.radians(value)) for value in given)
    down, across = {"skewx": (0.0, slope), "skewy": (slope, 0.0)}[name]
    return _matrix(1, down, across, 1, 0, 0)


def view_affine(view_box: str, fit: str, wide: float, high: float) -> tuple[Affine, float, float]:
    """Return how a view box is laid into a viewport, and the size of the box; none is as it is."""
    box = numbers_in(view_box)
    if len(box.values) != 4 or not box.sound or min(box.values[2:]) < 0:
        return Affine(), wide, high
    x, y, width, height = box.values
    if not (width and height):
        return Affine(0), width, height
    across, down = wide / width, high / height
    words = [*fit.split(), "", ""]
    aligned = words[0] if len(words[0]) == 8 else "none" if words[0] == "none" else "xMidYMid"
    if aligned != "none":
        across = down = (max if words[1] == "slice" else min)(across, down)
    parts = {"min": 0.0, "mid": 0.5, "max": 1.0}
    left, top = (
        (room - size * scale) * parts.get(part.lower(), 0.5) if aligned != "none" else 0.0
        for room, size, scale, part in (
            (wide, width, across, aligned[1:4]),
            (high, height, down, aligned[5:8]),
        )
    )
    return _matrix(across, 0, 0, down, left - x * across, top - y * down), width, height


def colour_of(text: str) -> str | None:
    """Return ``#rrggbb``, or ``none`` for what has no colour of its own; None for no colour."""
    text = text.strip().lower()
    if text.startswith("url("):
        return colour_of(text.partition(")")[2]) or "none"
    if text in ("none", "transparent"):
        return "none"
    if text in _COLOURS:
        return "#" + _COLOURS[text]
    if re.fullmatch(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})", text):
        return text[:7] if len(text) > 5 else "#" + "".join(2 * sign for sign in text[1:4])
    call = _CALL.fullmatch(text)
    parts = re.findall(rf"({NUMBER})(%?)", call[2]) if call else []
    if call is None or len(parts) < 3:
        return None
    one, two, three = (float(number) for number, _ in parts[:3])
    if call[1] in ("hsl", "hsla"):
        red, green, blue = colorsys.hls_to_rgb(one / 360 % 1, _part(three / 100), _part(two / 100))
    elif call[1] in ("rgb", "rgba"):
        full = 100 if parts[0][1] else 255
        red, green, blue = (_part(value / full) for value in (one, two, three))
    else:
        return None
    return "#" + "".join(f"{math.floor(value * 255 + 0.5):02x}" for value in (red, green, blue))


def _part(value: float) -> float:
    return min(max(value, 0.0), 1.0)


def declared(style: str, wanted: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield the declarations of a style, those of wanted properties."""
    for part in style.split(";"):
        name, _, value = part.partition(":")
        name = name.strip().lower()
        if name in wanted:
            yield name, value.partition("!")[0].strip()


_SELECTOR = re.compile(r"\*|[\w-]*(?:[.#][\w-]+)?")
_SCREEN = re.compile(r"@media\s+(?:only\s+)?(?:all|screen)", re.IGNORECASE)
_AT_A_MOUSE = re.compile(r":(?:hover|focus|active|visited)|^@(?:font-face|-?\w*-?keyframes)")
_MOST_TOLD, _LONGEST_TOLD = 50, 60


class Sheet:
    """Rules of style sheets whose selectors name an element, a class or an id.

    ``not_applied`` are other selectors, and rules for other media, that say something of how shapes
    are drawn.
    """

    def __init__(self, wanted: frozenset[str]) -> None:
        self.not_applied: dict[str, None] = {}
        self._wanted = wanted
        self._rules: dict[str, dict[str, tuple[int, str]]] = {}
        self._count = 0

    def read(self, text: str) -> None:
        """Add the rules of a text; those for other media than a screen are not applied."""
        text = re.sub(r"/\*[^*]*+(?:\*(?!/)[^*]*+)*+(?:\*/)?|<!--|-->", " ", text)
        around: list[str] = []
        before = ""
        for part, end in re.findall(r"([^{}]*+)([{}]|$)", text):
            if end == "{":
                *others, before = map(str.strip, part.split(";"))
                for one in others:
                    if one.startswith("@import"):
                        self._leave_out(one, {one: ""})
                around.append(before)
                continue
            is_plain = len(around) == 1 and not before.startswith("@")
            if before and (is_plain or (len(around) == 2 and _SCREEN.fullmatch(around[0]))):
                self._add(before, part)
            elif before:
                self._leave_out(around[0], dict(declared(part, self._wanted)))
            before = ""
            if around:
                around.pop()

    def _add(self, selectors: str, style: str) -> None:
        found = dict(declared(style, self._wanted))
        for selector in map(str.strip, selectors.split(",") if found else ()):
            if not _SELECTOR.fullmatch(selector):
                self._leave_out(selector, found)
                continue
            self._count += 1
            rules = self._rules.setdefault(selector, {})
            rules |= {name: (self._count, value) for name, value in found.items()}

    def _leave_out(self, rule: str, found: Mapping[str, str]) -> None:
        if found and len(self.not_applied) < _MOST_TOLD and not _AT_A_MOUSE.search(rule):
            self.not_applied[" ".join(rule.split())[:_LONGEST_TOLD]] = None

    def of(self, tag: str, own_id: str, classes: Iterable[str]) -> dict[str, str]:
        """Return the declarations for an element."""
        out: dict[str, str] = {}
        if not self._rules:
            return out
        dots = [f".{one}" for one in classes]
        for selectors in (
            ("*",),
            (tag,),
            dots,
            [tag + dot for dot in dots],
            (f"#{own_id}",),
            (f"{tag}#{own_id}",),
        ):
            rules = [self._rules[one] for one in selectors if one in self._rules]
            found = [
                (order, name, value) for rule in rules for name, (order, value) in rule.items()
            ]
            out |= {name: value for _, name, value in sorted(found)}
        return out


_NAMED = """
alicebluef0f8ff antiquewhitefaebd7 aqua00ffff aquamarine7fffd4 azuref0ffff beigef5f5dc
bisqueffe4c4 black000000 blanchedalmondffebcd blue0000ff blueviolet8a2be2 browna52a2a
burlywooddeb887 cadetblue5f9ea0 chartreuse7fff00 chocolated2691e coralff7f50
cornflowerblue6495ed cornsilkfff8dc crimsondc143c cyan00ffff darkblue00008b darkcyan008b8b
darkgoldenrodb8860b darkgraya9a9a9 darkgreen006400 darkkhakibdb76b darkmagenta8b008b
darkolivegreen556b2f darkorangeff8c00 darkorchid9932cc darkred8b0000 darksalmone9967a
darkseagreen8fbc8f darkslateblue483d8b darkslategray2f4f4f darkturquoise00ced1 darkviolet9400d3
deeppinkff1493 deepskyblue00bfff dimgray696969 dodgerblue1e90ff firebrickb22222
floralwhitefffaf0 forestgreen228b22 fuchsiaff00ff gainsborodcdcdc ghostwhitef8f8ff goldffd700
goldenroddaa520 gray808080 green008000 greenyellowadff2f honeydewf0fff0 hotpinkff69b4
indianredcd5c5c indigo4b0082 ivoryfffff0 khakif0e68c lavendere6e6fa lavenderblushfff0f5
lawngreen7cfc00 lemonchiffonfffacd lightblueadd8e6 lightcoralf08080 lightcyane0ffff
lightgoldenrodyellowfafad2 lightgrayd3d3d3 lightgreen90ee90 lightpinkffb6c1 lightsalmonffa07a
lightseagreen20b2aa lightskyblue87cefa lightslategray778899 lightsteelblueb0c4de
lightyellowffffe0 lime00ff00 limegreen32cd32 linenfaf0e6 magentaff00ff maroon800000
mediumaquamarine66cdaa mediumblue0000cd mediumorchidba55d3 mediumpurple9370db
mediumseagreen3cb371 mediumslateblue7b68ee mediumspringgreen00fa9a mediumturquoise48d1cc
mediumvioletredc71585 midnightblue191970 mintcreamf5fffa mistyroseffe4e1 moccasinffe4b5
navajowhiteffdead navy000080 oldlacefdf5e6 olive808000 olivedrab6b8e23 orangeffa500
orangeredff4500 orchidda70d6 palegoldenrodeee8aa palegreen98fb98 paleturquoiseafeeee
palevioletreddb7093 papayawhipffefd5 peachpuffffdab9 perucd853f pinkffc0cb plumdda0dd
powderblueb0e0e6 purple800080 rebeccapurple663399 redff0000 rosybrownbc8f8f royalblue4169e1
saddlebrown8b4513 salmonfa8072 sandybrownf4a460 seagreen2e8b57 seashellfff5ee siennaa0522d
silverc0c0c0 skyblue87ceeb slateblue6a5acd slategray708090 snowfffafa springgreen00ff7f
steelblue4682b4 tand2b48c teal008080 thistled8bfd8 tomatoff6347 turquoise40e0d0 violetee82ee
wheatf5deb3 whiteffffff whitesmokef5f5f5 yellowffff00 yellowgreen9acd32
"""
_COLOURS = {word[:-6]: word[-6:] for word in _NAMED.split()}
_COLOURS |= {name.replace("gray", "grey"): value for name, value in _COLOURS.items()}
