"""``mapkit play``: what players ask of the board, above all the cards of the solo game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mapkit.board import Answer, Board, Play
from mapkit.cli.answering import answer_options
from mapkit.cli.command import ExampleGroup, command
from mapkit.cli.options import complete_fields, fields_option, map_argument
from mapkit.cli.output import note_input
from mapkit.messages import say

if TYPE_CHECKING:
    from mapkit.mapfile.solo_files import SoloFile


@click.group(
    "play",
    cls=ExampleGroup,
    examples=(
        "mapkit play search board.yaml 42",
        "mapkit play deploy board.yaml red soldier --officer 12 --defender 15",
        "mapkit play nearest board.yaml 42 --defender 12 --defender 67",
        "mapkit play towards board.yaml 12 white --steps 3",
        'mapkit play access board.yaml "objective 2" --kind open --defender 15',
        "mapkit play regroup board.yaml A --sniper 12 --unit black=42 --unit yellow=67",
    ),
)
def play() -> None:
    """Answer what players and the solo cards ask of the board.

    Distances count fields; with --choice walking_distance=cost hard terrain costs more. If several
    are equal, all are listed: the solo rules take the one worst for the sniper, then draw lots.
    """


def _question(name: str, *examples: str) -> Callable[[Callable[..., Answer]], click.Command]:
    """Make a sub-command of a function that asks a :class:`Play`."""

    def declare(ask: Callable[..., Answer]) -> click.Command:
        @wraps(ask)
        def ask_board(board: Board, **asked: Any) -> Answer:
            return ask(board.play, **asked)

        made = command(name, *examples)(map_argument()(answer_options(ask_board)))
        play.add_command(made)
        return made

    return declare


def _field(name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add a field of the map as an argument."""
    return click.argument(name, shell_complete=complete_fields)


_STANDS = "A defender stands there. Repeatable."
_defenders = fields_option("--defender", "defenders", help=_STANDS)


@_question(
    "search",
    "mapkit play search board.yaml 42",
    'mapkit play search board.yaml "red officer" --picture search.png',
)
@_field("origin")
def search(play: Play, **asked: Any) -> Answer:
    """Show which fields a unit on ORIGIN may search.

    These are its own and up to two that match it. By the solo rules it is the field and all
    adjacent ones: mapkit play solo-search.
    """
    return play.search(**asked)


@_question(
    "deploy",
    "mapkit play deploy board.yaml red officer",
    "mapkit play deploy board.yaml red soldier --officer 12 --defender 15",
)
@click.argument("squad")
@click.argument("role", type=click.Choice(["officer", "soldier"]), metavar="ROLE")
@click.option(
    "--officer",
    metavar="FIELD",
    shell_complete=complete_fields,
    help="Where the squad's officer stands; a soldier is deployed beside him.",
)
@click.option("--any-sector", is_flag=True, help="The officer may be anywhere (Radio Operator).")
@_defenders
def deploy(play: Play, **asked: Any) -> Answer:
    """Show where an officer or a soldier of SQUAD may be deployed."""
    return play.deploy(**asked)


@_question("distraction", "mapkit play distraction board.yaml 17 42 --defender 18")
@_field("origin")
@_field("target")
@_defenders
def distraction(play: Play, **asked: Any) -> Answer:
    """Show where the unit on ORIGIN may end when distracted.

    It moves as far as a defender does, into sight of the sniper on TARGET; each field is listed
    with its shot distance.
    """
    return play.distraction(**asked)


@_question("shotgun", "mapkit play shotgun board.yaml 42")
@_field("origin")
def shotgun(play: Play, **asked: Any) -> Answer:
    """Show which fields a shotgun fired on ORIGIN hits.

    These are its own and all that match it.
    """
    return play.shotgun(**asked)


def _ranked(name: str, word: str) -> None:
    @_question(
        name,
        f"mapkit play {name} board.yaml 42 --defender 12 --defender 67",
        f"mapkit play {name} board.yaml white --defender 12 --picture {name}.png",
    )
    @_field("target")
    @fields_option("--defender", "defenders", help=_STANDS, required=True)
    def ask(play: Play, **asked: Any) -> Answer:
        answer: Answer = getattr(play, name)(**asked)
        return answer

    ask.help = f"Show which defenders are {word} TARGET.\n\nTARGET is a field or a sector."


