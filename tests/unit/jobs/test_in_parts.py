"""Work in parts: in order, on threads, stopped by an error or by progress."""

from __future__ import annotations

import pytest

from mapkit.jobs.in_parts import in_parts, part_of


def reciprocal(part: int) -> float:
    return 1 / part


@pytest.mark.parametrize("threads", [1, 3])
def test_results_come_in_the_order_of_the_parts(threads: int) -> None:
    told: list[tuple[int, int]] = []
    found = in_parts(
        reciprocal, range(1, 40), threads=threads, progress=lambda *step: told.append(step)
    )
    assert found == [1 / n for n in range(1, 40)]
    assert told == sorted(told)
    assert told[-1] == (39, 39)


@pytest.mark.parametrize("threads", [1, 3])
def test_nothing_to_do_is_nothing(threads: int) -> None:
    assert in_parts(reciprocal, [], threads=threads) == []


@pytest.mark.parametrize("threads", [1, 2])
def test_an_error_stops_the_work(threads: int) -> None:
    asked = []

    def work(part: int) -> float:
        asked.append(part)
        return 1 / part

    with pytest.raises(ZeroDivisionError):
        in_parts(work, [1, 0, *range(1, 5000)], threads=threads)
    assert len(asked) < 5002


@pytest.mark.parametrize("threads", [1, 2])
def test_progress_that_raises_stops_the_work(threads: int) -> None:
    def stop(done: int, _total: int) -> None:
        raise KeyboardInterrupt(done)

    with pytest.raises(KeyboardInterrupt):
        in_parts(reciprocal, range(1, 40), threads=threads, progress=stop)


def test_progress_of_parts_goes_on_where_the_last_one_ended() -> None:
    told: list[tuple[int, int]] = []
    for number in range(2):
        tell = part_of(lambda *step: told.append(step), number, 2)
        tell(0, 10)
        tell(10, 10)
    assert told == [(0, 20), (10, 20), (10, 20), (20, 20)]
    assert part_of(None, 0, 2) is None
