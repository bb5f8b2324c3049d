import TableScreen
import TableScreenTesting
import Testing

@MainActor private final class Note {
  var title = "old"
  var count = 1
}

private struct Offline: Error {}

private final class NoteScreen: TableScreen {
  let note = Note()
  var isOffline = false
  var saved: [String] = []
  /// What happens while it is saved.
  var meanwhile: (NoteScreen) async throws -> Void = { _ in }
  override class var settings: Settings { [.title("Note")] }
  override var tableData: [Section] {
    [
      Section {
        [.id: "title", .title: "Title", .bind: .draft(note, \.title)]
        [.id: "count", .title: "Count", .bind: .draft(note, \.count)]
        [.title: "Save", .action: .submit, .cellClass: .of(RowButtonCell.self)]
      }
    ]
  }
  override func barButtons(_ edge: TableBarButton.Edge) -> [TableBarButton] {
    edge == .trailing ? [TableBarButton(system: .save, action: .submit)] : []
  }
  override func onSubmit() async throws {
    try await commitForm()
    try await meanwhile(self)
    if isOffline { throw Offline() }
    saved.append(note.title)
  }
}

private final class RowButtonCell: TableRowCell {}

/// A form has one way to be finished, and counts as written when the app has saved it.
@MainActor struct SubmitTests {
  private let screen = NoteScreen()

  @Test(arguments: ["return", "bar", "row", "code"])
  func `return, the bar, a row and code finish a form in the same way`(way: String) async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.type("new", into: "Title")
    switch way {
    case "return": try await table.submit()
    case "bar": try await table.press("Save")
    case "row": try await table.tap("Save")
    default: try await screen.submitForm()
    }
    #expect(screen.saved == ["new"])
    #expect(!screen.form.isDirty)
  }

  @Test func `where the app cannot save, the form stays dirty and nothing is written`()
    async throws
  {
    let table = try await HeadlessHost.show(screen)
    screen.isOffline = true
    try await table.type("new", into: "Title")
    try await table.type("7", into: "Count")
    try await table.submit()
    #expect(screen.note.title == "old")
    #expect(screen.note.count == 1)
    #expect(screen.form.dirtyRows.count == 2)
    #expect(screen.form["title"].value == .text("new"))
    screen.isOffline = false
    try await table.press("Save")
    #expect(screen.saved == ["new"])
    #expect(screen.note.count == 7)
    #expect(!screen.form.isDirty)
  }

  @Test func `the form is dirty until the app has saved`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.meanwhile = {
      #expect($0.note.title == "new")
      #expect($0.form.isDirty)
    }
    try await table.type("new", into: "Title")
    try await table.submit()
    #expect(!screen.form.isDirty)
  }

  @Test func `what is typed while the app saves is not lost`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.meanwhile = { $0.form["title"].value = .text("newer") }
    try await table.type("new", into: "Title")
    try await table.submit()
    #expect(screen.saved == ["new"])
    #expect(screen.form["title"].value == .text("newer"))
    #expect(screen.form.isDirty)
  }

  @Test func `what another has written meanwhile is not taken back`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.isOffline = true
    screen.meanwhile = { $0.note.title = "theirs" }
    try await table.type("new", into: "Title")
    try await table.submit()
    #expect(screen.note.title == "theirs")
    #expect(screen.form["title"].value == .text("new"))
  }

  @Test func `finishing it twice at once saves once`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.meanwhile = { try await $0.submitForm() }
    try await table.type("new", into: "Title")
    try await table.submit()
    #expect(screen.saved == ["new"])
  }

  @Test func `a screen that closes itself keeps what it has written`() async throws {
    let root = TableScreen()
    let table = try await HeadlessHost.show(root)
    root.open(screen)
    screen.meanwhile = {
      $0.close()
      throw Offline()
    }
    try await table.settle()
    try await table.type("new", into: "Title")
    try await table.submit()
    #expect(screen.note.title == "new")
  }
}
