/* Distances and lines of one pair, wherever vertices have moved; and how to move fewer of them, and less. */
#include "redraw.h"
#include "sight.h"

static i64 turn(const Mesh *m, i32 a, i32 b, i32 c) { return cross(between(m, a, b), between(m, a, c)); }

/* The hull of vertices, counter-clockwise; room for twice as many and one more. Sorts them. */
static i32 hull_of(const Mesh *m, i32 *own, i32 n, i32 *hull) {
  i32 k = 0;
  for (i32 i = 1; i < n; i++) {                /* by x, then y */
    i32 v = own[i], j = i;
    vec p = m->xy[v];
    for (; j > 0 && (m->xy[own[j - 1]].x > p.x || (m->xy[own[j - 1]].x == p.x && m->xy[own[j - 1]].y > p.y)); j--)
      own[j] = own[j - 1];
    own[j] = v;
  }
  for (int back = 0; back < 2; back++) {
    i32 base = k;
    for (i32 i = 0; i < n; i++) {
      i32 v = own[back ? n - 1 - i : i];
      while (k >= base + 2 && turn(m, hull[k - 2], hull[k - 1], v) <= 0) k--;
      hull[k++] = v;
    }
    k -= n > 1;                                /* the last one begins the other half */
  }
  return k;
}

int mk_hulls(Redraw *R, Drawing *d) {
  const MovedPair *pair = R->pair;
  i32 *own = R->room;
  d->hulls = d->own_hulls = malloc((2 * (size_t)pair->ncorners + 4) * sizeof(i32));
  if (!d->hulls) { R->failed = 1; return 0; }
  memcpy(own, pair->corners, (size_t)pair->ncorners * sizeof(i32));
  for (int e = 0; e < 2; e++)
    d->offsets[e + 1] = d->offsets[e] + hull_of(d->mesh, own + pair->offsets[e], pair->offsets[e + 1] - pair->offsets[e],
                                                d->hulls + d->offsets[e]);
  return 1;
}

void *mk_room(Redraw *R, size_t count, size_t size) {
  void *block = R->nblocks < MOST_BLOCKS ? malloc((count + 1) * size) : NULL;
  if (block) R->blocks[R->nblocks++] = block; else R->failed = 1;
  return block;
}

Moves mk_moves(Redraw *R, i32 n) { return (Moves){mk_room(R, (size_t)n, sizeof(Move)), 0}; }

int mk_redraw_begin(Redraw *R, const Mesh *mesh, MovedPair *pair, double tolerance) {
  size_t nplaces = (size_t)pair->nplaces;
  R->mesh = mesh; R->pair = pair; R->tolerance = tolerance;
  R->nblocks = R->nspare = R->backwards = R->failed = 0;
  R->drawn = (Drawing){.mesh = mesh};
  R->blocked = mk_room(R, (size_t)pair->nrules * nplaces, sizeof(i32));
  R->turning = mk_room(R, (size_t)pair->nturning + 1, sizeof(i32));
  R->room = mk_room(R, 6 * (size_t)pair->ncorners + 12, sizeof(i32));
  R->mark = mk_room(R, (size_t)mesh->nv, 1);
  R->corner = mk_room(R, (size_t)mesh->nv, 1);
  if (R->failed) return 0;
  memset(R->mark, 0, (size_t)mesh->nv);
  memset(R->corner, 0, (size_t)mesh->nv);
  for (i32 k = 0; k < pair->ncorners; k++) R->corner[pair->corners[k]] = 1;
  for (i32 r = 0; r < pair->nrules; r++)
    for (size_t k = 0; k < nplaces; k++)
      R->blocked[(size_t)r * nplaces + k] =
          pair->ends[2 * k] >= 0 || pair->ends[2 * k + 1] >= 0 ? BLOCKS : pair->counts[(size_t)r * nplaces + k];
  return mk_hulls(R, &R->drawn);
}

void mk_redraw_end(Redraw *R) {
  free(R->drawn.own_hulls);
  while (R->nspare) mk_copy_free(R->spare[--R->nspare]);
  while (R->nblocks) free(R->blocks[--R->nblocks]);
}

static SightTask rule_task(const MovedPair *pair, i32 rule, const i32 *counts, u8 *need) {
  static const u8 group[2] = {0, 1};
  memset(need, 0, GROUPS * GROUPS);
  need[1] = need[GROUPS] = pair->needs[rule];
  return (SightTask){pair->nplaces, pair->nfields, 2, counts + (size_t)rule * (size_t)pair->nplaces,
                     pair->ends, pair->flags + (size_t)rule * (size_t)pair->nfields, group, need};
}

