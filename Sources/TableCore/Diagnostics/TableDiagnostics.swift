/// The reporter of mistakes in the app's code.
public enum TableDiagnostics {
  /// The function that takes reports; the standard one writes to standard error.
  ///
  /// `withReporter(_:_:)` puts another one in its place for a while.
  public static var reporter: @Sendable (TableDiagnostic) -> Void { Reporter.current.report }

  /// A function that takes reports.
  ///
  /// A task-local value that is a function itself ends a program that was built with optimization (Swift 6.3.1 on Linux).
  private struct Reporter: Sendable {
    @TaskLocal static var current = Reporter { diagnostic in
      StandardStream.error.say(text: "\(diagnostic)")
    }
    let report: @Sendable (TableDiagnostic) -> Void
  }

  /// Runs `body`, and gives the mistakes that are reported meanwhile, by tasks that it starts too, to `reporter`.
  public static func withReporter<Result>(
    _ reporter: @escaping @Sendable (TableDiagnostic) -> Void, _ body: () throws -> Result
  ) rethrows -> Result {
    try Reporter.$current.withValue(Reporter(report: reporter), operation: body)
  }

  /// Runs `body`, which may wait, and gives the mistakes that are reported meanwhile to `reporter`.
  @MainActor public static func withReporter<Result>(
    _ reporter: @escaping @Sendable (TableDiagnostic) -> Void,
    _ body: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await Reporter.$current.withValue(Reporter(report: reporter)) { try await body() }
  }

  /// Indicates whether a row that was given a wrong value is marked, with a way to the report; true
  /// by default, but false in release builds.
  ///
  /// The mark is a badge of “!”. The last entry of the row's menu opens the report, as does a tap
  /// on a row without another action.
  @MainActor public static var marksRows = marksRowsUnlessSet

  private static var marksRowsUnlessSet: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Reports a mistake; why it matters, and the remedy, are those of its kind if none are given.
  package static func report(
    _ kind: DiagnosticKind, _ what: String, at place: TableDiagnostic.Place, why: String? = nil,
    remedy: String? = nil
  ) {
    report(
      TableDiagnostic(
        kind: kind.rawValue, what: what, place: place, why: why ?? kind.why,
        remedy: remedy ?? kind.remedy))
  }

  package static func report(_ diagnostic: TableDiagnostic) {
    let diagnostic = diagnostic.shortened
    KeptReports.shared.withLock { $0.keep(diagnostic) }
    reporter(diagnostic)
  }

  /// Runs `body`, and returns the diagnostics reported meanwhile instead of writing them.
  @MainActor public static func collect(_ body: @MainActor () async throws -> Void) async rethrows
    -> [TableDiagnostic]
  {
    let (reports, collector) = AsyncStream<TableDiagnostic>.makeStream()
    try await withReporter({ collector.yield($0) }, body)
    collector.finish()
    var collected: [TableDiagnostic] = []
    for await report in reports { collected.append(report) }
    return collected
  }
}
