"""From a photo of a printed board to a map, in the window."""
