import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct GramRowsTests {
  @Test(arguments: [1, 3, 20, 300, 5_000])
  func `a list gives back what went in, dense or sparse`(chances: Int) {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    var rows = GramRows()
    var twin = RowSet(count: 40 * GramIndex.blockCount)
    for start in stride(from: 0, to: twin.bound, by: GramIndex.blockCount) {
      guard !samples.oneIn(4) else { continue }
      for entry in start..<start + GramIndex.blockCount where samples.oneIn(chances) {
        twin.insert(entry)
      }
      let words = Array(twin.words[(start >> 6)..<(start >> 6 + GramIndex.blockSize)])
      guard words.contains(where: { $0 != 0 }) else { continue }
      words.withUnsafeBufferPointer { rows.append($0, from: start) }
    }
    #expect(rows.count == twin.count, "seed \(seed)")
    var found = rows.bits + [UInt64](repeating: 0, count: twin.words.count - rows.bits.count)
    if !rows.isDense {
      var cursor = GapCursor(rows)
      for start in stride(from: 0, to: found.count, by: 10) {
        found.withUnsafeMutableBufferPointer { found in
          let window = UnsafeMutableBufferPointer(rebasing: found[start..<start + 10])
          _ = cursor.mark(start << 6..<(start + 10) << 6, in: window)
        }
      }
    }
    #expect(found == twin.words, "seed \(seed)")
  }
}
