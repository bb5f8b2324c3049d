/// A position on screen now.
public struct TablePath: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row in its section, from 0.
  public var row: Int

  /// Creates a position on screen.
  public init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates a position on screen.
  public init(section: Int, row: Int) { self.init(section, row) }
}

extension TablePath: Comparable {
  /// Returns whether the first position is above the second.
  public static func < (a: TablePath, b: TablePath) -> Bool {
    (a.section, a.row) < (b.section, b.row)
  }
}

extension TablePath: CustomStringConvertible {
  /// The value in words.
  public var description: String { "T(\(section),\(row))" }
}

/// A position as written: only the group's own rows, nothing hidden.
///
/// In a section with a source, the row is the index in the source.
public struct DataPath: Hashable, Sendable {
  /// The group whose sections are counted.
  public var group: NodeID
  /// The section of the group, from 0.
  public var section: Int
  /// The row as written, from 0.
  public var row: Int

  /// Creates a position as written.
  public init(group: NodeID = .main, section: Int, row: Int) {
    self.group = group
    self.section = section
    self.row = row
  }

  /// Creates a position in the screen's `tableData`.
  public init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}

extension DataPath: CustomStringConvertible {
  /// The value in words.
  public var description: String {
    group == .main ? "A(\(section),\(row))" : "A(\(group),\(section),\(row))"
  }
}
