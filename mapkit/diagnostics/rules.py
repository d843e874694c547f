"""Everything that can be wrong with a map: one rule each, also used for the documentation.

``MK1xx`` come from reading a file, which writes its own help; the others come from the checks.
"""

from __future__ import annotations

from mapkit.diagnostics.diagnostic import Repair, Rule, Severity, Subject

_E, _W, _N = Severity.ERROR, Severity.WARNING, Severity.NOTE

# A table, laid out by hand.
# fmt: off
# Reading the file
FILE_NOT_YAML = Rule("MK101", Subject.FILE, _E, "The text is not YAML",
    ("Look at the line and the one before: a bracket, quote or indentation is out "
"of place, or the file is not text."))
FILE_TOO_LARGE = Rule("MK102", Subject.FILE, _E,
    "The file is larger or more deeply nested than any map",
    "Check that it is the right file.")
YAML_NOT_ALLOWED = Rule("MK103", Subject.FILE, _E,
    "The file uses YAML features that maps do not allow: aliases, tags, directives",
    "Write the value out where it is needed.")
KEY_REPEATED = Rule("MK104", Subject.FILE, _E, "A key or an id is repeated",
    "Keep one of the two.")
NOT_ONE_DOCUMENT = Rule("MK105", Subject.FILE, _E, "The file is empty or holds several documents",
    "One map a file.")
FORMAT_UNREADABLE = Rule("MK106", Subject.FILE, _E,
    "The format version is missing or cannot be read",
    'Begin the file with `mapkit: "1.0"`, or get a newer mapkit.')
FORMAT_NEWER = Rule("MK107", Subject.FILE, _N,
    "A file has a key of a newer format than this mapkit knows, or than the file names",
    "What mapkit does not know is ignored, and kept on saving. Give the file the version that the "
    "message names.")
KEY_UNKNOWN = Rule("MK110", Subject.FILE, _E, "A key is unknown",
    "Correct it, or let it begin with `x-` if it is your own.")
KEY_MISSING = Rule("MK111", Subject.FILE, _E, "A key or its value is missing", "Add it.")
VALUE_OF_WRONG_TYPE = Rule("MK112", Subject.FILE, _E,
    "A value is of another type than it should be",
    "Write what the message asks for: a list as `[a, b]`, a mapping as `{key: value}`, a word or a "
    "number without brackets.")
NOT_A_NUMBER = Rule("MK113", Subject.FILE, _E, "A number is expected",
    "Write digits without quotes. Coordinates have no decimals: with a `unit_mm` of 0.01, write "
    "1250 for 12.5 mm.")
NUMBER_OUT_OF_BOUNDS = Rule("MK114", Subject.FILE, _E, "A number is out of bounds",
    "Keep within the bounds that the message names.")
NOT_AN_ID = Rule("MK115", Subject.FILE, _E, "A word cannot be an id",
    "Use at most 40 characters, no blanks and no `|`; put quotes round what YAML takes for "
    "something else.")
VALUE_NOT_ALLOWED = Rule("MK116", Subject.FILE, _E, "A word is not one of those allowed",
    "Use one of the words that the message lists.")
NO_SUCH_VERTEX = Rule("MK117", Subject.FILE, _E, "A ring names a vertex that does not exist",
    "Add the vertex, or name another.")
NO_SUCH_FIELD = Rule("MK118", Subject.FILE, _E,
    "A portal, marker, building or doubt names a field that does not exist, or one field twice",
    "Correct the field's id.")
TOO_FEW_POINTS = Rule("MK120", Subject.FILE, _E,
    "A ring has fewer than three corners, or a place no length",
    "Give the ring three corners, the place two ends.")
POINTS_NEARLY_MEET = Rule("MK121", Subject.FILE, _W, "Two points nearly meet",
    "Write the same point in both rings, or move them apart.")
RING_CLOSED_TWICE = Rule("MK122", Subject.FILE, _N, "A ring ends with the vertex it began with",
    "Nothing: rings are closed anyway, the repetition is left out.")
RULESET_UNREADABLE = Rule("MK130", Subject.FILE, _E, "The ruleset cannot be read",
    "Name a ruleset that ships, or correct the path or the file.")
