public import Foundation
public import TableScreen

extension TableScreen {
  /// Creates a screen from data, which can name `cells` beside those of `cellClasses`.
  ///
  /// Mistakes in the data are told to `onDataMistakes(_:)`. An initializer of a subclass calls `super.init()` and then
  /// `show(_:)`: an extension of another module has no initializer that a subclass can call.
  public convenience init(
    _ input: TableDataInput, cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    self.init()
    adopt(TableData(input, names: dataNames(cells), limits: limits))
  }

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
  public var data: TableData? { dataTable?.data }

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

  /// Shows other data in place of what it shows now; within `onDataMistakes(_:)`, when that has ended.
  public func show(_ data: TableData) {
    inTurn(madeDataTable.turns, "onDataMistakes") { self.take(data) }
  }

  private func take(_ data: TableData) {
    let old = self.data
    // The old data is freed elsewhere: that takes the longer, the larger it is.
    defer { if let old { Task.detached { withExtendedLifetime(old) {} } } }
    adopt(data)
    guard isLoaded else { return }
    if !data.mistakes.isEmpty { onDataMistakes(data.mistakes) }
    updateTableData()
    refreshChrome()
  }

  private func adopt(_ data: TableData) {
    madeDataTable.adopt(data)
    readSettingsAgain()
  }

  /// The names that data for this screen can use.
  public static var dataNames: TableDataNames {
    TableDataNames(
      cells: cellClasses,
      actions: Set(actions.actions.keys).union(TableActions.standard.actions.keys),
      bindings: bindings)
  }

  func dataNames(_ cells: CellClasses) -> TableDataNames {
    var names = type(of: self).dataNames
    names.cells = names.cells + cells
    return names
  }

  /// The table that the screen has from data, or nil.
  var dataTable: DataTable? { described as? DataTable }

  /// The table that the screen has from data, made where there is none yet.
  var madeDataTable: DataTable {
    if let dataTable { return dataTable }
    let table = DataTable(self)
    described = table
    return table
  }
}
