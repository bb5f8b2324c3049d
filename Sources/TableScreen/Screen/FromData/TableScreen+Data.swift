public import Foundation

extension TableScreen {
  /// Creates a screen from the text of JSON.
  ///
  /// ```swift
  /// let screen = TableScreen(json: #"[{"cells": [{"title": "Milk", "accessory": "disclosure"}]}]"#)
  /// ```
  public convenience init(
    json: String, cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    self.init(.json(Data(json.utf8)), cells: cells, limits: limits)
  }

  /// Creates a screen from the text of JSON, in UTF-8.
  public convenience init(
    json: Data, cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    self.init(.json(json), cells: cells, limits: limits)
  }

  /// Creates a screen from a dictionary with the keys of a table, as `sections` and `title`.
  public convenience init(
    dictionary: [String: Any], cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    self.init(.dictionary(dictionary), cells: cells, limits: limits)
  }

  /// Creates a screen from its sections, each a dictionary.
  public convenience init(
    sections: [[String: Any]], cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    self.init(.sections(sections), cells: cells, limits: limits)
  }

  /// Creates a screen from a property list, as XML or in binary form.
  public convenience init(
    propertyList: Data, cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    self.init(.propertyList(propertyList), cells: cells, limits: limits)
  }

  /// The table as data describes it, or nil.
  public var data: TableData? { described.data }

  /// Reads other data, and shows what became different.
  ///
  /// Rows are known again by their ids and titles, as in every update: the place, the search, what is expanded
  /// and what was typed stay. What was typed into a field waits for it where the data leaves it out for a while,
  /// and gives way where the data says something else of the field.
  public func show(
    _ input: TableDataInput, cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    show(TableData(input, names: dataNames(cells), limits: limits))
  }

  /// Shows other data in place of what it shows now; within ``onDataMistakes(_:)``, when that has ended.
  public func show(_ data: TableData) {
    inTurn(dataTurns, "onDataMistakes") { self.take(data) }
  }

  private func take(_ data: TableData) {
    let old = self.data
    // What is shown no more is given back elsewhere: that takes as long as it is large.
    defer { if let old { Task.detached { withExtendedLifetime(old) {} } } }
    adopt(data)
    guard isLoaded else { return }
    if !data.mistakes.isEmpty { onDataMistakes(data.mistakes) }
    updateTableData()
    refreshChrome()
  }

  func readSettings() -> SettingValues {
    let own: TableSettings = dataURL == nil ? [] : [.refreshable()]
    let values = (own + type(of: self).settings + (data?.settings ?? [])).values
    for mistake in values.mistakes where reportedSettings.insert(mistake).inserted {
      Diagnostics.report(
        .wrongValue, "expected \(mistake.wanted), found \(mistake.found)",
        at: .init(screen: diagnosticName, key: mistake.setting))
    }
    return values
  }

  func adopt(_ data: TableData) {
    described.adopt(data)
    settingValues = readSettings()
    applySearchSettings()
  }

  /// What data for this screen can name.
  public static var dataNames: TableDataNames {
    TableDataNames(
      cells: cellClasses, actions: Set(actions.actions.keys).union(standardActions.actions.keys),
      bindings: bindings)
  }

  func dataNames(_ cells: CellClasses) -> TableDataNames {
    var names = type(of: self).dataNames
    names.cells = names.cells + cells
    return names
  }

  func report(_ mistakes: [TableDataMistake]) {
    for mistake in mistakes {
      let place = mistake.line.map { "line \($0), column \(mistake.column ?? 1)" }
      Diagnostics.report(
        Diagnostic(
          kind: mistake.kind, what: mistake.what,
          place: .init(
            screen: "\(type(of: self))", section: nil, row: nil,
            key: [mistake.path, place].compactMap { $0 }.joined(separator: ", ")),
          why: mistake.why, remedy: mistake.remedy))
    }
  }

  /// The actions that every table made of data can name.
  static var standardActions: TableActions {
    [
      "submit": .submit, "reset": .perform(TableScreen.resetForm),
      "refresh": .perform(TableScreen.refreshTable), "close": .perform(TableScreen.closeScreen),
    ]
  }

  private func resetForm() {
    reloadForm()
    described.reset()
  }
  private func refreshTable() { refresh() }
  private func closeScreen() { close() }
}

extension DescribedTable {
  /// Gives every field the value that it had at first.
  func reset() {
    for field in fields.values where field.value != field.field.initial {
      field.value = field.field.initial
    }
  }
}
