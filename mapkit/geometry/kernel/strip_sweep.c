/* One sector of directions, swept from end to end: see strips.h. */
#include "strips.h"

typedef struct { vec d; i32 u, v; } Event;

/* Aim between two directions that are at most half a turn apart. */
static void aim_between(Run *R, vec a, vec b) {
  double la = length(a), lb = length(b);
  dvec m = {(double)a.x / la + (double)b.x / lb, (double)a.y / la + (double)b.y / lb};
  double l = hypot(m.x, m.y);
  if (l < 1e-9) { m = (dvec){-(double)a.y, (double)a.x}; l = la; }
  R->aim = (dvec){m.x / l, m.y / l};
}

static int by_turn(const void *a, const void *b) {
  const Event *p = a, *q = b;
  i128 c = cross(p->d, q->d);           /* all lie within half a turn from the start, without it */
  return c > 0 ? -1 : c < 0;
}

/* Pairs of points by their directions, after `from` and up to `to`; NULL if memory is short. */
static Event *events_of(const StripTask *K, const i32 *points, i32 n, vec from, vec to, i64 *count) {
  i64 room = 256, got = 0;
  int half_turn = is_half_turn(from, to);
  Event *list = malloc((size_t)room * sizeof(Event));
  for (i32 i = 0; list && i < n; i++)
    for (i32 j = i + 1; j < n; j++) {
      i32 u = points[i], v = points[j];
      vec d = sub(K->xy[v], K->xy[u]);
      i128 c = cross(from, d);
      if (c < 0 || (c == 0 && dot(from, d) > 0)) d = minus(d);
      if (!half_turn && (c == 0 || cross(d, to) < 0)) continue;
      if (got == room) {
        room *= 2;
        Event *more = realloc(list, (size_t)room * sizeof(Event));
        if (!more) { free(list); return NULL; }
        list = more;
      }
      list[got++] = (Event){d, u, v};
    }
  *count = got;
  if (list) qsort(list, (size_t)got, sizeof(Event), by_turn);
  return list;
}

typedef struct { i128 level, along; i32 p; } Key;

static int by_level(const void *a, const void *b) {
  const Key *p = a, *q = b;
  if (p->level != q->level) return p->level < q->level ? -1 : 1;
  return p->along > q->along ? -1 : p->along < q->along;   /* the order just after the start */
}

static int sort_points(Run *R, const i32 *points, vec d) {
  Key *keys = malloc((size_t)R->n * sizeof(Key));
  if (!keys) return 0;
  for (i32 i = 0; i < R->n; i++) {
    vec p = sub(R->t->xy[points[i]], R->origin);
    keys[i] = (Key){cross(d, p), dot(d, p), points[i]};
  }
  qsort(keys, (size_t)R->n, sizeof(Key), by_level);
  for (i32 i = 0; i < R->n; i++) { R->order[i] = keys[i].p; R->rank[keys[i].p] = i; }
  free(keys);
  return 1;
}

static void reverse(Run *R, i32 lo, i32 hi) {
  for (; lo < hi; lo++, hi--) {
    i32 p = R->order[lo], q = R->order[hi];
    R->order[lo] = q; R->rank[q] = lo;
    R->order[hi] = p; R->rank[p] = hi;
  }
}

/* Gather the points that are in line with each other in the direction of `n` events: neighbours
 * in the order, so a line's points are a block of it. */
static i32 blocks_of(Run *R, const Event *e, i64 n, Block *blocks) {
  i32 nblocks = 0;
  for (i64 i = 0; i < n; i++) {
    i32 a = R->rank[e[i].u], b = R->rank[e[i].v];
    if (a - b == 1 || b - a == 1) R->flat[a < b ? a : b] = 1;
  }
  for (i64 i = 0; i < n; i++) {
    i32 a = R->rank[e[i].u], b = R->rank[e[i].v], lo = a < b ? a : b;
    if ((a - b != 1 && b - a != 1) || (lo > 0 && R->flat[lo - 1])) continue;
    i32 hi = lo;
    while (R->flat[hi]) hi++;
    blocks[nblocks++] = (Block){lo, hi};
  }
  return nblocks;
}

static void turn(Run *R, const Block *blocks, i32 n) {
  for (i32 i = 0; i < n; i++) reverse(R, blocks[i].lo, blocks[i].hi);
}

/* Pass the direction number `now`, that of `n` pairs of points; `after` is the next one. */
static void pass(Run *R, const Event *e, i64 n, i32 now, vec after, Block *blocks) {
  i32 nblocks = blocks_of(R, e, n, blocks);
  turn(R, blocks, nblocks);
  mk_strip_window(R);
  aim_between(R, e->d, after);
  for (i32 i = 0; i < nblocks; i++)
    for (i32 c = blocks[i].lo; c < blocks[i].hi; c++) mk_strip_trace(R, c, now, R->fresh + c);
  if (R->failed) return;
  turn(R, blocks, nblocks);
  for (i32 i = 0; i < nblocks; i++) mk_strip_finish(R, blocks[i], now);
  for (i32 i = 0; i < nblocks; i++) mk_strip_join(R, blocks[i], now);
  turn(R, blocks, nblocks);
  for (i32 i = 0; i < nblocks; i++)
    for (i32 c = blocks[i].lo; c < blocks[i].hi; c++) {
      Cell old = R->cell[c];
      R->cell[c] = R->fresh[c];
      R->fresh[c] = old;
      R->flat[c] = 0;
    }
  for (i32 i = 0; i < nblocks; i++) mk_strip_begin(R, blocks[i], now);
}

static void sweep(Run *R, const Event *events, i64 nevents, vec from, vec to, Block *blocks) {
  i32 now = 0;
  R->dirs[0] = from;
  mk_strip_window(R);
  aim_between(R, from, nevents ? events[0].d : to);
  for (i32 c = 0; c < R->n - 1; c++) mk_strip_trace(R, c, 0, R->cell + c);
  for (i64 i = 0, j; i < nevents && !R->failed; i = j) {
    for (j = i + 1; j < nevents && cross(events[i].d, events[j].d) == 0; j++) {}
    R->dirs[++now] = events[i].d;
    pass(R, events + i, j - i, now, j < nevents ? events[j].d : to, blocks);
  }
  if (R->failed) return;
  R->dirs[++now] = to;
  mk_strip_finish_all(R, now);
}

void mk_strip_sweep(Run *R, const i32 *points, i32 n, vec from, vec to) {
  i64 nevents = 0;
  if (n < 2) return;
  Event *events = events_of(R->t, points, n, from, to, &nevents);
  Block *blocks = malloc((size_t)n * sizeof(Block));
  R->dirs = events ? malloc((size_t)(nevents + 2) * sizeof(vec)) : NULL;
  R->n = n; R->used = 0;
  if (R->dirs && blocks && sort_points(R, points, from))
    sweep(R, events, nevents, from, to, blocks);
  else
    R->failed = 1;
  free(events); free(blocks); free(R->dirs);
  R->dirs = NULL;
}