RULESET_CONTRADICTORY = Rule("MK131", Subject.FILE, _E,
    "The ruleset contradicts itself, or does not answer for the map's fields",
    "Correct the ruleset, or the map's own kinds.")
PICTURE_NOT_AS_IT_WAS = Rule("MK132", Subject.FILE, _N,
    "A picture that the map names is missing, is another one, or lies outside the map's folder",
    "Put it back where it was. If it was replaced on purpose, lay it or trace it again.")
CARD_UNREADABLE = Rule("MK133", Subject.FILE, _E, "A card of a layout cannot be read",
    "Correct the path, or the card.")
CARDS_DO_NOT_FIT = Rule("MK134", Subject.FILE, _E, "The cards of a layout do not fit together",
    "Lay cards of one size, ruleset and unit beside each other, each at a place of its own.")
MORE_PROBLEMS = Rule("MK190", Subject.FILE, _E, "There are more problems than are listed",
    "Fix the listed ones first.")

# The drawing
NO_FIELDS = Rule("MK200", Subject.MAP, _W, "The map has no fields",
    "Draw at least one field under 'fields'.")
VERTEX_COORDINATE_UNUSABLE = Rule("MK201", Subject.VERTEX, _E, "A coordinate cannot be used",
    "Use whole numbers of map units below 2^30 (1073741824) in size.")
RING_VERTEX_UNKNOWN = Rule("MK202", Subject.FIELD, _E,
    "A ring names a vertex that the map does not have",
    "Add the vertex under 'vertices' or correct its name.")
RING_TOO_FEW_POINTS = Rule("MK203", Subject.FIELD, _E,
    "A ring has fewer than three different points",
    "Draw the ring with three points or more, or delete the hole or field.")
RING_WITHOUT_AREA = Rule("MK204", Subject.FIELD, _E, "A ring encloses no area",
    "All its points lie on one line: move at least one off it.")
RING_POINT_REPEATED = Rule("MK205", Subject.FIELD, _W, "A ring names the same point twice in a row",
    "Delete one of the two; a ring is not closed by repeating its first point.",
    "drop the repeated point", Repair.CLEAN_RINGS, refused=True)
RING_SPIKE = Rule("MK206", Subject.FIELD, _E, "A ring has a spike of no width",
    "Delete the tip: the boundary runs out and back along the same line.",
    "drop the tip of the spike", Repair.CLEAN_RINGS)
BOUNDARY_CROSSES_ITSELF = Rule("MK207", Subject.FIELD, _E, "The boundary of a field crosses itself",
    "Put the points of the ring in the order in which they go round the field.")
BOUNDARY_RETRACED = Rule("MK208", Subject.FIELD, _E, "The boundary of a field runs along itself",
    ("Keep the hole away from the outer ring and the other holes, or draw the field "
"without it."))
FIELD_IN_PIECES = Rule("MK209", Subject.FIELD, _W,
    "A field falls into pieces that meet in points only",
    "Draw each piece as a field of its own.",
    refused=True)
BOUNDARY_TOUCHES_ITSELF = Rule("MK210", Subject.FIELD, _N,
    "The boundary of a field touches itself in a point",
    "This is allowed; check that it is intended.")
HOLE_MISPLACED = Rule("MK211", Subject.FIELD, _E,
    "A hole lies outside its field or inside another hole",
    "Move the hole inside the outer ring, or delete it.")
JUNCTION_UNNAMED = Rule("MK212", Subject.FIELD, _N,
    "A field does not name vertices that lie on its boundary",
    ("Nothing has to be done: the vertices are added on loading. If both fields "
"name them, the border stays shared when a vertex is moved."),
    "put the vertices into the ring", Repair.NAME_JUNCTIONS, refused=True)
VERTEX_BESIDE_EDGE = Rule("MK213", Subject.SLIT, _W,
    "A vertex lies beside an edge, closer than the tolerance",
    "Put the vertex into the edge's ring, or move it away.",
    "snap the two together", Repair.SNAP, refused=True)
VERTICES_NEARLY_MEET = Rule("MK214", Subject.SLIT, _W, "Two vertices are closer than the tolerance",
    "Use one vertex for both, or move them apart.",
    "make one vertex of the two", Repair.SNAP, refused=True)
VERTICES_COINCIDE = Rule("MK215", Subject.VERTEX, _W, "Several vertices lie on the same point",
    "Use one of them everywhere, so that neighbours move together.",
    "keep the first, use it everywhere", Repair.MERGE_VERTICES)
