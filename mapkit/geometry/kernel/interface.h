/* What Python calls: the functions of the library, the structs that they take, and the values that
 * both sides know. interface.py reads this file and makes of it what Python calls; constants.py says
 * the values again, and a test compares them.
 *
 * Arrays are passed in structs only: those of arguments are const, those of results are filled.
 * Numbers stand for themselves, up to three a function. Lengths of arrays are in brackets
 * behind their field, rows first; interface.py reads them too. What is counted or may fail returns a count or DONE, or one of the codes below 0. */
#ifndef MAPKIT_INTERFACE_H
#define MAPKIT_INTERFACE_H

#include <stdint.h>

#if defined(_WIN32)
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif

typedef int64_t i64;
typedef int32_t i32;
typedef uint64_t u64;
typedef uint16_t u16;
typedef uint8_t u8;
typedef struct { i64 x, y; } vec;
typedef struct { double x, y; } dvec;
typedef struct { i64 x0, y0, x1, y1; } Box;

enum { DONE = 0, NO_MEMORY = -1, NO_LINE = -2, NO_WANTED = -3, NOT_CLEAN = -4 };
enum { NONE = 65535 };                        /* in a table of distances: no line, no way */
enum { BLOCKS = -1, PASSES = -2 };            /* in `count`: not a field that is counted */
enum { IGNORE = 0, PLAIN = 1, NEEDS_FLAG = 2, GROUPS = 8 };     /* in `need`; its size */
enum { SEGMENT = 0, THROUGH = 1, AT = 2 };    /* shapes of a witness */
enum { IN_S = 1, IN_T = 2 };                  /* in `end` */
/* Roles of a place, added up: it does not block; is S; is T; is on the board; has to be met; is
 * void that passes. */
enum { FREE = 1, START = 2, TARGET = 4, BOARD = 8, WANTED = 16, EMPTY = 32 };

/* ---------------------------------------------------------------- exact sight */

typedef struct Mesh Mesh;                     /* a triangulated coverage, in the kernel's own form */

typedef struct {
  i32 nvertices, ntriangles, nplaces, nfields;
  const vec *xy;                              /* [nvertices] below 2^30, the frame's corners on it */
  const i32 *triangles;                       /* [ntriangles][3] counter-clockwise */
  const i32 *neighbours;                      /* [ntriangles][3] by side, -1 for none */
  const i32 *triangle_place;                  /* [ntriangles] */
} MeshInput;

typedef struct {
  i32 nplaces, nfields, nends;
  const i32 *count;                           /* [nplaces] the field counted, BLOCKS or PASSES */
  const i32 *ends;                            /* [nplaces][2] ends: ground and upper field, or -1 */
  const u8 *flag;                             /* [nfields] 1: counts for pairs that need a flag */
  const u8 *group;                            /* [nends] below GROUPS */
  const u8 *need;                             /* [GROUPS][GROUPS] IGNORE, PLAIN or NEEDS_FLAG */
} SightTask;

/* Without hulls every line is tried; with one for each end, only those that meet two of them; with
 * the hull of end 0 alone only those that meet it, for pairs of end 0. With a region, only lines of
 * those that meet it too. */
typedef struct {
  i32 nvertices, nhulls, ncorners, nregion;
  i32 grazing;                                /* 0: closed lines are left out */
  const i32 *vertices;                        /* [nvertices] to turn lines about */
  const i32 *hull_offsets;                    /* [nhulls + 1] or NULL */
  const i32 *hulls;                           /* [ncorners] vertices, counter-clockwise, or NULL */
  const vec *region;                          /* [nregion] convex, counter-clockwise, or NULL */
} SightSearch;

/* Made smaller where a better line is found, at (s, t) or at (t, s), so the less of both counts. */
typedef struct {
  i32 nends;
  u16 *clear;                                 /* [nends][nends] */
  u16 *grazing;                               /* [nends][nends], closed lines only */
  double *witness;                            /* [5] or NULL: the only pair's best closed line */
} SightTables;

/* Bundles of lines from a group of ends to another, each through two segments: from the right end
 * of the first to its left end, as seen along the lines, and of the second likewise. */
