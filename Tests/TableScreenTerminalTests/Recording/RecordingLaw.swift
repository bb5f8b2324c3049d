#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import DemoScreens
@testable import TableScreenTerminal

/// The law of recordings: what any keys did in a terminal, a headless host does again, and shows the same.
@MainActor struct RecordingLaw {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  nonisolated private static let demos = [
    "todo", "packing", "settings", "mail", "groceries", "countries", "signup", "form", "data",
    "cells",
  ]

  nonisolated private static let keys: [Key] =
    [
      .up, .down, .down, .down, .left, .right, .enter, .enter, .escape, .tab, .backspace, .pageDown,
      .home, .end, .delete, .backTab,
    ] + " /?dyeuUimxvarn12".map { Key.character($0) }

  @Test(arguments: Effort.some(demos.flatMap { demo in (0..<4).map { (demo, UInt64($0)) } }))
  func `any keys give the same frames again`(demo: String, seed: UInt64) async throws {
    let file = folder.url.appending(path: "recording.jsonl")
    let setup = DemoSetup.recorded(in: folder.url.appending(path: "recorded"))
    let person = try await RecordedTerminal(
      try #require(Demo.screens(named: demo, setup)), to: file,
      columns: seed % 2 == 0 ? 80 : 120, lines: 20)
    var random = SplitMix64(seed: seed)
    for _ in 0..<Effort.rounds(40) where !person.host.isQuitting {
      if let key = Self.keys.randomElement(using: &random) { await person.press(key) }
    }
    person.close()
    let recording = try TableRecording(contentsOf: file)
    #expect(recording.host == "terminal" && recording.screens.first == demo)
    // A form judges a secret, which is not in the recording: another one is typed instead.
    if try String(contentsOf: file, encoding: .utf8).contains(#""isSecret":true"#) { return }
    let again = folder.url.appending(path: "played")
    let table = try await HeadlessHost.play(
      recording, onTabs: Demo.screens(named: demo, .recorded(in: again)) ?? [])
    table.close()
  }
}
#endif
