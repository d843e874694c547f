/* Lines and the vertices that end them by moving: which may, and a choice of one for each line, so that all have a
 * place left. */
#include "every.h"

/* A convex polygon, counter-clockwise. */
typedef struct { dvec *at; i32 n, number; } Region;
typedef struct { double least; i32 part, threat; } Way;
typedef struct { double least, most; i32 number; } Range;    /* of a region against a threat */

typedef struct {
  const ChoiceTask *in;
  i32 most_corners, most_ways, regions;
  i64 left;
  Region *now;                                 /* [nvertices][2] where each half of a vertex may be; n 0: anywhere */
  Range *range;                                /* [nthreats][2] */
  dvec *corners;                               /* [nlines] polygons */
  i32 *open;                                   /* [nlines + 1][nlines] */
  Way *ways;                                   /* [nlines + 1][most_ways] */
  i32 *weight;                                 /* [nlines] how often nothing was left for a line */
} Run;

static double off(const double *threat, dvec at) { return at.x * threat[0] + at.y * threat[1] - threat[2]; }

static Range range_of(const double *threat, const dvec *at, i32 n, i32 number) {
  Range r = {HUGE_VAL, -HUGE_VAL, number};
  for (i32 i = 0; i < n; i++) {
    double x = off(threat, at[i]);
    if (x < r.least) r.least = x;
    if (x > r.most) r.most = x;
  }
  return r;
}

/* By what ways a line can end, those that leave most first, or NULL; -1 where it does in any case. */
static i32 ways_of(Run *R, i32 line, Way *ways) {
  const ChoiceTask *in = R->in;
  i32 n = 0;
  for (i32 k = in->line_offsets[line]; k < in->line_offsets[line + 1]; k++)
    for (int part = 0; part <= in->parts[k]; part++) {
      const Region *r = R->now + 2 * in->vertices[k] + part;
      Range *known = R->range + 2 * k + part;
      double least = in->least[k];
      if (!r->n && part && !r[-1].n) continue;  /* the first half is as good */
      if (r->n) {
        if (known->number != r->number) *known = range_of(in->threats + 3 * k, r->at, r->n, r->number);
        if (known->most <= 0) return -1;
        least = known->least;
      }
      if (least > 0) continue;
      i32 i = n++;
      if (!ways) continue;
      Way way = {least, part, k};
      for (; i > 0 && (part < ways[i - 1].part || (part == ways[i - 1].part && least < ways[i - 1].least)); i--)
        ways[i] = ways[i - 1];
      ways[i] = way;
    }
  return n;
}

/* The part of a region where a threat ends its line; -1: rounding has bent it, and there is no room. */
static i32 clipped(const double *threat, const dvec *at, i32 n, dvec *to, i32 room) {
  i32 kept = 0;
  for (i32 i = 0; i < n; i++) {
    if (kept + 2 > room) return -1;
    dvec a = at[i], b = at[i + 1 < n ? i + 1 : 0];
    double x = off(threat, a), y = off(threat, b);
    if (x <= 0) to[kept++] = a;
    if (x * y < 0) {
      double part = x / (x - y);
      to[kept++] = (dvec){a.x + part * (b.x - a.x), a.y + part * (b.y - a.y)};
    }
  }
  return kept;
}

static dvec nearest(const dvec *at, i32 n) { return mk_nearest(at, n, (dvec){0, 0}); }

/* Does a region come within reach of the origin? */
static int within_reach(const dvec *at, i32 n, double reach) {
  dvec p = nearest(at, n);
  return hypot(p.x, p.y) <= reach;
}

static int holds(const dvec *at, i32 n, dvec g) {
  for (i32 i = 0; i < n; i++) {
    dvec a = at[i], b = at[i + 1 < n ? i + 1 : 0];
    if ((b.x - a.x) * (g.y - a.y) - (b.y - a.y) * (g.x - a.x) < 0) return 0;
  }
  return 1;
}

static int holds_point(const ChoiceTask *in, const dvec *at, i32 n) {
  for (i32 k = 0; k < in->ngrid; k++) if (holds(at, n, (dvec){in->grid[2 * k], in->grid[2 * k + 1]})) return 1;
  return 0;
}

/* A point of a region: that of the grid which is nearest to its middle, else one in the disc, near the middle if that is. */
static dvec point_in(const ChoiceTask *in, const dvec *at, i32 n) {
  dvec middle = {0, 0}, best = {NAN, NAN};
  double least = HUGE_VAL;
  for (i32 i = 0; i < n; i++) { middle.x += at[i].x / n; middle.y += at[i].y / n; }
  for (i32 k = 0; k < in->ngrid; k++) {
    dvec g = {in->grid[2 * k], in->grid[2 * k + 1]};
    double far = hypot(g.x - middle.x, g.y - middle.y);
    if (far < least && holds(at, n, g)) { least = far; best = g; }
  }
  if (least < HUGE_VAL) return best;
  static const double parts[] = {0, 0.25, 0.5, 0.75, 0.9};
  dvec end = nearest(at, n);
  for (int k = 0; k < 5; k++) {
    dvec p = {middle.x + parts[k] * (end.x - middle.x), middle.y + parts[k] * (end.y - middle.y)};
    if (hypot(p.x, p.y) <= in->disc_radius) return p;
  }
  double away = hypot(end.x, end.y), by = away > in->disc_radius ? in->disc_radius / away : 1;
  return (dvec){end.x * by, end.y * by};
}

