/// A piece table: a sequence that is put together from pieces of longer ones, so that an edit copies no elements.
///
/// The table holds no elements, only the block of each piece and its range there. (Piece tables are
/// known from text editors: C. Crowley, "Data Structures for Text Sequences", University of New
/// Mexico, 1998.) The pieces are kept in leaves, of which an edit replaces one or two; two tables
/// share the leaves that they have in common.
///
/// This makes edits by hand fast: a key press that moves one of a million rows takes 0.05 ms,
/// updates included. With plain arrays of ids and stamps, which an edit would have to copy because
/// layouts share them, inserting one row takes 4.8 ms, more than a key press may take.
struct PieceTable<Block: AnyObject> {
  typealias Leaf = PieceLeaf<Block>

  /// The leaves; empty too where a single piece of numbers is all, as in a thousand lists of children from a server.
  private var ownLeaves: [Leaf] = []
  /// The index behind the last element of each leaf.
  private var ends: [Int] = []
  /// The number of pieces.
  private(set) var pieceCount = 0
  /// The only piece, or nil if there are none or several.
  private(set) var only: Piece<Block>?

  init() {}

  /// Creates the sequence of elements that follow each other in a block.
  init(_ block: Block, start: Int = 0, count: Int) {
    let piece = Piece<Block>(block, start: start, count: count)
    if count > 0 { append(Leaf([piece])) }
  }

  /// Creates the sequence of numbers that follow each other, each of which is its own place.
  init(numbersFrom start: Int, count: Int, tag: UInt32 = 0) {
    guard count > 0 else { return }
    (only, pieceCount) = (Piece<Block>(numbersFrom: start, count: count, tag: tag), 1)
  }

  /// The leaves; that of a single piece of numbers is made for the call.
  var leaves: [Leaf] {
    guard ownLeaves.isEmpty, let only else { return ownLeaves }
    return [Leaf([only])]
  }

  /// Makes the leaf of a single piece of numbers, before an edit.
  private mutating func makeLeaf() {
    guard ownLeaves.isEmpty, let only else { return }
    (ownLeaves, ends) = ([Leaf([only])], [only.count])
  }

  /// Adds a leaf at the end.
  mutating func append(_ leaf: Leaf) {
    makeLeaf()
    ends.append(count + leaf.count)
    ownLeaves.append(leaf)
    pieceCount += leaf.pieces.count
    noteOnly()
  }

  private mutating func noteOnly() { only = pieceCount == 1 ? ownLeaves.first?.pieces.first : nil }

  /// The number of elements.
  var count: Int { only?.count ?? ends.last ?? 0 }

  /// Returns the index of a leaf's first element; that of the leaf behind the last one is the number of elements.
  func start(ofLeaf number: Int) -> Int {
    number == 0 ? 0 : ends.isEmpty ? count : ends[number - 1]
  }

  /// Returns the piece of the element at `index`, and its place in the block.
  ///
  /// Complexity: O(log *p*) in the pieces.
  @inline(__always)
  func locate(_ index: Int) -> (piece: Piece<Block>, place: Int) {
    guard let only else { return locateAmongPieces(index) }
    precondition(index >= 0 && index < only.count, "an element stands before the end")
    return (only, only.start + index)
  }

  private func locateAmongPieces(_ index: Int) -> (piece: Piece<Block>, place: Int) {
    let number = number(ofLeafWith: index)
    let (leaf, offset) = (ownLeaves[number], index - start(ofLeaf: number))
    let piece = leaf.number(ofPieceWith: offset)
    return (leaf.pieces[piece], leaf.pieces[piece].start + offset - leaf.start(ofPiece: piece))
  }

  /// Returns the number of the leaf that holds the element at `index`.
  private func number(ofLeafWith index: Int) -> Int {
    ends.count == 1 ? 0 : ends.partitionPoint { $0 > index }
  }

  /// Returns the index of the element at a place of a block, or nil if it is not among them.
  ///
  /// Complexity: O(*p*) in the pieces.
  func index(of place: Int, in block: Block?) -> Int? {
    let key = block.map { Unmanaged.passUnretained($0).toOpaque() }
    if let only {
      return only.key == key && only.start..<only.end ~= place ? place - only.start : nil
    }
    for number in ownLeaves.indices {
      if let index = ownLeaves[number].index(of: place, in: key) {
        return start(ofLeaf: number) + index
      }
    }
    return nil
  }

  /// Returns the first result of `find` among the blocks that is not nil; numbers have no block.
  func firstOfBlocks<Found>(_ find: (Block) -> Found?) -> Found? {
    var asked: [ObjectIdentifier] = []
    for leaf in ownLeaves {
      for block in leaf.blocks where !asked.contains(ObjectIdentifier(block)) {
        if let found = find(block) { return found }
        asked.append(ObjectIdentifier(block))
      }
    }
    return nil
  }