VERTEX_UNUSED = Rule("MK216", Subject.VERTEX, _W, "No field uses a vertex",
    "Delete it, or put it into the rings it was meant for.",
    "delete the vertex", Repair.DROP_UNUSED)
VERTEX_NEEDLESS = Rule("MK217", Subject.VERTEX, _N, "Redundant vertex on a straight edge",
    "Harmless; delete it unless you mean to move it.",
    "drop the vertex from the rings", Repair.DROP_NEEDLESS)
FIELD_NARROW = Rule("MK218", Subject.FIELD, _W, "A field is narrower than the tolerance",
    "Widen the field, or state a smaller tolerance if it is drawn that exactly.")
FIELD_WITHOUT_RING = Rule("MK219", Subject.FIELD, _E, "A field has no ring",
    "Give the field an outer ring.")
FIELDS_OVERLAP = Rule("MK220", Subject.OVERLAP, _E, "Two fields overlap",
    "Move the boundary that one of them shares with the other.",
    "snap boundaries that overlap by less than the tolerance", Repair.SNAP)
STACK_NOT_ALLOWED = Rule("MK221", Subject.OVERLAP, _E,
    "Two fields are stacked but are not a tunnel",
    "Only a ground field of the ruleset's tunnel class may lie below an upper field of its walkway "
    "class.")
STACKED_EDGES_CROSS = Rule("MK222", Subject.OVERLAP, _E,
    "Edges of stacked fields cross where there is no vertex",
    "Put a vertex at the crossing into one of the two rings.",
    "put a vertex there", Repair.SNAP)
FIELDS_COINCIDE = Rule("MK223", Subject.OVERLAP, _E, "Two fields have the same outline",
    "Delete one of the two.")
GAP = Rule("MK230", Subject.VOID, _E, "A gap between fields is too narrow to be intended",
    ("Close it by giving both sides the same vertices. An intended hole has room "
"for a disc as wide as the tolerance."),
    "snap the vertices round it together", Repair.SNAP)
VOID_NARROW = Rule("MK231", Subject.VOID, _N, "A void is hardly wider than the tolerance",
    "Check that it is intended: no figure enters a void.")
FIELD_OFF_BOARD = Rule("MK240", Subject.FIELD, _W, "A field reaches beyond the board",
    "Move its vertices onto the board, or correct 'size_mm'.",
    refused=True)
HEADER_NUMBER_UNUSABLE = Rule("MK241", Subject.MAP, _E,
    "The unit, the tolerance or the size is not a usable number",
    "Give a positive number of millimetres.")
TOLERANCE_LARGE = Rule("MK242", Subject.MAP, _W, "The tolerance is large for this map",
    ("State how far a drawn point can really be off. mapkit looked for near misses "
"only within the typical length of an edge."))
DRAWING_ENTANGLED = Rule("MK243", Subject.MAP, _W,
    "The drawing is too entangled to be looked at whole",
    "Fix what is listed, then check again.")

# Portals
PORTAL_ID_REPEATED = Rule("MK300", Subject.PORTAL, _E, "Two portals have the same id",
    "Give each its own id.")
PORTAL_TYPE_UNKNOWN = Rule("MK301", Subject.PORTAL, _E, "A portal is of an unknown type",
    "Use a type of the ruleset.")
PORTAL_FIELD_UNKNOWN = Rule("MK302", Subject.PORTAL, _E,
    "A portal names a field that the map does not have",
    "Correct the field's id under 'between'.")
PORTAL_WITHIN_FIELD = Rule("MK303", Subject.PORTAL, _E, "A portal joins a field with itself",
    "Name the two fields on both sides of it.")
PORTAL_FIELDS_APART = Rule("MK304", Subject.PORTAL, _E,
    "A portal joins fields that share no boundary",
    "Name two fields that share a boundary, not only a corner.")
PORTAL_FIELDS_STACKED = Rule("MK305", Subject.PORTAL, _E, "A portal joins fields that are stacked",
    "Stacked fields are never adjacent; put the portal at the tunnel's mouth.")
PORTAL_CLASSES_UNFIT = Rule("MK306", Subject.PORTAL, _E,
    "A portal stands between fields that cannot have it",
    "Use another portal type, or correct the kind of one of the fields.")
