import TableCore
import TestSupport
import Testing

/// The point found by halving is the one that a walk finds.
struct PartitionPointLaws {
  @Test(arguments: (0..<200).map { Seed.value &+ UInt64($0) })
  func `the first place is found that a condition holds from`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 0...70, using: &random)
    let numbers = (0..<count).map { _ in Int.random(in: 0...50, using: &random) }.sorted()
    for limit in -1...51 {
      let plain = numbers.firstIndex { $0 > limit } ?? numbers.count
      #expect(numbers.partitionPoint { $0 > limit } == plain, "\(limit) of seed \(seed)")
      let start = Int.random(in: 0...count, using: &random)
      let part = numbers[start...]
      #expect(
        part.partitionPoint { $0 > limit } == max(plain, start), "\(limit) of seed \(seed)")
    }
  }
}
