import TableScreen
import TableScreenTesting
import Testing

/// What a form says of how much is wrong goes with what is mended.
@MainActor struct RefusedCountTests {
  private final class Trip {
    var name = ""
    var town = ""
    var seats = 0
  }

  private final class TripScreen: TableScreen {
    private let isDraft: Bool
    let trip = Trip()
    init(isDraft: Bool) {
      self.isDraft = isDraft
      super.init()
    }
    override var tableCells: [Cell?]? {
      [
        [
          .title: "Name", .bind: isDraft ? .draft(trip, \.name) : .to(trip, \.name),
          .validate: .required(),
        ],
        [
          .title: "Town", .bind: isDraft ? .draft(trip, \.town) : .to(trip, \.town),
          .validate: .required("Say where"),
        ],
        [
          .title: "Seats", .bind: isDraft ? .draft(trip, \.seats) : .to(trip, \.seats),
          .validate: .with(Int.self) { $0 < 1 ? "One at least" : nil },
        ],
        [.title: "Save", .action: .submit],
      ]
    }
    override func onSubmit() async throws { try await commitForm() }
  }

  @Test(arguments: [false, true])
  func `the line counts what is wrong still, and goes with the last of it`(isDraft: Bool)
    async throws
  {
    let screen = TripScreen(isDraft: isDraft)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Save")
    #expect(table.chrome.notice?.text == "3 fields need another look")
    try await table.type("Alps", into: "Name")
    #expect(table.chrome.notice?.text == "2 fields need another look")
    try await table.type("0", into: "Seats")
    #expect(table.chrome.notice?.text == "2 fields need another look", "as wrong as before")
    try await table.type("2", into: "Seats")
    #expect(table.chrome.notice?.text == "Town: Say where")
    #expect(table.chrome.notice?.isError == true)
    try await table.type("Oslo", into: "Town")
    #expect(table.chrome.notice == nil)
  }

  private struct Guest: Identifiable {
    let id: Int
    var name: String
  }

  private final class Stay {
    var guests = [Guest(id: 1, name: "Ada")]
    var room = "" { didSet { if room == "none" { guests = [] } } }
  }

  private final class StayScreen: TableScreen {
    let stay = Stay()
    override var tableCells: [Cell?]? {
      [
        [.title: "Room", .bind: .draft(stay, \.room)],
        [.title: "Guest", .bind: .draft(stay, \.guests, id: 1, \.name)],
        [.title: "Save", .action: .submit],
      ]
    }
    override func onSubmit() async throws { try await commitForm() }
  }

  @Test func `what cannot be written is counted until it is mended`() async throws {
    let screen = StayScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("none", into: "Room")
    try await table.type("Eve", into: "Guest")
    try await table.tap("Save")
    #expect(table.chrome.notice?.text == "Guest: \(TableWords.current.propertyGone)")
    screen.stay.guests = [Guest(id: 1, name: "Ada")]
    screen.updateTableData()
    try await table.type("Eva", into: "Guest")
    #expect(table.chrome.notice == nil)
    try await table.type("12", into: "Room")
    try await table.tap("Save")
    #expect(screen.stay.guests.map(\.name) == ["Eva"])
  }

  @Test func `another notice stands as it is`() async throws {
    let screen = TripScreen(isDraft: true)
    let table = try await HeadlessHost.show(screen)
    try await table.tap("Save")
    screen.show(notice: "Saved elsewhere")
    try await table.type("Alps", into: "Name")
    #expect(table.chrome.notice?.text == "Saved elsewhere")
  }
}
