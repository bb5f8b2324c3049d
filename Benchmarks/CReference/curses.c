#define NCURSES_WIDECHAR 1
#include "CReference.h"
#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

struct CursesList {
  SCREEN *screen;
  FILE *input, *output;
  int columns, lines, top, selected;
};

static void draw_row(struct CursesList *list, int line) {
  char text[256];
  snprintf(text, sizeof text, "Title of row %d", list->top + line);
  if (line == list->selected) attron(A_REVERSE);
  mvprintw(line, 0, "%-*s", list->columns, text);
  attroff(A_REVERSE);
}

static void draw_page(struct CursesList *list) {
  for (int line = 0; line < list->lines - 1; line++) draw_row(list, line);
  refresh();
}

struct CursesList *curses_list(int columns, int lines, int input, int output) {
  struct CursesList *list = calloc(1, sizeof *list);
  if (!list) return NULL;
  list->input = fdopen(dup(input), "r");
  list->output = fdopen(dup(output), "w");
  list->screen = newterm("xterm-256color", list->output, list->input);
  list->columns = columns;
  list->lines = lines;
  list->selected = 10;
  resizeterm(lines, columns);
  draw_page(list);
  return list;
}

void curses_list_move(struct CursesList *list) {
  if (!list) return;
  SCREEN *before = set_term(list->screen);
  int old = list->selected;
  list->selected = old == 10 ? 11 : 10;
  draw_row(list, old);
  draw_row(list, list->selected);
  refresh();
  set_term(before);
}

void curses_list_page(struct CursesList *list) {
  if (!list) return;
  SCREEN *before = set_term(list->screen);
  list->top += list->lines - 1;
  draw_page(list);
  set_term(before);
}

void curses_list_end(struct CursesList *list) {
  if (!list) return;
  set_term(list->screen);
  endwin();
  delscreen(list->screen);
  fclose(list->input);
  fclose(list->output);
  free(list);
}
