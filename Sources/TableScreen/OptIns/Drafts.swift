extension TableSetting {
  /// What is typed into the rows waits until the form is committed, as if each were bound by `.draft(…)`.
  public static var drafts: TableSetting { TableSetting { $0.keepsDrafts = true } }
}