PORTAL_WITHOUT_LENGTH = Rule("MK307", Subject.PORTAL, _E, "A portal's place has no length",
    "Give 'at' two different points of the shared boundary.")
PORTAL_OFF_BOUNDARY = Rule("MK308", Subject.PORTAL, _E,
    "A portal lies off the boundary that its fields share",
    "Move the ends of 'at' onto the shared boundary.",
    "move the portal onto the boundary beside it", Repair.FOLLOW_BOUNDARY)
PORTAL_ACROSS_PIECES = Rule("MK309", Subject.PORTAL, _E,
    "A portal's ends lie on separate pieces of the boundary",
    "Put both ends on the same unbroken piece; use two portals for two pieces.")
PORTALS_COINCIDE = Rule("MK310", Subject.PORTAL, _W,
    "Two portals of a type stand in the same place",
    "Delete one of the two.",
    "drop a portal that repeats another exactly", Repair.DROP_REPEATED_PORTALS, refused=True)
PORTAL_TO_BARRED_FIELD = Rule("MK311", Subject.PORTAL, _W,
    "A portal leads into a field that nobody may enter",
    "Delete the portal, or correct the field.")
WALL_NEEDLESS = Rule("MK312", Subject.PORTAL, _N, "A wall stands where nobody could step anyway",
    "Harmless: it changes no table.")
PORTAL_COORDINATE_UNUSABLE = Rule("MK313", Subject.PORTAL, _E,
    "A portal's coordinate cannot be used",
    "Use whole numbers of map units below 2^30 (1073741824) in size.")

# Markers and play
NO_MARKERS = Rule("MK400", Subject.MARKER, _N, "The map has no markers",
    "Add the markers of the ruleset before the map is played.")
MARKER_TYPE_UNKNOWN = Rule("MK401", Subject.MARKER, _E, "A marker is of an unknown type",
    "Use a type of the ruleset.")
MARKER_FIELD_UNKNOWN = Rule("MK402", Subject.MARKER, _E,
    "A marker stands on a field that the map does not have",
    "Correct the field's id.")
MARKER_ATTRIBUTES_WRONG = Rule("MK403", Subject.MARKER, _E,
    "A marker lacks an attribute or has one too many",
    "Give the marker the attributes that the ruleset names for its type.")
MARKER_VALUE_UNKNOWN = Rule("MK404", Subject.MARKER, _E,
    "A marker's attribute has a value that is not allowed",
    "Use one of the values that the ruleset allows.")
MARKER_REPEATED = Rule("MK405", Subject.MARKER, _E, "A marker that may occur once occurs twice",
    "Delete or renumber one of the two.")
MARKERS_MISSING = Rule("MK406", Subject.MARKER, _W, "Markers are missing", "Add the missing ones.")
MARKERS_TOO_MANY = Rule("MK407", Subject.MARKER, _E, "There are too many markers",
    "Delete the extra ones.")
MARKER_GROUP_INCOMPLETE = Rule("MK408", Subject.MARKER, _W, "A group of markers is not complete",
    "Add the missing ones.")
MARKER_OUTSIDE_SECTOR = Rule("MK410", Subject.MARKER, _E, "A marker stands outside its own sector",
    "Move it to a field of its sector, or correct the field's sector.")
ENTRY_NOT_AT_RIM = Rule("MK411", Subject.MARKER, _W,
    "An entry points at a field that is not at the rim",
    "Choose a field on the outer edge of the board.")
MARKER_ON_BARRED_FIELD = Rule("MK412", Subject.MARKER, _E,
    "A marker stands on a field that nobody may enter",
    "Move it to a field that figures can enter.")
MARKERS_SHARE_FIELD = Rule("MK413", Subject.MARKER, _W, "Two markers of a type stand on one field",
    "Move one of the two, unless it is intended.")
OBJECTIVE_SPLIT_UNUSUAL = Rule("MK414", Subject.MARKER, _W,
    "The objectives are split unusually over the sectors",
    "The game depends on this split; move objectives between sectors.")
FIELDS_OUT_OF_REACH = Rule("MK415", Subject.FIELD, _W, "No figure can reach some fields",
    "Add a door or a ladder, or mark them as fields that nobody enters.")
