import TableScreen
import TableScreenTesting
import Testing

/// What stands in a field when a person turns to something else is set, whatever that is.
@MainActor @Suite struct LeftFieldTests {
  private final class Trip {
    var name = "Ada"
    var seats = 1
    var isVegan = false
  }

  private final class TripScreen: TableScreen {
    let trip: Trip
    var saved: String?
    init(_ trip: Trip) {
      self.trip = trip
      super.init()
    }
    override class var settings: Settings { [.title("Trip"), .searchable(), .refreshable()] }
    override var tableData: [Section] {
      [
        Section {
          [.title: "Name", .bind: .to(trip, \.name)]
          [.title: "Seats", .bind: .to(trip, \.seats)]
          [.title: "Vegan", .bind: .to(trip, \.isVegan)]
          [.title: "Save", .action: .perform(TripScreen.save)]
        }
      ]
    }
    override func onLoad() {
      setBarButton(.trailing, TableBarButton("Keep", action: .perform(TripScreen.save)))
    }
    func save() { saved = trip.name }
    override func onRefresh() async throws {}
  }

  private final class OtherScreen: TableScreen {
    override class var settings: Settings { [.title("Other")] }
  }

  private enum Act: CaseIterable {
    case tap, toggle, press, otherField, nextField, nextControl, search, refresh, submit, edit, back
    case tab, close, led

    @MainActor func happen(on table: HeadlessHost) async throws {
      switch self {
      case .tap: try await table.tap("Save")
      case .toggle: try await table.toggle("Vegan")
      case .press: try await table.press("Keep")
      case .otherField: try await table.type("2", into: "Seats", staying: true)
      case .nextField: try await table.nextField()
      case .nextControl: try await table.nextControl()
      case .search: try await table.search("Na")
      case .refresh: try await table.refresh()
      case .submit: try await table.send(.submit)
      case .edit: try await table.send(.setEditing(true))
      case .back: try await table.back()
      case .tab: try await table.selectTab("Other")
      case .close: _ = try await table.closeWindow()
      case .led: (table.visibleScreen as? TableScreen)?.focus(.path(DataPath(section: 0, row: 1)))
      }
    }
  }

  @Test(arguments: Act.allCases)
  private func `what was typed is set once the person turns to something else`(
    act: Act
  ) async throws {
    let (trip, below) = (Trip(), TableScreen())
    let table = try await HeadlessHost.show(tabs: [below, OtherScreen()])
    let screen = TripScreen(trip)
    below.open(screen)
    try await table.settle()
    try await table.type("Grace", into: "Name", staying: true)
    #expect(trip.name == "Ada", "the person is still in the field")
    try await act.happen(on: table)
    #expect(trip.name == "Grace")
    if act == .tap || act == .press { #expect(screen.saved == "Grace") }
  }

  @Test func `what was typed last is set, and once`() async throws {
    let trip = Trip()
    let table = try await HeadlessHost.show(TripScreen(trip))
    try await table.type("Gra", into: "Name", staying: true)
    try await table.type("Grace", into: "Name", staying: true)
    #expect(trip.name == "Ada")
    try await table.tap("Save")
    #expect(trip.name == "Grace")
    trip.name = "Eve"
    try await table.toggle("Vegan")
    #expect(trip.name == "Eve", "the field was left before")
  }
}
