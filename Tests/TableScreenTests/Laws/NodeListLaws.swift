import TestSupport
import Testing

@testable import TableCore
@testable import TableScreen

struct NodeListLaws {
  @Test(arguments: (0..<40).map { Seed.value &+ UInt64($0) })
  func `a list of nodes holds what a set does`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bound = UInt64.random(in: 1...6, using: &random)
    var (nodes, plain) = (NodeList(), Set<NodeID>())
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let node = NodeID(UInt64.random(in: 0..<bound, using: &random))
      nodes.insert(node)
      plain.insert(node)
    }
    #expect(nodes.all.count == plain.count && Set(nodes.all) == plain, "seed \(seed)")
  }
}
