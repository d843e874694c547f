/* Lines that stay as they are wherever each vertex moves by at most a margin.
 *
 * A line goes from one anchor to another: points farther than the margin from every border, which
 * so stay in their fields. No vertex is within the margin of it, so no border gets on it or off it.
 * The latter is read off the triangles that it crosses, each of whose corners is farther than the
 * margin from it: what comes near the line from outside them would have to cross one of their other
 * sides. Only the sides across the line behind the first anchor, and beyond the last, come nearer:
 * what they cut off has to lie behind that anchor. */
#include "mesh.h"

#include <math.h>
#include <string.h>

/* `keeps`: how far it has to be from the corners of what it crosses; `drawn`: see HeldLine. */
typedef struct { const Mesh *m; dvec from, d; double length, margin, keeps; const vec *drawn; } Probe;

static double aside(const Probe *p, i32 v) {
  double x = (double)p->m->xy[v].x - p->from.x, y = (double)p->m->xy[v].y - p->from.y;
  return p->d.x * y - p->d.y * x;
}
static double along(const Probe *p, i32 v) {
  double x = (double)p->m->xy[v].x - p->from.x, y = (double)p->m->xy[v].y - p->from.y;
  return p->d.x * x + p->d.y * y;
}

/* The side by which the line leaves a triangle (ahead 1) or comes in (0); -1: a corner is near. */
static int side_of(const Probe *p, i32 t, int ahead) {
  double f[3];
  for (int k = 0; k < 3; k++) {
    f[k] = aside(p, p->m->tri[3 * t + k]);
    if (fabs(f[k]) < p->keeps) return -1;
  }
  for (int k = 0; k < 3; k++) {
    double one = f[k], two = f[(k + 1) % 3];
    if (ahead ? one < 0 && two > 0 : one > 0 && two < 0) return k;
  }
  return -1;
}

/* Where the line meets a side that it crosses. */
static double meets(const Probe *p, i32 t, int k) {
  i32 u = p->m->tri[3 * t + k], v = p->m->tri[3 * t + (k + 1) % 3];
  double fu = aside(p, u), fv = aside(p, v), au = along(p, u), av = along(p, v);
  return au + (av - au) * -fu / (fv - fu);
}

/* Is all that is near the line beyond a side of a triangle behind the first anchor, or past the last? */
static int cut_off(const Probe *p, i32 t, int k, int ahead) {
  i32 u = p->m->tri[3 * t + k], v = p->m->tri[3 * t + (k + 1) % 3];
  double fu = aside(p, u), fv = aside(p, v), au = along(p, u), av = along(p, v);
  for (int s = -1; s <= 1; s += 2) {
    double at = au + (av - au) * (s * p->margin - fu) / (fv - fu);
    if (ahead ? at < p->length : at > 0) return 0;
  }
  return 1;
}

static int guarded(const Probe *p, i32 t, int ahead) {
  for (int n = 0; n < 64; n++) {
    int k = side_of(p, t, ahead);
    if (k < 0) return 0;
    if (cut_off(p, t, k, ahead)) return 1;
    t = p->m->nbr[3 * t + k];
    if (t < 0) return 0;
  }
  return 0;
}

static inline int holds(const SightTask *t, i32 place, i32 end) {
  return t->ends[2 * place] == end || t->ends[2 * place + 1] == end;
}

enum { MOST_PLACES = 256, MOST_BEYOND = 12 };

static int times(const i32 *place, i32 n, i32 which) {
  int found = 0;
  for (i32 i = 0; i < n; i++) found += place[i] == which;
  return found;
}

/* The fields that lines between the ends need at most, or NONE, where these places are crossed
 * between the anchors, and other drawings cross the same borders, perhaps in another order.
 *
 * Whatever the order, each place is entered from where it was. So where the first end and all places
 * before it come only once, these stay before it, and those after the second likewise; all others
 * have to let lines through, and count. */