/* Choose for the lines that are open, the one with the fewest ways first, of which those count for less for which
 * often nothing was left; 0: nothing fits, or too much was tried. */
static int choose(Run *R, i32 depth, const i32 *lines, i32 n) {
  const ChoiceTask *in = R->in;
  i32 *open = R->open + (size_t)(depth + 1) * in->nlines, nopen = 0, best = -1, nbest = 0;
  Way *ways = R->ways + (size_t)(depth + 1) * R->most_ways;
  if ((R->left -= n + 1) < 0) return 0;
  for (i32 i = 0; i < n; i++) {
    i32 k = ways_of(R, lines[i], NULL);
    if (k == 0) { R->weight[lines[i]]++; return 0; }
    if (k < 0) continue;
    open[nopen++] = lines[i];
    if (best >= 0 && (i64)k * R->weight[open[best]] >= (i64)nbest * R->weight[lines[i]]) continue;
    best = nopen - 1; nbest = k;
  }
  if (best < 0) return 1;
  ways_of(R, open[best], ways);
  for (i32 i = best; i + 1 < nopen; i++) open[i] = open[i + 1];
  dvec *to = R->corners + (size_t)depth * R->most_corners;
  for (i32 i = 0; i < nbest; i++) {
    i32 k = ways[i].threat;
    Region *r = R->now + 2 * in->vertices[k] + ways[i].part, before = *r;
    const dvec *at = before.n ? before.at : (const dvec *)(const void *)in->disc;
    i32 kept = clipped(in->threats + 3 * k, at, before.n ? before.n : in->ndisc, to, R->most_corners);
    if (kept < 0) { R->left = -1; return 0; }
    if (!kept || !within_reach(to, kept, in->reach) || (in->on_grid && !holds_point(in, to, kept))) continue;
    *r = (Region){to, kept, ++R->regions};
    if (choose(R, depth + 1, open, nopen - 1)) return 1;
    *r = before;
    if (R->left < 0) return 0;
  }
  return 0;
}

static void show(const Run *R, Choices *out) {
  out->nregions = out->ncorners = 0;
  for (i32 k = 0; k < 2 * R->in->nvertices; k++) {
    const Region *r = R->now + k;
    if (!r->n || out->nregions == out->room || out->ncorners + r->n > out->corner_room) continue;
    out->halves[out->nregions] = k;
    dvec point = point_in(R->in, r->at, r->n);
    out->points[2 * out->nregions] = point.x; out->points[2 * out->nregions + 1] = point.y;
    for (i32 i = 0; i < r->n; i++) {
      out->corners[2 * out->ncorners] = r->at[i].x;
      out->corners[2 * out->ncorners++ + 1] = r->at[i].y;
    }
    out->ends[out->nregions++] = out->ncorners;
  }
}

i32 mk_choices(const ChoiceTask *in, Choices *out) {
  i32 most = in->ndisc, ways = 1, n = in->nlines, result = NO_MEMORY;
  for (i32 k = 0; k < in->nkept; k++) {
    i32 own = in->kept_offsets[k + 1] - in->kept_offsets[k];
    if (own > most) most = own;
  }
  for (i32 k = 0; k < n; k++) {
    i32 own = 2 * (in->line_offsets[k + 1] - in->line_offsets[k]);
    if (own > ways) ways = own;
  }
  Run R = {.in = in, .most_corners = most + n + 3, .most_ways = ways, .left = in->most};
  R.now = calloc(2 * (size_t)in->nvertices + 1, sizeof(Region));
  R.range = calloc(2 * (size_t)in->nthreats + 1, sizeof(Range));
  R.corners = malloc(((size_t)n + 1) * (size_t)R.most_corners * sizeof(dvec));
  R.open = malloc(((size_t)n + 2) * ((size_t)n + 1) * sizeof(i32));
  R.ways = malloc(((size_t)n + 2) * (size_t)ways * sizeof(Way));
  R.weight = malloc(((size_t)n + 1) * sizeof(i32));
  dvec *kept = malloc(((size_t)in->nkept_corners + 1) * sizeof(dvec));
  if (R.now && R.range && R.corners && R.open && R.ways && R.weight && kept) {
    for (i32 k = 0; k < in->nkept_corners; k++) kept[k] = (dvec){in->kept[2 * k], in->kept[2 * k + 1]};
    for (i32 k = 0; k < in->nkept; k++)
      R.now[2 * k] = (Region){kept + in->kept_offsets[k], in->kept_offsets[k + 1] - in->kept_offsets[k], ++R.regions};
    for (i32 k = 0; k < n; k++) { R.open[k] = k; R.weight[k] = 1; }
    result = choose(&R, 0, R.open, n) ? DONE : NO_LINE;
    if (result == DONE) show(&R, out);
    out->left = R.left;
  }
  free(R.now); free(R.range); free(R.corners); free(R.open); free(R.ways);
  free(R.weight); free(kept);
  return result;
}
