"""One module a sub-command.

Raises
------
UsageError
    What was given to a sub-command does not fit together.
"""
