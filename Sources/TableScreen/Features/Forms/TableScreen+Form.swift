package import TableCore

extension TableScreen {
  /// What was typed into the rows of the screen, and what they are bound to.
  public var form: TableForm {
    TableForm(model: model, of: part) { [weak self] in self?.isPart($0) ?? false }
  }

  /// The screens whose forms are one with the screen's: itself, and those inside it.
  var formScreens: [TableScreen] {
    container == nil ? withChildren.compactMap { $0 as? TableScreen } : [self]
  }

  /// Whether anything that is typed waits for a commit or is checked: in the whole table, or in the rows of one screen.
  func isForm(of screen: TableScreen? = nil) -> Bool {
    if screen == nil, children.isEmpty, container == nil {
      let keepsDrafts = settingValues.form.keepsDrafts
      return model.isForm { _ in keepsDrafts }
    }
    return model.isForm { section in
      let owner = owner(ofSection: section)
      return screen == nil || owner === screen ? owner.settingValues.form.keepsDrafts : nil
    }
  }

  /// Whether a row is the screen's: of a table inside another one only its own are.
  func isPart(_ row: NodeID) -> Bool { container == nil || owner(of: row) === self }

  /// Writes what was typed into the rows to what they are bound to: only what differs, in the order of the
  /// table, and all of it or nothing.
  ///
  /// What was typed into rows that left the table since is written last, unless they were deleted. What is wrong
  /// there, or in rows that are hidden by hand, holds nothing back, and waits until its row returns, as does what was typed
  /// for an element that its array does not have now. Rows that are
  /// collapsed, or that a search leaves out, are checked like the others, and revealed where they are wrong. Rows that are
  /// made when they are needed are checked once they were made: those of `items:`, `count:` and sources that nobody has
  /// seen or searched yet hold nothing that was typed, and are left alone.
  ///
  /// What is typed into screens inside this one is written with it, and their ``validateForm()`` runs after this
  /// screen's. What is typed while a check is waited for is checked, too; what the check says of the value before is dropped.
  ///
  /// A screen that is closed, before or meanwhile, is written all the same, as by a save in ``Screen/onDismiss()``: its
  /// table is read once more for it.
  ///
  /// Where something after it can fail, as saving elsewhere, it is called in ``onSubmit()`` and the form is finished by
  /// ``submitForm()`` or the action `.submit`: only these put back what was written.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong, or what a check or a property has thrown. Every property
  ///   is then as it was, what was typed is still there, and each row says what is wrong with it.
  public func commitForm() async throws { try await commit(nil) }

  /// Writes what was typed into these rows to what they are bound to.
  ///
  /// - Throws: as ``commitForm()`` does.
  public func commitForm(_ selector: TableSelector) async throws {
    let model = try heldForm()
    defer { model.release() }
    try await commit(Set(model.formRows(selector, of: part)))
  }

  /// Checks what was typed into the rows, as a commit does, and writes nothing.
  ///
  /// - Throws: ``TableFormError`` with all that is wrong; each row is revealed and says what is wrong with it, and the
  ///   first one has the focus.
  public func checkForm() async throws { try await check(nil) }

  /// The table with what it is made of, which it keeps until it is released: that of a closed screen is read for it.
  ///
  /// - Throws: ``TableFormError`` where the rows went with the screen, and something that was typed with them.
  func heldForm() throws -> TableModel {
    if kept.isFormLost { throw TableFormError.problem(TableWords.current.propertyGone) }
    let model = model
    if !model.hold() { (model.owner as? TableScreen)?.readClosed(model) }
    return model
  }

  func check(_ rows: Set<NodeID>?) async throws {
    let model = try heldForm()
    defer { model.release() }
    while true {
      let asked = checkedValues(of: rows)
      let found = try await problems(of: rows)
      // An answer is about what was asked: where something else stands by now, that is asked about.
      if asked == checkedValues(of: rows) { return try show(found, in: rows) }
      try Task.checkCancellation()
    }
  }

  /// The rows among these, or all, that a commit looks at.
  private func rowsToCheck(_ rows: Set<NodeID>?) -> [NodeID] {
    model.rowsToCheck.filter { isPart($0) && rows?.contains($0) ?? true }
  }

