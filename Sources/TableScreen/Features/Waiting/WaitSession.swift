import TableCore

/// The waits of a screen, and their failures.
struct WaitSession {
  /// The running waits, the longest first.
  var waits: [Wait] = []
  /// The failures in place of the rows, each until it is retried.
  var failures: [Failure] = []
  /// True while `onLoad()` runs.
  var isLoading = false
  /// The waits that `onLoad()` has begun, which runs once, and that have not succeeded: what the closing of the screen has
  /// ended, or had failed, begins again when the screen is opened again.
  var ofLoading: [Wait] = []
  private var lastNumber = 0

  /// Returns the number of a wait that begins.
  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}

/// Work that a screen waits for.
struct Wait {
  /// The text that shows while the work runs.
  let what: String
  /// The rows that are read so that they can be deleted, where the wait is for them; others may be read beside them.
  var rows: [NodeID] = []
  /// The deletion that the wait is for, or nil.
  var deletion: OngoingDeletion?
  /// The number of the wait among those of its screen; a retry gets another one.
  var number = 0
  /// The progress, from 0 to 1, or nil if it is unknown.
  var fraction: Double?
  /// The work, which receives a function to report its progress.
  let work: @MainActor (@escaping @MainActor (Double) -> Void) async throws -> Void

  /// The identity among the tasks of the screen.
  var key: Key { Key(what: what, number: rows.isEmpty ? nil : number) }

  /// The identity of a wait among the tasks of a screen: waits of the app with the same text are one.
  struct Key: Hashable, CustomStringConvertible {
    let what: String
    let number: Int?
    var description: String { "“\(what)”" }
  }
}

/// A failure that shows in place of the rows.
struct Failure {
  let text: String
  /// The text of the wait that failed, or nil for other work, as a refresh.
  var wait: String?
  /// Retries the work.
  let retry: @MainActor () -> Void
}
