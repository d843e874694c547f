"""Back ends of mapkit: a module a format, found through entry points."""
