package import TableCore

/// A table that is described outside of Swift, as by data: what a screen shows unless it says otherwise itself.
///
/// The screen asks; who describes the table stands in a module above, which this one does not know.
@MainActor package protocol DescribedTable: AnyObject {
  /// The sections, or nil while there are none yet.
  var sections: [TableSection]? { get }
  /// The settings that the table comes with; those of the screen's class outdo them.
  var defaults: TableSettings { get }
  /// The settings that the table says itself, which outdo those of the screen's class.
  var settings: TableSettings { get }
  /// Returns the buttons of an edge of the bar, or nil where nothing is said of them.
  func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton]?
  /// Begins to load what is not there yet, and says what is wrong with what is there; runs before the first reading.
  func prepare()
  /// Loads the table again.
  func load() async throws
  /// Gives the form's fields the values that they had at first.
  func reset()
}

extension TableScreen {
  /// Reports the mistakes in the data that the table is made of.
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
  /// The actions that every described table can name.
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
