"""Drawings in SVG become fields."""

from __future__ import annotations

import cmath
import math
import random
import subprocess
import sys
from typing import Any, ClassVar

import pytest
import shapely

from mapkit.errors import FileError, UsageError
from mapkit.export import ImportedField, ImportedMap, find_importer, map_of
from mapkit_exporters.drawn_svg.document import parsed
from mapkit_exporters.drawn_svg.elements import Reader
from mapkit_exporters.drawn_svg.outlines import rings_of
from mapkit_exporters.import_contract import ImporterContract
from tests.looping import for_each
from tests.waiting import LIMIT_S

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '

SAMPLE = (
    HEAD
    + """width="200mm" height="100mm" viewBox="0 0 400 200">
  <g id="Ground">
    <path id="yard" class="open" d="M0,0 H100 V100 H0 Z"/>
    <rect id="hall" class="wall" x="102" y="0" width="98" height="100" fill="#804020"/>
    <text x="150" y="50">Great Hall</text>
    <circle cx="50" cy="150" r="30"/>
  </g>
</svg>"""
).encode()


class TestDrawnSvg(ImporterContract):
    name = "svg"
    samples: ClassVar = {"two": SAMPLE}


def read(inside: str, *, page: str = 'viewBox="0 0 100 100"', **options: str) -> ImportedMap:
    importer = find_importer("svg")
    usual = {o.name: o.default for o in importer.options} | options
    return importer.read(f"{HEAD}{page}>{inside}</svg>".encode(), None, usual)


def shape(field: ImportedField) -> shapely.Polygon:
    return shapely.Polygon(field.rings[0], field.rings[1:])


def said(imported: ImportedMap) -> list[str]:
    return [str(one.what) for one in imported.not_taken]


BOX = shapely.box(10, 20, 40, 60)


@pytest.mark.parametrize(
    "inside",
    [
        '<rect x="10" y="20" width="30" height="40"/>',
        '<path d="M10,20 h30 v40 h-30 z"/>',
        '<path d="M10 20 40 20 40 60 10 60z"/>',
        '<polygon points="10,20 40,20 40,60 10,60"/>',
        '<g transform="translate(10 20) scale(3,4)"><g><rect width="10" height="10"/></g></g>',
        '<g transform="rotate(90)"><rect x="20" y="-40" width="40" height="30"/></g>',
        '<g transform="matrix(1 0 0 1 5 10)"><rect x="5" y="10" width="30" height="40"/></g>',
        '<defs><rect id="r" width="30" height="40"/></defs><use xlink:href="#r" x="10" y="20"/>',
        '<symbol id="s"><rect width="30" height="40"/></symbol><use href="#s" x="10" y="20"/>',
        '<style>.b{fill:#808080}</style><rect class="b" x="10" y="20" width="30" height="40"/>',
    ],
)
def test_a_box_is_a_box_however_it_is_drawn(inside: str) -> None:
    (field,) = read(inside).fields
    assert shapely.symmetric_difference(shape(field), BOX).area == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(
    "inside",
    [
        '<circle cx="50" cy="50" r="40"/>',
        '<ellipse cx="50" cy="50" rx="40" ry="40"/>',
        '<path d="M10,50 a40,40 0 0 1 80,0 a40,40 0 0 1 -80,0 z"/>',
    ],
)
def test_curves_are_cut_into_lines_that_stay_near(inside: str) -> None:
    (field,) = read(inside).fields
    away = [abs(math.hypot(x - 50, y - 50) - 40) for x, y in field.rings[0]]
    assert max(away) < 0.02
    assert shape(field).area == pytest.approx(math.pi * 1600, rel=1e-3)
    assert len(field.rings[0]) < 300


def test_a_bezier_curve_is_off_by_less_than_a_twenty_thousandth() -> None:
    (field,) = read('<path d="M0,50 C0,0 100,0 100,50 Z"/>').fields
    curve = shapely.LineString(
        [
            (3 * t * t * (1 - t) * 100 + t**3 * 100, 50 * (1 - t) ** 3 + 50 * t**3)
            for t in (k / 20_000 for k in range(20_001))
        ]
    )
    assert shapely.hausdorff_distance(curve, shapely.LineString(field.rings[0])) < 100 / 20_000 * 2


