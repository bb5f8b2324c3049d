/// The identity of a group, a section or a row for as long as the table lives.
///
/// The model mints it and hands it on from one reading of the table to the next: a row whose title changes, or that
/// moves, keeps it. Ids are never used twice, and no two tables share one: an id of another table names nothing here.
public struct NodeID: Hashable, Sendable {
  let raw: UInt64

  package init(_ raw: UInt64) { self.raw = raw }

  /// The group that holds the screen's `tableData`; the one identity that each table has.
  public static let main = NodeID(0)
}

extension NodeID: Comparable {
  /// Returns whether the first node was made before the second.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.raw < b.raw }
}

extension NodeID: CustomStringConvertible {
  /// The value in words.
  public var description: String { "#\(raw)" }
}
