import Foundation
import TableScreenTesting
import Testing

@testable import TableScreen

/// A form of which nothing is written before it is saved.
private final class SavedFormScreen: TableScreen {
  var name = ""
  var note = ""
  var count = 3
  var password = ""
  var pin = 0
  var isLate = false
  var told: [String] = []
  var heard: (SavedFormScreen) -> Void = { _ in }

  override class var settings: Settings { [.title("Form"), .drafts] }
  override var restorationName: String? { "form" }
  override var tableData: [Section] {
    if isLate { return [] }
    return [
      Section {
        [.id: "name", .title: "Name", .bind: .to(\SavedFormScreen.name)]
        [
          .id: "note", .title: "Note", .bind: .to(\SavedFormScreen.note),
          .validate: .required("Write something"),
        ]
        [.id: "count", .title: "Count", .bind: .to(\SavedFormScreen.count)]
        [.id: "password", .title: "Password", .bind: .to(\SavedFormScreen.password), .secret: true]
        [.id: "pin", .title: "PIN", .bind: .to(\SavedFormScreen.pin), .secret: true]
      }
    ]
  }
  override func onValueChanged(_ change: TableValueChange) {
    told.append(change.cell.title ?? "")
    heard(self)
  }
}

/// What was typed into a form and is not written survives the end of the program, where a host asks for it.
@MainActor @Suite struct SavedDraftTests {
  /// Types into all fields of a form.
  private func typed() async throws -> (screen: SavedFormScreen, table: HeadlessHost) {
    let screen = SavedFormScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.set(.text("Ada"), of: "Name")
    try await table.set(.text(""), of: "Note")
    try await table.set(.integer(5), of: "Count")
    try await table.set(.text("hidden word"), of: "Password")
    try await table.set(.integer(4321), of: "PIN")
    return (screen, table)
  }

  private func text(_ state: TableState) throws -> String {
    String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
  }

  private func restarted(_ state: TableState) throws -> TableState {
    try JSONDecoder().decode(TableState.self, from: JSONEncoder().encode(state))
  }

  @Test func `all fields come back as drafts, and the screen is told`() async throws {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let again = SavedFormScreen()
    again.restore(saved)
    let table = try await HeadlessHost.show(again)
    #expect(again.form["name"].value == .text("Ada"))
    #expect(again.form["count"].value == .integer(5))
    #expect(again.name == "" && again.count == 3)
    #expect(again.form.isDirty)
    #expect(again.told == ["Name", "Count"])
    #expect(table.row("Name")?.controls.first?.value == .text("Ada"))
  }

  @Test func `a hook that hears of a restored draft may read the state and reload the form`()
    async throws
  {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let again = SavedFormScreen()
    var texts: [String] = []
    again.heard = { screen in
      texts.append((try? self.text(screen.state(withDrafts: true))) ?? "")
      screen.reloadForm()
    }
    again.restore(saved)
    let table = try await HeadlessHost.show(again)
    // Nothing that waits for its turn is missing from what the hook saw first; then it took back what there was.
    let first = try #require(texts.first)
    #expect(texts.count == 2 && first.contains("Ada") && first.contains("count"))
    try await table.settle()
    #expect(table.row("Count") != nil)
  }

  @Test func `a state that a hook restores takes the place of the one that runs`() async throws {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let again = SavedFormScreen()
    again.isLate = true
    again.restore(saved)
    let table = try await HeadlessHost.show(again)
    again.heard = { $0.restore(TableState()) }
    again.isLate = false
    again.updateTableData()
    try await table.settle()
    #expect(again.form["name"].value == .text("Ada"))
    #expect(try !text(again.state).contains("Ada"))
  }

  @Test func `a state that a hook restores comes back whole, and at once`() async throws {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let other = SavedFormScreen()
    let typing = try await HeadlessHost.show(other)
    try await typing.set(.integer(9), of: "Count")
    let second = other.state(withDrafts: true)
    let again = SavedFormScreen()
    again.heard = { screen in
      screen.heard = { _ in }
      screen.restore(second)
    }
    again.restore(saved)
    _ = try await HeadlessHost.show(again)
    #expect(again.form["name"].value == .text("Ada"), "what was restored before stays")
    #expect(again.form["count"].value == .integer(9))
    #expect(again.restoringSession.pending == nil)
  }

  @Test func `a state that is saved by a hook names nothing twice`() async throws {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let again = SavedFormScreen()
    var states: [TableState] = []
    again.heard = { states.append($0.state(withDrafts: true)) }
    again.restore(saved)
    _ = try await HeadlessHost.show(again)
    #expect(states.count == 2)
    for state in states { #expect(Set(state.typed).count == state.typed.count) }
    #expect(Set(states.map { Set($0.typed) }).count == 1)
  }

  @Test func `a hook that restores a state for each that it hears of has an end`() async throws {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let again = SavedFormScreen()
    again.heard = { screen in
      screen.reloadForm()
      screen.restore(saved)
    }
    again.restore(saved)
    let table = try await HeadlessHost.show(again)
    #expect(table.row("Count") != nil)
  }

  @Test func `a secret is in no state, be it a text or a number`() async throws {
    let text = try await text(typed().screen.state(withDrafts: true))
    #expect(text.contains("Ada"))
    #expect(!text.contains("hidden word"))
    #expect(!text.contains("4321"))
  }

  @Test func `a state that nobody asked drafts of has none`() async throws {
    let screen = try await typed().screen
    #expect(try !text(screen.state).contains("Ada"))
  }

  @Test func `rows that come late get their drafts, whatever is done meanwhile`() async throws {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let again = SavedFormScreen()
    again.isLate = true
    again.restore(saved)
    let table = try await HeadlessHost.show(again)
    again.send(.undo)
    again.send(.beginSearch)
    #expect(try text(again.state(withDrafts: true)).contains("Ada"))
    again.isLate = false
    again.updateTableData()
    try await table.settle()
    #expect(again.form["name"].value == .text("Ada"))
  }

  @Test func `what is typed since is newer than what comes back`() async throws {
    let saved = try await restarted(typed().screen.state(withDrafts: true))
    let again = SavedFormScreen()
    let table = try await HeadlessHost.show(again)
    try await table.set(.text("Grace"), of: "Name")
    again.restore(saved)
    #expect(again.form["name"].value == .text("Grace"))
  }

  @Test func `a state of an earlier version is read`() throws {
    let old = #"{"collapsed":[],"expanded":[],"isEditing":true,"searchScope":0,"selection":[]}"#
    let state = try JSONDecoder().decode(TableState.self, from: Data(old.utf8))
    #expect(state.isEditing)
  }
}
