"""What is doubtful in a traced map, in the order of what it does to the verdicts.

It edits maps to see what would change, so it stands above :mod:`mapkit.edits` and
:mod:`mapkit.sight`.
"""
