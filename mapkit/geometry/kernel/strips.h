/* The widest strips of parallel lines from one field, S, to another, T.
 *
 * For one direction the lines fall into cells: the gaps between neighbouring points in the order
 * of their distance from a base line. All lines of a cell cross the same fields, so a strip is a
 * run of cells that agree. The direction is swept over all that lines from S to T can have. The
 * order of the points changes only where the direction passes that of two points; only the cells
 * between such points are traced anew, and only the runs they touch change. While a run has the
 * same two points p and q for its borders, its width is |pq| times a sine: the widest is at an end
 * of that time, or where the direction is square to pq. At the very direction of two points the
 * cells between them have no width, and the runs on both sides meet.
 *
 * Which point is on which side of a cell follows from the order of the points, that is from
 * integers; only points that no line from S to T can pass are placed by floating point.
 *
 * strip_lines.c follows the lines of a cell, strip_runs.c knows the runs, strip_sweep.c sweeps one
 * sector of directions, strips.c cuts the directions into sectors, and strip_show.c draws what was found.
 */
#ifndef MAPKIT_STRIPS_H
#define MAPKIT_STRIPS_H

#include <math.h>
#include <stdlib.h>

#include "interface.h"

typedef __int128 i128;

/* What the lines of a run of cells have in common, its id: a hash of the fields in their order. */
enum { NO_FIELDS = 2 };
/* Ranks of points that are not in the order; BELOW and ABOVE lie beside all lines of the sector. */
enum { UNKNOWN = INT32_MIN, BELOW = -1, ABOVE = INT32_MAX };

/* The order of fields on a cell's shortest lines, and since which direction: true for the lowest cell
 * of a run. A cell has `n` entries from `at`. */
typedef struct { u64 id; i32 born; } Entry;
typedef struct { i32 at, n; } Cell;

/* A strip: lines along a direction between the points `low`, to their right, and `high`. */
typedef struct { double width; dvec direction; u64 order; i32 low, high; } Strip;

typedef struct {
  const StripTask *t;
  i32 nevents, *events;        /* all points that a line from S to T can pass */
  i32 n, *rank, *order;        /* points of the sector, where each is in their order, the order */
  i32 *stamp, stamps;
  Entry *arena; i32 used, room;
  Cell *cell, *fresh;          /* cells now, and traced for after the direction being passed */
  i32 first, last;             /* cells outside these miss S or T */
  vec *dirs;                   /* distinct directions of the sector; the first is where it starts */
  u8 *flat;                    /* cells without width at the direction being passed */
  dvec aim; double level;      /* a line of the cell being traced, for points without a rank */
  vec origin;
  Strip best;
  int failed;
} Run;

static inline vec sub(vec a, vec b) { return (vec){a.x - b.x, a.y - b.y}; }
static inline i128 cross(vec a, vec b) { return (i128)a.x * b.y - (i128)a.y * b.x; }
static inline i128 dot(vec a, vec b) { return (i128)a.x * b.x + (i128)a.y * b.y; }
static inline double length(vec a) { return hypot((double)a.x, (double)a.y); }
static inline vec minus(vec a) { return (vec){-a.x, -a.y}; }

static inline double level_of(const Run *R, i32 p) {
  vec d = sub(R->t->xy[p], R->origin);
  return R->aim.x * (double)d.y - R->aim.y * (double)d.x;
}

/* Is the point to the left of the cell's lines? */
static inline int left_of(const Run *R, i32 p, i32 cell) {
  i32 r = R->rank[p];
  return r != UNKNOWN ? r > cell : level_of(R, p) > R->level;
}

/* A half turn from the start is the start again, so there it is left to the end. */
static inline int is_half_turn(vec from, vec to) {
  return cross(from, to) == 0 && dot(from, to) < 0;
}

/* A way from S to T: how many fields it counts, its id, the side where it enters T, and the fields
 * themselves where there is room for them. */
typedef struct { i32 count; u64 id; i32 last[2]; i32 *fields, nfields; } Way;

/* Follow a line out of S through side `k` of triangle `t`, under a rule, to T. */
int mk_strip_follow(Run *R, i32 rule, i32 t, int k, i32 cell, Way *w);

/* Find the cells whose lines meet the hulls of both S and T. */
void mk_strip_window(Run *R);

/* Find the orders of fields on the shortest lines of a cell. */
void mk_strip_trace(Run *R, i32 cell, i32 born, Cell *c);

/* Points in line with each other, as positions in the order: the cells from `lo` to `hi - 1` lose
 * their width and come back as others, `lo - 1` and `hi` are beside them. */
typedef struct { i32 lo, hi; } Block;

/* Measure the runs that end in a block, at the direction number `now`; then all that are left. */
void mk_strip_finish(Run *R, Block b, i32 now);
void mk_strip_finish_all(Run *R, i32 now);

/* Measure the runs that meet across the block, just at the direction number `now`. */
void mk_strip_join(Run *R, Block b, i32 now);

/* Note when the runs that begin in a block do so; `fresh` holds the cells of before now. */
void mk_strip_begin(Run *R, Block b, i32 now);

/* Sweep the directions from one to another, with the points that matter there. */
void mk_strip_sweep(Run *R, const i32 *points, i32 n, vec from, vec to);

/* Find the middle line of the best strip, its corners and the fields on its lines. */
void mk_strip_show(Run *R, WidestStrip *out);

#endif
