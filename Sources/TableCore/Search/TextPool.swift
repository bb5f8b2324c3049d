/// The folded texts of many entries, one after the other in one array of bytes.
///
/// Entries are numbered as they come and never change. Bytes that are in no UTF-8 stand at the edges
/// of texts, so that a search may run over all of them at once and still never match over an edge.
///
/// The first key of a search waits for it: a million titles are searched in 11 to 14 ms so, and in 33 to 36 where each is an array
/// of its own.
struct TextPool: Sendable {
  /// The byte after each entry.
  static let terminator: UInt8 = 0xFF
  /// The byte between the two fields of an entry.
  static let separator: UInt8 = 0xFE

  /// The texts.
  private(set) var bytes: [UInt8] = []
  /// The entries that a query can find at all.
  private(set) var searchable = RowSet()
  /// True if any entry is excluded from all searches.
  private(set) var hasUnsearchable = false
  /// The index of each entry's first byte.
  private var starts: [Int] = []

  /// The number of entries.
  var count: Int { searchable.bound }

  /// Makes room for `count` more entries of common length.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count * 32)
    starts.reserveCapacity(starts.count + count)
  }

  /// Appends an entry.
  mutating func append(_ entry: SearchEntry) {
    starts.append(bytes.count)
    switch entry {
    case .text(let text):
      TextFolding.fold(text, onto: &bytes)
    case .fields(let title, let extra):
      TextFolding.fold(title, onto: &bytes)
      bytes.append(Self.separator)
      TextFolding.fold(extra, onto: &bytes)
    case .unsearchable: hasUnsearchable = true
    }
    searchable.append(entry != .unsearchable)
    bytes.append(Self.terminator)
  }

  /// Appends entry `number` of another pool.
  mutating func append(_ number: Int, of other: TextPool) {
    starts.append(bytes.count)
    bytes.append(contentsOf: other.bytes[other.range(of: number)])
    let isSearchable = other.searchable.contains(number)
    searchable.append(isSearchable)
    if !isSearchable { hasUnsearchable = true }
    bytes.append(Self.terminator)
  }

  /// Gives the range of the bytes of entry `number`.
  func range(of number: Int) -> Range<Int> { starts[number]..<end(of: number) }

  /// Gives the place of the terminator of entry `number`.
  private func end(of number: Int) -> Int {
    (number + 1 < count ? starts[number + 1] : bytes.count) - 1
  }

  /// Calls `body` with the bytes of consecutive entries, each followed by a terminator.
  func withBytes(of entries: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let last = entries.last else { return }
    let range = range(of: entries.lowerBound).lowerBound...range(of: last).upperBound
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Removes the entries that do not hold the folded query `needle` from `words`.
  ///
  /// The lowest bit is that of the entry `start`.
  func filter(
    _ words: UnsafeMutableBufferPointer<UInt64>, from start: Int, holding needle: [UInt8]
  ) {
    bytes.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        for index in words.indices {
          var rest = words[index]
          while rest != 0 {
            let entry = range(of: start + index << 6 + rest.trailingZeroBitCount)
            let match = ByteSearch.firstMatch(
              of: needle, in: text, from: entry.lowerBound, to: entry.upperBound)
            let lowest = rest & ~(rest - 1)
            if match == nil { words[index] &= ~lowest }
            rest ^= lowest
          }
        }
      }
    }
  }

  /// Scans the texts of `entries`, without the lists of the index.
  ///
  /// Calls `body` with the ascending numbers of those that hold the folded query `needle`.
  func scan(for needle: [UInt8], in entries: Range<Int>, _ body: (Int) -> Void) {
    guard let first = entries.first, let last = entries.last else { return }
    let end = end(of: last)
    bytes.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        var number = first
        var place = starts[first]
        while let match = ByteSearch.firstMatch(
          of: needle, in: text, from: place, to: end)
        {
          while self.end(of: number) < match { number += 1 }
          body(number)
          place = self.end(of: number)
        }
      }
    }
  }
}
