/* Which fields block a pair: a set from which none can be left out. And which ones a line runs through.
 *
 * Fields block unless they miss a line that is known, as far as anyone knows. If those that are kept
 * in the end let a line pass, it is known from then on, and the search goes back to where it would
 * have mattered. What remains once all lines are stopped proves every guess, since more fields stop
 * more lines. So most lines are looked for once, and all of them once. */
#include <math.h>
#include <stdlib.h>

#include "sight.h"

/* Map units that a closed line may be off, and the least direction that tells where it runs. */
static const double BESIDE = 2.0, STEADY = 1e-6;

typedef struct { double away; i32 field; } Candidate;
typedef struct { i32 size, start, removed; } Left;      /* a run of candidates that was left out */

/* Lines of one rule; they turn first about the vertex where one was found before. */
typedef struct {
  SightTask task;
  SightTables tables;
  Run run;
  u16 clear[4], closed[4];
  i32 start;
} Trial;

typedef struct {
  const Mesh *m;
  const BlockersTask *task;
  i32 ends[2];
  i32 words, nvertices, nkept, nlines, cap_lines, nleft;
  Trial *trial;
  Candidate *order;                       /* [nfields] the farthest first */
  i32 *vertices, *count, *end_of, *kept, *removed;
  u8 *met, *keeps, *flag;
  u64 *lines, *bits;                      /* [cap_lines][words] fields one of which stops a line; those kept */
  Left *left;
  double *witness;
  int failed;
} Search;

static int is_end(const Search *S, i32 field) { return field == S->ends[0] || field == S->ends[1]; }

/* Does a field block lines of the rule at a place that is not one of an end? */
static int forbidden(const Search *S, i32 rule, i32 place) {
  const BlockersTask *T = S->task;
  const i32 *f = T->places + 2 * place;
  return T->count[(size_t)rule * T->nplaces + place] == BLOCKS && (f[0] >= 0 || f[1] >= 0) &&
         !is_end(S, f[0]) && !is_end(S, f[1]);
}

/* Can a line be stopped at a vertex, or end there, or meet a field there that it needs? Elsewhere it can
 * be pushed on until that is so. */
static int matters(const Run *R, i32 p) {
  const Mesh *m = R->m;
  for (i32 i = m->wedge_off[p]; i < m->wedge_off[p + 1]; i++) {
    i32 place = m->wedge[i], f = R->count[place];
    if (f == BLOCKS || has_ends(R, place) || (R->flags && f >= 0 && R->flag[f])) return 1;
  }
  return 0;
}

/* Turn lines of a rule about vertices until one is found. */
static int see(Search *S, Trial *t) {
  Run *R = &t->run;
  for (int i = 0; i < 4; i++) t->clear[i] = t->closed[i] = NONE;
  memset(S->met, 0, (size_t)S->task->nplaces);
  R->met = S->met;
  for (i32 k = 0; k < S->nvertices && !R->failed; k++) {
    i32 at = (t->start + k) % S->nvertices;
    if (!matters(R, S->vertices[at])) continue;
    mk_at_vertex(R, S->vertices[at]);
    if (t->clear[1] == NONE && t->clear[2] == NONE && t->closed[1] == NONE && t->closed[2] == NONE) continue;
    t->start = at;
    return 1;
  }
  return 0;
}

static void add(u64 *bits, i32 field) { if (field >= 0) bits[field / 64] |= (u64)1 << field % 64; }

static void add_place(const Search *S, u64 *bits, i32 place) {
  add(bits, S->task->places[2 * place]);
  add(bits, S->task->places[2 * place + 1]);
}

/* Add the fields that a closed line may touch; some more do no harm. */
static void add_touched(const Search *S, const Run *R, u64 *bits) {
  const Mesh *m = S->m;
  const double *w = S->witness;
  double x = w[0], y = w[1], dx = w[2], dy = w[3];
  if (w[4] == SEGMENT) { dx -= x; dy -= y; }
  if (w[4] == AT) dx = dy = 0;
  double size = hypot(dx, dy);
  for (i32 t = 0; t < m->nt; t++) {
    vec low = R->high, high = R->low;
    double right = INFINITY, left = -INFINITY;
    for (int k = 0; k < 3; k++) {
      vec v = m->xy[m->tri[3 * t + k]];
      low = k ? (vec){v.x < low.x ? v.x : low.x, v.y < low.y ? v.y : low.y} : v;
      high = k ? (vec){v.x > high.x ? v.x : high.x, v.y > high.y ? v.y : high.y} : v;
      double off = dx * ((double)v.y - y) - dy * ((double)v.x - x);
      right = fmin(right, off);
      left = fmax(left, off);
    }
    if ((double)low.x > (double)R->high.x + BESIDE || (double)low.y > (double)R->high.y + BESIDE ||
        (double)high.x < (double)R->low.x - BESIDE || (double)high.y < (double)R->low.y - BESIDE)
      continue;
    if (w[4] == AT) {
      if ((double)low.x > x + BESIDE || (double)low.y > y + BESIDE || (double)high.x < x - BESIDE ||
          (double)high.y < y - BESIDE)
        continue;
    } else if (size >= STEADY && (right > BESIDE * size || left < -BESIDE * size)) continue;
    add_place(S, bits, m->place[t]);
  }
}

