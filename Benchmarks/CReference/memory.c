#include "CReference.h"
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>

size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void release_memory(void) { malloc_trim(0); }
#else
size_t allocated_bytes(void) { return 0; }
void release_memory(void) {}
#endif
