"""Sight inside VASSAL: what a player asks is looked up in the properties of the zones.

VASSAL evaluates a text again where a trait sets a property, and pastes text into programs where a
method is called on a property by its name. So ids are compared in the letters of
:func:`~mapkit_exporters.vassal.markup.short_id`, and every property is joined to "" first.
"""

from __future__ import annotations

from collections.abc import Sequence

from mapkit_exporters.vassal.markup import element, key, piece, sequence, setter

BOARD = "Board"
"""The name of the map that everybody sees."""

PREFIX = "Field "
"""Before the name of a zone in every location, so that VASSAL takes no id for a number."""

MOST_COLOURED = 500
"""VASSAL ends the loop of a trait after so many rounds."""

NEVER = "."
COLOURS = (
    "255,240,90", "255,165,40", "235,60,45", "220,60,165", "130,80,235", "45,140,250",
    "60,215,215",
)  # fmt: skip
"""Of a seen field by its distance, from 1; the last one for all farther ones."""


def answer(start: str, end: str) -> str:
    """Return the expression that words the answer for two locations, each an expression.

    The reason is a property of one of the two, if it is there at all.
    """
    sees, closely = _of(start, "sees"), _of(start, "close")
    code = _of(end, "code")
    distance = f'({sees}).replaceAll("^.*" + {code} + "([^;]*);.*$", "$1")'
    return (
        f'(({sees}).length() == 0 || ({code}).length() == 0 ? "no field" : '
        f'(({sees}).contains({code}) ? "sees it, distance " + {distance} : "does not see it") + '
        f'(({closely}).contains({code}) ? " (disputed: a close call)" : "") + '
        f"{_reason(start, end)})"
    )


def _reason(start: str, end: str) -> str:
    parts = []
    for one, other in ((start, end), (end, start)):
        text, code = _of(one, "why"), _of(other, "code")
        found = f'({text}).replaceAll("^.*" + {code} + "([^;]*);.*$", "$1")'
        parts.append(f'({text}).contains({code}) ? ": " + {found} : ')
    return f'({parts[0]}({parts[1]}""))'


def _of(location: str, name: str) -> str:
    zone = f'("" + {location}).replaceFirst("^{PREFIX}", "")'
    return f'("" + GetZoneProperty("{name}", {zone}, "{BOARD}"))'


def string_of_sight() -> str:
    """Return the tool with which a line is drawn from field to field: the chat says the answer."""
    told = answer("FromLocation", "ToLocation")
    return element(
        "module.map.LOS_Thread",
        threadName="Sight",
        label="Sight",
        tooltip="Draw a line from a field to a field: does it see it, and how far?",
        iconName="sight.svg",
        hotkey="76,130",
        report=f'{{"Sight: " + FromLocation + " to " + ToLocation + ": " + {told}}}',
        persistence="Never",
        persistentIconName="",
        **{"global": "Always"},
        snapStart=False,
        snapEnd=False,
        drawRange=False,
        scale=0,
        round="Up",
        hideCounters=False,
        hideOpacity=0,
        losThickness=3,
        threadColor="255,236,92",
        rangeFg="0,0,0",
        rangeBg="255,255,255",
    )


def over_field(map_name: str, *, sight: bool) -> str:
    """Return the text beside the mouse: the field, and whether it is seen from the chosen one."""
    title = _of("LocationName", "title")
    text = f'LocationName + (({title}).length() == 0 ? "" : ", " + {title})'
    if sight:
        start = f'("" + GetMapProperty("SightFrom", "{map_name}"))'
        told = answer(start, "LocationName")
        text += (
            f' + (({start}).length() == 0 || ({_of("LocationName", "code")}).length() == 0 ? "" : '
            f'": " + {start} + " " + {told})'
        )
    text = f"{{{text}}}"
    return element(
        "module.map.CounterDetailViewer",
        version=3,
        description="What is under the mouse",
        delay=350,
        hotkey="32,130",
        bgColor="255,250,225",
        fgColor="0,0,0",
        minDisplayPieces=0,
        zoomlevel="1.0",
        showgraph=False,
        showgraphsingle=False,
        graphicsZoom="1.0",
        borderWidth=0,
        showtext=True,
        showtextsingle=True,
        fontSize=14,
        summaryReportFormat=text,
        counterReportFormat="",
        emptyHexReportForma=text,
        display="from all layers",
        showNoStack=False,
        showNonMovable=False,
        showDeck=False,
        extraTextPadding=3,
        verticalTopText=8,
    )


def highlighters() -> str:
    """Return the colours of seen fields, called A for the distance 1, B for 2, and so on."""
    return element(
        "module.map.boardPicker.board.mapgrid.ZonedGridHighlighter",
        [
            element(
                "module.map.boardPicker.board.mapgrid.ZoneHighlight",
                name=chr(ord("A") + n),
                color=colour,
                coverage="Entire Zone",
                width=1,
                style="Plain",
                image="",
                opacity=60,
            )
            for n, colour in enumerate(COLOURS)
        ],
    )


def values_of_map(fields: int) -> str:
    """Return the properties of a map in which the chosen field and the colours are kept."""
    names = ["SightFrom", "SightRow", *(f"seen_{n}" for n in range(fields))]
    return element(
        "module.properties.GlobalProperties",
        [
            element(
                "module.properties.GlobalProperty",
                name=name,
                initialValue="",
                isNumeric=False,
                min="null",
                max="null",
                wrap=False,
                description="",
            )
            for name in names
        ],
    )


def looking_prototypes(fields: int) -> list[str]:
    """Return what a piece needs to colour what its field sees: on command, and at each move."""
    from_here = [
        setter("SightFrom", key("mapkitFrom"), "{LocationName}"),
        setter("SightRow", key("mapkitFrom"), f"{{{_of('LocationName', 'row')}}}"),
        setter("SightFrom", key("mapkitNone"), ""),
        setter("SightRow", key("mapkitNone"), NEVER),
        setter(
            '{"seen_" + SightIndex}',
            key("mapkitColour"),
            '{("" + SightRow).length() > SightIndex ? '
            f'("" + SightRow).substring(SightIndex, SightIndex + 1) : "{NEVER}"}}',
        ),
        _trigger("", key("mapkitAll"), (), [key("mapkitColour")], times=fields),
        _trigger("Show all what it sees", "83,130", (), [key("mapkitFrom"), key("mapkitAll")]),
        _trigger("Hide what it sees", "72,130", (), [key("mapkitNone"), key("mapkitAll")]),
    ]
    gone = _trigger(
        "", "", [key("mapkitMoved")], [key("mapkitNone"), key("mapkitAll")],
        only='{("" + SightFrom).length() > 0}',
    )  # fmt: skip
    at_moves = _trigger("", "", [key("mapkitMoved")], [key("mapkitFrom"), key("mapkitAll")])
    made = {
        "Looks": from_here,
        "Looks on the board": [("prototype;Looks;", ""), gone],
        "Looks at moves": [("prototype;Looks;", ""), at_moves],
    }
    return [
        element("module.PrototypeDefinition", text=piece(traits), name=name, description="")
        for name, traits in made.items()
    ]


def _trigger(
    command: str,
    keyed: str,
    watched: Sequence[str],
    actions: Sequence[str],
    times: int | None = None,
    only: str = "",
) -> tuple[str, str]:
    loop = times is not None
    parts: list[object] = [
        command or "mapkit", command, keyed, only, sequence(watched, ","), sequence(actions, ","),
        loop, "", "", "counted", "", "", times or 1, loop, "SightIndex", 0, 1,
    ]  # fmt: skip
    return f"macro;{sequence(parts)}", ""
