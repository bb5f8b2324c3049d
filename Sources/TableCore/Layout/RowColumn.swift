/// The rows of a section in order: for each its identity and the stamp of its content.
///
/// A column is a value that is put together from pieces of blocks that never change. Rows that were made together, as
/// those of a computed section, cost no memory; an edit copies no rows but those that come; and two columns of
/// which one came from the other share most of their pieces, by which their difference is known without a walk.
///
/// What a person feels of it is an edit by hand, as a ``PieceTable`` says, and that a screen of 10,000,000 computed rows opens
/// without 120 MB of ids and stamps.
struct RowColumn {
  private(set) var table: PieceTable<RowList>

  /// Creates an empty column.
  init() { table = PieceTable() }

  /// Creates a column of ids that follow each other.
  init(first: UInt64, count: Int) { table = PieceTable(numbersFrom: Int(first), count: count) }

  /// Creates a column of ids with their stamps; both have one length.
  init(ids: [UInt64], stamps: [UInt32]) {
    guard ids.count > Self.listMinimum else {
      var rows = PieceTableBuilder<RowList>()
      for (id, stamp) in zip(ids, stamps) { rows.append(Self.row(id, stamp: stamp)) }
      table = rows.table
      return
    }
    table = PieceTable(RowList(ids: ids, stamps: stamps), count: ids.count)
  }

  /// The number of rows up to which each becomes a piece of its own, since a list would cost more than it saves.
  private static let listMinimum = 16

  private static func row(_ id: UInt64, stamp: UInt32) -> Piece<RowList> {
    Piece(numbersFrom: Int(id), count: 1, tag: stamp)
  }

  /// Creates a column of the rows that were chosen from another one.
  init(_ rows: RowSet, of base: RowColumn) {
    let list = RowList(RowSelection(rows, of: base))
    table = PieceTable(list, count: list.count)
  }

  /// Creates a column of pieces.
  init(_ table: PieceTable<RowList>) { self.table = table }

  var count: Int { table.count }

  var isEmpty: Bool { count == 0 }

  /// Returns the identity of the row at `index`.
  ///
  /// Complexity: O(log *p*) in the pieces.
  func id(at index: Int) -> NodeID {
    let (piece, place) = table.locate(index)
    return NodeID(piece.id(place))
  }

  /// Returns the identity of the row at `index`, or nil if there is none.
  func idIfAny(at index: Int) -> NodeID? { index >= 0 && index < count ? id(at: index) : nil }

  /// Returns the stamp of the content of the row at `index`.
  func stamp(at index: Int) -> UInt32 {
    let (piece, place) = table.locate(index)
    return piece.stamp(place)
  }

  /// Returns the place of a row, or nil if the column does not have it.
  ///
  /// Complexity: O(*p*) in the pieces, of which there are few beside the rows, and O(log *n*) in a list whose ids
  /// ascend; in others O(1) after one walk.
  func index(of id: NodeID) -> Int? {
    // One piece is the usual case.
    if let piece = table.only { return piece.offset(of: id) }
    if let own = Int(exactly: id.raw).flatMap({ table.index(of: $0, in: nil) }) { return own }
    return table.firstOfBlocks { list in
      list.index(of: id).flatMap { table.index(of: $0, in: list) }
    }
  }

  /// Returns whether both columns consist of the same pieces, so that they are equal without a look
  /// at their rows.
  ///
  /// Complexity: O(*p*) in the pieces.
  func isSame(as other: RowColumn) -> Bool {
    guard table.pieceCount == other.table.pieceCount, count == other.count else { return false }
    if let piece = table.only, let other = other.table.only { return piece.isSame(as: other) }
    var (a, b) = (PieceCursor(table), PieceCursor(other.table))
    while true {
      PieceCursor.skipShared(&a, &b)
      guard let piece = a.piece, let otherPiece = b.piece else { return true }
      guard piece.isSame(as: otherPiece) else { return false }
      a.skip(piece.count)
      b.skip(piece.count)
    }
  }

  /// Returns whether both columns have the same ids in the same order; stamps may differ.
  ///
  /// Complexity: O(*p*) in the pieces, and O(*n*) in the rows that they do not share.
  func hasSameIDs(as other: RowColumn) -> Bool {
    guard count == other.count else { return false }
    var unsure: [Range<Int>] = []
    walk(with: other) { place, piece, otherPiece in
      if piece.start != otherPiece.start || !piece.hasSameOrder(as: otherPiece) {
        unsure.extend(by: place..<place + piece.count)
      }
      return true
    }
    // Rows are compared in batches, because finding a place takes longer than going on from it.
    return unsure.allSatisfy { rows in
      stride(from: rows.lowerBound, to: rows.upperBound, by: 4_096).allSatisfy { start in
        let part = start..<min(start + 4_096, rows.upperBound)
        return ids(in: part) == other.ids(in: part)
      }
    }
  }

  /// Calls `body` with pieces of both columns that stand at the same rows, and with their place, until it returns
  /// false; leaves that both share are passed over.
  func walk(
    with other: RowColumn, _ body: (Int, Piece<RowList>, Piece<RowList>) -> Bool
  ) {
    var (a, b) = (PieceCursor(table), PieceCursor(other.table))
    var place = 0
    while true {
      place += PieceCursor.skipShared(&a, &b)
      guard let piece = a.piece, let otherPiece = b.piece else { return }
      let count = min(piece.count, otherPiece.count)
      let part = (piece.part(from: 0, count: count), otherPiece.part(from: 0, count: count))
      guard body(place, part.0, part.1) else { return }
      a.skip(count)
      b.skip(count)
      place += count
    }
  }

