/* Runs of cells that agree, from their beginning to their end: see strips.h. */
#include "strips.h"

static Entry *find_in(const Run *R, const Cell *c, u64 id) {
  for (i32 i = 0; i < c->n; i++)
    if (R->arena[c->at + i].id == id) return R->arena + c->at + i;
  return NULL;
}

static Entry *find(const Run *R, i32 cell, u64 id) { return find_in(R, R->cell + cell, id); }

/* Lowest cell of the run, and highest; cells without width are passed over if asked to. */
static i32 lowest(const Run *R, i32 cell, u64 id, int over_flat) {
  i32 got = cell;
  for (i32 i = cell - 1; i >= 0; i--) {
    if (over_flat && R->flat[i]) continue;
    if (!find(R, i, id)) break;
    got = i;
  }
  return got;
}

static i32 highest(const Run *R, i32 cell, u64 id, int over_flat) {
  i32 got = cell;
  for (i32 i = cell + 1; i < R->n - 1; i++) {
    if (over_flat && R->flat[i]) continue;
    if (!find(R, i, id)) break;
    got = i;
  }
  return got;
}

static void offer(Run *R, const Entry *e, vec d, i32 low, i32 high) {
  double l = length(d);
  vec v = sub(R->t->xy[high], R->t->xy[low]);
  Strip s = {(double)cross(d, v) / l, {(double)d.x / l, (double)d.y / l}, e->id, low, high};
  if (s.width > R->best.width) R->best = s;
}

static i32 below(Block b) { return b.lo > 0 ? b.lo - 1 : 0; }
static i32 above(const Run *R, Block b) {
  return b.hi < R->n - 1 ? b.hi : R->n - 2;
}

/* Does a run go through all cells of the block and beside it, before and after? It lives on. */
static int stays(const Run *R, Block b, u64 id) {
  if (b.lo == 0 || b.hi == R->n - 1) return 0;
  for (i32 i = b.lo - 1; i <= b.hi; i++)
    if (!find(R, i, id)) return 0;
  for (i32 i = b.lo; i < b.hi; i++)
    if (!find_in(R, R->fresh + i, id)) return 0;
  return 1;
}

/* Measure one run through a cell, which ends at the direction number `now`. */
static void measure(Run *R, i32 cell, const Entry *e, i32 now) {
  i32 first = lowest(R, cell, e->id, 0);
  i32 low = R->order[first], high = R->order[highest(R, cell, e->id, 0) + 1];
  vec begin = R->dirs[find(R, first, e->id)->born], end = R->dirs[now];
  offer(R, e, begin, low, high);
  offer(R, e, end, low, high);
  vec v = sub(R->t->xy[high], R->t->xy[low]), square = {v.y, -v.x};
  if (cross(begin, square) >= 0 && cross(square, end) >= 0) offer(R, e, square, low, high);
}

void mk_strip_finish(Run *R, Block b, i32 now) {
  for (i32 i = below(b); i <= above(R, b); i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      const Entry *e = R->arena + R->cell[i].at + j;
      if (i > below(b) && find(R, i - 1, e->id)) continue;   /* done with the cell before */
      if (!stays(R, b, e->id)) measure(R, i, e, now);
    }
}

void mk_strip_join(Run *R, Block b, i32 now) {
  if (b.lo == 0 || b.hi == R->n - 1) return;
  for (i32 j = 0; j < R->cell[b.lo - 1].n; j++) {
    const Entry *e = R->arena + R->cell[b.lo - 1].at + j;
    if (!find(R, b.hi, e->id) || stays(R, b, e->id)) continue;
    i32 low = R->order[lowest(R, b.lo - 1, e->id, 1)];
    i32 high = R->order[highest(R, b.hi, e->id, 1) + 1];
    offer(R, e, R->dirs[now], low, high);
  }
}

void mk_strip_begin(Run *R, Block b, i32 now) {
  for (i32 i = below(b); i <= above(R, b); i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      u64 id = R->arena[R->cell[i].at + j].id;
      if (!stays(R, b, id)) find(R, lowest(R, i, id, 0), id)->born = now;
    }
}

void mk_strip_finish_all(Run *R, i32 now) {
  for (i32 i = 0; i < R->n - 1; i++)
    for (i32 j = 0; j < R->cell[i].n; j++) {
      const Entry *e = R->arena + R->cell[i].at + j;
      if (i == 0 || !find(R, i - 1, e->id)) measure(R, i, e, now);
    }
}
