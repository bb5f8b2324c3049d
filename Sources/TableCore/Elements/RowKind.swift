/// The kind of a row's cell: cells of one kind are interchangeable.
public struct RowKind: Hashable {
  /// The name of the pool.
  public let name: String
  /// The class of its cells.
  public let type: TableRowCell.Type

  package init(name: String, type: TableRowCell.Type) { (self.name, self.type) = (name, type) }

  /// Returns whether both kinds are the same; classes of the same name, such as nested ones,
  /// differ.
  public static func == (a: RowKind, b: RowKind) -> Bool {
    a.name == b.name && a.type == b.type
  }

  /// Hashes the parts that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(ObjectIdentifier(type))
  }
}
