/* Ways of lines that may miss corners: their windows, the fields that they have met, and which of them are as good.
 *
 * What a way is, and what the slack: see slack.c. */
#ifndef MAPKIT_SLACK_WAYS_H
#define MAPKIT_SLACK_WAYS_H

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
  u8 *known;                                   /* [SECTORS] of each field: its extent was taken */
  i32 *own_off, *own;                          /* the triangles of each field */
  int now, want;                               /* the sector; of the ends of a pair, 1 and 2, those a way may come to */
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

/* How far a field reaches in the sector. */
static const Extent *extent_of(Run *R, i32 field) {
  const Mesh *m = R->m;
  size_t at = (size_t)R->now * (size_t)m->nfields + (size_t)field;
  Extent *own = R->fields + at;
  if (R->known[at]) return own;
  R->known[at] = 1;
  *own = NOWHERE;
  for (i32 i = R->own_off[field]; i < R->own_off[field + 1]; i++)
    for (int k = 0; k < 3; k++) widen(own, R->sector, m->xy[m->tri[3 * R->own[i] + k]]);
  return own;
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
  int asked = 0;                               /* z NULL: all of them */
  for (i32 i = two->met; i >= 0; i = T->met[i].before) {
    i32 f = T->met[i].field;
    if (has(T, one, f)) continue;
    if (!z) { if (--spare < 0) return 0; else continue; }
    if (!asked) { asked = 1; v = sense_of(R, T, &two->w, z); }
    const Extent *e = extent_of(R, f);
    if (((!ended && ahead(R, &v, e)) || near_p(R, &v, e)) && --spare < 0) return 0;
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

#endif
