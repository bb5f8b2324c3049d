/// A class of cells: its objects are made without arguments, and show rows.
///
/// Subclass ``TableRowCell`` rather than conform.
@MainActor public protocol RowCell: AnyObject, SendableMetatype {
  /// Creates a cell that shows nothing yet.
  init()
}

/// The class that makes a row's elements, with named values for it.
///
/// A class with properties of its own gets a name that is typed and short:
///
/// ```swift
/// extension TableCellClass {
///   static func stars(_ count: Int) -> Self { Self(StarsCell.self, ["stars": count]) }
/// }
///
/// [.title: "Guide", .cellClass: .of(.stars(4))]
/// ```
public struct TableCellClass: Hashable {
  /// The class itself.
  public let type: any RowCell.Type
  /// Named values for the class; those under ``TableCell/Key/properties`` win over them.
  public let properties: TableArguments

  /// Creates the value for a cell class.
  public init(_ type: any RowCell.Type, _ properties: [String: Any] = [:]) {
    self.type = type
    self.properties = TableArguments(properties)
  }

  /// Returns whether both classes are the same.
  public static func == (a: Self, b: Self) -> Bool {
    a.type == b.type && a.properties.isSameContent(as: b.properties)
  }

  /// Hashes the parts that equality compares.
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

  /// A cell class by its name among the members of ``TableCellClass``, as `.of(.slider(0...10))`.
  public static func of(_ cellClass: TableCellClass) -> TableCellClass { cellClass }
}