/* The least distances over lines of a rule; ends as soon as the one that counts is small enough. */
static int by_rule(Redraw *R, const Mesh *m, i32 rule, const SightSearch *search, i32 enough, i32 *best) {
  u16 clear[4] = {NONE, NONE, NONE, NONE}, graze[4] = {NONE, NONE, NONE, NONE};
  u8 need[GROUPS * GROUPS];
  SightTask task = rule_task(R->pair, rule, R->pair->counts, need);
  SightTables tables = {.nends = 2, .clear = clear, .grazing = graze};
  Run run, *S = &run;
  mk_begin(S, m, &task, &tables);
  mk_set_search(S, search);
  for (i32 i = 0; i < search->nvertices && !S->failed; i++) {
    mk_at_vertex(S, search->vertices[i]);
    for (int k = 1; k <= 2; k++) {             /* from one end to the other, or back */
      if (clear[k] < best[0]) best[0] = clear[k];
      if (graze[k] < best[1]) best[1] = graze[k];
    }
    if (best[0] < best[1]) best[1] = best[0];
    if (best[search->grazing] <= enough) { R->pair->first = search->vertices[i]; break; }
  }
  mk_end(S);
  return !S->failed;
}

i32 mk_distance_on(Redraw *R, const Drawing *d, i32 enough) {
  const MovedPair *pair = R->pair;
  const Mesh *m = d->mesh;
  i32 best[2] = {NONE, NONE}, n = 0, *own = R->room, *both = own + 2 * pair->ncorners + 4;
  memcpy(own, d->hulls, (size_t)d->offsets[2] * sizeof(i32));
  i32 k = hull_of(m, own, d->offsets[2], both);
  for (i32 i = -1; i < pair->nturning; i++) {
    i32 v = i < 0 ? pair->first : pair->turning[i], inside = v >= 0 && (i < 0 || v != pair->first);
    for (i32 j = 0; j < k && inside; j++) inside = turn(m, both[j], both[j + 1 < k ? j + 1 : 0], v) >= 0;
    if (inside) R->turning[n++] = v;
  }
  SightSearch search = {.nvertices = n, .nhulls = 2, .ncorners = d->offsets[2], .grazing = pair->grazing,
                        .vertices = R->turning, .hull_offsets = d->offsets, .hulls = d->hulls};
  for (i32 r = 0; r < pair->nrules && !R->failed && best[pair->grazing] > enough; r++) {
    if (r == pair->nrules - 1 && pair->inside) {
      if (best[0] < NONE) break;
      best[1] = NONE;
    }
    if (!by_rule(R, m, r, &search, enough, best)) R->failed = 1;
  }
  return best[pair->grazing];
}

i32 mk_distance(Redraw *R, const Moves *moves, i32 enough) {
  Drawing d;
  if (!moves->n) return mk_distance_on(R, &R->drawn, enough);
  if (!mk_drawing(R, moves, &d)) return 0;
  i32 found = mk_distance_on(R, &d, enough);
  mk_drawing_free(R, &d);
  return found;
}

i32 mk_wanted(Redraw *R, const Moves *moves, Goal goal) {
  i32 distance = mk_distance(R, moves, goal.enough);
  return distance && goal.low <= distance && distance <= goal.high ? distance : -1;
}

SightTask mk_line_task(const Redraw *R, i32 rule, u8 *need) { return rule_task(R->pair, rule, R->blocked, need); }

i32 mk_line(Redraw *R, const Drawing *d, double slack, i32 below, i32 enough, int parting, i32 first, i32 end) {
  const MovedPair *pair = R->pair;
  i32 best = NONE, n = 0;
  if (enough && slack <= 0 && pair->first >= 0) R->turning[n++] = pair->first;
  for (i32 k = 0; k < pair->nturning; k++) R->turning[n++] = pair->turning[R->backwards ? pair->nturning - 1 - k : k];
  if (R->backwards && n > pair->nturning) {    /* the first one is the last of them then */
    memmove(R->turning, R->turning + 1, (size_t)pair->nturning * sizeof(i32));
    R->turning[pair->nturning] = pair->first;
  }
  SlackSearch search = {.nvertices = n, .nhulls = 2, .ncorners = d->offsets[2], .parting = parting,
                        .touching = slack > 0 && pair->grazing, .enough = enough, .slack = slack,
                        .vertices = R->turning, .hull_offsets = d->offsets, .hulls = d->hulls};
  for (i32 r = first; r < end && !R->failed; r++) {
    u8 need[GROUPS * GROUPS];
    SightTask task = mk_line_task(R, r, need);
    i32 least = below < NONE ? below : NONE;
    u16 table[4] = {(u16)least, (u16)least, (u16)least, (u16)least};
    SlackTable out = {2, MOST_WAY, 0, table, R->way, R->line};
    if (mk_slack(d->mesh, &task, &search, &out) != DONE) R->failed = 1;
    if (table[1] >= below) continue;
    best = below = table[1];
    R->nway = out.nway;
    if (best <= enough) break;
  }
  return best;
}

Loose mk_loose(const vec *xy, const i32 *way, i32 nway, const double *line) {
  double loose[3];
  LooseWay own = {0, nway, (vec *)(size_t)xy, (i32 *)(size_t)way, (double *)(size_t)line, loose};
  mk_straighten(&own);
  dvec d = {cos(loose[2]), sin(loose[2])};
  return (Loose){d, {-d.y, d.x}, loose[1], loose[0]};
}

/* ---------------------------------------------------------------- moves */

void mk_copy(Moves *to, const Moves *from) {
  to->n = from->n;
  memcpy(to->of, from->of, (size_t)from->n * sizeof(Move));
}

