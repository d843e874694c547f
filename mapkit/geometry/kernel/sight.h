/* One run of the sight kernel: what is asked, and the space it works in. */
#ifndef MAPKIT_SIGHT_H
#define MAPKIT_SIGHT_H

#include <stddef.h>
#include <string.h>

#include "mesh.h"

/* A point of the line: a vertex, or the crossing of an edge. `in` and `out` are slots at the
 * vertex: 2w+1 inside wedge w, 2w along the field edge that starts wedge w. The stretch that
 * follows the point lies in place `a`, or along an edge between `a` (left) and `b` (right). */
typedef struct Point { i32 vertex, in, out, a, b, before, after; double x, y; } Point;


/* A field met along a ray; the node of the one before it, of the last child that was added, and of
 * the last one up to here that is an end. */
typedef struct { i32 parent, place, depth, child, end; } Node;
typedef struct { vec r, l; i32 node, fan; } Leaf;            /* rays between two directions */
typedef struct { vec d; i32 vertex; } Event;                 /* a vertex that is seen */
typedef struct { vec r, l; i32 fan, ends; } Window;          /* where rays leave p */
typedef struct { vec r, l; i32 exit, node, seen; } Task;
typedef struct { vec d; int a, b, c; i32 vertex; } Bound;   /* change of ends ahead, behind; region */

/* A place on a line's way from p, its only end (-1 for none, TWO for two), the field counted there,
 * and what lies before it. */
enum { TWO = -2 };
typedef struct { i32 place, end, field, fields, flagged; } Step;
typedef struct { i32 ahead, behind; } Crossed;               /* steps at which one field is counted */

typedef struct {
  const Mesh *m;
  const i32 *count, *ends;      /* per place: field counted or BLOCKS, PASSES; two end indices */
  const u8 *flag, *group, *need;
  i32 nends;
  int masked, from_one, grazing, flags;
  const i32 *hull_off, *hull;   /* masked: hull vertices of each end; from_one: of end 0 */
  int boxed, ranged;            /* ranged: only directions from `right` to `left`, and reversed */
  vec right, left;
  vec low, high;                /* boxed: box round all ends, which no line needs to leave */
  const vec *region; i32 nregion;   /* lines have to meet it; NULL: none has to */
  u16 *clear, *graze;
  u8 *met;                      /* where to mark the places on the only pair's first line; NULL then, and if unasked */
  double *witness, line[5];     /* NULL, or the best closed line of the only pair; one at hand */

  Node *node; i32 nnode, cap_node;
  Leaf *leaf[2]; i32 nleaf[2], cap_leaf[2];
  Event *event; i32 nevent, cap_event;
  Task *task; i32 ntask, cap_task;
  Window *window; i32 nwindow, cap_window;
  Bound *bound; i32 nbound, cap_bound;
  Event *lone; i32 nlone, cap_lone;   /* an end ahead is touched at the vertex only */
  i32 *path[2], *path_node[2], *old_path;
  i32 npath[2], cap_path[2], cap_old_path, same[2], fresh[2];
  i32 *stamp, epoch;            /* per field */
  i32 *end_stamp, end_epoch;    /* per end */
  i32 *end_until;               /* per end: point where a start meets it again */
  Point *point; i32 npoint, cap_point;
  i32 *run; i32 nrun, cap_run;  /* pairs of fields of which a closed line counts one */
  u8 *reach; i32 cap_reach;
  Step *step[2]; i32 nstep[2], cap_step[2];   /* ahead of p and behind it, see beside.c */
  i32 *where[2];                /* per field: where among the steps it is counted */
  Crossed *crossed; i32 ncrossed, cap_crossed;
  int met_ends;                 /* where there are but two: those met by rays, 1 and 2 */
  int failed;
} Run;

#pragma GCC visibility push(hidden)

/* Make room for `need` items; on failure sets R->failed and returns the old ones. */
void *mk_grow(Run *R, void *old, i32 *cap, i32 need, size_t size);
#define ROOM(array, n, cap) \
  ((n) <= R->cap || \
   ((R->array = mk_grow(R, R->array, &R->cap, (n), sizeof *R->array)), !R->failed))

static inline int legal(const Run *R, i32 place) { return R->count[place] != BLOCKS; }

/* Remember the closed line at hand: two points, or a point and a direction, or a point. */
static inline void show(Run *R, int shape, double x, double y, double to_x, double to_y) {
  R->line[0] = x; R->line[1] = y; R->line[2] = to_x; R->line[3] = to_y;
  R->line[4] = shape;
}

