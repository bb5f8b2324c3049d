import Foundation
package import TableCore

extension TableScreen {
  /// Submits the form, as return in its last field and a button with the action `.submit` do: runs
  /// ``onSubmit()``.
  ///
  /// The drafts count as written once ``onSubmit()`` has succeeded; until then the form stays
  /// dirty. If it throws after ``commitForm()``, as when saving elsewhere failed, each property
  /// gets its old value back, and the drafts are still there; so it is where the screen is closed
  /// meanwhile, which cancels ``onSubmit()``, and that throws. Nothing is reverted for a screen that
  /// ``onSubmit()`` itself has closed, and nobody is there to be told of the error: close last.
  ///
  /// Child screens submit their parts of the form first, those with a form by their own
  /// ``onSubmit()``: none of it begins while any of them has a problem, and if one throws all of it
  /// is reverted.
  ///
  /// Invalid drafts of rows that are hidden by hand, or away, are not saved; a notice says so after all others are.
  ///
  /// While it runs, a second call does nothing. Closing the screen ends it; the screen, opened again, can submit anew.
  public func submitForm() async throws {
    let window = navigator
    if let left = try await finishForm() { tell(left: left, in: window) }
  }

  /// Shows the notice about unsaved drafts: in the form, or if that has closed, on the screen in
  /// view, in the window of the screen that opened it where the save began after that.
  func tell(left: String, in window: TableNavigator?) {
    formSession.saidAsLeft = left
    guard let window = window ?? parentScreen?.outermost.navigator, !window.isOpen(self) else {
      return show(error: left)
    }
    window.visibleScreen.show(error: left)
  }

  /// Closes the notice about unsaved drafts, as others may be unsaved by now.
  func dropNoticeOfLeftDrafts() {
    dropNotice(ofError: formSession.saidAsLeft)
    formSession.saidAsLeft = nil
  }

  /// Returns the text about unsaved drafts of rows with these names, or nil without any.
  func wordsAboutLeft(_ names: [String]) -> String? {
    if names.isEmpty { return nil }
    let words = windowWords
    return words.hiddenUnsaved(names.formatted(.list(type: .and).locale(words.locale)))
  }

  /// Submits the form, and returns the text about unsaved drafts, or nil.
  func finishForm() async throws -> String? {
    guard !isSubmitting else { return nil }
    dropNoticeOfLeftDrafts()
    let (submission, screens) = (Submission(of: self, model.typedDrafts), formScreens)
    formSession.begun += 1
    let number = formSession.begun
    for screen in screens {
      screen.formSession.submission = submission
      screen.formSession.lending.append(submission)
    }
    defer {
      for screen in screens {
        if screen.isOngoing(submission) { screen.formSession.submission = nil }
        screen.formSession.lending.removeAll { $0 === submission }
      }
      submission.isOver = true
      refreshChrome()
    }
    do {
      try await Submission.$current.withValue(submission) {
        if screens.count == 1 { try await onSubmit() } else { try await submitAll() }
      }
      let left = model.waitingFields(of: submission.left)
      let names =
        outermostTable.model.isClosed ? submission.leftNames : untoldNames(of: left)
      model.update {
        settle(submission.written)
        settle(left)
        // What was typed meanwhile, and is what the property holds now, is no change any more.
        submission.isLending = false
        for row in Array(model.typedDrafts.keys) { model.dropMetDrafts(of: row) }
        watchDrafts(of: submission.written)
        tellChanges(submission.written)
      }
      outermostTable.formSession.noteSave(nil)
      outermostTable.navigator?.formWasSaved(outermostTable)
      return wordsAboutLeft(names)
    } catch {
      // A property that something else has changed since keeps that value.
      // Once the form was closed and opened again, another submission may have written the same.
      if isOngoing(submission) || !submission.hasClosedScreen && number == formSession.begun {
        submission.isLending = false
        model.update {
          // What was written twice holds its first value once the second is put back.
          for field in submission.written.reversed() where field.isHeld() { putBack(field) }
        }
        watchDrafts(of: submission.written)
        if let error = error as? TableFormError { showUntold(error.problems) }
      } else {
        // What stays written is no draft any more.
        model.update { settle(submission.written) }
        tellChanges(submission.written)
      }
      outermostTable.formSession.noteSave(error)
      throw error
    }
  }