typedef struct {
  i32 nbundles, ngates, nends, ntriangles;
  const vec *gates;                           /* [ngates] four a bundle, with all ends between, below 2^30 */
  const i32 *groups;                          /* [nbundles][4] first end and last + 1, of both */
  const i32 *offsets;                         /* [nends + 1] */
  const i32 *triangles;                       /* [ntriangles] of the ends, one after the other */
} BundleSearch;

/* The line rules of two classes of fields, and all fields of the map. */
typedef struct {
  i32 nrules, nplaces, nfields, nturning, ncorners;
  i32 grazing;                                /* 1: closed lines have to be stopped too */
  const i32 *count;                           /* [nrules][nplaces] field, BLOCKS or PASSES */
  const u8 *flag;                             /* [nrules][nfields] 1: it is what the rule needs */
  const u8 *need;                             /* [nrules] 1: the rule needs such a field */
  const i32 *places;                          /* [nplaces][2] ground and upper field, or -1 */
  const i32 *turning;                         /* [nturning] vertices to turn lines about */
  const i32 *hull_offsets;                    /* [nfields + 1] */
  const i32 *hulls;                           /* [ncorners] vertices, counter-clockwise */
  const dvec *centres;                        /* [nfields] those far from a pair's middle are left out first */
} BlockersTask;

typedef struct {
  i32 start, target;                          /* a pair that no line joins: fields */
  i32 nfields, nfound;
  i32 *fields;                                /* [nfields] those that block it, `nfound` of them */
  i32 *rules;                                 /* [nfields] bits of the rules by which a field blocks */
} Blockers;

typedef struct {
  i32 nplaces, nfields;
  const i32 *places;                          /* [nplaces][2] ground and upper field, or -1 */
  const u8 *asked;                            /* [nfields] 1: the field is asked about */
  dvec from, to;
} CutTask;

/* In shares of the line; 0 for fields that are not asked about. */
typedef struct {
  i32 nfields;
  double *length, *middle;                    /* [nfields] of what lies in the field, and its mean place */
} CutFields;

API Mesh *mk_mesh_new(const MeshInput *in);   /* NULL without memory */
API void mk_mesh_free(Mesh *mesh);
API i32 mk_sight(const Mesh *mesh, const SightTask *task, const SightSearch *search,
                 SightTables *tables);
API i32 mk_blockers(const Mesh *mesh, const BlockersTask *task, Blockers *out);
                                              /* NO_LINE: the void blocks; NO_WANTED: what is needed lacks */
API i32 mk_cut_fields(const Mesh *mesh, const CutTask *task, CutFields *out);
API i32 mk_sight_between(const Mesh *mesh, const SightTask *task, const BundleSearch *search,
                         SightTables *tables);
API void mk_complete(const Mesh *mesh, const SightTask *task, SightTables *tables);

/* A pair of fields on a mesh, and what is the same wherever vertices move. */
typedef struct {
  i32 nplaces, nfields, nrules, ncorners, nturning;
  i32 grazing;                                /* 1: closed lines count as well */
  i32 inside;                                 /* 1: the last rule counts only where no other has a clear line */
  i32 first;                                  /* -1, or the vertex to try first; set where a search ends early */
  i32 finer;                                  /* units of the grid that places are tried on at first, in one of the map */
  double tolerance;
  i32 *counts;                                /* [nrules][nplaces] as of a SightTask, here and below; read only */
  i32 *ends;                                  /* [nplaces][2] 0 and 1 */
  u8 *flags;                                  /* [nrules][nfields] */
  u8 *needs;                                  /* [nrules] */
  i32 *offsets;                               /* [3] */
  i32 *corners;                               /* [ncorners] those of both fields */
  i32 *turning;                               /* [nturning] all that lines between the two may turn about */
} MovedPair;

typedef struct {
  i32 nmoves;
  const i32 *moves;                           /* [nmoves] vertices */
  const vec *places;                          /* [nmoves] where they go */
} ChosenMoves;

/* The distance, or NONE; 0: it is another map. */
API i32 mk_moved_distance(const Mesh *mesh, MovedPair *pair, const ChosenMoves *moves);

