import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

/// A pairing gives each row one partner of its own key, misses none, and says of each whether it looks different.
struct RowPairingLaws {
  /// A row of a key, with a content.
  private struct Row: Equatable, Identifiable {
    var key: Int
    var content = 0

    var id: Int { key }
  }

  @Test(arguments: (0..<300).map { Seed.value &+ UInt64($0) })
  func `rows pair by key, each once, and all that can`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let keys = Int.random(in: 1...400, using: &random)
    let hasTwins = random.once(in: 3)
    let old = (0..<Int.random(in: 0...400, using: &random)).map { place in
      Row(key: hasTwins ? Int.random(in: 0..<keys, using: &random) : place)
    }
    let new = Self.edited(old, &random)
    let pairing = Self.pairing(old, new)
    Self.check(pairing, old, new, "seed \(seed)")
    Self.checkPlaces(of: Self.pairing(old, new, mayPairByPlace: true), beside: pairing, old, new)
  }

  @Test(arguments: (0..<100).map { Seed.value &+ UInt64($0) })
  @MainActor func `items pair as any rows do`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let old = (0..<Int.random(in: 0...400, using: &random)).map { _ in
      Row(key: Int.random(in: 0..<400, using: &random))
    }
    let new = Self.edited(old, &random)
    for comparison in [nil, ItemComparison<Row>.byID()] {
      let (before, after) = (Self.items(old, comparison), Self.items(new, comparison))
      #expect(after.pairing(from: before) == Self.pairing(old, new), "seed \(seed)")
    }
  }

  @MainActor private static func items(
    _ rows: [Row], _ comparison: ItemComparison<Row>?
  ) -> ItemRows<Row, Int> {
    ItemRows(rows, identity: { $0.key }, searchText: nil, comparison: comparison) { _, _ in [:] }
  }

  @Test func `a row that went far is found, and the others stay as they are`() {
    var rows = (0..<1_000).map { Row(key: $0) }
    let old = rows
    rows.append(rows.removeFirst())
    let pairing = Self.pairing(old, rows)
    #expect(
      pairing.runs == [
        .init(old: 1, new: 0, count: 999), .init(old: 0, new: 999, count: 1),
      ])
  }

  @Test func `what stands between the same neighbors pairs where it may`() {
    let old = [Row(key: 1), Row(key: 2), Row(key: 3)]
    let new = [Row(key: 1), Row(key: 9, content: 1), Row(key: 3)]
    #expect(Self.pairing(old, new).newcomers(of: 3) == [1..<2])
    let byPlace = Self.pairing(old, new, mayPairByPlace: true)
    #expect(byPlace.runs == [.init(old: 0, new: 0, count: 3)])
    #expect(byPlace.changed == [1])
  }

  private static func pairing(
    _ old: [Row], _ new: [Row], mayPairByPlace: Bool = false
  ) -> RowPairing {
    RowPairing(
      oldCount: old.count, newCount: new.count, isSame: { old[$0].key == new[$1].key },
      isChanged: { old[$0] != new[$1] }, oldKey: { old[$0].key }, newKey: { new[$0].key },
      mayPairByPlace: { _, _ in mayPairByPlace })
  }

  private static func edited(_ rows: [Row], _ random: inout SplitMix64) -> [Row] {
    var rows = rows
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let place = Int.random(in: 0...rows.count, using: &random)
      let end = min(place + Int.random(in: 0...20, using: &random), rows.count)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: rows.removeSubrange(place..<end)
      case 1: rows.insert(Row(key: Int.random(in: 0..<1_000, using: &random)), at: place)
      case 2:
        let taken = Array(rows[place..<end])
        rows.removeSubrange(place..<end)
        rows.insert(contentsOf: taken, at: Int.random(in: 0...rows.count, using: &random))
      case 3: for place in place..<end { rows[place].content += 1 }
      default: if random.once(in: 6) { rows.shuffle(using: &random) }
      }
    }
    return rows
  }

  /// Rows that keys pair stay so; what is paired by its place besides follows the row before it on both sides.
  private static func checkPlaces(
    of pairing: RowPairing, beside keyed: RowPairing, _ old: [Row], _ new: [Row]
  ) {
    var (next, taken) = (0, Set(new.indices.compactMap { keyed.oldIndex(of: $0) }))
    for place in new.indices {
      let (partner, known) = (pairing.oldIndex(of: place), keyed.oldIndex(of: place))
      if known == nil {
        let isFree = next < old.count && taken.insert(next).inserted
        #expect(partner == (isFree ? next : nil))
      } else {
        #expect(partner == known)
      }
      if let partner { next = partner + 1 }
    }
    let changed = new.indices.filter { place in
      pairing.oldIndex(of: place).map { old[$0] != new[place] } ?? false
    }
    #expect(pairing.changed == changed)
  }

  private static func check(
    _ pairing: RowPairing, _ old: [Row], _ new: [Row], _ comment: Comment
  ) {
    let partners = new.indices.map { pairing.oldIndex(of: $0) }
    let taken = partners.compactMap { $0 }
    #expect(Set(taken).count == taken.count, comment)
    for (place, partner) in partners.enumerated() {
      guard let partner else { continue }
      #expect(old[partner].key == new[place].key, comment)
    }
    let changed = new.indices.filter { place in
      partners[place].map { old[$0] != new[place] } ?? false
    }
    #expect(pairing.changed == changed, comment)
    // As many of each key pair as there are on both sides.
    let (before, after) = (
      Dictionary(grouping: old, by: \.key), Dictionary(grouping: new, by: \.key)
    )
    let possible = after.reduce(0) { $0 + min($1.value.count, before[$1.key]?.count ?? 0) }
    #expect(taken.count == possible, comment)
    let (lost, come) = (pairing.gone(of: old.count), pairing.newcomers(of: new.count))
    #expect(Set(lost.joined()) == Set(old.indices).subtracting(taken), comment)
    #expect(Array(come.joined()) == new.indices.filter { partners[$0] == nil }, comment)
  }
}
