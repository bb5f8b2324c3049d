#if os(macOS) || os(Linux)
import Foundation
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens

/// The program in a terminal, recorded to its end, whatever that is.
@Suite(.serialized) struct RecordedProgramTests {
  let folder: TemporaryFolder
  let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "bug.jsonl")
  }

  private func start() throws -> PseudoTerminal {
    try PseudoTerminal.demo(
      ["todo", "--record", file.path(percentEncoded: false)], data: folder.url.path)
  }

  private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// Waits until what was written says so.
  private func wait(_ isSo: (String) -> Bool) async throws {
    for _ in 0..<500 {
      if isSo(text) { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("it was not recorded:\n\(text)")
  }

  @Test func `a program that is killed leaves a file that is whole up to the last event`()
    async throws
  {
    let terminal = try start()
    defer { terminal.close() }
    try await wait { $0.contains("Buy milk") }
    terminal.type("jd")
    try await wait { $0.contains(#""do":"delete""#) && $0.hasSuffix("}\n") }
    kill(terminal.process, SIGKILL)
    _ = try await terminal.status()
    #expect(text.hasSuffix("}\n"))
    let recording = try TableRecording(contentsOf: file)
    #expect(!recording.isTorn && recording.count >= 1)
    try await play(recording)
  }

  /// Plays it, and looks at what is there in the end.
  @MainActor private func play(_ recording: TableRecording) async throws {
    let again = folder.url.appending(path: "again")
    let table = try await HeadlessHost.play(
      recording, onTabs: Demo.screens(named: "todo", .recorded(in: again)) ?? [])
    #expect(!table.titles.contains("Buy milk"))
    table.close()
  }

  @Test func `a program that is quit leaves what was done, and for its owner alone`() async throws {
    let terminal = try start()
    defer { terminal.close() }
    try await wait { $0.contains("Buy milk") }
    terminal.type("jq")
    #expect(try await terminal.status() == 0)
    let recording = try TableRecording(contentsOf: file)
    #expect(recording.screens == ["todo"] && recording.columns == 80)
    let attributes = try FileManager.default.attributesOfItem(
      atPath: file.path(percentEncoded: false))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }
}
#endif
