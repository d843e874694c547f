"""The libraries of the extra ``trace``, loaded when a picture is first looked at."""

from __future__ import annotations

import importlib.util

from mapkit.errors import MissingError
from mapkit.messages import phrase


def require_libraries() -> None:
    """Do nothing where pictures can be read and looked at.

    Raises
    ------
    MissingError
        A library is missing; the message says how to install it.
    """
    for module in ("PIL", "cv2"):
        if importlib.util.find_spec(module) is None:
            raise MissingError(
                phrase(
                    "tracing a photo needs OpenCV and Pillow: pip install "
                    "opencv-python-headless pillow, or ./mapkit.sh trace in a checkout"
                )
            )
