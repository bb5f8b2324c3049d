extension TableModel {
  /// Returns the positions beyond one, in the direction of `step`, of rows that were made and edit something, the nearest first.
  ///
  /// Complexity: O(*n*) in the made rows of the sections that have such rows.
  package func rowsThatEdit(beyond path: TablePath, by step: Int) -> [TablePath] {
    tree.sections.values.filter { $0.rows.flags.contains(.bound) }
      .flatMap { $0.rows.boundIDs.compactMap { layout.tablePath(of: $0) } }
      .filter { step > 0 ? $0 > path : $0 < path }
      .sorted { step > 0 ? $0 < $1 : $0 > $1 }
  }

  /// The rows with a secret that was typed, in the table or away.
  var secretDraftRows: Set<NodeID> {
    // A cell that is made meanwhile may change the overlay.
    let typed = overlay.drafts.typed
    let secrets = typed.filter { row, drafts in
      guard let cell = formCell(row) else { return false }
      return drafts.keys.contains { owner?.isSecret($0, of: row, cell) ?? cell.isSecret }
    }
    return Set(secrets.keys)
  }

  /// Returns whether drafts were typed, set or dropped since the last call.
  package func takeDraftChanges() -> Bool {
    defer { overlay.drafts.isChanged = false }
    return overlay.drafts.isChanged
  }

  /// Returns the unwritten draft of a control of a row, or nil.
  package func draft(of row: NodeID, _ name: String, _ binding: TableBinding) -> Draft? {
    guard let draft = overlay.drafts[row, name], draft.isOf(binding) else {
      return nil
    }
    return draft
  }

  /// Returns the texts of controls with a format, and of those for numbers, which have the separator of the locale; those that
  /// do not fit are left out, and stay as typed.
  package func texts(
    of row: NodeID, _ fields: [TableCell.Field], _ values: [String: TableValue]
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, binding) in fields {
      guard binding.format != nil || binding.kind == .number, let value = values[name],
        !isUnfit(row, name, binding)
      else { continue }
      let text = binding.editText(of: value)
      // A number that is written as everywhere stays one.
      if binding.format != nil || text != value.editText { texts[name] = text }
    }
    return texts
  }

  /// Returns a value for each field of a row: its draft if that fits, else the value of its
  /// property.
  package func bases(of row: NodeID, _ fields: [TableCell.Field]) -> [String: TableValue] {
    var bases: [String: TableValue] = [:]
    for (name, binding) in fields {
      bases[name] = fitValue(of: row, name, binding)
    }
    return bases
  }

  /// Returns whether the draft of a control has a kind that its binding cannot take.
  func isUnfit(_ row: NodeID, _ name: String, _ binding: TableBinding) -> Bool {
    draft(of: row, name, binding)?.isFit == false
  }

  /// Sets apart, after a reading, the drafts of controls that are bound to other properties now.
  func setStaleDraftsApart(of section: SectionNode) {
    for row in overlay.drafts.typed.keys where section.rows.column.index(of: row) != nil {
      if let cell = cell(row) { setStaleDraftsApart(of: row, cell) }
    }
  }

  /// Lets drafts follow their properties, after the cells of rows were made anew outside of a reading.
  func draftsFollow(_ rows: [(id: NodeID, cell: TableCell)], in section: SectionNode) {
    guard !overlay.drafts.isEmpty, !section.group.isFound, readingDepth == 0 else { return }
    var areSetApart = false
    defer { dropReplacedDrafts() }
    for row in rows where setStaleDraftsApart(of: row.id, row.cell) { areSetApart = true }
    for row in rows { takeAwayDrafts(row.id, row.cell, in: section) }
    guard areSetApart else { return }
    for section in tree.allSections where !section.group.isFound { takeAwayDrafts(in: section) }
  }

  /// Sets apart the drafts of a row that edits other properties now.
  ///
  /// They stay part of the form, as those of a row that is away. Where the row edits another object now, they stay only if
  /// another row edits the former one.
  ///
  /// A field under whose name data says something else now has taken the place of the former one, whose draft goes.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  private func setStaleDraftsApart(of row: NodeID, _ cell: TableCell) -> Bool {
    guard let drafts = overlay.drafts.typed[row] else { return false }
    var areSetApart = false
    let home = overlay.drafts.row(row)
    for (name, draft) in drafts {
      let binding = cell.binding(of: name)
      if draft.isOf(binding) { continue }
      let message = overlay.drafts[message: row, name]
      overlay.drafts.drop(row, name)
      touch(row)
      let isReplaced = draft.origin != nil && draft.binding.object == binding?.object
      guard !isReplaced, let home, draft.isOf(home.cell.binding(of: name)) else { continue }
      let apart = NodeID(tree.mint(1))
      overlay.drafts[apart, name] = draft
      overlay.drafts[message: apart, name] = message
      overlay.drafts.note(home, as: apart)
      areSetApart = true
      let object = draft.binding.object
      if cell.fields.contains(where: { $0.binding.object != object }) {
        replacedDrafts.insert(apart)
      }
    }
    return areSetApart
  }

  /// Drops the drafts of rows that edit other objects now, unless other rows have taken them.
  func dropReplacedDrafts() {
    for row in replacedDrafts { overlay.drafts.drop(row) }
    replacedDrafts = []
  }
}
