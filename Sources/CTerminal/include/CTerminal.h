// The C part of the terminal: calls of ncurses, and signal handlers.
//
// Swift sees no header of curses. On Apple's systems <curses.h> belongs to a module of the SDK, which no define of
// ours reaches, and it hides the functions for wide characters without one; so only curses.c includes it.
//
// Signal handlers interrupt the program anywhere, so they may not take a lock, allocate, or enter the runtime of Swift.
// Therefore they and their state are C.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

// MARK: Terminals of ncurses

/// A terminal that ncurses draws on and reads from.
typedef struct ct_curses ct_curses;

/// The reason why a terminal cannot be opened.
typedef enum {
  ct_no_terminal,
  ct_unknown_terminal,
  ct_simple_terminal,
} ct_open_error;

/// Opens a terminal of a kind on two descriptors, which it then owns; returns NULL and sets the reason on failure.
ct_curses *ct_curses_open(const char *kind, int input, int output, ct_open_error *error);

/// Frees a terminal and closes its descriptors.
void ct_curses_close(ct_curses *curses);

/// The reader of mouse reports: nobody, ncurses, or the caller, for whom each report begins with a key of its own.
typedef enum { ct_no_mouse, ct_own_mouse, ct_system_mouse } ct_mouse;
void ct_curses_set_up(ct_curses *curses, ct_mouse mouse, bool has_paste);

/// Restores the terminal's settings until the next refresh.
void ct_curses_suspend(ct_curses *curses);
bool ct_curses_is_suspended(const ct_curses *curses);

int ct_curses_lines(const ct_curses *curses);
int ct_curses_columns(const ct_curses *curses);
void ct_curses_resize(ct_curses *curses, int lines, int columns);

/// Adopts the present number of lines and columns of the terminal.
void ct_curses_resize_to_terminal(ct_curses *curses);

/// Writes bytes directly to the terminal, after everything that ncurses has written.
void ct_curses_send(ct_curses *curses, const char *bytes, size_t length);
void ct_curses_bell(void);

/// Returns a capability of the terminal opened last, by its terminfo name; NULL if it has none.
const char *ct_capability(const char *name);

/// Returns the columns that the C library counts for a character; -1 if it cannot be printed.
int ct_width(wchar_t character);

/// Returns whether the terminal scrolls when something is written into the last column of its last line.
bool ct_scrolls_at_end(void);

/// The largest number of characters in a cell: one, and its combining marks.
extern const int ct_longest_cell;

// MARK: Colors and attributes

int ct_color_count(void);

/// True if the number of a color is its red, green and blue.
bool ct_has_direct_colors(void);

/// Turns colors on, with -1 for the terminal's own; returns false if it has none.
bool ct_start_color(void);

/// Defines a pair of colors; returns false if the terminal has no more.
bool ct_make_pair(int16_t pair, int16_t ink, int16_t paper);

extern const uint32_t ct_bold, ct_dim, ct_underline, ct_reverse, ct_italic, ct_color_mask;

// MARK: Drawing

/// Moves the caret.
void ct_move(ct_curses *curses, int line, int column);
void ct_show_caret(bool is_shown);
void ct_erase(ct_curses *curses);

/// Marks the whole terminal for redrawing by the next refresh.
void ct_redraw(ct_curses *curses);

/// Sends the drawn changes to the terminal.
void ct_refresh(ct_curses *curses);

/// Writes ASCII characters with the same attributes and color pair.
void ct_write_ascii(
  ct_curses *curses, int line, int column, const uint8_t *text, size_t count, uint32_t attributes, int16_t pair);

/// Writes a character with its combining marks behind the last one; the text ends with 0.
void ct_write_cell(ct_curses *curses, const wchar_t *text, uint32_t attributes, int16_t pair);

/// Returns whether the terminal takes UTF-8, by the locale of the process.
bool ct_takes_utf8(void);

/// Adds a text of UTF-8 to what `ct_send_over` writes over the drawn changes, at a place and with a look of its own.
///
/// ncurses does not know of it, and holds what was drawn there before. What does not fit in the line goes on in the next one,
/// unless it is `cut`; returns false, without an effect, if the terminal cannot cut it.
bool ct_write_over(
  ct_curses *curses, int line, int column, const char *text, bool cut, uint32_t attributes, int16_t pair);

/// Sends what `ct_write_over` was given, and moves the caret back to where ncurses has it; to be called after `ct_refresh`.
void ct_send_over(ct_curses *curses);

/// Reads back a character with its combining marks, for tests; `text` has room for `ct_longest_cell` characters and a 0.
void ct_read_cell(ct_curses *curses, int line, int column, wchar_t *text, uint32_t *attributes, int16_t *pair);

/// Reads the colors of a pair back, for tests.
void ct_read_pair(int16_t pair, int16_t *ink, int16_t *paper);

// MARK: Keys and the mouse

/// Returns the next byte or key; `ct_key_none` if none has come.
int ct_read_key(ct_curses *curses);

extern const int ct_key_none, ct_key_resize, ct_key_mouse;
extern const int ct_key_up, ct_key_down, ct_key_left, ct_key_right, ct_key_shift_up, ct_key_shift_down;
extern const int ct_key_home, ct_key_find, ct_key_end, ct_key_select, ct_key_page_up, ct_key_page_down;
extern const int ct_key_enter, ct_key_back_tab, ct_key_backspace, ct_key_delete, ct_key_insert;

/// The key F0; the other function keys have the numbers after it.
extern const int ct_key_function;

/// Keys of our own, which ncurses is told to report for some byte sequences.
extern const int ct_key_paste_begin, ct_key_paste_end, ct_key_mouse_numbers, ct_key_mouse_bytes;

/// Takes the mouse event that `ct_key_mouse` announced; returns false if there is none.
bool ct_take_mouse(unsigned long *state, int *line, int *column);

extern const unsigned long ct_mouse_moved, ct_mouse_pressed_1, ct_mouse_released_1, ct_mouse_pressed_3;
extern const unsigned long ct_mouse_wheel_up, ct_mouse_wheel_down;

// MARK: Signals

/// Sets the file descriptors of the event loop and of its watch, to which each signal is written as one byte; -1 writes
/// nothing.
void ct_signals_go_to(int loop_end, int watch_end);

/// The signal handler: writes the signal's number to the descriptors.
void ct_signal_came(int signal);

// MARK: The end of the program

/// Saves a terminal's descriptor and settings; to be called before anything changes the settings.
void ct_rescue_remember(int terminal);

/// Arms the rescue: on a crash or `exit`, writes a byte sequence to the terminal and restores its settings.
void ct_rescue_arm(const char *sequence, size_t length);

/// Disarms the rescue and reinstalls the earlier crash handlers; to be called once the terminal is restored.
void ct_rescue_disarm(void);

/// Restores the terminal, where the rescue is armed; any thread may call it while the main thread is busy.
void ct_rescue_give_back(void);

/// Ends the program by a signal's default action, without running what `exit` runs.
_Noreturn void ct_end_by(int signal_number);

/// Sets the file that captures standard output and error, the number of its bytes that were printed already, and the saved
/// descriptors to restore; -1 for each not used.
void ct_rescue_capture(int file, int64_t already, int output, int error);

#endif
