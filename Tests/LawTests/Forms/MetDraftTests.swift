import Observation
import TableScreen
import TableScreenTesting
import Testing

/// What was typed counts no longer as a change once the property holds it, wherever its row is meanwhile.
@MainActor @Suite struct MetDraftTests {
  @Observable @MainActor fileprivate final class Note {
    var text = "v"
    var isThere = true
  }

  private final class Root: TableScreen {
    override var title: String { "Root" }
  }

  private final class FormScreen: TableScreen {
    let note: Note
    init(_ note: Note) {
      self.note = note
      super.init()
    }
    override class var settings: Settings { [.title("Form"), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          if note.isThere { [.id: "text", .title: "Text", .bind: .to(note, \.text)] }
        }
      ]
    }
  }

  private final class Child: TableScreen {
    let note: Note
    init(_ note: Note) {
      self.note = note
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [Section { [.id: "text", .title: "Text", .bind: .to(note, \.text)] }]
    }
  }

  enum Absence: CaseIterable { case none, closed, row, child, childAndClosed, closedAndChild }

  private func hide(
    _ absence: Absence, _ form: FormScreen, _ child: Child?, _ table: HeadlessHost
  ) async throws {
    switch absence {
    case .none: break
    case .closed: form.close()
    case .row: form.note.isThere = false
    case .child: if let child { form.removeChild(child) }
    case .childAndClosed:
      if let child { form.removeChild(child) }
      form.close()
    case .closedAndChild:
      form.close()
      if let child { form.removeChild(child) }
    }
    try await table.settle()
  }

  private func show(_ absence: Absence) async throws -> (FormScreen, Child?, Root, HeadlessHost) {
    let note = Note()
    let (form, root) = (FormScreen(note), Root())
    let table = try await HeadlessHost.show(root)
    root.open(form)
    var child: Child?
    if [.child, .childAndClosed, .closedAndChild].contains(absence) {
      note.isThere = false
      let made = Child(note)
      form.addChild(made)
      child = made
    }
    try await table.settle()
    try await table.type("new", into: "Text")
    #expect(form.form.isDirty)
    return (form, child, root, table)
  }

  @Test(arguments: Absence.allCases)
  func `a draft that the property holds meanwhile is none`(absence: Absence) async throws {
    let (form, child, root, table) = try await show(absence)
    try await hide(absence, form, child, table)
    form.note.text = "new"
    try await table.settle()
    form.updateTableData()
    root.open(form)
    if let child { form.addChild(child) } else { form.note.isThere = true }
    try await table.settle()
    #expect(table.row("Text")?.controls.first?.value == .text("new"))
    #expect(!form.form.isDirty)
    form.note.text = "third"
    try await table.settle()
    #expect(table.row("Text")?.controls.first?.value == .text("third"))
    try await table.back()
    #expect(table.question == nil && table.chrome.title == "Root")
  }

  @Test(arguments: Absence.allCases)
  func `a draft is written wherever its row is`(absence: Absence) async throws {
    let (form, child, _, table) = try await show(absence)
    try await hide(absence, form, child, table)
    #expect(form.form.isDirty)
    try await form.submitForm()
    #expect(form.note.text == "new")
    #expect(!form.form.isDirty)
  }

  @Test(arguments: Absence.allCases)
  func `a draft shows where its property has a row again`(absence: Absence) async throws {
    let (form, child, root, table) = try await show(absence)
    try await hide(absence, form, child, table)
    root.open(form)
    form.note.isThere = true
    try await table.settle()
    #expect(table.row("Text")?.controls.first?.value == .text("new"))
    #expect(form.form.isDirty)
  }
}
