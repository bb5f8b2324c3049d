import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct RowOrderTests {
  @Test func `rows appended in order show the entries of their own numbers`() {
    var order = RowOrder()
    for row in 0..<100 { order.insert(row, at: row) }
    #expect(order.isIdentity)
    #expect(order.runCount == 1)
    #expect(order.entry(of: 99) == 99)
  }

  @Test func `edits order the rows as they order an array`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    var order = RowOrder()
    var twin: [Int] = []
    for entry in 0..<2_000 {
      let row = samples.number(below: twin.count + 1)
      switch samples.number(below: 5) {
      case 0 where row < twin.count:
        order.remove(at: row)
        twin.remove(at: row)
      case 1 where row < twin.count:
        order.replace(at: row, with: entry)
        twin[row] = entry
      case 2:
        order.insert(entry, at: row)
        twin.insert(entry, at: row)
      default:
        order.insert(entry, at: twin.count)
        twin.append(entry)
      }
      guard entry % 50 == 0 else { continue }
      #expect(twin.indices.map(order.entry) == twin, "seed \(seed)")
      var entries = RowSet(count: entry + 1)
      for entry in 0...entry where samples.oneIn(3) { entries.insert(entry) }
      let expected = twin.indices.filter { entries.contains(twin[$0]) }
      #expect(Array(order.rows(showing: entries)) == expected, "seed \(seed)")
    }
  }
}
