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
#define MOST_STEPS 200000                      /* for one pair */
#define MOST_COMPARED 500000                   /* ways at one vertex, in one sector, for all pairs */

typedef struct { dvec a, b; } Window;          /* from a counter-clockwise to b, below half a turn */
/* Fields that a way has met and that lines along it may have more of: farther ahead, or on the other
 * side of p. A bit for each, not only its own; where they stand. */
typedef struct { u64 bits; i32 at, n; } Met;
/* A place on a way, its history by its parents; the side crossed to get there. */
typedef struct {
  Window w;
  i32 parent, cost, next, left, right;
  i32 border[2];                               /* ends of the last border crossed, or -1 */
  Met met;
  u8 flag;
} Node;
typedef struct { Window w; i32 node, end, next; } Reached;
typedef struct { Window w; i32 parent, side, next; } Todo;   /* a side to cross */
/* How far a field, or an end that is asked for, reaches in the two directions that bound the sector. */
typedef struct { double least[2], most[2]; } Extent;

/* What is found from a vertex in one sense. */
typedef struct {
  Node *node; i32 nodes, room;
  i32 *met; i32 nmet, met_room;
  Reached *reached; i32 nreached, reached_room;
  i32 *head, *stamp, now;                      /* by side, then by corner: the nodes that were there */
  i32 *end_head, *end_stamp;                   /* by end: how it was reached */
  Todo *todo; i32 ntodo, todo_room;
  i32 *first;                                  /* by cost: what is to do */
  int back;
} Tree;

