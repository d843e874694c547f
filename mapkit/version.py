"""The version of mapkit, for modules that may not import the package's top."""

__all__ = ["__version__"]

__version__ = "0.1.0"
