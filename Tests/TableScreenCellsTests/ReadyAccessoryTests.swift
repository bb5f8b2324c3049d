import TableScreen
import TableScreenCells
import TableScreenTesting
import Testing

/// A ready cell class at the end of a row shows what it is about; the row has its title already.
@MainActor @Suite struct ReadyAccessoryTests {
  private final class OneRow: TableScreen {
    var accessory = TableAccessory.badge("")
    override var tableData: [Section] {
      [Section(cells: [[.title: "Visit", .accessory: accessory]])]
    }
  }

  private func end(_ accessory: TableAccessory) async throws -> (RowElement, String) {
    let screen = OneRow()
    screen.accessory = accessory
    let table = try await HeadlessHost.show(screen)
    defer { table.close() }
    guard case .element(let element) = try #require(table.row("Visit")).accessory else {
      throw NoElement()
    }
    return (element, table.frame())
  }

  private struct NoElement: Error {}

  @Test func `it does not repeat the title`() async throws {
    let all: [TableAccessory] = [
      .view(RatingCell.self, properties: ["value": 3]),
      .view(ProgressCell.self, properties: ["value": 0.5]),
      .view(SliderCell.self, properties: ["minimum": 0, "maximum": 9, "value": 3]),
      .view(BadgeCell.self, properties: ["badges": ["new"]]),
      .view(ChartCell.self, properties: ["numbers": [1.5, 2]]),
      .view(KeyValueCell.self, properties: ["value": "yes"]),
    ]
    for accessory in all {
      let (element, frame) = try await end(accessory)
      let texts = element.flattened.compactMap { part in
        if case .text(let text) = part { text.text.plain } else { nil }
      }
      #expect(!texts.contains("Visit"), "\(element)")
      #expect(frame.ranges(of: "Visit").count == 1, "\(frame)")
    }
  }

  @Test func `a control has the title as its name, and no space before it`() async throws {
    let (element, _) = try await end(.view(RatingCell.self, properties: ["value": 3]))
    guard case .control(let control) = element else {
      Issue.record("\(element)")
      return
    }
    #expect(control.label == "Visit" && Double(control.value) == 3)
  }
}
