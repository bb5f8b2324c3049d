import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// A field that requires something says so whatever the kind of its property.
@MainActor struct RequiredTests {
  @Test(arguments: [false, true])
  func `the message of what is required is given for nothing`(keepsDrafts: Bool) async throws {
    let screen = Booking(keepsDrafts: keepsDrafts)
    let table = try await HeadlessHost.show(screen)
    for title in table.titles {
      for nothing in ["", "  "] {
        try await table.type(nothing, into: title)
        #expect(
          table.row(title)?.message == "Say the \(title)", "\(title) of \(nothing.count) blanks")
      }
    }
    #expect(screen.seats == 4 && screen.share == 0.5 && screen.name == "Kim")
    guard keepsDrafts else { return }
    await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    for title in table.titles { #expect(table.row(title)?.message == "Say the \(title)") }
  }

  @Test func `what makes no sense has the message of its kind`() async throws {
    let table = try await HeadlessHost.show(Booking(keepsDrafts: true))
    try await table.type("four", into: "seats")
    let message = try #require(table.row("seats")?.message)
    #expect(message != "Say the seats")
  }
}

private final class Booking: TableScreen {
  var name = "Kim"
  var seats = 4
  var share = 0.5
  var price = Decimal(12)
  var day = Date(timeIntervalSince1970: 1_790_000_000)
  private let keepsDrafts: Bool

  init(keepsDrafts: Bool) {
    self.keepsDrafts = keepsDrafts
    super.init()
  }

  override var tableData: [Section] {
    [
      Section(
        cells: [
          field("name", .draft(self, \.name)), field("seats", .draft(self, \.seats)),
          field("share", .draft(self, \.share)),
          field("price", .draft(self, \.price).formatted(.currency("EUR"))),
          field("day", .draft(self, \.day).formatted(.date())),
        ])
    ]
  }

  private func field(_ title: String, _ draft: TableBinding) -> Cell {
    let direct: [String: TableBinding] = [
      "name": .to(self, \.name), "seats": .to(self, \.seats), "share": .to(self, \.share),
      "price": .to(self, \.price).formatted(.currency("EUR")),
      "day": .to(self, \.day).formatted(.date()),
    ]
    return [
      .title: title, .bind: keepsDrafts ? draft : direct[title],
      .validate: .required("Say the \(title)"),
    ]
  }
}
