import Foundation
import Observation
import TableScreen
import TableScreenCells
import TableScreenTesting
import TestSupport
import Testing

/// What a person typed into a field without a draft, and what its property refuses, shows beside the message about it.
@MainActor @Suite struct RefusedTextTests {
  @Observable final class Order {
    var name = "Ada"
    var count = 3
    var price = 1.5
    var day = Date(timeIntervalSince1970: 1_770_076_800)
    var limit = 10
  }

  private final class OrderScreen: TableScreen {
    let order = Order()
    var hidden: Set<String> = []

    override class var settings: Settings { [.searchable()] }
    override var tableData: [Section] {
      [Section("Order", cells: fields.filter { !hidden.contains($0.title ?? "") })]
    }

    private var fields: [Cell] {
      [
        [
          .title: "Name", .id: "name", .bind: .to(order, \.name),
          .validate: .required("Type a name"),
        ],
        [
          .title: "Count", .id: "count", .bind: .to(order, \.count),
          .validate: .with(Int.self) { [order] count in
            count <= order.limit ? nil : "At most \(order.limit)"
          },
        ],
        [.title: "Price", .id: "price", .bind: .to(order, \.price).formatted(.currency("EUR"))],
        [.title: "Day", .id: "day", .bind: .to(order, \.day), .cellClass: .of(.date(.day))],
      ]
    }
  }

  private static let texts = ["", "x", "12 apples", "12", "7", "1.25", "2026-02-31", "2026-03-01"]
  private static let titles = ["Name", "Count", "Price", "Day"]

  /// The text in the field of a row, or nil while the row does not show.
  private func text(_ title: String, _ table: HeadlessHost) -> String? {
    table.row(title)?.controls.first?.editText
  }

  @Test func `it shows as long as the message does`() async throws {
    var random = SplitMix64(seed: Seed.value)
    rounds: for round in 0..<Effort.rounds(20) {
      let screen = OrderScreen()
      let table = try await HeadlessHost.show(screen)
      var refused: [String: String] = [:]
      for step in 0..<30 {
        let place: Comment = "seed \(Seed.value), round \(round), step \(step)"
        let title = try #require(Self.titles.randomElement(using: &random))
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          if !screen.hidden.isEmpty { screen.hidden = [] } else { screen.hidden = [title] }
          screen.updateTableData()
          try await table.settle()
        case 1:
          try await table.search(String(title.prefix(2)))
          try await table.search("")
        case 2:
          screen.order.price += 1
          refused["Price"] = nil
          try await table.settle()
        case 3: screen.updateTableData()
        default:
          guard table.row(title) != nil, let typed = Self.texts.randomElement(using: &random)
          else { continue }
          try await table.type(typed, into: title)
          refused[title] = table.row(title)?.message == nil ? nil : typed
        }
        for title in Self.titles where table.row(title) != nil {
          #expect((table.row(title)?.message != nil) == (refused[title] != nil), place)
          guard let typed = refused[title], text(title, table) != typed else { continue }
          Issue.record("\(title) shows no \(typed): \(place)")
          break rounds
        }
        #expect(!screen.form.isDirty, place)
      }
    }
  }

  @Test func `it gives way to what is typed next, and to what the app sets`() async throws {
    let screen = OrderScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("12 apples", into: "Price")
    #expect(text("Price", table) == "12 apples")
    #expect(screen.order.price == 1.5)
    try await table.type("2", into: "Price")
    #expect(table.row("Price")?.message == nil)
    #expect(screen.order.price == 2)
    try await table.type("12x", into: "Count")
    screen.order.count = 5
    try await table.settle()
    #expect(table.row("Count")?.message == nil)
    #expect(text("Count", table) == "5")
  }

  @Test func `a commit stops at it, and takes it once nothing stands against it`() async throws {
    let screen = OrderScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.type("12", into: "Count")
    #expect(table.row("Count")?.message == "At most 10")
    await #expect(throws: TableFormError.self) { try await screen.checkForm() }
    await #expect(throws: TableFormError.self) { try await screen.commitForm() }
    #expect(text("Count", table) == "12")
    #expect(screen.order.count == 3)
    screen.order.limit = 20
    try await screen.commitForm()
    #expect(screen.order.count == 12)
    #expect(table.row("Count")?.message == nil)
  }
}