@pytest.mark.parametrize(
    ("inside", "box"),
    [
        ('<path d="M10 80C40 10 65 10 95 80S150 150 180 80"/>', (10.000, 27.500, 180.000, 132.500)),
        ('<path d="m10,30q20-40 40 0t40,0 10-5z"/>', (10.000, 8.667, 103.333, 50.000)),
        (
            '<path d="M10 50a30 12 -30 1 0 25.5-4.5A9,9,0,0040 20 8 3 75 01.5.5z"/>',
            (-14.822, 0.500, 50.693, 80.869),
        ),
        ('<path d="M5 5zv20h-9.5.5V1e1l5-3.5.25zL9 9"/>', (-4.500, 5.000, 5.000, 25.000)),
        ('<path d="M3 4L20 9 L30,x 90 90"/>', (3.000, 4.000, 20.000, 9.000)),
        ('<path d="M0 0L10 10 20"/>', (0.000, 0.000, 10.000, 10.000)),
        (
            '<rect x="5" y="6" width="40" height="20" transform="rotate(20 5,6)skewX(-15)"/>',
            (-8.387, 5.450, 41.077, 36.092),
        ),
        ('<rect x="5" y="6" width="40" height="20" rx="30"/>', (5.000, 6.000, 45.000, 26.000)),
        ('<ellipse cx="30%" cy="1cm" rx="5mm"/>', (41.102, 18.898, 78.898, 56.693)),
        (
            '<g transform="matrix(.5 .2 -.3 1.5 9 8) scale(2)"><path d="M1 1h9v9h-9"/></g>',
            (4.000, 11.400, 18.400, 42.000),
        ),
        (
            ('<svg x="10" y="20" width="50%" height="30" '
            'viewBox="0 0 10 10" preserveAspectRatio="xMaxYMin slice">'
            '<rect width="5" height="10"/></svg>'),
            (10.000, 20.000, 60.000, 120.000),
        ),
        (
            ('<symbol id="s" viewBox="2 0 10 20"><path d="M2 0h10v20z"/></symbol>'
            '<use href="#s" x="7" width="30" height="30"/>'),
            (14.500, 0.000, 29.500, 30.000),
        ),
        (
            ('<defs><path id="p" d="M1 1h5v5z"/></defs>'
            '<g style="transform:translate(10px,5px) rotate(90deg)">'
            '<use href="#p" x="3" transform="scale(2)"/></g>'),
            (-2.000, 13.000, 8.000, 23.000),
        ),
        (
            '<polygon points="1,1 20,5.5 7"/><polyline points="30 2-5,8,9 9"/>',
            (-5.000, 1.000, 30.000, 9.000),
        ),
        (
            '<rect width="5" height="5" transform="translate(9) rotate(x)"/>',
            (0.000, 0.000, 5.000, 5.000),
        ),
    ],
)  # fmt: skip
def test_outlines_have_the_boxes_that_chromium_says(
    inside: str, box: tuple[float, float, float, float]
) -> None:
    document = parsed(f'{HEAD} width="200" height="100">{inside}</svg>'.encode(), "x")
    drawn = [
        point
        for _, around, outline in Reader(document, "x", 1e-4, set()).walk()
        if outline is not None
        for ring in rings_of(outline, around.at, 1e-4, 10**6)
        for point in ring
    ]
    xs, ys = [p.real for p in drawn], [p.imag for p in drawn]
    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx(box, abs=0.05)


LONG: dict[str, str] = {
    "styles": "<style>" + "a{fill:red}" * 4000 + "/*" * 100_000 + "</style>",
    "style": '<rect style="' + "fill:red;" * 50_000 + '" width="5" height="5"/>',
    "keys": "<style>*{" + "".join(f"k{k}:1;" for k in range(20_000)) + "}</style>" + "<g/>" * 5000,
    "calls": '<g transform="' + "rotate(" * 100_000 + '"/><g transform="' + "a" * 500_000 + '"/>',
    "digits": '<path d="M' + "1" * 300_000 + '"/><path d="M0 0L' + "1e-." * 100_000 + '"/>',
    "closes": '<path d="M0 0' + "z" * 500_000 + '"/>',
    "copies": '<defs><path id="a" style="' + "fill:red;" * 9000 + '" d="' + "M0 0" * 9000 + '"/>'
    + "</defs>" + '<use href="#a"/>' * 9000,
}  # fmt: skip


READS = """
import sys
from mapkit.export import fill_in, find_importer
importer = find_importer("svg")
importer.read(sys.stdin.buffer.read(), None, fill_in("svg", importer.options, {}))
"""


