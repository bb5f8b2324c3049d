/// A run of pieces in a table: the unit that an edit copies.
///
/// A leaf never changes, so tables that came from each other share leaves. Leaves make edits of a crowded table fast:
/// with all pieces in one array, moving one of a million rows took 0.8 to 1.3 ms, with leaves it takes 0.07 ms.
final class PieceLeaf<Block: AnyObject> {
  /// The greatest number of pieces in a leaf.
  static var limit: Int { 64 }

  let pieces: [Piece<Block>]
  /// The index behind the last element of each piece, in the leaf.
  let ends: [Int]
  /// The blocks of the pieces, retained here because pieces do not retain them; a block may be listed twice.
  let blocks: [Block]
  /// The stretches of their blocks that the pieces reach into: one bit for each, shared by every 64th stretch.
  private let reach: UInt64

  /// The length of a stretch, as a power of two: in a table of a million rows each stretch has a bit of its own.
  private static var stretch: Int { 14 }

  init(_ pieces: [Piece<Block>]) {
    self.pieces = pieces
    var ends: [Int] = []
    ends.reserveCapacity(pieces.count)
    var blocks: [Block] = []
    var (end, reach) = (0, UInt64(0))
    for piece in pieces {
      end += piece.count
      ends.append(end)
      blocks.hold(piece)
      let (first, last) = (piece.start >> Self.stretch, (piece.end - 1) >> Self.stretch)
      for stretch in first...min(last, first + 63) { reach |= 1 << UInt64(stretch & 63) }
    }
    (self.ends, self.blocks, self.reach) = (ends, blocks, reach)
  }

  /// The number of elements.
  var count: Int { ends.last ?? 0 }

  /// True if the leaf is less than a quarter full.
  var isSmall: Bool { pieces.count < Self.limit / 4 }

  /// Returns the index of a piece's first element in the leaf.
  func start(ofPiece number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  /// Returns the number of the piece that holds the element at `index`.
  func number(ofPieceWith index: Int) -> Int { ends.partitionPoint { $0 > index } }

  /// Returns the index of the element at a place of a block, or nil if it is not among them.
  func index(of place: Int, in key: UnsafeMutableRawPointer?) -> Int? {
    guard reach >> UInt64(place >> Self.stretch & 63) & 1 == 1 else { return nil }
    for number in pieces.indices {
      let piece = pieces[number]
      if piece.key == key && place >= piece.start && place < piece.end {
        return start(ofPiece: number) + place - piece.start
      }
    }
    return nil
  }

  /// Calls `body` with the pieces of a range.
  func forEach(in range: Range<Int>, _ body: (Piece<Block>) -> Void) {
    guard !range.isEmpty else { return }
    var (number, index) = (number(ofPieceWith: range.lowerBound), range.lowerBound)
    while index < range.upperBound {
      let offset = index - start(ofPiece: number)
      let count = min(pieces[number].count - offset, range.upperBound - index)
      body(
        offset == 0 && count == pieces[number].count
          ? pieces[number] : pieces[number].part(from: offset, count: count))
      index += count
      number += 1
    }
  }
}

extension Array where Element: AnyObject {
  /// Holds the block of a piece, unless it is the first or last one, which most pieces are of.
  mutating func hold(_ piece: Piece<Element>) {
    guard let block = piece.block, first !== block, last !== block else { return }
    append(block)
  }
}