  /// Calls `body` with all pieces in order.
  func forEach(_ body: (Piece<Block>) -> Void) {
    if let only { return body(only) }
    for leaf in ownLeaves { leaf.pieces.forEach(body) }
  }

  /// Calls `body` with the pieces of a range.
  func forEach(in range: Range<Int>, _ body: (Piece<Block>) -> Void) {
    if let only {
      if !range.isEmpty { body(only.part(from: range.lowerBound, count: range.count)) }
      return
    }
    forEachLeaf(in: range) { leaf, range in leaf.forEach(in: range, body) }
  }

  /// Calls `body` with the leaves of a range of several pieces, and with the part of each that lies in it.
  func forEachLeaf(in range: Range<Int>, _ body: (Leaf, Range<Int>) -> Void) {
    guard !range.isEmpty else { return }
    var number = number(ofLeafWith: range.lowerBound)
    var index = range.lowerBound
    while index < range.upperBound {
      let start = start(ofLeaf: number)
      let end = min(ends[number], range.upperBound)
      body(ownLeaves[number], index - start..<end - start)
      (index, number) = (end, number + 1)
    }
  }

  // MARK: Edits

  /// Replaces a range of elements by others.
  ///
  /// Complexity: O(*l*) in the leaves, of which there is about one for 32 pieces; and O(*q*) in the inserted pieces.
  mutating func replace(_ range: Range<Int>, with new: PieceTable) {
    makeLeaf()
    guard !ownLeaves.isEmpty, new.pieceCount <= Leaf.limit else {
      var result = PieceTableBuilder<Block>()
      result.append(self, 0..<range.lowerBound)
      result.append(new)
      result.append(self, range.upperBound..<count)
      self = result.table
      return
    }
    var first = min(number(ofLeafWith: range.lowerBound), ownLeaves.count - 1)
    var last = range.isEmpty ? first : number(ofLeafWith: range.upperBound - 1)
    // New pieces may continue the leaf before, and a small leaf joins its neighbor.
    if first > 0, range.lowerBound == start(ofLeaf: first) || ownLeaves[first].isSmall {
      first -= 1
    }
    if last + 1 < ownLeaves.count, range.upperBound == ends[last] || ownLeaves[last].isSmall {
      last += 1
    }
    var pieces: [Piece<Block>] = []
    forEach(in: start(ofLeaf: first)..<range.lowerBound) { pieces.append(joining: $0) }
    new.forEach { pieces.append(joining: $0) }
    forEach(in: range.upperBound..<ends[last]) { pieces.append(joining: $0) }
    put(pieces, inPlaceOf: first...last)
  }

  private mutating func put(_ pieces: [Piece<Block>], inPlaceOf old: ClosedRange<Int>) {
    let new = pieces.split(inPartsOf: Leaf.limit).map { Leaf($0) }
    var end = start(ofLeaf: old.lowerBound)
    let oldEnd = ends[old.upperBound]
    for number in old { pieceCount -= ownLeaves[number].pieces.count }
    pieceCount += pieces.count
    let newEnds = new.map { leaf in
      end += leaf.count
      return end
    }
    ownLeaves.replaceSubrange(old, with: new)
    ends.replaceSubrange(old, with: newEnds)
    let shift = end - oldEnd
    for number in old.lowerBound + new.count..<ends.count { ends[number] += shift }
    noteOnly()
  }

  /// Removes the elements of ranges that ascend.
  ///
  /// Complexity: O(*l* *r*) for few of *r* ranges in *l* leaves, O(*p* + *r*) for many in *p* pieces.
  mutating func remove(_ ranges: [Range<Int>]) {
    guard ranges.count > 4 else {
      for range in ranges.reversed() { replace(range, with: PieceTable()) }
      return
    }
    var rest = PieceTableBuilder<Block>()
    var next = 0
    for range in ranges {
      rest.append(self, next..<range.lowerBound)
      next = range.upperBound
    }
    rest.append(self, next..<count)
    self = rest.table
  }

  /// Removes the elements at places that ascend.
  mutating func remove(ascending places: [Int]) { remove(places.joinedRanges) }
}

extension Array {
  /// Returns the elements in as few parts of at most `limit` elements as possible, all about as long.
  fileprivate func split(inPartsOf limit: Int) -> [[Element]] {
    guard count > limit else { return isEmpty ? [] : [self] }
    let parts = (count + limit - 1) / limit
    return (0..<parts).map { Array(self[$0 * count / parts..<($0 + 1) * count / parts]) }
  }
}
