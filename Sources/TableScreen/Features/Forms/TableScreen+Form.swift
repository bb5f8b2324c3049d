package import TableCore

extension TableScreen {
  /// The form of the screen: the drafts in its rows, and the values of the properties that these are bound to.
  public var form: TableForm {
    TableForm(model: model, of: part) { [weak self] in self?.isPart($0) ?? false }
  }

  /// The screens that share this screen's form: itself and its children, at any depth.
  var formScreens: [TableScreen] { withChildren.compactMap { $0 as? TableScreen } }

  /// Returns whether any row keeps drafts until a commit or is checked: in the whole table, or of one screen.
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

  /// Returns whether a row is of the screen's form: in a child screen, one of its own rows or of its children; otherwise any
  /// row of the table.
  func isPart(_ row: NodeID) -> Bool {
    if container == nil { return true }
    let owner = owner(of: row)
    return withChildren.contains { $0 === owner }
  }

  /// Writes the drafts of all rows to their bindings: only values that differ, in the order of the table, and either
  /// all of them or none.
  ///
  /// Drafts of rows that have left the table, other than by deletion, are written last. An invalid
  /// draft there, or in a row that is hidden by hand, does not stop the commit, and waits until its
  /// row returns; so does a draft for an element that is not in its array now. Rows that are
  /// collapsed, or that a search leaves out, are checked like the others, and revealed if they are
  /// wrong. A row of `items:`, `count:` or a source is checked only once it was made, when it was
  /// first seen or searched; before that it has no draft.
  ///
  /// The drafts of child screens are written with it, and their ``validateForm()`` runs after this screen's. A value
  /// that changes while a check is awaited is checked again; the result for the old value is dropped.
  ///
  /// A screen that has closed, before or meanwhile, is written all the same, as by a save in ``Screen/onDismiss()``:
  /// its table is read once more to that end. A child that is removed while a check is awaited writes nothing: its drafts
  /// wait until it is added again, and a `CancellationError` is thrown.
  ///
  /// If a later step can fail, as saving elsewhere, call this in ``onSubmit()``, and submit the form by
  /// ``submitForm()`` or the action `.submit`: only these revert the written values.
  ///
  /// - Throws: ``TableFormError`` with all problems, or the error of a check or a property. Every property then has its
  ///   old value, the drafts are still there, and each invalid row shows its problem.
  public func commitForm() async throws { try await commit(nil) }

  /// Writes the drafts of these rows to their bindings.
  ///
  /// - Throws: as ``commitForm()`` does.
  public func commitForm(_ selector: TableSelector) async throws {
    let model = try heldForm()
    defer { model.release() }
    try await commit(Set(model.formRows(selector, of: part)))
  }

  /// Checks the drafts of the rows, as a commit does, and writes nothing.
  ///
  /// - Throws: ``TableFormError`` with all problems; each invalid row is revealed and shows its problem, and the
  ///   first one has the focus.
  public func checkForm() async throws { try await check(nil, isTrial: true) }

  /// Returns the model, whose descriptors are kept until it is released; that of a closed screen is read again first.
  ///
  /// - Throws: ``TableFormError`` if the rows were freed with the screen, and unsaved drafts with
  ///   them.
  func heldForm() throws -> TableModel {
    if kept.isFormLost { throw TableFormError.problem(TableWords.current.propertyGone) }
    let model = model
    if !model.hold() { (model.owner as? TableScreen)?.readClosed(model) }
    return model
  }

  /// Checks these rows, or all; in a trial a refused text is checked anew, where a commit has tried to set it again.
  func check(_ rows: Set<NodeID>?, isTrial: Bool = false) async throws {
    let model = try heldForm()
    defer { model.release() }
    for round in 1... {
      // An observable property tells of its new value in the next turn only.
      model.readBoundValuesAgain()
      let asked = checkedValues(of: rows)
      // A text that was refused since is no value of a row.
      if model.rowsWithRefused.isEmpty, commitSubmission?.hasFoundRight(asked) == true {
        return try show(([], []), in: rows)
      }
      let found = try await problems(of: rows, isTrial: isTrial)
      // What was typed into a child stays where it was typed, while the child is away.
      guard self.model === model else { throw CancellationError() }
      model.readBoundValuesAgain()
      // A result holds for the checked values alone: if a row has another by now, all are checked
      // again.
      if asked == checkedValues(of: rows) { return try show(found, in: rows) }
      if round == FormSession.roundLimit {
        // Nobody types so fast: the checks, or what the rows read, give other values each time.
        model.report(.restlessUpdates, "the values of the form change while they are checked")
        return try show(found, in: rows)
      }
      await Task.yield()
      try Task.checkCancellation()
    }
  }

