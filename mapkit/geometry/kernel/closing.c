/* Close the lines of a pair: what bounds the widest strip moves into it, strip after strip. */
#include "redraw.h"

enum { MOST_CLOSED = 9 };                      /* strips, one after the other */

/* What bounds a strip, and which way it goes into it. */
typedef struct { double off; i32 v; dvec into; } Bound;

static int before(const Bound *a, const Bound *b) { return a->off < b->off || (a->off == b->off && a->v < b->v); }

/* The vertices that bound a strip, the nearest to it first, and those no farther than so much behind them. */
static i32 beside(Redraw *R, const Loose *strip, const vec *xy, double within, double turned, Bound *found) {
  double c = cos(turned), s = sin(turned);
  dvec into = {c * strip->normal.x - s * strip->d.x, c * strip->normal.y - s * strip->d.y};
  i32 n = 0;
  for (int side = 0; side < 2; side++) {
    double turn = side ? 1 : -1, most = -HUGE_VAL;
    for (i32 i = 0; i < R->nway; i++) most = fmax(most, turn * mk_aside(strip, xy[R->way[2 * i + side]]));
    for (i32 i = 0; i < R->nway; i++) {
      i32 v = R->way[2 * i + side];
      Bound own = {most - turn * mk_aside(strip, xy[v]), v, {turn * into.x, turn * into.y}};
      if (R->mark[v] || !(own.off <= within)) continue;
      R->mark[v] = 1;
      i32 k = n++;
      for (; k > 0 && before(&own, found + k - 1); k--) found[k] = found[k - 1];
      found[k] = own;
    }
    for (i32 i = 0; i < R->nway; i++) R->mark[R->way[2 * i + side]] = 0;
  }
  return n;
}

/* The point of the grid, within the tolerance of a vertex, that a move leads to. */
static vec moved_by(const Redraw *R, vec at, dvec by) {
  double length = hypot(by.x, by.y), shorter = fmin(1, R->tolerance / fmax(length, 1e-9)), best = -HUGE_VAL;
  dvec to = {by.x * shorter, by.y * shorter};
  vec found = {at.x + (i64)rint(to.x) - 1, at.y + (i64)rint(to.y) - 1};
  for (int i = -1; i <= 1; i++)
    for (int j = -1; j <= 1; j++) {
      double x = rint(to.x) + i, y = rint(to.y) + j, ahead = x * to.x + y * to.y;
      if (mk_within(R, x, y) && ahead > best) { best = ahead; found = (vec){at.x + (i64)x, at.y + (i64)y}; }
    }
  return found;
}

static const vec *place_of(const Moves *moves, i32 v) {
  for (i32 k = 0; k < moves->n; k++) if (moves->of[k].v == v) return &moves->of[k].to;
  return NULL;
}

/* How vertices move into a strip by so much, those that are not there already. */
static void into_strip(Redraw *R, const vec *xy, const Moves *moves, const Bound *full, i32 n, double by, Moves *to) {
  to->n = 0;
  for (i32 i = 0; i < n; i++) {
    vec at = R->mesh->xy[full[i].v], now = xy[full[i].v];
    dvec way = {(double)(now.x - at.x) + full[i].into.x * by, (double)(now.y - at.y) + full[i].into.y * by};
    mk_put(to, full[i].v, moved_by(R, at, way));
  }
  i32 kept = 0;
  for (i32 i = 0; i < to->n; i++) {
    const vec *place = place_of(moves, to->of[i].v);
    if (!place || place->x != to->of[i].to.x || place->y != to->of[i].to.y) to->of[kept++] = to->of[i];
  }
  to->n = kept;
}

typedef struct { Moves now, before, more, ways[2], best; Bound *full; } Room;

/* Move what bounds a strip into it, all that is near, or one by one where that is too much. 0: nothing can move. */
static int closed(Redraw *R, const Closing *c, Room *S, Drawing *d) {
  const vec *xy = d->mesh->xy;
  Loose strip = mk_loose(xy, R->way, R->nway, R->line);
  double tolerance = R->tolerance, enough = fmin(tolerance, -strip.lacks / 2 + 1);
  i32 n = 0, all = beside(R, &strip, xy, 2 * (c->fully ? tolerance : enough), c->turn, S->full);
  for (i32 i = 0; i < all; i++)
    if (!c->fully || !place_of(&S->now, S->full[i].v)) S->full[n++] = S->full[i];
  double parts[2] = {c->fully ? tolerance : enough, c->fully ? enough : tolerance};
  into_strip(R, xy, &S->now, S->full, n, parts[0], &S->ways[0]);
  if (!S->ways[0].n) return 0;
  mk_copy(&S->more, &S->now);
  for (i32 i = 0; i < S->ways[0].n; i++) mk_put(&S->more, S->ways[0].of[i].v, S->ways[0].of[i].to);
  Drawing other, one;
  int done = mk_drawing(R, &S->more, &other);
  if (!done) {
    into_strip(R, xy, &S->now, S->full, n, parts[1], &S->ways[1]);
    mk_copy(&S->more, &S->now);
    for (i32 i = 0; i < 2 * n && !R->failed; i++) {
      const vec *place = place_of(&S->ways[i % 2], S->full[i / 2].v);
      if (!place) continue;
      mk_copy(&S->best, &S->more);
      mk_put(&S->best, S->full[i / 2].v, *place);
      if (!mk_drawing(R, &S->best, &one)) continue;
      mk_copy(&S->more, &S->best);
      if (done) mk_drawing_free(R, &other);
      other = one;
      done = 1;
      i |= 1;                                  /* the vertex has moved */
    }
  }
  mk_copy(&S->now, &S->more);
  if (!done) return 0;
  mk_drawing_free(R, d);
  *d = other;
  return 1;
}