/* Moves on which a pair has no line with at most so many fields. */
typedef struct {
  i32 nstart, room;
  i32 most;
  i32 fully, shortest;                        /* 1: vertices move as far as they may; a line with the fewest is closed first */
  i32 nfarther, nblinded;                     /* -1: none was found; it is not looked for where it is not -1 before */
  i32 distance;                               /* of those with a longer line */
  double turn;                                /* by so many radians moves are turned from straight across */
  i32 *start;                                 /* [nstart] what moves at first; read only, as the next */
  vec *start_places;                          /* [nstart] */
  i32 *farther, *blinded;                     /* [room] on which they see each other, and not; as many as the mesh has */
  vec *farther_places, *blinded_places;       /* [room] */
} Closing;

API i32 mk_close_strips(const Mesh *mesh, MovedPair *pair, Closing *closing);

/* Triangles at vertices that move; their diagonals are turned as places allow. */
typedef struct {
  i32 nv, nt, nnear;
  vec *drawn, *xy;                            /* [nv], [nv] before and after; read only, as all but the next two */
  i32 *triangles, *neighbours;                /* [nt][3], [nt][3] changed */
  i32 *places;                                /* [nt] */
  i32 *near;                                  /* [nnear] the triangles */
} MovedMesh;

API i32 mk_turn_diagonals(MovedMesh *mesh);   /* DONE, or NOT_CLEAN: it is another map */

/* ---------------------------------------------------------------- lines that miss by a slack */

typedef struct {
  i32 nvertices, nhulls, ncorners;
  i32 parting;                                /* 1: lines slip through corners that may part */
  i32 touching;                               /* 1: lines of no width too, that touch ends in a corner */
  i32 enough;                                 /* with hulls: the search ends at a line with so many fields */
  double slack;                               /* of the ends on one hand against the other's */
  double margin;                              /* above 0: only lines that stay where vertices move by it */
  const i32 *vertices;                        /* [nvertices] to turn lines about */
  const i32 *hull_offsets;                    /* [nhulls + 1] or NULL: lines meet all hulls */
  const i32 *hulls;                           /* [ncorners] vertices, counter-clockwise, or NULL */
} SlackSearch;

/* Made smaller where a line is found, at (s, t) with s < t. */
typedef struct {
  i32 nends, room, nway;
  u16 *distance;                              /* [nends][nends] */
  i32 *way;                                   /* [room][2] or NULL: left and right ends of the last
                                                 line's sides, `nway` of them */
  double *line;                               /* [6] or NULL: the point that it turns about, and the
                                                 first and the last direction of it */
} SlackTable;

API i32 mk_slack(const Mesh *mesh, const SightTask *task, const SlackSearch *search,
                 SlackTable *out);

/* The vertices that may move to the other side of a held line, or of one past an anchor, than they are on now. */
typedef struct {
  i32 nv, nborders, room, nfound;
  double reach;                               /* that a vertex may move */
  double hair, sure;                          /* not so near the line, nor borders to an anchor; by how much it is over */
  vec *drawn, *now;                           /* [nv], [nv] read only, as borders and the line */
  i32 *borders;                               /* [nborders][2] */
  double *line;                               /* [5] the first anchor, the direction, how far the other is */
  i32 *vertices;                              /* [room] */
  double *over;                               /* [room][3] as the threats of a ChoiceTask */
} Threats;

API i32 mk_threats(Threats *threats);         /* DONE, or NO_LINE: one is on it; room: nv + 4 nborders */

/* A way, turned and moved so that its corners are as little as can be on the wrong side. */
typedef struct {
  i32 nv, nway;
  vec *xy;                                    /* [nv] read only, as the next two */
  i32 *way;                                   /* [nway][2] left and right */
  double *line;                               /* [6] as of a SlackTable */
  double *loose;                              /* [3] by how much they are, level and angle of the line */
} LooseWay;

API i32 mk_straighten(LooseWay *way);

/* The moves that bring vertices on the wrong side of a line to the right one. */
typedef struct {
  i32 nway, room, nmoves;                     /* -1: they have no room */
  i32 *way;                                   /* [nway][2] as of a SlackTable; read only, as the next */
  double *line;                               /* [6] */
  i32 *moves;                                 /* [room] as many as the mesh has */
  vec *places;                                /* [room] */
} OpenedLine;

API i32 mk_opening_moves(const Mesh *mesh, MovedPair *pair, OpenedLine *opened);