  /// Returns those of these rows, or of all, that a commit checks.
  private func rowsToCheck(_ rows: Set<NodeID>?) -> [NodeID] {
    model.rowsToCheck.filter { isPart($0) && rows?.contains($0) ?? true }
  }

  /// Returns the values in the controls of those of these rows that a commit checks.
  func checkedValues(of rows: Set<NodeID>?) -> [NodeID: [String: TableValue]] {
    var values: [NodeID: [String: TableValue]] = [:]
    for row in rowsToCheck(rows) {
      guard let cell = model.formCell(row) else { continue }
      model.bind(row)
      values[row] = model.values(of: row, cell)
    }
    return values
  }

  /// The problems that stop a commit, and those that wait because nobody sees their rows.
  private typealias Problems = (
    held: [TableFormError.Problem], waiting: [TableFormError.Problem]
  )

  private func problems(of rows: Set<NodeID>?, isTrial: Bool) async throws -> Problems {
    var problems: Problems = ([], [])
    for row in rowsToCheck(rows) {
      let found = try await model.problems(of: row, isTrial: isTrial)
        .map { problem($0.message, row, $0.control) }
      if model.isOutOfForm(row) { problems.waiting += found } else { problems.held += found }
    }
    if rows == nil, problems.held.isEmpty {
      for screen in formScreens { problems.held += try await screen.problemsOfForm() }
    }
    return problems
  }

  /// Returns the problems of the form as a whole, which the screen's `validateForm` throws.
  private func problemsOfForm() async throws -> [TableFormError.Problem] {
    do { try await validateForm() } catch let error as TableFormError {
      return error.problems.map { problem in
        var problem = problem
        problem.isOfForm = true
        return problem
      }
    } catch is CancellationError where !Task.isCancelled {
      return TableFormError.problem(TableWords.current.cancelled).problems
    }
    return []
  }

  /// Shows the problems of these rows, or all, and throws those that stop a commit.
  private func show(_ problems: Problems, in rows: Set<NodeID>?) throws {
    model.update {
      for row in model.rowsWithMessages where isPart(row) && rows?.contains(row) ?? true {
        guard model.isOutOfForm(row) else {
          model.clearMessages(of: row)
          continue
        }
        for field in model.fieldsToCheck(of: row) { model.setMessage(nil, row, field.name) }
        model.dropFormMessages(of: row)
      }
      for problem in problems.waiting + problems.held {
        guard let row = problem.row, !model.hasRefused(row, problem.control) else { continue }
        model.setMessage(problem.message, row, problem.control, isOfForm: problem.isOfForm)
      }
    }
    if !problems.held.isEmpty { throw refused(problems.held) }
  }

  /// Reveals all rows with problems, moves the focus to the first one, and returns the error that lists them.
  func refused(_ problems: [TableFormError.Problem]) -> TableFormError {
    if let first = problems.first(where: { $0.row != nil }) {
      focusFirst(of: problems.compactMap(\.row), control: first.control)
    }
    return TableFormError(problems)
  }

  /// Shows the problems in their rows that no row shows, as those that a server has found once the form was right.
  func showUntold(_ problems: [TableFormError.Problem]) {
    let untold = problems.filter { problem in
      guard let row = problem.row, let cell = model.formCell(row) else { return false }
      // The error of another form is about other rows.
      return cell.title == problem.title && !model.hasMessage(row, problem.control)
    }
    guard !untold.isEmpty else { return }
    model.update {
      for problem in untold {
        guard let row = problem.row else { continue }
        model.setMessage(problem.message, row, problem.control, isOfForm: true)
      }
    }
    _ = refused(problems)
  }

