#if GTK
  /// Runs `body` on the main actor with what a callback of C was given, and returns what it answers.
  ///
  /// Callbacks that hand over pointers go through here. Where one comes in another thread after all, the program ends
  /// with a word about it, before `body` runs.
  ///
  /// - Parameters:
  ///   - given: the pointers of the callback; several as a tuple. They are not kept.
  ///   - body: what is done with them.
  /// - Returns: what `body` answers.
  func onLoop<Given, Answer: Sendable>(_ given: Given, _ body: @MainActor (Given) -> Answer)
    -> Answer
  {
    // Pointers of C are not Sendable, and a callback of C cannot say that it is on the main actor. They never change
    // threads here: GTK calls in the thread of its loop, the next line checks that, and nothing keeps them. As `sending`
    // the compiler does not take them: to it they belong to whoever called the callback.
    nonisolated(unsafe) let given = given  // C's pointers, used in this thread alone: see above.
    return MainActor.assumeIsolated { body(given) }
  }
#endif
