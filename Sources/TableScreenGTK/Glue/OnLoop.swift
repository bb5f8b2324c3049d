#if GTK
import CGTK

/// Runs `body` on the main actor with the object in a C callback's user data, and returns the
/// result.
///
/// A C callback cannot be isolated to the main actor. GTK calls it on the thread of its loop, which
/// is checked: on any other thread the program ends with a message before `body` runs. Other
/// pointers of the callback must enter `body` as integers, because pointers are not `Sendable`.
///
/// - Parameters:
///   - data: the object, as returned by `Unmanaged.toOpaque()`; its reference is not released.
///   - type: the object's type.
///   - body: the work to do with the object.
/// - Returns: the result of `body`.
func onLoop<Object: AnyObject & Sendable, Answer: Sendable>(
  _ data: gpointer, of type: Object.Type, _ body: @MainActor (Object) -> Answer
) -> Answer {
  let object = Unmanaged<Object>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated { body(object) }
}
#endif
