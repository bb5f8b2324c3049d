extension RowSet {
  /// Adds the rows of `other`, raising the bound to that of `other` if it is less.
  mutating func formUnion(_ other: RowSet) {
    widen(to: other)
    combine(other) { $0 |= $1 }
  }

  /// Keeps only the rows that are in `other` too.
  mutating func formIntersection(_ other: RowSet) {
    self = RowSet(count: bound, words: zip(words, other.words).map { $0 & $1 })
  }

  /// Takes out the rows of `other`.
  mutating func subtract(_ other: RowSet) {
    combine(other) { $0 &= ~$1 }
  }

  /// Gives the rows that are in either set.
  func union(_ other: RowSet) -> RowSet {
    with { $0.formUnion(other) }
  }

  /// Gives the rows that are in both sets.
  func intersection(_ other: RowSet) -> RowSet {
    with { $0.formIntersection(other) }
  }

  /// Gives the rows that are not in `other`.
  func subtracting(_ other: RowSet) -> RowSet {
    with { $0.subtract(other) }
  }

  private func with(_ change: (inout RowSet) -> Void) -> RowSet {
    var result = self
    change(&result)
    return result
  }
}
