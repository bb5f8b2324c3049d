import Foundation

/// Where mistakes in the app's code are reported.
public enum Diagnostics {
  /// What a report is given to; the standard one writes to standard error.
  @TaskLocal public static var reporter: @Sendable (Diagnostic) -> Void = { diagnostic in
    FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
  }

  static func report(_ diagnostic: Diagnostic) { reporter(diagnostic) }

  /// Runs `body` and returns what was reported meanwhile, instead of writing it.
  @MainActor public static func collect(_ body: @MainActor () async throws -> Void) async rethrows
    -> [Diagnostic]
  {
    let collection = DiagnosticCollection()
    try await $reporter.withValue({ collection.append($0) }) { try await body() }
    return collection.diagnostics
  }
}

/// The reports of one run of tests.
///
/// Reports can come from any task, hence the lock; it is the reason for `@unchecked`.
private final class DiagnosticCollection: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [Diagnostic] = []

  func append(_ diagnostic: Diagnostic) { lock.withLock { collected.append(diagnostic) } }

  var diagnostics: [Diagnostic] { lock.withLock { collected } }
}
