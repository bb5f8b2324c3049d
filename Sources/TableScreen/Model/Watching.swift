import Observation

/// Reads something, and calls `changed` once, on a later turn, when what it read from observable objects
/// has changed.
@MainActor func watching<Value>(
  _ read: () -> Value, changed: @escaping @MainActor () -> Void
) -> Value {
  withObservationTracking {
    read()
  } onChange: {
    Task { @MainActor in changed() }
  }
}
