"""The version of mapkit, for modules that may not import the package's top."""

__version__ = "0.1.0"
