extension TableModel {
  /// Returns the unwritten draft of a control of a row, or nil.
  package func draft(of row: NodeID, _ name: String, _ binding: TableBinding) -> Draft? {
    guard let draft = overlay.drafts[row, name], draft.isOf(binding) else {
      return nil
    }
    return draft
  }

  /// Returns the formatted values of controls with a format; those that do not fit are left out, and stay as typed.
  package func texts(
    of row: NodeID, _ fields: [TableCell.Field], _ values: [String: TableValue]
  ) -> [String: String] {
    var texts: [String: String] = [:]
    for (name, binding) in fields {
      guard binding.format != nil, let value = values[name], !isUnfit(row, name, binding) else {
        continue
      }
      texts[name] = binding.editText(of: value)
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

  /// Drops, after a reading, the drafts of controls that are bound to other properties now.
  func dropStaleDrafts(of section: SectionNode) {
    for (row, drafts) in overlay.drafts.typed {
      guard let index = section.rows.column.index(of: row), let cell = section.rows.made(index)
      else { continue }
      for (name, draft) in drafts where !draft.isOf(cell.binding(of: name)) {
        overlay.drafts.drop(row, name)
        touch(row)
      }
    }
  }
}
