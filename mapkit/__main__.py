"""``python -m mapkit``."""

from mapkit.cli import main

if __name__ == "__main__":
    main()
