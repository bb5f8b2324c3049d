package import Foundation

extension TableCell {
  /// The identity that the user gives to a cell, a section or a group.
  public struct ID: Hashable {
    package enum Value: Hashable {
      case integer(Int)
      case text(String)
      case uuid(UUID)
      case other(Box)

      package static func == (a: Value, b: Value) -> Bool {
        // Integers are matched one after the other, because a switch over a pair copies both values.
        if case .integer(let x) = a {
          if case .integer(let y) = b { return x == y }
          return false
        }
        return switch (a, b) {
        case (.text(let x), .text(let y)): x == y
        case (.uuid(let x), .uuid(let y)): x == y
        case (.other(let x), .other(let y)): x == y
        default: false
        }
      }
    }

    /// Any other key, in a box that keeps the usual ids cheap to copy.
    package final class Box: Hashable {
      let key: AnyHashable
      init(_ key: some Hashable) { self.key = AnyHashable(key) }
      package static func == (a: Box, b: Box) -> Bool { a.key == b.key }
      package func hash(into hasher: inout Hasher) { hasher.combine(key) }
    }

    package let value: Value

    init(_ value: Value) { self.value = value }

    /// Creates an identity from any hashable value; equal values give equal identities.
    public init<Key: Hashable>(_ key: Key) {
      // The usual types are compared first: a cast that fails takes longer than all else here.
      if Key.self == Int.self, let integer = key as? Int {
        value = .integer(integer)
        return
      }
      if Key.self == String.self, let text = key as? String {
        value = .text(text)
        return
      }
      switch key {
      case let id as ID: value = id.value
      case let integer as Int: value = .integer(integer)
      case let text as String: value = .text(text)
      case let uuid as UUID: value = .uuid(uuid)
      default: value = .other(Box(key))
      }
    }
  }
}

extension TableCell.ID: CellValue {
  /// Stores the value in its compact form.
  public func store(in cell: inout TableCell, under key: TableCell.Key) {
    cell.set(.id(self), for: key)
  }
}

extension CellValue where Self == TableCell.ID {
  /// An identity made of any hashable value, such as an enumeration's case.
  public static func key(_ key: some Hashable) -> TableCell.ID { TableCell.ID(key) }
}

extension TableCell.ID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// Creates the value from a literal.
  public init(stringLiteral value: String) { self.init(.text(value)) }
  /// Creates the value from a literal.
  public init(integerLiteral value: Int) { self.init(.integer(value)) }
}

extension TableCell.ID: CustomStringConvertible {
  /// The value in words.
  public var description: String {
    switch value {
    case .integer(let integer): "\(integer)"
    case .text(let text): "\"\(text)\""
    case .uuid(let uuid): "\(uuid)"
    case .other(let box): (box.key.base as? Date)?.printed ?? "\(box.key)"
    }
  }
}
