"""From a map and an answer to a picture: a Scene of plain shapes, ready for any back end."""
