extension TableScreen {
  /// What was typed into the rows of the screen, and what they are bound to.
  public var form: TableForm {
    TableForm(model: model) { [weak self] in self?.isPart($0) ?? false }
  }

  /// Whether a row is the screen's: of a table inside another one only its own are.
  private func isPart(_ row: NodeID) -> Bool { container == nil || owner(of: row) === self }

  /// Writes what was typed into the rows to what they are bound to: only what differs, in the order of the
  /// table, and all of it or nothing.
  ///
  /// What was typed into rows that left the table since is written last, unless they were deleted. What is wrong
  /// there, or in rows that are hidden by hand, holds nothing back, and waits until its row returns. Rows that are
  /// collapsed, or that a search leaves out, are checked like the others, and revealed where they are wrong.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong, or what a check or a property has thrown. Every property
  ///   is then as it was, what was typed is still there, and each row says what is wrong with it.
  public func commitForm() async throws { try await commit(nil) }

  /// Writes what was typed into these rows to what they are bound to.
  ///
  /// - Throws: as ``commitForm()`` does.
  public func commitForm(_ selector: TableSelector) async throws {
    try await commit(Set(model.formRows(selector)))
  }

  /// Checks what was typed into the rows, as a commit does, and writes nothing.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong; each row says what is wrong with it, and the first
  ///   one has the focus.
  public func checkForm() async throws { try await check(nil) }

  func check(_ rows: Set<NodeID>?) async throws {
    var problems: [TableFormError.Problem] = []
    let asked = model.rowsToCheck.filter { isPart($0) && rows?.contains($0) ?? true }
    for row in asked {
      for (control, message) in try await model.problems(of: row) {
        if model.isOutOfForm(row) {
          model.setMessage(message, row, control)
        } else {
          problems.append(problem(message, row, control))
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
      where isPart(row) && rows?.contains(row) ?? true && !model.isOutOfForm(row) {
        model.clearMessages(of: row)
      }
      for problem in problems {
        if let row = problem.row {
          model.setMessage(problem.message, row, problem.control ?? Overlay.wholeRow)
        }
      }
    }
    if !problems.isEmpty { throw refused(problems) }
  }

  /// Lets whoever has to mend something begin with what comes first, and returns the error that says it.
  func refused(_ problems: [TableFormError.Problem]) -> TableFormError {
    if let first = problems.first(where: { $0.row != nil }), let row = first.row {
      focus(.node(row), control: first.control)
    }
    return TableFormError(problems)
  }

  func problem(
    _ message: String, _ row: NodeID, _ control: String
  ) -> TableFormError.Problem {
    TableFormError.Problem(
      row: row, title: model.cell(row)?.title, control: control, message: message)
  }

  /// Forgets what was typed, and shows again what the rows are bound to.
  public func reloadForm() { reload(nil) }

  /// Forgets what was typed into these rows, and shows again what they are bound to.
  public func reloadForm(_ selector: TableSelector) { reload(model.formRows(selector)) }

  private func reload(_ rows: [NodeID]?) {
    model.update {
      let rows = rows ?? model.inOrder(Array(model.rowsToReload)).filter(isPart)
      for row in rows {
        // A hook that asks for the row again is told of it already.
        guard let cell = model.formCell(row), reloadingRows.insert(row).inserted else { continue }
        defer { reloadingRows.remove(row) }
        let owner = owner(of: row)
        tell(row, cell, owner.willReload) { $0.willReload }
        model.dropDrafts(of: row)
        tell(row, cell, owner.didReload) { $0.didReload }
      }
    }
    refreshChrome()
  }
}
