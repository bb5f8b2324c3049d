#if GTK
import CGTK
import Foundation

/// The desktop's settings in a picture, as a person may have them.
package struct PictureLook: Hashable, Sendable {
  /// Whether the style is dark.
  package var isDark = false
  /// Whether the contrast is high.
  package var isHighContrast = false
  /// Whether the text runs from right to left.
  package var isRightToLeft = false
  /// The size of texts, where 1 is the usual one.
  package var textScale = 1.0

  /// Creates the look that most people have.
  package init() {}

  /// Sets what has to be so before GTK starts.
  @MainActor func prepare() {
    // There is no other way without a desktop to ask.
    if isHighContrast { setenv("ADW_DEBUG_HIGH_CONTRAST", "1", 1) }
  }

  /// Sets the rest, once there is a window.
  @MainActor func apply() {
    let settings = Obj(gtk_settings_get_default())
    // GNOME's layout: a virtual display has no setting for the buttons of windows.
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
