import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct NodeMapLaws {
  @Test(arguments: (0..<40).map { Seed.value &+ UInt64($0) })
  func `a map of nodes holds what a dictionary does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Ids that follow each other, that lie far apart, and that collide.
    let bound = UInt64.random(in: 1...300, using: &random)
    let stride = [1, 64, 0x1_0000_0000, 0x9E37_79B9][Int.random(in: 0..<4, using: &random)]
    var (map, plain) = (NodeMap<Int>(), [NodeID: Int]())
    for step in 0..<1_000 {
      let node = NodeID(UInt64.random(in: 0..<bound, using: &random) &* UInt64(stride))
      switch Int.random(in: 0..<4, using: &random) {
      case 0, 1: (map[node], plain[node]) = (step, step)
      case 2: (map[node], plain[node]) = (nil, nil)
      default: break
      }
      if step == 500 {
        map.removeAll { $1 % 3 == 0 }
        plain = plain.filter { $1 % 3 != 0 }
      }
      #expect(map[node] == plain[node], "step \(step) of seed \(seed)")
    }
    for number in 0..<bound {
      let node = NodeID(number &* UInt64(stride))
      #expect(map[node] == plain[node], "seed \(seed)")
    }
    #expect(map.count == plain.count && map.isEmpty == plain.isEmpty, "seed \(seed)")
    #expect(Set(map.keys) == Set(plain.keys), "seed \(seed)")
    #expect(map.values.sorted() == plain.values.sorted(), "seed \(seed)")
  }
}
