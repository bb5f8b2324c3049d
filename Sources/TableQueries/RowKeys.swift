/// The identities of a query's rows, in order; whole numbers are stored compactly.
package enum RowKeys: Sendable {
  case integers([Int64])
  case values([QueryValue])

  package init() { self = .integers([]) }

  package var count: Int {
    switch self {
    case .integers(let keys): keys.count
    case .values(let keys): keys.count
    }
  }

  /// The number of rows whose identity is null.
  package var nullCount: Int {
    switch self {
    case .integers: 0
    case .values(let keys): keys.count { $0 == .null }
    }
  }

  package subscript(_ index: Int) -> QueryValue {
    switch self {
    case .integers(let keys): .integer(keys[index])
    case .values(let keys): keys[index]
    }
  }

  package mutating func append(_ key: QueryValue) {
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

  package mutating func append(contentsOf other: RowKeys) {
    if case .integers(var keys) = self, case .integers(let new) = other {
      self = .integers([])
      keys.append(contentsOf: new)
      self = .integers(keys)
    } else {
      other.forEach { append($0) }
    }
  }

  /// Passes each identity to `body`, in order.
  package func forEach(_ body: (QueryValue) -> Void) {
    switch self {
    case .integers(let keys): for key in keys { body(.integer(key)) }
    case .values(let keys): keys.forEach(body)
    }
  }

  /// Returns whether the row at `index` is the one at `oldIndex` of the old keys.
  package func isSame(_ index: Int, as old: RowKeys, _ oldIndex: Int) -> Bool {
    if case .integers(let keys) = self, case .integers(let oldKeys) = old {
      return keys[index] == oldKeys[oldIndex]
    }
    return self[index] == old[oldIndex]
  }
}
