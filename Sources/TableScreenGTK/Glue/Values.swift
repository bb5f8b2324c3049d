#if GTK
import CGTK

/// Sets a text property of an object.
@MainActor func set(_ object: Obj, _ property: String, _ text: String) {
  var value = GValue()
  g_value_init(&value, Fundamental.string)
  g_value_set_string(&value, ShownText(text).text)
  g_object_set_property(object(), property, &value)
  g_value_unset(&value)
}

/// Sets the text of an entry without an entry in its undo history.
@MainActor func setText(of entry: Obj, _ text: String) {
  gtk_editable_set_enable_undo(entry(), 0)
  gtk_editable_set_text(entry(), text)
  gtk_editable_set_enable_undo(entry(), 1)
}

/// Sets a widget's label for screen readers.
@MainActor func setAccessibleLabel(_ widget: Obj, _ label: String) {
  var value = GValue()
  g_value_init(&value, Fundamental.string)
  g_value_set_string(&value, ShownText(label).text)
  var property = GTK_ACCESSIBLE_PROPERTY_LABEL
  gtk_accessible_update_property_value(widget(), 1, &property, &value)
  g_value_unset(&value)
}

/// Sets a button's title, cut by ``limitWidth(of:_:)`` so that the button leaves room for others.
@MainActor func setTitle(_ button: Obj, _ title: String) {
  let shown = ShownText(title).text
  gtk_button_set_label(button(), shown)
  guard let label = Obj(maybe: gtk_button_get_child(button())) else { return }
  limitWidth(of: label, shown)
}

/// Ellipsizes a label of more than 40 scalars at 24 characters.
@MainActor func limitWidth(of label: Obj, _ text: String) {
  let isLong = text.unicodeScalars.prefix(41).count > 40
  gtk_label_set_ellipsize(label(), isLong ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE)
  gtk_label_set_max_width_chars(label(), isLong ? 24 : -1)
  gtk_label_set_single_line_mode(label(), 1)
}

/// Makes the content of a drag: a number.
@MainActor func makeDragContent(_ number: Int) -> Obj? {
  var value = GValue()
  g_value_init(&value, Fundamental.int)
  g_value_set_int(&value, gint(number))
  defer { g_value_unset(&value) }
  return Obj(maybe: gdk_content_provider_new_for_value(&value))
}

extension Obj {
  /// Whether a widget, or a part of it, has the focus of its window.
  @MainActor var hasFocusWithin: Bool {
    gtk_widget_get_state_flags(self()).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Whether a person types into a widget.
  @MainActor var takesText: Bool {
    isA(gtk_editable_get_type()) || isA(gtk_text_view_get_type())
  }

  /// Adds a CSS class to a widget, or removes it.
  @MainActor func setClass(_ name: String, _ isOn: Bool) {
    if isOn {
      gtk_widget_add_css_class(self(), name)
    } else {
      gtk_widget_remove_css_class(self(), name)
    }
  }
}
#endif
