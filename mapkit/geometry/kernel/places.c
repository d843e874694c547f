/* Where vertices may lie, and where they go: on a fine grid first, then on the map's own. */
#include "every.h"

dvec mk_nearest(const dvec *at, i32 n, dvec from) {
  dvec best = {0, 0};
  double least = HUGE_VAL;
  int inside = 1;
  for (i32 i = 0; i < n; i++) {
    dvec a = {at[i].x - from.x, at[i].y - from.y}, b = at[i + 1 < n ? i + 1 : 0];
    dvec u = {b.x - from.x - a.x, b.y - from.y - a.y};
    double length = u.x * u.x + u.y * u.y, part = -(a.x * u.x + a.y * u.y) / (length > 1e-9 ? length : 1e-9);
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    dvec p = {a.x + part * u.x, a.y + part * u.y};
    double away = p.x * p.x + p.y * p.y;
    inside &= a.x * u.y - a.y * u.x > 0;
    if (away < least) { least = away; best = p; }
  }
  return inside ? from : (dvec){best.x + from.x, best.y + from.y};
}

/* ---------------------------------------------------------------- places that are no crossing */

/* How far the corner across a border is from it, where on it the foot is, and which way is to the left of it. */
typedef struct { double height, part; dvec normal; } Height;

static Height height_of(const Every *E, const i32 *side) {
  dvec at[3];
  for (int k = 0; k < 3; k++) {
    vec p = E->mesh->xy[side[k]];
    at[k] = (dvec){(double)p.x + E->by[2 * side[k]], (double)p.y + E->by[2 * side[k] + 1]};
  }
  dvec along = {at[1].x - at[0].x, at[1].y - at[0].y}, off = {at[2].x - at[0].x, at[2].y - at[0].y};
  double length = fmax(hypot(along.x, along.y), 1e-9);
  dvec normal = {-along.y / length, along.x / length};
  return (Height){off.x * normal.x + off.y * normal.y, (off.x * along.x + off.y * along.y) / (length * length), normal};
}

/* Push a vertex, and bring it back into its region and the disc. */
static void push(Every *E, const i32 *region, i32 v, double far, dvec way) {
  dvec by = {E->by[2 * v] + far * way.x, E->by[2 * v + 1] + far * way.y};
  if (region[v] >= 0) {
    i32 k = region[v], start = k ? E->left.ends[k - 1] : 0;
    by = mk_nearest((const dvec *)(const void *)E->left.corners + start, E->left.ends[k] - start, by);
  }
  double in = fmin(1, (E->fine->tolerance - 1) / fmax(hypot(by.x, by.y), 1e-9));
  E->by[2 * v] = by.x * in; E->by[2 * v + 1] = by.y * in;
}

enum { MAKING_WAY = 60 };

/* Let corners and borders that moves lead to and past make way. */
static void uncross(Every *E, Moves *moves) {
  i32 nv = E->mesh->nv, *region = E->number;
  Height *now = malloc(((size_t)E->nsides + 1) * sizeof(Height));
  double *gap = malloc(((size_t)E->nsides + 1) * sizeof(double));
  memset(E->by, 0, 2 * (size_t)nv * sizeof(double));
  for (i32 v = 0; v < nv; v++) region[v] = -1;
  for (i32 k = 0; k < E->left.n; k++) if (!(E->left.halves[k] & 1)) region[E->left.halves[k] / 2] = k;
  if (now && gap) {
    for (i32 k = 0; k < E->nsides; k++) gap[k] = fmin(height_of(E, E->sides + 3 * k).height / 2, 1.5 * E->finer);
    for (i32 k = 0; k < moves->n; k++) {
      vec at = E->mesh->xy[moves->of[k].v];
      E->by[2 * moves->of[k].v] = (double)(moves->of[k].to.x - at.x);
      E->by[2 * moves->of[k].v + 1] = (double)(moves->of[k].to.y - at.y);
    }
    for (int n = 0, more = 1; n < MAKING_WAY && more; n++) {
      more = 0;
      for (i32 k = 0; k < E->nsides; k++) now[k] = height_of(E, E->sides + 3 * k);
      for (i32 k = 0; k < E->nsides; k++) {
        const i32 *c = E->sides + 3 * k;
        double lacks = gap[k] - now[k].height, part = now[k].part;
        if (!(lacks > 0 && part > 0 && part < 1)) continue;
        more = 1;
        push(E, region, c[0], (part - 1) * lacks, now[k].normal);
        push(E, region, c[1], -part * lacks, now[k].normal);
        push(E, region, c[2], lacks, now[k].normal);
      }
    }
    moves->n = 0;
    for (i32 v = 0; v < nv; v++) {
      i64 x = (i64)rint(E->by[2 * v]), y = (i64)rint(E->by[2 * v + 1]);
      vec at = E->mesh->xy[v];
      if (x || y) moves->of[moves->n++] = (Move){v, {at.x + x, at.y + y}};
    }
  } else E->fine->failed = 1;
  free(now); free(gap);
}

