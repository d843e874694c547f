"""Hold the exact tables against the slow reference, and against themselves, on random maps.

``python -m tests.fuzz --seconds 60`` looks for maps on which they disagree; the tests under
``tests/properties`` run the same comparisons on a fixed set of maps.
"""
