#if os(macOS) || os(Linux)
import Foundation
import TestSupport
import Testing

/// What is printed without a terminal is in view afterwards, and mistyped folders are made by nobody.
struct ShortFrameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a first frame ends with its last text, others are as high as they are`() async throws
  {
    let data = folder.url.path(percentEncoded: false)
    let first = try await DemoProgram.run(
      "todo", environment: ["TABLESCREEN_DEMO_DATA": data])
    let lines = first.output.split(separator: "\n", omittingEmptySubsequences: false)
    // The text after the last line's end is empty.
    #expect(lines.count > 4 && lines.dropLast().last?.isEmpty == false, "\(first.output)")
    let rendered = try await DemoProgram.run("render", "todo", "--size", "60x30")
    #expect(
      rendered.output.split(separator: "\n", omittingEmptySubsequences: false).count == 31)
  }

  @Test func `a folder that is not there is refused, and not made`() async throws {
    let place = folder.url.appending(path: "nosuch")
    let path = place.path(percentEncoded: false)
    for arguments in [
      ["render", "todo", "--data", path], ["todo", "--database", path + "/x.db"],
    ] {
      let result = try await DemoProgram.run(arguments)
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(result.error.hasPrefix("demo: there is no folder “\(path)"), "\(result.error)")
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }

  @Test(arguments: [
    ("select \"Buy milk\"", "“Buy milk” does not offer to be selected"),
    ("endsearch", "the screen “To-dos” does not offer to leave a search"),
  ]) func `a title stands in quotation marks`(_ event: String, _ what: String) async throws {
    let result = try await DemoProgram.run("render", "todo", "--events", "-", input: event)
    #expect(result.error.contains(":1: error: \(what)"), "\(result.error)")
  }
}
#endif