/* Moves on which a line has less than so many fields; else the last lines that only slip through corners that part. */
typedef struct {
  i32 below, least, room;
  i32 nmoves, distance, nslipping;            /* -1: none was found; line k is at k modulo 3 */
  i32 *moves;                                 /* [room] as many as the mesh has */
  vec *places;                                /* [room] */
  i32 *lengths;                               /* [6] of ways; the second half is for lines that do not slip */
  i32 *ways;                                  /* [6][4096][2] */
  double *lines;                              /* [6][6] */
} Opening;

API i32 mk_open_line(const Mesh *mesh, MovedPair *pair, Opening *opening);

/* A proof that a pair has a line with at most so many fields in every redrawing, or moves on which it has none; with a
 * way: moves on which a line along it is open, and none with so many; or only one that has fewer than `below`. */
typedef struct {
  i32 nway, room, most, below;
  i32 least;                                  /* no redrawing has a line with fewer fields */
  i32 distance;                               /* with the moves */
  i32 holds, nmoves;                          /* 1: it is proved; -1: none was found */
  i32 rounds;                                 /* that are left for lines along ways, and choices */
  i64 choices;
  i32 *way;                                   /* [nway][2] as of a SlackTable; read only, as the next */
  double *line;                               /* [6] */
  i32 *moves;                                 /* [room] as many as the mesh has */
  vec *places;                                /* [room] */
} EveryTask;

API i32 mk_every_drawing(const Mesh *mesh, MovedPair *pair, EveryTask *task);

/* ---------------------------------------------------------------- the drawing of all edges */

typedef struct {
  i32 npoints, nboxes;
  const vec *xy;                              /* [npoints] below 2^62 */
  const Box *boxes;                           /* [nboxes] */
} BoxTask;

typedef struct {
  i32 npoints, nedges;
  i64 margin;                                 /* below 2^31 */
  const vec *xy;                              /* [npoints] below 2^30 */
  const Box *edges;                           /* [nedges] from (x0, y0) to (x1, y1), below 2^30 */
} NearTask;

typedef struct {
  i64 room;
  i32 *box, *point;                           /* [room] a box or an edge, and a point */
} PointsInBoxes;

/* Is the middle of p and q inside an even-odd figure? It must not lie on an edge of it. */
typedef struct {
  i32 nqueries, nedges, nfigures;
  const vec *p, *q;                           /* [nqueries] below 2^30 */
  const i32 *figure;                          /* [nqueries] */
  const vec *a, *b;                           /* [nedges] below 2^30, figure after figure */
  const i64 *start;                           /* [nfigures + 1] */
} MiddleTask;

typedef struct {
  i32 nqueries;
  u8 *inside;                                 /* [nqueries] 1: it is */
} MiddleResult;

typedef struct {
  i32 nvertices, ntriangles, nedges;
  u64 whole;                                  /* twice the area to be filled */
  const vec *xy;                              /* [nvertices] at most 2^30 */
  const i32 *triangles;                       /* [ntriangles][3] */
  const i32 *edges;                           /* [nedges][2] */
  const u8 *border;                           /* [nedges] 1: the edge parts faces */
} CoverTask;

typedef struct {
  i32 ntriangles, nfaces;
  i32 *neighbours, *edge;                     /* [ntriangles][3] by side, -1 for none */
  i32 *face;                                  /* [ntriangles] */
} CoverResult;

typedef struct {
  i32 npoints, ncorners;
  const vec *xy, *corners;                    /* [npoints], [ncorners] at most 2^30 */
} HullTask;

typedef struct {
  i32 npoints;
  u8 *inside;                                 /* [npoints] 1: in the convex hull of the corners */
} HullPoints;

typedef struct {
  i32 npoints, nsegments;
  const vec *xy;                              /* [npoints] below 2^30 */
  const i64 *segments;                        /* [nsegments][2] points */
} CrossingTask;

typedef struct {
  i64 room;
  i32 *pairs;                                 /* [room][2] */
} CrossingPairs;

API i64 mk_points_in_boxes(const BoxTask *task, PointsInBoxes *out);
API i64 mk_points_near(const NearTask *task, PointsInBoxes *out);
API i32 mk_middles_inside(const MiddleTask *task, MiddleResult *out);
API i32 mk_inside_hull(const HullTask *task, HullPoints *out);
API i32 mk_cover(const CoverTask *task, CoverResult *out);
API i64 mk_crossings(const CrossingTask *task, CrossingPairs *out);

