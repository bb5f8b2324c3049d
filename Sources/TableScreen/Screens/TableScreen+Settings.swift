import TableCore

extension TableScreen {
  /// Reads the settings, of the class and of the table described by data, and reports each invalid number once.
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

  /// Reads the settings again and applies them.
  package func readSettingsAgain() {
    let wasPaged = settingValues.pageable != nil
    settingValues = readSettings()
    applySearchSettings()
    fitSelection()
    pageSession.isNew = !wasPaged && settingValues.pageable != nil
  }
}