  /// True while the form, or a child's part of it, is being submitted.
  var isSubmitting: Bool { formScreens.contains { $0.formSession.submission != nil } }

  /// Submits the form with those of the child screens, after all were found valid.
  private func submitAll() async throws {
    let model = try heldForm()
    defer { model.release() }
    tryRefused(nil)
    try await check(nil)
    commitSubmission?.noteFoundRight(checkedValues(of: nil))
    try await submitParts(of: self)
  }

  /// Submits the parts of `table`'s form in the child screens and then in this one.
  private func submitParts(of table: TableScreen) async throws {
    for case let child as TableScreen in children { try await child.submitParts(of: table) }
    if self === table || table.isForm(of: self) { try await onSubmit() }
  }

  /// Returns whether a submission is still running, and was not ended by closing the screen.
  private func isOngoing(_ submission: Submission) -> Bool { formSession.submission === submission }

  /// Notes, before the screen closes, whose drafts the submission that closes it leaves: then nothing is known of its rows.
  func noteLeftDrafts() {
    guard container == nil, let submission = Submission.current, !submission.isOver,
      submission.isOf(self) || submission.isOfPart(of: self)
    else { return }
    submission.leftNames = untoldNames(of: model.waitingFields(of: submission.left))
  }

  /// Ends the submission that is running, since the screen closes.
  func endSubmission() {
    guard let submission = formSession.submission else { return }
    submission.hasClosedScreen = Submission.current === submission
    formSession.submission = nil
  }

  /// The submission that a commit belongs to, or nil for one that an action of its own makes meanwhile, or that a task
  /// makes once the submission that has started it is over.
  var commitSubmission: Submission? {
    Submission.current.flatMap { $0.isOf(self) && !$0.isOver ? $0 : nil }
  }

  /// The draft of a property that a submission has written, and may still put back; or nil.
  func lentDraft(of binding: TableBinding, in row: NodeID) -> Draft? {
    let lending = outermostTable.formScreens.flatMap(\.formSession.lending)
    guard !lending.isEmpty else { return nil }
    let property = model.property(of: binding, in: row)
    return lending.reversed().firstNonNil { $0.lentDraft(of: property) }
  }

  /// Returns whether a property holds what a submission may still put back.
  package func isLent(_ binding: TableBinding, of row: NodeID) -> Bool {
    lentDraft(of: binding, in: row) != nil
  }

  /// True while there is anything in the form that the submission of the current task has not written.
  var hasMoreThanSubmitted: Bool {
    guard let submission = Submission.current else { return form.isDirty }
    return form.dirtyRows.contains { row in
      // What it leaves for later waits for its row.
      !submission.left.contains(row)
        && model.dirtyFields(of: row).contains { field in
          submission.lentDraft(of: model.property(of: field.binding, in: row)) != field.draft
        }
    }
  }

  /// True if a person has typed since the submission of the current task began.
  var hasTypedSince: Bool {
    guard let submission = Submission.current else { return false }
    return form.dirtyRows.contains { row in
      model.dirtyFields(of: row).contains { !submission.knows($0.draft, of: row, $0.name) }
    }
  }

  /// Notes what the submission of the current task has set itself in the form: nobody has typed that.
  package func noteGiven(_ control: String, of row: NodeID, over old: Draft?) {
    guard let submission = Submission.current, !submission.isOver,
      submission.isOf(self) || submission.isOfPart(of: self)
    else { return }
    submission.noteGiven(model.typedDrafts[row]?[control], of: row, control, over: old)
  }

