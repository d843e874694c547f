"""Questions of players besides reach, noise and sight."""

from __future__ import annotations

from collections.abc import Iterable

from mapkit.board.base import Name
from mapkit.board.places import PlacesAnswer
from mapkit.board.solo_play import SoloPlay
from mapkit.errors import UsageError
from mapkit.messages import phrase


class Play(SoloPlay):
    """Questions of players about a board; :attr:`mapkit.Board.play` has them.

    Fields are named as for :class:`mapkit.Board`, sectors by id or name; defenders by the fields
    where they stand. Methods raise NotFoundError or UsageError for a name that stands for
    nothing or for several fields, and InvalidMapError where the map has errors. ``origin`` is the
    field where a unit stands, ``target`` the field or sector it is about. Page numbers are
    those of the solo rules where a method says so, of the rulebook otherwise.

    Examples
    --------
    >>> board.play.towards("B42", "red", steps=3).fields
    ('W98', 'W100')
    """

    def nearest(self, target: Name, defenders: Iterable[Name]) -> PlacesAnswer:
        """Find the defenders that are nearest to a field or a sector: all where several are.

        Examples
        --------
        >>> board.play.nearest("objective 4", [42, 67]).distances
        mappingproxy({'B42': 2})
        """
        return self._ranked("nearest", target, defenders)

    def farthest(self, target: Name, defenders: Iterable[Name]) -> PlacesAnswer:
        """Find the defenders that are farthest from a field or a sector.

        Examples
        --------
        >>> board.play.farthest("white", ["R12", "Y67"]).fields
        ('R12',)
        """
        return self._ranked("farthest", target, defenders)

    def towards(
        self,
        origin: Name,
        target: Name,
        *,
        defenders: Iterable[Name] = (),
        steps: int | None = None,
    ) -> PlacesAnswer:
        """Find where a defender's move towards a field or a sector may end.

        ``steps`` is its allowance where a card gives another, such as 3 of *Encirclement*.

        Raises
        ------
        UsageError
            ``steps`` is negative.

        Examples
        --------
        >>> board.play.towards("B42", "red", steps=3).fields
        ('W98', 'W100')
        """
        start, held = self._field(origin), self._fields(defenders)
        if steps is not None and steps < 0:
            raise UsageError(phrase("a figure cannot move fewer than 0 fields"))
        name, targets = self._target(target)
        found = self._asked.towards(start, targets, held, steps)
        return self._answer("towards", found, held, self._asked.counted, origin=start, target=name)

    def access(
        self, target: Name, kind: str | None = None, *, defenders: Iterable[Name] = ()
    ) -> PlacesAnswer:
        """Find the unguarded access fields nearest to a field; *On Guard* has the kind ``open``.

        An objective on open ground without a defender is its own, whatever the kind.

        Raises
        ------
        UsageError
            The ruleset does not know the kind.

        Examples
        --------
        >>> board.play.access("objective 2", "open").fields
        ('R15',)
        """
        kinds = self._map.ruleset.kinds
        if kind is not None and kind not in kinds and kind not in self._asked.relations.access:
            raise UsageError(
                phrase(
                    "the ruleset {ruleset} has no kind '{kind}' (it has: {known})",
                    ruleset=self._map.ruleset.id,
                    kind=kind,
                    known=", ".join(kinds),
                )
            )
        at, held = self._field(target), self._fields(defenders)
        found = self._asked.access(at, kind, held)
        said = {"target": at, **({"kind": kind} if kind else {})}
        return self._answer("access", found, held, self._asked.counted, **said)

    def recon(self, origin: Name, *, steps: int = 2) -> PlacesAnswer:
        """Find what a defender sees by recon: 2 fields away at most, 3 with Sniper challenge.

        The choice ``recon_distance`` says whether these are steps or shot distance; ``counted``
        tells it.

        Examples
        --------
        >>> board.play.recon("B42").distances["B38"]
        2
        """
        at, by = self._field(origin), self._asked.counted_by_recon
        found = self._asked.recon(at, steps)
        return self._answer(
            "recon", found, (), "shot" if by == "shot" else "fields", origin=at, by=by
        )

    def search(self, origin: Name) -> PlacesAnswer:
        """Find which fields a unit may search: its own and up to two of the others (p. 9).

        Examples
        --------
        >>> board.play.search("R12").fields
        ('R11', 'R12')
        """
        at = self._field(origin)
        return self._answer("search", self._asked.matching(at), origin=at)

    def shotgun(self, origin: Name) -> PlacesAnswer:
        """Find which fields a shotgun hits (p. 15).

        Examples
        --------
        >>> board.play.shotgun("B42").fields
        ('B35', 'B37', 'B42', 'B43', 'B44', 'B54')
        """
        at = self._field(origin)
        return self._answer("shotgun", self._asked.matching(at), origin=at)

    def deploy(
        self,
        squad: str,
        role: str,
        *,
        officer: Name | None = None,
        defenders: Iterable[Name] = (),
        any_sector: bool = False,
    ) -> PlacesAnswer:
        """Find where a unit may be deployed (p. 9); ``any_sector`` is for the Radio Operator.

        A soldier needs the field of his ``officer``.

        Raises
        ------
        UsageError
            The role is neither ``officer`` nor ``soldier``.

        Examples
        --------
        >>> board.play.deploy("red", "officer").fields
        ('R12',)
        """
        if role not in ("officer", "soldier"):
            raise UsageError(phrase("an officer or a soldier is deployed, not '{role}'", role=role))
        name, held = self._sector(squad), self._fields(defenders)
        at = None if officer is None else self._field(officer)
        found = self._asked.deploy(name, role, at, held, any_sector=any_sector)
        return self._answer("deploy", found, held, squad=name, role=role)

    def distraction(
        self, origin: Name, target: Name, *, defenders: Iterable[Name] = ()
    ) -> PlacesAnswer:
        """Find where a distracted defender may end: one move, in sight of the sniper.

        Examples
        --------
        >>> board.play.distraction("B43", "B38").distances["B27"]
        1
        """
        start, at, held = self._field(origin), self._field(target), self._fields(defenders)
        found = self._asked.distraction(start, at, held)
        return self._answer("distraction", found, held, "shot", origin=start, target=at)

    def _ranked(self, question: str, target: Name, defenders: Iterable[Name]) -> PlacesAnswer:
        (name, targets), units = self._target(target), self._fields(defenders)
        if not units:
            raise UsageError(phrase("say where the defenders stand"))
        found = self._asked.nearest(targets, units, farthest=question == "farthest")
        return self._answer(question, found, units, self._asked.counted, target=name)