  /// Tells the bar, and a question about leaving, where the form, or the part of it in a child screen, has become dirty or
  /// clean, in whichever way.
  func followForm() {
    guard model.takeDraftChanges() else { return }
    let dirty = formScreens.map(\.form.isDirty)
    guard dirty != formSession.toldDirty, (dirty + formSession.toldDirty).contains(true) else {
      return
    }
    let wasDirty = formSession.toldDirty.first == true
    formSession.toldDirty = dirty
    refreshChrome()
    guard wasDirty, !form.isDirty else { return }
    formSession.noteSave(nil)
    navigator?.formWasSaved(self)
  }

  /// Updates the error notice, while it shows, to count only the problems that are left.
  func followRefusal() {
    guard let refusal = formSession.refusal else { return }
    // While all wrong rows are hidden no notice stands.
    let isShown = refusal.problems.isEmpty ? notice == nil : isSaid(refusal)
    guard isShown else {
      formSession.refusal = nil
      return
    }
    let unsolved = formSession.unsolved
    let left = unsolved.filter { model.isHeldBack(by: $0) }
    guard left != refusal.problems else { return }
    // A row that is hidden, and still wrong, may show again.
    formSession.unsolved = unsolved.filter { problem in
      model.isHeldBack(by: problem)
        || problem.row.map { model.hasMessage($0, problem.control) } ?? false
    }
    formSession.refusal = formSession.unsolved.isEmpty ? nil : TableFormError(left)
    notice =
      left.isEmpty
      ? nil : ScreenChrome.Notice(isError: true, text: words(for: TableFormError(left)))
  }

  /// Drops the notice of a problem of the form as a whole, which a save or the old values have solved.
  func dropNoticeOfForm() {
    guard let refusal = formSession.refusal, isSaid(refusal),
      formSession.unsolved.allSatisfy({ $0.row == nil })
    else { return }
    (formSession.refusal, notice) = (nil, nil)
    refreshChrome()
  }

  /// Returns whether the notice is that of an error.
  private func isSaid(_ refusal: TableFormError) -> Bool {
    notice.map { $0.isError && $0.text == words(for: refusal) } ?? false
  }

  func problem(
    _ message: String, _ row: NodeID, _ control: String
  ) -> TableFormError.Problem {
    TableFormError.Problem(
      row: row, title: model.cell(row)?.title, control: control, message: message)
  }

  /// Discards the drafts, and shows the values of the bindings again.
  public func reloadForm() {
    restoringSession.pending?.state.drafts = nil
    reload { nil }
  }

  /// Discards the drafts of these rows, and shows the values of their bindings again.
  public func reloadForm(_ selector: TableSelector) {
    reload { model.formRows(selector, of: part) }
  }

  private func reload(_ rows: () -> [NodeID]?) {
    guard let model = try? heldForm() else { return }
    defer { model.release() }
    model.update {
      let chosen = rows()
      if chosen == nil { model.dropDeletedDrafts(where: isPart) }
      let rows = chosen ?? model.inOrder(Array(model.rowsToReload))
      for row in rows where isPart(row) {
        // A reload hook that reloads its own row would call itself without end.
        guard let cell = model.formCell(row), formSession.reloadingRows.insert(row).inserted else {
          continue
        }
        defer { formSession.reloadingRows.remove(row) }
        let owner = owner(of: row)
        tell(row, cell, owner.willReload) { $0.willReload }
        model.dropDrafts(of: row)
        tell(row, cell, owner.onReload) { $0.onReload }
      }
      if chosen == nil, container == nil { dropNoticeOfForm() }
    }
    refreshChrome()
  }

  /// Describes whether the rows are fields of a form that is committed as a whole.
  func describeForm(in chrome: inout ScreenChrome) {
    chrome.isForm = isForm()
  }

  /// Adds the problem of the row's draft to the row's content, and notes there if the row edits a
  /// value.
  func describeMessage(of row: RowContext, in content: inout RowContent) {
    content.message = model.message(of: row.id, row.cell)
    content.editsValue = !row.cell.fields.isEmpty
  }
}