/* Remember a line that the fields in `keeps` let pass; 0 where there is none. */
static int passed(Search *S) {
  const BlockersTask *T = S->task;
  for (i32 r = 0; r < T->nrules && !S->failed; r++) {
    Trial *t = S->trial + r;
    i32 *count = S->count + (size_t)r * T->nplaces;
    for (i32 p = 0; p < T->nplaces; p++) {
      const i32 *f = T->places + 2 * p;
      if (!forbidden(S, r, p)) continue;
      count[p] = (f[0] >= 0 && S->keeps[f[0]]) || (f[1] >= 0 && S->keeps[f[1]]) ? BLOCKS : PASSES;
    }
    int found = see(S, t);
    S->failed |= t->run.failed;
    if (!found || S->failed) continue;
    if (S->nlines == S->cap_lines) {
      i32 room = 2 * S->cap_lines;
      u64 *more = realloc(S->lines, (size_t)room * S->words * sizeof(u64));
      if (!more) { S->failed = 1; return 0; }
      S->lines = more;
      S->cap_lines = room;
    }
    u64 *bits = S->lines + (size_t)S->nlines++ * S->words;
    memset(bits, 0, (size_t)S->words * sizeof(u64));
    if (t->clear[1] == NONE && t->clear[2] == NONE) add_touched(S, &t->run, bits);
    else
      for (i32 p = 0; p < T->nplaces; p++)
        if (S->met[p] && forbidden(S, r, p)) add_place(S, bits, p);
    for (i32 f = 0; f < T->nfields; f++)
      if (S->keeps[f]) bits[f / 64] &= ~((u64)1 << f % 64);
    return 1;
  }
  return 0;
}

static int missed(const Search *S, const u64 *line) {   /* by all fields that are kept */
  for (i32 w = 0; w < S->words; w++)
    if (line[w] & S->bits[w]) return 0;
  return 1;
}

/* Change whether fields are kept, as far as anyone knows. */
static void turn(Search *S, const i32 *fields, i32 n) {
  for (i32 i = 0; i < n; i++) S->bits[fields[i] / 64] ^= (u64)1 << fields[i] % 64;
}

/* Leave out ever smaller runs of candidates while what remains still blocks. */
static int shrink(Search *S) {
  i32 size = S->nkept > 1 ? S->nkept / 2 : 1, start = 0, nremoved = 0;
  turn(S, S->kept, S->nkept);
  for (;;) {
    for (; size; size /= 2, start = 0)
      while (start < S->nkept) {
        i32 n = start + size < S->nkept ? size : S->nkept - start, stops = 1;
        turn(S, S->kept + start, n);
        for (i32 k = 0; k < S->nlines && stops; k++) stops = !missed(S, S->lines + (size_t)k * S->words);
        if (!stops) {
          turn(S, S->kept + start, n);
          start += size;
          continue;
        }
        S->left[S->nleft++] = (Left){size, start, n};
        memcpy(S->removed + nremoved, S->kept + start, (size_t)n * sizeof(i32));
        memmove(S->kept + start, S->kept + start + n, (size_t)(S->nkept - start - n) * sizeof(i32));
        nremoved += n;
        S->nkept -= n;
      }
    memset(S->keeps, 0, (size_t)S->task->nfields);
    for (i32 i = 0; i < S->nkept; i++) S->keeps[S->kept[i]] = 1;
    if (!passed(S)) return DONE;
    const u64 *line = S->lines + (size_t)(S->nlines - 1) * S->words;
    while (missed(S, line)) {
      if (!S->nleft) return NOT_CLEAN;
      Left last = S->left[--S->nleft];
      size = last.size;
      start = last.start;
      memmove(S->kept + start + last.removed, S->kept + start, (size_t)(S->nkept - start) * sizeof(i32));
      nremoved -= last.removed;
      memcpy(S->kept + start, S->removed + nremoved, (size_t)last.removed * sizeof(i32));
      S->nkept += last.removed;
      turn(S, S->kept + start, last.removed);
    }
  }
}

