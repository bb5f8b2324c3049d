import Foundation
package import TableCore

extension TableScreen {
  /// Finishes the form, as return in its last field and a button with the action `.submit` do: runs
  /// ``onSubmit()``.
  ///
  /// What was typed counts as written when that has succeeded, and not before: the form stays dirty until then.
  /// Where it throws after ``commitForm()``, as since nothing could be saved, each property holds again what it held
  /// before, and what was typed is still there. Nothing is put back of a screen that has closed itself meanwhile.
  ///
  /// Screens inside this one finish their parts of the form first, those with a form by their own ``onSubmit()``: nothing of
  /// that begins while anything is wrong with any of them, and where one throws all of it is put back.
  ///
  /// What is wrong in rows that are hidden by hand, or away, is not saved; that is said once all else is.
  ///
  /// While it runs, finishing the form again does nothing. Closing the screen ends that: opened again, it finishes its form anew.
  public func submitForm() async throws {
    let window = navigator
    if let left = try await finishForm() { tell(left: left, in: window) }
  }

  /// Says what was not saved: in the form, or where that has closed, on the screen in view.
  func tell(left: String, in window: TableNavigator?) {
    formSession.saidAsLeft = left
    guard let window, !window.isOpen(self) else { return show(error: left) }
    window.visibleScreen.show(error: left)
  }

  /// Finishes the form, and returns in words what was not saved, or nil.
  func finishForm() async throws -> String? {
    guard !isSubmitting else { return nil }
    dropNotice(ofError: formSession.saidAsLeft)
    formSession.saidAsLeft = nil
    let (submission, screens) = (Submission(of: self), formScreens)
    for screen in screens { screen.formSession.submission = submission }
    defer {
      for screen in screens where screen.isOngoing(submission) {
        screen.formSession.submission = nil
      }
      refreshChrome()
    }
    do {
      try await Submission.$current.withValue(submission) {
        if screens.count == 1 { try await onSubmit() } else { try await submitAll() }
      }
      model.update {
        settle(submission.written)
        settle(submission.left)
      }
      let titles = submission.leftTitles
      if titles.isEmpty { return nil }
      let words = TableWords.current
      return words.hiddenUnsaved(
        titles.map { "“\($0)”" }.formatted(.list(type: .and).locale(words.locale)))
    } catch {
      // Another may have changed a property since; that is not taken back.
      if isOngoing(submission) {
        let held = submission.written.filter { $0.isHeld() }
        model.update { for field in held.reversed() { putBack(field) } }
      }
      throw error
    }
  }

  /// Whether the form is being finished, or a part of it.
  var isSubmitting: Bool { formScreens.contains { $0.formSession.submission != nil } }

  /// Finishes the form with those of the screens inside this one, where nothing is wrong with any of them.
  private func submitAll() async throws {
    let model = try heldForm()
    defer { model.release() }
    try await check(nil)
    try await submitParts(of: self)
  }

  /// Finishes the parts of a form that are the screen's, those of its children first.
  private func submitParts(of table: TableScreen) async throws {
    for case let child as TableScreen in children { try await child.submitParts(of: table) }
    if self === table || table.isForm(of: self) { try await onSubmit() }
  }

  /// Whether a form is being finished still, and was not closed meanwhile.
  private func isOngoing(_ submission: Submission) -> Bool { formSession.submission === submission }

  /// What a commit of the form is a part of, or nil.
  var commitSubmission: Submission? {
    if let current = Submission.current, current.isOf(self) {
      current
    } else {
      formSession.submission
    }
  }

  /// Finishes the form as an action of the screen: what it throws is shown.
  func submit() {
    perform(.submit, TableActionContext(targets: actionTargets), as: "submit")
  }
}

/// A form that is being finished.
@MainActor final class Submission {
  /// The one that a task is a part of: a form that was closed meanwhile and opened again may have begun another.
  @TaskLocal static var current: Submission?

  private weak var screen: TableScreen?
  /// The values written so far, in order.
  private(set) var written: [WrittenField] = []
  private var writtenDrafts: [NodeID: [String: Draft]] = [:]
  /// What waits meanwhile.
  var left: [LeftField] = []
  /// The titles of the rows with what waits since now.
  var leftTitles: [String] = []

  init(of screen: TableScreen) { self.screen = screen }

  /// Whether it finishes the form of a screen, or that around it.
  func isOf(_ screen: TableScreen) -> Bool {
    self.screen === screen || self.screen === screen.outermost
  }

  /// Takes note of what was written.
  func note(_ fields: [WrittenField]) {
    written += fields
    for field in fields { writtenDrafts[field.row, default: [:]][field.name] = field.draft }
  }

  /// Whether what waits in a control of a row was written already, and waits for the end alone.
  func hasWritten(_ draft: Draft, of row: NodeID, _ name: String) -> Bool {
    writtenDrafts[row]?[name] == draft
  }
}

extension CellValue where Self == TableAction {
  /// Finishes the form of the screen, as return in its last field does: see ``TableScreen/onSubmit()``.
  ///
  /// ```swift
  /// override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
  ///   edge == .trailing && form.isDirty ? [BarButton(system: .save, action: .submit)] : []
  /// }
  /// ```
  @MainActor public static var submit: TableAction { .perform(TableScreen.submitForm) }
}
