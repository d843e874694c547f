"""Values worked out once, for several threads."""

from __future__ import annotations

import threading

import pytest

from mapkit.cache import Cache

LIMIT_S = 60


def test_a_value_is_worked_out_once():
    cache = Cache()
    made = iter((1, 2, 3))
    assert [cache.get("a", lambda: next(made)) for _ in range(3)] == [1, 1, 1]


def test_what_fails_is_not_kept():
    cache = Cache()
    with pytest.raises(ZeroDivisionError):
        cache.get("a", lambda: 1 // 0)
    assert cache.get("a", lambda: 2) == 2


def test_one_value_may_ask_for_another():
    cache = Cache()
    assert cache.get("a", lambda: cache.get("b", lambda: 1) + 1) == 2


def test_the_values_asked_for_last_are_kept():
    cache, made = Cache(2), []

    def get(key: str) -> None:
        cache.get(key, lambda: made.append(key))

    for key in "abacb":
        get(key)
    assert made == ["a", "b", "c", "b"]  # c took the place of b, which was asked for least lately


def test_threads_that_ask_at_once_share_one_computation():
    cache, made = Cache(), []
    begun, go_on = threading.Event(), threading.Event()
    got: list[int] = []

    def make() -> int:
        begun.set()
        assert go_on.wait(LIMIT_S)
        made.append(1)
        return 7

    threads = [threading.Thread(target=lambda: got.append(cache.get("a", make))) for _ in range(5)]
    for thread in threads:
        thread.start()
    assert begun.wait(LIMIT_S)
    assert cache.get("b", lambda: 1) == 1  # another key waits for nobody
    go_on.set()
    for thread in threads:
        thread.join(LIMIT_S)
    assert got == [7] * 5
    assert made == [1]


def test_where_the_first_thread_fails_another_tries_again():
    cache = Cache()
    begun, go_on = threading.Event(), threading.Event()
    failed: list[BaseException] = []

    def fail() -> int:
        begun.set()
        assert go_on.wait(LIMIT_S)
        raise ValueError("no")

    def first() -> None:
        try:
            cache.get("a", fail)
        except ValueError as problem:
            failed.append(problem)

    got: list[int] = []
    one = threading.Thread(target=first)
    one.start()
    assert begun.wait(LIMIT_S)
    two = threading.Thread(target=lambda: got.append(cache.get("a", lambda: 3)))
    two.start()
    go_on.set()
    one.join(LIMIT_S)
    two.join(LIMIT_S)
    assert len(failed) == 1
    assert got == [3]
