"""``mapkit odds``."""

from __future__ import annotations

import re

import click

from mapkit.cli.command import command
from mapkit.cli.options import as_json_option
from mapkit.cli.output import echo_json, echo_notice
from mapkit.errors import FileError, UsageError
from mapkit.messages import one_line, phrase, say

_DEFAULT_RULES = "sniper_elite"
_TOKENS = re.compile(r"([^=,\s]+)=([0-9]{1,9})")


def _parse_bag(
    _ctx: click.Context, _param: click.Parameter, value: str | None
) -> dict[str, int] | None:
    if value is None:
        return None
    found: dict[str, int] = {}
    for part in value.split(","):
        match = _TOKENS.fullmatch(part.strip())
        if match is None:
            raise click.BadParameter(
                say(
                    "'{part}' is not a type and a number of tokens; write a bag as {example}",
                    part=part.strip(),
                    example="accuracy=6,noise=2,recoil=3",
                )
            )
        if match[1] in found:
            raise click.BadParameter(say("'{token}' is in the bag twice", token=match[1]))
        found[match[1]] = int(match[2])
    return found


@command(
    "odds",
    "mapkit odds",
    "mapkit odds 3 --bag accuracy=6,noise=2,recoil=3",
    "mapkit odds 2 --bag accuracy=7,noise=4,recoil=3,silencer=1 --tokens 6 --json",
)
@click.argument("distance", type=click.IntRange(1, 100), required=False)
@click.option(
    "--bag", callback=_parse_bag, metavar="TOKENS", help="The tokens in the bag, as TYPE=NUMBER,..."
)
@click.option("--tokens", type=click.IntRange(1, 100), help="Only draws of this many tokens.")
@click.option(
    "--rules",
    metavar="NAME",
    default=_DEFAULT_RULES,
    show_default=True,
    help="A ruleset that comes with mapkit, or the path of one.",
)
@as_json_option()
def odds(
    bag: dict[str, int] | None,
    distance: int | None,
    tokens: int | None,
    rules: str,
    *,
    as_json: bool,
) -> None:
    """Show how often a shot hits, misses by recoil, and reveals the shooter.

    The chances are exact, for each number of tokens drawn; with DISTANCE, only for shots over
    that many fields. Without --bag, the bag is that of the start of the game.
    """
    from mapkit.analysis.measures.odds import find_odds  # noqa: PLC0415
    from mapkit.analysis.measures.odds_words import odds_dict, odds_table  # noqa: PLC0415
    from mapkit.mapfile.rulesets import read_ruleset  # noqa: PLC0415

    ruleset, found = read_ruleset(rules)
    if ruleset is None:
        raise FileError(phrase("{name} cannot be read: {why}", name=rules, why=found[0].message))
    if ruleset.bag is None:
        raise UsageError(phrase("the ruleset {name} has no bag of tokens", name=ruleset.id))
    answer = find_odds(
        ruleset.bag,
        bag,
        distances=None if distance is None else range(distance, distance + 1),
        tokens=None if tokens is None else range(tokens, tokens + 1),
    )
    for token, number in (bag or {}).items():
        most = ruleset.bag.tokens[token].most
        if most is not None and number > most:
            echo_notice(
                say(
                    "the game has {most} tokens '{token}', not {n}",
                    most=most,
                    token=token,
                    n=number,
                )
            )
    if not answer.chances:
        raise UsageError(
            phrase("no such shot can be made: a shot draws at least as many tokens as its "
                   "distance, never so that it cannot hit, and the bag holds {n}, {hitting} of "
                   "them hitting", n=sum(answer.contents.values()),
                   hitting=sum(answer.contents[i] for i in ruleset.bag.hits))
        )  # fmt: skip
    if as_json:
        echo_json({"ruleset": ruleset.id, **odds_dict(answer)})
        return
    first, *others = odds_table(ruleset.bag, answer)
    click.secho(one_line(first), bold=True)
    for line in others:
        click.echo(one_line(line))
