/* Segments that cross each other inside both. */
#include "mesh.h"

#include <stdlib.h>

typedef struct { i64 x0, y0, x1, y1; i32 a, b, id; } Span;

static int by_left(const void *p, const void *q) {
  const Span *s = p, *t = q;
  return s->x0 != t->x0 ? (s->x0 < t->x0 ? -1 : 1) : s->id - t->id;
}

static int by_pair(const void *p, const void *q) {
  const i32 *s = p, *t = q;
  return s[0] != t[0] ? (s[0] < t[0] ? -1 : 1) : (s[1] > t[1]) - (s[1] < t[1]);
}

/* On which side of the segment s lies a point? */
static int side(const vec *xy, const Span *s, i32 point) {
  vec o = xy[s->a], u = {xy[s->b].x - o.x, xy[s->b].y - o.y};
  return sign(cross(u, (vec){xy[point].x - o.x, xy[point].y - o.y}));
}

/* Find the pairs of segments that cross inside both, sorted, the smaller first; stop where there is
 * no more room. Returns how many were found. */
API i64 mk_crossings(const CrossingTask *task, CrossingPairs *out) {
  const vec *xy = task->xy;
  i32 n = task->nsegments, *pair = out->pairs;
  Span *span = malloc((size_t)(n ? n : 1) * sizeof(Span));
  if (!span) return NO_MEMORY;
  for (i32 i = 0; i < n; i++) {
    i32 a = (i32)task->segments[2 * i], b = (i32)task->segments[2 * i + 1];
    vec p = xy[a], q = xy[b];
    span[i] = (Span){p.x < q.x ? p.x : q.x, p.y < q.y ? p.y : q.y, p.x > q.x ? p.x : q.x,
                     p.y > q.y ? p.y : q.y, a, b, i};
  }
  qsort(span, (size_t)n, sizeof(Span), by_left);
  i64 found = 0;
  for (i32 i = 0; i < n && found < out->room; i++) {
    const Span *s = span + i;
    for (i32 j = i + 1; j < n && span[j].x0 <= s->x1 && found < out->room; j++) {
      const Span *t = span + j;
      if (t->y0 > s->y1 || t->y1 < s->y0) continue;
      if (s->a == t->a || s->a == t->b || s->b == t->a || s->b == t->b) continue;
      if (side(xy, s, t->a) * side(xy, s, t->b) >= 0) continue;
      if (side(xy, t, s->a) * side(xy, t, s->b) >= 0) continue;
      int swap = t->id < s->id;
      pair[2 * found] = swap ? t->id : s->id;
      pair[2 * found + 1] = swap ? s->id : t->id;
      found++;
    }
  }
  free(span);
  qsort(pair, (size_t)found, 2 * sizeof(i32), by_pair);
  return found;
}
