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

  /// Shows a value in a control until its descriptor has it, or shows the descriptor's value again
  /// if `value` is nil.
  package func setControlValue(
    _ value: TableValue?, _ row: NodeID, _ name: String, isKept: Bool = false
  ) {
    overlay.controlValues[row, default: [:]][name] = value.map {
      ControlValue(value: $0, isKept: isKept)
    }
    if overlay.controlValues[row]?.isEmpty == true { overlay.controlValues[row] = nil }
    touch(row)
  }

  /// Forgets, after a reading, the values that controls show in place of their descriptors'.
  ///
  /// The value of a control whose action runs stays until the action has ended.
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

  /// Drops, after a reading, control values and bound values that belong to former descriptors, and sets such drafts apart.
  func heedDescriptors(of section: SectionNode) {
    forgetControlValues(of: section)
    setStaleDraftsApart(of: section)
    pass?.heed(section)
    refreshBoundValues(of: section)
    checkAnew(in: section)
  }

  /// Hides all secret texts that a person has shown, as they leave the table.
  func hideSecrets() {
    for row in overlay.controlValues.keys
    where overlay.controlValues[row]?[RowControl.revealName] != nil {
      setControlValue(nil, row, RowControl.revealName)
    }
  }

  /// Keeps the value that a control shows until its action has ended.
  package func beginAwaiting(_ row: NodeID, _ name: String) {
    overlay.controlValues[row]?[name]?.isAwaited = true
  }

  /// Ends the wait for an action of a control.
  ///
  /// - Returns: whether the table was read meanwhile, so that its descriptor may have another value.
  package func endAwaiting(_ row: NodeID, _ name: String) -> Bool {
    overlay.controlValues[row]?[name]?.isAwaited = false
    return overlay.controlValues[row]?[name]?.isOutdated ?? false
  }

  /// Counts an operation that begins, or ends, for a row.
  package func setBusy(_ isBusy: Bool, _ row: NodeID) {
    overlay.count(isBusy, row)
    touch(row)
  }

  /// Sets the progress of the action or load that runs for a row, or nil if it is not known.
  package func setProgress(_ fraction: Double?, _ row: NodeID) {
    guard overlay.progress[row] != fraction else { return }
    overlay.progress[row] = fraction
    touch(row)
  }

  /// Shows a message in a row, or removes it if it is nil.
  func setMessage(_ message: String?, _ row: NodeID) {
    guard overlay.messages[row] != message else { return }
    overlay.messages[row] = message
    touch(row)
  }

  /// The selected rows that are still in the table.
  package var selection: [NodeID] { overlay.selection.filter { tree.find($0) != nil } }

  /// Returns whether there is a selected row of a kind, without listing them all.
  package func hasSelected(where isOfKind: (NodeID) -> Bool) -> Bool {
    // A cell that is made meanwhile may change the overlay.
    let selection = overlay.selection
    return selection.contains { tree.find($0) != nil && isOfKind($0) }
  }

  /// Puts those of some rows that are selected into their order, before all others that are.
  package func orderSelection(by rows: [NodeID]) {
    var ordered = SelectedRows()
    for row in rows where overlay.selection.contains(row) { ordered.insert(row) }
    for row in overlay.selection { ordered.insert(row) }
    overlay.selection = ordered
  }

  /// Tells the owner, at the end of an update, that other rows are selected than before.
  ///
  /// Complexity: O(*n*) for *n* rows that are selected.
  func tellSelection() {
    if isClosed || isUnread || overlay.selection.isEmpty && toldSelection.isEmpty { return }
    let selection = selection
    guard selection != toldSelection else { return }
    toldSelection = selection
    owner?.modelSelectionChanged(self)
  }

  /// Returns whether a row can be selected: true for rows of the data, false for lines that name a
  /// section or show a failure.
  package func isSelectable(_ row: NodeID) -> Bool {
    guard let group = tree.find(row)?.section.group else { return false }
    return group.hostSection == nil || group.hostRow != nil
  }

  /// Returns whether a row is selected, in the table or away.
  package func isSelected(_ row: NodeID) -> Bool { overlay.selection.contains(row) }

  /// Deselects all rows, or all but one; rows that are away are not selected when they return.
  package func deselectAll(but kept: NodeID? = nil) {
    setSelected(false, overlay.selection.filter { $0 != kept })
  }

  /// Selects or deselects a row.
  package func setSelected(_ isSelected: Bool, _ row: NodeID) { setSelected(isSelected, [row]) }

  /// Selects or deselects rows.
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
