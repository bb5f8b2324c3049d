/// A small generator of repeatable numbers.
///
/// After G. L. Steele, D. Lea and C. H. Flood, “Fast splittable pseudorandom number generators” (2014).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Starts the numbers of a seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Whether something happens that does so once in `n` times.
  package mutating func once(in n: Int) -> Bool { Int.random(in: 0..<n, using: &self) == 0 }
}
