#include "CTerminal.h"

#include "systems.h"
#if CT_HAS_TERMINALS

// Lets curses.h declare the functions for wide characters. On Apple's systems the package manifest defines it, because
// there the header is read as a module, which no define of this file reaches.
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

// Definitions that the ncurses of Apple's systems lacks, at least in some versions.
#ifndef A_ITALIC
#define A_ITALIC 0
#endif
#ifndef BUTTON5_PRESSED
// Apple's ncurses knows four buttons. The fifth, the wheel, is read by us, so any free bit will do.
#define BUTTON5_PRESSED (1UL << 31)
#endif

// Some C libraries hide this function without _XOPEN_SOURCE, which in turn hides others elsewhere.
extern int wcwidth(wchar_t);

// Of <term.h>, which defines macros by the names of our variables.
extern int tputs(const char *, int, int (*)(int));

struct ct_curses {
  SCREEN *screen;
  WINDOW *window;
  FILE *input, *output;
};

static void close_files(ct_curses *curses) {
  if (curses->input) fclose(curses->input);
  if (curses->output) fclose(curses->output);
}

static ct_curses *fail(ct_curses *curses, ct_open_error reason, ct_open_error *error) {
  if (curses->screen) {
    endwin();
    delscreen(curses->screen);
  }
  close_files(curses);
  free(curses);
  *error = reason;
  return NULL;
}

ct_curses *ct_curses_open(const char *kind, int input, int output, ct_open_error *error) {
  ct_curses *curses = calloc(1, sizeof *curses);
  if (!curses) return *error = ct_no_terminal, NULL;
  curses->output = fdopen(output, "w");
  curses->input = fdopen(input, "r");
  if (!curses->output || !curses->input) return fail(curses, ct_no_terminal, error);
  // newterm does not end the process where the terminal is unknown, as initscr does.
  curses->screen = newterm(kind, curses->output, curses->input);
  if (!curses->screen) return fail(curses, ct_unknown_terminal, error);
  curses->window = ct_capability("cup") ? newwin(0, 0, 0, 0) : NULL;
  if (!curses->window) return fail(curses, ct_simple_terminal, error);
  return curses;
}

void ct_curses_close(ct_curses *curses) {
  delwin(curses->window);
  delscreen(curses->screen);
  close_files(curses);
  free(curses);
}

// ncurses counts the keys that a description adds to its own from KEY_MAX on. Ours begin far behind them, and fit into the
// 16 bits in which ncurses keeps a code.
enum { own_keys = KEY_MAX + 10000 };
const int ct_key_paste_begin = own_keys + 1, ct_key_paste_end = own_keys + 2;
const int ct_key_mouse_numbers = own_keys + 3, ct_key_mouse_bytes = own_keys + 4;

void ct_curses_set_up(ct_curses *curses, ct_mouse mouse, bool has_paste) {
  raw();
  noecho();
  nonl();
  curs_set(0);
  intrflush(curses->window, FALSE);
  keypad(curses->window, TRUE);
  nodelay(curses->window, TRUE);
  leaveok(curses->window, FALSE);
  set_escdelay(25);
  mouseinterval(0);
  if (mouse == ct_system_mouse) {
    mousemask(ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION, NULL);
  } else if (mouse == ct_own_mouse) {
    define_key("\033[<", ct_key_mouse_numbers);
    define_key("\033[M", ct_key_mouse_bytes);
  }
  // Shift-Tab, and of rxvt the arrows with Shift: descriptions have them by names of their own, whose codes differ.
  define_key("\033[Z", KEY_BTAB);
  define_key("\033[a", KEY_SR);
  define_key("\033[b", KEY_SF);
  // The number pad types; descriptions have its keys by codes of their own. A function key, as of vt100, stays one.
  for (const char *key = "jklmnopqrstuvwxy"; *key; key++) {
    char sequence[] = {'\033', 'O', *key, 0};
    int code = key_defined(sequence);
    if (code > KEY_MAX || (code >= KEY_A1 && code <= KEY_C3)) define_key(sequence, 0);
  }
  if (has_paste) {
    define_key("\033[200~", ct_key_paste_begin);
    define_key("\033[201~", ct_key_paste_end);
  }
}