static i32 needed(const SightTask *task, const i32 *place, i32 n, i32 start, i32 target) {
  i32 first = 0, last = n - 1, runs[2] = {0, 0}, met[MOST_PLACES], fields = 0, flag = 0;
  u8 need = task->need[GROUPS * task->group[start] + task->group[target]];
  for (i32 i = 0; i < n; i++) {
    int in_s = holds(task, place[i], start), in_t = holds(task, place[i], target);
    if (in_s && in_t) return NONE;
    runs[0] += in_s && !(i && holds(task, place[i - 1], start));
    runs[1] += in_t && !(i && holds(task, place[i - 1], target));
  }
  if (!runs[0] || !runs[1]) return NONE;
  while (!holds(task, place[first], start)) first++;
  while (!holds(task, place[last], target)) last--;
  int forced[2] = {runs[0] == 1, runs[1] == 1};
  for (i32 i = 0; i < first; i++) if (times(place, n, place[i]) > 1) forced[0] = 0;
  for (i32 i = n - 1; i > last; i--) if (times(place, n, place[i]) > 1) forced[1] = 0;
  if (first > last) return NONE;
  for (i32 i = forced[0] ? first : 0; i <= (forced[1] ? last : n - 1); i++) {
    if (holds(task, place[i], start) || holds(task, place[i], target)) continue;
    i32 c = task->count[place[i]], k = 0;
    if (c == BLOCKS) return NONE;
    if (c < 0) continue;
    if (task->flag[c]) flag = 1;
    while (k < fields && met[k] != c) k++;
    if (k == fields) met[fields++] = c;
  }
  if (need == NEEDS_FLAG && !(flag && forced[0] && forced[1])) return NONE;
  return fields + 1;
}

/* The fields that the line from the first anchor, in triangle t, to the last needs, or NONE. */
static i32 crossed_fields(const Probe *p, const SightTask *task, i32 t, i32 last, i32 start, i32 target) {
  const Mesh *m = p->m;
  i32 n = 1, place[MOST_PLACES];
  place[0] = m->place[t];
  for (i32 steps = 0; t != last; steps++) {
    int k = side_of(p, t, 1);
    if (k < 0 || steps > m->nt || (t = m->nbr[3 * t + k]) < 0) return NONE;
    if (m->place[t] == place[n - 1]) continue;
    if (n == MOST_PLACES) return NONE;
    place[n++] = m->place[t];
  }
  return needed(task, place, n, start, target);
}

/* How far a point is from a segment. */
static double distance(dvec a, vec u, vec v) {
  double x = (double)(v.x - u.x), y = (double)(v.y - u.y), l = x * x + y * y;
  double ux = a.x - (double)u.x, uy = a.y - (double)u.y, s = (ux * x + uy * y) / l;
  s = s < 0 ? 0 : s > 1 ? 1 : s;
  return hypot(ux - s * x, uy - s * y);
}

/* Is a point of a triangle farther than the margin from every border, as drawn? */
static int is_free(const Probe *p, i32 t, dvec a) {
  const Mesh *m = p->m;
  double reach = p->drawn ? 2 * p->margin : p->margin;
  i32 todo[64], n = 1, done = 0;
  todo[0] = t;
  while (done < n) {
    t = todo[done++];
    for (int k = 0; k < 3; k++) {
      i32 u = m->tri[3 * t + k], v = m->tri[3 * t + (k + 1) % 3];
      if (distance(a, m->xy[u], m->xy[v]) > reach) continue;
      i32 other = m->nbr[3 * t + k], seen = 0;
      if (other < 0) return 0;
      if (m->place[other] != m->place[t]) {
        if (!p->drawn || distance(a, p->drawn[u], p->drawn[v]) <= p->margin) return 0;
        continue;
      }
      if (n == 64) return 0;
      while (seen < n && todo[seen] != other) seen++;
      if (seen == n) todo[n++] = other;
    }
  }
  return 1;
}

/* Find an anchor in an end that the line gets to, from a triangle on it, or else not far beyond: its
 * distance along the line goes to *at. The triangle of it, or -1. */
