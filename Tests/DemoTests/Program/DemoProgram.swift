#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// The built executable, run as a person runs it but without a terminal.
struct DemoProgram {
  struct Result {
    let status: Int32
    /// Whether it ended by itself or by a signal.
    let reason: Process.TerminationReason
    let outputBytes: Data
    let errorBytes: Data

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    var error: String { String(decoding: errorBytes, as: UTF8.self) }

    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The executable stands beside the tests.
  static var url: URL { BuiltPrograms.url("demo") }

  static func process(
    _ arguments: [String], program: String? = nil, environment: [String: String] = [:]
  ) -> Process {
    let process = Process()
    process.executableURL = program.map { URL(filePath: $0) } ?? url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Result {
    try await run(arguments, input: input, environment: environment)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], program: String? = nil, input: String = "",
    environment: [String: String] = [:], prepare: (Process) throws -> Void = { _ in }
  ) async throws -> Result {
    // Files, and no pipes: the end of a pipe comes only when no other program that was started meanwhile has it
    // open, and to wait for it would hold a thread that all tests share.
    let folder = try TemporaryFolder()
    let process = process(arguments, program: program, environment: environment)
    let output = try folder.write("", to: "output")
    let error = try folder.write("", to: "error")
    let files = [
      FileHandle(forReadingAtPath: try folder.write(input, to: "input")),
      FileHandle(forWritingAtPath: output), FileHandle(forWritingAtPath: error),
    ]
    // A program that has ended is let go of late, and with it what it had open.
    defer { for file in files { try? file?.close() } }
    (process.standardInput, process.standardOutput, process.standardError) = (
      files[0], files[1], files[2]
    )
    try prepare(process)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return Result(
      status: process.terminationStatus, reason: process.terminationReason,
      outputBytes: try Data(contentsOf: URL(filePath: output)),
      errorBytes: try Data(contentsOf: URL(filePath: error)))
  }
}
#endif
