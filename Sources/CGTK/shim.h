// Disables deprecation warnings: the oldest supported versions need calls that newer versions deprecate.
#define GDK_DISABLE_DEPRECATION_WARNINGS
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GLIB_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
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
