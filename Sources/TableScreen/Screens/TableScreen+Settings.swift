import TableCore

extension TableScreen {
  /// Reads what the settings say, of the class and of what describes the table, and reports what makes no sense.
  func readSettings() -> SettingValues {
    let none: TableSettings = []
    let values =
      ((described?.defaults ?? none) + type(of: self).settings + (described?.settings ?? none))
      .values
    for mistake in values.mistakes where reportedSettings.insert(mistake).inserted {
      TableDiagnostics.report(
        .wrongValue, "expected \(mistake.wanted.name), found \(mistake.found)",
        at: .init(screen: diagnosticName, key: mistake.setting),
        why: mistake.isIgnored
          ? "the setting is ignored; what holds without it does" : NumberRange.nearestTaken,
        remedy: mistake.wanted.remedy)
    }
    return values
  }

  /// Takes over the settings as they are said now.
  package func readSettingsAgain() {
    settingValues = readSettings()
    applySearchSettings()
  }
}