void ct_curses_suspend(ct_curses *curses) {
  (void)curses;
  endwin();
}

bool ct_curses_is_suspended(const ct_curses *curses) {
  (void)curses;
  return isendwin();
}

int ct_curses_lines(const ct_curses *curses) { return getmaxy(curses->window); }

int ct_curses_columns(const ct_curses *curses) { return getmaxx(curses->window); }

void ct_curses_resize(ct_curses *curses, int lines, int columns) {
  resizeterm(lines, columns);
  wresize(curses->window, lines, columns);
}

void ct_curses_resize_to_terminal(ct_curses *curses) {
  struct winsize size;
  if (ioctl(fileno(curses->output), TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) return;
  ct_curses_resize(curses, size.ws_row, size.ws_col);
}

// The time that a terminal may take nothing, in milliseconds, until what is to be sent is given up.
static const int patience = 1000;

void ct_curses_send(ct_curses *curses, const char *bytes, size_t length) {
  fflush(curses->output);
  while (length > 0) {
    ssize_t count = write(fileno(curses->output), bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      // Another program of the job may have left the terminal so that it does not block; a slow one is waited for.
      struct pollfd ready = {fileno(curses->output), POLLOUT, 0};
      int found = poll(&ready, 1, patience);
      if (found > 0 || (found < 0 && errno == EINTR)) continue;
      return;
    }
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

void ct_curses_bell(void) { beep(); }

const char *ct_capability(const char *name) {
  // Some systems declare the parameter as `char *`, although they never write to it.
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

int ct_width(wchar_t character) { return wcwidth(character); }

bool ct_scrolls_at_end(void) { return tigetflag((char *)"am") > 0 && tigetflag((char *)"xenl") <= 0; }

const int ct_longest_cell = CCHARW_MAX;

// MARK: Colors and attributes

int ct_color_count(void) { return tigetnum((char *)"colors"); }

bool ct_has_direct_colors(void) {
  // The extended capability is a flag, a number or a text.
  return tigetflag((char *)"RGB") > 0 || tigetnum((char *)"RGB") > 0 || ct_capability("RGB");
}

bool ct_start_color(void) {
  if (start_color() != OK) return false;
  use_default_colors();
  return true;
}

bool ct_make_pair(int16_t pair, int16_t ink, int16_t paper) { return init_pair(pair, ink, paper) == OK; }

const uint32_t ct_bold = A_BOLD, ct_dim = A_DIM, ct_underline = A_UNDERLINE, ct_reverse = A_REVERSE;
const uint32_t ct_italic = A_ITALIC, ct_color_mask = A_COLOR;

// MARK: Drawing

void ct_move(ct_curses *curses, int line, int column) { wmove(curses->window, line, column); }

void ct_show_caret(bool is_shown) { curs_set(is_shown ? 1 : 0); }

void ct_erase(ct_curses *curses) { werase(curses->window); }

void ct_redraw(ct_curses *curses) { clearok(curses->window, TRUE); }

void ct_refresh(ct_curses *curses) {
  wnoutrefresh(curses->window);
  doupdate();
}

void ct_write_ascii(
  ct_curses *curses, int line, int column, const uint8_t *text, size_t count, uint32_t attributes, int16_t pair
) {
  // Pieces of up to 256 cells save a call of ncurses for each of the many ASCII characters.
  cchar_t cells[256];
  const size_t most = sizeof cells / sizeof *cells;
  for (size_t start = 0; start < count; start += most) {
    size_t length = count - start < most ? count - start : most;
    for (size_t place = 0; place < length; place++) {
      wchar_t character[] = {text[start + place], 0};
      setcchar(&cells[place], character, attributes, pair, NULL);
    }
    // Writing does not move the caret, so each piece needs its own `wmove`.
    wmove(curses->window, line, column + (int)start);
    wadd_wchnstr(curses->window, cells, (int)length);
  }
}

void ct_write_cell(ct_curses *curses, const wchar_t *text, uint32_t attributes, int16_t pair) {
  cchar_t cell;
  setcchar(&cell, text, attributes, pair, NULL);
  wadd_wch(curses->window, &cell);
}

bool ct_takes_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

// Bytes to send behind what ncurses has written. The functions of terminfo hand each byte to a function without a context.
static char over[4096];
static size_t over_count;
static ct_curses *over_curses;

static int put_over(int byte) {
  if (over_count == sizeof over) {
    ct_curses_send(over_curses, over, over_count);
    over_count = 0;
  }
  over[over_count++] = (char)byte;
  return byte;
}

static void move_over(int line, int column) {
  const char *move = ct_capability("cup");
  if (move) tputs(tparm((char *)move, (long)line, (long)column, 0L, 0L, 0L, 0L, 0L, 0L, 0L), 1, put_over);
}

// Returns what turns automatic margins on or off: these two know it, though their descriptions do not say so.
static const char *margins(bool is_on) {
  const char *known = ct_capability(is_on ? "smam" : "rmam"), *kind = termname();
  if (known || (strncmp(kind, "tmux", 4) != 0 && strncmp(kind, "screen", 6) != 0)) return known;
  return is_on ? "\033[?7h" : "\033[?7l";
}

bool ct_write_over(
  ct_curses *curses, int line, int column, const char *text, bool cut, uint32_t attributes, int16_t pair
) {
  // Without its automatic margins a terminal stays in the line.
  const char *stay = cut ? margins(false) : NULL, *go = cut ? margins(true) : NULL;
  if (cut && (!stay || !go)) return false;
  over_curses = curses;
  move_over(line, column);
  if (stay) tputs(stay, 1, put_over);
  // ncurses notes the look that it sets here, and sets off from it at the next refresh; the pair among the attributes, or
  // it would find no look equal.
  vid_puts(attributes | COLOR_PAIR(pair < 255 ? pair : 255), pair, NULL, put_over);
  for (; *text; text++) put_over((unsigned char)*text);
  if (go) tputs(go, 1, put_over);
  return true;
}

void ct_send_over(ct_curses *curses) {
  over_curses = curses;
  vid_puts(A_NORMAL, 0, NULL, put_over);
  move_over(getcury(curses->window), getcurx(curses->window));
  ct_curses_send(curses, over, over_count);
  over_count = 0;
}

void ct_read_cell(ct_curses *curses, int line, int column, wchar_t *text, uint32_t *attributes, int16_t *pair) {
  cchar_t cell;
  attr_t look = 0;
  short number = 0;
  text[0] = 0;
  mvwin_wch(curses->window, line, column, &cell);
  getcchar(&cell, text, &look, &number, NULL);
  *attributes = look;
  *pair = number;
}

void ct_read_pair(int16_t pair, int16_t *ink, int16_t *paper) { pair_content(pair, ink, paper); }

// MARK: Keys and the mouse

int ct_read_key(ct_curses *curses) { return wgetch(curses->window); }

const int ct_key_none = ERR, ct_key_resize = KEY_RESIZE, ct_key_mouse = KEY_MOUSE;
const int ct_key_up = KEY_UP, ct_key_down = KEY_DOWN, ct_key_left = KEY_LEFT, ct_key_right = KEY_RIGHT;
const int ct_key_shift_up = KEY_SR, ct_key_shift_down = KEY_SF, ct_key_home = KEY_HOME, ct_key_find = KEY_FIND;
const int ct_key_end = KEY_END, ct_key_select = KEY_SELECT, ct_key_page_up = KEY_PPAGE, ct_key_page_down = KEY_NPAGE;
const int ct_key_enter = KEY_ENTER, ct_key_back_tab = KEY_BTAB, ct_key_backspace = KEY_BACKSPACE;
const int ct_key_delete = KEY_DC, ct_key_insert = KEY_IC, ct_key_function = KEY_F0;

bool ct_take_mouse(unsigned long *state, int *line, int *column) {
  MEVENT event;
  if (getmouse(&event) != OK) return false;
  *state = event.bstate;
  *line = event.y;
  *column = event.x;
  return true;
}

const unsigned long ct_mouse_moved = REPORT_MOUSE_POSITION;
const unsigned long ct_mouse_pressed_1 = BUTTON1_PRESSED, ct_mouse_released_1 = BUTTON1_RELEASED;
const unsigned long ct_mouse_pressed_3 = BUTTON3_PRESSED;
const unsigned long ct_mouse_wheel_up = BUTTON4_PRESSED, ct_mouse_wheel_down = BUTTON5_PRESSED;

#endif
