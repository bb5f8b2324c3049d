import TableScreen
import TableScreenTesting
import Testing

/// What a closed screen returns shows in the row that is bound to the property where the opener keeps it.
@MainActor @Suite struct ReturnedToPropertyTests {
  private final class Picker: TableScreen {
    weak var target: Screen?
    override var tableData: [Section] {
      [Section { [.title: "Oslo", .action: .perform(Picker.pick)] }]
    }
    func pick() {
      if let target { close(to: target, returning: "Oslo") } else { close(returning: "Oslo") }
    }
  }

  private final class Journey: TableScreen {
    var town = "Rome"
    var isHeard = false
    var way = Way.closure
    override var tableData: [Section] {
      [
        Section {
          [.title: "Town", .bind: .to(\Journey.town)]
          [.title: "Choose", .action: .perform(Journey.choose)]
        }
      ]
    }
    func choose() {
      let picker = Picker()
      if way == .closureTo || way == .hookTo { picker.target = self }
      switch way {
      case .closure, .closureTo: open(picker) { (town: String) in self.town = town }
      case .hook, .hookTo: open(picker)
      }
    }
    override func onReturn(from screen: Screen, with value: Any?) {
      isHeard = true
      if way == .hook || way == .hookTo, let value = value as? String { town = value }
    }
  }

  enum Way: CaseIterable { case closure, closureTo, hook, hookTo }

  @Test(arguments: Way.allCases)
  func `it shows at once`(way: Way) async throws {
    let screen = Journey()
    screen.way = way
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("Town")?.controls.first?.value == .text("Rome"))
    try await table.tap("Choose")
    try await table.tap("Oslo")
    #expect(table.visibleScreen === screen && screen.isHeard)
    #expect(screen.town == "Oslo")
    #expect(table.row("Town")?.controls.first?.value == .text("Oslo"))
    try await table.type("Bonn", into: "Town")
    #expect(screen.town == "Bonn")
  }
}
