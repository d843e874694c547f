/* The fewest fields on lines that may miss the corners they pass, by a slack.
 *
 * A line of direction d, with the left ends of the sides it crosses to its left and the right ends
 * to its right, is moved to its left until a left end p lies on it. Then a left end z has
 * cross(d, z - p) >= 0 and a right end at most the slack: 0 for the map as it is drawn, two
 * tolerances where every vertex may move by one. So all lines are found by going out from every
 * vertex p, ahead and back, with the window of the directions that are left. A vertex within the
 * slack can be passed on both sides: windows overlap, and what has been there before with a wider
 * window and no more fields is not followed again.
 *
 * Where four or more borders meet in a vertex within the slack, a line may slip between any two
 * wedges there that are no neighbours, as the corner may part.
 *
 * Floating point is rounded to the side of more lines: HAIR is far more than it can be off. */
#include "mesh.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define HAIR 1e-3
#define HALF_TURN 3.14159265358979323846
enum { SECTORS = 16, LEFT = 0, RIGHT = 1, GIVEN_UP = 2 };
enum { MOST_DIAGONALS = 32 };                  /* before a way is compared within a field */
#define MOST_STEPS 1000000                     /* for one pair */
#define MOST_COMPARED 500000                   /* ways at one vertex, in one sector, for all pairs */

typedef struct { dvec a, b; } Window;          /* from a counter-clockwise to b, below half a turn */
/* A field that a way has met, and the one before. */
typedef struct { i32 field, before; } Met;
/* Sides that a way has crossed, for the line that is shown. */
typedef struct { i32 left, right, before; } Past;
/* A way: to be gone on over the side `at`, or one that was there, or that has reached the end `at`. */
typedef struct {
  Window w;
  u64 bits;                                    /* a bit for each field met, not only its own */
  i32 met, cost, past, at, next, later;        /* the next at the same key, and of those that wait */
  u8 flag, waits, diagonals;                   /* crossed since the last border */
} Way;
typedef struct { Way *of; i32 n, room; } Ways;
/* How far a field, or an end that is asked for, reaches in the two directions that bound the sector. */
typedef struct { double least[2], most[2]; } Extent;

/* What is found from a vertex in one sense. */
typedef struct {
  Ways todo, seen, reached;
  Met *met; i32 nmet, met_room;
  Past *past; i32 npast, past_room;
  i32 *head, *stamp, now;                      /* by side, then by corner: the ways that were there */
  i32 *end_head, *end_stamp;                   /* by end: how it was reached */
  i32 *first, *wait, unused;                   /* by cost: what is to do, and seen ways that wait; what is done */
  int back, top;                               /* the most fields of what is to do, or -1 */
} Tree;

typedef struct {
  const Mesh *m; const SightTask *t; const SlackSearch *s; SlackTable *out;
  vec origin; double slack;
  dvec sector[2];                              /* unit directions that hold all windows */
  Extent *fields, ends[SECTORS][2];            /* [SECTORS] of each field; of the ends of a pair */
  u8 known[SECTORS];                           /* sectors whose extents were taken */
  int now;                                     /* the sector */
  Tree tree[2];
  i32 *corner_of_fan;
  u8 *beside;                                  /* [nends] for give_up */
  i64 left, compared;                          /* what may be done until it is given up */
  int failed;                                  /* out of memory, or GIVEN_UP */
} Run;

static inline dvec rel(const Run *R, i32 v) {
  return (dvec){(double)(R->m->xy[v].x - R->origin.x), (double)(R->m->xy[v].y - R->origin.y)};
}
static inline double fcross(dvec a, dvec b) { return a.x * b.y - a.y * b.x; }
static inline double fdot(dvec a, dvec b) { return a.x * b.x + a.y * b.y; }

/* The direction of r turned clockwise so that r is `off` to the left of it; |r| > |off|. */
static inline dvec turned(dvec r, double off) {
  double n = r.x * r.x + r.y * r.y, s = off / sqrt(n), c = sqrt(1 - s * s), l = sqrt(n);
  return (dvec){(r.x * c + r.y * s) / l, (r.y * c - r.x * s) / l};
}

