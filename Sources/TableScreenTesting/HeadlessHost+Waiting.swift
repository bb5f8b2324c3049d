extension HeadlessHost {
  /// Does what a person does who goes on while work is running: each call in `acts` waits for a time at most.
  ///
  /// It returns before that once all work has ended, that below a modal, too.
  ///
  /// ```swift
  /// try await table.waiting(atMost: .zero) { try await table.refresh() }
  /// #expect(table.chrome.refresh?.isRefreshing == true)
  /// ```
  ///
  /// - Parameters:
  ///   - time: the time; where it is zero, what a call starts has only begun.
  ///   - acts: the calls.
  /// - Throws: what `acts` throws.
  public func waiting(
    atMost time: Duration, _ acts: @MainActor () async throws -> Void
  ) async throws {
    let before = hurry
    hurry = time
    defer { hurry = before }
    try await acts()
  }
}
