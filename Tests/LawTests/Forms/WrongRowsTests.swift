import TableScreen
import TableScreenTesting
import Testing

/// Of several fields that are wrong each comes into view with what is wrong with it, and the first has the focus.
@MainActor @Suite struct WrongRowsTests {
  private final class Booking: TableScreen {
    var name = ""
    var street = ""
    var floor = ""
    var town = ""
    var hint = ""
    override class var settings: Settings { [.searchable(), .drafts] }
    override var tableData: [Section] {
      [
        Section {
          field("Name", .to(\Booking.name))
          [
            .title: "More",
            .children: .cells([
              field("Street", .to(\Booking.street)),
              [.title: "Building", .children: .cells([field("Floor", .to(\Booking.floor))])],
            ]),
          ]
          [.title: "Other", .children: .cells([[.title: "Hint", .bind: .to(\Booking.hint)]])]
        },
        Section("Place") { field("Town", .to(\Booking.town)) },
      ]
    }
    private func field(_ title: String, _ binding: TableBinding) -> Cell {
      [
        .id: .key(title), .title: title, .bind: binding, .validate: .required("Type \(title)"),
      ]
    }
  }

  private let screen = Booking()
  private let all = ["Name", "More", "Street", "Building", "Floor", "Other", "Town"]

  private func commit() async {
    await #expect(throws: TableFormError.self) { try await screen.commitForm() }
  }

  @Test func `all that are collapsed are expanded, and rows that are right are not`() async throws {
    let table = try await HeadlessHost.show(screen)
    await commit()
    #expect(table.titles == all)
    for title in ["Name", "Street", "Floor", "Town"] {
      #expect(table.row(title)?.message == "Type \(title)")
    }
    #expect(table.focusedTitle == "Name")
  }

  @Test func `a search ends that leaves one of them out`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.search("Name")
    await commit()
    #expect(!screen.isSearching)
    #expect(table.titles == all)
    #expect(table.focusedTitle == "Name")
  }

  @Test func `a search goes on that shows all of them`() async throws {
    let table = try await HeadlessHost.show(screen)
    (screen.street, screen.floor) = ("Long Street", "2")
    screen.updateTableData()
    try await table.search("n")
    #expect(Set(table.titles).isSuperset(of: ["Name", "Town"]))
    screen.town = "Ulm"
    screen.updateTableData()
    await commit()
    #expect(screen.isSearching)
    #expect(table.focusedTitle == "Name")
  }

  @Test func `those that are hidden by hand stay so`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.mask("Floor")
    screen.mask(.section("Place"))
    await commit()
    #expect(table.titles == ["Name", "More", "Street", "Building", "Other"])
  }

  @Test func `a form that is covered shows them when it is back`() async throws {
    let table = try await HeadlessHost.show(screen)
    screen.open(TableScreen(), as: .modal)
    try await table.settle()
    await commit()
    try await table.back()
    #expect(table.titles == all)
    #expect(table.focusedTitle == "Name")
  }
}