void mk_placed(Every *E, Moves *to) {
  Drawing d;
  to->n = 0;
  for (i32 k = 0; k < E->left.n; k++) {
    i32 v = E->left.halves[k] / 2;
    i64 x = (i64)rint(E->left.points[2 * k]), y = (i64)rint(E->left.points[2 * k + 1]);
    vec at = E->mesh->xy[v];
    if (!(E->left.halves[k] & 1) && (x || y)) to->of[to->n++] = (Move){v, {at.x + x, at.y + y}};
  }
  if (mk_drawing(E->fine, to, &d)) mk_drawing_free(E->fine, &d);
  else if (!E->fine->failed) uncross(E, to);
}

/* ---------------------------------------------------------------- places on the map's own grid */

enum { ROUNDINGS = 64, MOST_CHANGING = 6 };
typedef struct { double far[2]; vec to[2]; i32 n; } Near;

/* The points of the map's grid round a place, within the tolerance, the nearest two first. */
static Near near_points(const Every *E, const Move *move) {
  Near found = {{HUGE_VAL, HUGE_VAL}, {{0, 0}, {0, 0}}, 0};
  vec at = E->mesh->xy[move->v];
  i64 finer = (i64)E->finer, x = move->to.x - at.x, y = move->to.y - at.y;
  i64 low_x = (x - ((x % finer + finer) % finer)), low_y = (y - ((y % finer + finer) % finer));
  for (int k = 0; k < 4; k++) {
    i64 px = low_x + (k / 2) * finer, py = low_y + (k % 2) * finer;
    double off = (double)((px - x) * (px - x) + (py - y) * (py - y));
    if (!mk_within(E->fine, (double)px, (double)py)) continue;
    found.n++;
    vec to = {at.x + px, at.y + py};
    int j = off < found.far[0] ? 0 : off < found.far[1] ? 1 : 2;
    if (j == 0) { found.far[1] = found.far[0]; found.to[1] = found.to[0]; }
    if (j < 2) { found.far[j] = off; found.to[j] = to; }
  }
  if (found.n > 2) found.n = 2;
  return found;
}

typedef struct { double far; i32 way; } Rounding;

static int by_far(const void *p, const void *q) {
  const Rounding *a = p, *b = q;
  return a->far != b->far ? (a->far > b->far) - (a->far < b->far) : (a->way > b->way) - (a->way < b->way);
}

int mk_tried(Every *E, const Moves *moves, Goal goal, Moves *to) {
  Near *near = malloc(((size_t)moves->n + 1) * sizeof(Near));
  i32 ways = 1, changing[MOST_CHANGING], nchanging = 0, found = 0;
  if (!near) { E->fine->failed = 1; return 0; }
  for (i32 k = 0; k < moves->n; k++) {
    near[k] = near_points(E, moves->of + k);
    if (!near[k].n) ways = 0;
  }
  for (i32 k = moves->n - 1; k >= 0 && ways; k--)     /* the last ones change */
    if (near[k].n == 2 && nchanging < MOST_CHANGING) { changing[nchanging++] = k; ways *= 2; }
  Rounding order[ROUNDINGS];
  for (i32 w = 0; w < ways; w++) {
    order[w] = (Rounding){0, w};
    for (i32 k = 0; k < moves->n; k++) order[w].far += near[k].far[0];
    for (i32 i = 0; i < nchanging; i++) if (w >> i & 1) order[w].far += near[changing[i]].far[1] - near[changing[i]].far[0];
  }
  qsort(order, (size_t)ways, sizeof(Rounding), by_far);
  for (i32 w = 0; w < ways && !found && !E->fine->failed; w++) {
    to->n = moves->n;
    for (i32 k = 0; k < moves->n; k++) to->of[k] = (Move){moves->of[k].v, near[k].to[0]};
    for (i32 i = 0; i < nchanging; i++) if (order[w].way >> i & 1) to->of[changing[i]].to = near[changing[i]].to[1];
    found = mk_wanted(E->fine, to, goal) >= 0;
  }
  for (i32 k = 0; k < to->n && found; k++) {
    to->of[k].to.x /= (i64)E->finer;           /* it is a multiple of that */
    to->of[k].to.y /= (i64)E->finer;
  }
  free(near);
  return found;
}

