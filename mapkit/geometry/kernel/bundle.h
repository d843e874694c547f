/* A bundle of lines, those that cross two segments, and what a search of it has come to. */
#ifndef MAPKIT_BUNDLE_H
#define MAPKIT_BUNDLE_H

#include "sight.h"

/* A gate from its right end to its left one, as seen along the lines; they come from gate a. */
typedef struct { vec a0, a1, b0, b1; } Gates;

typedef struct { i32 *item, n, cap; } List;

/* A side to cross, with what its right and left end lie outside of; or, below 0, a triangle (-1 - t)
 * that is come to at a corner. */
typedef struct { i32 side; u8 right, left; } Entry;
typedef struct { Entry *item; i32 n, cap; } Front;

typedef struct {
  Run *R;
  const BundleSearch *asked;
  i32 s0, s1, t0, t1;           /* the ends of both groups */
  Gates gates;
  vec right, left;              /* the directions farthest to the right and to the left */
  Front now, later;             /* triangles come to: over as many fields, over one more */
  List fields, vertices;        /* fields counted, vertices touched */
  i32 *level, *met;             /* per field and per end: fewest fields to get there, or -1 */
  i32 *visited, *touched;       /* per triangle and vertex: the last search there */
  i32 *chosen;                  /* per vertex: the last bundle that it was chosen for */
  i32 search, choice, nmet;
} Bundle;

#pragma GCC visibility push(hidden)

/* On which side of the line from a to b is v? Above 0 on the left. */
static inline i64 mk_side_of(vec a, vec b, vec v) {
  return cross((vec){b.x - a.x, b.y - a.y}, (vec){v.x - a.x, v.y - a.y});
}

/* The distance of a pair so far. */
static inline i32 mk_known(const Run *R, i32 s, i32 t) {
  u16 a = R->clear[(size_t)s * R->nends + t], b = R->clear[(size_t)t * R->nends + s];
  return a < b ? a : b;
}

void mk_add(Bundle *B, List *list, i32 item);

/* bundle.c: search the bundle from an end. Stops when all ends of the other group are met, unless
 * `full`, and where no line can be better. Returns whether one can be for some pair. */
int mk_search(Bundle *B, i32 start, int full);

/* bundles.c: all lines of a bundle. */
void mk_divide(Bundle *B, Gates g, u64 starts);

#pragma GCC visibility pop

#endif
