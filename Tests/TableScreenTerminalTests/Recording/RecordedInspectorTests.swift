#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenInspector
import TableScreenTesting
import TestSupport
import Testing

/// An inspector of the app, or of the person, leaves a recording that plays.
@MainActor struct RecordedInspectorTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "recording.jsonl")
  }

  private final class Level: TableScreen {
    let number: Int
    init(_ number: Int) {
      self.number = number
      super.init()
    }
    override var title: String { "Level \(number)" }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Deeper", .action: .perform(Level.deeper)]
          [.title: "Look", .action: .perform(Level.look)]
          [.title: "Detail", .action: .perform(Level.detail)]
          [.title: "Fail", .action: .perform(Level.fail)]
        }
      ]
    }
    func deeper() { open(Level(number + 1)) }
    func look() { open(InspectorScreen(of: self), as: .detail) }
    func detail() { open(Level(100), as: .detail) }
    func fail() { show(error: "Offline") }
  }

  private func window(_ numbers: Int...) async -> RecordedWindow {
    let window = await RecordedWindow(numbers.map(Level.init), to: file)
    window.navigator.offerInspector()
    await window.act { $0.setWide(true) }
    return window
  }

  /// The list in view.
  private func list(_ window: RecordedWindow) -> Screen { window.navigator.panes[0] }

  private func plays(_ numbers: Int..., to titles: [String]) async throws {
    let table = try await HeadlessHost.play(
      TableRecording(contentsOf: file), onTabs: numbers.map(Level.init))
    #expect(table.navigator.screens.map(\.title) == titles)
    table.close()
  }

  @Test func `one that goes with the screen that opened it`() async throws {
    let window = await window(1)
    await window.tap("Deeper", in: list(window))
    await window.tap("Deeper", in: list(window))
    await window.tap("Look", in: list(window))
    await window.act { $0.focus(list(window)) }
    await window.act { $0.back() }
    #expect(window.navigator.screens.map(\.title) == ["Level 1", "Level 2"])
    window.close()
    try await plays(1, to: ["Level 1", "Level 2"])
  }

  @Test func `one whose place another detail takes`() async throws {
    let window = await window(1)
    await window.tap("Deeper", in: list(window))
    await window.tap("Look", in: list(window))
    await window.tap("Detail", in: list(window))
    #expect(window.navigator.screens.map(\.title) == ["Level 1", "Level 2", "Level 100"])
    window.close()
    try await plays(1, to: ["Level 1", "Level 2", "Level 100"])
  }

  @Test(arguments: ["leave", "key"])
  func `one that the person closes`(way: String) async throws {
    let window = await window(1)
    await window.tap("Deeper", in: list(window))
    await window.tap("Look", in: list(window))
    await window.act { navigator in
      if way == "key" {
        navigator.toggleInspector()
      } else if let last = navigator.screens.last {
        navigator.leave(last)
      }
    }
    await window.tap("Deeper", in: list(window))
    let titles = ["Level 1", "Level 2", "Level 3"]
    #expect(window.navigator.screens.map(\.title) == titles)
    window.close()
    try await plays(1, to: titles)
  }

  @Test func `two of the key, in two tabs`() async throws {
    let window = await window(1, 7)
    await window.tap("Deeper", in: list(window))
    for tab in [0, 1] {
      await window.act { $0.selectTab(tab) }
      await window.act { $0.toggleInspector() }
    }
    for tab in [1, 0] {
      await window.act { $0.selectTab(tab) }
      await window.act { $0.toggleInspector() }
    }
    let titles = ["Level 1", "Level 2", "Level 7"]
    #expect(window.navigator.screens.map(\.title) == titles)
    window.close()
    try await plays(1, 7, to: titles)
  }

  @Test func `one in place of a list leaves the list its notice`() async throws {
    let window = await window(1)
    await window.act { $0.setWide(false) }
    await window.tap("Fail", in: list(window))
    await window.act { $0.toggleInspector() }
    #expect(window.navigator.panes.map(\.title) == ["Inspector"])
    await window.act { $0.toggleInspector() }
    #expect(list(window).chrome.notice?.text == "Offline")
    await window.tap("Deeper", in: list(window))
    window.close()
    try await plays(1, to: ["Level 1", "Level 2"])
  }

  /// A page that says when it was made.
  private final class Stamp: TableScreen {
    let made = TableEnvironment.now.timeIntervalSinceReferenceDate
    override class var settings: Settings { [.title("Stamp")] }
    override var tableData: [Section] { [Section { [.title: "\(made)"] }] }
  }

  @Test func `a page that an address has opened is made by the clock of the recording`()
    async throws
  {
    let window = await window(1)
    await window.act { navigator in
      navigator.acting(.open("stamp")) { _ = navigator.visibleScreen.open(Stamp()) }
    }
    let made = try #require(window.navigator.screens.last as? Stamp).made
    window.close()
    let table = try await HeadlessHost.play(
      TableRecording(contentsOf: file), onTabs: [Level(1)], making: { _ in Stamp() })
    let played = try #require(table.navigator.screens.last as? Stamp).made
    #expect(abs(played - made) < 0.01)
    table.close()
  }

  @Test func `one of the app below another tab counts among the screens`() async throws {
    let window = await window(1, 7)
    await window.tap("Look", in: list(window))
    await window.act { $0.selectTab(1) }
    await window.tap("Deeper", in: list(window))
    try await window.act { try $0.leave(#require($0.screens.last)) }
    #expect(window.navigator.screens.map(\.title) == ["Level 1", "Inspector", "Level 7"])
    window.close()
    try await plays(1, 7, to: ["Level 1", "Inspector", "Level 7"])
    let printed = try TableRecording(contentsOf: file).swiftTest()
    #expect(printed.contains("table.navigator.leave(table.navigator.screens[3])"))
  }
}
#endif
