/// A sequence that is put together from pieces of longer ones, so that an edit copies no elements.
///
/// It knows no elements: only from which block each piece is, and from where to where. (The piece table of text
/// editors: C. Crowley, "Data Structures for Text Sequences", University of New Mexico, 1998.)
struct PieceTable<Block: PieceBlock> {
  /// Elements that follow each other in one block.
  struct Piece {
    let block: Block
    /// The place of the first one in its block.
    let start: Int
    var count: Int

    var end: Int { start + count }

    /// Whether `other` starts where this piece ends.
    func isContinued(by other: Piece) -> Bool {
      end == other.start && block.isSame(as: other.block)
    }

    /// Returns the elements from an offset on, so many of them.
    func part(from offset: Int, count: Int) -> Piece {
      Piece(block: block, start: start + offset, count: count)
    }
  }

  private(set) var pieces: [Piece] = []
  /// Where each piece ends in the sequence.
  private var ends: [Int] = []

  init() {}

  init(_ block: Block, start: Int = 0, count: Int) {
    append(Piece(block: block, start: start, count: count))
  }

  var count: Int { ends.last ?? 0 }

  /// The one piece that there is, or nil where there are none or several.
  var only: Piece? { pieces.count == 1 ? pieces[0] : nil }

  /// Where the piece at a place of the table begins in the sequence.
  func start(ofPiece place: Int) -> Int { place == 0 ? 0 : ends[place - 1] }

  /// Returns the block of the element at `index`, and its place there.
  ///
  /// Complexity: O(log *p*) in the pieces.
  func locate(_ index: Int) -> (block: Block, place: Int) {
    let piece = place(ofPieceWith: index)
    return (pieces[piece].block, pieces[piece].start + index - start(ofPiece: piece))
  }

  /// Returns the place in the table of the piece that holds the element at `index`.
  func place(ofPieceWith index: Int) -> Int {
    if pieces.count == 1 { return 0 }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index of the element at a place of a block, or nil where it is not among them.
  ///
  /// Complexity: O(*p*) in the pieces.
  func index(of place: Int, in block: Block) -> Int? {
    for (number, piece) in pieces.enumerated()
    where place >= piece.start && place < piece.end && piece.block.isSame(as: block) {
      return start(ofPiece: number) + place - piece.start
    }
    return nil
  }

  /// Calls `body` with the pieces of a range.
  func forEach(in range: Range<Int>, _ body: (Piece) -> Void) {
    guard !range.isEmpty else { return }
    var (number, index) = (place(ofPieceWith: range.lowerBound), range.lowerBound)
    while index < range.upperBound {
      let offset = index - start(ofPiece: number)
      let count = min(pieces[number].count - offset, range.upperBound - index)
      body(pieces[number].part(from: offset, count: count))
      index += count
      number += 1
    }
  }

  // MARK: Edits

  /// Adds elements at the end.
  mutating func append(_ piece: Piece) {
    guard piece.count > 0 else { return }
    if let last = pieces.last, last.isContinued(by: piece) {
      pieces[pieces.count - 1].count += piece.count
      ends[ends.count - 1] += piece.count
    } else {
      pieces.append(piece)
      ends.append(count + piece.count)
    }
  }

  /// Adds the elements of a range of another sequence at the end.
  mutating func append(_ other: PieceTable, _ range: Range<Int>) {
    other.forEach(in: range) { append($0) }
  }

  /// Puts elements in the place of others.
  ///
  /// Complexity: O(*p*) in the pieces.
  mutating func replace(_ range: Range<Int>, with new: [Piece]) {
    let (first, last) = (
      range.lowerBound < count ? place(ofPieceWith: range.lowerBound) : pieces.count,
      range.upperBound < count ? place(ofPieceWith: range.upperBound) : pieces.count
    )
    var middle = PieceTable()
    // The neighbours come along: they may lose a part, and what comes may continue them.
    let from = max(first - 1, 0)
    let to = min(last + 1, pieces.count)
    let (begin, end) = (start(ofPiece: from), to == 0 ? 0 : ends[to - 1])
    middle.append(self, begin..<range.lowerBound)
    for piece in new { middle.append(piece) }
    middle.append(self, range.upperBound..<end)
    let shift = middle.count - (end - begin)
    pieces.replaceSubrange(from..<to, with: middle.pieces)
    ends.replaceSubrange(from..<to, with: middle.ends.map { $0 + begin })
    guard shift != 0 else { return }
    for place in from + middle.pieces.count..<ends.count { ends[place] += shift }
  }

  /// Takes out the elements at places that ascend.
  ///
  /// Complexity: O(*p* + *k*) for *k* places in *p* pieces.
  mutating func remove(ascending places: [Int]) {
    if places.count == 1, let place = places.first { return replace(place..<place + 1, with: []) }
    var rest = PieceTable()
    var next = 0
    for place in places {
      rest.append(self, next..<place)
      next = place + 1
    }
    rest.append(self, next..<count)
    self = rest
  }
}

/// What pieces are taken from.
protocol PieceBlock {
  /// Whether a place means the same element in both.
  func isSame(as other: Self) -> Bool
}

/// The numbers: the element at each place is the place itself.
struct Numbers: PieceBlock {
  func isSame(as other: Numbers) -> Bool { true }
}