static int farther(const void *p, const void *q) {
  const Candidate *a = p, *b = q;
  if (a->away != b->away) return a->away > b->away ? -1 : 1;
  return a->field < b->field ? -1 : a->field > b->field;
}

/* Find the candidates, the farthest from the pair's middle first. */
static void begin(Search *S, Blockers *out) {
  const BlockersTask *T = S->task;
  dvec a = T->centres[S->ends[0]], b = T->centres[S->ends[1]];
  double x = (a.x + b.x) / 2, y = (a.y + b.y) / 2;
  i32 n = 0;
  memset(out->rules, 0, (size_t)T->nfields * sizeof(i32));
  for (i32 r = 0; r < T->nrules; r++)
    for (i32 p = 0; p < T->nplaces; p++) {
      i32 *count = S->count + (size_t)r * T->nplaces + p;
      const i32 *f = T->places + 2 * p;
      *count = f[0] < 0 && f[1] < 0 ? BLOCKS : T->count[(size_t)r * T->nplaces + p];
      if (forbidden(S, r, p))
        for (int k = 0; k < 2; k++)
          if (f[k] >= 0) out->rules[f[k]] |= 1 << r;
    }
  for (i32 p = 0; p < T->nplaces; p++)
    for (int k = 0; k < 2; k++) {
      i32 f = T->places[2 * p + k];
      S->end_of[2 * p + k] = f == S->ends[0] ? 0 : f == S->ends[1] ? 1 : -1;
    }
  for (i32 f = 0; f < T->nfields; f++)
    if (out->rules[f])
      S->order[n++] = (Candidate){fabs(T->centres[f].x - x) + fabs(T->centres[f].y - y), f};
  qsort(S->order, (size_t)n, sizeof *S->order, farther);
  for (i32 i = 0; i < n; i++) S->kept[i] = S->order[i].field;
  S->nkept = n;
}

static void begin_trials(Search *S, const SightSearch *search, int needs) {
  static const u8 GROUP[2] = {0, 0};
  static const u8 WANT[2][GROUPS * GROUPS] = {{PLAIN}, {NEEDS_FLAG}};
  const BlockersTask *T = S->task;
  for (i32 r = 0; r < T->nrules; r++) {
    Trial *t = S->trial + r;
    t->task = (SightTask){
        .nplaces = T->nplaces, .nfields = T->nfields, .nends = 2, .ends = S->end_of,
        .count = S->count + (size_t)r * T->nplaces, .flag = T->flag + (size_t)r * T->nfields,
        .group = GROUP, .need = WANT[needs && T->need[r]]};
    t->tables = (SightTables){.nends = 2, .clear = t->clear, .grazing = t->closed};
    mk_begin(&t->run, S->m, &t->task, &t->tables);
    mk_set_search(&t->run, search);
    t->run.witness = S->witness;
    S->failed |= t->run.failed;
  }
}

static void end_trials(Search *S) {
  for (i32 r = 0; r < S->task->nrules; r++) mk_end(&S->trial[r].run);
}

/* What remains of the candidates; NO_WANTED where no field blocks and only what the rule needs lacks,
 * NO_LINE where the void blocks. */
static i32 found(Search *S, const SightSearch *search) {
  begin_trials(S, search, 1);
  i32 state = S->failed ? NO_MEMORY : DONE;
  int any = state == DONE && passed(S);
  if (any) state = shrink(S);
  end_trials(S);
  if (any || S->failed) return S->failed ? NO_MEMORY : state;
  begin_trials(S, search, 0);
  if (!S->failed) state = passed(S) ? NO_WANTED : NO_LINE;
  end_trials(S);
  return S->failed ? NO_MEMORY : state;
}

