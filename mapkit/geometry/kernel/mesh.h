/* The triangulated coverage as the sight kernel sees it. */
#ifndef MAPKIT_MESH_H
#define MAPKIT_MESH_H

#include "interface.h"

/* Exact for components below 2^31: the product of two is below 2^62. */
static inline i64 cross(vec a, vec b) { return a.x * b.y - a.y * b.x; }
static inline int sign(i64 v) { return (v > 0) - (v < 0); }
static inline vec minus(vec a) { return (vec){-a.x, -a.y}; }
static inline i64 length1(vec d) { return (d.x < 0 ? -d.x : d.x) + (d.y < 0 ? -d.y : d.y); }
static inline int lower_half(vec d) { return d.y < 0 || (d.y == 0 && d.x < 0); }

/* What lies beyond a side of a triangle, together, since a ray asks for all of it at every step. */
enum { SAME_PLACE = -1, OUTSIDE = -2 };
typedef struct {
  i32 x, y, apex;           /* the corner across */
  i32 place;                /* of the triangle there; SAME_PLACE as on this side, or OUTSIDE */
  i32 exit[2];              /* sides to leave that triangle by: right of the corner, left of it */
} Side;

struct Mesh {
  i32 nv, nt, nplaces, nfields;
  vec *xy;
  i32 *tri, *nbr, *place;   /* corners, neighbours, place of each triangle */
  Side *side;               /* (3 * nt) by triangle and side */
  i32 *fan_off;             /* vertex -> its triangles, counter-clockwise */
  i32 *fan_tri, *fan_side;  /* triangle, and its side opposite to the vertex */
  i32 *fan_nb;              /* corner that follows the vertex in that triangle */
  i32 *fan_wedge;           /* number of the wedge (run of triangles of one place) */
  i32 *wedge_off, *wedge;   /* vertex -> places of its wedges, counter-clockwise */
  i32 *degree;              /* number of field edges at the vertex; 0 on the frame */
  vec *edge_dir;            /* direction of the field edge that starts each wedge */
};

static inline vec between(const Mesh *m, i32 a, i32 b) {
  return (vec){m->xy[b].x - m->xy[a].x, m->xy[b].y - m->xy[a].y};
}

/* Does anything change where a line of direction d moves over v? */
static inline int mk_relevant(const Mesh *m, i32 v, vec d) {
  if (m->degree[v] != 2) return m->degree[v] > 2;
  const vec *e = m->edge_dir + m->wedge_off[v];
  int a = sign(cross(d, e[0])), b = sign(cross(d, e[1]));
  return a * b > 0 || (a == 0) != (b == 0);
}

/* What Python does not call is hidden: calls take no detour, and may be built in. */
#pragma GCC visibility push(hidden)

/* Can a line of direction d that touches v be better than the lines beside it? It is not where one
 * side of v can be passed freely and the fields on the other side can each be reached at once. */
int mk_pinches(const Mesh *m, i32 v, vec d);

/* The fan entry of v that direction d enters, and whether it runs along the entry's first side. */
i32 mk_entry(const Mesh *m, i32 v, vec d, int *along);

/* The fields between two ends, and one more, on a line through a point that crosses triangle t, if
 * it stays as it is wherever each vertex moves by at most the margin; NONE if that is not proved. */
i32 mk_sure_line(const Mesh *mesh, const SightTask *task, i32 t, dvec point, dvec d, double margin,
                 i32 start, i32 target);

/* A line between ends 0 and 1, from an anchor to another; see HeldStrip. */
typedef struct {
  i32 triangle, fields;                        /* that it crosses; it may need so many */
  double margin;
  const vec *drawn;
  const double *line;                          /* [4] a point in the triangle, and the direction */
  double held[3];                              /* the first anchor, and how far it is to the other */
} HeldLine;

i32 mk_held_line(const Mesh *mesh, const SightTask *task, HeldLine *line);  /* DONE or NO_LINE */

#pragma GCC visibility pop

#endif
