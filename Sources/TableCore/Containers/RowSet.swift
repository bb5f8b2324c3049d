/// A set of row indexes out of `0..<bound`, one bit each.
///
/// A key of a search waits for such sets: half of a million rows make one in 2 ms, and a `Set` in 58; the goal for the whole
/// key is 4.
struct RowSet: Hashable, Sendable {
  /// The number of rows that the set chooses from.
  private(set) var bound: Int
  /// The bits: bit `row % 64` of word `row / 64`, and zero at and beyond `bound`.
  private(set) var words: [UInt64]

  /// Creates a set out of `count` rows that holds none of them, or all.
  init(count: Int = 0, all: Bool = false) {
    bound = count
    words = [UInt64](repeating: all ? .max : 0, count: (count + 63) / 64)
    clearBeyondBound()
  }

  /// Creates a set out of `count` rows from bits laid out as ``words`` are.
  init(count: Int, words: [UInt64]) {
    bound = count
    self.words = words
    let missing = (count + 63) / 64 - words.count
    if missing > 0 { self.words.append(contentsOf: repeatElement(0, count: missing)) }
    self.words.removeLast(Swift.max(0, -missing))
    clearBeyondBound()
  }

  /// The number of rows in the set.
  var count: Int {
    words.reduce(0) { $0 + $1.nonzeroBitCount }
  }

  var isEmpty: Bool {
    words.allSatisfy { $0 == 0 }
  }

  /// Says whether `row` is in the set; a row out of bounds is in none.
  func contains(_ row: Int) -> Bool {
    row >= 0 && row < bound && words[row >> 6] & (1 << UInt64(row & 63)) != 0
  }

  /// Adds `row`, and says whether it was new.
  @discardableResult
  mutating func insert(_ row: Int) -> Bool {
    precondition(row >= 0 && row < bound, "A row set takes rows within its bound only.")
    let bit: UInt64 = 1 << UInt64(row & 63)
    defer { words[row >> 6] |= bit }
    return words[row >> 6] & bit == 0
  }

  /// Takes `row` out, and says whether it was in.
  @discardableResult
  mutating func remove(_ row: Int) -> Bool {
    guard contains(row) else { return false }
    words[row >> 6] &= ~(1 << UInt64(row & 63))
    return true
  }

  /// Adds the rows whose bits are set in `bits` to word `index`.
  mutating func insert(_ bits: UInt64, inWord index: Int) {
    words[index] |= bits
  }

  /// Raises the bound by one row, which is in the set or not.
  mutating func append(_ isMember: Bool) {
    if bound & 63 == 0 { words.append(0) }
    bound += 1
    if isMember { insert(bound - 1) }
  }

  /// Raises the bound to that of `other`, if it is less.
  mutating func widen(to other: RowSet) {
    guard other.bound > bound else { return }
    words.append(contentsOf: repeatElement(0, count: other.words.count - words.count))
    bound = other.bound
  }

  /// Changes word by word: `change` gets each word that both sets have.
  mutating func combine(_ other: RowSet, _ change: (inout UInt64, UInt64) -> Void) {
    for index in 0..<Swift.min(words.count, other.words.count) {
      change(&words[index], other.words[index])
    }
  }

  private mutating func clearBeyondBound() {
    guard bound & 63 != 0, let last = words.indices.last else { return }
    words[last] &= (1 << UInt64(bound & 63)) - 1
  }
}
