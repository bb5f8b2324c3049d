import Foundation
import TableScreen
import TableScreenTesting
import TestSupport
import Testing

/// What a form says of its rows, in them and in its notice, and what its bar is told.
@MainActor @Suite struct FormMessageTests {
  private final class Guest {
    var name = "old"
    var seats = 2
    var mayCall = false
  }

  private final class Pair: TableRowCell {
    override func body(for row: RowContext) -> RowElement {
      let fields = ["a", "b"].map {
        RowElement.control(row.control($0, .field(placeholder: "", kind: .text)))
      }
      return .column(.text(row.cell.title ?? ""), fields[0], fields[1])
    }
  }

  private final class Form: TableScreen {
    let guest = Guest()
    let pair = (first: Guest(), second: Guest())
    var problems: [String] = []
    var isOfServer = false
    override class var settings: Settings { [.title("Form"), .drafts, .refreshable()] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "name", .title: "Name", .bind: .to(guest, \.name)]
          [.id: "seats", .title: "Seats", .bind: .to(guest, \.seats)]
          [
            .id: "two", .title: "Two", .cellClass: .of(Pair.self),
            .bind: .fields(["a": .to(pair.first, \.name), "b": .to(pair.second, \.name)]),
          ]
        }
      ]
    }
    private func complain() throws {
      if problems.isEmpty { return }
      let all = problems.flatMap { id in
        TableFormError.problem(
          "Not \(id)", in: form[.id(.key(id))], control: id == "two" ? "b" : nil
        )
        .problems
      }
      throw TableFormError(all)
    }
    override func validateForm() async throws { if !isOfServer { try complain() } }
    override func onSubmit() async throws {
      try await commitForm()
      if isOfServer { try complain() }
    }
    override func barButtons(_ edge: BarButton.Edge) -> [BarButton] {
      edge == .trailing && form.isDirty ? [BarButton(system: .save, action: .submit)] : []
    }
  }

  private let form = Form()

  @Test func `rows show the problems that a server has found`() async throws {
    let table = try await HeadlessHost.show(form)
    form.isOfServer = true
    form.problems = ["name", "seats"]
    try await table.type("new", into: "Name")
    try await table.submit()
    #expect(form.guest.name == "old" && form.form.isDirty)
    #expect(table.row("Name")?.message == "Not name")
    #expect(table.row("Seats")?.message == "Not seats")
    try await table.type("newer", into: "Name")
    #expect(table.row("Name")?.message == nil)
    #expect(table.chrome.notice?.text.contains("Not seats") == true)
  }

  @Test func `what the form says of a row goes as any of its values changes`() async throws {
    let table = try await HeadlessHost.show(form)
    form.problems = ["two"]
    try await table.type("new", into: "Name")
    try await table.submit()
    #expect(table.row("Two")?.message == "Not two")
    try await table.type("other", into: "Two", control: "a")
    #expect(table.row("Two")?.message == nil)
    #expect(table.chrome.notice == nil)
  }

  @Test func `a row that shows again counts again`() async throws {
    let table = try await HeadlessHost.show(form)
    form.isOfServer = true
    form.problems = ["name", "seats", "two"]
    try await table.type("new", into: "Name")
    try await table.submit()
    let all = try #require(table.chrome.notice?.text)
    form.setMasked(true, of: "seats")
    try await table.settle()
    #expect(table.chrome.notice?.text != all)
    form.setMasked(false, of: "seats")
    try await table.settle()
    #expect(table.chrome.notice?.text == all)
  }

  private struct Down: TableStoreError {
    let storeFault = TableStoreFault.unreachable
    var storeFaultTime: Date?
  }

  private final class Saved: TableScreen {
    let guest = Guest()
    override class var settings: Settings { [.title("Saved"), .drafts, .refreshable()] }
    override var tableData: [Section] {
      [Section { [.id: "name", .title: "Name", .bind: .to(guest, \.name)] }]
    }
    override func onSubmit() async throws {
      try await commitForm()
      throw Down()
    }
    override func onRefresh() async throws { throw Down() }
  }

  @Test(arguments: [false, true])
  func `what cannot be read is no save that failed`(isDiscarded: Bool) async throws {
    let saved = Saved()
    let table = try await HeadlessHost.show(saved)
    try await table.type("new", into: "Name")
    try await table.submit()
    #expect(table.chrome.notice?.text == TableWords.current.unsavedText(of: Down()))
    if isDiscarded { saved.reloadForm() }
    try await table.refresh()
    #expect(table.chrome.notice?.text == TableWords.current.text(of: Down()))
  }

  private final class Required: TableScreen {
    let guest = Guest()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [
            .id: "call", .title: "Call", .accessory: .switch(guest, \.mayCall),
            .validate: .required(),
          ]
        }
      ]
    }
  }

  @Test func `nobody is asked to type into a switch`() async throws {
    let required = Required()
    let table = try await HeadlessHost.show(required)
    await #expect(throws: TableFormError.self) { try await required.commitForm() }
    #expect(table.row("Call")?.message == TableWords.current.requiredChoice)
  }

  @Test func `the bar follows a value that is set in a row out of view`() async throws {
    let table = try await HeadlessHost.show(form)
    form.setMasked(true, of: "name")
    try await table.settle()
    #expect(table.chrome.trailing.isEmpty)
    form.form["name"].value = .text("set")
    try await table.settle()
    #expect(form.form.isDirty && table.chrome.trailing.count == 1)
    form.guest.name = "set"
    form.updateTableData()
    try await table.settle()
    #expect(!form.form.isDirty && table.chrome.trailing.isEmpty)
  }
}