/* The triangles at all corners of those that come into a region, given by how far each reaches in some directions. */
typedef struct {
  i32 nvertices, ntriangles, nangles;
  const i32 *triangles;                       /* [ntriangles][3] */
  const double *low, *high;                   /* [ntriangles][nangles] */
  const double *least, *most;                 /* [nangles] the region */
} PartTask;

typedef struct {
  i32 room, nvertices, nkept, nfound;
  i32 *kept;                                  /* [room] `nkept` triangles, room for all */
  i32 *vertices;                              /* [nvertices] `nfound` of theirs */
  u8 *whole;                                  /* [nvertices] 1: all triangles there are known */
} MeshPart;

API i32 mk_mesh_part(const PartTask *task, MeshPart *out);

/* ---------------------------------------------------------------- walking distances */

typedef struct {
  i32 nfields, nsteps;
  i32 allowance;                              /* of a turn, or 0 to count cost without turns */
  i32 once;                                   /* the extra is paid once a turn, not every time */
  const i32 *offsets, *targets;               /* [nfields + 1], [nsteps] steps from each field */
  const i32 *cost, *extra;                    /* [nfields] to enter a field, and on top of that */
} WalkTask;

typedef struct {
  i32 nfields;
  u16 *distance;                              /* [nfields][nfields] from row to column, or NONE */
} WalkTable;

API i32 mk_walking(const WalkTask *task, WalkTable *out);

/* ---------------------------------------------------------------- strips of parallel lines */

typedef struct {
  i32 npoints, ntriangles, nplaces, nfields, nrules, nexits, nportals, nopen;
  i32 nvertices_s, nvertices_t, ncorners_s, ncorners_t;
  i32 clear;                                  /* a shortest line has so many fields */
  i32 scale;                                  /* so many units of the points are one of the map */
  i32 all;                                    /* 1: every point may matter, however far off */
  const vec *xy;                              /* [npoints] vertices of the mesh, ends of portals */
  const i32 *triangles, *neighbours;          /* [ntriangles][3] */
  const i32 *place;                           /* [ntriangles] */
  const i32 *count;                           /* [nrules][nplaces] field, BLOCKS or PASSES */
  const u8 *flag;                             /* [nrules][nplaces] 1: it is what the rule needs */
  const u8 *need;                             /* [nrules] 1: the rule needs such a place */
  const u8 *open;                             /* [nopen] 1: a line may pass the vertex of the mesh */
  const u8 *end;                              /* [nplaces] 0, IN_S or IN_T */
  const i32 *exits;                           /* [nexits] sides of S, as 3 * triangle + side */
  const i32 *portals;                         /* [nportals][2] points, S on the left */
  const i32 *vertices_s, *vertices_t;         /* [nvertices_s], [nvertices_t] of the borders of S and of T */
  const i32 *corners_s, *corners_t;           /* [ncorners_s], [ncorners_t] those of their convex hulls */
  vec sweep_from, sweep_to;                   /* counter-clockwise; (0, 0): half a turn */
} StripTask;

/* The widest strip, in the points' units, and in those of the map how it looks. */
typedef struct {
  double width;
  i32 low, high;                              /* points that bound it, right and left; -1: no strip */
  i32 shown;                                  /* 0: narrower than can be told, and nothing follows */
  dvec ends[2];                               /* its middle line, from S to T */
  dvec direction;                             /* of length 1, from S to T */
  dvec corners[4];                            /* one side from S to T, the other side back */
  i32 room, nfields;
  i32 *fields;                                /* [room] `nfields` that it crosses, room for a triangle each */
} WidestStrip;

API i32 mk_strip(const StripTask *task, WidestStrip *out);

/* ---------------------------------------------------------------- depths, in map units */

/* A pair of fields under one rule. */
typedef struct {
  i32 nsides, nplaces, ncorners;
  i32 wanted;                                 /* 1: a wanted place has to be on the way */
  const double *sides;                        /* [nsides][4] x, y of one end and of the other */
  const i32 *places;                          /* [nsides][2] left and right; 0 is outside */
  const u8 *roles;                            /* [nplaces] */
  const double *corners;                      /* [ncorners][2] outward ones */
} PairTask;

typedef struct { double depth; dvec start, target; } PairLine;

API i32 mk_near_miss(const PairTask *pair, double precision, PairLine *out);

#endif
