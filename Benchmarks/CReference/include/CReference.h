#pragma once
#include <stddef.h>

/// Returns how many lines of a text hold another text.
size_t lines_holding(const char *text, size_t length, const char *wanted, size_t wanted_length);

/// A list as a C program draws it with ncurses, of which one row is marked.
struct CursesList;

/// Opens a terminal of a size and draws the first page; NULL where there is no memory.
struct CursesList *curses_list(int columns, int lines, int input, int output);

/// Marks another row, and writes the two rows that change.
void curses_list_move(struct CursesList *list);

/// Draws the next page.
void curses_list_page(struct CursesList *list);

/// Closes the terminal.
void curses_list_end(struct CursesList *list);

/// Returns how many bytes the allocator has given out; 0 where it does not say.
size_t allocated_bytes(void);

/// Gives memory that is not in use back to the system.
void release_memory(void);