_ranked("nearest", "nearest to")
_ranked("farthest", "farthest from")


@_question(
    "towards",
    "mapkit play towards board.yaml 12 42 --defender 15",
    "mapkit play towards board.yaml 12 white --steps 3",
)
@_field("origin")
@_field("target")
@click.option(
    "--steps", type=click.IntRange(0), help="Fields it may move; by default as the rules say."
)
@_defenders
def towards(play: Play, **asked: Any) -> Answer:
    """Show where a move towards TARGET may end.

    TARGET is a field or a sector. The defender on ORIGIN goes as far as it may along a shortest
    path; each field is listed with the distance that is left.
    """
    return play.towards(**asked)


@_question(
    "access",
    'mapkit play access board.yaml "objective 2" --kind open --defender 15',
    "mapkit play access board.yaml 42 --kind elevated",
)
@_field("target")
@click.option("--kind", help="The kind that the card names; On Guard: open.")
@_defenders
def access(play: Play, **asked: Any) -> Answer:
    """Show the unguarded access fields nearest to TARGET.

    An objective on open ground without a defender is its own access field, whatever
    the kind.
    """
    return play.access(**asked)


@_question("recon", "mapkit play recon board.yaml 12", "mapkit play recon board.yaml 12 --steps 3")
@_field("origin")
@click.option(
    "--steps",
    type=click.IntRange(0),
    default=2,
    show_default=True,
    help="How near; 3 with the Sniper challenge.",
)
def recon(play: Play, **asked: Any) -> Answer:
    """Show where a defender on ORIGIN finds the sniper by recon.

    The fields are near and in sight. Near is counted in steps; with --choice recon_distance=shot,
    as shots are.
    """
    return play.recon(**asked)


@_question("solo-search", "mapkit play solo-search board.yaml 12")
@_field("origin")
def solo_search(play: Play, **asked: Any) -> Answer:
    """Show where a defender on ORIGIN finds the sniper by searching.

    That is on its own field and on all adjacent ones.
    """
    return play.solo_search(**asked)


def _units(
    _ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]
) -> dict[str, list[str]]:
    units: dict[str, list[str]] = {}
    for value in values:
        squad, equals, at = value.partition("=")
        if not equals or not squad.strip() or not at.strip():
            raise click.BadParameter(
                say("'{value}' is not SQUAD=FIELD, for example red=12", value=value)
            )
        units.setdefault(squad.strip(), []).append(at.strip())
    return units


