public import Foundation
public import TableScreen

extension TableScreen {
  /// Creates a screen that loads its table, as JSON or a property list in XML, from an address.
  ///
  /// ```swift
  /// let screen = TableScreen(url: menuAddress, cells: .ready)
  /// ```
  ///
  /// During the first load, and if it fails, a message takes the place of the rows, with a way to try again. A refresh
  /// asks the server for a newer version and shows the changes; if that fails, the rows stay.
  public convenience init(url: URL, cells: CellClasses = [:], limits: TableDataLimits = .init()) {
    self.init()
    madeDataTable.address = DataAddress(url: url, cells: cells, limits: limits)
    readSettingsAgain()
  }

  /// The address that the table is loaded from, or nil.
  ///
  /// Set before the screen is shown, the address makes a subclass load its table; set later, it takes effect with the next
  /// refresh.
  public var dataURL: URL? {
    get { dataTable?.address?.url }
    set {
      guard newValue != nil || dataTable != nil else { return }
      let table = madeDataTable
      var address = newValue.map { table.address ?? DataAddress(url: $0) }
      if let newValue, address?.url != newValue {
        address?.url = newValue
        address?.tag = nil
        address?.isHeld = false
      }
      table.address = address
      readSettingsAgain()
      refreshChrome()
    }
  }

  /// The loader of the table; `URLSession` unless set.
  public var dataLoader: any TableDataLoader {
    get { dataTable?.loader ?? DataTable.standardLoader }
    set { madeDataTable.loader = newValue }
  }

  /// Loads the table from its address, and shows the changes; without an address, does nothing.
  ///
  /// - Throws: the error of the load; the rows shown before stay.
  public func loadData() async throws {
    guard let dataTable, let address = dataTable.address else { return }
    dataTable.address?.asked += 1
    let number = dataTable.address?.asked ?? 0
    let answer = try await dataTable.loader.answer(
      from: address.url, unless: address.isHeld ? address.tag : nil, limits: address.limits)
    guard case .data(let text, let tag) = answer else {
      // The answer “unchanged” is an error if no version has been loaded.
      if !address.isHeld { throw TableDownloadError.status(304) }
      return
    }
    let table = await TableData.read(
      text, names: dataNames(address.cells), limits: address.limits)
    // An answer to an older request never replaces the answer to a newer one.
    guard let now = dataTable.address, now.url == address.url, number > now.shown, !model.isClosed
    else { return }
    let isFirst = data == nil
    if !table.isBroken {
      dataTable.address?.tag = tag
      dataTable.address?.isHeld = true
      dataTable.address?.shown = number
      show(table)
    } else {
      // A broken table is shown only in a first load; later, the complete old rows are better.
      if isFirst, !table.sections.isEmpty { show(table) }
      if let breach = table.breach { throw BrokenDataError(mistake: breach) }
    }
  }
}

/// The address that a screen's table is loaded from, and the state of the load.
struct DataAddress {
  var url: URL
  var cells: TableCellClasses = [:]
  var limits = TableDataLimits()
  /// True while a table from the address is shown.
  var isHeld = false
  /// The name of the version that is shown.
  var tag: String?
  /// The number of requests, and the number of the request whose answer is shown.
  var asked = 0
  var shown = 0
}
