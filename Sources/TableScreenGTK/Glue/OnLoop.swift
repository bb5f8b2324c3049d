#if GTK
  /// Runs `body` on the main actor with what a callback of C was given, and returns what it answers.
  ///
  /// GLib and GTK call back in the thread of their loop, which is that of the main actor. Pointers of C cannot
  /// say so: this is the one place that says it for them.
  ///
  /// - Parameters:
  ///   - given: the pointers of the callback; several as a tuple. They are not kept.
  ///   - body: what is done with them.
  /// - Returns: what `body` answers.
  func onLoop<Given, Answer: Sendable>(_ given: Given, _ body: @MainActor (Given) -> Answer)
    -> Answer
  {
    nonisolated(unsafe) let given = given
    return MainActor.assumeIsolated { body(given) }
  }
#endif
