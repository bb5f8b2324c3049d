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
  /// What was typed into rows that left the table since is written last, unless they were deleted; what is
  /// wrong there holds nothing back, and waits until its row returns.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong; nothing is written then, and each row says what is
  ///   wrong with it.
  public func commitForm() async throws { try await commit(nil) }

  /// Writes what was typed into these rows to what they are bound to.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong; nothing is written then.
  public func commitForm(_ selector: TableSelector) async throws {
    try await commit(Set(model.formRows(selector)))
  }

  /// Checks what was typed into the rows, as a commit does, and writes nothing.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong; each row says what is wrong with it, and the first
  ///   one has the focus.
  public func checkForm() async throws { try await check(nil) }

  private func commit(_ rows: Set<NodeID>?) async throws {
    var checked: [NodeID: [String: Draft]]
    // What was typed while a check was waited for is checked, too.
    repeat {
      checked = model.overlay.drafts
      try await check(rows)
      try Task.checkCancellation()
    } while checked != model.overlay.drafts
    let problems = try model.update {
      try form.dirtyRows.filter { rows?.contains($0) ?? true }.flatMap { try commit($0) }
    }
    refreshChrome()
    if !problems.isEmpty { throw TableFormError(problems) }
  }

  private func check(_ rows: Set<NodeID>?) async throws {
    var problems: [TableFormError.Problem] = []
    let asked = model.rowsToCheck.filter { isPart($0) && rows?.contains($0) ?? true }
    for row in asked {
      for (control, message) in try await model.problems(of: row) {
        if model.awayRow(row) == nil {
          problems.append(problem(message, row, control))
        } else {
          model.setMessage(message, row, control)
        }
      }
    }
    if problems.isEmpty, rows == nil {
      do { try await validateForm() } catch let error as TableFormError {
        problems = error.problems
      }
    }
    model.update {
      for row in model.overlay.fieldMessages.keys
      where isPart(row) && rows?.contains(row) ?? true && model.find(row) != nil {
        model.clearMessages(of: row)
      }
      for problem in problems {
        if let row = problem.row {
          model.setMessage(problem.message, row, problem.control ?? Overlay.wholeRow)
        }
      }
    }
    guard !problems.isEmpty else { return }
    // Whoever has to mend something begins with what comes first.
    if let first = problems.first(where: { $0.row != nil }), let row = first.row {
      focus(.node(row), control: first.control)
    }
    throw TableFormError(problems)
  }

  private func problem(
    _ message: String, _ row: NodeID, _ control: String
  ) -> TableFormError.Problem {
    TableFormError.Problem(
      row: row, title: model.cell(row)?.title, control: control, message: message)
  }

  /// Writes what was typed into a row, and returns what could not be written, as where an element is gone.
  private func commit(_ row: NodeID) throws -> [TableFormError.Problem] {
    guard let context = model.formContext(of: row) else { return [] }
    let isAway = model.awayRow(row) != nil
    let owner = owner(of: row)
    tell(row, context.cell, owner.willCommit) { $0.willCommit }
    var problems: [TableFormError.Problem] = []
    for (name, binding, draft) in model.dirtyFields(of: row) {
      if try model.write(draft.value, of: row, name, binding, context) {
        model.overlay.setDraft(nil, row, name)
      } else if isAway {
        // What it was typed for is gone, too.
        model.overlay.setDraft(nil, row, name)
        model.setMessage(nil, row, name)
      } else {
        problems.append(problem(binding.remedy, row, name))
      }
    }
    tell(row, context.cell, owner.didCommit) { $0.didCommit }
    return problems
  }

  /// Forgets what was typed, and shows again what the rows are bound to.
  public func reloadForm() { reload(nil) }

  /// Forgets what was typed into these rows, and shows again what they are bound to.
  public func reloadForm(_ selector: TableSelector) { reload(model.formRows(selector)) }

  private func reload(_ rows: [NodeID]?) {
    model.update {
      let rows = rows ?? model.inOrder(Array(model.rowsToReload)).filter(isPart)
      for row in rows {
        guard let cell = model.formCell(row) else { continue }
        let owner = owner(of: row)
        tell(row, cell, owner.willReload) { $0.willReload }
        model.dropDrafts(of: row)
        tell(row, cell, owner.didReload) { $0.didReload }
      }
    }
    refreshChrome()
  }
}
