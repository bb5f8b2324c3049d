/// The folded texts of many entries, one after the other in one array of bytes.
///
/// Entries are numbered as they come and never change. Bytes that are in no UTF-8 stand at the edges
/// of texts, so that a search may run over all of them at once and still never match over an edge.
struct TextPool: Sendable {
  /// Follows each entry.
  static let terminator: UInt8 = 0xFF
  /// Stands between the two fields of an entry.
  static let separator: UInt8 = 0xFE

  /// The texts.
  private(set) var bytes: [UInt8] = []
  /// The entries that a query can find at all.
  private(set) var searchable = RowSet()
  /// Where every eighth entry begins.
  private var blocks: [Int] = []
  /// How far behind the beginning of its block each entry begins, or ``far``.
  private var offsets: [UInt16] = []

  /// Stands for all that is too much for an offset: such entries are found by the terminators before them.
  private static let far = UInt16.max

  private static let blockShift = 3

  /// The number of entries.
  var count: Int { searchable.bound }

  /// The bytes that the pool takes beside the texts.
  var sizeBesideTexts: Int {
    let numbers = blocks.capacity + searchable.words.capacity
    return bytes.capacity - bytes.count + count + numbers * MemoryLayout<Int>.size
      + offsets.capacity * MemoryLayout<UInt16>.size
  }

  /// Makes room for `count` more entries of common length.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(bytes.count + count * 32)
  }

  /// Appends an entry, and gives the range of its bytes.
  @discardableResult
  mutating func append(_ entry: SearchEntry) -> Range<Int> {
    appending { pool in
      switch entry {
      case .text(let text):
        TextFolding.fold(text, onto: &pool.bytes)
      case .fields(let title, let extra):
        TextFolding.fold(title, onto: &pool.bytes)
        pool.bytes.append(Self.separator)
        TextFolding.fold(extra, onto: &pool.bytes)
      case .unsearchable:
        return false
      }
      return true
    }
  }

  /// Appends entry `number` of another pool, and gives the range of its bytes.
  @discardableResult
  mutating func append(_ number: Int, of other: TextPool) -> Range<Int> {
    appending { pool in
      let range = other.range(of: number)
      pool.bytes.append(contentsOf: other.bytes[range])
      return other.searchable.contains(number)
    }
  }

  private mutating func appending(_ write: (inout TextPool) -> Bool) -> Range<Int> {
    bytes.reserveGently(64)
    let start = bytes.count
    if count & (1 << Self.blockShift - 1) == 0 { blocks.append(start) }
    offsets.reserveGently(1)
    offsets.append(UInt16(clamping: start - blocks[blocks.count - 1]))
    let isSearchable = write(&self)
    searchable.append(isSearchable)
    let end = bytes.count
    bytes.append(Self.terminator)
    return start..<end
  }

  /// Gives the range of the bytes of entry `number`.
  func range(of number: Int) -> Range<Int> {
    start(of: number)..<(number + 1 < count ? start(of: number + 1) : bytes.count) - 1
  }

  /// Gives the place of the first byte of entry `number`, without a look at the texts unless they are very long.
  @inline(__always)
  private func start(of number: Int) -> Int {
    let offset = offsets[number]
    return offset == Self.far
      ? farStart(of: number) : blocks[number >> Self.blockShift] + Int(offset)
  }

  private func farStart(of number: Int) -> Int {
    bytes.withUnsafeBufferPointer { text in
      let before = number & (1 << Self.blockShift - 1)
      return Self.terminator(before, from: blocks[number >> Self.blockShift], in: text) + 1
    }
  }

  /// Calls `body` with the bytes of consecutive entries, each followed by a terminator.
  func withBytes(of entries: Range<Int>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard let last = entries.last else { return }
    let range = range(of: entries.lowerBound).lowerBound...range(of: last).upperBound
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Takes the entries that do not hold the folded query `needle` out of `words`.
  ///
  /// The lowest bit is that of the entry `start`.
  func filter(
    _ words: UnsafeMutableBufferPointer<UInt64>, from start: Int, holding needle: [UInt8],
    through candidates: inout Candidates
  ) {
    for index in words.indices {
      var rest = words[index]
      while rest != 0 {
        let bit = index << 6 + rest.trailingZeroBitCount
        candidates.append(bit, at: range(of: start + bit))
        rest &= rest - 1
      }
    }
    bytes.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        candidates.takeMisses(of: needle, in: text) { bit in
          words[bit >> 6] &= ~(1 << UInt64(bit & 63))
        }
      }
    }
  }

  /// Reads the texts of the entries from `first` on, as the plain twin of the lists.
  ///
  /// Calls `body` with the ascending numbers of those that hold the folded query `needle`, as long
  /// as it returns true.
  func scan(for needle: [UInt8], from first: Int = 0, _ body: (Int) -> Bool) {
    guard first < count else { return }
    let start = range(of: first).lowerBound
    bytes.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        var place = start
        var block = first >> Self.blockShift
        while let match = ByteSearch.firstMatch(
          of: needle, in: text, from: place, to: text.count)
        {
          while block + 1 < blocks.count, blocks[block + 1] <= match { block += 1 }
          var number = block << Self.blockShift
          var end = Self.terminator(1, from: blocks[block], in: text)
          while end < match {
            number += 1
            end = Self.terminator(1, from: end + 1, in: text)
          }
          guard body(number) else { return }
          place = end
        }
      }
    }
  }

  /// Gives the place of the `ordinal`-th terminator from `place` on.
  private static func terminator(
    _ ordinal: Int, from place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let base = UnsafeRawPointer(text.baseAddress) else { return 0 }
    var place = place
    var left = ordinal
    while place + 8 <= text.count {
      let word = base.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
      var ends = ByteSearch.zeroBytes(of: ~word)
      let count = ends.nonzeroBitCount
      if count >= left {
        for _ in 1..<left { ends &= ends - 1 }
        return place + ends.trailingZeroBitCount >> 3
      }
      left -= count
      place += 8
    }
    while place < text.count {
      if text[place] == terminator {
        left -= 1
        if left == 0 { break }
      }
      place += 1
    }
    return place
  }
}
