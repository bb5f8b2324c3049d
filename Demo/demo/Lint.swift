#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TableScreenData

/// Says what is wrong with files that describe tables, in the form that editors read.
struct Lint: Equatable {
  var files: [String]
  var isJSON = false
  var names = LintNames()

  /// Takes the files and the options off the arguments.
  init(_ rest: inout ArraySlice<String>) throws(UsageError) {
    files = []
    var seen: Set<String> = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--format":
        try UsageError.once(argument, &seen)
        guard let format = rest.popFirst(), ["text", "json"].contains(format) else {
          throw UsageError("--format needs text or json")
        }
        isJSON = format == "json"
      case "--cells": try names.addCells(Self.list(after: argument, &rest))
      case "--actions": names.addActions(try Self.list(after: argument, &rest))
      case "--bindings": names.addBindings(try Self.list(after: argument, &rest))
      case _ where argument.hasPrefix("-") && argument != "-":
        throw UsageError(
          "unknown option \(argument); lint knows --format, --cells, --actions and --bindings")
      case "": throw UsageError("a file of lint has no name")
      default: files.append(argument)
      }
    }
    if files.isEmpty { throw UsageError("lint needs the name of a file") }
  }

  /// Takes names off the arguments, as `edit,remove`.
  private static func list(
    after option: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> [String] {
    let names = rest.popFirst()?.split(separator: ",", omittingEmptySubsequences: false) ?? [""]
    if names.contains(where: \.isEmpty) {
      throw UsageError("\(option) needs names with commas between them")
    }
    return names.map(String.init)
  }

  /// Prints what is wrong.
  ///
  /// - Returns: the exit status: 1 where anything is wrong, 2 where a file cannot be read.
  /// - Throws: ``OutputError`` where nothing can be printed.
  @MainActor func run() throws -> Int32 {
    var found: [Finding] = []
    var status: Int32 = 0
    let names = names.table
    for file in files {
      do {
        let mistakes = TableData(try TableFile(file).input(), names: names).mistakes
        found += mistakes.map { Finding(file: file, mistake: $0) }
      } catch {
        status = complain("demo: cannot read \(file): \(words(for: error))")
      }
    }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try put(raw: Self.escaped(String(decoding: encoder.encode(found), as: UTF8.self)) + "\n")
    } else {
      for finding in found { try put(text: TextSanitizer().line(finding.line)) }
    }
    return status == 0 && !found.isEmpty ? 1 : status
  }

  /// Returns the same JSON with all characters escaped that could act on a terminal; line ends stay.
  private static func escaped(_ json: String) -> String {
    json.unicodeScalars.map { scalar in
      guard scalar.acts, scalar != "\n" else { return String(scalar) }
      return Character(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }.joined()
    }.joined()
  }

  /// A mistake and its file.
  private struct Finding: Encodable {
    let file: String
    let mistake: TableDataMistake

    var line: String {
      let place = mistake.line.map { ":\($0):\(mistake.column ?? 1)" } ?? ""
      return "\(file)\(place): error: \(mistake.message) [\(mistake.kind)]"
    }

    func encode(to encoder: any Encoder) throws {
      try mistake.encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(file, forKey: .file)
    }

    private enum Key: CodingKey { case file }
  }
}
#endif