SECTOR_IN_PIECES = Rule("MK416", Subject.SECTOR, _N, "A guarded sector is in several pieces",
    "Allowed, but rare; check the sectors of the fields.")
MARKER_VALUES_ALIKE = Rule("MK417", Subject.MARKER, _W,
    "Two attributes of a marker have the same value and have to differ",
    "Change one of the two, or delete the marker: the game never uses it.")

# Meaning
KIND_UNKNOWN = Rule("MK501", Subject.FIELD, _E, "A field is of an unknown kind",
    "Use a kind of the ruleset, or add one under 'kinds'.")
TRAIT_UNKNOWN = Rule("MK502", Subject.FIELD, _E, "A field has an unknown trait",
    "Use a trait of the ruleset, or add one under 'traits'.")
SECTOR_UNKNOWN = Rule("MK503", Subject.SECTOR, _E, "A field is in an unknown sector",
    "Use a sector of the map, or add one under 'sectors'.")
TRAIT_UNFIT = Rule("MK504", Subject.FIELD, _E, "A trait stands on a kind that cannot have it",
    "Remove the trait or change the field's kind.")
TRAITS_EXCLUSIVE = Rule("MK505", Subject.FIELD, _E, "Two traits exclude each other",
    "Remove one of the two.")
LEVEL_UNKNOWN = Rule("MK506", Subject.FIELD, _E, "A field is on a level that does not exist",
    "Use level 0 (ground) or 1 (upper).")
LEVEL_UNUSUAL = Rule("MK507", Subject.FIELD, _W, "A field's level does not match its kind",
    "Leave 'level' out, or change the kind.")
FIELDS_WITHOUT_SECTOR = Rule("MK508", Subject.SECTOR, _W, "Some fields are in no sector",
    "Give them a sector; fields that belong to nobody are in a neutral one.")
NAME_REPEATED = Rule("MK509", Subject.FIELD, _N, "Several fields have the same name",
    "Allowed, but commands will then ask for the id.")
NAME_IS_AN_ID = Rule("MK510", Subject.FIELD, _W, "A field is named like the id of another",
    "Rename it, so that commands know which one is meant.")
BUILDING_FIELD_UNKNOWN = Rule("MK511", Subject.BUILDING, _E,
    "A building names a field that the map does not have",
    "Correct the field's id.")
FIELD_IN_TWO_BUILDINGS = Rule("MK512", Subject.BUILDING, _W, "A field is in two buildings",
    "Take it out of one of them.")
BUILDING_FIELD_NO_ROOM = Rule("MK513", Subject.BUILDING, _W,
    "A building has a field that is not a room",
    "Take it out of the building, or correct its kind.")
BUILDING_NOT_JOINED = Rule("MK514", Subject.BUILDING, _N,
    "A named building is not what the doors and walls make of it",
    ("For the rules, a building is a set of rooms joined by steps; its name is only "
"for people."))
BUILDING_EMPTY = Rule("MK515", Subject.BUILDING, _W, "A building has no fields",
    "Name its fields, or delete it.")
BUILDING_ID_REPEATED = Rule("MK516", Subject.BUILDING, _E, "Two buildings have the same id",
    "Give each its own id.")
FIELD_ID_UNUSABLE = Rule("MK517", Subject.FIELD, _E, "A field's id cannot be used",
    "Use 1 to 40 characters without blanks and without '|'.")
CHOICE_UNKNOWN = Rule("MK518", Subject.MAP, _E, "A choice or its value is unknown",
    "Use a choice of the ruleset with one of its values.")
SECTOR_EMPTY = Rule("MK519", Subject.SECTOR, _N, "No field is in a sector that the map names",
    "Give it fields; the squad of a sector needs them to start in.")
ATTRIBUTE_UNFIT = Rule("MK520", Subject.FIELD, _W,
    "A field carries an attribute that its kind does not have",
    "Remove the attribute, or change the field's kind.")
NOT_SYMMETRIC = Rule("MK521", Subject.FIELD, _E, "The board is not symmetric",
    "Make the two fields alike; mapkit compose --symmetric completes half a layout.")
# fmt: on

RULES = {rule.code: rule for rule in tuple(globals().values()) if isinstance(rule, Rule)}
"""Every rule by its code, in the order above."""
