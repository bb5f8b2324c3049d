import TableCore

/// What a screen knows of its form while that is filled in.
struct FormSession {
  /// The form while it is being finished, or nil.
  var submission: Submission?
  /// What was said last of rows that were not saved, or nil.
  var saidAsLeft: String?
  /// The rows whose hooks of a reload run.
  var reloadingRows: Set<NodeID> = []
}
