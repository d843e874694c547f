"""Simple pictures of pieces as SVG, which VASSAL draws sharp at every zoom."""

from __future__ import annotations

from xml.sax.saxutils import escape

from mapkit_exporters.vassal.markup import clean

INK, PAPER = "#14191c", "#f4f0e4"

_CROSS = "M0-13 4-5 13-13 9 0 13 13 0 9-13 13-9 0-13-13Z"
_HELMET = "M-14 6a14 13 0 0 1 28 0l4 3v3h-36v-3z"
_SIGHTS = "M0-15v9M0 6v9M-15 0h9M6 0h9"
_TOKENS = {
    "accuracy": ("#2f7d4f", f'<circle r="9" fill="none"/><path d="{_SIGHTS}"/><circle r="1.5"/>'),
    "noise": ("#c9772b", '<path d="M-10-5v10h5l7 6v-22l-7 6zM7-6q5 6 0 12M11-10q9 10 0 20"/>'),
    "recoil": ("#6c7479", '<path d="M12-8v16M8 0h-20M-5-7-12 0l7 7"/>'),
    "silencer": ("#3a5f9c", '<path d="M-13-4h15v8h-15zM2-6h11v12h-11z"/>'),
}
_BACK = '<path d="M-6-9h12M-6-9q-9 11-6 20h24q3-9-6-20z"/>'


def picture(width: float, height: float, inner: str, *, centred: bool = True) -> bytes:
    """Return a file of that size in pixels; its origin is the middle, or the left upper corner."""
    left, top = (-width / 2, -height / 2) if centred else (0, 0)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="{left:g} {top:g} {width:g} {height:g}">\n{inner}\n</svg>\n'
    ).encode()


def _scaled(size: float, inner: str) -> bytes:
    return picture(size, size, f'<g transform="scale({size / 48:.4f})">{inner}</g>')


def figure(role: str, colour: str, number: int, size: float) -> bytes:
    """Return a defender: an officer has a cross, a soldier a helmet and a number."""
    light = _is_light(colour)
    ink = INK if light else PAPER
    mark = (
        f'<path d="{_CROSS}" fill="{ink}"/>'
        if role == "officer"
        else f'<path d="{_HELMET}" transform="translate(0 -5)" fill="{ink}"/>'
        + _text(0, 19, str(number), 11, ink, middle=True)
    )
    return _scaled(
        size,
        f'<circle r="23" fill="{INK}"/><circle r="21.5" fill="{PAPER}"/>'
        f'<circle r="19.5" fill="{colour}"/>{mark}',
    )


def token(kind: str, size: float) -> bytes:
    """Return a token of the bag; any other word is its back."""
    colour, inner = _TOKENS.get(
        kind, (INK, '<path d="M-8-6q8-8 16 0-8 6 0 12-8 8-16 0 8-6 0-12z"/>')
    )
    return _scaled(
        size,
        f'<circle r="22" fill="{colour}" stroke="{PAPER}" stroke-width="2.5"/>'
        f'<g fill="none" stroke="{PAPER}" stroke-width="2.5" stroke-linejoin="round">{inner}</g>',
    )


def pin(label: str, colour: str, size: float) -> bytes:
    """Return a mark with a letter or two on it; without any it is the sniper's."""
    ink = INK if _is_light(colour) else PAPER
    sights = f'<circle r="9"/><path d="{_SIGHTS}"/>'
    mark = (
        _text(0, 6.5, label, 19, ink, middle=True)
        if label
        else f'<g fill="none" stroke="{ink}" stroke-width="3">{sights}</g>'
    )
    return _scaled(
        size,
        f'<path d="M-22 0 0-22 22 0 0 22Z" fill="{colour}" stroke="{ink}" stroke-width="2"/>{mark}',
    )


def sight_icon() -> bytes:
    """Return the picture on the button of the string of sight."""
    return picture(
        20,
        20,
        '<path d="M-9 0q9-9 18 0-9 9-18 0z" fill="#fff" stroke="#222" stroke-width="1.5"/>'
        '<circle r="3" fill="#222"/>',
    )


def words(x: float, y: float, text: str, size: float) -> str:
    """Return a line of text that begins there, bold if it is large."""
    return _text(x, y, text, size, PAPER, bold=size > 20)


def place(x: float, y: float, side: float) -> str:
    """Return a square to put a piece on, round a point."""
    return (
        f'<rect x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side:g}" height="{side:g}" '
        'rx="6" fill="#343c40" stroke="#586368"/>'
    )


def swatch(x: float, y: float, colour: str, label: str) -> str:
    """Return a square of a colour, given as its red, green and blue, with a word on it."""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="36" height="28" rx="4" fill="rgb({colour})"/>'
        + _text(x + 18, y + 20, label, 15, INK, middle=True)
    )


def _text(
    x: float, y: float, text: str, size: float, ink: str, *, middle: bool = False, bold: bool = True
) -> str:
    anchor = ' text-anchor="middle"' if middle else ""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="sans-serif" font-size="{size:g}"{weight}{anchor} '
        f'fill="{ink}">{escape(clean(text))}</text>'
    )


def _is_light(colour: str) -> bool:
    red, green, blue = (int(colour[n : n + 2], 16) for n in (1, 3, 5))
    return 3 * red + 6 * green + blue > 1400
