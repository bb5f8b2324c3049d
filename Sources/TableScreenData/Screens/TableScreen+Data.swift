public import Foundation
public import TableScreen

extension TableScreen {
  /// Creates a screen from data, which can use the cell classes in `cells` beside those of `cellClasses`.
  ///
  /// Mistakes in the data are passed to `onDataMistakes(_:)`. An initializer of a subclass calls `super.init()` and then
  /// `show(_:)`, because a subclass cannot call initializers from an extension in another module.
  public convenience init(
    _ input: TableDataInput, cells: CellClasses = [:], limits: TableDataLimits = .init()
  ) {
    self.init()
    let table = madeDataTable
    (table.cells, table.limits) = (cells, limits)
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

  /// Creates a screen from a dictionary with the keys of a table, such as `sections` and `title`.
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

  /// The table that data describes, or nil.
  public var data: TableData? { dataTable?.data }

  /// Reads other data, and shows the changes.
  ///
  /// Rows are matched by their ids and titles, as in every update: the scroll position, the search, expanded rows and
  /// typed texts stay. A typed text is kept while the data leaves its field out, and is dropped if the data describes the
  /// field differently, as is a value that its limits or options no longer include.
  ///
  /// - Parameters:
  ///   - input: the data.
  ///   - cells: the cell classes that it can use beside those of `cellClasses`; by default those that were given last, here or
  ///     where the screen was made from data or with an address.
  ///   - limits: how much of it is read.
  public func show(
    _ input: TableDataInput, cells: CellClasses? = nil, limits: TableDataLimits = .init()
  ) {
    if let cells { madeDataTable.cells = cells }
    let names = dataNames(madeDataTable.cells)
    show(TableData(input, names: names, limits: limits))
  }

  /// Replaces the data; a call within `onDataMistakes(_:)` takes effect when that method has ended.
  public func show(_ data: TableData) { show(data, of: nil) }

  /// Replaces the data by a version of the table at the screen's address, or by data of the app's own.
  func show(_ data: TableData, of version: DataVersion?) {
    inTurn(madeDataTable.turns, "onDataMistakes") { self.take(data, version) }
  }

  private func take(_ data: TableData, _ version: DataVersion?) {
    let old = self.data
    madeDataTable.version = version
    // The old data is freed off the main actor, because freeing takes time proportional to its size.
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

  /// The screen's table from data, or nil.
  var dataTable: DataTable? { described as? DataTable }

  /// The screen's table from data, made on first use.
  var madeDataTable: DataTable {
    if let dataTable { return dataTable }
    let table = DataTable(self)
    described = table
    return table
  }
}