  /// What the controls of these rows show, as far as they are looked at.
  private func checkedValues(of rows: Set<NodeID>?) -> [NodeID: [String: TableValue]] {
    var values: [NodeID: [String: TableValue]] = [:]
    for row in rowsToCheck(rows) {
      guard let cell = model.formCell(row) else { continue }
      model.bind(row)
      values[row] = model.values(of: row, cell)
    }
    return values
  }

  /// What is wrong with these rows, or all: what holds a commit back, and what waits as nobody sees its row.
  private typealias Problems = (
    held: [TableFormError.Problem], waiting: [TableFormError.Problem]
  )

  private func problems(of rows: Set<NodeID>?) async throws -> Problems {
    var problems: Problems = ([], [])
    for row in rowsToCheck(rows) {
      let found = try await model.problems(of: row).map { problem($0.message, row, $0.control) }
      if model.isOutOfForm(row) { problems.waiting += found } else { problems.held += found }
    }
    if rows == nil, problems.held.isEmpty {
      for screen in formScreens { problems.held += try await screen.problemsOfForm() }
    }
    return problems
  }

  /// What is wrong with the form as a whole, as the screen says.
  private func problemsOfForm() async throws -> [TableFormError.Problem] {
    do { try await validateForm() } catch let error as TableFormError {
      return error.problems
    } catch is CancellationError where !Task.isCancelled {
      return TableFormError.problem(TableWords.current.cancelled).problems
    }
    return []
  }

  /// Says what is wrong with these rows, or all, and throws what holds a commit back.
  private func show(_ problems: Problems, in rows: Set<NodeID>?) throws {
    model.update {
      for row in model.rowsWithMessages
      where isPart(row) && rows?.contains(row) ?? true && !model.isOutOfForm(row) {
        model.clearMessages(of: row)
      }
      for problem in problems.waiting + problems.held {
        if let row = problem.row {
          model.setMessage(problem.message, row, problem.control)
        }
      }
    }
    if !problems.held.isEmpty { throw refused(problems.held) }
  }

  /// Shows all that is to be mended, lets whoever has to do so begin with what comes first, and returns the error that
  /// says it.
  func refused(_ problems: [TableFormError.Problem]) -> TableFormError {
    if let first = problems.first(where: { $0.row != nil }) {
      focusFirst(of: problems.compactMap(\.row), control: first.control)
    }
    return TableFormError(problems)
  }

  /// After something was mended: while it stands, the line that says how much is wrong counts what still is.
  func followRefusal() {
    guard let refusal = formSession.refusal else { return }
    guard let said = notice, said.isError, said.text == words(for: refusal) else {
      formSession.refusal = nil
      return
    }
    let left = refusal.problems.filter { model.isHeldBack(by: $0) }
    guard left.count < refusal.problems.count else { return }
    formSession.refusal = left.isEmpty ? nil : TableFormError(left)
    notice = formSession.refusal.map {
      ScreenChrome.Notice(isError: true, text: words(for: $0))
    }
  }

  func problem(
    _ message: String, _ row: NodeID, _ control: String
  ) -> TableFormError.Problem {
    TableFormError.Problem(
      row: row, title: model.cell(row)?.title, control: control, message: message)
  }

  /// Forgets what was typed, and shows again what the rows are bound to.
  public func reloadForm() { reload { nil } }

  /// Forgets what was typed into these rows, and shows again what they are bound to.
  public func reloadForm(_ selector: TableSelector) {
    reload { model.formRows(selector, of: part) }
  }

  private func reload(_ rows: () -> [NodeID]?) {
    guard let model = try? heldForm() else { return }
    defer { model.release() }
    model.update {
      let rows = rows() ?? model.inOrder(Array(model.rowsToReload)).filter(isPart)
      for row in rows {
        // A hook that asks for the row again is told of it already.
        guard let cell = model.formCell(row), formSession.reloadingRows.insert(row).inserted else {
          continue
        }
        defer { formSession.reloadingRows.remove(row) }
        let owner = owner(of: row)
        tell(row, cell, owner.willReload) { $0.willReload }
        model.dropDrafts(of: row)
        tell(row, cell, owner.onReload) { $0.onReload }
      }
    }
    refreshChrome()
  }

  /// Describes whether the rows are fields of a form that is committed as a whole.
  func describeForm(in chrome: inout ScreenChrome) {
    chrome.isForm = isForm()
  }

  /// Describes what is wrong with what was typed into a row.
  func describeMessage(of row: RowContext, in content: inout RowContent) {
    content.message = model.message(of: row.id, row.cell)
  }
}
