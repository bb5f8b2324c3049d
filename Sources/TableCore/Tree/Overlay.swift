/// The state that a table keeps about its nodes beside their descriptors; it survives every reading.
struct Overlay {
  /// Nodes hidden or shown by hand, against what is described.
  var masks: [NodeID: Bool] = [:]
  /// Hosts whose children were shown or hidden by hand.
  var expansion: [NodeID: Bool] = [:]
  /// The selected rows, in the order in which they were selected.
  var selection = SelectedRows()
  /// The values that controls show before their descriptors say the same.
  var controlValues: [NodeID: [String: ControlValue]] = [:]
  /// The values that were typed and are not written yet.
  var drafts = Drafts()
  /// The validation messages of rows.
  var messages: [NodeID: String] = [:]
  /// The rows for which something runs.
  var busy = CountedRows()
  /// How much of it is done, from 0 to 1.
  var progress: [NodeID: Double] = [:]
  /// The masks of rows that are not there yet.
  var waitingMasks: [AwaitedRow: Bool] = [:]
  /// The rows that other screens edit.
  var edited = CountedRows()

  /// Whether the overlay holds anything about a node that has to survive its absence.
  func remembers(_ id: NodeID) -> Bool {
    masks[id] != nil || expansion[id] != nil || selection.contains(id)
      || controlValues[id] != nil || drafts.contains(id) || busy.contains(id)
      || edited.contains(id)
  }

  /// Whether the overlay holds anything about a node that is kept however long its absence lasts, as a draft is.
  func mustKeep(_ id: NodeID) -> Bool {
    drafts.contains(id) || busy.contains(id) || edited.contains(id)
  }

  var isEmpty: Bool {
    masks.isEmpty && expansion.isEmpty && selection.isEmpty && controlValues.isEmpty
      && drafts.isEmpty && busy.isEmpty && edited.isEmpty
  }

  /// Returns the places of the rows of a column about which anything is remembered, in no order.
  ///
  /// Complexity: O(*n* log *p*) for *n* rows in *p* pieces, or less where less is remembered than there are rows.
  func places(in column: RowColumn) -> [Int] {
    guard bound >= column.count else { return nodes.compactMap { column.index(of: $0) } }
    return (0..<column.count).filter { place in
      let row = column.id(at: place)
      return remembers(row) || messages[row] != nil || drafts.messages[row] != nil
    }
  }

  /// The nodes about which anything is remembered.
  private var nodes: Set<NodeID> {
    Set(masks.keys).union(expansion.keys).union(selection).union(messages.keys)
      .union(controlValues.keys).union(drafts.typed.keys).union(drafts.messages.keys)
      .union(busy.rows).union(edited.rows)
  }

  /// How many those are at most.
  private var bound: Int {
    masks.count + expansion.count + selection.count + messages.count + controlValues.count
      + drafts.typed.count + drafts.messages.count + busy.rows.count + edited.rows.count
  }

  /// Forgets what controls show until their actions have ended, as nobody hears of that any more.
  mutating func dropAwaitedValues() {
    controlValues = controlValues.compactMapValues { values in
      let left = values.filter { !$0.value.isAwaited }
      return left.isEmpty ? nil : left
    }
  }

  /// Forgets everything about a node.
  mutating func forget(_ id: NodeID) {
    masks[id] = nil
    expansion[id] = nil
    selection.remove(id)
    controlValues[id] = nil
    drafts.drop(id)
    messages[id] = nil
    busy.forget(id)
    progress[id] = nil
    edited.forget(id)
  }
}

/// A value that a control shows before its descriptor says the same.
struct ControlValue {
  let value: TableValue
  /// Whether nothing but the row itself knows of it, so that it stays whatever is read.
  let isKept: Bool
  /// Whether an action of the control runs, at whose end the descriptor may say something else.
  var isAwaited = false
  /// Whether a reading had news meanwhile, which came too early to say what the control shows then.
  var isOutdated = false
}

/// Rows that something is done for; several things may be done for one.
struct CountedRows {
  private var counts: [NodeID: Int] = [:]

  var isEmpty: Bool { counts.isEmpty }

  func contains(_ row: NodeID) -> Bool { counts[row] != nil }

  /// The rows, in no order.
  var rows: Dictionary<NodeID, Int>.Keys { counts.keys }

  /// Notes that one more thing is done for a row.
  mutating func insert(_ row: NodeID) { counts[row, default: 0] += 1 }

  /// Notes that one thing less is done for a row.
  mutating func remove(_ row: NodeID) {
    guard let count = counts[row] else { return }
    counts[row] = count > 1 ? count - 1 : nil
  }

  /// Forgets all that is done for a row.
  mutating func forget(_ row: NodeID) { counts[row] = nil }
}

/// A row that may come, by its id.
struct AwaitedRow: Hashable {
  let id: TableCell.ID
  /// The part of the table that it is awaited in, or nil for all of it.
  let part: GroupToken?
}
