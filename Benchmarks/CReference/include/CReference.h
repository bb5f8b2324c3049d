#pragma once
#include <stddef.h>

/// Returns how many lines of a text hold another text.
size_t lines_holding(const char *text, size_t length, const char *wanted, size_t wanted_length);
