// The C of the terminal: ncurses, and what the answers to signals need.
//
// Swift sees no header of curses. On Apple's systems <curses.h> belongs to a module of the SDK, which no define of
// ours reaches, and it hides the functions for wide characters without one; so only curses.c includes it.
//
// Signals interrupt the program anywhere; their answers may then neither take a lock nor allocate nor enter a
// language's runtime. So they, and the little that they know, are C.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <wchar.h>

// MARK: Terminals of ncurses

/// A terminal that ncurses draws on and reads from.
typedef struct ct_curses ct_curses;

/// Why a terminal cannot be opened.
typedef enum {
  ct_no_terminal,
  ct_unknown_terminal,
  ct_simple_terminal,
} ct_open_error;

/// Opens a terminal of a kind by two descriptors, which it owns from here on; NULL, with the reason, where it cannot.
ct_curses *ct_curses_open(const char *kind, int input, int output, ct_open_error *error);

/// Forgets a terminal and closes its descriptors.
void ct_curses_close(ct_curses *curses);

/// Prepares a terminal for a full screen whose keys are read one by one. The mouse is left to ncurses, or its reports
/// begin with a key each, or there is none.
typedef enum { ct_no_mouse, ct_own_mouse, ct_system_mouse } ct_mouse;
void ct_curses_set_up(ct_curses *curses, ct_mouse mouse, bool has_paste);

/// Gives the terminal back as it was, until it is refreshed.
void ct_curses_suspend(ct_curses *curses);
bool ct_curses_is_suspended(const ct_curses *curses);

int ct_curses_lines(const ct_curses *curses);
int ct_curses_columns(const ct_curses *curses);
void ct_curses_resize(ct_curses *curses, int lines, int columns);

/// Takes up the number of lines and columns that the terminal has now.
void ct_curses_resize_to_terminal(ct_curses *curses);

/// Writes bytes past ncurses, behind all that it wrote.
void ct_curses_send(ct_curses *curses, const char *bytes, size_t length);
void ct_curses_bell(void);

/// A capability of the terminal that was opened last, by its name in terminfo; NULL where it has none.
const char *ct_capability(const char *name);

/// The columns that the C library counts for a character; -1 for what cannot be printed.
int ct_width(wchar_t character);

/// How many marks stand in a cell at most, its character included.
extern const int ct_longest_cell;

// MARK: Colors and attributes

int ct_color_count(void);

/// Begins with colors, the terminal's own ones among them as -1; false where it has none.
bool ct_start_color(void);

/// Makes a pair of colors; false where the terminal has no more.
bool ct_make_pair(int16_t pair, int16_t ink, int16_t paper);

extern const uint32_t ct_bold, ct_dim, ct_underline, ct_reverse, ct_italic, ct_color_mask;

// MARK: Drawing

/// Moves the place where the caret stands.
void ct_move(ct_curses *curses, int line, int column);
void ct_show_caret(bool is_shown);
void ct_erase(ct_curses *curses);

/// Has all of the terminal drawn anew by the next refresh.
void ct_redraw(ct_curses *curses);

/// Shows what was drawn.
void ct_refresh(ct_curses *curses);

/// Writes characters of ASCII, one look for all.
void ct_write_ascii(
  ct_curses *curses, int line, int column, const uint8_t *text, size_t count, uint32_t attributes, int16_t pair);

/// Writes a character with its marks where the last one ended; the text ends with 0.
void ct_write_cell(ct_curses *curses, const wchar_t *text, uint32_t attributes, int16_t pair);

/// Reads a character with its marks back, for tests: room is for `ct_longest_cell` characters and a 0.
void ct_read_cell(ct_curses *curses, int line, int column, wchar_t *text, uint32_t *attributes, int16_t *pair);

/// Reads the colors of a pair back, for tests.
void ct_read_pair(int16_t pair, int16_t *ink, int16_t *paper);

// MARK: Keys and the mouse

/// The next byte or key; `ct_key_none` where nothing has come.
int ct_read_key(ct_curses *curses);

extern const int ct_key_none, ct_key_resize, ct_key_mouse;
extern const int ct_key_up, ct_key_down, ct_key_left, ct_key_right, ct_key_shift_up, ct_key_shift_down;
extern const int ct_key_home, ct_key_find, ct_key_end, ct_key_select, ct_key_page_up, ct_key_page_down;
extern const int ct_key_enter, ct_key_back_tab, ct_key_backspace, ct_key_delete, ct_key_insert;

/// The key F0, behind which the others follow.
extern const int ct_key_function;

/// Sequences that ncurses is taught to read as keys.
extern const int ct_key_paste_begin, ct_key_paste_end, ct_key_mouse_numbers, ct_key_mouse_bytes;

/// Takes the event behind `ct_key_mouse`; false where there is none.
bool ct_take_mouse(unsigned long *state, int *line, int *column);

extern const unsigned long ct_mouse_moved, ct_mouse_pressed_1, ct_mouse_released_1, ct_mouse_pressed_3;
extern const unsigned long ct_mouse_wheel_up, ct_mouse_wheel_down;

// MARK: Signals

/// Sets the file descriptor to which each signal is written as one byte; -1 writes nothing.
void ct_signals_go_to(int descriptor);

/// The signal handler: writes the signal's number to the descriptor.
void ct_signal_came(int signal);

// MARK: The end of the program

/// Saves a terminal's descriptor and settings; to be called before anything changes the settings.
void ct_rescue_remember(int terminal);

/// Arms the rescue: on a crash or `exit`, writes a byte sequence to the terminal and restores its settings.
void ct_rescue_arm(const char *sequence, size_t length);

/// Disarms the rescue and reinstalls the earlier crash handlers; to be called once the terminal is restored.
void ct_rescue_disarm(void);

/// Sets the file that captures standard output and error, and the saved descriptors to restore; -1 for each not used.
void ct_rescue_capture(int file, int output, int error);

#endif
