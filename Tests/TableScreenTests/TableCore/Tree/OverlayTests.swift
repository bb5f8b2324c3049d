import TestSupport
import Testing

@testable import TableCore

/// What is remembered about nodes: each by itself, until it is forgotten, and then nothing of it.
@MainActor struct OverlayTests {
  nonisolated static let seeds = (1...20).map { UInt64($0) }

  @Test(arguments: seeds) func `a node is remembered until it is forgotten, and no other with it`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var overlay = Overlay()
    var known: [NodeID: Set<Int>] = [:]
    for step in 0..<Effort.rounds(1_000) {
      let node = NodeID(UInt64.random(in: 1...5, using: &random))
      let kind = Int.random(in: 0...6, using: &random)
      if kind == 6 {
        overlay.forget(node)
        known[node] = nil
      } else {
        Self.remember(kind, of: node, in: &overlay)
        known[node, default: []].insert(kind)
      }
      for id in (1...5).map({ NodeID($0) }) {
        let kinds = known[id] ?? []
        let place: Comment = "seed \(seed), step \(step), node \(id)"
        #expect(overlay.remembers(id) == !kinds.isEmpty, place)
        #expect(overlay.mustKeep(id) == !kinds.isDisjoint(with: [4, 5]), place)
      }
      #expect(overlay.isEmpty == known.isEmpty, "seed \(seed), step \(step)")
    }
  }

  @Test func `a row is busy until as much has ended as has begun`() {
    var busy = CountedRows()
    let row = NodeID(1)
    busy.insert(row)
    busy.insert(row)
    busy.remove(row)
    #expect(busy.contains(row))
    busy.remove(row)
    #expect(!busy.contains(row) && busy.isEmpty)
    busy.remove(row)
    #expect(busy.isEmpty)
  }

  @Test func `what controls await is dropped, and what they keep is not`() {
    var overlay = Overlay()
    let row = NodeID(1)
    overlay.controlValues[row] = [
      "kept": ControlValue(value: .integer(1), isKept: true),
      "awaited": ControlValue(value: .integer(2), isKept: false, isAwaited: true),
    ]
    overlay.dropAwaitedValues()
    #expect(overlay.controlValues[row]?.keys.sorted() == ["kept"])
  }

  private static func remember(_ kind: Int, of node: NodeID, in overlay: inout Overlay) {
    switch kind {
    case 0: overlay.masks[node] = true
    case 1: overlay.expansion[node] = false
    case 2: overlay.selection.insert(node)
    case 3: overlay.controlValues[node] = ["on": ControlValue(value: .integer(1), isKept: true)]
    case 4:
      overlay.drafts[node, "count"] = Draft(
        value: .integer(1), isFit: true, binding: .init(object: nil, path: \[Int].count),
        origin: nil)
    default: overlay.busy.insert(node)
    }
  }
}
