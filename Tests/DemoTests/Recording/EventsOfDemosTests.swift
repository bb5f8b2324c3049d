#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// Files of events and recordings as the demo program takes them.
struct EventsOfDemosTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var kept: String {
    get throws {
      let place = URL(filePath: #filePath).deletingLastPathComponent()
      return try String(contentsOf: place.appending(path: "todo.jsonl"), encoding: .utf8)
    }
  }

  @Test func `a torn last line is said where a test is printed, too`() async throws {
    let file = try folder.write(kept + #"{"at":1000,"do":"ta"#, to: "torn.jsonl")
    for arguments in [["render", "todo", "--events", file], ["events", file, "--as-test"]] {
      let result = try await DemoProgram.run(arguments)
      #expect(result.status == 0)
      #expect(result.error == "demo: the last line of \(file) is torn; it is passed over\n")
    }
  }

  @Test func `edit mode is turned on before anything else was drawn`() async throws {
    let file = try folder.write("edit on\nframe\n", to: "events.txt")
    let result = try await DemoProgram.run("render", "groceries", "--events", file)
    #expect(result.error == "")
    #expect(result.status == 0 && result.output.contains("Done"))
  }

  @Test func `a secret is in the printed frame as in the recorded one`() async throws {
    let lines = try kept.split(separator: "\n")
    let header = try #require(lines.first).replacing(
      #""screens":["todo"]"#, with: #""screens":["signup"]"#)
    let typed = #"""
      {"at":1,"control":"value","do":"control","isSecret":true,"row":{"steps":[]},"titles":["Password *"]}
      """#
    let file = try folder.write("\(header)\n\(typed)\n", to: "secret.jsonl")
    let result = try await DemoProgram.run("render", "signup", "--events", file)
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("••••••"), "\(result.output)")
    #expect(!result.output.contains("•••••••"))
  }
}
#endif
