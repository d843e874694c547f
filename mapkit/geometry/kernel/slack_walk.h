/* How ways of lines that may miss corners go on: over the sides of triangles, and through corners that part. */
#ifndef MAPKIT_SLACK_WALK_H
#define MAPKIT_SLACK_WALK_H

#include "slack_ways.h"

static inline i32 wedge_at(const Mesh *m, i32 v, i32 t) {
  for (i32 i = m->fan_off[v]; i < m->fan_off[v + 1]; i++) if (m->fan_tri[i] == t) return m->fan_wedge[i];
  return 0;
}
static inline int apart(i32 a, i32 b, i32 degree) {
  i32 d = a > b ? a - b : b - a;
  return d > 1 && d < degree - 1;
}

static void slip(Run *R, Tree *T, const Way *x, i32 v, i32 t);
static void touch(Run *R, Tree *T, const Way *x, i32 v);

/* A way is in triangle t and may end or slip through one of its corners. */
static inline void at_corner(Run *R, Tree *T, const Way *x, i32 v, i32 t) {
  if (R->s->touching) touch(R, T, x, v);
  if (R->s->parting && R->m->degree[v] >= 4) slip(R, T, x, v, t);
}

/* Ways out of a triangle that was entered at its corner v: the side across, borders beside v, and
 * the other corners. */
static void leave_corner(Run *R, Tree *T, const Way *x, i32 i, i32 v) {
  const Mesh *m = R->m;
  i32 t = m->fan_tri[i], across = m->fan_side[i], lo = m->fan_off[v], hi = m->fan_off[v + 1];
  const i32 *c = m->tri + 3 * t;
  i32 first = c[across], second = c[(across + 1) % 3];
  Window w = x->w;
  /* ahead: across is seen with its first end to the right; back: to the left */
  if (narrow(R, &w, first, T->back ? LEFT : RIGHT) && narrow(R, &w, second, T->back ? RIGHT : LEFT))
    push(R, T, x, w, 3 * t + across);
  i32 before = i == lo ? hi - 1 : i - 1, after = i + 1 == hi ? lo : i + 1;
  w = x->w;                                    /* beside: v on one hand, the corner on the other */
  if (m->fan_wedge[before] != m->fan_wedge[i] && narrow(R, &w, first, T->back ? RIGHT : LEFT))
    push(R, T, x, w, 3 * t + (across + 2) % 3);
  w = x->w;
  if (m->fan_wedge[after] != m->fan_wedge[i] && narrow(R, &w, second, T->back ? LEFT : RIGHT))
    push(R, T, x, w, 3 * t + (across + 1) % 3);
  at_corner(R, T, x, first, t);
  at_corner(R, T, x, second, t);
}

/* Slip through the vertex v from its wedge in triangle t into those that are no neighbours. */
static void slip(Run *R, Tree *T, const Way *x, i32 v, i32 t) {
  const Mesh *m = R->m;
  Way y = *x;
  i32 z[2] = {v, v}, from = wedge_at(m, v, t);
  if (!narrow(R, &y.w, v, LEFT) || !narrow(R, &y.w, v, RIGHT)) return;
  note(R, T, &y, v, v);
  for (i32 i = m->fan_off[v], last = -1; i < m->fan_off[v + 1] && !R->failed; i++) {
    i32 wedge = m->fan_wedge[i], place = m->place[m->fan_tri[i]];
    if (!apart(wedge, from, m->degree[v])) continue;
    if (wedge != last) {
      reach(R, T, &y, place, z);
      last = wedge;
    }
    if (R->t->count[place] == BLOCKS) continue;
    Way there = y;
    there.diagonals = 0;
    meet(R, T, &there, R->t->count[place]);
    if (settle(R, T, &there, 3 * m->nt + R->corner_of_fan[i], z, 0)) leave_corner(R, T, &there, i, v);
  }
}

/* Note the ends that a line of no width touches in the vertex v. */
static void touch(Run *R, Tree *T, const Way *x, i32 v) {
  const Mesh *m = R->m;
  Way y = *x;
  i32 z[2] = {v, v};
  if (!narrow(R, &y.w, v, LEFT) || !narrow(R, &y.w, v, RIGHT)) return;
  note(R, T, &y, v, v);
  for (i32 i = m->fan_off[v], last = -1; i < m->fan_off[v + 1] && !R->failed; i++) {
    if (m->fan_wedge[i] == last) continue;
    last = m->fan_wedge[i];
    reach(R, T, &y, m->place[m->fan_tri[i]], z);
  }
}

