package import TableCore

extension TableScreen {
  /// Hides nodes, or shows them again; before the first reading this waits for it.
  ///
  /// Where there is no row of an id yet, that is heeded when the table gets one; any other selector that means nothing is
  /// reported. What is shown by hand stays so until the data, after showing it too, hides it anew.
  public func mask(_ selector: TableSelector, _ isMasked: Bool = true) {
    onceLoaded { self.model.mask(selector, isMasked) }
  }

  /// Shows hidden nodes again.
  public func unmask(_ selector: TableSelector) { mask(selector, false) }

  /// Hides nodes that show, and shows those that are hidden.
  public func toggleMask(_ selector: TableSelector) {
    onceLoaded { self.model.toggleMask(selector) }
  }

  /// Does something to the rows now, or when they are read first: before, there are none to do it to.
  func onceLoaded(_ change: @escaping @MainActor () -> Void) {
    if isLoaded || model.ownsRows { change() } else { waitingChanges.append(change) }
  }

  /// Returns the next row on screen, from top to bottom, that `condition` is true for, or nil.
  public func nextRow(
    after row: NodeID, where condition: (Cell) -> Bool = { _ in true }
  ) -> NodeID? { neighbour(of: row, by: 1, condition) }

  /// Returns the nearest row on screen above that `condition` is true for, or nil.
  public func previousRow(
    before row: NodeID, where condition: (Cell) -> Bool = { _ in true }
  ) -> NodeID? { neighbour(of: row, by: -1, condition) }

  private func neighbour(of row: NodeID, by step: Int, _ condition: (Cell) -> Bool) -> NodeID? {
    guard var path = layout.tablePath(of: row) else { return nil }
    while true {
      path.row += step
      while !(0..<layout.rowCount(in: path.section)).contains(path.row) {
        path.section += step
        guard (0..<layout.sectionCount).contains(path.section) else { return nil }
        path.row = step > 0 ? 0 : layout.rowCount(in: path.section) - 1
      }
      guard let next = layout.row(at: path)?.id else { return nil }
      if let cell = model.cell(next), condition(cell) { return next }
    }
  }

  /// Whether a node was hidden by hand.
  public func isMasked(_ selector: TableSelector) -> Bool { model.isMasked(selector) }

  /// Returns the first row or section with that tag, visible or not, or nil.
  public func node(tag: String) -> NodeID? { model.resolve(.tag(tag)).first }

  /// Returns where the first row with that tag stands as written, or nil.
  public func dataPath(tag: String) -> DataPath? {
    model.resolve(.tag(tag)).firstNonNil { model.dataPath(of: $0) }
  }

  /// Returns the cell at a position on screen, where a search may leave out others; nil where there is none.
  public func cell(at path: TablePath) -> Cell? {
    layout.row(at: path).flatMap { model.cell($0.id) }
  }

  /// Returns the cell at a position as written, on screen or not; nil where there is none.
  public func cell(at path: DataPath) -> Cell? { withModel { $0.cell(at: path) } }

  /// Returns the tags of what stands at a position on screen.
  public func tags(at path: TablePath) -> [String] {
    layout.row(at: path).flatMap { model.cell($0.id)?.tags } ?? []
  }

  /// Says why a node is not on screen; empty where it is, nil where there is no such node.
  public func visibility(of id: NodeID) -> Set<HiddenReason>? { model.visibility(of: id) }

  /// Returns the row before a position as written, or nil where that is the first.
  func neighbour(before path: DataPath) -> TableNeighbour? {
    var previous = path
    previous.row -= 1
    guard let id = model.tree.node(at: previous), let cell = model.cell(id) else { return nil }
    return TableNeighbour(id: id, cell: cell)
  }

  /// Lets a source give sections their rows, or shows the rows as written again where it is nil.
  ///
  /// Where the sections come from ``tableData``, the next reading decides anew; before the first one this waits for
  /// it. A selector that means no section is reported.
  public func setSource(_ source: RowSource?, of selector: TableSelector) {
    onceLoaded { self.model.setSource(source, of: selector) }
  }

  /// Brings a row into view.
  public func scroll(to selector: TableSelector, at position: ScrollPosition = .nearest) {
    guard let path = model.resolve(selector).firstNonNil({ layout.tablePath(of: $0) }) else {
      return
    }
    navigator?.host?.scroll(to: path, at: position, in: outermost)
  }
}
