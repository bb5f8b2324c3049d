extension TableModel {
  /// Returns the value that a control shows in place of its descriptor's, or nil.
  package func controlValue(_ row: NodeID, _ name: String) -> TableValue? {
    overlay.controlValues[row]?[name]?.value
  }

  /// Returns the values that the controls of a row show, by name.
  package func values(of row: NodeID, _ cell: TableCell) -> [String: TableValue] {
    values(of: row, cell, cell.fields)
  }

  /// Returns the values that the controls of a row show, by name, for known fields of its cell.
  package func values(
    of row: NodeID, _ cell: TableCell, _ fields: [TableCell.Field]
  ) -> [String: TableValue] {
    var values = overlay.controlValues[row]?.mapValues(\.value) ?? [:]
    for (name, binding) in fields {
      values[name] = draft(of: row, name, binding)?.value ?? boundValue(of: row, binding)
    }
    return values
  }

  /// Keeps what a control shows until its descriptor says it, or puts it back where `value` is nil.
  package func setControlValue(
    _ value: TableValue?, _ row: NodeID, _ name: String, isKept: Bool = false
  ) {
    overlay.controlValues[row, default: [:]][name] = value.map {
      ControlValue(value: $0, isKept: isKept)
    }
    if overlay.controlValues[row]?.isEmpty == true { overlay.controlValues[row] = nil }
    touch(row)
  }

  /// After a reading the descriptors say what controls show; where an action of theirs still runs, when it has ended.
  func forgetControlValues(of section: SectionNode) {
    guard !overlay.controlValues.isEmpty else { return }
    for (row, values) in overlay.controlValues {
      guard section.rows.column.index(of: row) != nil else { continue }
      for (name, value) in values where !value.isKept {
        if value.isAwaited {
          overlay.controlValues[row]?[name]?.isOutdated = true
        } else {
          setControlValue(nil, row, name)
        }
      }
    }
  }

  /// After a reading: rows show what their descriptors say now, and not what is remembered of what they said before.
  func heedDescriptors(of section: SectionNode) {
    forgetControlValues(of: section)
    dropStaleDrafts(of: section)
    refreshBoundValues(of: section)
  }

  /// Keeps what a control shows until its action has ended.
  package func beginAwaiting(_ row: NodeID, _ name: String) {
    overlay.controlValues[row]?[name]?.isAwaited = true
  }

  /// After an action of a control: whether its descriptor may say something else by now.
  package func endAwaiting(_ row: NodeID, _ name: String) -> Bool {
    overlay.controlValues[row]?[name]?.isAwaited = false
    return overlay.controlValues[row]?[name]?.isOutdated ?? false
  }

  /// Says whether something runs for a row.
  package func setBusy(_ isBusy: Bool, _ row: NodeID) {
    if isBusy { overlay.busy.insert(row) } else { overlay.busy.remove(row) }
    overlay.progress[row] = nil
    touch(row)
  }

  /// Says how much of what runs for a row is done, or that this is not known.
  package func setProgress(_ fraction: Double?, _ row: NodeID) {
    guard overlay.progress[row] != fraction else { return }
    overlay.progress[row] = fraction
    touch(row)
  }

  /// Shows what is wrong with a row, or that nothing is.
  func setMessage(_ message: String?, _ row: NodeID) {
    guard overlay.messages[row] != message else { return }
    overlay.messages[row] = message
    touch(row)
  }

  /// The selected rows that are still in the table.
  package var selection: [NodeID] { overlay.selection.filter { tree.find($0) != nil } }

  /// Tells the owner, at the end of an update, where other rows are selected than before it.
  ///
  /// Complexity: O(*n*) for *n* rows that are selected.
  func tellSelection() {
    if isClosed || isUnread || overlay.selection.isEmpty && toldSelection.isEmpty { return }
    let selection = selection
    guard selection != toldSelection else { return }
    toldSelection = selection
    owner?.modelSelectionChanged(self)
  }

  /// Whether a row can be selected: one of the data, and no line that names a section or says what is wrong.
  package func isSelectable(_ row: NodeID) -> Bool {
    guard let group = tree.find(row)?.section.group else { return false }
    return group.hostSection == nil || group.hostRow != nil
  }

  /// Whether a row is selected, in the table or away.
  package func isSelected(_ row: NodeID) -> Bool { overlay.selection.contains(row) }

  /// Lets go of all rows but one, or of all; those that are away are not selected when they return.
  package func deselectAll(but kept: NodeID? = nil) {
    setSelected(false, overlay.selection.filter { $0 != kept })
  }

  /// Selects a row, or lets go of it.
  package func setSelected(_ isSelected: Bool, _ row: NodeID) { setSelected(isSelected, [row]) }

  /// Selects rows, or lets go of them.
  package func setSelected(_ isSelected: Bool, _ rows: [NodeID]) {
    var touched: [NodeID: [NodeID: Bool]] = [:]
    for row in rows where overlay.selection.contains(row) != isSelected {
      if isSelected { overlay.selection.insert(row) } else { overlay.selection.remove(row) }
      if let section = tree.find(row)?.section { touched[section.id, default: [:]][row] = false }
    }
    update {
      for (id, rows) in touched { if let section = tree.sections[id] { touch(rows, in: section) } }
    }
  }
}
