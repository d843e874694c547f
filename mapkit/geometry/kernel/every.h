/* Places of vertices on a grid finer than the map's, in what lines that are held or closed leave of the disc round each. */
#ifndef MAPKIT_EVERY_H
#define MAPKIT_EVERY_H

#include "redraw.h"

#define SURE 1e-2                              /* units by which what is proved keeps away from the tolerance */
enum { SIDES = 64 };                           /* of the polygon round the disc that a vertex may move in */

/* Convex polygons about where vertices are drawn: that of half `half % 2` of vertex half / 2. */
typedef struct { i32 n, room, ncorners, corner_room, *halves, *ends; double *corners, *points; } Polygons;

/* Lines between ends 0 and 1 along a way, each from an anchor to another, where vertices have moved by at most
 * the reach: anchors are farther than it from every border as drawn, if such lines need no more fields. */
typedef struct {
  i32 nv, nborders, nway, room;
  i32 fields;                                 /* a line may need so many, whatever order other drawings have */
  i32 nlines;                                 /* that are held */
  double reach, hair, sure;                   /* as of Threats; a line keeps twice the hair from its way */
  vec *drawn;                                 /* [nv] read only, as the next three */
  i32 *borders;                               /* [nborders][2] */
  i32 *way;                                   /* [nway][2] as of a SlackTable */
  double *line;                               /* [6] */
  i32 *offsets;                               /* [4] where the threats of each line begin */
  i32 *vertices;                              /* [room] */
  double *over;                               /* [room][3] */
} HeldStrip;

/* Lines of which each ends where one of its threats, a vertex, moves by u with threat . u <= bound. */
typedef struct {
  i32 nlines, nthreats, nvertices, ndisc, nkept, nkept_corners, ngrid;
  i32 on_grid;                                /* 1: one of the grid has to be left to each vertex */
  i64 most;                                   /* choices and lines that are looked at */
  double reach, disc_radius;                  /* that a vertex may move; and that it does in the points that are chosen */
  const i32 *line_offsets;                    /* [nlines + 1] */
  const i32 *vertices;                        /* [nthreats] below nvertices, those of regions that are kept first */
  const u8 *parts;                            /* [nthreats] 1: the vertex may part into two */
  const double *threats;                      /* [nthreats][3] x, y, bound */
  const double *least;                        /* [nthreats] of what is over the bound, in all of the disc */
  const double *disc;                         /* [ndisc][2] a polygon round all moves of a vertex */
  const i32 *kept_offsets;                    /* [nkept + 1] */
  const double *kept;                         /* [nkept_corners][2] polygons in which moves have to be */
  const double *grid;                         /* [ngrid][2] moves that are preferred */
} ChoiceTask;

typedef struct {
  i64 left;                                   /* below 0: too much was to be looked at */
  i32 room, nregions, corner_room, ncorners;
  i32 *halves;                                /* [room] twice a vertex, 1 more for its second half */
  i32 *ends;                                  /* [room] where its corners end */
  double *corners;                            /* [corner_room][2] of polygons that are left */
  double *points;                             /* [room][2] in them, of the grid where it has one there */
} Choices;

typedef struct {
  Redraw *fine;                                /* the pair on the finer grid */
  EveryTask *task;
  Mesh *mesh;                                  /* on the finer grid */
  double finer, reach;
  dvec disc[SIDES];
  i32 nborders, *borders;                      /* [nborders][2] */
  i32 nsides, *sides;                          /* [nsides][3] borders from either side, with the corner across */
  double *grid; i32 ngrid;                     /* [ngrid][2] moves on the map's own grid, if it is coarse */
  i32 nlines, *offsets;                        /* held lines: where the threats of each begin */
  i32 threat_room, *vertices;                  /* [threat_room] */
  double *threats, *least;                     /* [threat_room][3], [threat_room] as of a ChoiceTask */
  HeldStrip strip;
  i32 *number, *listed;                        /* [nv] */
  i32 *chosen; u8 *parts;                      /* [threat_room] */
  Polygons kept, left;                         /* what is kept in any case; what a choice leaves */
  Moves moves, places;
  double *by;                                  /* [nv][2] */
  i64 choices;                                 /* that may be looked at */
  int width;                                   /* of the strip of the last line that was held */
} Every;

#pragma GCC visibility push(hidden)

i32 mk_held_strip(const Mesh *mesh, const SightTask *task, HeldStrip *strip);   /* DONE or NO_LINE */
i32 mk_choices(const ChoiceTask *task, Choices *out);    /* DONE, or NO_LINE: none fits; or NO_MEMORY */
dvec mk_nearest(const dvec *at, i32 n, dvec from);        /* of a convex polygon to a point */

/* Choose a threat that ends each line; 0: there is nothing left, or too much was looked at. */
int mk_choose(Every *E, int on_grid, int lines);

/* Where vertices go by the points that a choice left, and what they lead to and past makes way. */
void mk_placed(Every *E, Moves *to);

/* Moves on the map's grid, near these, that give a distance as it is wanted; 0: none does. */
int mk_tried(Every *E, const Moves *moves, Goal goal, Moves *to);

/* Keep a line along a way open, some directions of it tried; 0: that line cannot be. */
int mk_keep_open(Every *E, int direction);
enum { DIRECTIONS = 9 };

#pragma GCC visibility pop

#endif
