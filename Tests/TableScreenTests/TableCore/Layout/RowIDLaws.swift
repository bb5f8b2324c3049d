import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// However the ids of rows are ordered, each is found where a walk finds it.
struct RowIDLaws {
  @Test(arguments: (0..<200).map { Seed.value &+ UInt64($0) })
  func `each row is found where it stands`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let ids = Self.ids(&random)
    let rows = RowIDs(ids)
    for id in ids {
      #expect(rows.index(of: id) == ids.firstIndex(of: id), "\(id) of seed \(seed)")
    }
    for id in ids.map({ $0 &+ 1 }) + [0, 1, .max] where !ids.contains(id) {
      #expect(rows.index(of: id) == nil, "\(id) of seed \(seed)")
    }
  }

  @Test(arguments: (0..<100).map { Seed.value &+ UInt64($0) })
  func `a row that is there twice is found in one of its places`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var ids = Self.ids(&random)
    guard !ids.isEmpty else { return }
    let first = Int.random(in: ids.indices, using: &random)
    let last = min(first + Int.random(in: 0..<5, using: &random), ids.count - 1)
    let again = Array(ids[first...last])
    ids.insert(contentsOf: again, at: Int.random(in: 0...ids.count, using: &random))
    let rows = RowIDs(ids)
    for id in ids {
      #expect(rows.index(of: id).map { ids[$0] } == id, "\(id) of seed \(seed)")
    }
  }

  /// Runs of rows that came together, as children of rows leave them, and single rows, some of them moved.
  private static func ids(_ random: inout SplitMix64) -> [UInt64] {
    var (runs, next) = ([[UInt64]](), UInt64.random(in: 1...100, using: &random))
    let longest = [1, 4, 40][Int.random(in: 0..<3, using: &random)]
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      let count = UInt64.random(in: 1...UInt64(longest), using: &random)
      runs.append(Array(next..<next + count))
      let isFar = random.once(in: 20)
      next += count + (isFar ? 1 << 50 : UInt64.random(in: 0...2, using: &random))
    }
    if !random.once(in: 4) { runs.shuffle(using: &random) }
    var ids = Array(runs.joined())
    for _ in 0..<Int.random(in: 0...3, using: &random) where ids.count > 1 {
      let id = ids.remove(at: Int.random(in: ids.indices, using: &random))
      ids.insert(id, at: Int.random(in: 0...ids.count, using: &random))
    }
    return ids
  }
}
