#if os(macOS) || os(Linux)
import DemoScreens
import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenTerminal

extension CursesTests {
  /// Every demo looks as its page in Documentation/frames shows it, from a tiny terminal to a huge one.
  ///
  /// Where a change of what is drawn is meant, `TABLESCREEN_FRAMES=write` writes the pages anew, and the change is seen in
  /// review.
  @Suite @MainActor struct DemoFrames {
    private static let sizes = [(20, 6), (40, 12), (80, 24), (200, 60)]
    private static let pages = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/frames").standardizedFileURL

    @Test(arguments: Demo.names) func `a demo is drawn as its page shows`(name: String) async throws
    {
      let folder = try TemporaryFolder()
      var page = ""
      for (columns, lines) in Self.sizes {
        let frame = try await frame(of: name, columns: columns, lines: lines, in: folder)
        page += "== \(columns) x \(lines)\n\(frame)\n"
      }
      let file = Self.pages.appending(path: "\(name).txt")
      if ProcessInfo.processInfo.environment["TABLESCREEN_FRAMES"] == "write" {
        try Data(page.utf8).write(to: file)
      }
      let kept = try String(contentsOf: file, encoding: .utf8)
      let (old, new) = (kept.components(separatedBy: "\n"), page.components(separatedBy: "\n"))
      for (line, (old, new)) in zip(old, new).enumerated() where old != new {
        Issue.record("line \(line + 1) of frames/\(name).txt is “\(old)”, drawn is “\(new)”")
        return
      }
      #expect(old.count == new.count)
    }

    @Test func `each page has its demo`() throws {
      let pages = try FileManager.default.contentsOfDirectory(atPath: Self.pages.path())
      #expect(Set(pages) == Set(Demo.names.map { "\($0).txt" }))
    }

    /// Returns the frame of a demo once it has loaded.
    private func frame(
      of name: String, columns: Int, lines: Int, in folder: TemporaryFolder
    ) async throws -> String {
      var setup = DemoSetup.sample(in: folder.url.appending(path: UUID().uuidString))
      setup.folder = try Self.documents(in: folder)
      let screens = try #require(Demo.screens(named: name, setup))
      let terminal = try TestTerminal(screens, columns: columns, lines: lines)
      defer { terminal.close() }
      // Loads end in turns of their own; a terminal that draws nothing for many of them is at rest.
      var calm = 0
      try await until("a frame of \(name) at rest") {
        calm = terminal.host.isDirty ? 0 : calm + 1
        terminal.host.drawIfNeeded()
        return calm > 500 && terminal.host.screen?.chrome.waiting == nil
      }
      return terminal.frame
    }

    /// Makes a folder that looks the same on every machine.
    private static func documents(in folder: TemporaryFolder) throws -> FilePath {
      let documents = folder.url.appending(path: "Documents", directoryHint: .isDirectory)
      for name in ["Letters", "Pictures"] {
        try FileManager.default.createDirectory(
          at: documents.appending(path: name), withIntermediateDirectories: true)
      }
      let sizes = [("Notes.txt", 120), ("Plan.md", 4_096), ("Résumé.pdf", 150_000)]
      for (name, size) in sizes { try Data(count: size).write(to: documents.appending(path: name)) }
      // Files show their time in the time zone of the machine.
      let time = DateComponents(year: 2025, month: 12, day: 29, hour: 9, minute: 20)
      let date = try #require(Calendar(identifier: .gregorian).date(from: time))
      for name in ["Letters", "Pictures"] + sizes.map(\.0) {
        try FileManager.default.setAttributes(
          [.modificationDate: date],
          ofItemAtPath: documents.appending(path: name).path(percentEncoded: false))
      }
      return FilePath(documents.path(percentEncoded: false).trimmingSuffix("/"))
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
#endif
