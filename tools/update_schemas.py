"""Write the JSON Schemas of maps, rulesets, layouts and players from the records that read them.

``python tools/update_schemas.py`` writes ``mapkit/data/map.schema.json``, ``ruleset.schema.json``,
``layout.schema.json`` and ``players.schema.json``; a test checks that they equal what the program
makes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mapkit.mapfile import layout_schema, map_schema, players_schema, ruleset_schema  # noqa: E402


def texts() -> dict[Path, str]:
    """Return what each schema file has to hold."""
    schemas = {
        "map": map_schema(),
        "ruleset": ruleset_schema(),
        "layout": layout_schema(),
        "players": players_schema(),
    }
    return {
        ROOT / "mapkit" / "data" / f"{name}.schema.json": json.dumps(schema, indent=1) + "\n"
        for name, schema in schemas.items()
    }


if __name__ == "__main__":
    for path, text in texts().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
