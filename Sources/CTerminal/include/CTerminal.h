// Signal handlers and their state. A handler interrupts the program anywhere, so it must not take a lock, allocate
// memory or enter a language runtime such as Swift's; this is why it is written in C.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>

/// Sets the file descriptor to which each signal is written as one byte; -1 writes nothing.
void ct_signals_go_to(int descriptor);

/// The signal handler: writes the signal's number to the descriptor.
void ct_signal_came(int signal);

/// Saves a terminal's descriptor and settings; to be called before anything changes the settings.
void ct_rescue_remember(int terminal);

/// Arms the rescue: on a crash or `exit`, writes a byte sequence to the terminal and restores its settings.
void ct_rescue_arm(const char *sequence, size_t length);

/// Disarms the rescue and reinstalls the earlier crash handlers; to be called once the terminal is restored.
void ct_rescue_disarm(void);

/// Sets the file that captures standard output and error, and the saved descriptors to restore; -1 for each not used.
void ct_rescue_capture(int file, int output, int error);

#endif
