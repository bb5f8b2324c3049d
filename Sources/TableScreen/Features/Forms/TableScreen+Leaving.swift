import TableCore

extension TableScreen {
  /// Submits the form, and calls `saved` with whether every draft was saved, or `failed` if it
  /// could not be.
  func submitToLeave(
    saved: @escaping (Bool) -> Void, failed: @escaping () -> Void
  ) {
    // A submission that is running is not interrupted.
    guard !isSubmitting else { return failed() }
    let drafts = model.typedDrafts
    let submit: TableAction = .run { [weak self] _ in
      guard let self else { return }
      let (window, left): (TableNavigator?, String?)
      do { (window, left) = (navigator, try await finishForm()) } catch {
        failed()
        throw error
      }
      saved(!isUnsaved || model.typedDrafts == drafts)
      if let left { tell(left: left, in: window) }
    }
    perform(submit, TableActionContext(targets: actionTargets), as: "submit")
  }
}
