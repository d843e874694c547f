"""``python -m tools.train_borders.pool FOLDER PART FIRST LAST``: write sheets to train on."""

from __future__ import annotations

import sys
from pathlib import Path

import cv2
import numpy as np

from tools.train_borders.scenes import make_sheet, seen

SHEET_MM = (240.0, 180.0)
_TAKES = 2


def main() -> None:
    """Write each sheet as two pictures of it and their truth, as arrays in one file."""
    folder, part, first, last = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    cv2.setNumThreads(1)
    folder.mkdir(parents=True, exist_ok=True)
    for k in range(first, last):
        path = folder / f"{part}-{k:05}.npz"
        if path.exists():
            continue
        sheet, rng, hard = make_sheet(f"{part} {k}", part, SHEET_MM)
        takes = [seen(sheet, rng, hard) for _ in range(_TAKES)]
        part_path = path.with_suffix(".part")
        with part_path.open("wb") as file:
            np.savez(file, pictures=np.stack([t[0] for t in takes]), truth=takes[0][1])
        part_path.rename(path)


if __name__ == "__main__":
    main()
