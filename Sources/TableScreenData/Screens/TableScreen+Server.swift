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
    let table = madeDataTable
    (table.address, table.cells, table.limits) = (url, cells, limits)
    readSettingsAgain()
  }

  /// The address that the table is loaded from, or nil.
  ///
  /// Set before the screen is shown, the address makes a subclass load its table; set later, it takes effect with the next
  /// refresh, or at once where the first table is still being loaded.
  public var dataURL: URL? {
    get { dataTable?.address }
    set {
      guard newValue != nil || dataTable != nil else { return }
      let table = madeDataTable
      let isOther = table.address != newValue
      table.address = newValue
      // Nobody waits any longer for the first table of another address.
      if isOther, data == nil { table.asking?.cancel() }
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
    dataTable.asked += 1
    let (number, limits) = (dataTable.asked, dataTable.limits)
    let held = dataTable.version.flatMap { $0.url == address ? $0 : nil }
    let loader = dataTable.loader
    let asking = Task { try await loader.answer(from: address, unless: held?.tag, limits: limits) }
    dataTable.asking = asking
    defer { if dataTable.asking == asking { dataTable.asking = nil } }
    let answer: TableDataAnswer
    do {
      answer = try await withTaskCancellationHandler {
        try await asking.value
      } onCancel: {
        asking.cancel()
      }
    } catch {
      // What is wrong at an address that is the screen's no more says nothing of the other one.
      let isOther = dataTable.address != address || asking.isCancelled
      guard isOther, !Task.isCancelled, !model.isClosed else { throw error }
      return try await loadData()
    }
    guard !model.isClosed else { return }
    // Nobody has looked yet whether there is anything new at the other address.
    guard dataTable.address == address else { return try await loadData() }
    guard case .data(let text, let tag) = answer else {
      // The answer “unchanged” is an error if no version has been loaded.
      guard let held else { throw TableDownloadError.status(304) }
      // It says nothing where the app has shown data of its own meanwhile.
      let isShown = dataTable.version.map { $0.url == held.url && $0.tag == held.tag } ?? false
      if !isShown, number == dataTable.asked, !model.isClosed { try await loadData() }
      return
    }
    let table = await TableData.read(text, names: dataNames(dataTable.cells), limits: limits)
    guard !model.isClosed else { return }
    let isFirst = data == nil
    guard dataTable.address == address else { return try await loadData() }
    // An answer to an older request never replaces the answer to a newer one.
    guard number > dataTable.shown else { return }
    if !table.isBroken {
      dataTable.shown = number
      show(table, of: DataVersion(url: address, tag: tag))
    } else {
      // A broken table is shown only in a first load; later, the complete old rows are better.
      if isFirst, !table.sections.isEmpty { show(table) }
      if let breach = table.breach { throw BrokenDataError(mistake: breach) }
    }
  }
}

/// The version of a table from an address.
struct DataVersion {
  let url: URL
  /// The name of the version, if the server gives it one.
  let tag: String?
}
