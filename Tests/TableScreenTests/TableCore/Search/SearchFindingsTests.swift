import TestSupport
import Testing

@testable import TableCore

/// Rows that are found part by part, over an index that grows meanwhile, are those that are found at once.
struct SearchFindingsTests {
  @Test(arguments: (1...8).map { Seed.value + $0 })
  func `rows are found part by part as they are at once`(seed: UInt64) {
    var samples = SearchSamples(seed: seed)
    var random = SplitMix64(seed: seed)
    var index = SearchIndex()
    func grow(by count: Int) {
      for _ in 0..<count {
        let isHidden = Int.random(in: 0..<20, using: &random) == 0
        index.append(isHidden ? .unsearchable : .text(samples.title()))
      }
    }
    // Some of the indexes have lists, and some of these rows that are in none.
    grow(by: Int.random(in: 0..<2 * SearchIndex.smallCount, using: &random))
    if Bool.random(using: &random) {
      for _ in 0..<10 where index.count > 0 {
        let row = Int.random(in: 0..<index.count, using: &random)
        index.replace(at: row, with: .text(samples.title()))
      }
    }
    for text in ["a", "an", "ber", "zzz", " "] {
      let query = SearchQuery(text)
      var findings = SearchFindings(of: query)
      repeat {
        findings.look(in: index, window: Int.random(in: 1..<3_000, using: &random))
        grow(by: Int.random(in: 0..<100, using: &random))
      } while findings.count < index.count && index.count < 3 * SearchIndex.smallCount
      findings.look(in: index)
      #expect(findings.count == index.count)
      #expect(findings.rows == index.hits(for: query), "seed \(seed), “\(text)”")
    }
  }
}