def _squads(*, required: bool) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Add ``--unit SQUAD=FIELD``."""
    return click.option(
        "--unit",
        "squads",
        multiple=True,
        required=required,
        metavar="SQUAD=FIELD",
        callback=_units,
        help="A defender of the squad stands there. Repeatable.",
    )


_SNIPER = click.option(
    "--sniper", metavar="FIELD", shell_complete=complete_fields, help="The sniper's field."
)
_LAST_KNOWN = click.option(
    "--last-known", metavar="SECTOR", help="The sector where the sniper was last known."
)


@_question(
    "regroup", "mapkit play regroup board.yaml A --sniper 12 --unit black=42 --unit yellow=67"
)
@click.argument("card")
@click.argument("sector", required=False)
@_squads(required=True)
@_SNIPER
@_LAST_KNOWN
def regroup(
    play: Play,
    card: str,
    sector: str | None,
    squads: dict[str, list[str]],
    sniper: str | None,
    last_known: str | None,
) -> Answer:
    """Show where every unit stands after a regroup card.

    The card first sets the last known SECTOR to the sniper's, so that can be left out. Called units
    are put on the card's marks there, not moved. The sector's own squad stays; in a neutral sector
    a mark calls the one unit of its colour that is nearest. Nobody who is in the sector already is
    put farther from the sniper. Of equal ways the one that leaves them nearest to him is given.
    """
    if sniper is None:
        raise click.UsageError(say("say where the sniper is: --sniper FIELD"))
    if sector and last_known and sector != last_known:
        raise click.UsageError(say("two last known sectors: {a} and {b}", a=sector, b=last_known))
    return play.regroup(card, sector or last_known, squads, sniper=sniper)


@_question(
    "summon",
    "mapkit play summon board.yaml 42 --defender 42 --defender 43",
    "mapkit play summon board.yaml 42 --origin 12 --sniper 30 --last-known red",
)
@_field("target")
@click.option(
    "--origin",
    metavar="FIELD",
    shell_complete=complete_fields,
    help=(
        "Where the summoned unit stands. If that is in the last known sector, it is not "
        "put farther from the sniper."
    ),
)
@_SNIPER
@_LAST_KNOWN
@_defenders
def summon(play: Play, **asked: Any) -> Answer:
    """Show where a defender summoned to TARGET is put.

    On the field, else on a matching one, else on the nearest, where no defender stands.
    """
    return play.summon(**asked)


def _read_position(
    _ctx: click.Context, _param: click.Parameter, path: Path | None
) -> SoloFile | None:
    """Read a position file; click turns the error into a message."""
    if path is None:
        return None
    from mapkit.mapfile.solo_files import open_solo_file  # noqa: PLC0415 - few commands read one

    note_input(path)
    return open_solo_file(path)


@_question(
    "card",
    'mapkit play card board.yaml "On Guard" --unit red=1 --unit black=38 --sniper 22 --likely 4',
    "mapkit play card board.yaml encirclement --position evening.yaml --picture after.png",
    "mapkit play card board.yaml noise --position evening.yaml --tokens 2 --target 38",
)
@click.argument("card")
@click.option(
    "--position",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    callback=_read_position,
    metavar="FILE",
    help="A YAML file with the position, and with order cards of your own.",
)
@_squads(required=False)
@_SNIPER
@_LAST_KNOWN
@click.option("--likely", multiple=True, type=int, help="A likely objective. Repeatable.")
@click.option(
    "--goal",
    "goals",
    multiple=True,
    type=int,
    help="An objective that he has to complete; of equal ways that near it is worse. Repeatable.",
)
@click.option("--off", multiple=True, metavar="SQUAD", help="A defender of it is off the board.")
@click.option(
    "--tokens",
    type=click.IntRange(0, 9),
    default=1,
    show_default=True,
    help="Of noise: how many were drawn.",
)
@fields_option(
    "--target",
    "targets",
    help="Of noise: a field that was shot at. Repeatable.",
)
def card(
    play: Play,
    card: str,
    position: SoloFile | None,
    squads: dict[str, list[str]],
    sniper: str | None,
    last_known: str | None,
    likely: tuple[int, ...],
    goals: tuple[int, ...],
    off: tuple[str, ...],
    tokens: int,
    targets: tuple[str, ...],
) -> Answer:
    """Carry out an order card of the solo game.

    It lists every step, and where everyone stands afterwards. CARD is On Guard, Encirclement,
    Regroup A, Regroup C, one of the position file, or an event: first objective, noise, return,
    end of turn. Options replace what the file says. Where the rules leave a choice the worst
    for the sniper is taken: most hits, then nearest to him, then nearest to a --goal.
    """
    given: dict[str, Any] = dict(position.values) if position else {}
    given.pop("mapkit_solo_cards", None)
    units: Mapping[str, Iterable[str]] = squads or (position.units if position else {})
    typed = {
        "sniper": sniper, "last_known": last_known, "likely": likely, "goals": goals, "off": off,
    }  # fmt: skip
    given |= {name: value for name, value in typed.items() if value}
    if "sniper" not in given:
        raise click.UsageError(say("say where the sniper is: --sniper FIELD"))
    if not units and not given.get("off"):
        raise click.UsageError(say("say where the defenders stand: --unit SQUAD=FIELD"))
    own = position.cards if position else {}
    return play.card(card, units, **given, tokens=tokens, targets=targets, cards=own)


@_question("set-up", 'mapkit play set-up board.yaml "white entry" --goal 2 --goal 4')
@_field("entry")
@click.option("--goal", "goals", multiple=True, type=int, help="An objective card. Repeatable.")
def set_up(play: Play, entry: str, goals: tuple[int, ...]) -> Answer:
    """Show how a solo game begins.

    The sniper comes in at ENTRY. Defenders stand on the numbered fields; likely are the
    objectives outside ENTRY's sector.
    """
    return play.set_up(entry, goals)


@_question("comes-back", "mapkit play comes-back board.yaml red --defender 12")
@click.argument("squad")
@_SNIPER
@_defenders
def comes_back(play: Play, **asked: Any) -> Answer:
    """Show where a fallen defender of SQUAD comes back."""
    return play.comes_back(**asked)
