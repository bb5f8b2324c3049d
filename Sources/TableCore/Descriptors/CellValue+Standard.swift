public import Foundation

// The standard library's and Foundation's types that a cell takes as they are.

extension String: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(self, for: key)
  }
}

extension Substring: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.text(String(self)), for: key)
  }
}

extension AttributedString: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.richText(self), for: key)
  }
}

extension Int: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.integer(self), for: key)
  }
}

extension Double: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.number(self), for: key)
  }
}

extension Float: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    // Converted by its written digits, because the direct conversion to `Double` adds digits that
    // nobody wrote.
    cell.set(.number(Double(description) ?? Double(self)), for: key)
  }
}

extension Decimal: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.decimal(self), for: key)
  }
}

extension Bool: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.flag(self), for: key)
  }
}

extension Date: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.date(self), for: key)
  }
}

extension URL: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.url(self), for: key)
  }
}

extension UUID: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.id(TableCell.ID(.uuid(self))), for: key)
  }
}

extension Array: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.list(map(CellAttribute.init(anyValue:))), for: key)
  }
}

extension Dictionary: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    let pairs = map { ("\($0.key)", $0.value as Any) }
    cell.set(.values(TableArguments(Dictionary<String, Any>(pairs) { $1 })), for: key)
  }
}

extension CellAttribute {
  /// The compact form of any value.
  package init(anyValue value: Any) {
    var cell = TableCell()
    let key = TableCell.Key(.content)
    switch value {
    case let value as any CellValue: value.store(in: &cell, under: key)
    default: AnyCellValue(value: value).store(in: &cell, under: key)
    }
    self = cell.value(under: key) ?? .other(AnyCellValue(value: value))
  }
}

/// A value of a type that is no `CellValue`, inside a list.
struct AnyCellValue: CellValue {
  let value: Any
}
