// What the answers to signals need. They interrupt the program anywhere, and may then neither take a lock nor
// allocate nor enter a language's runtime; so they, and the little that they know, are C.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>

/// Where a signal is written, as one byte; -1 for nowhere.
void ct_signals_go_to(int descriptor);

/// Answers a signal by writing it.
void ct_signal_came(int signal);

/// Remembers a terminal and its settings, before anything changes them.
void ct_rescue_remember(int terminal);

/// Gives the terminal back, with a sequence of bytes, when the program crashes or calls `exit`.
void ct_rescue_arm(const char *sequence, size_t length);

/// The terminal was given back: crashes are answered as before.
void ct_rescue_disarm(void);

/// Tells where standard output and error go meanwhile, and where they belong; -1 for what is not taken.
void ct_rescue_capture(int file, int output, int error);

#endif
