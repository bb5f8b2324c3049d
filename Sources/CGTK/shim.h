// Disables deprecation warnings: the oldest supported versions need calls that newer versions deprecate.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
#include <dlfcn.h>
#include <glib-unix.h>

// Swift does not import functions with a variable number of arguments.

// Makes a widget of a type that screen readers take for something else.
static inline GtkWidget *tablescreen_widget_new(GType type, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

// Tells screen readers that a state is on (1) or off (0).
static inline void tablescreen_set_state(GtkAccessible *widget, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(widget, state, value, -1);
}

// Tells screen readers how deep a heading stands.
static inline void tablescreen_set_level(GtkAccessible *widget, int level) {
  gtk_accessible_update_property(widget, GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

// What Xlib says of a request that failed, laid out as XErrorEvent.
typedef struct {
  int type;
  void *display;
  unsigned long resource, serial;
  unsigned char error, request, minor;
} tablescreen_x_error;

// The first fields of Xlib's Display, as in Xlib.h, whose macros read them.
typedef struct {
  void *data, *functions;
  int descriptor, checker, major, minor;
  char *vendor;
  // The bits that all numbers of the program's own windows have in common, and those in which they differ.
  unsigned long base, mask;
} tablescreen_x_display;

// Tells Xlib that an error is to be passed over (0), where it is about a window of the program's own, or handled (1).
static inline int tablescreen_hear_x_error(void *display, tablescreen_x_error *error, void *sent) {
  (void)sent;
  tablescreen_x_display *own = (tablescreen_x_display *)display;
  return (error->resource & ~own->mask) != own->base;
}

// Keeps a program on an X11 display going when a request names a window of its own that has gone. GDK ends it at any
// error that it does not expect, and makes such requests itself: without a window manager that moves windows it goes on
// moving one that is closed while a person drags it.
//
// An error handler (XSetErrorHandler) would miss errors that arrive while GDK has set its own for requests that may
// fail. This is asked before any handler, and passes over BadWindow (3) and BadDrawable (9). Those about windows of other
// programs reach GDK, which expects them, and asks later what has failed.
//
// Xlib is looked up while the program runs: its header has a type Screen, which Swift would take for the package's, and
// GTK may be there without X11.
static inline void tablescreen_survive_gone_windows(void) {
  GdkDisplay *display = gdk_display_get_default();
  GType x11 = g_type_from_name("GdkX11Display");
  if (!display || !x11 || !G_TYPE_CHECK_INSTANCE_TYPE(display, x11)) return;
  typedef int (*hear)(void *, tablescreen_x_error *, void *);
  void *(*connection)(GdkDisplay *) =
      (void *(*)(GdkDisplay *))dlsym(NULL, "gdk_x11_display_get_xdisplay");
  hear (*set)(void *, int, hear) = (hear(*)(void *, int, hear))dlsym(NULL, "XESetWireToError");
  void *server = connection && set ? connection(display) : NULL;
  if (!server) return;
  set(server, 3, tablescreen_hear_x_error);
  set(server, 9, tablescreen_hear_x_error);
}
