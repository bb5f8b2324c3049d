import TableScreen
import TableScreenTesting
import TableScreenText
import Testing

private final class StarsView: TableRowCell {
  var star = ""
  override func onLoad() { star = "*" }
  override func body(for row: RowContext) -> RowElement {
    let stars = row.properties["stars", as: Int.self] ?? 0
    return .text(String(repeating: star, count: stars), role: .value)
  }
}

private final class DishScreen: TableScreen {
  var stars = 3
  var calls: [String] = []
  override var tableData: [Section] {
    [
      Section {
        [
          .title: "stars", .action: .perform(DishScreen.note, "row"),
          .accessory: .view(
            StarsView.self, properties: ["stars": stars], .perform(DishScreen.note, "stars")),
        ]
        [.title: "badge", .accessory: .badge("7", .perform(DishScreen.note, "badge"))]
        [.title: "silent", .accessory: .badge("8")]
        [.title: "button", .accessory: .button("Order", .perform(DishScreen.note, "button"))]
        [
          .title: "picture",
          .accessory: .image(TableImage(.named("flag")), .perform(DishScreen.note, "picture")),
        ]
        [.title: "arrow", .accessory: .disclosure(.perform(DishScreen.note, "arrow"))]
        [.title: "mark", .accessory: .checkmark(.perform(DishScreen.note, "mark"))]
        [.title: "switch", .accessory: .switch(true).labeled("Hot")]
      }
    ]
  }
  func note(_ what: String) { calls.append(what) }
}

/// What stands at the end of a row, and what a tap on it does.
@MainActor struct AccessoryTests {
  private let screen = DishScreen()

  @Test(.promotion(27)) func `elements of one's own stand at the end of a row`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("stars")?.accessory == .element(.text("***", role: .value)))
    #expect(table.row("badge")?.accessory == .element(.badge("7")))
    #expect(table.row("picture")?.accessory == .element(.image(TableImage(.named("flag")))))
    #expect(table.row("arrow")?.accessory == .disclosure)
    #expect(table.row("button")?.controls.first?.kind == .button(title: "Order"))
    screen.stars = 5
    screen.updateTableData()
    #expect(table.changes.last?.refreshedRows.count == 1)
    #expect(table.row("stars")?.accessory == .element(.text("*****", role: .value)))
    screen.updateTableData()
    #expect(table.changes.count == 1)
  }

  @Test func `every kind has an action, beside that of its row`() async throws {
    let table = try await HeadlessHost.show(screen)
    let titles = ["stars", "badge", "picture", "arrow", "mark", "button"]
    for title in titles { try await table.tapAccessory(title) }
    #expect(screen.calls == titles)
    try await table.tap("stars")
    #expect(screen.calls.last == "row")
    await #expect(throws: HeadlessError.notOffered("be tapped at its end", by: "silent")) {
      try await table.tapAccessory("silent")
    }
  }

  @Test func `a button at the end is pressed as any other`() async throws {
    let table = try await HeadlessHost.show(screen)
    try await table.set(.null, of: "button")
    #expect(screen.calls == ["button"])
  }

  @Test func `a screen reader calls a switch as it is labeled, or as its row`() async throws {
    let table = try await HeadlessHost.show(screen)
    #expect(table.row("switch")?.controls.first?.label == "Hot")
    let other = try await HeadlessHost.show(PlainSwitchScreen())
    #expect(other.row("Row")?.controls.first?.label == "Row")
  }

  @Test func `they are drawn at the end, and a click there means them`() async throws {
    let stage = try await TextStage(screen, columns: 30, rows: 12)
    let frame = stage.paint()
    expectRows(
      frame,
      """
      ▌stars                    ***
       badge                    (7)
       silent                   (8)
       button             [ Order ]
       picture                    ⚑
       arrow                      ›
       mark                       ✓
       switch                   ━━●
      """)
    let rows = try (0..<3).map { try #require(screen.layout.row(at: TablePath(0, $0))?.id) }
    #expect(frame.target(column: 26, row: 1) == .accessory(rows[0]))
    #expect(frame.target(column: 26, row: 2) == .accessory(rows[1]))
    #expect(frame.target(column: 26, row: 3) == .row(rows[2]))
  }
}

private final class PlainSwitchScreen: TableScreen {
  override var tableData: [Section] { [Section { [.title: "Row", .accessory: .switch(false)] }] }
}
