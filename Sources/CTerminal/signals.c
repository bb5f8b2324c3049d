#include "CTerminal.h"

#include "systems.h"
#if CT_HAS_TERMINALS

#include <errno.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t target = -1;

void ct_signals_go_to(int descriptor) { target = descriptor; }

void ct_signal_came(int signal) {
  int saved = errno;
  unsigned char byte = (unsigned char)signal;
  // A failed write is ignored: a full pipe already wakes its reader.
  if (target >= 0 && write(target, &byte, 1) < 0) {}
  errno = saved;
}

#endif
