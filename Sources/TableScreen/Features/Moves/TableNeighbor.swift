package import TableCore

/// The row before another one in its section.
public struct TableNeighbor {
  /// The identity of the row.
  public let id: NodeID
  /// The cell as described.
  public let cell: TableCell
}
