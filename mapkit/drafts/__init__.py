"""Better drafts: edits that settle disputes, cover objectives or come nearer to a goal.

It edits maps to see what would change, so it stands above :mod:`mapkit.edits` and
:mod:`mapkit.sight`.
"""
