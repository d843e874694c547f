"""Widgets that know nothing of maps: labels, boxes, lists, icons, the theme."""