  // MARK: Lists

  /// The list that makes up the whole column, or nil if no single list does.
  var list: RowList? {
    guard let piece = table.only, let list = piece.block, piece.count == list.count else {
      return nil
    }
    return list
  }

  /// The selection that makes up the whole column, or nil if none does.
  var selection: RowSelection? { list?.selection }

  /// The ids in order.
  var ids: [UInt64] { list?.ids ?? ids(in: 0..<count) }

  /// The stamps in order.
  var stamps: [UInt32] { list?.stamps ?? stamps(in: 0..<count) }

  /// Returns the ids of the rows in a range.
  func ids(in range: Range<Int>) -> [UInt64] {
    gather(in: range) {
      $0.ids(in: $1)
    } orOwn: { place, _ in
      UInt64(place)
    }
  }

  /// Returns the stamps of the rows in a range.
  func stamps(in range: Range<Int>) -> [UInt32] {
    gather(in: range) {
      $0.stamps[$1]
    } orOwn: { _, tag in
      tag
    }
  }

  /// Collects one value for each row of a range: from its list, or from the piece itself if it has
  /// no list.
  @inline(__always)
  private func gather<Value>(
    in range: Range<Int>, _ listed: (RowList, Range<Int>) -> ArraySlice<Value>,
    orOwn own: (_ place: Int, _ tag: UInt32) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(range.count)
    table.forEach(in: range) { piece in
      let places = piece.start..<piece.end
      if let list = piece.block {
        values.append(contentsOf: listed(list, places))
      } else {
        for place in places { values.append(own(place, piece.tag)) }
      }
    }
    return values
  }

  // MARK: Edits

  /// Takes out the rows at places that ascend.
  mutating func remove(ascending places: [Int]) { remove(places.joinedRanges) }

  /// Takes out the rows of ranges that ascend.
  mutating func remove(_ ranges: [Range<Int>]) {
    table.remove(ranges)
    joinIfOvercrowded()
  }

  /// Puts rows in.
  mutating func insert(_ rows: RowColumn, at index: Int) {
    table.replace(index..<index, with: rows.table)
    joinIfOvercrowded()
  }

  /// Gives rows new stamps, so that hosts refresh them; the value says whether a row's kind changed, which reloads its cell.
  mutating func touch(_ rows: [NodeID: Bool]) {
    touch(rows.compactMap { id, reload in index(of: id).map { ($0, reload) } })
  }

  /// Gives the rows at some places new stamps; `reload` says whether a row's kind changed.
  mutating func touch(_ places: [(place: Int, reload: Bool)]) {
    guard places.count <= Self.pieceLimit(for: count) / 4 else {
      if table.pieceCount + 2 * places.count <= Self.crowdLimit(for: count) {
        self = touched(places.sorted { $0.place < $1.place })
        return
      }
      var stamps = stamps
      for (place, reload) in places { stamps[place] = Stamp.next(stamps[place], reload: reload) }
      let list = RowList(list?.order ?? RowIDs(ids), stamps: stamps)
      table = PieceTable(list, count: count)
      return
    }
    for (place, reload) in places {
      let row = RowColumn(
        ids: [id(at: place).raw], stamps: [Stamp.next(stamp(at: place), reload: reload)])
      table.replace(place..<place + 1, with: row.table)
    }
    joinIfOvercrowded()
  }

  /// Returns the column with new stamps for the rows at places that ascend; `reload` says whether a row's kind changed.
  ///
  /// However many they are, all other rows are shared with this column.
  func touched(_ places: [(place: Int, reload: Bool)]) -> RowColumn {
    let rows = places.map {
      (id(at: $0.place).raw, Stamp.next(stamp(at: $0.place), reload: $0.reload))
    }
    let list = RowColumn(ids: rows.map(\.0), stamps: rows.map(\.1)).table
    var result = PieceTableBuilder<RowList>()
    var next = 0
    for (number, row) in places.enumerated() {
      result.append(table, next..<row.place)
      result.append(list, number..<number + 1)
      next = row.place + 1
    }
    result.append(table, next..<count)
    return RowColumn(result.table)
  }

  /// Returns the number of pieces up to which walking over them costs less than joining them.
  static func pieceLimit(for count: Int) -> Int { max(64, count / 256) }

  /// Returns the number of pieces up to which an update shares them with the column before it.
  private static func crowdLimit(for count: Int) -> Int { 8 * pieceLimit(for: count) }

  /// True if the column has more pieces than ``pieceLimit(for:)``.
  var isCrowded: Bool { table.pieceCount > Self.pieceLimit(for: count) }

  /// Joins all pieces to one list.
  ///
  /// The list shares nothing with earlier columns, so the next comparison walks over all rows: best done between updates.
  mutating func joinPieces() { self = RowColumn(ids: ids, stamps: stamps) }

  /// Joins the pieces within an update once walking over all rows is cheaper.
  private mutating func joinIfOvercrowded() {
    if table.pieceCount > Self.crowdLimit(for: count) { joinPieces() }
  }
}

/// The stamp of a row's content: a count of changes, and a count of changes of kind.
enum Stamp {
  /// The stamp after one more change.
  static func next(_ stamp: UInt32, reload: Bool) -> UInt32 {
    reload ? stamp &+ 0x1_0000 : (stamp & 0xFFFF_0000) | ((stamp &+ 1) & 0xFFFF)
  }

  /// Returns whether two stamps differ in the kind of the cell, and not only in its look.
  static func needsReload(_ old: UInt32, _ new: UInt32) -> Bool { old >> 16 != new >> 16 }
}
