"""Answers for people: names, one pair in words, reach, noise, differences, disputes.

Raises
------
UsageError
    The ruleset does not have the mover.
NotKnownError
    The ruleset leaves open what the answer depends on.
"""
