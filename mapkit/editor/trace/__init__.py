"""From a photo to a checked map, in the window."""
