import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct RowPlacesLaws {
  @Test(arguments: (0..<60).map { Seed.value &+ UInt64($0) })
  func `rows are taken as from a dictionary`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Ids that lie close are kept in another way than those that do not.
    let bound: UInt64 = random.once(in: 2) ? 600 : .max
    let ids = Set(
      (0..<Int.random(in: 0...300, using: &random)).map { _ in
        UInt64.random(in: 0..<bound, using: &random)
      }
    ).shuffled(using: &random)
    // Tables of computed rows may be longer than what a short number counts.
    let first = random.once(in: 2) ? 0 : Int(Int32.max) - 100
    var places = RowPlaces(first..<first + ids.count) { ids[$0 - first] }
    var plain = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, first + $0) })
    for _ in 0..<200 {
      let known = random.once(in: 3) ? nil : ids.randomElement(using: &random)
      let id = known ?? UInt64.random(in: 0..<bound, using: &random)
      #expect(places.take(id) == plain.removeValue(forKey: id), "seed \(seed)")
    }
    #expect(places.rest == plain.values.sorted(), "seed \(seed)")
  }
}
