/// Elements that follow each other in one block.
///
/// A ``PieceTable`` consists of them, and says what they are for.
/// Tables are walked much more often than changed, so pieces do not retain their blocks; their leaf does.
struct Piece<Block: AnyObject> {
  /// The block, or nil for numbers, each of which is its own place.
  private let unmanagedBlock: Unmanaged<Block>?
  /// The place of the first one in its block.
  let start: Int
  fileprivate(set) var count: Int
  /// The version of numbers, which tells them from the same numbers before a change; 0 for those of a block.
  let tag: UInt32

  /// Creates a piece of a block, which has to be held by somebody else.
  init(_ block: Block?, start: Int, count: Int) {
    self.init(block.map { .passUnretained($0) }, start, count, tag: 0)
  }

  /// Creates a piece of numbers.
  init(numbersFrom start: Int, count: Int, tag: UInt32) { self.init(nil, start, count, tag: tag) }

  private init(_ block: Unmanaged<Block>?, _ start: Int, _ count: Int, tag: UInt32) {
    (unmanagedBlock, self.start, self.count, self.tag) = (block, start, count, tag)
  }

  /// The block, or nil for numbers, each of which is its own place.
  var block: Block? { unmanagedBlock?.takeUnretainedValue() }

  /// The identity of the block.
  var key: UnsafeMutableRawPointer? { unmanagedBlock?.toOpaque() }

  /// The key that pieces share in which a place means the same element.
  var kind: Kind { Kind(key: key, tag: tag) }

  struct Kind: Hashable {
    let key: UnsafeMutableRawPointer?
    let tag: UInt32
  }

  var end: Int { start + count }

  /// Returns whether an index means the same, unchanged element in the blocks of both pieces.
  func isOfSameKind(as other: Piece) -> Bool { kind == other.kind }

  /// Returns whether both pieces stand for the same elements.
  func isSame(as other: Piece) -> Bool {
    start == other.start && count == other.count && isOfSameKind(as: other)
  }

  /// Returns the piece of `count` elements from an offset on.
  func part(from offset: Int, count: Int) -> Piece {
    Piece(unmanagedBlock, start + offset, count, tag: tag)
  }
}

extension Array {
  /// Adds a piece at the end, which is joined with the last one if it continues that.
  mutating func append<Block>(joining piece: Piece<Block>) where Element == Piece<Block> {
    guard piece.count > 0 else { return }
    if let last, last.end == piece.start, last.isOfSameKind(as: piece) {
      self[count - 1].count += piece.count
    } else {
      append(piece)
    }
  }
}
