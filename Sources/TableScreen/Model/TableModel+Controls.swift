extension TableModel {
  /// What a control of a row shows, where that differs from its descriptor.
  func controlValue(_ row: NodeID, _ name: String) -> TableValue? {
    overlay.controlValues[Overlay.ControlKey(row: row, name: name)]
  }

  /// Keeps what a control shows until its descriptor says it, or puts it back where `value` is nil.
  func setControlValue(_ value: TableValue?, _ row: NodeID, _ name: String) {
    overlay.controlValues[Overlay.ControlKey(row: row, name: name)] = value
    touch(row)
  }

  /// After a reading the descriptors say what controls show; where an action still runs, when it has ended.
  func forgetControlValues(of section: SectionNode) {
    guard !overlay.controlValues.isEmpty else { return }
    for key in overlay.controlValues.keys
    where key.name == RowControl.accessoryName && section.rows.column.index(of: key.row) != nil {
      if overlay.busy.contains(key.row) {
        overlay.outdated.insert(key)
      } else {
        setControlValue(nil, key.row, key.name)
      }
    }
  }

  /// After an action of a control: whether its descriptor may say something else by now.
  func takeOutdated(_ row: NodeID, _ name: String) -> Bool {
    overlay.outdated.remove(Overlay.ControlKey(row: row, name: name)) != nil
  }

  /// Says whether something runs for a row.
  func setBusy(_ isBusy: Bool, _ row: NodeID) {
    if isBusy { overlay.busy.insert(row) } else { overlay.busy.remove(row) }
    overlay.progress[row] = nil
    touch(row)
  }

  /// Says how much of what runs for a row is done, or that this is not known.
  func setProgress(_ fraction: Double?, _ row: NodeID) {
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
  var selection: [NodeID] { overlay.selection.filter { find($0) != nil } }

  /// Whether a row can be selected: one of the data, and no line that names a section or says what is wrong.
  func isSelectable(_ row: NodeID) -> Bool {
    guard let group = find(row)?.section.group else { return false }
    return group.hostSection == nil || group.hostRow != nil
  }

  /// Selects a row, or lets go of it.
  func setSelected(_ isSelected: Bool, _ row: NodeID) {
    guard overlay.selection.contains(row) != isSelected else { return }
    if isSelected {
      overlay.selection.append(row)
    } else {
      overlay.selection.removeAll { $0 == row }
    }
    touch(row)
  }
}
