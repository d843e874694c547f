/* Lines that are held between anchors: the middle of a strip and lines beside it, and which vertices end them. */
#include "every.h"

/* The nearest point of a segment to the origin. */
static dvec nearest(dvec a, dvec b) {
  dvec u = {b.x - a.x, b.y - a.y};
  double length = u.x * u.x + u.y * u.y, part = -(a.x * u.x + a.y * u.y) / (length > 1e-9 ? length : 1e-9);
  part = part < 0 ? 0 : part > 1 ? 1 : part;
  return (dvec){a.x + part * u.x, a.y + part * u.y};
}

static dvec from(const vec *xy, i32 v, dvec origin) {
  return (dvec){(double)xy[v].x - origin.x, (double)xy[v].y - origin.y};
}

static int note(Threats *t, i32 v, dvec over, double bound) {
  if (t->nfound == t->room) return 0;
  double *to = t->over + 3 * t->nfound;
  to[0] = over.x; to[1] = over.y; to[2] = bound;
  t->vertices[t->nfound++] = v;
  return 1;
}

API i32 mk_threats(Threats *t) {
  dvec start = {t->line[0], t->line[1]}, d = {t->line[2], t->line[3]}, normal = {-d.y, d.x};
  double length = t->line[4];
  t->nfound = 0;
  for (i32 v = 0; v < t->nv; v++) {
    dvec off = from(t->drawn, v, start), now = from(t->now, v, start);
    double aside = off.x * normal.x + off.y * normal.y, along = off.x * d.x + off.y * d.y;
    if (fabs(aside) > t->reach || along < -t->reach || along > length + t->reach) continue;
    double side = now.x * normal.x + now.y * normal.y, turn = side > 0 ? 1 : -1;
    if (fabs(side) < t->hair || !note(t, v, (dvec){turn * normal.x, turn * normal.y}, t->sure - turn * aside))
      return NO_LINE;
  }
  for (int end = 0; end < 2; end++) {
    dvec anchor = {start.x + end * length * d.x, start.y + end * length * d.y};
    for (i32 k = 0; k < t->nborders; k++) {
      const i32 *c = t->borders + 2 * k;
      dvec p = from(t->drawn, c[0], anchor), q = from(t->drawn, c[1], anchor);
      if ((p.x > t->reach && q.x > t->reach) || (p.x < -t->reach && q.x < -t->reach) ||
          (p.y > t->reach && q.y > t->reach) || (p.y < -t->reach && q.y < -t->reach)) continue;
      dvec drawn = nearest(p, q);
      if (hypot(drawn.x, drawn.y) > t->reach) continue;
      dvec now = nearest(from(t->now, c[0], anchor), from(t->now, c[1], anchor));
      double away = hypot(now.x, now.y);
      if (away < t->sure) return NO_LINE;
      dvec over = {now.x / away, now.y / away};
      for (int i = 0; i < 2; i++) {
        dvec off = from(t->drawn, c[i], anchor);
        if (!note(t, c[i], over, t->sure - (off.x * over.x + off.y * over.y))) return NO_LINE;
      }
    }
  }
  return DONE;
}

enum { ANGLES = 33, CLOSER = 4 };

