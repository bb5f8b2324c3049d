#if os(macOS) || os(Linux)
import Foundation
import TestSupport

/// The public declarations of a built module, read from its symbol graph.
struct PublicAPI {
  /// One line for each declaration: its path, a colon, and the declaration; sorted.
  let lines: [String]

  /// The folder of the modules that were built with the tests, or nil where the tests' program stands elsewhere.
  ///
  /// The lists are those of Linux: on Apple's systems some modules declare other things.
  static var modules: URL? {
    #if os(Linux)
    BuiltPrograms.folders.map { $0.appending(path: "Modules") }
      .first {
        FileManager.default.fileExists(atPath: $0.appending(path: "TableCore.swiftmodule").path())
      }
    #else
    nil
    #endif
  }

  /// Extracts the symbol graph of a module with the tool that comes with the compiler.
  init(of module: String, in modules: URL) throws {
    let folder = try TemporaryFolder()
    try Self.run([
      "swift-symbolgraph-extract", "-module-name", module, "-target", Self.target(),
      "-I", modules.path(), "-minimum-access-level", "public", "-skip-synthesized-members",
      "-Xcc", "-fmodule-map-file=Sources/CSQLite/module.modulemap",
      "-Xcc",
      "-fmodule-map-file="
        + modules.deletingLastPathComponent().appending(path: "CTerminal.build/module.modulemap")
        .path(),
      "-output-dir", folder.url.path(),
    ])
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.url, includingPropertiesForKeys: nil)
    lines = try files.flatMap { file in
      try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file)).symbols.map(\.line)
    }.sorted()
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Fragment: Decodable { let spelling: String }
    struct Availability: Decodable { let isUnconditionallyDeprecated: Bool? }

    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let accessLevel: String
    let availability: [Availability]?

    var line: String {
      let declaration = declarationFragments.map(\.spelling).joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let isOld = availability?.contains { $0.isUnconditionallyDeprecated == true } == true
      let notes = (accessLevel == "open" ? "open " : "") + (isOld ? "deprecated " : "")
      return "\(pathComponents.joined(separator: ".")): \(notes)\(declaration)"
    }
  }

  /// The triple that the compiler builds for.
  private static func target() throws -> String {
    struct Info: Decodable {
      struct Target: Decodable { let triple: String }
      let target: Target
    }
    let info = try run(["swiftc", "-print-target-info"])
    return try JSONDecoder().decode(Info.self, from: info).target.triple
  }

  @discardableResult private static func run(_ arguments: [String]) throws -> Data {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = Repository.root
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(arguments: arguments) }
    return data
  }

  private struct Failure: Error {
    let arguments: [String]
  }
}
#endif
