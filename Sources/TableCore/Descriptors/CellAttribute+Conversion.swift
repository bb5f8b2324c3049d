import Foundation

extension CellAttribute {
  /// Returns the value as the type that it was written in, or as another one that holds it exactly; nil if that is of another
  /// kind.
  ///
  /// Whole numbers, floating-point numbers and UUIDs are stored in one form each, whatever type they came in.
  func value<Value>(as type: Value.Type) -> Value? {
    if let value = plainValue as? Value { return value }
    switch type {
    case let type as any BinaryInteger.Type: return integer(type) as? Value
    case let type as any BinaryFloatingPoint.Type: return number(type) as? Value
    case is UUID.Type:
      guard case .id(let id) = self, case .uuid(let uuid) = id.value else { return nil }
      return uuid as? Value
    default: return nil
    }
  }

  private func integer<Integer: BinaryInteger>(_ type: Integer.Type) -> Integer? {
    switch self {
    case .integer(let value): Integer(exactly: value)
    // Those beyond `Int`, which keep their digits.
    case .decimal(let value): UInt64("\(value)").flatMap { Integer(exactly: $0) }
    default: nil
    }
  }

  private func number<Number: BinaryFloatingPoint>(_ type: Number.Type) -> Number? {
    switch self {
    case .integer(let value): Number(exactly: value)
    case .number(let value): Number(value)
    default: nil
    }
  }
}
