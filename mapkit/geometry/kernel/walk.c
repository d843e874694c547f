/* Walking distances between all fields: fewest fields, or fewest turns of a mover. */
#include <stdlib.h>

#include "interface.h"

/* A state is (field, surcharge already paid this turn); its label is turns * (allowance + 1) plus
 * what this turn has used, so labels in order are best first and a queue of buckets will do. */
API i32 mk_walking(const WalkTask *task, WalkTable *out) {
  const i32 *off = task->offsets, *to = task->targets, *cost = task->cost, *extra = task->extra;
  i32 n = task->nfields, allowance = task->allowance, once = task->once;
  i32 unit = allowance ? allowance + 1 : 1, most = 0;
  for (i32 f = 0; f < n; f++)
    if (cost[f] + extra[f] > most) most = cost[f] + extra[f];
  i32 ring = 2 * (most + unit) + 2;         /* labels in the queue span less than this */
  i32 *label = malloc(sizeof(i32) * 2 * ((size_t)n + 1));
  i32 *next = malloc(sizeof(i32) * 2 * ((size_t)off[n] * 2 + (size_t)n + 2));
  i32 *item = malloc(sizeof(i32) * 2 * ((size_t)off[n] * 2 + (size_t)n + 2));
  i32 *head = malloc(sizeof(i32) * (size_t)ring);
  if (!label || !next || !item || !head) {
    free(label); free(next); free(item); free(head);
    return NO_MEMORY;
  }
  for (i32 source = 0; source < n; source++) {
    u16 *row = out->distance + (size_t)source * n;
    for (i32 s = 0; s < 2 * n; s++) label[s] = INT32_MAX;
    for (i32 b = 0; b < ring; b++) head[b] = -1;
    for (i32 f = 0; f < n; f++) row[f] = NONE;
    i32 used = 0, waiting = 1;
    label[2 * source] = 0;
    item[used] = 2 * source; next[used] = -1; head[0] = used++;
    for (i32 now = 0; waiting > 0; now++) {
      for (i32 at; (at = head[now % ring]) >= 0;) {
        head[now % ring] = next[at];
        waiting--;
        i32 s = item[at], f = s / 2, paid = s & 1;
        if (label[s] != now) continue;
        i32 turns = allowance ? (now % unit ? now / unit + 1 : now / unit) : now;
        if (turns < row[f]) row[f] = (u16)turns;
        for (i32 k = off[f]; k < off[f + 1]; k++) {
          i32 g = to[k], then, now_paid = paid || (once && extra[g]);
          i32 step = cost[g] + (once && paid ? 0 : extra[g]);
          if (!allowance) {
            then = now + cost[g] + extra[g];
            now_paid = 0;
          } else {
            i32 spent = now % unit, begun = now / unit;
            if (spent + step <= allowance) {
              then = now + step;
            } else {                        /* wait for the next turn, which owes the extra anew */
              step = cost[g] + extra[g];
              if (step > allowance) continue;
              then = (begun + 1) * unit + step;
              now_paid = once && extra[g] > 0;
            }
            if (!once) now_paid = 0;
          }
          i32 t = 2 * g + now_paid;
          if (then >= label[t]) continue;
          label[t] = then;
          item[used] = t; next[used] = head[then % ring]; head[then % ring] = used++;
          waiting++;
        }
      }
    }
  }
  free(label); free(next); free(item); free(head);
  return DONE;
}
