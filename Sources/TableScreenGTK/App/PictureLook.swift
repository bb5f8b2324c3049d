#if GTK
import CGTK
import Foundation

/// The desktop's settings that a picture is taken with.
package struct PictureLook: Hashable, Sendable {
  /// True for the dark style.
  package var isDark = false
  /// True for high contrast.
  package var isHighContrast = false
  /// True for text that runs from right to left.
  package var isRightToLeft = false
  /// The factor of text sizes; 1 is the usual one.
  package var textScale = 1.0

  /// Creates the usual look: light, of normal contrast, from left to right.
  package init() {}

  /// Prepares the settings that have to be there before GTK starts.
  @MainActor func prepare() {
    // Only this variable sets the contrast if there is no desktop that says it.
    if isHighContrast { setenv("ADW_DEBUG_HIGH_CONTRAST", "1", 1) }
  }

  /// Applies the other settings once there is a window.
  @MainActor func apply() {
    let settings = Obj(gtk_settings_get_default())
    // Window buttons are placed as in GNOME, since a virtual display has no setting for them.
    set(settings, "gtk-decoration-layout", ":close")
    adw_style_manager_set_color_scheme(
      adw_style_manager_get_default(),
      isDark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT)
    if isRightToLeft { gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL) }
    guard textScale != 1 else { return }
    var value = GValue()
    g_value_init(&value, Fundamental.int)
    g_value_set_int(&value, gint(textScale * 96 * 1024))
    g_object_set_property(settings(), "gtk-xft-dpi", &value)
    g_value_unset(&value)
  }
}
#endif
