"""Values computed once, for several threads."""

from __future__ import annotations

import threading

import pytest

from mapkit.cache import Cache, Same

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


def test_frozen_objects_are_told_apart_by_identity():
    one, equal = [1, 2, 3], [1, 2, 3]
    assert Same(one, equal) == Same(one, equal)
    assert hash(Same(one)) == hash(Same(one))
    assert Same(one) != Same(equal)
    assert Same(one) != Same(one, one)
    cache = Cache()
    cache.put([(Same(one), "one")])
    assert cache.peek(Same(one)) == "one"
    assert cache.peek(Same(equal)) is None


def test_many_values_are_worked_out_in_one_call():
    cache, asked = Cache(), []

    def make(keys: list[str]) -> list[str]:
        asked.append(list(keys))
        return [key.upper() for key in keys]

    assert cache.get_all("abab", make) == ["A", "B", "A", "B"]
    assert cache.get_all("bca", make) == ["B", "C", "A"]
    assert cache.get_all("abc", make) == ["A", "B", "C"]
    assert asked == [["a", "b"], ["c"]]


def test_the_newest_value_is_the_one_asked_for_last():
    cache = Cache(2)
    assert cache.newest() is None
    cache.put([("a", 1), ("b", 2)])
    assert (cache.newest(), cache.peek("a")) == (2, 1)
    assert cache.newest() == 2  # peeking is not asking
    cache.get("a", lambda: 0)
    assert cache.newest() == 1
    cache.put([("c", 3)])
    assert (cache.peek("a"), cache.peek("b"), len(cache)) == (1, None, 2)
