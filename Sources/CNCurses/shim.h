#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <wchar.h>

// Constants for macros that Swift's C importer cannot import.
static const attr_t TS_BOLD = A_BOLD;
static const attr_t TS_DIM = A_DIM;
static const attr_t TS_UNDERLINE = A_UNDERLINE;
static const attr_t TS_REVERSE = A_REVERSE;
static const attr_t TS_ITALIC = A_ITALIC;
static const attr_t TS_COLOR_MASK = A_COLOR;

static const mmask_t TS_ALL_MOUSE = ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION;
static const mmask_t TS_MOUSE_MOVED = REPORT_MOUSE_POSITION;
static const mmask_t TS_PRESSED_1 = BUTTON1_PRESSED;
static const mmask_t TS_RELEASED_1 = BUTTON1_RELEASED;
static const mmask_t TS_PRESSED_3 = BUTTON3_PRESSED;
static const mmask_t TS_WHEEL_UP = BUTTON4_PRESSED;
static const mmask_t TS_WHEEL_DOWN = BUTTON5_PRESSED;

// Key codes for escape sequences, registered with ncurses by `define_key`.
static const int TS_KEY_PASTE_BEGIN = KEY_MAX + 1;
static const int TS_KEY_PASTE_END = KEY_MAX + 2;
static const int TS_KEY_MOUSE_NUMBERS = KEY_MAX + 3;
static const int TS_KEY_MOUSE_BYTES = KEY_MAX + 4;

// Declared here because the C library's header hides `wcwidth` without `_XOPEN_SOURCE`.
extern int wcwidth(wchar_t);

static inline const char *ts_capability(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

static inline int ts_color_count(void) { return tigetnum("colors"); }
