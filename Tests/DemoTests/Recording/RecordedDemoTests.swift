#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreenTesting
import TestSupport
import Testing

/// Recordings of the demos as a person meets them on the command line.
struct RecordedDemoTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A recording of the to-dos that was made in a terminal, and is kept.
  private static let kept = place.appending(path: "todo.jsonl")

  private static let place = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `a recording is played to the same frames, and the last one is printed`() async throws
  {
    let result = try await DemoProgram.run(
      "render", "todo", "--events", Self.kept.path(percentEncoded: false))
    #expect(result.error == "")
    #expect(result.status == 0)
    #expect(result.output.contains("To-dos"))
  }

  @Test func `the last frame is printed in the size that the window had then`() async throws {
    let text = try String(contentsOf: Self.kept, encoding: .utf8)
    let size = #"{"at":1000,"columns":40,"do":"size","lines":9}"#
    let file = try folder.write(text + size + "\n", to: "small.jsonl")
    let recording = try TableRecording(Data(contentsOf: URL(filePath: file)))
    #expect(recording.finalColumns == 40 && recording.finalRows == 9)
    let result = try await DemoProgram.run("render", "todo", "--events", file)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(result.status == 0 && lines.allSatisfy { $0.count <= 40 })
    #expect(lines.dropLast().count <= 9, "\(result.output)")
    let sized = try await DemoProgram.run("render", "todo", "--size", "30x9", "--events", file)
    #expect(sized.status == 2 && sized.error.contains("leave out --size"))
  }

  @Test func `another frame is said with its line and both frames`() async throws {
    let text = try String(contentsOf: Self.kept, encoding: .utf8)
    let file = try folder.write(text.replacing("Buy milk", with: "Buy mint"), to: "other.jsonl")
    let result = try await DemoProgram.run("render", "todo", "--events", file)
    #expect(result.status == 2)
    #expect(result.error.contains("- "))
    #expect(result.error.contains("Buy mint"))
    #expect(result.error.contains("Buy milk"))
    #expect(result.error.hasPrefix("\(file), line 3: after the start"))
  }

  @Test func `a recording that was torn within a character is played`() async throws {
    let data = try Data(contentsOf: Self.kept)
    // The first byte of a character of three.
    let cut = try #require(data.lastIndex(of: 0xE2))
    let file = folder.url.appending(path: "torn.jsonl")
    try data[...cut].write(to: file)
    let result = try await DemoProgram.run(
      "render", "todo", "--events", file.path(percentEncoded: false))
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("is torn; it is passed over"))
    #expect(result.output.contains("To-dos"))
  }

  @Test func `a recording of another demo is said to be one`() async throws {
    let result = try await DemoProgram.run(
      "render", "mail", "--events", Self.kept.path(percentEncoded: false))
    #expect(result.status == 2)
    #expect(result.error.contains("is a recording of todo, and not of mail"))
  }

  @Test(arguments: [
    ("{}\n", "line 1: “recording” is missing"), ("{\n", "line 1: this is no object of JSON"),
    ("{\"recording\":2}\n", "line 1: this is a recording of version 2"),
    ("{\"recording\":1}\n", "line 1: “program” is missing"),
  ]) func `what is no recording is said with its line and a remedy`(
    text: String, message: String
  ) async throws {
    let file = try folder.write(text, to: "bad.jsonl")
    for arguments in [["render", "todo", "--events", file], ["events", file, "--as-test"]] {
      let result = try await DemoProgram.run(arguments)
      #expect(result.status == 2)
      #expect(result.error.contains(message), "\(result.error)")
      #expect(result.error.contains("; "))
    }
  }

  @Test func `a recording that is not there is named once`() async throws {
    let file = folder.url.appending(path: "none").path(percentEncoded: false)
    for arguments in [["render", "todo", "--events", file], ["events", file, "--as-test"]] {
      let result = try await DemoProgram.run(arguments)
      #expect(result.status == 2)
      #expect(result.error.components(separatedBy: file).count == 2, "\(result.error)")
    }
  }

  @Test(arguments: ["nowhere/bug.jsonl", "taken/bug.jsonl"])
  func `a folder that takes no recording is refused at once`(place: String) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "taken")
    let file = folder.url.appending(path: place)
    let result = try await DemoProgram.run("todo", "--record", file.path(percentEncoded: false))
    let name = file.deletingLastPathComponent().path(percentEncoded: false)
    #expect(result.status == 64 && result.output.isEmpty)
    let said =
      place.hasPrefix("taken")
      ? "“\(name.dropLast())” is no folder" : "there is no folder “\(name)” for the recording"
    #expect(result.error.contains(said), "\(result.error)")
  }

  @Test(arguments: [
    ["events"], ["events", "x"], ["events", "x", "--as-tests"], ["todo", "--record"],
    ["--record", "--restore"],
  ]) func `bad arguments exit 64 with the usage`(arguments: [String]) async throws {
    let result = try await DemoProgram.run(arguments)
    #expect(result.status == 64)
    #expect(result.error.contains("usage: demo"))
  }

  @Test func `a recording becomes the test that is compiled beside this one`() async throws {
    let result = try await DemoProgram.run(
      "events", Self.kept.path(percentEncoded: false), "--as-test")
    #expect(result.error == "")
    #expect(result.status == 0)
    let compiled = try String(
      contentsOf: Self.place.appending(path: "RecordedTest.swift"), encoding: .utf8)
    #expect(
      result.output == compiled,
      "swift run demo events Tests/DemoTests/Recording/todo.jsonl --as-test")
  }
}
#endif
