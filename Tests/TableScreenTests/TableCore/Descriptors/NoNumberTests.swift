import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// What is no number, or no moment, is a value as any other: a form with it can be checked, written and left.
@MainActor struct NoNumberTests {
  private final class Values {
    var share = 1.0
    var count = 1
    var due = Date(timeIntervalSinceReferenceDate: 0)
    var name = "Ada"
  }

  private final class Form: TableScreen {
    let values = Values()
    override class var settings: Settings { [.drafts] }
    override var tableData: [Section] {
      [
        Section {
          [.id: "share", .title: "Share", .bind: .to(values, \.share)]
          [.id: "count", .title: "Count", .bind: .to(values, \.count)]
          [.id: "due", .title: "Due", .bind: .to(values, \.due)]
          [.id: "name", .title: "Name", .bind: .to(values, \.name)]
        }
      ]
    }
  }

  private let form = Form()

  @Test func `a value equals itself, and has one hash`() {
    let dates = [
      Date(timeIntervalSinceReferenceDate: .nan), Date(timeIntervalSinceReferenceDate: 1),
    ]
    let values: [TableValue] =
      [.null, .text("1"), .integer(1), .flag(true), .choice("1"), .choices(["1"])]
      + [1, .nan, .infinity].map { .number($0) } + dates.map { .date($0) }
    for (place, value) in values.enumerated() {
      #expect(values.indices.filter { values[$0] == value } == [place])
    }
    #expect(Set(values + values).count == values.count)
    #expect(TableValue.number(.nan) == .number(-.nan))
    #expect(Set<TableValue>([.number(.nan), .number(.signalingNaN), .number(-.nan)]).count == 1)
  }

  @Test func `a check of a form with it ends`() async throws {
    _ = try await HeadlessHost.show(form)
    form.form["share"].value = .number(.nan)
    #expect(form.form.isDirty)
    try await form.checkForm()
  }

  @Test func `it is written where the property takes it`() async throws {
    _ = try await HeadlessHost.show(form)
    form.form["share"].value = .number(.nan)
    form.form["due"].value = .date(Date(timeIntervalSinceReferenceDate: .nan))
    try await form.commitForm()
    #expect(form.values.share.isNaN)
    #expect(form.values.due.timeIntervalSinceReferenceDate.isNaN)
    #expect(!form.form.isDirty)
    // What holds it is not dirty where it is set to it again, and gives way to a number.
    form.form["share"].value = .number(.nan)
    #expect(!form.form.isDirty)
    form.form["share"].value = .number(2)
    try await form.commitForm()
    #expect(form.values.share == 2)
  }

  @Test func `it is refused where the property does not take it`() async throws {
    let table = try await HeadlessHost.show(form)
    let place = try #require(table.titles.firstIndex(of: "Count"))
    let count = try #require(table.layout.row(at: TablePath(0, place))?.id)
    try await table.send(.control(count, name: RowControl.boundName, value: .number(.nan)))
    try await table.type("Eve", into: "Name")
    await #expect(throws: TableFormError.self) { try await form.commitForm() }
    #expect(table.row("Count")?.message == TableWords.current.notAnInteger)
    #expect(form.values.count == 1 && form.values.name == "Ada")
    try await table.submit()
    #expect(form.form.isDirty)
  }

  @Test func `a field shows no moment as empty, and takes one that is typed`() async throws {
    form.values.due = Date(timeIntervalSinceReferenceDate: .nan)
    let table = try await HeadlessHost.show(form)
    #expect(table.row("Due")?.controls.first?.editText == "")
    try await table.type("2024-02-03 04:05", into: "Due")
    try await form.commitForm()
    #expect(form.values.due.timeIntervalSinceReferenceDate.isFinite)
    #expect(table.row("Due")?.controls.first?.editText == "2024-02-03 04:05")
  }
}