/* Keep the directions d with bound <= cross(d, r) on the LEFT, or cross(d, r) <= bound on the RIGHT. */
static int keep(const Run *R, Window *w, i32 v, int which, double bound) {
  dvec r = rel(R, v);
  double turn = which == LEFT ? 1 : -1;
  double f = turn * (fcross(w->a, r) - bound), g = turn * (fcross(w->b, r) - bound);
  if (f >= 0 && g >= 0) return 1;
  if (f < 0 && g < 0) return 0;
  /* On one side of the window only: the zero within it. */
  double n = fdot(r, r);
  if (n <= bound * bound) return 1;
  dvec d;
  int falls = fcross(w->a, r) > fcross(w->b, r);
  if (falls) d = turned(r, bound);
  else { d = turned((dvec){-r.x, -r.y}, -bound); }
  if (f < 0) w->a = d; else w->b = d;
  return 1;
}

static int narrow(const Run *R, Window *w, i32 v, int which) {
  return keep(R, w, v, which, which == LEFT ? -HAIR : R->slack + HAIR);
}

static int grow(void *list, i32 *room, size_t size) {
  i32 more = *room ? 2 * *room : 256;
  void *p = realloc(*(void **)list, (size_t)more * size);
  if (!p) return 0;
  *(void **)list = p; *room = more;
  return 1;
}

/* Add a way to a list; where it stands, or -1. */
static i32 add(Run *R, Ways *list, const Way *x) {
  if (list->n == list->room && !grow(&list->of, &list->room, sizeof(Way))) { R->failed = 1; return -1; }
  list->of[list->n] = *x;
  return list->n++;
}

/* Let a way go on over a side later: ways with fewer fields go first. */
static void push(Run *R, Tree *T, const Way *x, Window w, i32 side) {
  i32 at = T->unused;
  if (at >= 0) { T->unused = T->todo.of[at].next; T->todo.of[at] = *x; }
  else if ((at = add(R, &T->todo, x)) < 0) return;
  Way *y = T->todo.of + at;
  y->w = w; y->at = side; y->next = T->first[x->cost];
  T->first[x->cost] = at;
  if (x->cost > T->top) T->top = x->cost;
}

static inline u64 bit(i32 field) { return 1ull << (field & 63); }

static inline int has(const Tree *T, const Way *x, i32 field) {
  if (x->bits & bit(field))
    for (i32 i = x->met; i >= 0; i = T->met[i].before) if (T->met[i].field == field) return 1;
  return 0;
}

/* Count a field, BLOCKS and PASSES not; 0: the way had met it. */
static int meet(Run *R, Tree *T, Way *x, i32 field) {
  if (field < 0 || has(T, x, field)) return 0;
  if (T->nmet == T->met_room && !grow(&T->met, &T->met_room, sizeof(Met))) { R->failed = 1; return 0; }
  T->met[T->nmet] = (Met){field, x->met};
  x->met = T->nmet++;
  x->bits |= bit(field);
  x->cost++;
  x->flag |= R->t->flag[field];
  return 1;
}

static void note(Run *R, Tree *T, Way *x, i32 left, i32 right) {
  if (!R->out->way) return;
  if (T->npast == T->past_room && !grow(&T->past, &T->past_room, sizeof(Past))) { R->failed = 1; return; }
  T->past[T->npast] = (Past){left, right, x->past};
  x->past = T->npast++;
}

static const Extent NOWHERE = {{HUGE_VAL, HUGE_VAL}, {-HUGE_VAL, -HUGE_VAL}};

static void widen(Extent *e, const dvec *d, vec a) {
  for (int k = 0; k < 2; k++) {
    double at = d[k].x * (double)a.x + d[k].y * (double)a.y;
    if (at < e->least[k]) e->least[k] = at;
    if (at > e->most[k]) e->most[k] = at;
  }
}

/* How far fields reach in the sector. */
static const Extent *extents(Run *R) {
  const Mesh *m = R->m;
  Extent *fields = R->fields + (size_t)R->now * m->nfields;
  if (R->known[R->now]) return fields;
  R->known[R->now] = 1;
  for (i32 f = 0; f < m->nfields; f++) fields[f] = NOWHERE;
  for (i32 t = 0; t < m->nt; t++) {
    i32 f = R->t->count[m->place[t]];
    for (int k = 0; k < 3 && f >= 0; k++) widen(fields + f, R->sector, m->xy[m->tri[3 * t + k]]);
  }
  return fields;
}