@for_each("name", sorted(LONG))
def test_long_texts_take_linear_time(name: str) -> None:
    """What takes the square of that takes hours, and is ended."""
    data = f'{HEAD}viewBox="0 0 100 100">{LONG[name]}</svg>'.encode()
    subprocess.run([sys.executable, "-c", READS], input=data, check=True, timeout=LIMIT_S)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ((f'{HEAD}><g id="a"><use href="#b" xlink:href="#a"/></g>'
         '<g id="b"><use href="#a"/></g></svg>'),
         "contains itself"),
        (f'{HEAD}><g id="a"><use href="a"/></g></svg>', "contains itself"),
        ('<!DOCTYPE svg [<!ATTLIST rect width CDATA "9">]><svg/>', "entities or attributes"),
        ('<?xml version="1.0" encoding="utf-7"?><svg/>', ":1: the encoding utf-7 is not read"),
        ('<?xml version="1.0" encoding="iso-8859-99"?><svg/>', "iso-8859-99 is not read"),
        (HEAD + ">" + "".join(f'<g id="g{k}"><use href="#g{k + 1}"/></g>' for k in range(999))
         + "</svg>", "nested too deeply"),
    ],
)  # fmt: skip
def test_what_other_readers_run_with_for_ever_is_refused(text: str, words: str) -> None:
    usual = {o.name: o.default for o in find_importer("svg").options}
    with pytest.raises(FileError, match=words):
        find_importer("svg").read(text.encode(), None, usual)


def test_encodings_with_a_mark_and_texts_in_parts_are_read() -> None:
    inside = (
        '<rect id="a" width="50" height="50"/><text x="5" y="5">No<tspan>rth</tspan> '
        '<tspan x="5" y="9">Gate</tspan></text><rect id="b" x="60" width="9" height="9" '
        'style="display:none"/><text x="8" y="8" visibility="hidden">no</text>'
    )
    data = f'<?xml version="1.0" encoding="UTF-16"?>{HEAD}>{inside}</svg>'.encode("utf-16")
    importer = find_importer("svg")
    assert importer.recognises(data)
    made = importer.read(data, None, {o.name: o.default for o in importer.options})
    assert [f.name for f in made.fields] == ["North Gate"]
    assert said(made) == ["a shape that is not shown", "a text that is not shown"]


def test_rings_inside_are_holes_by_the_rule_of_the_shape() -> None:
    outer, inner = "M0,0 h90 v90 h-90 z", "M30,30 h30 v30 h-30 z"
    turned = "M30,30 v30 h30 v-30 z"
    (even,) = read(f'<path fill-rule="evenodd" d="{outer} {inner}"/>').fields
    (other_way,) = read(f'<path d="{outer} {turned}"/>').fields
    (same_way,) = read(f'<path d="{outer} {inner}"/>').fields
    assert [shape(f).area for f in (even, other_way, same_way)] == [7200, 7200, 8100]


def test_a_shape_of_two_parts_is_two_fields() -> None:
    made = read('<path id="isles" d="M0,0 h10 v10 h-10 z M50,50 h20 v20 h-20 z"/>')
    assert [(f.id, shape(f).area) for f in made.fields] == [("isles", 400), ("isles.2", 100)]


def test_the_page_says_how_large_a_unit_is() -> None:
    made = map_of(
        find_importer("svg").read(SAMPLE, None, {"layers": "", "kinds": "", "sectors": ""})
    )
    assert made.map.size_mm == (200.0, 100.0)
    assert made.map.fields["yard"].kind == "open"
    assert {len(field.rings[0]) for field in made.map.fields.values()} >= {4}
    assert read("<rect width='5' height='5'/>").unit_mm is None


def test_a_label_on_a_shape_is_its_name() -> None:
    made = read(
        '<rect id="a" width="50" height="50"/><text x="10" y="20">North\n Gate</text>'
        '<text x="90" y="90">Nowhere</text>'
    )
    assert [f.name for f in made.fields] == ["North Gate"]
    assert said(made) == ["the text 'Nowhere', which stands on no shape"]


def test_kinds_and_sectors_come_from_fills_classes_layers_and_ids() -> None:
    made = read(
        '<g id="Sea"><rect id="bay" width="9" height="9"/></g>'
        '<rect id="room1" x="10" width="9" height="9"/>'
        '<rect class="wall old" x="20" width="9" height="9"/>'
        '<rect fill="#80A040" x="30" width="9" height="9"/><rect x="40" width="9" height="9"/>',
        kinds="layer:Sea=open+water, id:room*=built_up, class:wall=elevated,fill:#80a040=built_up",
        sectors="layer:Sea=white,id:none=red",
    )
    assert [f.kind for f in made.fields] == ["open", "built_up", "elevated", "built_up", None]
    assert made.fields[0].traits == {"water"}
    assert [f.sector for f in made.fields] == ["white", None, None, None, None]
    assert [(str(n.what), n.where) for n in made.not_taken] == [
        ("a rule that fits no shape", "id:none")
    ]


