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
#include "slack_walk.h"

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
      if (fcross(w->a, side[k].a) <= 0 && fcross(side[k].b, w->b) <= 0) break;      /* all of them */
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
  R->want = left_ahead(B);
  if (goes) {
    const Side *s = m->side + side;
    Window v = w;
    if (narrow(R, &v, s->apex, LEFT)) push(R, F, &f, v, s->exit[0]);
    v = w;
    if (narrow(R, &v, s->apex, RIGHT)) push(R, F, &f, v, s->exit[1]);
    at_corner(R, F, &f, s->apex, beyond); at_corner(R, F, &f, other, beyond); at_corner(R, F, &f, p, beyond);
    follow(R, F);
  }
  R->want = 3;
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
    R->want = left_ahead(B);
    follow(R, F);
    R->want = 3;
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
  free(R->fields); free(R->known); free(R->own_off); free(R->own); free(R->corner_of_fan); free(R->beside);
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
  R->known = calloc(SECTORS * (size_t)m->nfields + 1, 1);
  R->own_off = calloc((size_t)m->nfields + 3, sizeof(i32));
  R->own = malloc(((size_t)m->nt + 1) * sizeof(i32));
  if (!R->fields || !R->known || !R->own_off || !R->own || !R->corner_of_fan || !R->beside) return 0;
  for (i32 t = 0; t < m->nt; t++) if (R->t->count[m->place[t]] >= 0) R->own_off[R->t->count[m->place[t]] + 2]++;
  for (i32 f = 2; f < m->nfields + 2; f++) R->own_off[f] += R->own_off[f - 1];
  for (i32 t = 0; t < m->nt; t++) if (R->t->count[m->place[t]] >= 0) R->own[R->own_off[R->t->count[m->place[t]] + 1]++] = t;
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
  Run R = {.m = mesh, .t = task, .s = search, .out = out, .slack = search->slack, .want = 3,
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
