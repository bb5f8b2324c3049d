import Foundation

// Integers of other sizes, which databases and file formats use.

extension Int8: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension Int16: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension Int32: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension Int64: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension UInt: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension UInt8: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension UInt16: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension UInt32: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension UInt64: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(CellAttribute(self), for: key)
  }
}

extension CellAttribute {
  /// Creates the value of a whole number; one too large for an `Int` keeps its digits as a decimal
  /// number.
  fileprivate init(_ number: some BinaryInteger) {
    self =
      Int(exactly: number).map { .integer($0) }
      ?? .decimal(Decimal(string: "\(number)") ?? 0)
  }
}
