extension TableModel {
  /// Carries out an update, and names the method that asked for it as its cause.
  func edit<Result>(
    _ method: StaticString = #function, _ changes: () throws -> Result
  ) rethrows -> Result {
    try edit(.call("\(method)"), changes)
  }

  /// Carries out an update that has a cause.
  func edit<Result>(
    _ cause: @autoclosure () -> UpdateCause, _ changes: () throws -> Result
  ) rethrows -> Result {
    try because(cause()) {
      try update {
        isEdited = true
        return try changes()
      }
    }
  }
}
