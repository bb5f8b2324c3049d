import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct ByteSearchTests {
  private func matches(of needle: [UInt8], in text: [UInt8]) -> [Int] {
    var matches: [Int] = []
    text.withUnsafeBufferPointer { text in
      needle.withUnsafeBufferPointer { needle in
        var place = 0
        while let match = ByteSearch.firstMatch(
          of: needle, in: text, from: place, to: text.count)
        {
          matches.append(match)
          place = match + 1
        }
      }
    }
    return matches
  }

  @Test func `every place of a needle is found, at any distance from the ends`() {
    let seed = Seed.value
    var samples = SearchSamples(seed: seed)
    for _ in 0..<Effort.rounds(5_000) {
      let text = (0..<samples.number(below: 40)).map { _ in UInt8(samples.number(below: 3)) }
      let needle = (0...samples.number(below: 5)).map { _ in UInt8(samples.number(below: 3)) }
      let expected = text.indices.filter { text[$0...].starts(with: needle) }
      #expect(matches(of: needle, in: text) == expected, "seed \(seed)")
    }
  }

  @Test func `bytes beyond the end are no part of a match`() {
    let text = Array("aaab".utf8)
    let match = text.withUnsafeBufferPointer { text in
      Array("ab".utf8).withUnsafeBufferPointer { needle in
        ByteSearch.firstMatch(of: needle, in: text, from: 0, to: 3)
      }
    }
    #expect(match == nil)
  }

  @Test func `an empty needle is nowhere`() {
    #expect(matches(of: [], in: [1, 2]).isEmpty)
  }
}
