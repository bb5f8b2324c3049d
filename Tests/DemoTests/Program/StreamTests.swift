#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TestSupport
import Testing

/// What the program prints where nobody can take it, and what is in it where it quotes texts from outside.
struct StreamTests {
  private let folder: TemporaryFolder
  private let data: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    data = ["TABLESCREEN_DEMO_DATA": folder.url.path()]
  }

  /// A table that is reported when it is shown: two rows have one id.
  private func reported(_ name: String = "dup.json") throws -> String {
    try folder.write(
      #"[{"title": "A", "cells": [{"id": "a", "title": "One"}, {"id": "a", "title": "Two"}]}]"#,
      to: name)
  }

  /// Runs the program from a shell that does something with its streams.
  private func run(_ redirection: String, _ arguments: String...) async throws
    -> DemoProgram.Result
  {
    try await DemoProgram.run(
      ["-c", #"exec "$0" "$@" "# + redirection, DemoProgram.url.path()] + arguments,
      program: "/bin/sh", environment: data)
  }

  @Test(arguments: ["2>/dev/full", "2>&-", "2>/dev/null"])
  func `it goes on where standard error cannot be written`(redirection: String) async throws {
    let shown = try await run(redirection, "open", try reported())
    #expect(shown.status == 0)
    #expect(shown.output.contains("One") && shown.output.contains("Two"))
    for wrong in [["nonsense"], ["lint", "/nowhere"], ["render", "todo", "--events", "/nowhere"]] {
      let arguments = [DemoProgram.url.path()] + wrong
      let result = try await DemoProgram.run(
        ["-c", #"exec "$0" "$@" "# + redirection] + arguments, program: "/bin/sh")
      #expect(result.status == (wrong == ["nonsense"] ? 64 : 2), "\(wrong)")
    }
  }

  @Test(arguments: [["open"], ["nonsense"], ["lint", "/nowhere"]])
  func `it goes on where nobody reads standard error`(arguments: [String]) async throws {
    let arguments = arguments == ["open"] ? ["open", try reported()] : arguments
    let pipe = Pipe()
    let result = try await DemoProgram.run(arguments, environment: data) { process in
      process.standardError = pipe.fileHandleForWriting
      try pipe.fileHandleForReading.close()
    }
    #expect(result.reason == .exit)
    // What cannot be meant, what is shown, and what cannot be read.
    let statuses: [String: Int32] = ["nonsense": 64, "open": 0, "lint": 2]
    #expect(result.status == statuses[arguments[0]])
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func `it ends with its own code where standard output cannot be written`(
    redirection: String
  ) async throws {
    for arguments in [["--help"], ["keys"], ["schema"], ["diagnostics"], ["render", "todo"]] {
      let result = try await DemoProgram.run(
        ["-c", #"exec "$0" "$@" "# + redirection, DemoProgram.url.path()] + arguments,
        program: "/bin/sh", environment: data)
      #expect(result.reason == .exit && result.status == 2, "\(arguments): \(result.status)")
      #expect(result.error.hasPrefix("demo: cannot write: "), "\(arguments)")
    }
  }

  @Test(arguments: ["</tmp", "<&-"])
  func `it ends with its own code where standard input cannot be read`(
    redirection: String
  ) async throws {
    for arguments in [["open", "-"], ["lint", "-"], ["render", "todo", "--events", "-"]] {
      let result = try await DemoProgram.run(
        ["-c", #"exec "$0" "$@" "# + redirection, DemoProgram.url.path()] + arguments,
        program: "/bin/sh", environment: data)
      #expect(result.reason == .exit && result.status == 2, "\(arguments): \(result.status)")
      #expect(result.output == "", "\(arguments)")
      #expect(
        result.error.hasPrefix("demo: cannot read -: "),
        "\(arguments): \(result.error)")
    }
  }

  @Test func `it ends with its own code where nobody reads standard output`() async throws {
    for arguments in [["keys"], ["render", "todo"], ["lint", "/nowhere"]] {
      let pipe = Pipe()
      let result = try await DemoProgram.run(arguments, environment: data) { process in
        process.standardOutput = pipe.fileHandleForWriting
        try pipe.fileHandleForReading.close()
      }
      #expect(result.reason == .exit && result.status == 2, "\(arguments)")
    }
  }

  /// Not with the thread sanitizer, which writes a file of its own before the program begins.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TABLESCREEN_SANITIZER"] != "thread"))
  func `a file that may not grow does not end it`() async throws {
    let result = try await DemoProgram.run(
      ["-c", #"ulimit -f 0; exec "$0" nonsense"#, DemoProgram.url.path()], program: "/bin/sh")
    #expect(result.reason == .exit && result.status == 64)
  }

  // MARK: What is printed

  @Test(arguments: Effort.some(Attacks.all.map(\.text)))
  func `nothing in what it says of data does more than be read`(attack: String) async throws {
    let table = folder.url.appending(path: "attack.json")
    try AttackTable.json(attack).write(to: table)
    let rows = [["id": attack, "title": attack], ["id": attack, "title": attack]]
    let duplicates = try JSONSerialization.data(withJSONObject: [
      ["title": attack, "id": attack, "cells": rows, attack: 1] as [String: Any]
    ])
    let twice = folder.url.appending(path: "twice.json")
    try duplicates.write(to: twice)
    let name = String(
      String.UnicodeScalarView(
        attack.unicodeScalars.filter { $0 != "\0" && $0 != "/" }.prefix(40)))
    let named = try folder.write("[", to: "x\(name)")
    let quoted = attack.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let raw = try folder.write(attack, to: "raw.events")
    let tap = try folder.write("tap \"\(quoted)\"", to: "tap.events")
    let argument = attack.replacing("\0", with: "") + "x"
    for arguments in [
      ["open", table.path()], ["open", twice.path()], ["open", named], ["open", "/no/\(argument)"],
      ["lint", table.path()], ["lint", twice.path()], ["lint", named], ["lint", "/no/\(argument)"],
      ["lint", "--cells", "a=\(argument)", named], [argument], ["render", argument],
      ["render", "todo", "--size", argument], ["render", "todo", "--events", raw],
      ["render", "todo", "--events", tap], ["render", "todo", "--events", "/no/\(argument)"],
    ] {
      let result = try await DemoProgram.run(arguments, environment: data)
      #expect(result.reason == .exit)
      #expect(Harm.found(in: result.outputBytes) == [], "output of \(arguments.debugDescription)")
      #expect(Harm.found(in: result.errorBytes) == [], "error of \(arguments.debugDescription)")
    }
  }

  @Test func `joiners inside a character stay`() async throws {
    let result = try await DemoProgram.run("👩‍👩‍👧")
    #expect(result.error.contains("👩‍👩‍👧"))
  }
}
#endif
