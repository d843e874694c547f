/* Points in the convex hull of others. */
#include <stdlib.h>

#include "mesh.h"

static int by_xy(const void *p, const void *q) {
  const vec *a = p, *b = q;
  if (a->x != b->x) return a->x < b->x ? -1 : 1;
  return a->y < b->y ? -1 : a->y > b->y;
}

static i64 turn(vec a, vec b, vec p) {
  return cross((vec){b.x - a.x, b.y - a.y}, (vec){p.x - a.x, p.y - a.y});
}

/* The corners of the hull of points that are sorted, counter-clockwise; room for twice as many. */
static i32 hull_of(const vec *points, i32 n, vec *hull) {
  i32 k = 0;
  for (int back = 0; back < 2; back++) {
    i32 base = k;
    for (i32 i = 0; i < n; i++) {
      vec p = points[back ? n - 1 - i : i];
      while (k >= base + 2 && turn(hull[k - 2], hull[k - 1], p) <= 0) k--;
      hull[k++] = p;
    }
    if (n > 1) k--;                      /* the last one begins the other half */
  }
  return k;
}

/* Tell which points lie in the convex hull of the corners, its border included. */
API i32 mk_inside_hull(const HullTask *task, HullPoints *out) {
  i32 n = task->ncorners, kept = 0;
  vec *points = malloc(((size_t)n + 1) * sizeof(vec)), *hull = malloc((2 * (size_t)n + 2) * sizeof(vec));
  if (!points || !hull) { free(points); free(hull); return NO_MEMORY; }
  for (i32 i = 0; i < n; i++) points[i] = task->corners[i];
  qsort(points, (size_t)n, sizeof(vec), by_xy);
  for (i32 i = 0; i < n; i++)
    if (!kept || by_xy(points + kept - 1, points + i)) points[kept++] = points[i];
  i32 k = hull_of(points, kept, hull);
  vec low = hull[0], high = hull[0];
  for (i32 i = 1; i < k; i++) {
    if (hull[i].x < low.x) low.x = hull[i].x;
    if (hull[i].y < low.y) low.y = hull[i].y;
    if (hull[i].x > high.x) high.x = hull[i].x;
    if (hull[i].y > high.y) high.y = hull[i].y;
  }
  for (i32 p = 0; p < task->npoints; p++) {
    vec v = task->xy[p];
    int inside = v.x >= low.x && v.x <= high.x && v.y >= low.y && v.y <= high.y;
    for (i32 i = 0; i < k && inside; i++) inside = turn(hull[i], hull[i + 1 < k ? i + 1 : 0], v) >= 0;
    out->inside[p] = (u8)inside;
  }
  free(points); free(hull);
  return DONE;
}
