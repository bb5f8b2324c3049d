package import TableCore

/// One entry of the index at the edge of a table.
public struct ScreenIndexEntry: Hashable, Sendable {
  /// The title of the entry.
  public var title: String
  /// The section that the entry leads to, by its place on screen.
  public var section: Int
  /// The row of that section, or nil if the entry leads to the section's start.
  public var row: Int?

  /// Creates an entry.
  public init(title: String, section: Int, row: Int? = nil) {
    self.title = title
    self.section = section
    self.row = row
  }

  /// The first row that the entry brings into view.
  public var path: TablePath { TablePath(section, row ?? 0) }
}
