"""From a map or a scene to a file's bytes, by whatever is installed.

Raises
------
FileError
    What is read is not what it has to be; with its place.
"""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.export.checksums import drawing_checksum, play_checksum
    from mapkit.export.import_registry import (
        Importer,
        find_importer,
        importer_for,
        importers,
        load_importers,
    )
    from mapkit.export.imported import ImportedField, ImportedMap, NotTaken
    from mapkit.export.joining import Joined
    from mapkit.export.map_making import MadeMap, map_of, measured_join
    from mapkit.export.pictures import (
        broken_pictures,
        draw_on_axes,
        page_formats,
        picture_formats,
        refuse_unknown_picture,
        refuse_without_pages,
        render_pages,
        render_picture,
    )
    from mapkit.export.plugins import Broken, Option, Progress, fill_in
    from mapkit.export.registry import (
        CONTENTS,
        NEEDS,
        USUAL,
        BoardPicture,
        Exporter,
        Files,
        Supplies,
        exporters,
        file_stem,
        find_exporter,
        load_all,
        named_by_ending,
        refuse_ending,
        refuse_partial,
        write_with,
    )
    from mapkit.export.repairs import Repair
    from mapkit.export.shipped import (
        answers_schema,
        reader_script,
        report_schema,
        simulation_schema,
        tables_schema,
    )

__all__ = [
    "CONTENTS",
    "NEEDS",
    "USUAL",
    "BoardPicture",
    "Broken",
    "Exporter",
    "Files",
    "ImportedField",
    "ImportedMap",
    "Importer",
    "Joined",
    "MadeMap",
    "NotTaken",
    "Option",
    "Progress",
    "Repair",
    "Supplies",
    "answers_schema",
    "broken_pictures",
    "draw_on_axes",
    "drawing_checksum",
    "exporters",
    "file_stem",
    "fill_in",
    "find_exporter",
    "find_importer",
    "importer_for",
    "importers",
    "load_all",
    "load_importers",
    "map_of",
    "measured_join",
    "named_by_ending",
    "page_formats",
    "picture_formats",
    "play_checksum",
    "reader_script",
    "refuse_ending",
    "refuse_partial",
    "refuse_unknown_picture",
    "refuse_without_pages",
    "render_pages",
    "render_picture",
    "report_schema",
    "simulation_schema",
    "tables_schema",
    "write_with",
]

__getattr__ = lazy_names(__name__)
