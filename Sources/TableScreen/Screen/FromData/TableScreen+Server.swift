public import Foundation

extension TableScreen {
  /// Creates a screen that loads its table, as JSON or a property list in XML, from an address.
  ///
  /// ```swift
  /// let screen = TableScreen(url: menuAddress, cells: .ready)
  /// ```
  ///
  /// While it is loaded, and where that fails, this is said in place of the rows, with a way to try again. A
  /// refresh asks the server whether there is another version, and shows what became different; where that fails
  /// the rows stay.
  public convenience init(url: URL, cells: CellClasses = [:], limits: TableDataLimits = .init()) {
    self.init()
    described.address = DataAddress(url: url, cells: cells, limits: limits)
  }

  /// Where the table is loaded from, or nil.
  ///
  /// Set before the screen is shown it makes a screen of one's own load its table; set later it takes effect with
  /// the next refresh.
  public var dataURL: URL? {
    get { described.address?.url }
    set {
      var address = newValue.map { described.address ?? DataAddress(url: $0) }
      if let newValue, address?.url != newValue {
        address?.url = newValue
        address?.tag = nil
        address?.isHeld = false
      }
      described.address = address
      settingValues = readSettings()
      refreshChrome()
    }
  }

  /// What loads the table; by `URLSession` unless set.
  public var dataLoader: any TableDataLoader {
    get { described.loader }
    set { described.loader = newValue }
  }

  /// Loads the table from its address, and shows what became different; without an address nothing happens.
  ///
  /// - Throws: what went wrong. What was shown before stays.
  public func loadData() async throws {
    guard let address = described.address else { return }
    described.address?.asked += 1
    let number = described.address?.asked ?? 0
    let answer = try await dataLoader.answer(
      from: address.url, unless: address.isHeld ? address.tag : nil, limits: address.limits)
    guard case .data(let text, let tag) = answer else {
      // Nobody asked whether something is still true of which nothing is here.
      if !address.isHeld { throw TableDataError.status(304) }
      return
    }
    let table = await TableData.read(
      text, names: dataNames(address.cells), limits: address.limits)
    // An answer to an older question never takes the place of a newer one.
    guard let now = described.address, now.url == address.url, number > now.shown, !model.isClosed
    else { return }
    let isFirst = data == nil
    if !table.isBroken {
      described.address?.tag = tag
      described.address?.isHeld = true
      described.address?.shown = number
      show(table)
    } else {
      // Some rows are better than none, and worse than all that were there.
      if isFirst, !table.sections.isEmpty { show(table) }
      if let breach = table.breach { throw TableDataError.broken(breach) }
    }
  }

  /// Begins to load where there is something to load, and says what is wrong with what is there.
  func prepareData() {
    if let data, !data.mistakes.isEmpty { onDataMistakes(data.mistakes) }
    guard described.address != nil, data == nil else { return }
    wait(for: Words.current.loading) { [weak self] in try await self?.loadData() }
  }
}

/// Where the table of a screen is loaded from, and how far that has come.
struct DataAddress {
  var url: URL
  var cells: TableCellClasses = [:]
  var limits = TableDataLimits()
  /// Whether a table from there is shown.
  var isHeld = false
  /// The name of the version that is shown.
  var tag: String?
  /// How often it was asked for, and which of the answers is shown.
  var asked = 0
  var shown = 0
}