typedef struct {
  const Mesh *m; const SightTask *t; const SlackSearch *s; SlackTable *out;
  vec origin; double slack;
  dvec sector[2];                              /* unit directions that hold all windows */
  Extent *fields, ends[SECTORS][2];            /* [SECTORS] of each field; of the ends of a pair */
  const Extent *extent;                        /* of the fields in the sector */
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

static int grow(void **list, i32 *room, size_t size) {
  i32 more = *room ? 2 * *room : 256;
  void *p = realloc(*list, (size_t)more * size);
  if (!p) return 0;
  *list = p; *room = more;
  return 1;
}

static void push(Run *R, Tree *T, Window w, i32 parent, i32 side) {
  if (T->ntodo == T->todo_room && !grow((void **)&T->todo, &T->todo_room, sizeof(Todo))) {
    R->failed = 1; return;
  }
  i32 cost = T->node[parent].cost;
  T->todo[T->ntodo] = (Todo){w, parent, side, T->first[cost]};
  T->first[cost] = T->ntodo++;
}

static inline u64 bit(i32 field) { return 1ull << (field & 63); }

static inline int has(const Tree *T, const Met *met, i32 field) {
  if (met->bits & bit(field))
    for (i32 i = met->at; i < met->at + met->n; i++) if (T->met[i] == field) return 1;
  return 0;
}

static void meet(Run *R, Tree *T, Met *met, i32 field) {
  if (T->nmet == T->met_room && !grow((void **)&T->met, &T->met_room, sizeof(i32))) { R->failed = 1; return; }
  T->met[T->nmet++] = field;
  met->bits |= bit(field); met->n++;
}

static i32 add_node(Run *R, Tree *T, Node n) {
  if (T->nodes == T->room && !grow((void **)&T->node, &T->room, sizeof(Node))) { R->failed = 1; return -1; }
  T->node[T->nodes] = n;
  return T->nodes++;
}

/* The ends of a window, ahead on the way, by the directions that bound the sector. */
typedef struct { double by[2][2]; dvec d[2]; double turn; } Sense;

static Sense sense_of(const Run *R, const Tree *T, const Window *w) {
  Sense v = {.turn = T->back ? -1 : 1, .d = {w->a, w->b}};
  double c = fcross(R->sector[0], R->sector[1]);
  for (int k = 0; k < 2; k++) {
    v.by[k][0] = fcross(v.d[k], R->sector[1]) / c;
    v.by[k][1] = fcross(R->sector[0], v.d[k]) / c;
  }
  return v;
}

/* No point of an extent is farther ahead of the origin, at an end of a window; `near`: none less far. */
static double farthest(const Run *R, const Extent *e, const Sense *v, int k, int near) {
  const double *side = (v->turn > 0) != near ? e->most : e->least;
  double at = v->by[k][0] * side[0] + v->by[k][1] * side[1];
  return v->turn * (at - v->d[k].x * (double)R->origin.x - v->d[k].y * (double)R->origin.y);
}

/* May the way, after it has crossed the border from z[0] to z[1], come to an extent? */
static int ahead(const Run *R, const Sense *v, const Extent *e, const i32 *z) {
  if (z[0] < 0) return 1;
  double margin = fabs(R->slack) + 1;
  for (int k = 0; k < 2; k++) {
    double one = fdot(v->d[k], rel(R, z[0])) * v->turn, two = fdot(v->d[k], rel(R, z[1])) * v->turn;
    if (farthest(R, e, v, k, 0) >= fmin(one, two) - margin) return 1;
  }
  return 0;
}

/* Does an extent begin where the other half of a line, beyond p, may come to it? */
static int near_p(const Run *R, const Sense *v, const Extent *e) {
  double margin = fabs(R->slack) + 1;
  return farthest(R, e, v, 0, 1) <= margin || farthest(R, e, v, 1, 1) <= margin;
}

/* Those that a way has met and that still matter, after the border from z[0] to z[1]; then a field
 * that it comes to now, or -1. What cannot be met again at one border cannot be at later ones. */
static Met still_met(Run *R, Tree *T, const Sense *v, const Met *before, const i32 *z, i32 now) {
  Met met = {0, T->nmet, 0};
  for (i32 i = 0; i < before->n; i++) {
    i32 f = T->met[before->at + i];
    if (ahead(R, v, R->extent + f, z) || near_p(R, v, R->extent + f)) meet(R, T, &met, f);
  }
  if (met.n == before->n && now < 0) { T->nmet = met.at; return *before; }
  if (now >= 0) meet(R, T, &met, now);
  return met;
}

/* Are all but so many of the fields in one list in another? */
static int all_but(const Tree *T, const Met *of, const Met *in, i32 spare) {
  if (__builtin_popcountll(of->bits & ~in->bits) > spare) return 0;
  for (i32 i = of->at; i < of->at + of->n; i++)
    if (!has(T, in, T->met[i]) && --spare < 0) return 0;
  return 1;
}

/* Trim the window of a way that ends here by one that did and is as good; 0: nothing is left of it. */
static int trim(Window *w, const Window *by) {
  int from = fcross(by->a, w->a) >= 0, to = fcross(w->b, by->b) >= 0;
  if (from && to) return 0;
  if (from) w->a = by->b;
  if (to) w->b = by->a;
  return 1;
}

/* Is way `two`, which ends here, joined to any on the other side of p no better than way `one`? */
static int ends_no_better(const Run *R, const Tree *T, const Sense *v, const Node *one, const Node *two) {
  i32 spare = two->cost - one->cost;
  if (spare < 0 || one->flag < two->flag) return 0;
  for (i32 i = two->met.at; i < two->met.at + two->met.n; i++) {
    i32 f = T->met[i];
    if (!has(T, &one->met, f) && near_p(R, v, R->extent + f) && --spare < 0) return 0;
  }
  return 1;
}

/* Note the ends in a place that is reached from a way's last node. */
static void reach(Run *R, Tree *T, Node n, i32 place) {
  i32 node = -1;
  for (int k = 0; k < 2; k++) {
    i32 end = R->t->ends[2 * place + k];
    if (end < 0) continue;
    if (T->end_stamp[end] != T->now) { T->end_stamp[end] = T->now; T->end_head[end] = -1; }
    Window w = n.w;
    Sense v = sense_of(R, T, &w);
    int left = 1;
    for (i32 i = T->end_head[end]; i >= 0 && left && R->s->margin <= 0; i = T->reached[i].next) {
      const Reached *o = T->reached + i;
      R->compared--;
      if (fcross(o->w.a, w.b) < 0 || fcross(w.a, o->w.b) < 0) continue;
      if (fcross(o->w.a, w.a) < 0 && fcross(w.b, o->w.b) < 0) continue;   /* within, on both hands */
      if (ends_no_better(R, T, &v, T->node + o->node, &n)) left = trim(&w, &o->w);
    }
    if (!left) continue;
    if (node < 0 && (node = add_node(R, T, n)) < 0) return;
    if (T->nreached == T->reached_room &&
        !grow((void **)&T->reached, &T->reached_room, sizeof(Reached))) { R->failed = 1; return; }
    T->reached[T->nreached] = (Reached){w, node, end, T->end_head[end]};
    T->end_head[end] = T->nreached++;
  }
}

/* Add a node at a key unless another that was there is as good; trims its window. It counts a field,
 * or none, -1, which its way may have met; its list is still that of its parent. */
static i32 settle(Run *R, Tree *T, Node n, i32 key, i32 field) {
  if (T->stamp[key] != T->now) { T->stamp[key] = T->now; T->head[key] = -1; }
  Sense v = sense_of(R, T, &n.w);
  i32 now = field >= 0 && !has(T, &n.met, field) ? field : -1, nmet = T->nmet;
  n.met = still_met(R, T, &v, &n.met, n.border, now);
  if (now >= 0) {
    n.cost++;
    n.flag |= R->t->flag[now];
  }
  for (i32 k = T->head[key]; k >= 0; k = T->node[k].next) {
    const Node *o = T->node + k;
    R->compared--;
    i32 spare = n.cost - o->cost;
    if (spare < 0 || o->flag < n.flag) continue;
    if (fcross(o->w.a, n.w.b) < 0 || fcross(n.w.a, o->w.b) < 0) continue;
    if (fcross(o->w.a, n.w.a) < 0 && fcross(n.w.b, o->w.b) < 0) continue;   /* within, on both hands */
    if (all_but(T, &n.met, &o->met, spare) && !trim(&n.w, &o->w)) {
      T->nmet = nmet;
      return -1;
    }
  }
  n.next = T->head[key];
  i32 at = add_node(R, T, n);
  if (at >= 0) T->head[key] = at;
  return at;
}

static inline i32 wedge_at(const Mesh *m, i32 v, i32 t) {
  for (i32 i = m->fan_off[v]; i < m->fan_off[v + 1]; i++) if (m->fan_tri[i] == t) return m->fan_wedge[i];
  return 0;
}
static inline int apart(i32 a, i32 b, i32 degree) {
  i32 d = a > b ? a - b : b - a;
  return d > 1 && d < degree - 1;
}

static void slip(Run *R, Tree *T, i32 node, i32 v, i32 from);
static void touch(Run *R, Tree *T, i32 node, i32 v);

/* Ways out of a triangle that was entered at its corner v: the side across, borders beside v, and
 * the other corners. */
static void leave_corner(Run *R, Tree *T, i32 node, i32 i, i32 v) {
  const Mesh *m = R->m;
  i32 t = m->fan_tri[i], across = m->fan_side[i], lo = m->fan_off[v], hi = m->fan_off[v + 1];
  const i32 *c = m->tri + 3 * t;
  i32 first = c[across], second = c[(across + 1) % 3];
  Window w = T->node[node].w;
  /* ahead: across is seen with its first end to the right; back: to the left */
  if (narrow(R, &w, first, T->back ? LEFT : RIGHT) && narrow(R, &w, second, T->back ? RIGHT : LEFT))
    push(R, T, w, node, 3 * t + across);
  i32 before = i == lo ? hi - 1 : i - 1, after = i + 1 == hi ? lo : i + 1;
  w = T->node[node].w;                         /* beside: v on one hand, the corner on the other */
  if (m->fan_wedge[before] != m->fan_wedge[i] && narrow(R, &w, first, T->back ? RIGHT : LEFT))
    push(R, T, w, node, 3 * t + (across + 2) % 3);
  w = T->node[node].w;
  if (m->fan_wedge[after] != m->fan_wedge[i] && narrow(R, &w, second, T->back ? LEFT : RIGHT))
    push(R, T, w, node, 3 * t + (across + 1) % 3);
  for (int k = 0; k < 2; k++) {
    i32 u = k ? second : first;
    if (R->s->touching) touch(R, T, node, u);
    if (R->s->parting && m->degree[u] >= 4) slip(R, T, node, u, wedge_at(m, u, t));
  }
}

/* Slip through the vertex v from its wedge `from` into those that are no neighbours. */
static void slip(Run *R, Tree *T, i32 node, i32 v, i32 from) {
  const Mesh *m = R->m;
  Window w = T->node[node].w;
  if (!narrow(R, &w, v, LEFT) || !narrow(R, &w, v, RIGHT)) return;
  for (i32 i = m->fan_off[v], last = -1; i < m->fan_off[v + 1] && !R->failed; i++) {
    i32 wedge = m->fan_wedge[i], place = m->place[m->fan_tri[i]];
    if (!apart(wedge, from, m->degree[v])) continue;
    const Node *p = T->node + node;
    Node n = {w, node, p->cost, -1, v, v, {v, v}, p->met, p->flag};
    i32 key = 3 * m->nt + R->corner_of_fan[i];
    if (wedge != last) {
      reach(R, T, n, place);
      last = wedge;
    }
    if (R->t->count[place] == BLOCKS) continue;
    i32 at = settle(R, T, n, key, R->t->count[place]);
    if (at >= 0) leave_corner(R, T, at, i, v);
  }
}

/* Note the ends that a line of no width touches in the vertex v. */
static void touch(Run *R, Tree *T, i32 node, i32 v) {
  const Mesh *m = R->m;
  Window w = T->node[node].w;
  if (!narrow(R, &w, v, LEFT) || !narrow(R, &w, v, RIGHT)) return;
  const Node *p = T->node + node;
  Node n = {w, node, p->cost, -1, v, v, {v, v}, p->met, p->flag};
  for (i32 i = m->fan_off[v], last = -1; i < m->fan_off[v + 1] && !R->failed; i++) {
    if (m->fan_wedge[i] == last) continue;
    last = m->fan_wedge[i];
    reach(R, T, n, m->place[m->fan_tri[i]]);
  }
}

/* Is neither end of the pair ahead? */
static int past(const Run *R, const Tree *T, const Window *w, const i32 *z) {
  Sense v = sense_of(R, T, w);
  return !ahead(R, &v, &R->ends[R->now][0], z) && !ahead(R, &v, &R->ends[R->now][1], z);
}

static void cross_side(Run *R, Tree *T, Todo x) {
  const Mesh *m = R->m;
  i32 t = x.side / 3, k = x.side % 3, beyond = m->nbr[x.side];
  if (beyond < 0) return;
  const i32 *c = m->tri + 3 * t;
  i32 left = T->back ? c[k] : c[(k + 1) % 3], right = T->back ? c[(k + 1) % 3] : c[k];
  i32 place = m->place[beyond], z[2] = {left, right};
  int border = place != m->place[t];
  const Node *p = T->node + x.parent;
  Node n = {x.w, x.parent, p->cost, -1, left, right, {p->border[0], p->border[1]}, p->met, p->flag};
  if (border) {
    n.border[0] = left; n.border[1] = right;
    if (R->s->hull_offsets && (p->cost + 1 >= R->out->distance[1] || past(R, T, &x.w, z))) return;
    reach(R, T, n, place);
    if (R->t->count[place] == BLOCKS) return;
  }
  i32 at = settle(R, T, n, x.side, border ? R->t->count[place] : -1);
  if (at < 0) return;
  n = T->node[at];
  const i32 *d = m->tri + 3 * beyond, *nb = m->nbr + 3 * beyond;
  int in = nb[0] == t && d[0] == c[(k + 1) % 3] ? 0 : nb[1] == t && d[1] == c[(k + 1) % 3] ? 1 : 2;
  i32 apex = d[(in + 2) % 3];
  /* The apex to the left: the line leaves between it and the right end. */
  i32 by_right = T->back ? 3 * beyond + (in + 2) % 3 : 3 * beyond + (in + 1) % 3;
  i32 by_left = T->back ? 3 * beyond + (in + 1) % 3 : 3 * beyond + (in + 2) % 3;
  /* `in` runs from c[k + 1] to c[k]; ahead that is left to right, so after it comes the right end */
  Window w = n.w;
  if (narrow(R, &w, apex, LEFT)) push(R, T, w, at, by_right);
  w = n.w;
  if (narrow(R, &w, apex, RIGHT)) push(R, T, w, at, by_left);
  if (R->s->touching) {
    touch(R, T, at, apex);
    for (int e = 0; e < 2 && border; e++) touch(R, T, at, z[e]);
  }
  if (R->s->parting) {
    if (m->degree[apex] >= 4) slip(R, T, at, apex, wedge_at(m, apex, beyond));
    for (int e = 0; e < 2 && border; e++)
      if (m->degree[z[e]] >= 4) slip(R, T, at, z[e], wedge_at(m, z[e], beyond));
  }
}

/* Ways with fewer fields go first: others are worse than they, as a rule, and end there. */
static void follow(Run *R, Tree *T) {
  for (i32 cost = 0; cost <= R->m->nfields && !R->failed; cost++)
    while (T->first[cost] >= 0 && !R->failed) {
      Todo x = T->todo[T->first[cost]];
      T->first[cost] = x.next;
      if (--R->left < 0 || R->compared < 0) R->failed = GIVEN_UP;
      cross_side(R, T, x);
    }
  if (!R->failed) T->ntodo = 0;
}

static void clear_tree(const Run *R, Tree *T) {
  if (T->ntodo) for (i32 cost = 0; cost <= R->m->nfields; cost++) T->first[cost] = -1;
  T->nodes = T->nmet = T->nreached = T->ntodo = 0;
  T->now++;
}

/* Where ways begin; -1: the place blocks. */
static i32 root(Run *R, Tree *T, Node n, i32 place) {
  i32 c = R->t->count[place];
  if (c == BLOCKS) return -1;
  if (c >= 0) {
    n.met = (Met){0, T->nmet, 0};
    meet(R, T, &n.met, c);
    n.cost = 1;
    n.flag = R->t->flag[c];
  }
  return add_node(R, T, n);
}

/* How many fields both ways have met. */
static i32 shared(const Tree *F, const Met *f, const Tree *B, const Met *b) {
  i32 n = 0;
  for (i32 i = b->at; i < b->at + b->n; i++) n += has(F, f, B->met[i]);
  return n;
}

/* Write down the sides of a way: those behind from the far end, then those ahead. */
static void keep_way(Run *R, i32 b, i32 f, i32 p, i32 w, Window win) {
  const Tree *F = R->tree, *B = R->tree + 1;
  SlackTable *o = R->out;
  i32 n = 0, start;
  if (!o->way) return;
  for (; b >= 0; b = B->node[b].parent)
    if (B->node[b].left >= 0 && n < o->room) { o->way[2 * n] = B->node[b].left; o->way[2 * n++ + 1] = B->node[b].right; }
  if (n < o->room) { o->way[2 * n] = p; o->way[2 * n++ + 1] = w; }
  start = n;
  for (i32 k = f; k >= 0; k = F->node[k].parent) if (F->node[k].left >= 0) n++;
  if (n > o->room) { n = o->room; }
  i32 at = n;
  for (i32 k = f; k >= 0; k = F->node[k].parent)
    if (F->node[k].left >= 0 && --at >= start) { o->way[2 * at] = F->node[k].left; o->way[2 * at + 1] = F->node[k].right; }
  o->nway = n;
  o->line[0] = (double)R->origin.x; o->line[1] = (double)R->origin.y;
  o->line[2] = win.a.x; o->line[3] = win.a.y; o->line[4] = win.b.x; o->line[5] = win.b.y;
}

/* The fields on a line along a way, if every redrawing has it; `t` is on the way. */
static i32 sure(const Run *R, i32 b, i32 f, i32 p, i32 other, i32 t, Window w, i32 start, i32 target) {
  static const double parts[] = {0.5, 0.15, 0.85};
  i32 best = NONE;
  for (int k = 0; k < 3 && best == NONE; k++) {
    double x = w.a.x + (w.b.x - w.a.x) * parts[k], y = w.a.y + (w.b.y - w.a.y) * parts[k], l = hypot(x, y);
    dvec d = {x / l, y / l};
    double left = fcross(d, rel(R, p)), right = fcross(d, rel(R, other));
    for (int back = 0; back < 2; back++) {
      const Tree *T = R->tree + back;
      for (i32 n = back ? b : f; n >= 0; n = T->node[n].parent) {
        if (T->node[n].left < 0) continue;
        double one = fcross(d, rel(R, T->node[n].left)), two = fcross(d, rel(R, T->node[n].right));
        if (one < left) left = one;
        if (two > right) right = two;
      }
    }
    double level = (left + right) / 2;
    dvec point = {(double)R->origin.x - level * d.y, (double)R->origin.y + level * d.x};
    best = mk_sure_line(R->m, R->t, t, point, d, R->s->margin, start, target);
  }
  return best;
}

/* Join what was reached behind and ahead over the directions that both have. */
static void join(Run *R, i32 p, i32 w, i32 t0) {
  const Tree *F = R->tree, *B = R->tree + 1;
  const SightTask *t = R->t;
  i32 n = t->nends;
  for (i32 i = 0; i < B->nreached; i++) {
    Reached rb = B->reached[i];
    const Node *nb = B->node + rb.node;
    if ((R->left -= F->nreached / 8) < 0) { R->failed = GIVEN_UP; return; }
    for (i32 k = 0; k < F->nreached; k++) {
      Reached rf = F->reached[k];
      if (rf.end == rb.end) continue;
      u8 need = t->need[GROUPS * t->group[rb.end] + t->group[rf.end]];
      if (need == IGNORE) continue;
      i32 lo = rb.end < rf.end ? rb.end : rf.end, hi = rb.end < rf.end ? rf.end : rb.end;
      u16 *best = R->out->distance + (i64)lo * n + hi;
      const Node *nf = F->node + rf.node;
      i32 least = nb->cost > nf->cost ? nb->cost : nf->cost;
      if (least + 1 >= *best) continue;
      if (need == NEEDS_FLAG && !nb->flag && !nf->flag) continue;
      if (fcross(rb.w.a, rf.w.b) < 0 || fcross(rf.w.a, rb.w.b) < 0) continue;
      i32 cost = nb->cost + nf->cost;
      if (nb->met.bits & nf->met.bits) cost -= shared(F, &nf->met, B, &nb->met);
      if (cost + 1 >= *best) continue;
      Window both = rb.w;
      if (fcross(both.a, rf.w.a) > 0) both.a = rf.w.a;
      if (fcross(rf.w.b, both.b) > 0) both.b = rf.w.b;
      cost++;
      if (R->s->margin > 0) {
        cost = sure(R, rb.node, rf.node, p, w, t0, both, rb.end, rf.end);
        if (cost >= *best) continue;
      }
      *best = (u16)cost;
      keep_way(R, rb.node, rf.node, p, w, both);
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

/* Lines whose first side with p to the left is that from p to the corner before it in triangle t. */
static void from_side(Run *R, i32 p, i32 t, i32 j, Window w) {
  const Mesh *m = R->m;
  const i32 *c = m->tri + 3 * t;
  i32 other = c[(j + 2) % 3], x = c[(j + 1) % 3], side = 3 * t + (j + 2) % 3, beyond = m->nbr[side];
  if (beyond < 0 || !narrow(R, &w, other, RIGHT)) return;
  Tree *F = R->tree, *B = R->tree + 1;
  clear_tree(R, F); clear_tree(R, B);
  i32 here = m->place[t], there = m->place[beyond];
  Node n = {w, -1, 0, -1, -1, -1, {-1, -1}, {0, 0, 0}, 0};
  if (here != there) {
    n.border[0] = p; n.border[1] = other;
    reach(R, B, n, here); reach(R, F, n, there);
  }
  i32 bb = root(R, B, n, here);
  if (bb >= 0) {
    Window v = w;
    if (narrow(R, &v, x, LEFT)) push(R, B, v, bb, 3 * t + (j + 1) % 3);
    if (R->s->touching) { touch(R, B, bb, x); touch(R, B, bb, other); touch(R, B, bb, p); }
    if (R->s->parting) {
      if (m->degree[x] >= 4) slip(R, B, bb, x, wedge_at(m, x, t));
      if (m->degree[other] >= 4) slip(R, B, bb, other, wedge_at(m, other, t));
    }
    follow(R, B);
  } else if (here == there) return;
  if (R->failed || (!B->nreached)) return;
  i32 ff = root(R, F, n, there);
  if (ff >= 0) {
    const i32 *d = m->tri + 3 * beyond;
    int in = d[0] == p ? 0 : d[1] == p ? 1 : 2;         /* runs from p to the other corner */
    i32 apex = d[(in + 2) % 3];
    Window v = w;
    if (narrow(R, &v, apex, LEFT)) push(R, F, v, ff, 3 * beyond + (in + 1) % 3);
    v = w;
    if (narrow(R, &v, apex, RIGHT)) push(R, F, v, ff, 3 * beyond + (in + 2) % 3);
    if (R->s->touching) { touch(R, F, ff, apex); touch(R, F, ff, other); touch(R, F, ff, p); }
    if (R->s->parting) {
      i32 z[3] = {apex, other, p};
      for (int e = 0; e < 3; e++)
        if (m->degree[z[e]] >= 4) slip(R, F, ff, z[e], wedge_at(m, z[e], beyond));
    }
    follow(R, F);
  }
  if (!R->failed) join(R, p, other, t);
}

/* Lines that slip through p itself, where it parts. */
static void from_corner(Run *R, i32 p, Window w) {
  const Mesh *m = R->m;
  for (i32 first = 0; first < m->degree[p] && !R->failed; first++) {
    Tree *B = R->tree + 1, *F = R->tree;
    clear_tree(R, B); clear_tree(R, F);
    for (i32 i = m->fan_off[p]; i < m->fan_off[p + 1]; i++) {
      i32 wedge = m->fan_wedge[i], place = m->place[m->fan_tri[i]];
      int back = wedge == first;
      if (!back && !R->s->touching && !apart(wedge, first, m->degree[p])) continue;
      Tree *T = back ? B : F;
      Node n = {w, -1, 0, -1, -1, -1, {p, p}, {0, 0, 0}, 0};
      reach(R, T, n, place);
      i32 at = root(R, T, n, place);
      if (at >= 0) leave_corner(R, T, at, i, p);
      if (at >= 0 && R->s->touching)
        for (int e = 0; e < 2; e++)
          touch(R, T, at, m->tri[3 * m->fan_tri[i] + (m->fan_side[i] + e) % 3]);
    }
    follow(R, B);
    if (!B->nreached || R->failed) continue;
    follow(R, F);
    if (!R->failed) join(R, p, p, -1);
  }
}

static void free_run(Run *R) {
  for (int k = 0; k < 2; k++) {
    Tree *T = R->tree + k;
    free(T->node); free(T->met); free(T->reached); free(T->head); free(T->stamp); free(T->todo);
    free(T->end_head); free(T->end_stamp); free(T->first);
  }
  free(R->fields); free(R->corner_of_fan); free(R->beside);
}

/* A bound of a sector, the last a hair into the next, the first a hair into the one before. */
static dvec direction(int s, int last) {
  double angle = HALF_TURN * (s + last) / SECTORS + (last ? 1e-9 : -1e-9);
  return (dvec){cos(angle), sin(angle)};
}

static const Extent NOWHERE = {{HUGE_VAL, HUGE_VAL}, {-HUGE_VAL, -HUGE_VAL}};

static void widen(Extent *e, const dvec *d, vec a) {
  for (int k = 0; k < 2; k++) {
    double at = d[k].x * (double)a.x + d[k].y * (double)a.y;
    if (at < e->least[k]) e->least[k] = at;
    if (at > e->most[k]) e->most[k] = at;
  }
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
    if (!T->head || !T->stamp || !T->end_head || !T->end_stamp || !T->first) return 0;
    for (i32 i = 0; i <= m->nfields; i++) T->first[i] = -1;
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

/* Turn to a sector: how far fields, and the ends of a pair, reach there. */
static void turn_to(Run *R, int s) {
  const Mesh *m = R->m;
  Extent *fields = R->fields + (size_t)s * m->nfields;
  R->extent = fields;
  for (int k = 0; k < 2; k++) R->sector[k] = direction(s, k);
  if (R->known[s]) return;
  R->known[s] = 1;
  for (i32 f = 0; f < m->nfields; f++) fields[f] = NOWHERE;
  for (i32 t = 0; t < m->nt; t++) {
    i32 f = R->t->count[m->place[t]];
    for (int k = 0; k < 3 && f >= 0; k++) widen(fields + f, R->sector, m->xy[m->tri[3 * t + k]]);
  }
  if (!R->s->hull_offsets) return;
  for (i32 e = 0; e < 2; e++) {
    Extent *end = &R->ends[s][e];
    *end = NOWHERE;
    for (i32 i = R->s->hull_offsets[e]; i < R->s->hull_offsets[e + 1]; i++)
      widen(end, R->sector, m->xy[R->s->hulls[i]]);
  }
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

API i32 mk_slack(const Mesh *mesh, const SightTask *task, const SlackSearch *search, SlackTable *out) {
  Run R = {.m = mesh, .t = task, .s = search, .out = out, .slack = search->slack,
           .left = search->hull_offsets ? MOST_STEPS : INT64_MAX};
  if (!prepare(&R)) { free_run(&R); return NO_MEMORY; }
  for (i32 i = 0; i < search->nvertices && !R.failed; i++) {
    i32 p = search->vertices[i];
    R.origin = mesh->xy[p];
    for (int s = 0; s < SECTORS && !R.failed; s++) {
      Window w = {direction(s, 0), direction(s, 1)};
      if (search->hull_offsets && !(aim(&R, &w, 0) && aim(&R, &w, 1))) continue;
      R.now = s;
      R.compared = search->hull_offsets ? INT64_MAX : MOST_COMPARED;
      turn_to(&R, s);
      for (i32 f = mesh->fan_off[p]; f < mesh->fan_off[p + 1] && !R.failed; f++)
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
