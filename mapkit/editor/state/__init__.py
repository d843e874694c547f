"""The open map, its history, the selection, actions: what the whole window shares."""