static inline int wanted(const Run *R, i32 s, i32 t, int flagged) {
  u8 need = R->need[GROUPS * R->group[s] + R->group[t]];
  return s != t && (need == PLAIN || (need == NEEDS_FLAG && flagged));
}

static inline void better(const Run *R, u16 *table, i32 s, i32 t, i32 fields, int flagged) {
  size_t at = s < t ? (size_t)s * R->nends + t : (size_t)t * R->nends + s;
  if (fields + 1 >= table[at] || !wanted(R, s, t, flagged)) return;
  table[at] = (u16)(fields + 1);
  if (R->witness && table == R->graze) memcpy(R->witness, R->line, sizeof R->line);
}

static inline void better_places(const Run *R, u16 *table, i32 a, i32 b, i32 fields, int flagged) {
  for (int i = 0; i < 2; i++) {
    i32 s = R->ends[2 * a + i];
    if (s < 0) continue;
    for (int k = 0; k < 2; k++) {
      i32 t = R->ends[2 * b + k];
      if (t >= 0) better(R, table, s, t, fields, flagged);
    }
  }
}

static inline int has_ends(const Run *R, i32 place) {
  return R->ends[2 * place] >= 0 || R->ends[2 * place + 1] >= 0;
}

/* The ends in a place, where there are but two: 1 for the first and 2 for the other. */
static inline int ends_in(const Run *R, i32 place) {
  i32 a = R->ends[2 * place], b = R->ends[2 * place + 1];
  return (a >= 0 ? 1 << (a & 1) : 0) | (b >= 0 ? 1 << (b & 1) : 0);
}

static inline int in_place(const Run *R, i32 place, i32 end) {
  return R->ends[2 * place] == end || R->ends[2 * place + 1] == end;
}

/* Does a side of a triangle lie outside the box? */
static inline int leaves_box(const Run *R, i32 exit) {
  const i32 *c = R->m->tri + exit / 3 * 3;
  int k = exit % 3;
  vec a = R->m->xy[c[k]], b = R->m->xy[c[(k + 1) % 3]];
  return (a.x > R->high.x && b.x > R->high.x) || (a.x < R->low.x && b.x < R->low.x) ||
         (a.y > R->high.y && b.y > R->high.y) || (a.y < R->low.y && b.y < R->low.y);
}

/* Begin to count fields. */
static inline void mk_next_epoch(Run *R) {
  if (R->epoch == INT32_MAX) {
    memset(R->stamp, 0, ((size_t)R->m->nfields + 1) * sizeof(i32));
    R->epoch = 0;
  }
  R->epoch++;
}

/* Count the field of a place once a run of R->epoch; 0 where the place blocks. */
static inline int count_field(Run *R, i32 place, i32 *fields, int *flagged) {
  i32 f = R->count[place];
  if (f < 0) return f != BLOCKS;
  if (R->stamp[f] != R->epoch) {
    R->stamp[f] = R->epoch;
    ++*fields;
    *flagged |= R->flag[f];
  }
  return 1;
}

/* sight.c: begin and end a run, with a search for single vertices; turn lines about a vertex. */
void mk_begin(Run *R, const Mesh *m, const SightTask *task, const SightTables *tables);
void mk_set_search(Run *R, const SightSearch *search);
void mk_end(Run *R);
void mk_at_vertex(Run *R, i32 p);

/* rays.c: the rays of one window, and the fields along one leaf. */
void mk_shoot(Run *R, i32 p, int side, const Window *w);
void mk_follow(Run *R, int side, i32 node);
void mk_event(Run *R, vec d, i32 v);

/* windows.c: the directions worth trying at p. */
void mk_windows(Run *R, i32 p);

/* beside.c: lines just right of p. */
void mk_pass_right(Run *R, i32 p, i32 back_wedge, i32 nright, i32 nleft, int turned);

/* touching.c: lines through p alone. */
void mk_reach(Run *R, i32 p);
void mk_meet(Run *R, i32 p);
void mk_touch(Run *R, i32 p, vec from, vec to, i32 back_wedge, i32 ahead_wedge, i32 nright,
              i32 nleft);

/* closed.c: the line through p in direction d, and all vertices on it. */
void mk_closed_line(Run *R, i32 p, vec d);

#pragma GCC visibility pop

#endif
