import TableCore

/// The state of restoring a screen, and the top row in view.
@MainActor final class RestoringSession {
  /// A saved state for which rows may still come.
  var pending: PendingState?
  /// True while the saved state is being applied.
  var isRunning = false
  /// True once another state took the place of the one that is being applied.
  var isReplaced = false
  /// The first row in view, or nil if that is the table's first.
  var top: TablePath?
  /// The first row in view as a host has told it last, or nil before it has.
  var topRow: NodeID?
  /// The selected rows in the order in which they were, until a person does something else: some come later than others.
  var selectionOrder: [RowName] = []
  /// The detail that was open, and is again, whose row is selected once it comes.
  weak var savedDetail: Screen?
  /// The name of the top row that was restored, until a person does something else.
  var restoredTop: RowName?
}

/// A saved state that is applied piece by piece, as its rows come.
struct PendingState {
  var state: TableState
  var hasSearch: Bool

  init(_ state: TableState) {
    self.state = state
    hasSearch = state.searchText != nil || state.searchScope > 0
  }
}
