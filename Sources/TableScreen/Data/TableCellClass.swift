/// What a cell class is: something that is made without arguments, and shows rows.
///
/// Subclass ``TableRowCell`` rather than conform.
@MainActor public protocol RowCell: AnyObject {
  /// Creates a cell that shows nothing yet.
  init()
}

/// The class that makes a row's elements.
public struct TableCellClass: Hashable {
  /// The class itself.
  public let type: any RowCell.Type

  /// Creates the value for a cell class.
  public init(_ type: any RowCell.Type) { self.type = type }

  /// Whether both are the same.
  public static func == (a: Self, b: Self) -> Bool { a.type == b.type }

  /// Feeds what equality looks at into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension TableCellClass: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.cellClass(self), for: key)
  }
}

extension CellValue where Self == TableCellClass {
  /// A cell class of the app's own.
  public static func of(_ type: any RowCell.Type) -> TableCellClass { TableCellClass(type) }
}
