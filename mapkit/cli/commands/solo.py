"""``mapkit solo``: what the cards of the solo game ask of the board."""

from __future__ import annotations

import click

from mapkit.board import Answer, Play
from mapkit.cli.command import ExampleGroup
from mapkit.cli.options import complete_fields
from mapkit.cli.play import defender_option, field_argument, play_command
from mapkit.messages import say

__all__ = ["solo"]


@click.group(
    "solo",
    cls=ExampleGroup,
    examples=(
        "mapkit solo nearest board.yaml 42 --defender 12 --defender 67",
        "mapkit solo towards board.yaml 12 white --steps 3",
        'mapkit solo access board.yaml "objective 2" --kind open --defender 15',
        "mapkit solo regroup board.yaml A red --unit black=42 --unit yellow=67",
    ),
)
def solo() -> None:
    """Answer what the solo cards ask of the board.

    Distances count fields; with --choice walking_distance=cost hard terrain costs more. If several
    are equal, all are listed: the solo rules take the one worst for the sniper, then draw lots.
    """


def _ranked(name: str, word: str) -> click.Command:
    @play_command(
        name,
        f"mapkit solo {name} board.yaml 42 --defender 12 --defender 67",
        f"mapkit solo {name} board.yaml white --defender 12 --picture {name}.png",
    )
    @field_argument("target")
    @defender_option()
    def ask(play: Play, target: str, defenders: tuple[str, ...]) -> Answer:
        answer: Answer = getattr(play, name)(target, defenders)
        return answer

    ask.help = f"Show which defenders are {word} TARGET.\n\nTARGET is a field or a sector."
    return ask


solo.add_command(_ranked("nearest", "nearest to"))
solo.add_command(_ranked("farthest", "farthest from"))


@solo.add_command
@play_command(
    "towards",
    "mapkit solo towards board.yaml 12 42 --defender 15",
    "mapkit solo towards board.yaml 12 white --steps 3",
)
@field_argument("unit")
@field_argument("target")
@click.option(
    "--steps", type=click.IntRange(0), help="Fields it may move, if not as many as usual."
)
@defender_option()
def towards(
    play: Play, unit: str, target: str, steps: int | None, defenders: tuple[str, ...]
) -> Answer:
    """Show where a move towards TARGET may end.

    TARGET is a field or a sector. The defender on UNIT goes as far as it may along a shortest path;
    each field is listed with the distance that is left.
    """
    return play.towards(unit, target, defenders=defenders, steps=steps)


@solo.add_command
@play_command(
    "access",
    'mapkit solo access board.yaml "objective 2" --kind open --defender 15',
    "mapkit solo access board.yaml 42 --kind elevated",
)
@field_argument("target")
@click.option("--kind", help="The kind that the card names; On Guard: open.")
@defender_option()
def access(play: Play, target: str, kind: str | None, defenders: tuple[str, ...]) -> Answer:
    """Show the unguarded access fields nearest to TARGET.

    An open field without a defender is its own access field, whatever the kind.
    """
    return play.access(target, kind, defenders=defenders)


@solo.add_command
@play_command(
    "recon", "mapkit solo recon board.yaml 12", "mapkit solo recon board.yaml 12 --steps 3"
)
@field_argument("unit")
@click.option(
    "--steps",
    type=click.IntRange(0),
    default=2,
    show_default=True,
    help="How near; 3 with the Sniper challenge.",
)
def recon(play: Play, unit: str, steps: int) -> Answer:
    """Show where a defender on UNIT finds the sniper by recon.

    The fields are near and in sight.
    """
    return play.recon(unit, steps=steps)


@solo.add_command
@play_command("search", "mapkit solo search board.yaml 12")
@field_argument("unit")
def search(play: Play, unit: str) -> Answer:
    """Show where a defender on UNIT finds him by searching.

    That is on its own field and on all adjacent ones.
    """
    return play.solo_search(unit)


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


@solo.add_command
@play_command(
    "regroup",
    "mapkit solo regroup board.yaml A red --unit black=42 --unit yellow=67 --unit yellow=80",
)
@click.argument("card")
@click.argument("sector")
@click.option(
    "--unit",
    "squads",
    multiple=True,
    required=True,
    metavar="SQUAD=FIELD",
    callback=_units,
    help="A defender of the squad stands there. Repeatable.",
)
def regroup(play: Play, card: str, sector: str, squads: dict[str, list[str]]) -> Answer:
    """Show whom the marks of a regroup card call.

    The marks lie in SECTOR, where the sniper was last known, and its own squad stays. In a neutral
    sector a mark calls the one unit of its colour that is nearest. Called units are put there, not
    moved.
    """
    return play.regroup(card, sector, squads)


@solo.add_command
@play_command(
    "summon",
    "mapkit solo summon board.yaml 42 --defender 42 --defender 43",
    "mapkit solo summon board.yaml 42 --unit 12",
)
@field_argument("target")
@click.option(
    "--unit",
    metavar="FIELD",
    shell_complete=complete_fields,
    help=(
        "Where the summoned unit stands. If that is in the target's sector, it is not "
        "put farther away."
    ),
)
@defender_option()
def summon(play: Play, target: str, unit: str | None, defenders: tuple[str, ...]) -> Answer:
    """Show where a defender summoned to TARGET is put.

    On the field, else on a matching one, else on the nearest, where no defender stands.
    """
    return play.summon(target, defenders=defenders, unit=unit)


@solo.add_command
@play_command("comes-back", "mapkit solo comes-back board.yaml red --defender 12")
@click.argument("squad")
@defender_option()
def comes_back(play: Play, squad: str, defenders: tuple[str, ...]) -> Answer:
    """Show where a fallen defender of SQUAD comes back."""
    return play.comes_back(squad, defenders=defenders)
