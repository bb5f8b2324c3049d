/// The unwritten drafts of rows, their messages, and the rows as they were when they were last in the table.
///
/// A commit also writes the drafts of rows that are away from the table.
struct Drafts {
  /// The typed values by row and control; a row without any has no entry.
  private(set) var typed: [NodeID: [String: Draft]] = [:] { didSet { isChanged = true } }
  /// True if drafts were typed, set or dropped since the owner was told last.
  var isChanged = false
  /// The validation messages by row and control; a row without any has no entry.
  private(set) var messages: [NodeID: [String: FieldMessage]] = [:]
  private var rows: [NodeID: DraftRow] = [:]
  /// The groups around the rows that were deleted with something typed, the nearest first.
  private var deletedGroups: [NodeID: [WeakGroup]] = [:]
  /// The rows of a closed table, which may be away when it is opened once more.
  private var resting: [NodeID: RestingRow] = [:]

  /// The key of messages about a row as a whole.
  static let wholeRow = ""

  /// True if nothing was typed.
  var isEmpty: Bool { typed.isEmpty }

  /// Returns whether a row has a typed value.
  func contains(_ row: NodeID) -> Bool { typed[row] != nil }

  /// Returns the value that was typed for a control of a row, or nil.
  subscript(row: NodeID, name: String) -> Draft? {
    get { typed[row]?[name] }
    set {
      typed[row, default: [:]][name] = newValue
      if typed[row]?.isEmpty == true { typed[row] = nil }
    }
  }

  /// Returns the message about a control of a row, or nil.
  subscript(message row: NodeID, name: String) -> FieldMessage? {
    get { messages[row]?[name] }
    set {
      messages[row, default: [:]][name] = newValue
      if messages[row]?.isEmpty == true { messages[row] = nil }
    }
  }

  /// Returns whether a row has a typed text that was refused.
  func hasRefused(_ row: NodeID) -> Bool {
    messages[row]?.values.contains { $0.refused != nil } == true
  }

  /// Removes the texts that were refused, with the messages about them.
  mutating func dropRefused() {
    messages = messages.compactMapValues { messages in
      let others = messages.filter { $0.value.refused == nil }
      return others.isEmpty ? nil : others
    }
  }

  /// Removes the draft of a control, and its message.
  mutating func drop(_ row: NodeID, _ name: String) {
    self[row, name] = nil
    self[message: row, name] = nil
  }

  /// Removes the drafts and messages of a row.
  mutating func drop(_ row: NodeID) { (typed[row], messages[row]) = (nil, nil) }

  /// Returns whether a commit has skipped any draft of a row.
  func isLeft(_ row: NodeID) -> Bool { typed[row]?.values.contains(where: \.isLeft) == true }

  /// Makes the drafts of a row that a commit has skipped part of the form again.
  mutating func takeUp(_ row: NodeID) { typed[row] = typed[row]?.mapValues { $0.left(false) } }

  // MARK: The rows

  /// True if no row with a draft is known.
  var knowsNoRow: Bool { rows.isEmpty }

  /// The row as it was when it was last in the table, or nil.
  func row(_ id: NodeID) -> DraftRow? { rows[id] }

  /// Notes a row as it is.
  mutating func note(_ row: DraftRow, as id: NodeID) { rows[id] = row }

  /// Forgets the rows into which nothing is typed any more.
  mutating func forgetWritten() {
    rows = rows.filter { typed[$0.key] != nil }
    deletedGroups = deletedGroups.filter { typed[$0.key] != nil }
  }

  /// Forgets rows that were deleted, so that their drafts are no longer written.
  mutating func forgetRows(_ ids: some Sequence<NodeID>) {
    for id in ids {
      guard let row = rows.removeValue(forKey: id), !row.groups.isEmpty else { continue }
      deletedGroups[id] = row.groups.map { WeakGroup(object: $0) }
    }
  }

  /// Forgets the deleted rows for which a condition is true.
  mutating func forgetRows(where isForgotten: (NodeID) -> Bool) {
    forgetRows(rows.keys.filter(isForgotten))
  }

  /// The groups around a row when it was last in the table, the nearest first.
  func groups(around id: NodeID) -> [TableGroup] {
    rows[id]?.groups ?? deletedGroups[id]?.compactMap(\.object) ?? []
  }

  /// Keeps the rows, while the table is closed, in a form that retains neither the screen nor a group; those of `secrets`
  /// as secret ones.
  @MainActor mutating func rest(of owner: AnyObject?, secrets: Set<NodeID> = []) {
    resting = [:]
    for (id, row) in rows {
      resting[id] = RestingRow(row, of: owner, isSecret: secrets.contains(id))
    }
    rows = [:]
  }

  /// Restores the rows that were kept while the table was closed.
  @MainActor mutating func wake() {
    rows.merge(resting.compactMapValues(\.row)) { now, _ in now }
    resting = [:]
  }
}

/// A row with something typed, as it was when it was last in the table.
package struct DraftRow {
  /// The cell as it was described.
  package let cell: TableCell
  /// The objects of the groups around it, the nearest first.
  package let groups: [TableGroup]
  /// The row's position as written when it left.
  let order: [Int]
}

/// A row with something typed, as kept while its screen is closed: it retains neither the screen nor a group.
struct RestingRow {
  private let cell: TableCell
  private let groups: [WeakGroup]
  private let order: [Int]

  /// Keeps the bindings and the validation of a row; nil if these may retain `screen`.
  @MainActor init?(_ row: DraftRow, of screen: AnyObject?, isSecret: Bool = false) {
    let object = screen.map { ObjectIdentifier($0) }
    var cell = row.cell.keeping([.id, .title, .bind, .accessory, .validate])
    if isSecret { cell.set(.flag(true), for: .secret) }
    self.cell = cell
    guard !cell.flags.contains(.closures),
      cell.fields.allSatisfy({
        $0.binding.identity.object == nil || $0.binding.identity.object != object
      })
    else { return nil }
    groups = row.groups.map { WeakGroup(object: $0) }
    order = row.order
  }

  /// The row, or nil if a group around it was released that its properties belong to.
  @MainActor var row: DraftRow? {
    let objects = groups.compactMap(\.object)
    let areOfObjects = cell.fields.map { $0.binding.identity.object != nil }
    guard objects.count == groups.count || !areOfObjects.isEmpty && !areOfObjects.contains(false)
    else { return nil }
    return DraftRow(cell: cell, groups: objects, order: order)
  }
}

private struct WeakGroup {
  weak var object: TableGroup?
}
