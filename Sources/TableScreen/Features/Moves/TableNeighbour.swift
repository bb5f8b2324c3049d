package import TableCore

/// A row beside another one.
public struct TableNeighbour {
  /// The identity of the row.
  public let id: NodeID
  /// The cell as described.
  public let cell: TableCell
}
