#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

@testable import TableScreenTerminal

/// A recorded frame tells nothing of rows that a host has made and that are out of view.
@MainActor struct UnseenEditingTests {
  /// Rows that are made as somebody looks at them; only the last one can be deleted.
  private final class Names: TableScreen {
    private struct Name: Identifiable, Equatable { let id: Int }
    private var names = (0..<60).map { Name(id: $0) }
    override class var settings: Settings { [.title("Names")] }
    override var tableData: [Section] {
      [
        Section(items: names) { name in
          [
            .title: "Name \(name.id)",
            .deleteAction: name.id == 59 ? .perform(Names.removeLast) : nil,
          ]
        }
      ]
    }
    func removeLast() { names.removeLast() }
  }

  @Test func `the bar offers to edit what is in view`() async throws {
    let table = try await HeadlessHost.show(Names())
    func bar() -> Bool {
      table.frame(columns: 60, rows: 8, withoutSecrets: true).prefix { $0 != "\n" }
        .contains("Edit")
    }
    #expect(!bar())
    _ = table.row(at: TablePath(0, 59))
    #expect(table.chrome.offersEditing && !bar())
    table.scroll(to: TablePath(0, 59), at: .nearest, in: try #require(table.screen))
    try await table.settle()
    #expect(bar())
    table.close()
  }

  @Test func `what a terminal has made out of view is played to the same frames`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "recording.jsonl")
    let terminal = try await RecordedTerminal([Names()], to: file, columns: 60, lines: 9)
    let screen = try #require(terminal.host.screen)
    // As a terminal does that scrolls by lines.
    let last = try #require(screen.layout.row(at: TablePath(0, 59)))
    _ = terminal.host.content(of: last.id, on: screen, terminal.host.state(of: screen))
    await terminal.press(.down)
    await terminal.press(.down)
    #expect(terminal.frame.contains("Edit"))
    terminal.close()
    let table = try await HeadlessHost.play(file, on: Names())
    table.close()
  }

  /// Rows that are made as somebody looks at them, of which the first can be deleted.
  private final class FirstNames: TableScreen {
    private struct Name: Identifiable, Equatable { let id: Int }
    private var names = (0..<60).map { Name(id: $0) }
    override class var settings: Settings { [.title("Names")] }
    override var tableData: [Section] {
      [
        Section(items: names) { name in
          [
            .title: "Name \(name.id)",
            .deleteAction: name.id == 0 ? .perform(FirstNames.removeFirst) : nil,
          ]
        }
      ]
    }
    func removeFirst() { names.removeFirst() }
  }

  @Test func `what a frame has shown once offers to edit in those that follow`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "recording.jsonl")
    let terminal = try await RecordedTerminal([FirstNames()], to: file, columns: 60, lines: 9)
    await terminal.press(.end)
    await terminal.press(.character("e"))
    await terminal.press(.character("e"))
    #expect(terminal.frame.contains("Edit"))
    terminal.close()
    let text = try String(contentsOf: file, encoding: .utf8)
    let last = try #require(text.split(separator: "\n").last { $0.contains("\"frame\"") })
    #expect(last.contains("Edit"))
    let table = try await HeadlessHost.play(file, on: FirstNames())
    table.close()
  }

  @Test func `a test turns edit mode on wherever it has scrolled to`() async throws {
    let table = try await HeadlessHost.show(FirstNames())
    table.scroll(to: TablePath(0, 50), at: .top, in: try #require(table.screen))
    try await table.setEditing(true)
    #expect(table.chrome.isEditing)
    table.close()
  }
}
#endif