static void put_moves(const Moves *from, i32 *n, i32 *vertices, vec *places) {
  *n = from->n;
  for (i32 k = 0; k < from->n; k++) { vertices[k] = from->of[k].v; places[k] = from->of[k].to; }
}

static void found_farther(Redraw *R, Closing *c, Moves *moves, i32 distance, Goal goal) {
  mk_less(R, moves, &distance, goal);
  c->distance = distance;
  put_moves(moves, &c->nfarther, c->farther, c->farther_places);
}

/* Look for a longer line before the moves that leave none: without one of the last, and parts of all. */
static int longer_before(Redraw *R, Closing *c, Room *S, Goal goal) {
  static const double parts[] = {0.95, 0.85, 0.7, 0.5};
  i32 nlast = 0;
  for (i32 k = 0; k < S->now.n; k++) nlast += !place_of(&S->before, S->now.of[k].v);
  for (i32 k = 0; k < S->now.n + 4 && !R->failed; k++) {
    S->best.n = 0;
    if (k >= S->now.n) mk_part(R, &S->now, parts[k - S->now.n], &S->best);
    else {
      if (nlast < 2 || place_of(&S->before, S->now.of[k].v)) continue;
      for (i32 i = 0; i < S->now.n; i++) if (i != k) S->best.of[S->best.n++] = S->now.of[i];
    }
    i32 distance = mk_wanted(R, &S->best, goal);
    if (distance < 0) continue;
    found_farther(R, c, &S->best, distance, goal);
    return 1;
  }
  return 0;
}

static void close_strips(Redraw *R, Closing *c, Room *S) {
  Goal farther = {c->most, c->most + 1, NONE - 1}, blind = {NONE - 1, NONE, NONE};
  i32 below = c->most + 1, enough = c->shortest ? 0 : c->most;
  Drawing d;
  for (i32 k = 0; k < c->nstart; k++) mk_put(&S->now, c->start[k], c->start_places[k]);
  if (!mk_drawing(R, &S->now, &d)) return;
  for (int n = 0; n < MOST_CLOSED && !R->failed; n++) {
    if (mk_line(R, &d, -2 * LINE_HAIR, below, enough, 0, 0, R->pair->nrules) >= below &&
        mk_line(R, &d, 0, below, enough, 0, 0, R->pair->nrules) >= below) break;
    mk_copy(&S->before, &S->now);
    if (!closed(R, c, S, &d)) break;
    i32 distance = mk_distance_on(R, &d, c->most);
    if (distance == NONE) {
      if (c->nblinded < 0) {
        mk_copy(&S->best, &S->now);
        mk_less(R, &S->best, &distance, blind);
        put_moves(&S->best, &c->nblinded, c->blinded, c->blinded_places);
      }
      if (c->most == NONE - 1 || longer_before(R, c, S, farther)) break;
    } else if (distance > c->most) {
      found_farther(R, c, &S->now, distance, farther);
      break;
    }
  }
  mk_drawing_free(R, &d);
}

API i32 mk_close_strips(const Mesh *mesh, MovedPair *pair, Closing *c) {
  Redraw *R = malloc(sizeof *R);
  if (!R) return NO_MEMORY;
  c->nfarther = -1;
  if (mk_redraw_begin(R, mesh, pair, pair->tolerance)) {
    Room S = {mk_moves(R, mesh->nv), mk_moves(R, mesh->nv), mk_moves(R, mesh->nv), {mk_moves(R, mesh->nv), mk_moves(R, mesh->nv)},
              mk_moves(R, mesh->nv), mk_room(R, 2 * (size_t)mesh->nv, sizeof(Bound))};
    if (!R->failed) close_strips(R, c, &S);
  }
  i32 failed = R->failed;
  mk_redraw_end(R);
  free(R);
  return failed ? NO_MEMORY : DONE;
}
