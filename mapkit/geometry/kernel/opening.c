/* Looks for moves on which a line of a pair has less than so many fields, and is open. */
#include "redraw.h"

enum { MOST_TRIES = 12, LAST = 3 };            /* at a smaller slack; lines that are kept for other ways */
#define CLOSER 0.9                             /* each next try is at this part of what the line before lacks */

/* The nearest point within the tolerance that lies far enough in a direction; 0: there is none. */
static int across(const Redraw *R, vec at, dvec towards, double lacks, vec *to) {
  double least = HUGE_VAL;
  for (int k = 0; k < 18; k++) {
    double by = lacks + (k < 9 ? 0 : 0.7);
    double x = rint((double)at.x + towards.x * by) + k % 9 / 3 - 1 - (double)at.x;
    double y = rint((double)at.y + towards.y * by) + k % 3 - 1 - (double)at.y;
    if (x * towards.x + y * towards.y < lacks || !mk_within(R, x, y) || x * x + y * y >= least) continue;
    least = x * x + y * y;
    *to = (vec){at.x + (i64)x, at.y + (i64)y};
  }
  return least < HUGE_VAL;
}

/* The moves that bring vertices on the wrong side of a line to the right one. 0: they have no room. `slips`: how often it
 * goes through a corner that has to part besides. */
static int opening(Redraw *R, const i32 *way, i32 nway, const Loose *line, Moves *to, i32 *slips) {
  const vec *xy = R->mesh->xy;
  int result = 1;
  *slips = 0;
  to->n = 0;
  for (i32 i = 0; i < 2 * nway; i++) R->mark[way[i]] |= 1 << (i & 1);
  for (i32 i = 0; i < 2 * nway; i++) {
    i32 v = way[i], hand = R->mark[v];
    double turn = i & 1 ? -1 : 1, lacks = LINE_HAIR - turn * mk_aside(line, xy[v]);
    R->mark[v] = 0;
    *slips += hand == 3;
    if (!hand || hand == 3 || lacks <= 0 || !result) continue;
    vec place;
    if (across(R, xy[v], (dvec){turn * line->normal.x, turn * line->normal.y}, lacks, &place)) mk_put(to, v, place);
    else result = 0;
  }
  return result;
}

API i32 mk_opening_moves(const Mesh *mesh, MovedPair *pair, OpenedLine *o) {
  Redraw *R = malloc(sizeof *R);
  if (!R) return NO_MEMORY;
  i32 failed = 1;
  o->nmoves = -1;
  if (mk_redraw_begin(R, mesh, pair, pair->tolerance)) {
    Moves moves = mk_moves(R, mesh->nv);
    Loose line = mk_loose(mesh->xy, o->way, o->nway, o->line);
    i32 slips;
    if (!R->failed && opening(R, o->way, o->nway, &line, &moves, &slips)) {
      o->nmoves = moves.n;
      for (i32 k = 0; k < moves.n; k++) { o->moves[k] = moves.of[k].v; o->places[k] = moves.of[k].to; }
    }
    failed = R->failed;
  }
  mk_redraw_end(R);
  free(R);
  return failed ? NO_MEMORY : DONE;
}

/* The last lines of a kind, the newest at its number modulo so many. */
static void keep_line(const Redraw *R, Opening *o, i32 at) {
  o->lengths[at] = R->nway;
  memcpy(o->ways + (size_t)at * 2 * MOST_WAY, R->way, 2 * (size_t)R->nway * sizeof(i32));
  memcpy(o->lines + 6 * at, R->line, sizeof R->line);
}

static void open_line(Redraw *R, Opening *o, Moves *best) {
  Goal goal = {o->least, 1, o->below - 1};
  Moves moves = mk_moves(R, R->mesh->nv);
  double slack = 2 * R->tolerance, least = HUGE_VAL;
  i32 nlines = 0, distance = -1;
  for (int n = 0; n < MOST_TRIES && slack >= LINE_HAIR && !R->failed; n++) {
    if (mk_line(R, &R->drawn, slack, o->below, o->least, 1, 0, R->pair->nrules) >= o->below || !R->nway) break;
    keep_line(R, o, LAST + nlines++ % LAST);
    Loose near = mk_loose(R->mesh->xy, R->way, R->nway, R->line);
    i32 slips;
    int opened = opening(R, R->way, R->nway, &near, &moves, &slips);
    if (slips) keep_line(R, o, o->nslipping++ % LAST);
    else if (opened) {
      double size = mk_size(R, &moves);
      i32 now = size < least ? mk_wanted(R, &moves, goal) : -1;
      if (now >= 0) { least = size; distance = now; mk_copy(best, &moves); }
    }
    slack = fmin(near.lacks, slack) * CLOSER;
  }
  for (i32 k = nlines - 1; k >= 0 && k >= nlines - LAST && distance < 0 && !R->failed; k--) {
    i32 at = LAST + k % LAST;
    EveryTask t = {.nway = o->lengths[at], .room = o->room, .most = NONE - 1, .below = o->below, .least = o->least,
                   .way = o->ways + (size_t)at * 2 * MOST_WAY, .line = o->lines + 6 * at, .moves = o->moves, .places = o->places};
    if (mk_every_drawing(R->mesh, R->pair, &t) != DONE) R->failed = 1;
    if (t.nmoves < 0) continue;
    o->nmoves = t.nmoves; o->distance = t.distance;
    return;
  }
  if (distance < 0) return;
  mk_fewest(R, best, &distance, goal);
  o->distance = distance;
  o->nmoves = best->n;
  for (i32 k = 0; k < best->n; k++) { o->moves[k] = best->of[k].v; o->places[k] = best->of[k].to; }
}

API i32 mk_open_line(const Mesh *mesh, MovedPair *pair, Opening *o) {
  Redraw *R = malloc(sizeof *R);
  if (!R) return NO_MEMORY;
  i32 failed = 1;
  o->nmoves = -1; o->nslipping = 0;
  if (mk_redraw_begin(R, mesh, pair, pair->tolerance)) {
    Moves best = mk_moves(R, mesh->nv);
    if (!R->failed) open_line(R, o, &best);
    failed = R->failed;
  }
  mk_redraw_end(R);
  free(R);
  return failed ? NO_MEMORY : DONE;
}
