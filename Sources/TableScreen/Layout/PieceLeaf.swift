/// Pieces that stand beside each other in a table: what an edit copies.
///
/// Tables that came from each other share leaves, so a leaf never changes once a second table has it.
final class PieceLeaf<Block: AnyObject> {
  /// How many pieces a leaf has at most.
  static var limit: Int { 64 }

  private(set) var pieces: [Piece<Block>]
  /// Where each piece ends in the leaf.
  private(set) var ends: [Int] = []
  /// What the pieces are of; some perhaps twice.
  private(set) var blocks: [Block] = []

  init(_ pieces: [Piece<Block>]) {
    self.pieces = pieces
    ends.reserveCapacity(pieces.count)
    var end = 0
    for piece in pieces {
      end += piece.count
      ends.append(end)
      hold(piece)
    }
  }

  /// The number of elements.
  var count: Int { ends.last ?? 0 }

  /// Whether most of the leaf is free.
  var isSmall: Bool { pieces.count < Self.limit / 4 }

  /// Where a piece begins in the leaf.
  func start(ofPiece number: Int) -> Int { number == 0 ? 0 : ends[number - 1] }

  /// Returns which piece holds the element at `index`.
  func number(ofPieceWith index: Int) -> Int { ends.partitionPoint { $0 > index } }

  /// Returns the index of the element at a place of a block, or nil where it is not among them.
  func index(of place: Int, in key: UnsafeMutableRawPointer?) -> Int? {
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

  /// Adds elements at the end; only while no other table has the leaf.
  func append(_ piece: Piece<Block>) {
    let end = count + piece.count
    pieces.append(joining: piece)
    if ends.count < pieces.count { ends.append(end) } else { ends[ends.count - 1] = end }
    hold(piece)
  }

  /// Holds the block of a piece; the first and the last one are those that most pieces are of.
  private func hold(_ piece: Piece<Block>) {
    guard let block = piece.block, blocks.first !== block, blocks.last !== block else { return }
    blocks.append(block)
  }
}
