/// What the settings of a screen say of its form.
package struct FormSettings {
  /// Whether what is typed into the rows waits until the form is committed.
  package var keepsDrafts = false
  /// Whether a person who leaves the form is asked to save it.
  package var asksBeforeLeaving = true
}

extension TableSetting {
  /// What is typed into the rows waits until the form is committed, as if each were bound by `.draft(…)`.
  public static var drafts: TableSetting { TableSetting { $0.form.keepsDrafts = true } }

  /// Whether a person who leaves the form is asked to save what was typed and is not written yet; yes unless said
  /// otherwise.
  ///
  /// The question comes on the way back, out of a modal, and where the window is closed or the program quit; the
  /// app's own `close()` does not ask.
  public static func asksBeforeLeaving(_ asks: Bool) -> TableSetting {
    TableSetting { $0.form.asksBeforeLeaving = asks }
  }
}
