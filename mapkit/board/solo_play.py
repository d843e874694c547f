"""Questions of the solo rules about a board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from mapkit.analysis.regroup import regroup
from mapkit.analysis.solo_sentences import SET_UP
from mapkit.analysis.solo_start import named_steps, set_up
from mapkit.board.base import Name
from mapkit.board.places import PlacesAnswer, PlayBase
from mapkit.board.solo import SoloAnswer, solo_answer
from mapkit.errors import NotFoundError, UsageError
from mapkit.messages import phrase
from mapkit.model.solo import CardStep, SoloPosition


class SoloPlay(PlayBase):
    """What :class:`mapkit.Play` is asked by the solo rules."""

    def solo_search(self, origin: Name) -> PlacesAnswer:
        """Find on which fields a defender finds the sniper by searching (solo rules).

        Examples
        --------
        >>> board.play.solo_search("R12").fields
        ('R8', 'R9', 'R11', 'R12', 'R22')
        """
        at = self._field(origin)
        return self._answer("solo_search", self._asked.solo_search(at), origin=at)

    def regroup(
        self,
        card: str,
        last_known: str | None,
        squads: Mapping[str, Iterable[Name]],
        *,
        sniper: Name,
    ) -> PlacesAnswer:
        """Resolve a regroup card: where every unit stands afterwards (solo rules, p. 7).

        ``squads`` has the fields of the units by squad. The card first sets the last known sector
        to the ``sniper``'s, so it may be left out. Of several ways that is given of which
        :func:`mapkit.analysis.regroup.regroup` tells.

        Raises
        ------
        NotFoundError
            The map has no marks of that card.
        UsageError
            The sector is not the sniper's, or two units stand on one field.

        Examples
        --------
        >>> board.play.regroup("A", None, {"black": ["B42"]}, sniper="R12").moves
        mappingproxy({'B42': 'R8'})
        """
        at = self._field(sniper)
        sector = self._map.fields[at].sector
        units = {self._sector(s): self._fields(on) for s, on in squads.items()}
        held = tuple(i for on in units.values() for i in on)
        twice = [i for i in held if held.count(i) > 1]
        if twice:
            raise UsageError(phrase("two units stand on {field}", field=twice[0]))
        if sector is None or (last_known is not None and self._sector(last_known) != sector):
            raise UsageError(
                phrase(
                    "a regroup card sets the last known sector to the sniper's: {field} is in "
                    "{sector}",
                    field=at,
                    sector=sector or phrase("none"),
                )
            )
        cards = {str(m.attributes["card"]) for m in self._map.markers if m.type == "regroup"}
        if card not in cards:
            raise NotFoundError(
                phrase(
                    "the map has no marks of card '{card}' (it has: {known})",
                    card=card,
                    known=", ".join(sorted(cards)) or phrase("none"),
                )
            )
        found = regroup(self._asked, card, at, units)
        answer = self._answer("regroup", found.found, held, sector=sector, card=card, sniper=at)
        return replace(answer, equal=found.equal)

    def card(
        self,
        card: str,
        units: Mapping[str, Iterable[Name]],
        *,
        sniper: Name,
        last_known: str | None = None,
        likely: Iterable[int] = (),
        goals: Iterable[int] = (),
        off: Iterable[str] = (),
        hits: int = 0,
        targets: Iterable[Name] = (),
        tokens: int = 1,
        cards: Mapping[str, Sequence[CardStep]] = MappingProxyType({}),
    ) -> SoloAnswer:
        """Carry out an order card, or an event, of the solo game on a position.

        Parameters
        ----------
        card : str
            A card that the rules describe, one of ``cards``, or an event: ``first objective``,
            ``noise``, ``return``, ``end of turn``. Case does not matter.
        units : mapping of str to iterable of names
            By squad the fields of its defenders.
        sniper : name
        last_known : str, optional
            The sector where he was last known; his own where it is left out.
        likely, goals : iterable of int
            The numbers of the likely objectives, and of those that he has to complete.
        off : iterable of str
            Squads of the defenders that are off the board.
        hits : int
            That he took in this turn, 0 to 3.
        targets, tokens
            Of the event ``noise``: the fields that were shot at, two with the submachine gun, and
            how many tokens were drawn.
        cards : mapping of str to sequence of CardStep
            Cards of your own, by name.

        Raises
        ------
        NotFoundError
            There is no such card, or a name stands for nothing.
        UsageError
            Somebody stands where nobody can, two defenders stand on one field, a squad has too
            many, a likely objective is none of the map's, or the event is the first objective
            where none of his is.

        Examples
        --------
        >>> board.play.card("noise", {"red": ["R12"]}, sniper="R22").after.units
        (('red', 'R8'),)
        """
        return solo_answer(
            self._asked,
            card,
            self._position(units, sniper, last_known, likely, goals, off, hits),
            targets=self._fields(targets),
            tokens=tokens,
            cards={name: named_steps(self._map, steps) for name, steps in cards.items()},
        )

    def set_up(self, entry: Name, goals: Iterable[int] = ()) -> SoloAnswer:
        """Set up a solo game (p. 2): where the defenders stand, and which objectives are likely.

        Raises
        ------
        UsageError
            No arrow points at ``entry``, or the ``goals`` are not two objectives in two sectors,
            neither of them the entry's.

        Examples
        --------
        >>> board.play.set_up("white entry").after.likely
        (1, 2, 3, 4, 5, 6, 7, 8)
        """
        at = self._field(entry)
        arrows = {m.field: "" for m in self._map.markers if m.type == "entry"}
        if arrows and at not in arrows:
            raise UsageError(
                phrase(
                    "{field} is no entry; entries are {known}", field=at, known=", ".join(arrows)
                )
            )
        position = set_up(self._asked, at, tuple(goals))
        wrong = [n for n in position.goals if n not in position.likely]
        if wrong:
            raise UsageError(
                phrase(
                    "objective {n} cannot be his: it is none of the map's, or in the sector where "
                    "he comes in",
                    n=wrong[0],
                )
            )
        numbered = self._asked.objectives
        sectors = {self._map.fields[numbered[n]].sector for n in position.goals}
        if len(position.goals) > 2 or len(sectors) < len(position.goals):
            raise UsageError(phrase("the sniper has two objectives, in two sectors"))
        return SoloAnswer(self._map, SET_UP, position, position)

    def summon(
        self,
        target: Name,
        *,
        defenders: Iterable[Name] = (),
        origin: Name | None = None,
        sniper: Name | None = None,
        last_known: str | None = None,
    ) -> PlacesAnswer:
        """Find where a defender that is summoned to a field is put (solo rules, p. 6).

        With ``origin``, where it stands, the ``sniper``'s field and the ``last_known`` sector: no
        place that is farther from the sniper, if the unit is in that sector already (p. 3). No
        place at all then means that it stays.

        Raises
        ------
        UsageError
            Only some of ``origin``, ``sniper`` and ``last_known`` are given.

        Examples
        --------
        >>> board.play.summon("B42", defenders=["B42", "B43"]).fields
        ('B35', 'B37', 'B44', 'B54')
        """
        at, held = self._field(target), self._fields(defenders)
        if origin is None and sniper is None and last_known is None:
            found = self._asked.summon(at, held)
            return self._answer("summon", found, held, self._asked.counted, target=at)
        if origin is None or sniper is None or last_known is None:
            raise UsageError(
                phrase(
                    "whether a unit may be summoned depends on three things, to be given together: "
                    "where it stands (origin), the sniper's field (sniper) and the last known "
                    "sector (last_known)"
                )
            )
        start, seen, sector = self._field(origin), self._field(sniper), self._sector(last_known)
        found = self._asked.summon(at, held, start, seen, sector)
        said = {"target": at, "origin": start, "sniper": seen, "last_known": sector}
        return self._answer("summon", found, held, self._asked.counted, **said)

    def comes_back(
        self, squad: str, *, defenders: Iterable[Name] = (), sniper: Name | None = None
    ) -> PlacesAnswer:
        """Find where a fallen defender comes back (solo rules): not where the sniper stands.

        Raises
        ------
        UsageError
            Nobody fights for that squad.

        Examples
        --------
        >>> board.play.comes_back("red", defenders=["R12"]).fields
        ('R8', 'R9', 'R11', 'R22')
        """
        name, held = self._sector(squad), self._fields(defenders)
        starts = (m.attributes.get("squad") for m in self._map.markers if m.type == "start")
        squads = tuple(dict.fromkeys(map(str, starts)))
        if squads and name not in squads:
            raise UsageError(
                phrase("nobody fights for {name}; squads are {known}", name=name, known=squads)
            )
        taken = [*held, *([] if sniper is None else [self._field(sniper)])]
        return self._answer("comes_back", self._asked.comes_back(name, taken), held, squad=name)

    def _position(
        self,
        units: Mapping[str, Iterable[Name]],
        sniper: Name,
        last_known: str | None,
        likely: Iterable[int],
        goals: Iterable[int],
        off: Iterable[str],
        hits: int,
    ) -> SoloPosition:
        at = self._field(sniper)
        sector = self._sector(last_known) if last_known else self._map.fields[at].sector
        stand = [(self._sector(s), i) for s, on in units.items() for i in self._fields(on)]
        twice = [i for _, i in stand if [f for _, f in stand].count(i) > 1]
        if twice:
            raise UsageError(phrase("two units stand on {field}", field=twice[0]))
        nobody = [i for i in (at, *(i for _, i in stand)) if not self._asked.holds(i)]
        if nobody:
            raise UsageError(phrase("nobody can stand on {field}", field=nobody[0]))
        gone = tuple(self._sector(s) for s in off)
        self._refuse_too_many([*(s for s, _ in stand), *gone])
        numbers, wanted = tuple(sorted({*likely})), tuple(goals)
        strange = [n for n in (*numbers, *wanted) if n not in self._asked.objectives]
        if strange:
            raise UsageError(phrase("the map has no objective {n}", n=strange[0]))
        return SoloPosition(tuple(stand), at, sector or "", numbers, wanted, gone, hits)

    def _refuse_too_many(self, squads: Sequence[str]) -> None:
        """Refuse more defenders of a squad, on the board and off it, than it has starts."""
        starts = [m.attributes["squad"] for m in self._map.markers if m.type == "start"]
        for squad in dict.fromkeys(squads):
            if starts.count(squad) < squads.count(squad):
                raise UsageError(
                    phrase(
                        "squad {squad} has {most} defenders on this map; {n} were given, those "
                        "off the board among them",
                        squad=squad,
                        most=starts.count(squad),
                        n=squads.count(squad),
                    )
                )
