#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a person did once more than the screen offered it is played, and done by the printed test.
@MainActor @Suite struct OfferedActsTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  /// A screen on which most things can be done once.
  private final class Once: TableScreen {
    var isSaved = false
    override class var settings: Settings { [.title("Once")] }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      guard edge == .trailing else { return [] }
      var button = BarButton("Save", action: .perform(Once.save))
      button.isEnabled = !isSaved
      return [button]
    }
    override var tableData: [Section] {
      [
        Section {
          if isSaved { [.title: "Send"] } else { [.title: "Send", .action: .perform(Once.save)] }
          [.title: "Wipe", .editingStyle: .delete]
        }
      ]
    }
    func save() async throws {
      isSaved = true
      updateTableData()
      refreshChrome()
      try await Task.sleep(for: .milliseconds(150))
    }
  }

  /// A list that loads one page.
  private final class Paged: TableScreen {
    var pages = 0
    override class var settings: Settings { [.title("Paged"), .pageable()] }
    override var tableData: [Section] { [Section { [.title: "\(pages) pages"] }] }
    override func onEndReached() async throws -> Bool {
      try await Task.sleep(for: .milliseconds(150))
      pages += 1
      return false
    }
  }

  enum Twice: String, CaseIterable, Sendable {
    case button = "table.send(.barButton(.trailing, 0))"
    case row =
      #"table.send(.tap(#require(table.path(of: "Send").flatMap { table.layout.row(at: $0) }).id))"#
    case undo = "table.send(.undo)"
  }

  @Test(arguments: Twice.allCases)
  func `what the screen did not offer any more is printed as an event`(twice: Twice) async throws {
    let screen = Once()
    let window = await RecordedWindow([screen], to: file)
    let first = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    switch twice {
    case .button: screen.send(.barButton(.trailing, 0))
    case .row: screen.send(.tap(first))
    case .undo:
      let row = try #require(screen.layout.row(at: TablePath(0, 1))?.id)
      await window.act { _ in screen.send(.delete([row])) }
      await window.act { _ in screen.send(.undo) }
    }
    // The work has begun, and the screen shows it.
    try await Task.sleep(for: .milliseconds(20))
    switch twice {
    case .button: screen.send(.barButton(.trailing, 0))
    case .row: screen.send(.tap(first))
    case .undo: screen.send(.undo)
    }
    await window.settle()
    window.close()
    let recording = try TableRecording(contentsOf: file)
    try await HeadlessHost.play(recording, onTabs: [Once()]).close()
    let printed = recording.swiftTest()
    #expect(printed.contains(twice.rawValue), "\(printed)")
    let table = try await HeadlessHost.show(Once())
    try await PrintedTest(printed).run(on: table)
    table.close()
  }

  @Test func `rows that are being loaded are not asked for by the test`() async throws {
    let screen = Paged()
    let window = await RecordedWindow([screen], to: file)
    screen.send(.loadMore)
    try await Task.sleep(for: .milliseconds(20))
    screen.send(.loadMore)
    await window.settle()
    #expect(screen.pages == 1)
    window.close()
    let recording = try TableRecording(contentsOf: file)
    try await HeadlessHost.play(recording, onTabs: [Paged()]).close()
    let printed = recording.swiftTest()
    #expect(printed.contains("{ try await table.loadMore() }\n"), "\(printed)")
    #expect(printed.contains("try await table.send(.loadMore)\n"), "\(printed)")
  }

  @Test func `a button whose action runs cannot be pressed`() async throws {
    let table = try await HeadlessHost.show(Working())
    try await table.waiting(atMost: .zero) { try await table.press("Save") }
    #expect(table.chrome.trailing.first?.isBusy == true)
    await #expect(throws: HeadlessError.notOffered("be pressed", by: "Save")) {
      try await table.press("Save")
    }
    try await table.settle()
    try await table.press("Save")
    #expect((table.screen as? Working)?.saves == 2)
    table.close()
  }

  private final class Working: TableScreen {
    var saves = 0
    override class var settings: Settings { [.title("Working")] }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing ? [BarButton("Save", action: .perform(Working.save))] : []
    }
    func save() async throws {
      saves += 1
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}
#endif
