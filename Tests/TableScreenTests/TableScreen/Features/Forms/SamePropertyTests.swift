import TableScreen
import TableScreenTesting
import Testing

/// Of what was typed for one property into several rows the last holds, whichever row leaves, and when.
@MainActor @Suite struct SamePropertyTests {
  private final class Person {
    var name = "old"
    var writes: [String] = []
    var written: String {
      get { name }
      set {
        name = newValue
        writes.append(newValue)
      }
    }
  }

  /// How the rows are bound.
  enum Kind: CaseIterable { case single, fields, screen }

  private final class Form: TableScreen {
    let person = Person()
    let kind: Kind
    var shown: Set<String> = ["Title", "Name"]
    var own: String {
      get { person.written }
      set { person.written = newValue }
    }
    init(_ kind: Kind) {
      self.kind = kind
      super.init()
    }
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section("Summary", cells: row("Title")), Section("Details", cells: row("Name")),
      ]
    }
    private func row(_ title: String) -> [Cell] {
      guard shown.contains(title) else { return [] }
      return switch kind {
      case .single:
        [[.id: .key(title), .title: title, .bind: .to(person, \.written)]]
      case .screen:
        [[.id: .key(title), .title: title, .bind: .to(\Form.own)]]
      case .fields:
        [
          [
            .id: .key(title), .title: title, .cellClass: .of(TwoFields.self),
            .bind: .fields(["first": .to(person, \.written), "last": .to(person, \.written)]),
          ]
        ]
      }
    }
  }

  private final class TwoFields: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      .row(
        .text(row.cell.title ?? ""),
        .control(row.control("first", .field(placeholder: "", kind: .text))),
        .control(row.control("last", .field(placeholder: "", kind: .text))))
    }
  }

  private static let control: [Kind: String] = [
    .single: "value", .screen: "value", .fields: "last",
  ]

  private func set(_ text: String, _ row: String, in form: Form) {
    form.form[.id(.init(row))][Self.control[form.kind] ?? ""] = .text(text)
  }

  @Test(arguments: Kind.allCases, ["Title", "Name"])
  func `it holds where the row of the first leaves later`(kind: Kind, first: String) async throws {
    let second = first == "Title" ? "Name" : "Title"
    for leaving in [[], [first], [second], [first, second], [second, first]] {
      let screen = Form(kind)
      let table = try await HeadlessHost.show(screen)
      set("Ann", first, in: screen)
      set("Anna Maria", second, in: screen)
      for row in leaving {
        screen.shown.remove(row)
        screen.updateTableData()
        try await table.settle()
      }
      #expect(screen.form.isDirty)
      try await screen.commitForm()
      #expect(screen.person.writes == ["Anna Maria"], "left: \(leaving)")
      #expect(!screen.form.isDirty)
      screen.shown = ["Title", "Name"]
      screen.updateTableData()
      try await table.settle()
      for row in ["Title", "Name"] {
        #expect(
          screen.form[.id(.init(row))][Self.control[kind] ?? ""] == .text("Anna Maria"))
      }
      #expect(!screen.form.isDirty)
    }
  }

  @Test(arguments: Kind.allCases)
  func `what the property holds, typed again, holds, too`(kind: Kind) async throws {
    let screen = Form(kind)
    let table = try await HeadlessHost.show(screen)
    set("Ann", "Title", in: screen)
    set("Anna", "Name", in: screen)
    set("old", "Name", in: screen)
    screen.shown = ["Name"]
    screen.updateTableData()
    try await table.settle()
    #expect(!screen.form.isDirty)
    try await screen.commitForm()
    #expect(screen.person.name == "old")
  }

  @Test func `a field that is left as it was takes nothing from another one`() async throws {
    let screen = Form(.single)
    _ = try await HeadlessHost.show(screen)
    set("Ann", "Title", in: screen)
    set("old", "Name", in: screen)
    #expect(screen.form["Title"].value == .text("Ann"))
    try await screen.commitForm()
    #expect(screen.person.name == "Ann")
  }

  @Test func `of two controls of a row the last that was typed into holds`() async throws {
    let screen = Form(.fields)
    _ = try await HeadlessHost.show(screen)
    screen.form["Name"]["last"] = .text("Ann")
    screen.form["Name"]["first"] = .text("Anna Maria")
    try await screen.commitForm()
    #expect(screen.person.writes == ["Anna Maria"])
  }

  @Test func `what is wrong with the first is said no longer`() async throws {
    final class Count: TableScreen {
      final class Store { var count = 1 }
      let store = Store()
      override class var settings: Settings { [.drafts] }
      override var tableData: [Section] {
        [
          Section {
            [.id: "a", .title: "A", .bind: .to(store, \.count)]
            [.id: "b", .title: "B", .bind: .to(store, \.count)]
          }
        ]
      }
    }
    let screen = Count()
    let table = try await HeadlessHost.show(screen)
    try await table.type("many", into: "A")
    #expect(table.row("A")?.message != nil)
    try await table.type("5", into: "B")
    #expect(table.row("A")?.message == nil)
    try await screen.commitForm()
    #expect(screen.store.count == 5)
  }
}
