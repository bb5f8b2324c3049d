/// The cells of a host, reused by kind.
///
/// A host asks for the cell of each row that comes into view and gives back those of rows that left
/// it. The order of the calls on a cell is fixed: a new one gets `onLoad`, body, `willDisplay`; a
/// reused one `prepareForReuse`, body, `onReuse`, `willDisplay`.
@MainActor public final class RowCellPool {
  private var shown: [NodeID: (kind: RowKind, cell: TableRowCell)] = [:]
  private var free: [RowKind: [TableRowCell]] = [:]

  /// Creates an empty pool.
  public init() {}

  /// Returns the content of a row of `screen`, made by a cell of its kind, or nil where there is no
  /// such row.
  public func content(of row: NodeID, in screen: any HostedScreen) -> RowContent? {
    guard let kind = screen.kind(of: row) else { return nil }
    if let (shownKind, cell) = shown[row], shownKind == kind {
      return screen.content(of: row, cell: cell)
    }
    release(row)
    if let cell = free[kind]?.popLast() {
      cell.prepareForReuse()
      let content = screen.content(of: row, cell: cell)
      cell.onReuse()
      cell.willDisplay()
      shown[row] = (kind, cell)
      return content
    }
    let cell = kind.type.init()
    cell.onLoad()
    let content = screen.content(of: row, cell: cell)
    cell.willDisplay()
    shown[row] = (kind, cell)
    return content
  }

  /// Gives back the cells of all rows but those in view.
  public func keep(_ rows: Set<NodeID>) {
    for row in shown.keys where !rows.contains(row) { release(row) }
  }

  /// The cell that shows a row now, or nil.
  public func cell(showing row: NodeID) -> TableRowCell? { shown[row]?.cell }

  private func release(_ row: NodeID) {
    guard let (kind, cell) = shown.removeValue(forKey: row) else { return }
    free[kind, default: []].append(cell)
  }
}

/// The kind of a row's cell: cells of one kind are interchangeable.
public struct RowKind: Hashable {
  /// The name of the pool.
  public let name: String
  /// The class of its cells.
  public let type: TableRowCell.Type

  /// Whether both are the same; classes of one name, as nested ones, are told apart.
  public static func == (a: RowKind, b: RowKind) -> Bool {
    a.name == b.name && a.type == b.type
  }
  /// Feeds what equality looks at into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(ObjectIdentifier(type))
  }
}
