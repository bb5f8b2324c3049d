import TableCore

/// What a screen knows of the state that it takes up again, and of what is in view.
@MainActor final class RestoringSession {
  /// A saved state for which rows may still come.
  var pending: PendingState?
  /// Whether it is being taken up.
  var isRunning = false
  /// The first row in view, where that is not the table's first.
  var top: TablePath?
}

/// A state that is taken up again bit by bit, as rows come.
struct PendingState {
  var state: TableState
  var hasSearch: Bool

  init(_ state: TableState) {
    self.state = state
    hasSearch = state.searchText != nil || state.searchScope > 0
  }
}