static i32 anchor(const Probe *p, const SightTask *task, i32 t, int ahead, i32 end, int most_beyond, double *at) {
  static const double steps[] = {1.05, 1.5, 2.2, 3.3, 5, 8, 13, 21, 34};
  const Mesh *m = p->m;
  double turn = ahead ? 1 : -1, from = 0;
  int inside = 0, beyond = 0;
  for (i32 n = 0; n <= m->nt && beyond <= most_beyond; n++) {
    int in = side_of(p, t, !ahead), out = side_of(p, t, ahead);
    if (in < 0 || out < 0) return -1;
    double span[2] = {turn * meets(p, t, in), turn * meets(p, t, out)};
    if (holds(task, m->place[t], end) || inside) {
      if (!inside) { inside = 1; from = span[0]; }
      if (!holds(task, m->place[t], end) && ++beyond > most_beyond) return -1;
      for (int k = -1; k < 9; k++) {
        double x = k < 0 ? (span[0] + span[1]) / 2 : from + steps[k] * p->margin;
        if (x <= span[0] || x >= span[1]) continue;
        dvec a = {p->from.x + turn * x * p->d.x, p->from.y + turn * x * p->d.y};
        if (is_free(p, t, a)) { *at = turn * x; return t; }
      }
    }
    t = m->nbr[3 * t + out];
    if (t < 0) return -1;
  }
  return -1;
}

/* From where to where the part of a side that is within the margin of the line lies along it, between
 * the anchors; 0: none of it. */
static int beside(const Probe *p, i32 u, i32 v, double *from, double *to) {
  double f = aside(p, u), g = aside(p, v), a = along(p, u), b = along(p, v), low = 0, high = 1;
  double bound[4] = {f + p->margin, p->margin - f, a, p->length - a}, rise[4] = {g - f, f - g, b - a, a - b};
  for (int k = 0; k < 4; k++) {
    if (rise[k] == 0) {
      if (bound[k] < 0) return 0;
      continue;
    }
    double x = -bound[k] / rise[k];
    if (rise[k] > 0 ? x > low : x < high) *(rise[k] > 0 ? &low : &high) = x;
  }
  if (low > high + 1e-12) return 0;
  a += low * (b - a); b = along(p, u) + high * (along(p, v) - along(p, u));
  *from = a < b ? a : b; *to = a < b ? b : a;
  return 1;
}

enum { MOST_NEAR = 768, SLOTS = 2048 };

/* The fields that come within the margin of the line between two anchors in the ends, whatever the
 * order, or NONE where one of them blocks. */
static i32 all_near(const Probe *p, const SightTask *task, i32 t, i32 last, i32 start, i32 target) {
  const Mesh *m = p->m;
  i32 todo[MOST_NEAR], met[MOST_PLACES], n = 1, fields = 0, slot[SLOTS];
  double past = 0, before = p->length;         /* where the first end is left behind, the last begins */
  u8 need = task->need[GROUPS * task->group[start] + task->group[target]];
  memset(slot, -1, sizeof slot);
  todo[0] = t;
  slot[t % SLOTS] = t;
  for (i32 done = 0; done < n; done++) {
    i32 place = m->place[t = todo[done]];
    int in_s = holds(task, place, start), in_t = holds(task, place, target);
    i32 c = task->count[place], k = 0;
    if (in_s && in_t) return NONE;
    if (!in_s && !in_t) {
      if (c == BLOCKS) return NONE;
      while (c >= 0 && k < fields && met[k] != c) k++;
      if (c >= 0 && k == fields) {
        if (fields == MOST_PLACES) return NONE;
        met[fields++] = c;
      }
    }
    for (int j = 0; j < 3; j++) {
      double from, to;
      if (!beside(p, m->tri[3 * t + j], m->tri[3 * t + (j + 1) % 3], &from, &to)) continue;
      if (in_s && to > past) past = to;
      if (in_t && from < before) before = from;
      i32 other = m->nbr[3 * t + j];
      if (other < 0) return NONE;
      i32 at = other % SLOTS;
      while (slot[at] >= 0 && slot[at] != other) at = (at + 1) % SLOTS;
      if (slot[at] == other) continue;
      if (n == MOST_NEAR) return NONE;
      slot[at] = todo[n++] = other;
    }
  }
  if (need != NEEDS_FLAG) return fields + 1;
  for (i32 steps = 0; t = steps ? t : todo[0], t != last && steps <= m->nt; steps++) {
    int k = side_of(p, t, 1);
    if (k < 0) return NONE;
    double from, to, span[2] = {0, p->length};
    Probe narrow = *p;
    narrow.margin = 0;
    int in = side_of(p, t, 0);
    if (in >= 0 && beside(&narrow, m->tri[3 * t + in], m->tri[3 * t + (in + 1) % 3], &from, &to)) span[0] = from;
    if (beside(&narrow, m->tri[3 * t + k], m->tri[3 * t + (k + 1) % 3], &from, &to)) span[1] = to;
    double x = (span[0] + span[1]) / 2;
    dvec a = {p->from.x + x * p->d.x, p->from.y + x * p->d.y};
    i32 c = task->count[m->place[t]];
    if (c >= 0 && task->flag[c] && x > past && x < before && is_free(p, t, a)) return fields + 1;
    t = m->nbr[3 * t + k];
  }
  return NONE;
}

