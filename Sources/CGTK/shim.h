// Calls that newer versions deprecate are those of the oldest version that is supported.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
#include <glib-unix.h>