/* ---------------------------------------------------------------- a line that is kept open */

/* Leave of a polygon what has u . over <= bound. */
static i32 clip(const dvec *at, i32 n, dvec over, double bound, dvec *to) {
  i32 kept = 0;
  for (i32 i = 0; i < n; i++) {
    dvec a = at[i], b = at[i + 1 < n ? i + 1 : 0];
    double x = a.x * over.x + a.y * over.y - bound, y = b.x * over.x + b.y * over.y - bound;
    if (x <= 0) to[kept++] = a;
    if (x * y < 0) to[kept++] = (dvec){a.x + x / (x - y) * (b.x - a.x), a.y + x / (x - y) * (b.y - a.y)};
  }
  return kept;
}

enum { TURNS = 5 };

/* A line along the way on which vertices are little on the wrong side: of six, with three places each. */
static int line_along(const Every *E, int number, Loose *line) {
  const EveryTask *t = E->task;
  dvec first = {t->line[2], t->line[3]}, last = {t->line[4], t->line[5]};
  double turn = atan2(first.x * last.y - first.y * last.x, first.x * last.x + first.y * last.y);
  double start = atan2(first.y, first.x), slack = 2 * E->fine->tolerance;
  static const double asides[] = {0, 0.7, -0.7};
  Loose found[TURNS + 1];
  found[0] = mk_loose(E->mesh->xy, t->way, t->nway, t->line);
  for (int k = 0; k < TURNS; k++) {
    double angle = start + fmax(turn, 0) * k / (TURNS - 1), left = HUGE_VAL, right = -HUGE_VAL;
    Loose own = {{cos(angle), sin(angle)}, {-sin(angle), cos(angle)}, 0, 0};
    for (i32 i = 0; i < t->nway; i++) {
      left = fmin(left, mk_aside(&own, E->mesh->xy[t->way[2 * i]]));
      right = fmax(right, mk_aside(&own, E->mesh->xy[t->way[2 * i + 1]]));
    }
    own.level = (left + right) / 2; own.lacks = right - left;
    int i = k + 1;
    for (; i > 0 && own.lacks < found[i - 1].lacks; i--) found[i] = found[i - 1];
    found[i] = own;
  }
  if (!(found[number / 3].lacks < slack)) return 0;
  *line = found[number / 3];
  line->level += asides[number % 3] * (slack - line->lacks) / 2;
  return 1;
}

int mk_keep_open(Every *E, int direction) {
  const EveryTask *t = E->task;
  Polygons *kept = &E->kept;
  Loose line;
  kept->n = kept->ncorners = 0;
  if (!line_along(E, direction, &line)) return 0;
  double room = fmin(0.7 * E->finer, (2 * E->fine->tolerance - line.lacks) / 4);
  dvec own[2][2 * (SIDES + 64)];
  for (i32 v = 0; v < E->mesh->nv; v++) E->number[v] = 0;
  for (i32 i = 0; i < 2 * t->nway; i++) E->number[t->way[i]] |= 1 << (i & 1);
  for (i32 v = 0; v < E->mesh->nv; v++) {
    i32 n = SIDES, at = 0;
    memcpy(own[0], E->disc, sizeof E->disc);
    for (int side = 0; side < 2; side++) {
      double turn = side ? -1 : 1, aside = turn * mk_aside(&line, E->mesh->xy[v]);
      if (!(E->number[v] >> side & 1) || !(aside < E->reach + room) || !n) continue;
      n = clip(own[at], n, (dvec){-turn * line.normal.x, -turn * line.normal.y}, aside - room, own[!at]);
      at = !at;
      dvec near = n ? mk_nearest(own[at], n, (dvec){0, 0}) : (dvec){HUGE_VAL, 0};
      if (!(hypot(near.x, near.y) <= E->reach)) return 0;
      E->number[v] |= 4;
    }
    if (!(E->number[v] & 4)) continue;
    if (kept->n == kept->room || kept->ncorners + n > kept->corner_room) return 0;
    memcpy(kept->corners + 2 * kept->ncorners, own[at], (size_t)n * sizeof(dvec));
    kept->halves[kept->n] = 2 * v;
    kept->ncorners += n;
    kept->ends[kept->n++] = kept->ncorners;
  }
  return 1;
}