def test_what_a_drawing_calls_a_shape_is_its_name() -> None:
    shapes = (
        '<rect id="a" inkscape:label="Hall" aria-label="no" width="9" height="9"/>'
        '<rect id="b" aria-label="Yard" x="10" width="9" height="9"><desc>no</desc></rect>'
        '<rect id="c" x="20" width="9" height="9"><title>Old\n <b>no</b> dock</title></rect>'
        '<g id="l"><g inkscape:label="Quay"><rect id="d" x="30" width="9" height="9"/></g></g>'
        '<rect id="e" x="40" width="9" height="9"><desc>Pier</desc></rect>'
        '<rect id="f" x="50" width="9" height="9" inkscape:label="f"/>'
        '<rect id="g" x="60" width="9" height="9" inkscape:label="no"/>'
        '<text x="62" y="5">Mole</text>'
    )
    space = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
    imported = read(shapes, page=f'viewBox="0 0 70 9" {space}')
    names = {field.id: field.name for field in imported.fields}
    assert names == {
        "a": "Hall", "b": "Yard", "c": "Old dock", "d": "Quay", "e": "Pier", "f": None, "g": "Mole",
    }  # fmt: skip


def test_layers_can_be_chosen_and_unknown_ones_are_told() -> None:
    inside = (
        '<g id="Map"><rect width="9" height="9"/></g>'
        '<g id="Mouse" visibility="hidden"><rect x="20" width="9" height="9"/></g>'
    )
    assert len(read(inside).fields) == 1
    assert said(read(inside)) == ["a shape that is not shown"]
    (chosen,) = read(inside, layers="Mouse").fields
    assert shape(chosen).bounds[0] == 20
    with pytest.raises(UsageError, match=r"no layer Moose; there are, .*: Map \(1\), Mouse \(1\)"):
        read(inside, layers="Moose")


