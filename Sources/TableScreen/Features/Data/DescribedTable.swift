package import TableCore

/// A table that is described outside of Swift, as by data; a screen shows it unless its class overrides `tableData`.
///
/// This protocol lets a screen ask for it without knowing the module above that implements it.
@MainActor package protocol DescribedTable: AnyObject {
  /// The sections, or nil while there are none yet.
  var sections: [TableSection]? { get }
  /// The table's default settings, which those of the screen's class override.
  var defaults: TableSettings { get }
  /// The table's own settings, which override those of the screen's class.
  var settings: TableSettings { get }
  /// Returns the buttons of an edge of the bar, or nil if none are described.
  func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton]?
  /// Starts loading the data that are missing, and reports mistakes in those present; runs before the first reading.
  func prepare()
  /// The fields that have another value than the data gives them, by their names, with the ids of their rows, which are
  /// unique within a section only.
  var changedFields: [(name: String, row: TableCell.ID)] { get }
  /// Loads the table again.
  func load() async throws
  /// Resets the form's fields to their initial values.
  func reset()
}

extension TableScreen {
  /// Reports the mistakes in the data that describe the table.
  func report(_ mistakes: [TableDataMistake]) {
    for mistake in mistakes {
      let place = mistake.line.map { "line \($0), column \(mistake.column ?? 1)" }
      TableDiagnostics.report(
        TableDiagnostic(
          kind: mistake.kind, what: mistake.what,
          place: .init(
            screen: "\(type(of: self))", section: nil, row: nil,
            key: [mistake.path, place].compactMap { $0 }.joined(separator: ", ")),
          why: mistake.why, remedy: mistake.remedy))
    }
  }
}

extension TableActions {
  /// The built-in actions, which every table made of data can name.
  @MainActor package static var standard: TableActions {
    [
      "submit": .submit, "reset": .perform(TableScreen.resetForm),
      "refresh": .perform(TableScreen.refreshTable), "close": .perform(TableScreen.closeScreen),
    ]
  }
}

extension TableScreen {
  fileprivate func resetForm() {
    reloadForm()
    described?.reset()
  }
  fileprivate func refreshTable() { refresh() }
  fileprivate func closeScreen() { close() }
}
