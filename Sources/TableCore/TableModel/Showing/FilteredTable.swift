/// The table of a filter: its rows, and the events that the filter sends.
@MainActor protocol FilteredTable: AnyObject {
  var tree: TableTree { get }
  var tasks: TaskBox { get }
  var others: OtherThreads { get }
  /// Returns the cell of a row, which may be made for it.
  func searchedCell(_ row: Int, of section: SectionNode) -> TableCell
  /// Returns the cell that a row would have if it had not been edited by hand, or nil.
  func providedCell(_ row: Int, of section: SectionNode) -> TableCell?
  /// Returns whether a search looks at the rows below a row.
  func searches(_ child: ChildNode, of host: NodeID, in section: SectionNode) -> Bool
  /// Notes that a section has more rows than are searched.
  func searchEnds(at limit: Int, in section: SectionNode)
  /// Notes that the matches in sections may have changed, so that they are shown.
  func matchesChanged(in sections: [SectionNode])
  /// Notes that the number of indexed rows has changed.
  func searchStateChanged()
}

extension FilteredTable {
  func providedCell(_ row: Int, of section: SectionNode) -> TableCell? { nil }
}
