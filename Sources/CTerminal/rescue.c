#include "CTerminal.h"

#include "systems.h"
#if CT_HAS_TERMINALS

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { crash_count = sizeof crashes / sizeof *crashes };

static volatile sig_atomic_t is_armed;
static volatile sig_atomic_t capture_file = -1;
// The number of bytes of the file that were printed already, as before the program was suspended.
static volatile off_t printed;
static volatile sig_atomic_t saved_output = -1;
static volatile sig_atomic_t saved_error = -1;
// The terminal, its settings and the bytes that restore it; written only while the rescue is disarmed.
static int terminal = -1;
static struct termios settings;
static int has_settings;
static char sequence[512];
static size_t sequence_length;
static struct sigaction previous[crash_count];
// An alternate stack for the signal handler, which has no room on a stack that has overflowed.
static char spare_stack[1 << 16];

static void say(int descriptor, const char *text, size_t length) {
  // A write error is ignored: a program that is about to end has no other place to report it.
  if (write(descriptor, text, length) < 0) {}
}

// Returns whether the UTF-8 character at `text` may reverse the text direction, be invisible, or control the terminal.
// The check errs toward yes: it reads at most three bytes and covers whole ranges of characters.
static int is_harmful(const unsigned char *text) {
  switch (text[0]) {
  case 0xC2: return text[1] < 0xA0 || text[1] == 0xAD;
  case 0xCD: return text[1] == 0x8F;
  case 0xD8: return text[1] == 0x9C;
  case 0xE1: return text[1] == 0x85 || text[1] == 0x9E || text[1] == 0xA0;
  case 0xE2:
    return (text[1] == 0x80 && (text[2] < 0x90 || text[2] > 0xA7)) || (text[1] == 0x81 && text[2] >= 0x9F);
  case 0xEF: return text[1] == 0xB8 || text[1] >= 0xBB;
  default: return text[0] >= 0xF3;
  }
}

// Restores standard output and error, and prints the end of the captured output, which says why the program ends.
// Control characters, harmful characters and invalid UTF-8 are replaced by spaces.
static void say_last_words(void) {
  static unsigned char text[4096 + 3];
  if (saved_output >= 0) dup2(saved_output, STDOUT_FILENO);
  if (saved_error >= 0) dup2(saved_error, STDERR_FILENO);
  // Where standard error goes elsewhere, what was captured is of standard output alone.
  int stream = saved_error >= 0 ? STDERR_FILENO : STDOUT_FILENO;
  off_t end = lseek(capture_file, 0, SEEK_END);
  off_t start = end - printed > 4096 ? end - 4096 : printed;
  ssize_t count = pread(capture_file, text, 4096, start);
  for (ssize_t place = 0; place < count;) {
    unsigned char byte = text[place];
    ssize_t length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
    int is_whole = byte < 0x80 || (byte >= 0xC2 && byte < 0xF5 && place + length <= count);
    for (ssize_t next = 1; is_whole && next < length; next++) is_whole = (text[place + next] & 0xC0) == 0x80;
    if (!is_whole) length = 1;
    if (!is_whole || (byte < 0x20 && byte != '\n') || byte == 0x7F || (length > 1 && is_harmful(text + place)))
      for (ssize_t next = 0; next < length; next++) text[place + next] = ' ';
    place += length;
  }
  if (count > 0) say(stream, (const char *)text, (size_t)count);
}

static void give_back(void) {
  if (!is_armed) return;
  is_armed = 0;
  // The settings first: a write waits for as long as the terminal takes nothing.
  if (has_settings) tcsetattr(terminal, TCSANOW, &settings);
  say(terminal, sequence, sequence_length);
  if (capture_file >= 0) say_last_words();
}

void ct_rescue_give_back(void) {
  sigset_t set;
  sigemptyset(&set);
  // A program in the background may set the terminal only where this signal, which stops it, is blocked.
  sigaddset(&set, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  give_back();
}

void ct_end_by(int signal_number) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, signal_number);
  signal(signal_number, SIG_DFL);
  raise(signal_number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  _exit(128 + signal_number);
}

// Handles a crash: restores the terminal, calls the handler installed before, and ends the program by the signal.
static void crashed(int signal_number, siginfo_t *info, void *context) {
  struct sigaction answer = {.sa_handler = SIG_DFL};
  give_back();
  // Swift's crash handler may prompt for a key and wait; with an empty standard input it does not.
  int nothing = open("/dev/null", O_RDONLY);
  if (nothing >= 0) dup2(nothing, STDIN_FILENO);
  for (int place = 0; place < crash_count; place++) {
    // A second crash, inside the handlers, ends the program at once.
    signal(crashes[place], SIG_DFL);
    if (crashes[place] == signal_number) answer = previous[place];
  }
  if (answer.sa_flags & SA_SIGINFO) answer.sa_sigaction(signal_number, info, context);
  else if (answer.sa_handler != SIG_DFL && answer.sa_handler != SIG_IGN) answer.sa_handler(signal_number);
  // The earlier handler returns if another process sent the signal; the signal is then raised again to end the program.
  ct_end_by(signal_number);
}

void ct_rescue_remember(int descriptor) {
  terminal = descriptor;
  has_settings = tcgetattr(descriptor, &settings) == 0;
}

void ct_rescue_arm(const char *text, size_t length) {
  static int is_exit_watched;
  if (is_armed) return;
  sequence_length = length < sizeof sequence ? length : sizeof sequence;
  memcpy(sequence, text, sequence_length);
  is_armed = 1;
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && stack.ss_flags & SS_DISABLE) {
    stack_t spare = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack};
    sigaltstack(&spare, NULL);
  }
  struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK};
  action.sa_sigaction = crashed;
  sigemptyset(&action.sa_mask);
  for (int place = 0; place < crash_count; place++)
    sigaction(crashes[place], &action, &previous[place]);
  if (!is_exit_watched) is_exit_watched = atexit(give_back) == 0;
}

void ct_rescue_disarm(void) {
  if (!is_armed) return;
  is_armed = 0;
  for (int place = 0; place < crash_count; place++)
    sigaction(crashes[place], &previous[place], NULL);
}

void ct_rescue_capture(int file, int64_t already, int output, int error) {
  // While it is set, no handler uses the file.
  capture_file = -1;
  printed = already;
  capture_file = file;
  saved_output = output;
  saved_error = error;
}

#endif
