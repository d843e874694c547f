/* Arrays that grow, which all that walks rays needs: apart, so that no C file needs one that needs it. */
#include "sight.h"

#include <stdlib.h>

void *mk_grow(Run *R, void *old, i32 *cap, i32 need, size_t size) {
  if (need <= *cap) return old;
  i32 want = *cap ? *cap : 64;
  while (want < need) want *= 2;
  void *fresh = realloc(old, (size_t)want * size);
  if (!fresh) { R->failed = 1; return old; }
  *cap = want;
  return fresh;
}
