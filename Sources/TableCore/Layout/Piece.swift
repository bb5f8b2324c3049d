/// Elements that follow each other in one block.
struct Piece<Block: AnyObject> {
  /// The block, or nil for numbers, each of which is its own place.
  let block: Block?
  /// The place of the first element in its block.
  let start: Int
  fileprivate(set) var count: Int
  /// The version of numbers, which tells them from the same numbers before a change; 0 for those of a block.
  let tag: UInt32

  /// Creates a piece of a block.
  init(_ block: Block?, start: Int, count: Int) {
    self.init(block, start, count, tag: 0)
  }

  /// Creates a piece of numbers.
  init(numbersFrom start: Int, count: Int, tag: UInt32) { self.init(nil, start, count, tag: tag) }

  private init(_ block: Block?, _ start: Int, _ count: Int, tag: UInt32) {
    (self.block, self.start, self.count, self.tag) = (block, start, count, tag)
  }

  /// The key of the pieces in which a place means the same element.
  var kind: Kind { Kind(block: block.map(ObjectIdentifier.init), tag: tag) }

  struct Kind: Hashable {
    let block: ObjectIdentifier?
    let tag: UInt32
  }

  /// The place behind the last element.
  var end: Int { start + count }

  /// Whether a place means the same element in the blocks of both, and that did not change.
  func isOfSameKind(as other: Piece) -> Bool { block === other.block && tag == other.tag }

  /// Whether both mean the same elements.
  func isSame(as other: Piece) -> Bool {
    start == other.start && count == other.count && isOfSameKind(as: other)
  }

  /// Returns `count` elements from an offset on.
  func part(from offset: Int, count: Int) -> Piece {
    Piece(block, start + offset, count, tag: tag)
  }

  /// Takes in a piece that continues this one.
  ///
  /// - Returns: false where it does not, and nothing changed.
  mutating func extend(by next: Piece) -> Bool {
    guard end == next.start, isOfSameKind(as: next) else { return false }
    count += next.count
    return true
  }
}
