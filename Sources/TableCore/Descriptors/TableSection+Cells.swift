extension TableSection {
  /// The cells written by hand, or nil if the rows are made when they are shown.
  ///
  /// ```swift
  /// var sections = super.tableData
  /// sections[0].cells?.append([.title: "One more"])
  /// ```
  ///
  /// Setting them makes the section one of written rows; setting nil changes nothing.
  public var cells: [TableCell]? {
    get { if case .cells(let cells) = authoredRows { cells } else { nil } }
    set {
      // Swift writes nil back after a change through an optional chain that found nil.
      guard let newValue else { return }
      authoredRows = .cells(newValue)
      hasCheckedIDs = false
    }
  }

  /// Returns the section with each of its cells changed by a closure.
  ///
  /// ```swift
  /// override var tableData: [Section] {
  ///   super.tableData.map { section in section.map { $0.merging([.moveable: .withinSection]) } }
  /// }
  /// ```
  ///
  /// Written cells are changed at once; cells of a source, and those made when they are shown, are
  /// changed as they are made.
  public func map(_ transform: @escaping (TableCell) -> TableCell) -> TableSection {
    changingRows(transform)
  }

  /// The change of each row that is made when needed: that of the section of its source, and then the section's own.
  var madeRowChange: ((TableCell) -> TableCell)? {
    guard isSourced, let first = sourcedChange else { return rowChange }
    guard let rowChange else { return first }
    return { rowChange(first($0)) }
  }

  /// Returns the section with a further change of each row, applied after those that it already
  /// has.
  func changingRows(_ change: @escaping (TableCell) -> TableCell) -> TableSection {
    var section = self
    if case .cells(let cells) = authoredRows { section.authoredRows = .cells(cells.map(change)) }
    section.rowChange = rowChange.map { first in { change(first($0)) } } ?? change
    return section
  }
}
