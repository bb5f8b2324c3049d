#include "CTerminal.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { crash_count = sizeof crashes / sizeof *crashes };

static volatile sig_atomic_t is_armed;
static volatile sig_atomic_t capture_file = -1;
static volatile sig_atomic_t saved_error = -1;
// Written only while nothing is armed.
static int terminal = -1;
static struct termios settings;
static int has_settings;
static char sequence[512];
static size_t sequence_length;
static struct sigaction previous[crash_count];

static void say(int descriptor, const char *text, size_t length) {
  // What cannot be written now cannot be written at all.
  if (write(descriptor, text, length) < 0) {}
}

// The last words of the program are the reason of its end; escape sequences in them are not carried out.
static void say_last_words(void) {
  char text[4096];
  dup2(saved_error, STDERR_FILENO);
  off_t end = lseek(capture_file, 0, SEEK_END);
  off_t start = end > (off_t)sizeof text ? end - (off_t)sizeof text : 0;
  ssize_t count = pread(capture_file, text, sizeof text, start);
  if (count <= 0) return;
  for (ssize_t place = 0; place < count; place++) {
    unsigned char byte = (unsigned char)text[place];
    if ((byte < 0x20 && byte != '\n') || byte == 0x7F) text[place] = ' ';
  }
  say(STDERR_FILENO, text, (size_t)count);
}

static void give_back(void) {
  if (!is_armed) return;
  is_armed = 0;
  say(terminal, sequence, sequence_length);
  if (has_settings) tcsetattr(terminal, TCSANOW, &settings);
  if (capture_file >= 0 && saved_error >= 0) say_last_words();
}

static void crashed(int signal, siginfo_t *info, void *context) {
  (void)context;
  give_back();
  for (int place = 0; place < crash_count; place++)
    if (crashes[place] == signal) sigaction(signal, &previous[place], NULL);
  // A crash happens again as soon as this returns, and is then answered as without us; a signal that somebody has
  // sent does not.
  if (info->si_code <= 0) raise(signal);
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
  struct sigaction action = {.sa_flags = SA_SIGINFO};
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

void ct_rescue_capture(int file, int error) {
  capture_file = file;
  saved_error = error;
}
