#if GTK
  import CGTK

  /// Gives an object a text property.
  @MainActor func set(_ object: Obj, _ property: String, _ text: String) {
    var value = GValue()
    g_value_init(&value, Fundamental.string)
    g_value_set_string(&value, text)
    g_object_set_property(object(), property, &value)
    g_value_unset(&value)
  }

  /// What a screen reader says of a widget.
  @MainActor func setAccessibleLabel(_ widget: Obj, _ label: String) {
    var value = GValue()
    g_value_init(&value, Fundamental.string)
    g_value_set_string(&value, label)
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    gtk_accessible_update_property_value(widget(), 1, &property, &value)
    g_value_unset(&value)
  }

  /// What a drag carries: a number.
  @MainActor func makeDragContent(_ number: Int) -> Obj? {
    var value = GValue()
    g_value_init(&value, Fundamental.int)
    g_value_set_int(&value, gint(number))
    defer { g_value_unset(&value) }
    return Obj(maybe: gdk_content_provider_new_for_value(&value))
  }

  extension Obj {
    /// Adds a class of style to a widget, or takes it away.
    @MainActor func setClass(_ name: String, _ isOn: Bool) {
      if isOn {
        gtk_widget_add_css_class(self(), name)
      } else {
        gtk_widget_remove_css_class(self(), name)
      }
    }
  }
#endif
