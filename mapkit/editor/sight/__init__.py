"""Sight, checks and reach, computed off the GUI thread and shown on the board."""
