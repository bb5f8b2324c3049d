/// A value that a cell takes under one of its keys.
///
/// Strings, numbers, dates, identifiers, actions, accessories and the other types of this module
/// conform already. A type of your own conforms with an empty extension and is then read back with
/// ``TableCell/subscript(_:as:)`` under a key of your own.
public protocol CellValue {
  /// Stores this value in `cell` under `key`.
  ///
  /// The standard implementation keeps the value as it is; only this module's own types have
  /// another, which keeps it in a compact form.
  func store(in cell: inout TableCell, under key: TableCell.Key)
}

extension CellValue {
  /// Keeps the value as it is.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.other(self), for: key)
  }
}
