#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// What is said of arguments that cannot be meant, before anything begins.
struct UsageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    (["render", "todo", "--size", "80x24", "--size", "60x16"], "“--size” is given twice"),
    (["render", "todo", "--data", "a", "--data", "b"], "“--data” is given twice"),
    (["lint", "a", "--format", "json", "--format", "text"], "“--format” is given twice"),
    (["lint", "a", "--cells", "=text"], "“=text” lacks the name of the cell class"),
    (["open", "--restore"], "--restore does not go with “open”"),
    (["open", ""], "open needs a file"),
    (["events", "--as-test"], "events needs the name of a recording"),
    (["events", "a", "b", "--as-test"], "“b” is one argument too many"),
    (["events", "a", "--as-tets"], "unknown option --as-tets; the nearest is --as-test"),
    (
      ["render", "todo", "--size=80x24"],
      "unknown option --size=80x24; a value stands behind a space"
    ),
    (["--", "todo"], "unknown option --\n"), (["render", "todo", "--data", #filePath], "“"),
    (["todo", "mail"], "“mail” is one argument too many"),
    (
      ["todo", "--record", "a.jsonl", "--database", "b.db"],
      "--record begins with to-dos of its own"
    ),
  ]) func `each is refused in words`(_ arguments: [String], _ what: String) async throws {
    let result = try await DemoProgram.run(arguments)
    #expect(result.status == 64 && result.output == "")
    #expect(result.error.hasPrefix("demo: \(what)"), "\(result.error)")
  }

  @Test func `the options of a recording may stand in either order`() async throws {
    let file = folder.url.appending(path: "none").path(percentEncoded: false)
    let result = try await DemoProgram.run("events", "--as-test", file)
    #expect(result.status == 2 && result.error.hasPrefix("demo: cannot read \(file)"))
  }

  @Test func `a file that takes no recording is refused at once`() async throws {
    let place = folder.url.path(percentEncoded: false)
    let other = try folder.write("[1]", to: "other.json")
    for (file, what) in [
      (place, "“\(place)” is a folder; name the file for the recording in it"),
      (other, "the file “\(other)” is no recording, and is left alone; name another"),
    ] {
      let result = try await DemoProgram.run("todo", "--record", file)
      #expect(result.status == 64)
      #expect(result.error.hasPrefix("demo: \(what)\n"), "\(result.error)")
    }
    // What is left is that there is nobody to be recorded.
    for before in ["", "{\"recording\":1}\n{\"at\":1}\n"] {
      let file = try folder.write(before, to: "earlier.jsonl")
      let result = try await DemoProgram.run("todo", "--record", file)
      #expect(result.status == 2 && result.error.contains("--record needs a terminal"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
    }
  }

  @Test func `a folder is no database`() async throws {
    let place = folder.url.path(percentEncoded: false)
    let result = try await DemoProgram.run("todo", "--database", place)
    #expect(result.status == 64)
    #expect(result.error.hasPrefix("demo: “\(place)” is a folder; name the file"))
  }
}
#endif
