/// The state that a table keeps about its nodes beside their descriptors; it survives every reading.
struct Overlay {
  /// The nodes hidden or shown by hand, in place of their described state.
  var masks: [NodeID: Bool] = [:]
  /// The rows whose children were shown or hidden by hand.
  var expansion: [NodeID: Bool] = [:]
  /// The selected rows, in the order in which they were selected.
  var selection = SelectedRows()
  /// The values that controls show until their descriptors have the same.
  var controlValues: [NodeID: [String: ControlValue]] = [:]
  /// The values that were typed and are not written yet.
  var drafts = Drafts()
  /// The validation messages of rows.
  var messages: [NodeID: String] = [:]
  /// The rows for which an action or a load runs.
  var busy = CountedRows()
  /// The progress of the action or load that runs for a row, from 0 to 1.
  var progress: [NodeID: Double] = [:]
  /// The masks of rows that are not there yet.
  var waitingMasks: [AwaitedRow: Bool] = [:]
  /// The rows that other screens edit.
  var edited = CountedRows()

  /// Returns whether the overlay holds state of a node that is kept while the node is absent.
  func remembers(_ id: NodeID) -> Bool {
    masks[id] != nil || expansion[id] != nil || selection.contains(id)
      || controlValues[id] != nil || drafts.contains(id) || busy.contains(id)
      || edited.contains(id) || drafts.hasRefused(id)
  }

  /// Returns whether the overlay holds state of a node that must survive an absence of any length,
  /// such as a draft.
  func mustKeep(_ id: NodeID) -> Bool {
    drafts.contains(id) || busy.contains(id) || edited.contains(id)
  }

  var isEmpty: Bool {
    masks.isEmpty && expansion.isEmpty && selection.isEmpty && controlValues.isEmpty
      && drafts.isEmpty && busy.isEmpty && edited.isEmpty
      && !drafts.messages.keys.contains(where: drafts.hasRefused)
  }

  /// Returns the places of the rows of a column that have state in the overlay, in no order.
  ///
  /// Complexity: O(*n* log *p*) in *p* pieces, where *n* is the number of rows, or that of nodes with state if it is less.
  func places(in column: RowColumn) -> [Int] {
    guard bound >= column.count else { return nodes.compactMap { column.index(of: $0) } }
    return (0..<column.count).filter { place in
      let row = column.id(at: place)
      return remembers(row) || messages[row] != nil || drafts.messages[row] != nil
    }
  }

  /// The nodes with state in the overlay.
  private var nodes: Set<NodeID> {
    Set(masks.keys).union(expansion.keys).union(selection).union(messages.keys)
      .union(controlValues.keys).union(drafts.typed.keys).union(drafts.messages.keys)
      .union(busy.rows).union(edited.rows)
  }

  /// An upper bound of the number of ``nodes``, computed without their union.
  private var bound: Int {
    masks.count + expansion.count + selection.count + messages.count + controlValues.count
      + drafts.typed.count + drafts.messages.count + busy.rows.count + edited.rows.count
  }

  /// Counts an operation that begins, or ends, for a row; the progress goes with the last of them.
  mutating func count(_ isBusy: Bool, _ row: NodeID) {
    let wasBusy = busy.contains(row)
    if isBusy { busy.insert(row) } else { busy.remove(row) }
    if !wasBusy || !busy.contains(row) { progress[row] = nil }
  }

  /// Forgets the values that controls show until their actions have ended: those ends are no longer reported.
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

/// A value that a control shows until its descriptor has the same.
struct ControlValue {
  let value: TableValue
  /// True if only the row holds the value, so that it survives every reading.
  let isKept: Bool
  /// True while an action of the control runs, after which the descriptor may have another value.
  var isAwaited = false
  /// True if the table was read while the action ran, too early to know what the control shows
  /// after it.
  var isOutdated = false
}

/// Rows with a count of the operations on each, such as running actions.
struct CountedRows {
  private var counts: [NodeID: Int] = [:]

  var isEmpty: Bool { counts.isEmpty }

  func contains(_ row: NodeID) -> Bool { counts[row] != nil }

  /// The rows, in no order.
  var rows: Dictionary<NodeID, Int>.Keys { counts.keys }

  /// Counts an operation that begins for a row.
  mutating func insert(_ row: NodeID) { counts[row, default: 0] += 1 }

  /// Counts off an operation that has ended for a row.
  mutating func remove(_ row: NodeID) {
    guard let count = counts[row] else { return }
    counts[row] = count > 1 ? count - 1 : nil
  }

  /// Forgets all operations of a row.
  mutating func forget(_ row: NodeID) { counts[row] = nil }
}

/// A row that is not in the table yet, by its id.
struct AwaitedRow: Hashable {
  let id: TableCell.ID
  /// The part of the table that it is awaited in, or nil for all of it.
  let part: GroupToken?
}
