"""From a file of another program to a new map, with a preview before anything is opened."""