/* Is neither end of the pair that is wanted ahead? */
static int past(Run *R, const Tree *T, const Window *w, const i32 *z) {
  Sense v = sense_of(R, T, w, z);
  for (int e = 0; e < 2; e++) if (R->want >> e & 1 && ahead(R, &v, &R->ends[R->now][e])) return 0;
  return 1;
}

/* Of the ends of a pair those that are left to the ways ahead, by what those behind have reached. */
static int left_ahead(const Tree *B) {
  int met = 0;
  for (i32 i = 0; i < B->reached.n; i++) met |= B->reached.of[i].at ? 2 : 1;
  return met == 1 ? 2 : met == 2 ? 1 : 3;
}

/* Follow a way as long as it is one, over as many fields; `crossed`: its next side already is. */
static void go_on(Run *R, Tree *T, Way x, int crossed) {
  const Mesh *m = R->m;
  double ox = (double)R->origin.x, oy = (double)R->origin.y, most = R->slack + HAIR;
  for (;; crossed = 0) {
    const Side *s = m->side + x.at;
    i32 side = x.at, z[2];
    int border = s->place != SAME_PLACE;
    if (s->place == OUTSIDE || R->failed) return;
    if (--R->left < 0 || R->compared < 0) { R->failed = GIVEN_UP; return; }
    if (border || (R->out->way && !crossed)) {
      i32 end = side % 3 == 2 ? side - 2 : side + 1;
      z[T->back != 0] = m->tri[end]; z[T->back == 0] = m->tri[side];     /* left, right */
      if (!crossed) note(R, T, &x, z[0], z[1]);
    }
    if (crossed) ;
    else if (border) {
      if (R->s->hull_offsets && (x.cost + 1 >= R->out->distance[1] || past(R, T, &x.w, z))) return;
      reach(R, T, &x, s->place, z);
      if (R->t->count[s->place] == BLOCKS) return;
      x.diagonals = 0;
      int more = meet(R, T, &x, R->t->count[s->place]);
      if (!settle(R, T, &x, side, z, more)) return;
    } else if (x.diagonals == MOST_DIAGONALS) {  /* no way goes round a hole without end */
      if (!settle(R, T, &x, side, NULL, 0)) return;
    } else x.diagonals++;
    if (R->s->touching || R->s->parting) {
      i32 beyond = m->nbr[side];
      at_corner(R, T, &x, s->apex, beyond);
      for (int e = 0; e < 2 && border; e++) at_corner(R, T, &x, z[e], beyond);
    }
    dvec r = {(double)s->x - ox, (double)s->y - oy};
    double a = fcross(x.w.a, r), b = fcross(x.w.b, r);
    int left = a >= -HAIR || b >= -HAIR, right = a <= most || b <= most;
    Window by_left = x.w, by_right = x.w;
    if (left && (a < -HAIR || b < -HAIR)) left = narrow(R, &by_right, s->apex, LEFT);
    if (right && (a > most || b > most)) right = narrow(R, &by_left, s->apex, RIGHT);
    i32 out[2] = {s->exit[T->back != 0], s->exit[T->back == 0]};   /* right of the corner, left of it */
    if (left && right) push(R, T, &x, by_right, out[0]);
    if (right) { x.w = by_left; x.at = out[1]; }
    else if (left) { x.w = by_right; x.at = out[0]; }
    else return;
  }
}

static void follow(Run *R, Tree *T) {
  for (i32 cost = 0; cost <= T->top && !R->failed; cost++)
    while ((T->first[cost] >= 0 || T->wait[cost] >= 0) && !R->failed) {
      i32 at = T->first[cost], wait = at < 0;
      if (wait) at = T->wait[cost];
      Way x = wait ? T->seen.of[at] : T->todo.of[at];
      if (wait) { T->wait[cost] = x.later; T->seen.of[at].waits = 0; }
      else { T->first[cost] = x.next; T->todo.of[at].next = T->unused; T->unused = at; }
      go_on(R, T, x, wait);
    }
  if (!R->failed) T->top = -1;
}

static void clear_tree(Tree *T) {
  for (; T->top >= 0; T->top--) T->first[T->top] = T->wait[T->top] = -1;
  T->nmet = T->npast = T->todo.n = T->seen.n = T->reached.n = 0;
  T->unused = -1;
  T->now++;
}

/* A way that begins in a place; 0: the place blocks. */
static int begin(Run *R, Tree *T, Way *x, Window w, i32 place) {
  *x = (Way){.w = w, .met = -1, .past = -1, .next = -1};
  if (R->t->count[place] == BLOCKS) return 0;
  meet(R, T, x, R->t->count[place]);
  return 1;
}

#endif
