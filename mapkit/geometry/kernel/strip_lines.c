/* What the lines of a cell are good for: see strips.h. */
#include "strips.h"

static u64 with_field(u64 id, i32 field) {
  u64 h = id * 0xBF58476D1CE4E5B9u + ((u64)field + 1) * 0x9E3779B97F4A7C15u;
  h = (h ^ (h >> 31)) * 0x94D049BB133111EBu;
  return (h ^ (h >> 29)) | 2;
}

int mk_strip_follow(Run *R, i32 rule, i32 t, int k, i32 cell, Way *w) {
  const StripTask *K = R->t;
  const i32 *count = K->count + (i64)rule * K->nplaces;
  const u8 *flag = K->flag + (i64)rule * K->nplaces;
  i32 last = -1, stamp = ++R->stamps;
  int flagged = 0;
  w->count = 1; w->id = NO_FIELDS; w->nfields = 0;
  for (i32 steps = 0; steps <= K->ntriangles; steps++) {
    i32 n = K->neighbours[3 * t + k];
    if (n < 0) return 0;
    i32 place = K->place[n];
    if (K->end[place] == IN_S) return 0;
    if (K->end[place] == IN_T) {
      w->last[0] = K->triangles[3 * t + k]; w->last[1] = K->triangles[3 * t + (k + 1) % 3];
      return !K->need[rule] || flagged;
    }
    i32 f = count[place];
    if (f == BLOCKS) return 0;
    if (f >= 0) {
      flagged |= flag[place];
      if (R->stamp[f] != stamp) { R->stamp[f] = stamp; w->count++; }
      if (f != last) {
        w->id = with_field(w->id, f);
        if (w->fields) w->fields[w->nfields++] = f;
        last = f;
      }
    }
    const i32 *c = K->triangles + 3 * n, *b = K->neighbours + 3 * n;
    int in = b[0] == t ? 0 : b[1] == t ? 1 : 2;
    int third = (in + 2) % 3;
    /* The line leaves beside the corner that lies on the other side than the third one. */
    k = left_of(R, c[third], cell) != left_of(R, c[in], cell) ? third : (in + 1) % 3;
    t = n;
  }
  return 0;
}

static void note(Run *R, Cell *c, u64 id, i32 count, i32 born) {
  if (count != R->t->clear) return;
  for (i32 i = 0; i < c->n; i++)
    if (R->arena[c->at + i].id == id) return;
  if (R->used == R->room) {
    i32 room = R->room ? R->room + R->room / 2 : 4096;
    Entry *more = realloc(R->arena, (size_t)room * sizeof(Entry));
    if (!more) { R->failed = 1; return; }
    R->arena = more; R->room = room;
  }
  R->arena[R->used++] = (Entry){id, born};
  c->n++;
}

static void narrow(Run *R, const i32 *corners, i32 n) {
  i32 lo = INT32_MAX, hi = -1;
  for (i32 i = 0; i < n; i++) {
    i32 r = R->rank[corners[i]];
    if (r < lo) lo = r;
    if (r > hi) hi = r;
  }
  if (lo > R->first) R->first = lo;
  if (hi - 1 < R->last) R->last = hi - 1;
}

void mk_strip_window(Run *R) {
  R->first = 0; R->last = R->n - 2;
  narrow(R, R->t->corners_s, R->t->ncorners_s);
  narrow(R, R->t->corners_t, R->t->ncorners_t);
}

void mk_strip_trace(Run *R, i32 cell, i32 born, Cell *c) {
  const StripTask *K = R->t;
  c->at = R->used; c->n = 0;
  if (cell < R->first || cell > R->last) return;
  R->level = (level_of(R, R->order[cell]) + level_of(R, R->order[cell + 1])) / 2;
  for (i32 e = 0; e < K->nexits; e++) {
    i32 t = K->exits[e] / 3; int k = K->exits[e] % 3;
    int a = left_of(R, K->triangles[3 * t + k], cell), b = left_of(R, K->triangles[3 * t + (k + 1) % 3], cell);
    if (a == b) continue;
    for (i32 rule = 0; rule < K->nrules; rule++) {
      Way w = {.fields = NULL};
      if (mk_strip_follow(R, rule, t, k, cell, &w)) note(R, c, w.id, w.count, born);
    }
  }
  for (i32 i = 0; i < K->nportals; i++) {
    int a = left_of(R, K->portals[2 * i], cell), b = left_of(R, K->portals[2 * i + 1], cell);
    if (a != b) note(R, c, NO_FIELDS, 1, born);
  }
}
