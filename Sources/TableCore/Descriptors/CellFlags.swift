/// The kinds of attribute in a cell that the pipeline must know of before it looks at the cell.
///
/// A section joins the flags of its cells, so that a table without masks, tags or children never
/// walks over its rows to find none.
package struct CellFlags: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  static let masked = CellFlags(rawValue: 1 << 0)
  static let tagged = CellFlags(rawValue: 1 << 1)
  static let children = CellFlags(rawValue: 1 << 2)
  static let unsearchable = CellFlags(rawValue: 1 << 3)
  static let searchText = CellFlags(rawValue: 1 << 4)
  static let mistakes = CellFlags(rawValue: 1 << 5)
  package static let bound = CellFlags(rawValue: 1 << 6)
  /// The cell has fields whose drafts wait for a commit, or are validated.
  package static let form = CellFlags(rawValue: 1 << 8)
  static let editable = CellFlags(rawValue: 1 << 7)
  /// The cell has closures of the app's, which may capture the screen.
  static let closures = CellFlags(rawValue: 1 << 9)
}
