import TableScreen
import TableScreenTesting
import Testing

/// A stroke that opens another screen, or closes its own, leaves the field where it was.
@MainActor struct StrokeElsewhereTests {
  private final class Suggestions: TableScreen {
    var heard = 0
    override var tableData: [Section] { [Section { [.title: "Adelaide"] }] }
    override func onControl(_ event: TableControlEvent) { heard += 1 }
  }

  private final class Places: TableScreen {
    var place = ""
    var closes = false
    var strokes: [String] = []
    override var tableData: [Section] {
      [
        Section {
          [
            .title: "Place", .bind: .to(\Places.place),
            .controls: .handlers(
              [:], typing: [RowControl.boundName: .changed(Places.typed)]),
          ]
        }
      ]
    }
    func typed(_ text: String) {
      strokes.append(text)
      if closes { close() } else if strokes.count == 1 { open(Suggestions(), as: .modal) }
    }
  }

  @Test func `the strokes after it, and the value, are those of the field`() async throws {
    let places = Places()
    let table = try await HeadlessHost.show(places)
    try await table.type("Ade", into: "Place")
    #expect(places.strokes == ["A", "Ad", "Ade"])
    #expect(places.place == "Ade")
    #expect((table.visibleScreen as? Suggestions)?.heard == 0)
    table.close()
  }

  @Test func `a field in which the person stays is set when it is left`() async throws {
    let places = Places()
    let table = try await HeadlessHost.show(places)
    try await table.type("Ade", into: "Place", staying: true)
    try await table.back()
    #expect(places.place == "Ade")
    table.close()
  }

  @Test func `a screen that has gone hears nothing more`() async throws {
    let places = Places()
    places.closes = true
    let table = try await HeadlessHost.show(Suggestions())
    table.visibleScreen.open(places)
    try await table.settle()
    try await table.type("Ade", into: "Place")
    #expect(places.strokes == ["A"])
    #expect(table.titles == ["Adelaide"])
    table.close()
  }
}
