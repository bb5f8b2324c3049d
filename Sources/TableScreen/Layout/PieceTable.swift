/// A sequence that is put together from pieces of longer ones, so that an edit copies no elements.
///
/// It knows no elements: only from which block each piece is, and from where to where. (The piece table of text
/// editors: C. Crowley, "Data Structures for Text Sequences", University of New Mexico, 1998.)
struct PieceTable<Block: AnyObject> {
  /// Elements that follow each other in one block.
  ///
  /// Tables are walked much more often than changed, so pieces do not count who refers to their blocks; the
  /// table that they are in holds those.
  struct Piece {
    /// The block, or nil for the numbers, of which each is its own place.
    fileprivate let unmanagedBlock: Unmanaged<Block>?
    /// The place of the first one in its block.
    let start: Int
    fileprivate(set) var count: Int

    /// The block, or nil for the numbers, of which each is its own place.
    var block: Block? { unmanagedBlock?.takeUnretainedValue() }

    var end: Int { start + count }

    /// Whether a place means the same element in the blocks of both.
    func isOfSameBlock(as other: Piece) -> Bool {
      unmanagedBlock?.toOpaque() == other.unmanagedBlock?.toOpaque()
    }

    /// What pieces of one block have in common.
    var key: UnsafeMutableRawPointer? { unmanagedBlock?.toOpaque() }

    /// Returns the elements from an offset on, so many of them.
    func part(from offset: Int, count: Int) -> Piece {
      Piece(unmanagedBlock: unmanagedBlock, start: start + offset, count: count)
    }
  }

  private(set) var pieces: [Piece] = []
  /// Where each piece ends in the sequence.
  private var ends: [Int] = []
  /// The blocks of the pieces, and perhaps of some that have gone.
  private(set) var blocks: [ObjectIdentifier: Block] = [:]

  init() {}

  /// Creates the sequence of elements that follow each other in a block, or of numbers.
  init(_ block: Block?, start: Int = 0, count: Int) {
    guard count > 0 else { return }
    if let block { blocks[ObjectIdentifier(block)] = block }
    append(Piece(unmanagedBlock: block.map { .passUnretained($0) }, start: start, count: count))
  }

  var count: Int { ends.last ?? 0 }

  /// The one piece that there is, or nil where there are none or several.
  var only: Piece? { pieces.count == 1 ? pieces[0] : nil }

  /// Where the piece at a place of the table begins in the sequence.
  func start(ofPiece place: Int) -> Int { place == 0 ? 0 : ends[place - 1] }

