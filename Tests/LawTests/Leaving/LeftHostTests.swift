import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// The headless host leaves a field, and the front, as the other hosts do.
@MainActor @Suite struct LeftHostTests {
  @MainActor private final class Note { var text = "" }

  private final class Names: TableScreen {
    let note: Note
    init(_ note: Note) {
      self.note = note
      super.init()
    }
    override class var settings: Settings { [.title("Names"), .indexable()] }
    override var tableData: [Section] {
      [
        Section("A") { [.title: "Open", .action: .perform(Names.go)] },
        Section("B") { [.title: "Below", .bind: .to(note, \.text)] },
      ]
    }
    func go() { open(Detail(note), as: .detail) }
  }

  private final class Detail: TableScreen {
    let note: Note
    init(_ note: Note) {
      self.note = note
      super.init()
    }
    override class var settings: Settings { [.title("Detail")] }
    override var tableData: [Section] { [Section { [.title: "Name", .bind: .to(note, \.text)] }] }
  }

  @Test func `who goes to the other screen in view leaves the field`() async throws {
    let note = Note()
    let table = try await HeadlessHost.show(Names(note))
    try await table.resize(columns: 100)
    try await table.tap("Open")
    if !(table.visibleScreen is Detail) { try await table.focusOtherPane() }
    try await table.type("abc", into: "Name", staying: true)
    #expect(note.text == "")
    try await table.focusOtherPane()
    #expect(note.text == "abc")
    table.close()
  }

  @Test func `who goes to an entry of the index leaves the field`() async throws {
    let note = Note()
    let table = try await HeadlessHost.show(Names(note))
    try await table.type("abc", into: "Below", staying: true)
    #expect(note.text == "")
    try await table.jump(to: "A")
    #expect(note.text == "abc")
    table.close()
  }

  private final class Searched: TableScreen {
    override class var settings: Settings { [.title("Searched"), .searchable()] }
    override var restorationName: String? { "Searched" }
    override var tableData: [Section] {
      [
        Section {
          [.title: "A"]; [.title: "B"]
        }
      ]
    }
    override func onAppEvent(_ event: TableAppEvent) { if event == .background { endSearch() } }
  }

  @Test func `the state is saved before the screens hear of the background`() async throws {
    var saved: TableNavigationState?
    let table = try await HeadlessHost.show(
      Searched(),
      restoration: TableRestoration(load: { nil }, save: { saved = $0 }, making: { _ in nil }))
    try await table.search("A")
    let state = table.navigator.state
    try await table.tell(.background)
    #expect(saved == state)
    #expect(saved != table.navigator.state)
    table.close()
  }
}
