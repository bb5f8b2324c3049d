extension TableScreen {
  /// What was typed into the rows of the screen, and what they are bound to.
  public var form: TableForm {
    TableForm(model: model) { [weak self] in self?.isPart($0) ?? false }
  }

  /// Whether a row is the screen's: of a table inside another one only its own are.
  private func isPart(_ row: NodeID) -> Bool { container == nil || owner(of: row) === self }

  /// Writes what was typed into the rows to what they are bound to: only what differs, in the order of the
  /// table.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong; nothing is written then, and each row says what is
  ///   wrong with it.
  public func commitForm() async throws { try await commit(nil) }

  /// Writes what was typed into these rows to what they are bound to.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong; nothing is written then.
  public func commitForm(_ selector: TableSelector) async throws {
    try await commit(Set(model.resolve(selector)))
  }

  private func commit(_ rows: Set<NodeID>?) async throws {
    let isAsked: @MainActor (NodeID) -> Bool = { rows?.contains($0) ?? true }
    let problems = unfitDrafts(isAsked)
    if !problems.isEmpty { throw TableFormError(problems: problems) }
    try model.update {
      for row in form.dirtyRows where isAsked(row) { try commit(row) }
    }
    refreshChrome()
  }

  private func commit(_ row: NodeID) throws {
    guard let context = model.context(of: row) else { return }
    let owner = owner(of: row)
    owner.willCommit(row, context.cell)
    for (name, binding, draft) in model.dirtyFields(of: row) {
      guard try model.write(draft.value, of: row, name, binding, context) else { continue }
      model.overlay.setDraft(nil, row, name)
    }
    owner.didCommit(row, context.cell)
  }

  /// What was typed and makes no sense where it belongs.
  private func unfitDrafts(
    _ isAsked: @MainActor (NodeID) -> Bool
  ) -> [TableFormError.Problem] {
    model.update {
      form.dirtyRows.filter(isAsked).flatMap { row in
        model.dirtyFields(of: row).filter { !$0.draft.isFit }.map { name, binding, _ in
          let message = Words.current.remedy(for: binding.kind)
          model.setMessage(message, row, name)
          return TableFormError.Problem(
            row: row, title: model.cell(row)?.title, control: name, message: message)
        }
      }
    }
  }

  /// Forgets what was typed, and shows again what the rows are bound to.
  public func reloadForm() { reload(nil) }

  /// Forgets what was typed into these rows, and shows again what they are bound to.
  public func reloadForm(_ selector: TableSelector) { reload(model.resolve(selector)) }

  private func reload(_ rows: [NodeID]?) {
    model.update {
      let rows = rows ?? model.inOrder(Array(model.rowsToReload)).filter(isPart)
      for row in rows {
        guard let cell = model.cell(row) else { continue }
        let owner = owner(of: row)
        owner.willReload(row, cell)
        model.dropDrafts(of: row)
        owner.didReload(row, cell)
      }
    }
    refreshChrome()
  }
}
