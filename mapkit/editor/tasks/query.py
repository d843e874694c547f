"""A question to a worker, asked again when its subject changes, and the newest answer."""

from __future__ import annotations

import operator
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Any, Generic, TypeVar

from PyQt6.QtCore import QObject, pyqtSignal

from mapkit.editor.tasks.worker import Tell, Worker

Value = TypeVar("Value")


class State(Enum):
    """How far a question is."""

    IDLE = "nothing was asked, or it is asked no more"
    ASKED = "the answer is being computed"
    DONE = "the value is the answer"
    FAILED = "there is no answer"


class Query(QObject, Generic[Value]):
    """A question, and the newest answer to it.

    While another answer is computed the one before stays, so that what shows it does not
    flicker; :attr:`about` tells what it holds for.

    ``value`` is the answer. ``about`` is what :attr:`value` was asked about; () before the first
    answer.

    Parameters
    ----------
    worker : Worker
        Works the answers out, in its thread.
    kind : str
        The worker's name for the question, one of its own.
    nothing : object
        The value while there is no answer.
    rank : int
        Of what the worker has to do, the smallest goes first.
    must_succeed : bool
        Whether a failure is a mistake of the program, which is raised in the window's thread.
    """

    changed = pyqtSignal()
    """There is an answer, it has failed, or :meth:`clear` took it away."""

    def __init__(
        self,
        worker: Worker,
        kind: str,
        nothing: Value,
        *,
        rank: int = 0,
        must_succeed: bool = False,
    ) -> None:
        super().__init__(worker)
        self._worker = worker
        self._kind = kind
        self._nothing = nothing
        self._rank = rank
        self._must_succeed = must_succeed
        self._ended = State.IDLE
        self.value = nothing
        self.about: tuple[Any, ...] = ()

    @property
    def state(self) -> State:
        """How far the question is that was asked last."""
        return State.ASKED if self.asked else self._ended

    @property
    def asked(self) -> bool:
        """Whether an answer is being computed, or will be."""
        return self._worker.busy(self._kind)

    def ask(self, work: Callable[[Tell], Value], *about: object) -> None:
        """Work an answer out; one that is still being computed is given up.

        ``work`` runs in the worker's thread, so it must not touch Qt's objects. ``*about`` is what
        the answer holds for, such as the map.
        """
        self._worker.submit(
            self._kind,
            work,
            partial(self._end, State.DONE, about),
            failed=partial(self._fail, about),
            rank=self._rank,
        )

    def cancel(self) -> None:
        """Give up what is being computed; the answer before stays."""
        self._worker.cancel(self._kind)

    def clear(self, *about: object) -> None:
        """Give up what is being computed, and forget the answer before."""
        self.cancel()
        if self.value is not self._nothing:
            self._end(State.IDLE, about, self._nothing)

    def answer_about(self, *about: object) -> Value:
        """Return the answer if it holds for just these objects, otherwise nothing."""
        same = len(about) == len(self.about) and all(map(operator.is_, about, self.about))
        return self.value if same else self._nothing

    def _fail(self, about: tuple[object, ...], problem: Exception) -> None:
        self._end(State.FAILED, about, self._nothing)
        if self._must_succeed:
            raise problem

    def _end(self, state: State, about: tuple[object, ...], value: Value) -> None:
        self._ended, self.about, self.value = state, about, value
        self.changed.emit()