  /// Returns the block of the element at `index`, and its place there.
  ///
  /// Complexity: O(log *p*) in the pieces.
  func locate(_ index: Int) -> (block: Block?, place: Int) {
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
  func index(of place: Int, in block: Block?) -> Int? {
    let key = block.map { Unmanaged.passUnretained($0).toOpaque() }
    for number in pieces.indices {
      let piece = pieces[number]
      if piece.key == key && place >= piece.start && place < piece.end {
        return start(ofPiece: number) + place - piece.start
      }
    }
    return nil
  }

  /// Returns what `find` returns for the first of the blocks for which it is not nil; the numbers are none of them.
  func firstOfBlocks<Found>(_ find: (Block) -> Found?) -> Found? {
    for block in blocks.values { if let found = find(block) { return found } }
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

  /// Adds elements at the end; their block is held already.
  private mutating func append(_ piece: Piece) {
    guard piece.count > 0 else { return }
    if let last = pieces.last, last.end == piece.start, last.isOfSameBlock(as: piece) {
      pieces[pieces.count - 1].count += piece.count
      ends[ends.count - 1] += piece.count
    } else {
      pieces.append(piece)
      ends.append(count + piece.count)
    }
  }

  /// Adds the elements of a range of another sequence at the end.
  mutating func append(_ other: PieceTable, _ range: Range<Int>) {
    other.forEach(in: range) { piece in
      hold(piece)
      append(piece)
    }
  }

  /// Adds another sequence at the end.
  mutating func append(_ other: PieceTable) { append(other, 0..<other.count) }

  private mutating func hold(_ piece: Piece) {
    guard let block = piece.block else { return }
    let key = ObjectIdentifier(block)
    if blocks[key] == nil { blocks[key] = block }
  }

  /// Puts elements in the place of others.
  ///
  /// Complexity: O(*p*) in the pieces.
  mutating func replace(_ range: Range<Int>, with new: PieceTable) {
    // The neighbours come along: they may lose a part, and what comes may continue them.
    let first = range.lowerBound < count ? place(ofPieceWith: range.lowerBound) : pieces.count
    let last = range.upperBound < count ? place(ofPieceWith: range.upperBound) : pieces.count
    let (from, to) = (max(first - 1, 0), min(last + 1, pieces.count))
    let (begin, end) = (start(ofPiece: from), to == 0 ? 0 : ends[to - 1])
    var middle = PieceTable()
    forEach(in: begin..<range.lowerBound) { middle.append($0) }
    for piece in new.pieces { middle.append(piece) }
    forEach(in: range.upperBound..<end) { middle.append($0) }
    blocks.merge(new.blocks) { old, _ in old }
    pieces.replaceSubrange(from..<to, with: middle.pieces)
    ends.replaceSubrange(from..<to, with: middle.ends.map { $0 + begin })
    let shift = middle.count - (end - begin)
    for place in from + middle.pieces.count..<ends.count { ends[place] += shift }
    letGoOfBlocks()
  }

  /// Lets go of blocks that no piece is of any more, once they are many.
  private mutating func letGoOfBlocks() {
    guard blocks.count > 2 * pieces.count + 8 else { return }
    blocks = Dictionary(
      pieces.compactMap { $0.block.map { (ObjectIdentifier($0), $0) } }, uniquingKeysWith: { $1 })
  }

  /// Takes out the elements of ranges that ascend.
  ///
  /// Complexity: O(*p* + *r*) for *r* ranges in *p* pieces.
  mutating func remove(_ ranges: [Range<Int>]) {
    if ranges.count == 1, let range = ranges.first { return replace(range, with: PieceTable()) }
    var rest = PieceTable()
    var next = 0
    for range in ranges {
      forEach(in: next..<range.lowerBound) { rest.append($0) }
      next = range.upperBound
    }
    forEach(in: next..<count) { rest.append($0) }
    (pieces, ends) = (rest.pieces, rest.ends)
    letGoOfBlocks()
  }

  /// Takes out the elements at places that ascend.
  mutating func remove(ascending places: [Int]) { remove(places.joinedRanges) }
}

/// A place in a sequence of pieces.
struct PieceCursor<Block: AnyObject> {
  private let table: PieceTable<Block>
  private var number = 0
  private var offset = 0

  init(_ table: PieceTable<Block>) { self.table = table }

  /// What is left of the piece at this place, or nil at the end.
  var piece: PieceTable<Block>.Piece? {
    guard number < table.pieces.count else { return nil }
    let piece = table.pieces[number]
    return offset == 0 ? piece : piece.part(from: offset, count: piece.count - offset)
  }

  /// Goes on within the piece, or to the next.
  mutating func skip(_ count: Int) {
    offset += count
    if number < table.pieces.count, offset >= table.pieces[number].count {
      (number, offset) = (number + 1, 0)
    }
  }
}

extension [Int] {
  /// The numbers, which ascend, as ranges of those that follow each other.
  var joinedRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for number in self { ranges.extend(to: number) }
    return ranges
  }
}

extension [Range<Int>] {
  /// How many numbers there are in all.
  var rowCount: Int { reduce(0) { $0 + $1.count } }

  /// Adds a number that is greater than all before.
  mutating func extend(to number: Int) { extend(by: number..<number + 1) }

  /// Adds numbers that are greater than all before.
  mutating func extend(by numbers: Range<Int>) {
    if let last, last.upperBound == numbers.lowerBound {
      self[count - 1] = last.lowerBound..<numbers.upperBound
    } else {
      append(numbers)
    }
  }
}
