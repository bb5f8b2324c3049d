#if GTK
  import CGTK

  /// Runs `body` on the main actor with the object that a callback of C was given as its data, and returns what it answers.
  ///
  /// A callback of C cannot say that it is on the main actor. GTK calls in the thread of its loop, and that is checked:
  /// where a call comes in another thread after all, the program ends with a word about it, before `body` runs. Other
  /// pointers that the callback was given go there as numbers, since only those may be handed on.
  ///
  /// - Parameters:
  ///   - data: the object, as `Unmanaged.toOpaque()` gave it away; it is not let go of.
  ///   - type: what it is.
  ///   - body: what is done with it.
  /// - Returns: what `body` answers.
  func onLoop<Object: AnyObject & Sendable, Answer: Sendable>(
    _ data: gpointer, of type: Object.Type, _ body: @MainActor (Object) -> Answer
  ) -> Answer {
    let object = Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { body(object) }
  }
#endif
