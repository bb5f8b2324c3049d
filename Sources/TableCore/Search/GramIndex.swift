/// An inverted index of *n*-grams: lists of the entries that hold each byte, and each pair of bytes.
///
/// The index makes searching keep up with typing: among a million titles a typed key takes 0.3 to 3.3 ms with it, and
/// 7 to 17 ms where `memmem` goes over all texts; the goal is 4 ms.
///
/// Entries are indexed in blocks. The bits of one block are gathered in a small table first, so that
/// each list is touched once a block instead of once an entry.
struct GramIndex: Sendable {
  /// The number of words in a block, one bit per entry.
  static let blockSize = 8
  /// The number of entries in a block.
  static let blockCount = blockSize * 64

  private(set) var singles: [GramRows] = []
  private(set) var pairs: [GramRows] = []
  /// The number of indexed entries: the first ones of the pool.
  private(set) var count = 0
  /// The number of entries for which a list makes room as it becomes dense: dense lists are equally long, and all of them would be
  /// moved to larger places in the same turn, for 21 ms among ten million rows; people do not notice up to 8 ms.
  private var room = 0

  /// Makes room for `count` more entries.
  mutating func reserve(_ count: Int) { room = self.count + count }

  /// Indexes all whole blocks of `pool` that are not indexed yet.
  mutating func takeBlocks(of pool: TextPool) {
    guard pool.count - count >= Self.blockCount else { return }
    if pairs.isEmpty {
      singles = [GramRows](repeating: GramRows(), count: Gram.kindCount)
      pairs = [GramRows](repeating: GramRows(), count: Gram.kindCount * Gram.kindCount)
    }
    let wordCount = (pairs.count + singles.count) * Self.blockSize
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: wordCount) { table in
      while pool.count - count >= Self.blockCount {
        table.initialize(repeating: 0)
        takeBlock(of: pool, through: table)
      }
    }
  }

  private mutating func takeBlock(
    of pool: TextPool, through table: UnsafeMutableBufferPointer<UInt64>
  ) {
    let pairTable = UnsafeMutableBufferPointer(rebasing: table[..<(pairs.count * Self.blockSize)])
    let singleTable = UnsafeMutableBufferPointer(rebasing: table[pairTable.count...])
    pool.withBytes(of: count..<count + Self.blockCount) { bytes in
      Self.gather(bytes, pairs: pairTable, singles: singleTable)
    }
    for kind in 0..<Gram.kindCount {
      guard Self.move(kind, of: singleTable, to: &singles, from: count, room) else { continue }
      for pair in kind * Gram.kindCount..<(kind + 1) * Gram.kindCount {
        Self.move(pair, of: pairTable, to: &pairs, from: count, room)
      }
    }
    count += Self.blockCount
  }

  /// Sets the bits of one block, whose entries end with terminators in `bytes`.
  private static func gather(
    _ bytes: UnsafeBufferPointer<UInt8>, pairs: UnsafeMutableBufferPointer<UInt64>,
    singles: UnsafeMutableBufferPointer<UInt64>
  ) {
    Gram.kinds.withUnsafeBufferPointer { kinds in
      var before = Gram.none
      var word = 0
      var bit: UInt64 = 1
      for byte in bytes {
        let kind = kinds[Int(byte)]
        if kind != Gram.none {
          singles[Int(kind) * blockSize + word] |= bit
          if before != Gram.none { pairs[Gram.pair(before, kind) * blockSize + word] |= bit }
        } else if byte == TextPool.terminator {
          bit = bit << 1 | bit >> 63
          if bit == 1 { word += 1 }
        }
        before = kind
      }
    }
  }

  /// Appends the block's bits in `table` for `gram` to its list, and returns whether any bit is set.
  @inline(__always) @discardableResult
  private static func move(
    _ gram: Int, of table: UnsafeMutableBufferPointer<UInt64>, to lists: inout [GramRows],
    from start: Int, _ room: Int
  ) -> Bool {
    let block = UnsafeBufferPointer(rebasing: table[gram * blockSize..<(gram + 1) * blockSize])
    guard block.contains(where: { $0 != 0 }) else { return false }
    lists[gram].append(block, from: start, room: room)
    return true
  }

  /// Gives the entries of each gram of the folded query `needle`, each gram once.
  func rows(for needle: [UInt8]) -> [GramRows] {
    let kinds = needle.map { Gram.kinds[Int($0)] }
    guard kinds.count > 1 else { return kinds.map { singles[Int($0)] } }
    return Set(zip(kinds, kinds.dropFirst()).map(Gram.pair)).map { pairs[$0] }
  }

  /// Returns whether every entry that holds the grams of `needle` holds `needle`, too.
  static func isExact(_ needle: [UInt8]) -> Bool {
    needle.count <= 2 && needle.allSatisfy { Gram.isExact(Gram.kinds[Int($0)]) }
  }
}
