#define _GNU_SOURCE
#include "CReference.h"
#include <string.h>

size_t lines_holding(const char *text, size_t length, const char *wanted, size_t wanted_length) {
  const char *end = text + length;
  size_t lines = 0;
  while (text < end && (text = memmem(text, (size_t)(end - text), wanted, wanted_length))) {
    lines++;
    // What else the line holds does not count.
    text = memchr(text, '\n', (size_t)(end - text));
    if (!text) break;
  }
  return lines;
}