/* How far the ends of a pair reach in the sector. 0: it has no direction of a line that comes near both. */
static int end_extents(Run *R) {
  double near = 2 * fabs(R->slack) + 4, most = -HUGE_VAL, least = HUGE_VAL;
  for (i32 e = 0; e < 2; e++) {
    Extent *end = &R->ends[R->now][e];
    *end = NOWHERE;
    for (i32 i = R->s->hull_offsets[e]; i < R->s->hull_offsets[e + 1]; i++)
      widen(end, R->sector, R->m->xy[R->s->hulls[i]]);
  }
  for (int k = 0; k < 2; k++) {                /* how far the second end is to the left of the first */
    dvec d = R->sector[k];
    double low[2] = {HUGE_VAL, HUGE_VAL}, high[2] = {-HUGE_VAL, -HUGE_VAL};
    for (i32 e = 0; e < 2; e++)
      for (i32 i = R->s->hull_offsets[e]; i < R->s->hull_offsets[e + 1]; i++) {
        vec a = R->m->xy[R->s->hulls[i]];
        double at = fcross(d, (dvec){(double)a.x, (double)a.y});
        if (at < low[e]) low[e] = at;
        if (at > high[e]) high[e] = at;
      }
    if (low[1] - high[0] < least) least = low[1] - high[0];
    if (high[1] - low[0] > most) most = high[1] - low[0];
  }
  return least <= near && most >= -near;       /* a direction between is a sum of the two, of 1 or more */
}

/* The ends of a window, ahead on the way, by the directions that bound the sector; where the border
 * that was crossed last begins there. */
typedef struct { double by[2][2], border[2]; dvec d[2]; double turn; } Sense;

static Sense sense_of(const Run *R, const Tree *T, const Window *w, const i32 *z) {
  Sense v = {.turn = T->back ? -1 : 1, .d = {w->a, w->b}};
  double c = fcross(R->sector[0], R->sector[1]);
  for (int k = 0; k < 2; k++) {
    v.by[k][0] = fcross(v.d[k], R->sector[1]) / c;
    v.by[k][1] = fcross(R->sector[0], v.d[k]) / c;
    double one = fdot(v.d[k], rel(R, z[0])) * v.turn, two = fdot(v.d[k], rel(R, z[1])) * v.turn;
    v.border[k] = one < two ? one : two;
  }
  return v;
}

/* No point of an extent is farther ahead of the origin, at an end of a window; `near`: none less far. */
static double farthest(const Run *R, const Extent *e, const Sense *v, int k, int near) {
  const double *side = (v->turn > 0) != near ? e->most : e->least;
  double at = v->by[k][0] * side[0] + v->by[k][1] * side[1];
  return v->turn * (at - v->d[k].x * (double)R->origin.x - v->d[k].y * (double)R->origin.y);
}

/* May the way, after the border that it has crossed, come to an extent? */
static int ahead(const Run *R, const Sense *v, const Extent *e) {
  double margin = fabs(R->slack) + 1;
  return farthest(R, e, v, 0, 0) >= v->border[0] - margin || farthest(R, e, v, 1, 0) >= v->border[1] - margin;
}

/* Does an extent begin where the other half of a line, beyond p, may come to it? */
static int near_p(const Run *R, const Sense *v, const Extent *e) {
  double margin = fabs(R->slack) + 1;
  return farthest(R, e, v, 0, 1) <= margin || farthest(R, e, v, 1, 1) <= margin;
}

/* Has way `one` met all but so many of the fields that way `two` has, and that lines along the two may
 * meet again: farther ahead (not where the ways have reached an end), or on the other side of p? */
static int no_worse(Run *R, const Tree *T, const Way *one, const Way *two, const i32 *z, int ended) {
  i32 spare = two->cost - one->cost;
  if (spare < 0 || one->flag < two->flag) return 0;
  Sense v;
  const Extent *fields = NULL;                 /* z NULL: all of them */
  for (i32 i = two->met; i >= 0; i = T->met[i].before) {
    i32 f = T->met[i].field;
    if (has(T, one, f)) continue;
    if (!z) { if (--spare < 0) return 0; else continue; }
    if (!fields) { fields = extents(R); v = sense_of(R, T, &two->w, z); }
    if (((!ended && ahead(R, &v, fields + f)) || near_p(R, &v, fields + f)) && --spare < 0) return 0;
  }
  return 1;
}

