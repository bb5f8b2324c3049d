#include "CTerminal.h"

#include "systems.h"
#if CT_HAS_TERMINALS

#include <errno.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t loop = -1;
static volatile sig_atomic_t watch = -1;

void ct_signals_go_to(int loop_end, int watch_end) {
  loop = loop_end;
  watch = watch_end;
}

void ct_signal_came(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  // A failed write is ignored: a full pipe already wakes its reader.
  if (loop >= 0 && write(loop, &byte, 1) < 0) {}
  if (watch >= 0 && write(watch, &byte, 1) < 0) {}
  errno = saved;
}

#endif
