"""Opening, saving, autosave, recovery, what changed outside."""