/* Where the line first crosses an end: the middle of it, or a point farther in than the margin. */
static i32 loose_anchor(const Probe *p, const SightTask *task, i32 t, int ahead, i32 end, double *at) {
  const Mesh *m = p->m;
  double turn = ahead ? 1 : -1, first = 0, wanted = 0;
  i32 entry = -1;
  for (i32 n = 0; n <= 2 * m->nt && t >= 0; n++) {
    int out = side_of(p, t, ahead), in = side_of(p, t, !ahead), own = holds(task, m->place[t], end);
    if (in < 0 || out < 0) return -1;
    double after = turn * meets(p, t, out);
    if (own && entry < 0) { entry = t; first = turn * meets(p, t, in); }
    if (own) wanted = fmin((first + after) / 2, first + 2 * p->margin);
    t = m->nbr[3 * t + out];
    if (entry >= 0 && (t < 0 || !holds(task, m->place[t], end))) break;
  }
  *at = turn * wanted;
  for (t = entry; t >= 0; t = m->nbr[3 * t + side_of(p, t, ahead)])
    if (turn * meets(p, t, side_of(p, t, ahead)) >= wanted) return t;
  return -1;
}

/* Let the line lead from one anchor to another, each in its end, or no more than so many triangles
 * beyond; `loose` (1: the first, 2: the last): near borders too. The triangles of the two; 0: there are none. */
static int anchored(Probe *p, const SightTask *task, i32 t, i32 start, i32 target, int beyond, int loose, i32 *ends) {
  double from, to;
  for (int k = 0; k < 2; k++) {
    i32 end = k ? target : start;
    double *at = k ? &to : &from;
    ends[k] = loose >> k & 1 ? loose_anchor(p, task, t, k, end, at) : anchor(p, task, t, k, end, beyond, at);
    if (ends[k] < 0) return 0;
  }
  if (ends[1] == ends[0]) return 0;
  p->from = (dvec){p->from.x + from * p->d.x, p->from.y + from * p->d.y};
  p->length = to - from;
  return 1;
}

i32 mk_sure_line(const Mesh *mesh, const SightTask *task, i32 t, dvec point, dvec d, double margin,
                 i32 start, i32 target) {
  i32 ends[2], near = NONE, far = NONE;
  Probe p = {mesh, point, d, 0, margin, 1e-9, NULL};
  if (anchored(&p, task, t, start, target, 0, 0, ends)) near = all_near(&p, task, ends[0], ends[1], start, target);
  p = (Probe){mesh, point, d, 0, margin, margin, NULL};
  if (anchored(&p, task, t, start, target, MOST_BEYOND, 0, ends) && guarded(&p, ends[0], 0) && guarded(&p, ends[1], 1))
    far = crossed_fields(&p, task, ends[0], ends[1], start, target);
  return near < far ? near : far;
}

i32 mk_held_line(const Mesh *mesh, const SightTask *task, HeldLine *line) {
  const double *at = line->line, kept = line->margin;
  i32 ends[2], t = line->triangle, most = line->fields;
  for (int loose = 0; loose < 4; loose++)
    for (i32 start = 0; start < 2; start++) {
      Probe p = {mesh, {at[0], at[1]}, {at[2], at[3]}, 0, kept, 1e-9, line->drawn};
      if (!anchored(&p, task, t, start, !start, MOST_BEYOND, loose, ends)) continue;
      if (crossed_fields(&p, task, ends[0], ends[1], start, !start) > most) continue;
      line->held[0] = p.from.x; line->held[1] = p.from.y; line->held[2] = p.length;
      return DONE;
    }
  return NO_LINE;
}
