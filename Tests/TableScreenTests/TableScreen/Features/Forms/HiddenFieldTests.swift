import Testing

@testable import TableScreen
@testable import TableScreenTesting

@MainActor private final class Trip {
  var name = "Alps"
  var seats = 2
  var note = ""
  var code = "x"
}

private final class TripScreen: TableScreen {
  let trip = Trip()
  var checks = 0
  override class var settings: Settings { [.searchable(), .drafts] }
  override var tableData: [Section] {
    [
      Section("Trip") {
        [
          .id: "name", .title: "Name", .bind: .to(trip, \.name),
          .validate: .required("Type a name"),
        ]
        [.id: "seats", .title: "Seats", .bind: .to(trip, \.seats)]
        [
          .id: "more", .title: "More",
          .children: .cells {
            [
              .id: "details", .title: "Details",
              .children: .cells {
                [
                  .id: "note", .title: "Note", .bind: .to(trip, \.note),
                  .validate: .required("Type a note"),
                ]
              },
            ]
          },
        ]
      },
      Section("For experts") {
        [
          .id: "code", .title: "Code", .tag: "expert", .bind: .to(trip, \.code),
          .validate: .method(TripScreen.checkCode),
        ]
      },
    ]
  }
  func checkCode(_ code: String) async throws -> String? {
    checks += 1
    return code.count > 3 ? "Three letters at most" : nil
  }
}

/// Fields that do not show: those hidden by hand hold nothing back, all others do, and are revealed.
@MainActor struct HiddenFieldTests {
  private let screen = TripScreen()

  private func show() async throws -> HeadlessHost {
    let table = try await HeadlessHost.show(screen)
    screen.trip.note = "warm"
    return table
  }

  private func refusal() async -> [String] {
    let error = await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    return error?.problems.map(\.message) ?? []
  }

  @Test func `a masked field that was typed wrongly holds nothing back and keeps what was typed`()
    async throws
  {
    let table = try await show()
    try await table.type("many", into: "Seats")
    try await table.type("Dolomites", into: "Name")
    screen.mask("seats")
    try await screen.commitForm()
    #expect(screen.trip.name == "Dolomites")
    #expect(screen.trip.seats == 2)
    #expect(!screen.form.isDirty)
    screen.unmask("seats")
    #expect(screen.form.isDirty)
    #expect(screen.form["seats"].value == .text("many"))
    #expect(await refusal() == [TableWords.current.notAnInteger])
  }

  @Test func `a masked field whose check fails holds nothing back and is not written`()
    async throws
  {
    let table = try await show()
    try await table.type("Dolomites", into: "Name")
    try await table.type("wrong", into: "Code")
    screen.mask(.tag("expert"))
    try await screen.commitForm()
    #expect(screen.trip.name == "Dolomites")
    #expect(screen.trip.code == "x")
    screen.unmask(.tag("expert"))
    #expect(table.row("Code")?.message == "Three letters at most")
    #expect(await refusal() == ["Three letters at most"])
    #expect(table.focusedTitle == "Code")
  }

  @Test func `a masked field that nobody typed into is not checked`() async throws {
    _ = try await show()
    screen.trip.code = "wrong"
    screen.mask(.section("For experts"))
    try await screen.commitForm()
    #expect(screen.checks == 0)
  }

  @Test func `what was typed into a masked field is written where it is right`() async throws {
    let table = try await show()
    try await table.type("abc", into: "Code")
    screen.mask(.tag("expert"))
    try await screen.commitForm()
    #expect(screen.trip.code == "abc")
    #expect(!screen.form.isDirty)
  }

  @Test func `a collapsed field that is wrong is expanded and has the focus`() async throws {
    let table = try await show()
    screen.trip.note = ""
    screen.updateTableData()
    #expect(table.row("Note") == nil)
    #expect(await refusal() == ["Type a note"])
    #expect(table.row("Note")?.message == "Type a note")
    #expect(table.focusedTitle == "Note")
  }

  @Test func `a field that a search leaves out is checked, and the search ends where it is wrong`()
    async throws
  {
    let table = try await show()
    try await table.type("", into: "Name")
    try await table.search("Seats")
    #expect(table.row("Name") == nil)
    #expect(await refusal() == ["Type a name"])
    #expect(!screen.isSearching)
    #expect(table.row("Name")?.message == "Type a name")
    #expect(table.focusedTitle == "Name")
  }

  @Test func `a search goes on where what is wrong shows in it`() async throws {
    let table = try await show()
    try await table.type("", into: "Name")
    try await table.search("Name")
    #expect(await refusal() == ["Type a name"])
    #expect(screen.isSearching)
  }
}

extension HeadlessHost {
  /// The title of the row that has the focus.
  fileprivate var focusedTitle: String? {
    focus.flatMap { layout.tablePath(of: $0) }.flatMap { row(at: $0)?.title }
  }
}
