package import TableCore

extension TableScreen {
  /// What was typed and is not written yet, and what no property of the app holds, without secrets, in an order that does
  /// not change by itself.
  var savedDrafts: [SavedDraft] {
    // What lies below the drafts comes back before them.
    savedFields
      + model.typedDrafts.sorted { $0.key < $1.key }.flatMap { row, drafts in
        drafts.sorted { $0.key < $1.key }.compactMap { control, draft in
          saved(draft.value, control, of: row, isTyped: draft.isFit ? nil : true)
        }
      }
  }

  /// The values of fields of data, in this screen and in those inside it: only the table holds them.
  private var savedFields: [SavedDraft] { formScreens.flatMap { savedFields(of: $0) } }

  private func savedFields(of screen: TableScreen) -> [SavedDraft] {
    let name = RowControl.boundName
    return (screen.described?.changedFields ?? []).compactMap { field in
      guard let row = screen.heldRow(field.row, of: field.name),
        let context = model.context(of: row),
        let binding = context.cell.binding(of: name),
        let value = (try? binding.read(context)).flatMap({ $0 })
      else { return nil }
      return saved(value, name, of: row, isHeld: model.keepsDraft(row, binding) ? true : nil)
    }
  }

  /// Returns the row of an id that shows the field of a name whose value the table holds, or nil.
  private func heldRow(_ id: Cell.ID, of field: String) -> NodeID? {
    model.rows(withID: id).first { row in
      guard isPart(row) else { return false }
      let binding = model.cell(row)?.binding(of: RowControl.boundName)
      return binding?.isHeldByTable == true && binding?.name == field
    }
  }

  /// Returns what was typed, then of drafts that wait for their rows those of other fields.
  func savedDrafts(before waiting: [SavedDraft]) -> [SavedDraft] {
    let drafts = savedDrafts
    let places = Set(drafts.map(\.place))
    return drafts + waiting.filter { !places.contains($0.place) }
  }

  private func saved(
    _ value: TableValue, _ control: String, of row: NodeID, isTyped: Bool? = nil,
    isHeld: Bool? = nil
  ) -> SavedDraft? {
    guard let name = model.name(of: row), let cell = model.cell(row),
      mayBeKept(value, control, of: row, cell), let value = SavedValue(value)
    else { return nil }
    return SavedDraft(
      row: name, control: control, value: value,
      isMarked: isHeld != true && model.hasMessage(row, control), isTyped: isTyped, isHeld: isHeld)
  }

  /// Returns whether a value is no secret; one that is typed into a control that does not show may be one, but not one that
  /// was chosen on another screen, as a picker's or a file.
  package func mayBeKept(
    _ value: TableValue, _ control: String, of row: NodeID, _ cell: TableCell
  ) -> Bool {
    guard !cell.isSecret else { return false }
    if let field = fieldControl(control, in: row) { return !field.isSecret }
    return switch value {
    case .null, .flag, .date, .choice, .choices: true
    case .text, .integer, .number: !isTyped(into: control, of: row)
    }
  }

  /// Returns whether a recording may hold a value: it is no secret, or its control shows it to everyone, as a switch does.
  package func showsValue(
    _ value: TableValue, _ control: String, of row: NodeID, _ cell: TableCell
  ) -> Bool {
    guard cell.isSecret else { return mayBeKept(value, control, of: row, cell) }
    if let field = fieldControl(control, in: row) { return !field.isSecret && !field.takesText }
    return value == .null || value.isFlag
  }

  /// Restores a draft, where nothing else was typed since; returns false as long as its row is not there.
  func restore(_ saved: SavedDraft) -> Bool {
    guard let row = model.row(named: saved.row), let cell = model.cell(row) else { return false }
    guard let binding = cell.binding(of: saved.control) else { return true }
    if saved.isHeld == true {
      restoreHeld(saved, of: row, cell, binding)
      return true
    }
    guard model.draft(of: row, saved.control, binding) == nil else { return true }
    let isDraft = model.keepsDraft(row, binding)
    guard isDraft || isAsGiven(binding, of: row) else { return true }
    let (value, isTyped) = (saved.value.value, saved.isTyped ?? false)
    model.update {
      let context = model.context(of: row)
      let old = context.flatMap { heldValue(of: saved.control, in: row, binding, $0) }
      // A value that was marked is validated again; half a word is not.
      if saved.isMarked || !isDraft {
        do { _ = try model.setValue(value, of: row, saved.control, isTyped: isTyped) } catch {
          owner(of: row).onError(error)
        }
      } else {
        model.setDraft(value, of: row, saved.control, binding, isTyped: isTyped)
      }
      let new = context.flatMap { heldValue(of: saved.control, in: row, binding, $0) }
      tellChange(new, over: old, of: saved.control, in: row, cell, isDraft: isDraft)
    }
    return true
  }

  /// Restores a value that the table holds below the drafts, as far as the data still takes it.
  private func restoreHeld(
    _ saved: SavedDraft, of row: NodeID, _ cell: TableCell, _ binding: TableBinding
  ) {
    guard isAsGiven(binding, of: row), let value = binding.convert(saved.value.value),
      let context = model.context(of: row)
    else { return }
    model.update {
      do {
        let old = try binding.read(context)
        _ = try model.write(value, of: row, saved.control, binding, context)
        tellChange(value, over: old, of: saved.control, in: row, cell)
      } catch { owner(of: row).onError(error) }
    }
  }

  /// Returns whether the table holds the value of a field, and still the one that the data gives.
  private func isAsGiven(_ binding: TableBinding, of row: NodeID) -> Bool {
    let changed = owner(of: row).described?.changedFields ?? []
    return binding.isHeldByTable && !changed.contains { $0.name == binding.name }
  }
}

extension TableValue {
  fileprivate var isFlag: Bool { if case .flag = self { true } else { false } }
}