  /// True if the submission of the current task is that of this form, or of a part or the whole of it, and goes on, and more is
  /// unsaved than it has written.
  var hasMoreToSave: Bool {
    guard let submission = Submission.current, !submission.isOver else { return false }
    let isOfForm = submission.isOf(self) || submission.isOfPart(of: self)
    return isOfForm && isUnsaved && hasMoreThanSubmitted
  }

  /// Submits the form as an action of the screen: a thrown error is shown.
  func submit() {
    perform(.submit, TableActionContext(targets: actionTargets), as: "submit")
  }
}

/// A submission of a form: the drafts that it has written so far, to be reverted if it fails.
@MainActor final class Submission {
  /// The submission of the current task: a form that was closed and opened again meanwhile may have begun another.
  @TaskLocal static var current: Submission?

  private weak var screen: TableScreen?
  /// True until the written values were put back, or the drafts are settled.
  var isLending = true
  /// The values written so far, in order.
  private(set) var written: [WrittenField] = []
  private var writtenDrafts: [BoundProperty: Draft] = [:]
  /// True once it has ended, in whichever way; a task that it has started may still run.
  var isOver = false
  /// True if the submission itself has closed the screen.
  var hasClosedScreen = false
  /// The rows with invalid drafts that nobody sees, which are left for later.
  var left: [NodeID] = []
  /// The names of these rows, where the submission has closed the screen.
  var leftNames: [String] = []
  /// What was typed when it began.
  private let began: [NodeID: [String: Draft]]

  init(of screen: TableScreen, _ drafts: [NodeID: [String: Draft]]) {
    (self.screen, began) = (screen, drafts)
  }

  /// What it has set in the form itself.
  private var given: [NodeID: [String: Draft]] = [:]

  /// Returns whether a draft was there when the submission began, which may save it in a way of its own, or is its own.
  func knows(_ draft: Draft, of row: NodeID, _ name: String) -> Bool {
    began[row]?[name] == draft || given[row]?[name] == draft
  }

  /// Notes a draft that the submission has set, unless a person has typed another one before since it began.
  func noteGiven(_ draft: Draft?, of row: NodeID, _ name: String, over old: Draft?) {
    if old.map({ knows($0, of: row, name) }) ?? true { given[row, default: [:]][name] = draft }
  }

  /// Returns whether the submission is that of a screen's form, or of one of the screens around it.
  func isOf(_ screen: TableScreen) -> Bool {
    self.screen?.formScreens.contains { $0 === screen } ?? false
  }

  /// Returns whether the submission is that of a part of a screen's form: a child screen has its own.
  func isOfPart(of screen: TableScreen) -> Bool {
    screen.formScreens.contains { $0 === self.screen }
  }

  /// The values of all parts of the form that were found right before any of it began.
  private var rightValues: [NodeID: [String: TableValue]]?

  /// Notes the values of rows that were found right, by their checks and by those of the whole form.
  func noteFoundRight(_ values: [NodeID: [String: TableValue]]) { rightValues = values }

  /// Returns whether the values of rows were found right before, so that nobody has to be asked again.
  func hasFoundRight(_ values: [NodeID: [String: TableValue]]) -> Bool {
    rightValues.map { right in values.allSatisfy { right[$0.key] == $0.value } } ?? false
  }

  /// Notes the drafts that were written.
  func note(_ fields: [WrittenField]) {
    written += fields
    for field in fields { writtenDrafts[field.property] = field.draft }
  }

  /// Returns the draft of a property that this submission has written last, and that awaits its end; or nil.
  func lentDraft(of property: BoundProperty) -> Draft? {
    isLending ? writtenDrafts[property] : nil
  }
}

extension CellValue where Self == TableAction {
  /// Submits the form of the screen, as return in its last field does: see ``TableScreen/onSubmit()``.
  ///
  /// ```swift
  /// override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
  ///   edge == .trailing && form.isDirty ? [BarButton(system: .save, action: .submit)] : []
  /// }
  /// ```
  @MainActor public static var submit: TableAction { .perform(TableScreen.submitForm) }
}
