import TableCore

extension TableScreen {
  /// Finishes the form, and says whether all that was typed is saved; `failed` runs where that cannot be.
  func submitToLeave(
    saved: @escaping (Bool) -> Void, failed: @escaping () -> Void
  ) {
    // Whoever saves already is not interrupted.
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
