/* A pair of fields on drawings of a map that differ in places of vertices: distances, lines, moves. */
#ifndef MAPKIT_REDRAW_H
#define MAPKIT_REDRAW_H

#include "mesh.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define HALF_TURN 3.14159265358979323846
#define LINE_HAIR 1e-3                         /* narrower strips are not looked for, and not left */

typedef struct { i32 v; vec to; } Move;
typedef struct { Move *of; i32 n; } Moves;     /* each vertex once */

/* A drawing: a mesh of the same vertices, and the hulls of both fields on it. */
typedef struct {
  const Mesh *mesh;
  Mesh *same, *other;                          /* that it owns: with the same triangles, or turned diagonals */
  Move *moved; i32 nmoved;                     /* in `same` */
  i32 *hulls, *own_hulls, offsets[3];
} Drawing;

enum { MOST_SPARE = 4, MOST_BLOCKS = 48, MOST_WAY = 4096 };
typedef struct {
  const Mesh *mesh; MovedPair *pair;
  double tolerance;
  Drawing drawn;
  i32 *blocked;                                /* [nrules][nplaces] no line goes on through the two fields */
  i32 *turning, *room;                         /* [nturning + 1]; for hulls */
  i32 way[2 * MOST_WAY], nway;                 /* of the last line, as of a SlackTable */
  double line[6];
  u8 *mark, *corner;                           /* [nv] 0; 1: of one of the two fields */
  Mesh *spare[MOST_SPARE]; i32 nspare;         /* copies of the mesh as drawn, for drawings */
  void *blocks[MOST_BLOCKS]; i32 nblocks;
  int backwards, failed;                       /* turn lines about the last vertex first; no memory is left */
} Redraw;

/* A line that corners are as little as can be on the wrong side of. */
typedef struct { dvec d, normal; double level, lacks; } Loose;

/* What distance is wanted with vertices moved: one that is no more than `enough` may be too great. */
typedef struct { i32 enough, low, high; } Goal;

#pragma GCC visibility push(hidden)

int mk_redraw_begin(Redraw *R, const Mesh *mesh, MovedPair *pair, double tolerance);   /* 0: no memory */
void mk_redraw_end(Redraw *R);
void *mk_room(Redraw *R, size_t count, size_t size);      /* until the end; may set failed */
Moves mk_moves(Redraw *R, i32 n);

/* The drawing with vertices moved, to be freed; 0: it is another map, or no memory. */
int mk_hulls(Redraw *R, Drawing *d);        /* find them; 0: no memory */
int mk_drawing(Redraw *R, const Moves *moves, Drawing *to);
void mk_drawing_free(Redraw *R, Drawing *d);
void mk_copy_free(Mesh *m);                    /* a copy of a mesh, without its triangles */

/* The distance; 0: it is another map. */
i32 mk_distance(Redraw *R, const Moves *moves, i32 enough);
i32 mk_distance_on(Redraw *R, const Drawing *d, i32 enough);

/* The fields of a line with less than so many by one of the rules first to end - 1, or NONE; its way is in R. */
i32 mk_line(Redraw *R, const Drawing *d, double slack, i32 below, i32 enough, int parting, i32 first, i32 end);
SightTask mk_line_task(const Redraw *R, i32 rule, u8 *need);

/* The distance if it is as wanted, or -1. */
i32 mk_wanted(Redraw *R, const Moves *moves, Goal goal);

Loose mk_loose(const vec *xy, const i32 *way, i32 nway, const double *line);
static inline double mk_aside(const Loose *l, vec a) { return (double)a.x * l->normal.x + (double)a.y * l->normal.y - l->level; }

/* Put a move among others, or in the place of the vertex's last one. */
void mk_put(Moves *moves, i32 v, vec to);
void mk_copy(Moves *to, const Moves *from);
int mk_within(const Redraw *R, double x, double y);

double mk_size(const Redraw *R, const Moves *moves);      /* the largest */

/* Move fewer vertices, and those by less, as long as the distance is as wanted. */
void mk_fewest(Redraw *R, Moves *moves, i32 *distance, Goal goal);
void mk_part(const Redraw *R, const Moves *moves, double factor, Moves *to);   /* go so far alone */
void mk_less(Redraw *R, Moves *moves, i32 *distance, Goal goal);

#pragma GCC visibility pop

#endif
