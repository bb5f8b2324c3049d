/// Which row was which when a section is read again.
///
/// Most readings change little, so the rows before the first and after the last difference are only
/// counted; the rows between are listed.
package struct RowPairing: Equatable, Sendable {
  /// How many rows at the start stayed in their place.
  package var prefix: Int
  /// How many rows at the end stayed, counted from the end.
  package var suffix: Int
  /// For each new row between: the old row that it was, or -1.
  package var middle: [Int] = []
  /// The new rows whose content is not that of the old row.
  package var changed: [Int] = []

  /// Creates the pairing of rows that are all new.
  package init(newCount: Int) {
    prefix = 0
    suffix = 0
    middle = Array(repeating: -1, count: newCount)
  }

  /// Creates the pairing of rows that did not change.
  package init(unchanged count: Int) {
    prefix = count
    suffix = 0
  }

  /// Creates the pairing of rows whose place is their identity.
  package init(byPlace newCount: Int, oldCount: Int) {
    prefix = min(newCount, oldCount)
    suffix = 0
    middle = Array(repeating: -1, count: newCount - prefix)
  }

  /// Pairs rows by key, then by place.
  ///
  /// Of several rows of one key the *n*-th old one becomes the *n*-th new one. Complexity: O(*n*) in
  /// the number of rows; only the rows between the first and the last difference are hashed.
  ///
  /// `isSame` says whether an old and a new row have equal keys, and `isChanged` whether the new one looks
  /// different. `mayPairByPlace` says whether rows of different keys may pair because they stand between
  /// the same neighbours.
  ///
  /// A caller that has compared rows at the start already says how many, and which of them look different.
  package init<Key: Hashable>(
    oldCount: Int, newCount: Int, prefix: Int = 0, changed: [Int] = [], isSame: (Int, Int) -> Bool,
    isChanged: (Int, Int) -> Bool,
    oldKey: (Int) -> Key?, newKey: (Int) -> Key?,
    mayPairByPlace: (Int, Int) -> Bool = { _, _ in false }
  ) {
    let shorter = min(oldCount, newCount)
    self.prefix = prefix
    self.changed = changed
    while self.prefix < shorter, isSame(self.prefix, self.prefix) {
      if isChanged(self.prefix, self.prefix) { self.changed.append(self.prefix) }
      self.prefix += 1
    }
    let prefix = self.prefix
    suffix = 0
    while suffix < shorter - prefix, isSame(oldCount - 1 - suffix, newCount - 1 - suffix) {
      suffix += 1
    }
    let oldMiddle = prefix..<oldCount - suffix
    let newMiddle = prefix..<newCount - suffix
    if !newMiddle.isEmpty {
      middle = Self.pairMiddle(oldMiddle, newMiddle, oldKey, newKey, mayPairByPlace)
      for (index, old) in zip(newMiddle, middle) where old >= 0 && isChanged(old, index) {
        self.changed.append(index)
      }
    }
    for index in newCount - suffix..<newCount where isChanged(index + oldCount - newCount, index) {
      self.changed.append(index)
    }
  }

  private static func pairMiddle<Key: Hashable>(
    _ old: Range<Int>, _ new: Range<Int>, _ oldKey: (Int) -> Key?, _ newKey: (Int) -> Key?,
    _ mayPairByPlace: (Int, Int) -> Bool
  ) -> [Int] {
    var middle = Array(repeating: -1, count: new.count)
    guard !old.isEmpty else { return middle }
    var isTaken = Array(repeating: false, count: old.count)

    // The rows of one key form a chain: `first` starts it, `next` leads on.
    var first: [Key: Int] = [:]
    var next = Array(repeating: -1, count: old.count)
    for index in old.reversed() {
      guard let key = oldKey(index) else { continue }
      if let following = first.updateValue(index, forKey: key) {
        next[index - old.lowerBound] = following
      }
    }
    for index in new {
      guard let key = newKey(index), let match = first[key] else { continue }
      middle[index - new.lowerBound] = match
      isTaken[match - old.lowerBound] = true
      let following = next[match - old.lowerBound]
      first[key] = following < 0 ? nil : following
    }

    // What is left pairs with the old row at its place: the one after the row before it.
    var place = old.lowerBound
    for index in new {
      let match = middle[index - new.lowerBound]
      if match >= 0 {
        place = match + 1
      } else if place < old.upperBound, !isTaken[place - old.lowerBound],
        mayPairByPlace(place, index)
      {
        middle[index - new.lowerBound] = place
        isTaken[place - old.lowerBound] = true
        place += 1
      }
    }
    return middle
  }
}
