import TableCore

extension TableScreen {
  /// Submits the form, and calls `saved` with whether every draft was saved, or `failed` if it
  /// could not be.
  func submitToLeave(
    saved: @escaping (Bool) -> Void, failed: @escaping () -> Void
  ) {
    let submit: TableAction = .run { [weak self] _ in
      guard let self else { return }
      let (window, drafts, left): (TableNavigator?, [NodeID: [String: Draft]], String?)
      do {
        // A submission that is running is not interrupted, and may save all there is.
        try await submissionEnd()
        guard isUnsaved else { return saved(true) }
        (window, drafts) = (navigator, model.typedDrafts)
        left = try await finishForm()
      } catch {
        // The submission that was waited for may have closed the form once all was saved.
        if error is CancellationError, !isUnsaved { return saved(true) }
        failed()
        throw error
      }
      if isUnsaved, model.typedDrafts == drafts { formSession.keptDrafts = drafts }
      formSession.isLeftUntold = left != nil
      saved(!isUnsaved || model.typedDrafts == drafts)
      if let left { tell(left: left, in: window) }
    }
    // Who saves once more on the way out of a form that is being saved means what was typed since, too.
    let key = tasks.isRunning("submit") ? "submit again" : "submit"
    let isBegun = perform(submit, TableActionContext(targets: actionTargets), as: key)
    if !isBegun { failed() }
  }

  /// True if the last save on the way out of the form has kept all that is typed in a way of its own, without a commit.
  var isKeptInItsOwnWay: Bool { formSession.keptDrafts == model.typedDrafts }

  /// Waits until no submission of the form is running.
  ///
  /// - Throws: `CancellationError` if the task was cancelled, as where the submission has closed the form.
  private func submissionEnd() async throws {
    formSession.waitingSaves += 1
    defer { formSession.waitingSaves -= 1 }
    while let screen = formScreens.first(where: { $0.formSession.submission != nil }) {
      await withTaskCancellationHandler {
        await withCheckedContinuation { screen.formSession.note($0) }
      } onCancel: {
        Task { @MainActor in screen.formSession.endWaits() }
      }
      try Task.checkCancellation()
    }
  }
}
