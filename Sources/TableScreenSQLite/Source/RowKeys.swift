import Foundation
import TableScreen

/// The identities of a query's rows, in order; whole numbers are stored compactly.
enum RowKeys: Sendable {
  case integers([Int64])
  case values([SQLiteValue])

  init() { self = .integers([]) }

  var count: Int {
    switch self {
    case .integers(let keys): keys.count
    case .values(let keys): keys.count
    }
  }

  /// The number of rows whose identity is null.
  var nullCount: Int {
    switch self {
    case .integers: 0
    case .values(let keys): keys.count { $0 == .null }
    }
  }

  subscript(_ index: Int) -> SQLiteValue {
    switch self {
    case .integers(let keys): .integer(keys[index])
    case .values(let keys): keys[index]
    }
  }

  mutating func append(_ key: SQLiteValue) {
    switch self {
    case .integers(var keys):
      if case .integer(let integer) = key {
        self = .integers([])
        keys.append(integer)
        self = .integers(keys)
      } else {
        self = .values(keys.map { .integer($0) } + [key])
      }
    case .values(var keys):
      self = .integers([])
      keys.append(key)
      self = .values(keys)
    }
  }

  /// Returns whether the row at `index` is the one at `oldIndex` of the old keys.
  func isSame(_ index: Int, as old: RowKeys, _ oldIndex: Int) -> Bool {
    if case .integers(let keys) = self, case .integers(let oldKeys) = old {
      return keys[index] == oldKeys[oldIndex]
    }
    return self[index] == old[oldIndex]
  }
}

extension SQLiteValue {
  /// The id of a row or section with this value; nil for null.
  var id: TableCell.ID? {
    switch self {
    case .null: nil
    case .integer(let integer): TableCell.ID(Int(integer))
    // Swift compares texts by canonical equivalence, so only a composed text is an id itself.
    case .text(let text): text.isComposed ? TableCell.ID(text) : TableCell.ID(self)
    case .real, .malformedText, .blob: TableCell.ID(self)
    }
  }
}

extension String {
  /// True if the text is in canonical composed form (NFC).
  fileprivate var isComposed: Bool {
    utf8.allSatisfy { $0 < 0x80 }
      || utf8.elementsEqual(precomposedStringWithCanonicalMapping.utf8)
  }
}
