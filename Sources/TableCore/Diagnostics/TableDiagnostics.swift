/// The reporter of mistakes in the app's code.
public enum TableDiagnostics {
  /// The function that takes reports; the standard one writes to standard error.
  @TaskLocal public static var reporter: @Sendable (TableDiagnostic) -> Void = { diagnostic in
    StandardStream.error.say(text: "\(diagnostic)")
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

  package static func report(_ diagnostic: TableDiagnostic) { reporter(diagnostic.shortened) }

  /// Runs `body`, and returns the diagnostics reported meanwhile instead of writing them.
  @MainActor public static func collect(_ body: @MainActor () async throws -> Void) async rethrows
    -> [TableDiagnostic]
  {
    let (reports, collector) = AsyncStream<TableDiagnostic>.makeStream()
    try await $reporter.withValue({ collector.yield($0) }) { try await body() }
    collector.finish()
    var collected: [TableDiagnostic] = []
    for await report in reports { collected.append(report) }
    return collected
  }
}