def test_lines_pictures_and_what_lies_below_everything_are_no_fields() -> None:
    made = read(
        '<rect width="100" height="100" fill="#000"/>'
        '<rect width="49" height="100"/><rect x="51" width="49" height="100"/>'
        '<line x1="0" y1="0" x2="9" y2="9"/><polyline points="0,0 5,5 9,0" fill="none"/>'
        '<path d="M0,0 L5,5 9,0" fill="none" stroke="#000"/>'
        '<rect width="49" height="100" id="again"/>'
    )
    assert len(made.fields) == 2
    assert sorted(said(made)) == [
        "a line",
        "a line",
        "a line",
        "a shape below all others",
        "a shape that is drawn twice",
    ]
    assert made.fields[0].id == "again"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<svg", r":1:\d+: this is not valid XML"),
        (f'{HEAD}><use href="#a"/><g id="a"><use href="#a"/></g></svg>', "contains itself"),
        ("<html/>", "no SVG"),
        ("<svg>" + "<g>" * 5000 + "</g>" * 5000 + "</svg>", "nested too deeply"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_in_words(text: str, words: str) -> None:
    importer = find_importer("svg")
    usual: dict[str, Any] = {o.name: o.default for o in importer.options}
    with pytest.raises(FileError, match=words):
        importer.read(text.encode(), None, usual)


def test_copies_of_copies_are_counted_before_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mapkit_exporters.drawn_svg.elements.MOST_ELEMENTS", 2000)
    copies = "".join(f'<g id="g{k}">' + f'<use href="#g{k + 1}"/>' * 10 + "</g>" for k in range(9))
    with pytest.raises(FileError, match="more than 2000 elements"):
        read(copies + '<g id="g9"><rect width="1" height="1"/></g>')


def test_entities_outside_the_file_are_not_followed() -> None:
    importer = find_importer("svg")
    usual = {o.name: o.default for o in importer.options}
    outside = b'<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>' + SAMPLE.replace(
        b"Great Hall", b"&x;"
    )
    with pytest.raises(FileError, match=":1: this XML declares entities or attributes"):
        importer.read(outside, None, usual)
    named = b'<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.0//EN" "svg.dtd">' + SAMPLE
    assert len(importer.read(named, None, usual).fields) == 3


@pytest.mark.parametrize("rule", ["wall", "colour:red=open", "fill:red", "=open"])
def test_a_rule_that_is_none_says_how_one_is_written(rule: str) -> None:
    with pytest.raises(UsageError, match="write fill:#80a040=open"):
        read("<rect width='5' height='5'/>", kinds=rule)


def zigzag(corners: int) -> str:
    chance = random.Random(corners)
    return " ".join(
        f"{chance.random() * 100:.3f},{chance.random() * 100:.3f}" for _ in range(corners)
    )


def test_shapes_that_no_map_can_have_are_listed() -> None:
    made = read(
        f'<polygon id="tangle" points="{zigzag(600)}"/>'
        '<rect id="far" width="1e300" height="5"/>'
        '<rect id="sound" width="5" height="5"/>'
        f'<path id="knot" d="M{zigzag(300)}z M{zigzag(300)}z"/>'
    )
    assert [f.id for f in made.fields] == ["sound"]
    assert said(made) == [
        "a shape that crosses itself in too many places",
        "a shape with a place that no map can have",
        "a shape that crosses itself in too many places",
    ]
    alone = read(f'<polygon points="{zigzag(600)}"/>')
    with pytest.raises(UsageError, match="has a size: a shape that crosses itself in too"):
        map_of(alone, size_mm=(100.0, 100.0))


def slanting_comb(teeth: int) -> list[complex]:
    ends = [(complex(k, -k) / teeth, complex(k, -k) / teeth + 1 + 1j) for k in range(teeth)]
    return [z for k, pair in enumerate(ends) for z in (pair if k % 2 == 0 else pair[::-1])]


def crossed_spiral(turns: int) -> list[complex]:
    points = [cmath.rect(1 + k / turns / 3e4, k * math.tau / 30) for k in range(30 * turns)]
    return [*points, 1.1 + 0j, 1.1 + 0.01j]


@pytest.mark.parametrize(
    "ring",
    [slanting_comb(12_000), crossed_spiral(600), [complex(k % 2, 0) for k in range(20_000)]],
    ids=["comb", "spiral", "to and fro"],
)
def test_outlines_that_take_geos_minutes_are_listed_unasked(
    ring: list[complex], monkeypatch: pytest.MonkeyPatch
) -> None:
    for asked in ("is_valid", "make_valid"):
        monkeypatch.delattr(shapely, asked)
    path = "L".join(f"{100 * z.real:.9f} {100 * z.imag:.9f}" for z in ring)
    assert said(read(f'<path d="M{path}z"/>')) == ["a shape that crosses itself in too many places"]


def test_a_shape_that_crosses_itself_now_and_then_is_its_parts() -> None:
    (left, right) = read('<polygon points="0,0 10,10 10,0 0,10"/>').fields
    assert {shape(left).area, shape(right).area} == {25.0}


def test_an_outline_of_thousands_of_rings_is_one_shape() -> None:
    holes = "".join(f"M{x},{y} v2 h2 v-2 z " for x in range(2, 200, 4) for y in range(2, 200, 4))
    for rule in ("evenodd", "nonzero"):
        (field,) = read(f'<path fill-rule="{rule}" d="M0,0 h202 v202 h-202 z {holes}"/>').fields
        assert len(field.rings) == 1 + 50 * 50


def test_curves_that_make_too_many_points_are_refused() -> None:
    wild = " ".join(f"C1e6,{k}e5 -1e6,{k} {k % 100},{k % 90}" for k in range(1000))
    with pytest.raises(UsageError, match=r"more than .* points, with those of its curves"):
        read(f'<path d="M0,0 {wild} z"/>')


def test_a_pile_of_large_shapes_is_refused() -> None:
    pile = "".join(f'<rect width="{90 + k / 500}" height="95"/>' for k in range(2000))
    with pytest.raises(UsageError, match="lie on each other"):
        map_of(read(pile), size_mm=(100.0, 100.0))


def test_rules_of_a_style_sheet_that_are_not_applied_are_told() -> None:
    shapes = "".join(f'<rect class="{c}" x="{x}" width="5" height="5"/>' for x, c in
                     ((0, "a"), (9, "b"), (18, "c"), (27, "d"), (36, "e")))  # fmt: skip
    sheet = (
        '@import "other.css"; .a{fill:#010101} @media print{.a{fill:red}.b{fill:red}}'
        "@media screen { .c { fill: #030303 } }"
        "@font-face{font-family:x;fill:red} g .d, .e{fill:#050505} .a:hover{fill:red} .d.e{width:9}"
    )
    document = parsed(f"{HEAD}><style>{sheet}</style><g>{shapes}</g></svg>".encode(), "x")
    reader = Reader(document, "x", 1.0, set())
    reader.take()
    fills = [area.fill for area in reader.areas]
    assert fills == ["#010101", "#000000", "#030303", "#000000", "#050505"]
    told = [one.where for one in reader.not_taken if "style sheet" in one.what]
    assert told == ['@import "other.css"', "@media print", "g .d"]
