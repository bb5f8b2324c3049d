import Foundation
import Testing

/// The built executable, run as a person runs it but without a terminal.
struct DemoProgram {
  struct Result {
    let status: Int32
    let output: String
    let error: String

    var lines: [Substring] { output.split(separator: "\n") }
  }

  /// The executable stands beside the tests.
  static var url: URL {
    let bundle = URL(filePath: Bundle.main.bundlePath)
    let folders = [bundle, bundle.deletingLastPathComponent()]
    let files = folders.map { $0.appending(path: "demo") }
    return files.first { FileManager.default.isExecutableFile(atPath: $0.path()) } ?? files[0]
  }

  static func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return process
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Result {
    let process = process(arguments, environment: environment)
    let (input, pipes) = (Data(input.utf8), (Pipe(), Pipe(), Pipe()))
    (process.standardInput, process.standardOutput, process.standardError) = pipes
    try process.run()
    pipes.0.fileHandleForWriting.write(input)
    try pipes.0.fileHandleForWriting.close()
    // One after the other suffices: the errors fit into the pipe.
    let output = try pipes.1.fileHandleForReading.readToEnd() ?? Data()
    let error = try pipes.2.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
      error: String(decoding: error, as: UTF8.self))
  }
}

/// A folder that goes away with the test.
final class TemporaryFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "DemoTests-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Where nothing is kept.
  static let nowhere = URL(filePath: "/nowhere", directoryHint: .isDirectory)

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted() }
  }
}
