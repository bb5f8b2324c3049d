/// Entries of a pool that may hold a query, to be looked at together.
///
/// Their texts lie all over the memory, which is slow. What is done first with each depends on nothing that it says, so
/// many are on their way at once; looked at one by one, each would be waited for.
struct Candidates {
  private var entries: [Entry] = []

  private struct Entry {
    let bit: Int
    let text: Range<Int>
  }

  /// Adds an entry; `bit` stands for it, and its bytes are at `text`.
  mutating func append(_ bit: Int, at text: Range<Int>) {
    entries.append(Entry(bit: bit, text: text))
  }

  /// Calls `body` with the bits of the entries that do not hold `needle`, and forgets all entries.
  mutating func takeMisses(
    of needle: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>,
    _ body: (Int) -> Void
  ) {
    fetch(bytes)
    for entry in entries {
      let (start, end) = (entry.text.lowerBound, entry.text.upperBound)
      if ByteSearch.firstMatch(of: needle, in: bytes, from: start, to: end) == nil {
        body(entry.bit)
      }
    }
    entries.removeAll(keepingCapacity: true)
  }

  /// Checks the edges of all texts, which brings them near.
  private func fetch(_ bytes: UnsafeBufferPointer<UInt8>) {
    var wrong: UInt8 = 0
    for entry in entries {
      let isWithinCharacter = bytes[entry.text.lowerBound] & 0xC0 == 0x80
      wrong |= (isWithinCharacter ? 1 : 0) | (bytes[entry.text.upperBound] ^ TextPool.terminator)
    }
    precondition(wrong == 0, "a text begins with a character, and ends at its terminator")
  }
}
