import TableCore

/// What a screen knows of its form while that is filled in.
struct FormSession {
  /// The form while it is being finished, or nil.
  var submission: Submission?
  /// What was said last of rows that were not saved, or nil.
  var saidAsLeft: String?
  /// What was said last to be wrong with the form, as far as it still is; or nil.
  var refusal: TableFormError?
  /// Who edits rows of the table on screens of their own.
  var editors: [WeakEditor] = []
  /// The rows whose hooks of a reload run.
  var reloadingRows: Set<NodeID> = []
}