API i32 mk_straighten(LooseWay *way) {
  dvec first = {way->line[2], way->line[3]}, last = {way->line[4], way->line[5]};
  double turn = atan2(first.x * last.y - first.y * last.x, first.x * last.x + first.y * last.y);
  double low = atan2(first.y, first.x), high = low + (turn > 0 ? turn : 0), *best = way->loose;
  best[0] = HUGE_VAL; best[1] = 0; best[2] = low;
  for (int n = 0; n < CLOSER; n++) {
    double left[ANGLES], right[ANGLES], least = HUGE_VAL, step = (high - low) / (ANGLES - 1);
    for (int k = 0; k < ANGLES; k++) {
      double angle = low + k * step, x = -sin(angle), y = cos(angle);
      left[k] = HUGE_VAL; right[k] = -HUGE_VAL;
      for (i32 i = 0; i < way->nway; i++) {
        vec l = way->xy[way->way[2 * i]], r = way->xy[way->way[2 * i + 1]];
        double a = (double)l.x * x + (double)l.y * y, b = (double)r.x * x + (double)r.y * y;
        if (a < left[k]) left[k] = a;
        if (b > right[k]) right[k] = b;
      }
      if (right[k] - left[k] < least) least = right[k] - left[k];
    }
    int same = 0, k = 0;
    for (int i = 0; i < ANGLES; i++) same += right[i] - left[i] <= least + 1e-6;
    for (int i = 0, past = same / 2; i < ANGLES; i++)   /* the middle: corners may part in any of them */
      if (right[i] - left[i] <= least + 1e-6 && past-- == 0) k = i;
    if (right[k] - left[k] < best[0]) {
      best[0] = right[k] - left[k]; best[1] = (right[k] + left[k]) / 2; best[2] = low + k * step;
    }
    double start = low;
    low = start + (k > 0 ? k - 1 : 0) * step; high = start + (k + 1 < ANGLES ? k + 1 : ANGLES - 1) * step;
  }
  return DONE;
}

/* The lowest triangle at a side; -1: there is none. */
static i32 triangle_at(const Mesh *m, i32 a, i32 b) {
  for (i32 t = 0; t < m->nt; t++) {
    const i32 *c = m->tri + 3 * t;
    if ((c[0] == a || c[1] == a || c[2] == a) && (c[0] == b || c[1] == b || c[2] == b)) return t;
  }
  return -1;
}

/* Hold a line along the way that is so far to the left of the origin; 0: it cannot be held. */
static int held_at(const Mesh *m, const SightTask *task, const HeldStrip *s, dvec d, double level, double *line) {
  dvec normal = {-d.y, d.x};
  for (i32 i = 0; i < s->nway; i++) {
    vec a = m->xy[s->way[2 * i]], b = m->xy[s->way[2 * i + 1]];
    double left = (double)a.x * normal.x + (double)a.y * normal.y - level;
    double right = (double)b.x * normal.x + (double)b.y * normal.y - level, part = left / (left - right);
    if (left <= 2 * s->hair || right >= -2 * s->hair) continue;
    i32 t = triangle_at(m, s->way[2 * i], s->way[2 * i + 1]);
    if (t < 0) continue;
    double at[4] = {(double)a.x * (1 - part) + (double)b.x * part, (double)a.y * (1 - part) + (double)b.y * part, d.x, d.y};
    HeldLine held = {t, s->fields, s->reach, s->drawn, at, {0, 0, 0}};
    if (mk_held_line(m, task, &held) != DONE) return 0;
    line[0] = held.held[0]; line[1] = held.held[1]; line[2] = d.x; line[3] = d.y; line[4] = held.held[2];
    return 1;
  }
  return 0;
}

i32 mk_held_strip(const Mesh *mesh, const SightTask *task, HeldStrip *s) {
  static const double aside[] = {0, 0.7, -0.7};    /* from the middle to the left, in halves of the width */
  double loose[3], line[5];
  LooseWay way = {mesh->nv, s->nway, mesh->xy, s->way, s->line, loose};
  mk_straighten(&way);
  dvec d = {cos(loose[2]), sin(loose[2])};
  s->nlines = s->offsets[0] = 0;
  for (int k = 0; k < 3; k++) {
    i32 from = s->offsets[s->nlines];
    if (!held_at(mesh, task, s, d, loose[1] - aside[k] * loose[0] / 2, line)) continue;
    Threats own = {mesh->nv, s->nborders, s->room - from, 0, s->reach, s->hair, s->sure, s->drawn, mesh->xy,
                   s->borders, line, s->vertices + from, s->over + 3 * from};
    if (mk_threats(&own) == DONE) s->offsets[++s->nlines] = from + own.nfound;
  }
  return s->nlines ? DONE : NO_LINE;
}
