// swift-format-ignore-file
// The examples of the page of TableScreenCells, word for word.
import Observation
import TableScreen
import TableScreenCells
import Testing
import TableScreenTesting

@Observable @MainActor final class Party { var guests = 3 }
@Observable @MainActor final class Visitor { var country = "Chile" }

final class PartyScreen: TableScreen {
  let party = Party()
  let person = Visitor()
  override class var cellClasses: CellClasses { .ready }
  override var tableData: [Section] { [
    Section {
      [.title: "Guests", .bind: .to(party, \.guests), .cellClass: .of(.stepper(0...12))]
      [.title: "Country", .bind: .to(person, \.country), .cellClass: .of(.picker(["Chile", "Ghana", "Japan"]))]
      [.title: "Storage", .cellClass: .of(.progress(0.4))]
    },
  ] }
}

@MainActor struct CellExamples {
  @Test func `ready-made cells edit and show`() async throws {
    let screen = PartyScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.set(.number(4), of: "Guests")
    #expect(screen.party.guests == 4)
    #expect(table.row("Country")?.texts.map(\.text.plain) == ["Country", "Chile"])
  }
}
