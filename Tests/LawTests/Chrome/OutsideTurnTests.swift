import Foundation
import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What a screen says is in the words of its window, and its host hears of it, whoever brings it about.
@MainActor @Suite struct OutsideTurnTests {
  // MARK: What changes around the rows

  @Observable @MainActor fileprivate final class Store {
    var showsBar = true
    var placeholder = "a"
  }

  private final class Observing: TableScreen {
    let store = Store()
    override var showsBar: Bool { store.showsBar }
    override var detailPlaceholder: String? { store.placeholder }
    override var tableData: [Section] { [Section { [.title: "Row"] }] }
  }

  private final class Keeper: TableHost {
    let capabilities: HostCapabilities = []
    private(set) var chrome: ScreenChrome?
    weak var window: TableNavigator?
    func navigate(_ change: TableNavigationChange) { chrome = window?.visibleScreen.chrome }
    func apply(
      _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
    ) {}
    func refreshChrome(of screen: any HostedScreen) { chrome = screen.chrome }
    func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    }
  }

  @Test func `a host is told that the bar goes, and what stands in place of a detail`() async throws
  {
    let (screen, host) = (Observing(), Keeper())
    let navigator = TableNavigator([screen], host: host)
    host.window = navigator
    navigator.start()
    #expect(host.chrome?.showsBar == true && host.chrome?.detailPlaceholder == "a")
    for isShown in [false, true] {
      screen.store.showsBar = isShown
      for _ in 0..<20 { await Task.yield() }
      #expect(host.chrome?.showsBar == isShown)
    }
    for text in ["b", "c"] {
      screen.store.placeholder = text
      for _ in 0..<20 { await Task.yield() }
      #expect(host.chrome?.detailPlaceholder == text)
    }
    navigator.end()
  }

  // MARK: Words

  private struct Unknown: Error {}

  private final class Edited: TableScreen {
    override class var settings: Settings {
      [.title("Edited"), .searchable(), .refreshable(), .editable(), .drafts]
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      switch edge {
      case .trailing: [BarButton(system: .save, action: .perform(Edited.save))]
      case .toolbar: [BarButton("\(TableWords.current.search)…", action: .perform(Edited.save))]
      case .leading: []
      }
    }
    private(set) var saves = 0
    func save() { saves += 1 }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "a", .title: "A", .editingStyle: .delete,
            .deleteAction: .confirm("?", .destructive, then: .perform(Edited.save)),
          ]
          [.id: "b", .title: "B", .editingStyle: .delete]
        }
      ]
    }
  }

  private func german() -> TableWords {
    var words = TableWords()
    words.search = "Suche"
    words.edit = "Bearbeiten"
    words.delete = "Löschen"
    words.cancel = "Abbrechen"
    words.cancelled = "Abgebrochen"
    words.unexplained = { "Ging nicht: \($0)" }
    words.searchCut = { "Nur die ersten \($0) Zeichen" }
    words.buttons[.save] = "Sichern"
    return words
  }

  private func window() async throws -> (HeadlessHost, Edited) {
    let screen = Edited()
    let environment = TableEnvironment(words: german())
    let table = try await TableEnvironment.$current.withValue(environment) {
      try await HeadlessHost.show(screen)
    }
    #expect(TableEnvironment.current == nil)
    return (table, screen)
  }

  @Test func `commands, buttons and errors are in the words of the window`() async throws {
    let (table, screen) = try await window()
    #expect(table.chrome.search?.placeholder == "Suche")
    let titles = screen.commands.map(\.title)
    #expect(titles.contains("Suche") && titles.contains("Bearbeiten"))
    #expect(titles.contains("Abbrechen") && titles.contains("Sichern"))
    #expect(!titles.contains("Search") && !titles.contains("Edit"))
    screen.refreshChrome()
    #expect(screen.shownBarButtons(.toolbar).map(\.label) == ["Suche…"])
    await TableDiagnostics.collect { screen.show(error: Unknown()) }
    #expect(table.chrome.notice?.text.hasPrefix("Ging nicht: ") == true)
    screen.search(String(repeating: "a", count: 1_200))
    #expect(table.chrome.notice?.text == "Nur die ersten 1000 Zeichen")
  }

  private final class Waiting: TableScreen {
    override class var settings: Settings { [.title("Waiting"), .refreshable()] }
    override func onRefresh() async throws { throw Unknown() }
  }

  @Test func `what work says that the app begins by itself is in them, too`() async throws {
    let screen = Waiting()
    let table = try await TableEnvironment.$current.withValue(TableEnvironment(words: german())) {
      try await HeadlessHost.show(screen)
    }
    try await TableDiagnostics.collect {
      screen.wait(for: "Names") { throw Unknown() }
      try await table.settle()
      #expect(table.chrome.failure?.hasPrefix("Ging nicht: ") == true)
      screen.refresh()
      try await table.settle()
      let said = [table.chrome.failure, table.chrome.notice?.text].compactMap(\.self)
      #expect(!said.isEmpty && said.allSatisfy { $0.hasPrefix("Ging nicht: ") })
      screen.wait(for: "Cancelled") { try await Task.sleep(for: .seconds(3_600)) }
      screen.cancelWaiting()
      try await table.settle()
      #expect(table.chrome.failure == "Abgebrochen")
    }
  }

  @Test func `the question before a deletion is, too`() async throws {
    let (table, screen) = try await window()
    screen.delete(.id("a"))
    try await table.settle()
    #expect(table.question?.answers.map(\.title) == ["Löschen", "Abbrechen"])
    try await table.answer("Löschen")
    #expect(screen.saves == 1)
  }

  @Test func `a person presses what they see`() async throws {
    let (table, screen) = try await window()
    try await table.press("Sichern")
    #expect(screen.saves == 1)
    try await table.press("Bearbeiten")
    #expect(table.chrome.isEditing)
    try await table.setEditing(false)
    #expect(!table.chrome.isEditing)
  }

  private final class Noted: TableScreen {
    var note = ""
    override class var settings: Settings { [.title("Noted"), .drafts] }
    override var tableData: [Section] { [Section { [.title: "Note", .bind: .to(\Noted.note)] }] }
  }

  @Test func `the question about a form that is left is, too`() async throws {
    let screen = Noted()
    var words = german()
    words.discard = "Verwerfen"
    let table = try await TableEnvironment.$current.withValue(TableEnvironment(words: words)) {
      try await HeadlessHost.show(screen)
    }
    try await table.type("x", into: "Note")
    #expect(try await !table.closeWindow())
    let titles = try #require(table.question).answers.map(\.title)
    #expect(titles.prefix(2) == ["Sichern", "Verwerfen"])
    try await table.answer("Verwerfen")
    #expect(table.isClosed)
  }

  // MARK: A search that there is not

  @Test func `a screen that cannot be searched says nothing of a long search`() async throws {
    let screen = Observing()
    let table = try await HeadlessHost.show(screen)
    screen.search(String(repeating: "a", count: 1_200))
    try await table.settle()
    #expect(table.chrome.notice == nil && table.chrome.search == nil)
  }
}