/* Leave out of a way what is no better than those in a list, the first of which is given; `z`: the
 * border that it has crossed. 0: nothing is left. */
static int trimmed(Run *R, const Tree *T, Way *x, const Ways *list, i32 first, const i32 *z, int ended) {
  for (i32 i = first; i >= 0; i = list->of[i].next) {
    const Way *o = list->of + i;
    R->compared--;
    if (fcross(o->w.a, x->w.b) < 0 || fcross(x->w.a, o->w.b) < 0) continue;
    int from = fcross(o->w.a, x->w.a) >= 0, to = fcross(x->w.b, o->w.b) >= 0;
    if ((!from && !to) || !no_worse(R, T, o, x, z, ended)) continue;     /* within, on both hands */
    if (from && to) return 0;
    if (from) x->w.a = o->w.b; else x->w.b = o->w.a;
  }
  return 1;
}

/* Have two ways met the same fields? */
static int same_fields(const Tree *T, const Way *x, const Way *y) {
  if (x->cost != y->cost || x->flag != y->flag || x->bits != y->bits) return 0;
  if (x->met == y->met) return 1;
  if (T->met[x->met].field == T->met[y->met].field && T->met[x->met].before == T->met[y->met].before) return 1;
  for (i32 i = x->met; i >= 0; i = T->met[i].before) if (!has(T, y, T->met[i].field)) return 0;
  return 1;
}

/* Widen a way in a list by one that has met the same fields, where their windows meet. */
static int merged(const Run *R, const Tree *T, const Way *x, Ways *list, i32 first, int waiting) {
  if (R->out->way || R->s->margin > 0) return 0;
  for (i32 i = first; i >= 0; i = list->of[i].next) {
    Way *o = list->of + i;
    if ((waiting && !o->waits) || fcross(o->w.a, x->w.b) < 0 || fcross(x->w.a, o->w.b) < 0) continue;
    if (!same_fields(T, o, x)) continue;
    if (fcross(x->w.a, o->w.a) > 0) o->w.a = x->w.a;
    if (fcross(o->w.b, x->w.b) > 0) o->w.b = x->w.b;
    return 1;
  }
  return 0;
}

/* Note the ends in a place that a way reaches over the border z. */
static void reach(Run *R, Tree *T, const Way *from, i32 place, const i32 *z) {
  for (int k = 0; k < 2; k++) {
    i32 end = R->t->ends[2 * place + k];
    if (end < 0) continue;
    if (T->end_stamp[end] != T->now) { T->end_stamp[end] = T->now; T->end_head[end] = -1; }
    Way x = *from;
    if (R->s->margin <= 0 && !trimmed(R, T, &x, &T->reached, T->end_head[end], z, 1)) continue;
    if (merged(R, T, &x, &T->reached, T->end_head[end], 0)) continue;
    x.at = end; x.next = T->end_head[end];
    i32 at = add(R, &T->reached, &x);
    if (at >= 0) T->end_head[end] = at;
  }
}

/* Keep a way at a key unless others that were there are as good; trims its window. 0: they are, or it
 * waits, as it has met more fields. */
static int settle(Run *R, Tree *T, Way *x, i32 key, const i32 *z, int wait) {
  if (T->stamp[key] != T->now) { T->stamp[key] = T->now; T->head[key] = -1; }
  if (!trimmed(R, T, x, &T->seen, T->head[key], z, 0)) return 0;
  if (wait && merged(R, T, x, &T->seen, T->head[key], 1)) return 0;
  i32 at = add(R, &T->seen, x);
  if (at < 0) return 0;
  Way *y = T->seen.of + at;
  y->next = T->head[key];
  T->head[key] = at;
  y->waits = (u8)wait;
  if (!wait) return 1;
  y->later = T->wait[x->cost];
  T->wait[x->cost] = at;
  if (x->cost > T->top) T->top = x->cost;
  return 0;
}

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