void mk_put(Moves *moves, i32 v, vec to) {
  i32 k = 0;
  while (k < moves->n && moves->of[k].v != v) k++;
  moves->of[k] = (Move){v, to};
  moves->n += k == moves->n;
}

int mk_within(const Redraw *R, double x, double y) { return x * x + y * y <= R->tolerance * R->tolerance; }

static double far(const Redraw *R, const Move *m) {
  return hypot((double)(m->to.x - R->mesh->xy[m->v].x), (double)(m->to.y - R->mesh->xy[m->v].y));
}

double mk_size(const Redraw *R, const Moves *moves) {
  double most = 0;
  for (i32 k = 0; k < moves->n; k++) most = fmax(most, far(R, moves->of + k));
  return most;
}

/* The moves, the farthest first. */
static void by_size(const Redraw *R, const Moves *moves, Moves *sorted) {
  for (i32 i = 0; i < moves->n; i++) {
    i32 k = i;
    for (; k > 0 && far(R, sorted->of + k - 1) < far(R, moves->of + i); k--) sorted->of[k] = sorted->of[k - 1];
    sorted->of[k] = moves->of[i];
  }
  sorted->n = moves->n;
}

void mk_fewest(Redraw *R, Moves *moves, i32 *distance, Goal goal) {
  Moves rest = {malloc((2 * (size_t)moves->n + 2) * sizeof(Move)), 0}, sorted = {rest.of + moves->n + 1, 0};
  if (!rest.of) { R->failed = 1; return; }
  by_size(R, moves, &sorted);
  mk_copy(moves, &sorted);
  for (i32 size = moves->n / 2; size > 0; size /= 2)       /* so many are left out at once */
    for (i32 i = 0; i < moves->n && moves->n > size && !R->failed;) {
      rest.n = 0;
      for (i32 k = 0; k < moves->n; k++) if (k < i || k >= i + size) rest.of[rest.n++] = moves->of[k];
      i32 now = mk_wanted(R, &rest, goal);
      if (now < 0) { i += size; continue; }
      *distance = now;
      mk_copy(moves, &rest);
    }
  free(rest.of);
}

/* Move one vertex alone, if that does: those that do not are soon known. */
static int alone(Redraw *R, Moves *moves, i32 *distance, Goal goal) {
  Moves sorted = {malloc(((size_t)moves->n + 1) * sizeof(Move)), 0};
  int done = 0;
  if (!sorted.of) { R->failed = 1; return 0; }
  by_size(R, moves, &sorted);
  for (i32 i = sorted.n - 1; i >= 0 && !done && !R->failed; i--) {
    Moves one = {sorted.of + i, 1};
    i32 now = mk_wanted(R, &one, goal);
    if (now < 0) continue;
    *distance = now;
    mk_copy(moves, &one);
    done = 1;
  }
  free(sorted.of);
  return done;
}

enum { HALVINGS = 5 };

void mk_less(Redraw *R, Moves *moves, i32 *distance, Goal goal) {
  if (moves->n < 3 || !alone(R, moves, distance, goal)) mk_fewest(R, moves, distance, goal);
  Moves whole = {malloc((2 * (size_t)moves->n + 2) * sizeof(Move)), 0}, part = {whole.of + moves->n + 1, 0};
  if (!whole.of) { R->failed = 1; return; }
  mk_copy(&whole, moves);
  double low = 0, high = 1;
  for (int n = 0; n < HALVINGS && !R->failed; n++) {
    double middle = (low + high) / 2;
    mk_part(R, &whole, middle, &part);
    i32 now = part.n ? mk_wanted(R, &part, goal) : -1;
    if (now < 0) { low = middle; continue; }
    *distance = now;
    mk_copy(moves, &part);
    high = middle;
  }
  free(whole.of);
}

void mk_part(const Redraw *R, const Moves *moves, double factor, Moves *to) {
  to->n = 0;
  for (i32 k = 0; k < moves->n; k++) {
    vec at = R->mesh->xy[moves->of[k].v], by = {moves->of[k].to.x - at.x, moves->of[k].to.y - at.y};
    vec end = {(i64)rint((double)at.x + factor * (double)by.x), (i64)rint((double)at.y + factor * (double)by.y)};
    if (end.x != at.x || end.y != at.y) to->of[to->n++] = (Move){moves->of[k].v, end};
  }
}

API i32 mk_moved_distance(const Mesh *mesh, MovedPair *pair, const ChosenMoves *m) {
  Redraw *R = malloc(sizeof *R);
  if (!R) return NO_MEMORY;
  i32 found = NO_MEMORY;
  if (mk_redraw_begin(R, mesh, pair, pair->tolerance)) {
    Moves moves = mk_moves(R, m->nmoves);
    for (i32 k = 0; k < m->nmoves && !R->failed; k++) mk_put(&moves, m->moves[k], m->places[k]);
    if (!R->failed) found = mk_distance(R, &moves, 0);
    if (R->failed) found = NO_MEMORY;
  }
  mk_redraw_end(R);
  free(R);
  return found;
}
