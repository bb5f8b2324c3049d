import Foundation
import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct SearchQueryTests {
  @Test func `a query keeps what was typed and folds what is searched`() {
    let query = SearchQuery("  Élan VITAL\n")
    #expect(query.raw == "  Élan VITAL\n")
    #expect(query.normalized == "elan vital")
    #expect(query.folded == Array("elan vital".utf8))
  }

  @Test func `a query of white space underlines nothing`() {
    let query = SearchQuery(" \t\n")
    #expect(query.normalized.isEmpty)
    #expect(query.ranges(in: "a b").isEmpty)
  }

  @Test func `a query is a piece of a text in any case and with any accents`() {
    #expect(SearchQuery("ELA").ranges(in: "Élan") == [0..<3])
    #expect(SearchQuery("élà").ranges(in: "elan") == [0..<3])
    #expect(SearchQuery("elann").ranges(in: "Élan") == [])
  }

  private func holds(_ query: SearchQuery, _ text: some StringProtocol) -> Bool {
    TextFolding.folded(String(text)).contains(query.folded)
  }

  @Test(arguments: [
    ("an", "Banana", [1..<3, 3..<5]),
    ("aa", "aaaa", [0..<2, 2..<4]),
    ("lan", "É\u{302}lan e\u{301}lan", [1..<4, 6..<9]),
    ("e", "e\u{301}ée", [0..<1, 1..<2, 2..<3]),
    ("ss", "Straße, Fluss", [4..<5, 11..<13]),
    ("stras", "Straße", [0..<5]),
    ("s", "Straße", [0..<1, 4..<5]),
    ("se", "Straße", [4..<6]),
    ("in", "ﬁnd", [0..<2]),
    ("f", "oﬃce", [1..<2]),
    ("of", "oﬃce", [0..<2]),
    ("ß", "Fluss, Straße", [3..<5, 11..<12]),
    ("👩", "a👨‍👩‍👧b", [1..<2]),
    ("\u{200D}", "a👨‍👩‍👧b", [1..<2]),
    ("b", "a\r\nb", [2..<3]),
    ("나", "가각나", [2..<3]),
    ("x", "abc", []),
    ("x", "", []),
  ])
  func `ranges are offsets of characters`(query: String, text: String, ranges: [Range<Int>]) {
    #expect(SearchQuery(query).ranges(in: text) == ranges)
  }

  @Test func `ranges ascend, lie apart, and each holds the query`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    for _ in 0..<Effort.rounds(20_000) {
      let text = samples.oneIn(2) ? samples.title() : samples.trickyText()
      let query = SearchQuery(samples.piece(of: text))
      let ranges = query.ranges(in: text)
      let characters = Array(text)
      var holds = query.folded.isEmpty || ranges.isEmpty == !self.holds(query, text)
      var end = 0
      for range in ranges {
        holds = holds && range.lowerBound >= end && range.upperBound <= characters.count
        end = range.upperBound
        holds = holds && self.holds(query, String(characters[range]))
      }
      if !holds {
        Issue.record("seed \(seed): \(query.raw.debugDescription) in \(text.debugDescription)")
      }
    }
  }
}
