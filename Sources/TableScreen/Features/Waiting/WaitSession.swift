/// What a screen waits for, and what came of it.
struct WaitSession {
  /// What it waits for, the longest first.
  var waits: [Wait] = []
  /// What went wrong in place of the rows, each until it is tried again.
  var failures: [Failure] = []
}

/// Something that a screen waits for.
struct Wait {
  /// What a person reads meanwhile.
  let what: String
  /// How much is done, from 0 to 1, or nil where that is not known.
  var fraction: Double?
  /// Does it.
  let work: @MainActor (@escaping @MainActor (Double) -> Void) async throws -> Void

  /// What the tasks of a screen know it by.
  struct Key: Hashable {
    let what: String
  }
}

/// What went wrong and is shown in place of the rows.
struct Failure {
  let text: String
  /// What was waited for, or nil for something else, as a refresh.
  var wait: String?
  /// Tries again.
  let retry: @MainActor () -> Void
}
