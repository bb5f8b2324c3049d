package import TableScreen

/// A motion of the cursor or of the viewport.
package enum TextMotion: Hashable, Sendable {
  /// The cursor goes that many rows down, or up if negative; the viewport follows.
  case rows(Int)
  /// The cursor goes that many pages down, or up if negative.
  case pages(Int)
  /// The cursor goes to the first row.
  case home
  /// The cursor goes to the last row.
  case end
  /// The cursor goes to the first row of a section, whose header scrolls to the top.
  case section(Int)
  /// The cursor goes to a row, which scrolls to the top.
  case top(TablePath)
  /// The cursor goes that many sections down, or up if negative.
  case sections(Int)
  /// The cursor goes to a row.
  case row(NodeID)
  /// A row scrolls into view, if it is out of sight since the rows have scrolled; the cursor stays.
  case show(NodeID)
  /// The rows scroll to a share of the table, from 0 for its start to 1 for its end; the cursor
  /// stays.
  case share(Double)
  /// The rows scroll by that many lines down, or up if negative; the cursor stays.
  case scroll(Int)
  /// A row scrolls into view; the cursor stays.
  case reveal(TablePath, TableScrollPosition)
}

extension TextMotion {
  /// Returns the motion that brings a position to the top; a section without rows, to which an index may lead, has a title
  /// alone.
  @MainActor package static func toTop(_ path: TablePath, in layout: TableLayout) -> TextMotion {
    let isEmpty =
      layout.row(at: path) == nil && path.section > 0 && path.section < layout.sectionCount
    return isEmpty ? .section(path.section) : .reveal(path, .top)
  }
}