/* Find the smallest set of fields by inclusion that alone blocks a pair. */
API i32 mk_blockers(const Mesh *m, const BlockersTask *T, Blockers *out) {
  enum { LINES = 16 };
  i32 s = out->start, t = out->target;
  size_t fields = (size_t)T->nfields, places = (size_t)T->nplaces, rules = (size_t)T->nrules;
  i32 words = T->nfields / 64 + 1, ncorners = 0, state = NO_MEMORY;
  double witness[5];
  Search search = {.m = m, .task = T, .ends = {s, t}, .words = words, .cap_lines = LINES, .witness = witness};
  Search *S = &search;
  i32 offsets[3] = {0, T->hull_offsets[s + 1] - T->hull_offsets[s], 0};
  offsets[2] = offsets[1] + T->hull_offsets[t + 1] - T->hull_offsets[t];
  S->trial = calloc(rules, sizeof *S->trial);
  S->order = malloc(fields * sizeof *S->order);
  S->left = malloc(fields * sizeof *S->left);
  S->lines = malloc((size_t)LINES * words * sizeof(u64));
  S->bits = calloc((size_t)words, sizeof(u64));
  i32 *numbers = malloc((2 * fields + (rules + 2) * places + T->nturning + offsets[2]) * sizeof(i32));
  u8 *marks = calloc(fields + places + T->nturning + 1, 1);
  vec *points = malloc(((size_t)T->nturning + offsets[2]) * sizeof(vec));
  if (!S->trial || !S->order || !S->left || !S->lines || !S->bits || !numbers || !marks || !points)
    goto done;
  S->kept = numbers;
  S->removed = S->kept + fields;
  S->count = S->removed + fields;
  S->end_of = S->count + rules * places;
  S->vertices = S->end_of + 2 * places;
  i32 *hulls = S->vertices + T->nturning;
  S->keeps = marks;
  S->met = S->keeps + fields;
  u8 *inside = S->met + places;
  for (int e = 0; e < 2; e++)
    for (i32 i = T->hull_offsets[S->ends[e]]; i < T->hull_offsets[S->ends[e] + 1]; i++) {
      hulls[ncorners] = T->hulls[i];
      points[T->nturning + ncorners++] = m->xy[T->hulls[i]];
    }
  for (i32 i = 0; i < T->nturning; i++) points[i] = m->xy[T->turning[i]];
  HullTask near = {.npoints = T->nturning, .ncorners = ncorners, .xy = points, .corners = points + T->nturning};
  HullPoints answer = {.npoints = T->nturning, .inside = inside};
  if (mk_inside_hull(&near, &answer) != DONE) goto done;
  for (i32 i = 0; i < T->nturning; i++)
    if (inside[i]) S->vertices[S->nvertices++] = T->turning[i];
  SightSearch lines = {
      .nvertices = S->nvertices, .nhulls = 2, .ncorners = ncorners, .grazing = T->grazing,
      .vertices = S->vertices, .hull_offsets = offsets, .hulls = hulls};
  begin(S, out);
  state = found(S, &lines);
  out->nfound = 0;
  for (i32 i = 0; i < T->nfields && state == DONE; i++)
    if (S->keeps[i]) out->fields[out->nfound++] = i;
done:
  free(S->trial); free(S->order); free(S->left); free(S->lines); free(S->bits);
  free(numbers); free(marks); free(points);
  return state;
}

/* Measure how much of a line lies in fields, triangle by triangle. */
API i32 mk_cut_fields(const Mesh *m, const CutTask *T, CutFields *out) {
  dvec p = T->from, d = {T->to.x - p.x, T->to.y - p.y};
  double size = d.x * d.x + d.y * d.y;
  memset(out->length, 0, (size_t)T->nfields * sizeof(double));
  memset(out->middle, 0, (size_t)T->nfields * sizeof(double));
  for (i32 t = 0; t < m->nt && size > 0; t++) {
    const i32 *f = T->places + 2 * m->place[t];
    int asked[2] = {f[0] >= 0 && T->asked[f[0]], f[1] >= 0 && T->asked[f[1]]};
    if (!asked[0] && !asked[1]) continue;
    double along[3], aside[3], first = INFINITY, last = -INFINITY;
    for (int k = 0; k < 3; k++) {
      vec v = m->xy[m->tri[3 * t + k]];
      double x = (double)v.x - p.x, y = (double)v.y - p.y;
      along[k] = (x * d.x + y * d.y) / size;
      aside[k] = x * d.y - y * d.x;
    }
    for (int k = 0; k < 3; k++) {
      int n = (k + 1) % 3;
      if ((aside[k] > 0 && aside[n] > 0) || (aside[k] < 0 && aside[n] < 0)) continue;
      if (aside[k] == aside[n]) {        /* the side lies on the line */
        first = fmin(first, fmin(along[k], along[n]));
        last = fmax(last, fmax(along[k], along[n]));
        continue;
      }
      double at = along[k] + (along[n] - along[k]) * (aside[k] / (aside[k] - aside[n]));
      first = fmin(first, at);
      last = fmax(last, at);
    }
    first = fmax(first, 0);
    last = fmin(last, 1);
    if (last <= first) continue;
    for (int k = 0; k < 2; k++)
      if (asked[k]) {
        out->length[f[k]] += last - first;
        out->middle[f[k]] += (last - first) * (first + last) / 2;
      }
  }
  for (i32 i = 0; i < T->nfields; i++)
    if (out->length[i] > 0) out->middle[i] /= out->length[i];
  return DONE;
}
