/// The cell classes that a table made of data can name.
///
/// ```swift
/// override class var cellClasses: CellClasses { .ready + ["stars": StarsCell.self] }
/// ```
///
/// A class that edits a value can be the `type` of a form's field; see ``TableCellEntry``.
public struct TableCellClasses {
  /// The classes by the names under which data knows them.
  public private(set) var entries: [String: TableCellEntry]

  /// Creates a list of classes.
  public init(_ entries: [String: TableCellEntry] = [:]) { self.entries = entries }

  /// Joins two lists; of two classes of one name the second holds.
  public static func + (a: TableCellClasses, b: TableCellClasses) -> TableCellClasses {
    TableCellClasses(a.entries.merging(b.entries) { $1 })
  }

  /// The names of the classes, in order.
  package var names: [String] { entries.keys.sorted() }

  /// The names of those that a field of a form can have as its type, in order.
  package var fieldNames: [String] { entries.filter { $1.isField }.keys.sorted() }
}

extension TableCellClasses: ExpressibleByDictionaryLiteral {
  /// Creates the value from a literal; nothing is said of the properties that the classes take.
  public init(dictionaryLiteral elements: (String, any RowCell.Type)...) {
    entries = Dictionary(elements.map { ($0, TableCellEntry(TableCellClass($1))) }) { $1 }
  }
}

extension TableCellClasses {
  /// The fields that need no class of their own: `text`, `integer`, `number`, `switch` and `date`.
  public static var standard: TableCellClasses {
    TableCellClasses([
      "text": TableCellEntry(nil, edits: .text),
      "integer": TableCellEntry(nil, edits: .integer),
      "number": TableCellEntry(nil, edits: .number),
      "switch": TableCellEntry(nil, edits: .flag),
      "date": TableCellEntry(nil, edits: .date),
    ])
  }
}
