/// The settings of a screen's form.
package struct FormSettings {
  /// True if typed values stay drafts until the form is committed.
  package var keepsDrafts = false
  /// True if a person who leaves a dirty form is asked whether to save it.
  package var asksBeforeLeaving = true
}

extension TableSetting {
  /// Values typed into the rows stay drafts until the form is committed, as if each row were bound by `.draft(…)`.
  public static var drafts: TableSetting { TableSetting { $0.form.keepsDrafts = true } }

  /// Turns on or off the question whether to save, for a person who leaves a form with unsaved drafts; by default, it
  /// is on.
  ///
  /// The question comes on going back, on closing a modal or the window, and on quitting the program; the
  /// app's own `close()` does not ask. A child screen decides for its own rows.
  public static func asksBeforeLeaving(_ asks: Bool) -> TableSetting {
    TableSetting { $0.form.asksBeforeLeaving = asks }
  }
}