/* Is neither end of the pair ahead? */
static int past(Run *R, const Tree *T, const Window *w, const i32 *z) {
  Sense v = sense_of(R, T, w, z);
  return !ahead(R, &v, &R->ends[R->now][0]) && !ahead(R, &v, &R->ends[R->now][1]);
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

/* How many fields both ways have met. */
static i32 shared(const Tree *F, const Way *f, const Tree *B, const Way *b) {
  i32 n = 0;
  for (i32 i = b->met; i >= 0; i = B->met[i].before) n += has(F, f, B->met[i].field);
  return n;
}

/* Write down the sides of a way: those behind from the far end, then those ahead. */
static void keep_way(Run *R, i32 b, i32 f, i32 p, i32 w, Window win) {
  const Tree *F = R->tree, *B = R->tree + 1;
  SlackTable *o = R->out;
  i32 n = 0, start;
  if (!o->way) return;
  for (; b >= 0; b = B->past[b].before)
    if (n < o->room) { o->way[2 * n] = B->past[b].left; o->way[2 * n++ + 1] = B->past[b].right; }
  if (n < o->room) { o->way[2 * n] = p; o->way[2 * n++ + 1] = w; }
  start = n;
  for (i32 k = f; k >= 0; k = F->past[k].before) n++;
  if (n > o->room) { n = o->room; }
  i32 at = n;
  for (i32 k = f; k >= 0; k = F->past[k].before)
    if (--at >= start) { o->way[2 * at] = F->past[k].left; o->way[2 * at + 1] = F->past[k].right; }
  o->nway = n;
  o->line[0] = (double)R->origin.x; o->line[1] = (double)R->origin.y;
  o->line[2] = win.a.x; o->line[3] = win.a.y; o->line[4] = win.b.x; o->line[5] = win.b.y;
}

/* From a side whose left end is p, along a strip to its right, to an end: how far the strip reaches to
 * the left and right. 0: it does not come to the end. */
static int strip_to(const Run *R, i32 side, int back, dvec d, i32 end, double *left, double *right) {
  const Mesh *m = R->m;
  double level = R->slack / 2;
  for (i32 n = 0; n <= m->nt; n++) {
    const Side *s = m->side + side;
    if (s->place == OUTSIDE) return 0;
    if (s->place >= 0 && (R->t->ends[2 * s->place] == end || R->t->ends[2 * s->place + 1] == end)) return 1;
    double at = fcross(d, (dvec){(double)s->x - (double)R->origin.x, (double)s->y - (double)R->origin.y});
    if (at > level) { if (at < *left) *left = at; side = s->exit[back]; }
    else { if (at > *right) *right = at; side = s->exit[!back]; }
  }
  return 0;
}

/* The fields on a line along a way, if every redrawing has it; `side`: from triangle t over (p, other). */
static i32 sure(const Run *R, i32 other, i32 side, Window w, i32 start, i32 target) {
  static const double parts[] = {0.5, 0.15, 0.85};
  const Mesh *m = R->m;
  i32 t = side / 3, best = NONE, over = m->nbr[side], in = 0, here = m->place[t];
  while (in < 2 && m->nbr[3 * over + in] != t) in++;
  for (int k = 0; k < 3 && best == NONE; k++) {
    double x = w.a.x + (w.b.x - w.a.x) * parts[k], y = w.a.y + (w.b.y - w.a.y) * parts[k], l = hypot(x, y);
    dvec d = {x / l, y / l};
    double left = 0, right = fcross(d, rel(R, other));
    int begun = m->place[over] != here && (R->t->ends[2 * here] == start || R->t->ends[2 * here + 1] == start);
    if (!begun && !strip_to(R, 3 * over + in, 1, d, start, &left, &right)) continue;
    if (!strip_to(R, side, 0, d, target, &left, &right)) continue;
    double level = (left + right) / 2;
    dvec point = {(double)R->origin.x - level * d.y, (double)R->origin.y + level * d.x};
    best = mk_sure_line(m, R->t, t, point, d, R->s->margin, start, target);
  }
  return best;
}

/* Join what was reached behind and ahead over the directions that both have. */
static void join(Run *R, i32 p, i32 other, i32 side) {
  const Tree *F = R->tree, *B = R->tree + 1;
  const SightTask *t = R->t;
  i32 n = t->nends;
  for (i32 i = 0; i < B->reached.n; i++) {
    const Way *b = B->reached.of + i;
    if ((R->left -= F->reached.n / 8) < 0) { R->failed = GIVEN_UP; return; }
    for (i32 k = 0; k < F->reached.n; k++) {
      const Way *f = F->reached.of + k;
      if (f->at == b->at) continue;
      u8 need = t->need[GROUPS * t->group[b->at] + t->group[f->at]];
      if (need == IGNORE) continue;
      i32 lo = b->at < f->at ? b->at : f->at, hi = b->at < f->at ? f->at : b->at;
      u16 *best = R->out->distance + (i64)lo * n + hi;
      i32 least = b->cost > f->cost ? b->cost : f->cost;
      if (least + 1 >= *best) continue;
      if (need == NEEDS_FLAG && !b->flag && !f->flag) continue;
      if (fcross(b->w.a, f->w.b) < 0 || fcross(f->w.a, b->w.b) < 0) continue;
      i32 cost = b->cost + f->cost;
      if (b->bits & f->bits) cost -= shared(F, f, B, b);
      if (cost + 1 >= *best) continue;
      Window both = b->w;
      if (fcross(both.a, f->w.a) > 0) both.a = f->w.a;
      if (fcross(f->w.b, both.b) > 0) both.b = f->w.b;
      cost++;
      if (R->s->margin > 0) {
        cost = sure(R, other, side, both, b->at, f->at);
        if (cost >= *best) continue;
      }
      *best = (u16)cost;
      keep_way(R, b->past, f->past, p, other, both);
    }
  }
}

/* Keep the directions of lines that come within the slack of the hull of an end; 0: none is left. */
static int aim(const Run *R, Window *w, i32 end) {
  const SlackSearch *s = R->s;
  double most = fabs(R->slack) + 1;
  Window side[2];
  int any[2] = {0, 0};
  for (int k = 0; k < 2; k++) {
    for (i32 i = s->hull_offsets[end]; i < s->hull_offsets[end + 1]; i++) {
      Window one = *w;
      if (!keep(R, &one, s->hulls[i], k, k == LEFT ? -most : most)) continue;
      if (!any[k]) side[k] = one;
      any[k] = 1;
      if (fcross(one.a, side[k].a) > 0) side[k].a = one.a;
      if (fcross(side[k].b, one.b) > 0) side[k].b = one.b;
    }
    if (!any[k]) return 0;
  }
  for (int k = 0; k < 2; k++) {
    if (fcross(w->a, side[k].a) > 0) w->a = side[k].a;
    if (fcross(side[k].b, w->b) > 0) w->b = side[k].b;
  }
  return fcross(w->a, w->b) >= 0;
}

/* Keep the directions of lines that may be moved on to the left, over p, and cross the same places:
 * one of two borders is left of p by more than the slack, the other is right of p, and so is the other
 * end of the side; 0: there are none. */
static int passes(const Run *R, i32 p, i32 other, Window *w) {
  const Mesh *m = R->m;
  if (R->slack <= 0 || R->s->touching || m->degree[p] != 2) return 0;
  i32 lo = m->fan_off[p], hi = m->fan_off[p + 1], z[2], n = 0;
  for (i32 i = lo; i < hi && n < 2; i++)
    if (m->fan_wedge[i] != m->fan_wedge[i == lo ? hi - 1 : i - 1]) z[n++] = m->fan_nb[i];
  for (int k = 0; k < 2 && n == 2; k++) {
    Window v = *w;
    if (!keep(R, &v, z[k], LEFT, R->slack + 3 * HAIR) || !keep(R, &v, z[!k], RIGHT, -3 * HAIR) ||
        !keep(R, &v, other, RIGHT, -3 * HAIR)) continue;
    *w = v;
    return 1;
  }
  return 0;
}

/* Lines whose first side with p to the left is that from p to the corner before it in triangle t. */
static void over_side(Run *R, i32 p, i32 t, i32 j, Window w) {
  const Mesh *m = R->m;
  const i32 *c = m->tri + 3 * t;
  i32 other = c[(j + 2) % 3], x = c[(j + 1) % 3], side = 3 * t + (j + 2) % 3, beyond = m->nbr[side];
  Tree *F = R->tree, *B = R->tree + 1;
  Way b, f;
  clear_tree(F); clear_tree(B);
  i32 here = m->place[t], there = m->place[beyond], z[2] = {p, other};
  int opens = begin(R, B, &b, w, here), goes = begin(R, F, &f, w, there);
  if (here != there) {
    const Way bare = {.w = w, .met = -1, .past = -1, .next = -1};
    reach(R, B, &bare, here, z); reach(R, F, &bare, there, z);
  } else if (!opens) return;
  if (opens) {
    Window v = w;
    if (narrow(R, &v, x, LEFT)) push(R, B, &b, v, 3 * t + (j + 1) % 3);
    at_corner(R, B, &b, x, t); at_corner(R, B, &b, other, t);
    if (R->s->touching) touch(R, B, &b, p);
    follow(R, B);
  }
  if (R->failed || !B->reached.n) return;
  if (goes) {
    const Side *s = m->side + side;
    Window v = w;
    if (narrow(R, &v, s->apex, LEFT)) push(R, F, &f, v, s->exit[0]);
    v = w;
    if (narrow(R, &v, s->apex, RIGHT)) push(R, F, &f, v, s->exit[1]);
    at_corner(R, F, &f, s->apex, beyond); at_corner(R, F, &f, other, beyond); at_corner(R, F, &f, p, beyond);
    follow(R, F);
  }
  if (!R->failed) join(R, p, other, side);
}

static void from_side(Run *R, i32 p, i32 t, i32 j, Window w) {
  i32 other = R->m->tri[3 * t + (j + 2) % 3];
  if (R->m->nbr[3 * t + (j + 2) % 3] < 0 || !narrow(R, &w, other, RIGHT)) return;
  Window over = w;
  if (!passes(R, p, other, &over)) { over_side(R, p, t, j, w); return; }
  if (fcross(w.a, over.a) > 0) over_side(R, p, t, j, (Window){w.a, over.a});
  if (fcross(over.b, w.b) > 0 && !R->failed) over_side(R, p, t, j, (Window){over.b, w.b});
}

/* Lines that slip through p itself, where it parts. */
static void from_corner(Run *R, i32 p, Window w) {
  const Mesh *m = R->m;
  i32 z[2] = {p, p};
  const Way bare = {.w = w, .met = -1, .past = -1, .next = -1};
  for (i32 first = 0; first < m->degree[p] && !R->failed; first++) {
    Tree *B = R->tree + 1, *F = R->tree;
    clear_tree(B); clear_tree(F);
    for (i32 i = m->fan_off[p]; i < m->fan_off[p + 1]; i++) {
      i32 wedge = m->fan_wedge[i], place = m->place[m->fan_tri[i]];
      int back = wedge == first;
      if (!back && !R->s->touching && !apart(wedge, first, m->degree[p])) continue;
      Tree *T = back ? B : F;
      Way x;
      reach(R, T, &bare, place, z);
      if (!begin(R, T, &x, w, place)) continue;
      leave_corner(R, T, &x, i, p);
      if (R->s->touching)
        for (int e = 0; e < 2; e++)
          touch(R, T, &x, m->tri[3 * m->fan_tri[i] + (m->fan_side[i] + e) % 3]);
    }
    follow(R, B);
    if (!B->reached.n || R->failed) continue;
    follow(R, F);
    if (!R->failed) join(R, p, p, -1);
  }
}

static void free_run(Run *R) {
  for (int k = 0; k < 2; k++) {
    Tree *T = R->tree + k;
    free(T->todo.of); free(T->seen.of); free(T->reached.of); free(T->met); free(T->past);
    free(T->head); free(T->stamp); free(T->end_head); free(T->end_stamp); free(T->first);
    free(T->wait);
  }
  free(R->fields); free(R->corner_of_fan); free(R->beside);
}

/* A bound of a sector, the last a hair into the next, the first a hair into the one before. */
static dvec direction(int s, int last) {
  double angle = HALF_TURN * (s + last) / SECTORS + (last ? 1e-9 : -1e-9);
  return (dvec){cos(angle), sin(angle)};
}

static int prepare(Run *R) {
  const Mesh *m = R->m;
  size_t keys = 6 * (size_t)m->nt + 1;
  for (int k = 0; k < 2; k++) {
    Tree *T = R->tree + k;
    T->head = malloc(keys * sizeof(i32)); T->stamp = calloc(keys, sizeof(i32));
    T->end_head = malloc(((size_t)R->t->nends + 1) * sizeof(i32));
    T->end_stamp = calloc((size_t)R->t->nends + 1, sizeof(i32));
    T->back = k;
    T->first = malloc(((size_t)m->nfields + 1) * sizeof(i32));
    T->wait = malloc(((size_t)m->nfields + 1) * sizeof(i32));
    if (!T->head || !T->stamp || !T->end_head || !T->end_stamp || !T->first || !T->wait) return 0;
    T->top = m->nfields;
  }
  R->fields = malloc((SECTORS * (size_t)m->nfields + 1) * sizeof(Extent));
  R->corner_of_fan = malloc((3 * (size_t)m->nt + 1) * sizeof(i32));
  R->beside = malloc((size_t)R->t->nends + 1);
  if (!R->fields || !R->corner_of_fan || !R->beside) return 0;
  for (i32 v = 0; v < m->nv; v++)
    for (i32 i = m->fan_off[v]; i < m->fan_off[v + 1]; i++)
      R->corner_of_fan[i] = 3 * m->fan_tri[i] + (m->fan_side[i] + 2) % 3;
  return 1;
}

/* Where much is open there may be any line: of the ends that lines in the sector come near. */
static void give_up(Run *R) {
  const SightTask *t = R->t;
  i32 n = t->nends;
  u8 *beside = R->beside;                      /* 1: some corner is not clear to the left, 2: nor to the right */
  double margin = fabs(R->slack) + 1;
  memset(beside, 0, (size_t)n);
  for (i32 i = 0; i < R->m->nt; i++)
    for (int k = 0; k < 2; k++) {
      i32 end = t->ends[2 * R->m->place[i] + k];
      if (end < 0) continue;
      for (int j = 0; j < 3; j++) {
        dvec z = rel(R, R->m->tri[3 * i + j]);
        double a = fcross(R->sector[0], z), b = fcross(R->sector[1], z);
        if (a <= margin || b <= margin) beside[end] |= 1;
        if (a >= -margin || b >= -margin) beside[end] |= 2;
      }
    }
  for (i32 i = 0; i < n; i++)
    for (i32 k = i + 1; k < n && beside[i] == 3; k++) {
      u16 *best = R->out->distance + (i64)i * n + k;
      if (beside[k] == 3 && *best > 1 && t->need[GROUPS * t->group[i] + t->group[k]] != IGNORE) *best = 1;
    }
}

static int ended(const Run *R) { return R->s->hull_offsets && R->out->distance[1] <= R->s->enough; }

API i32 mk_slack(const Mesh *mesh, const SightTask *task, const SlackSearch *search, SlackTable *out) {
  Run R = {.m = mesh, .t = task, .s = search, .out = out, .slack = search->slack,
           .left = search->hull_offsets ? MOST_STEPS : INT64_MAX};
  if (!prepare(&R)) { free_run(&R); return NO_MEMORY; }
  dvec bounds[SECTORS][2];
  int aimed[SECTORS];
  for (int s = 0; s < SECTORS; s++) {
    for (int k = 0; k < 2; k++) R.sector[k] = bounds[s][k] = direction(s, k);
    R.now = s;
    aimed[s] = !search->hull_offsets || end_extents(&R);
  }
  for (i32 i = 0; i < search->nvertices && !R.failed && !ended(&R); i++) {
    i32 p = search->vertices[i];
    R.origin = mesh->xy[p];
    for (int s = 0; s < SECTORS && !R.failed && !ended(&R); s++) {
      Window w = {bounds[s][0], bounds[s][1]};
      if (!aimed[s] || (search->hull_offsets && !(aim(&R, &w, 0) && aim(&R, &w, 1)))) continue;
      R.now = s;
      R.compared = search->hull_offsets ? INT64_MAX : MOST_COMPARED;
      for (int k = 0; k < 2; k++) R.sector[k] = bounds[s][k];
      for (i32 f = mesh->fan_off[p]; f < mesh->fan_off[p + 1] && !R.failed && !ended(&R); f++)
        from_side(&R, p, mesh->fan_tri[f], (mesh->fan_side[f] + 2) % 3, w);
      if ((search->touching || (search->parting && mesh->degree[p] >= 4)) && !R.failed)
        from_corner(&R, p, w);
      if (R.failed == GIVEN_UP && !search->hull_offsets) {
        if (search->slack > 0) give_up(&R);    /* below 0 what was found stays proved */
        R.failed = 0;
      }
    }
  }
  free_run(&R);
  if (R.failed == GIVEN_UP && search->slack > 0) {   /* where much is open there may be any line */
    for (i32 k = 0; k < out->nends * out->nends; k++)
      if (out->distance[k] > 1) out->distance[k] = 1;
    out->nway = 0;
  }
  return R.failed && R.failed != GIVEN_UP ? NO_MEMORY : DONE;
}
