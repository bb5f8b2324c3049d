import Foundation
import TableScreen
import TableScreenTesting
import Testing

private final class StarsCell: TableRowCell {
  override func body(for row: RowContext) -> RowElement {
    let stars = row.properties["stars", as: Int.self] ?? 0
    let frame = row.properties["frame", as: [String: Int].self] ?? [:]
    return .row(.text(String(repeating: "*", count: stars)), .badge("\(frame["width"] ?? 0)"))
  }
}

private final class LookScreen: TableScreen {
  override class var settings: Settings { [.rowHeight(.automatic(estimated: 97))] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "plain"]
        [.title: AttributedString("rich"), .subtitle: AttributedString("below")]
        [.title: "named", .reuseIdentifier: "Custom Cell"]
        [.title: "high", .height: 50]
        [
          .title: "own", .cellClass: .of(StarsCell.self),
          .properties: .values(["stars": 3, "frame": ["width": 7]]),
        ]
        [.title: "unmarked", .selectionStyle: .off, .keepSelection: true]
        [.title: "switch", .accessory: .switch(true)]
        [.title: "more", .accessory: .disclosure]
        [.title: "round", .image: .named("list", radius: 15, size: 20)]
        [.title: "natural", .image: "list"]
        [.title: "remote", .image: URL(string: "https://example.org/a.png")]
      }
    ]
  }
}

private final class FixedScreen: TableScreen {
  override class var settings: Settings { [.rowHeight(.fixed(77))] }
  override var tableData: [Section] {
    [
      Section {
        [.title: "plain"]
        [.title: "high", .height: 50]
      }
    ]
  }
}

/// A row looks as its cell says.
@MainActor struct CellLookTests {
  private func row(_ title: String) async throws -> RowContent {
    try #require(try await HeadlessHost.show(LookScreen()).row(title))
  }

  @Test(.promotion(14, 19)) func `a row has the standard class, unless it names another`()
    async throws
  {
    let screen = LookScreen()
    let table = try await HeadlessHost.show(screen)
    func kind(_ title: String) throws -> RowKind? {
      let path = try #require(table.path(of: title))
      return table.layout.row(at: path).flatMap { screen.kind(of: $0.id) }
    }
    #expect(try kind("plain")?.type == TableRowCell.self)
    #expect(try kind("***")?.type == StarsCell.self)
    #expect(try kind("named")?.name == "Custom Cell")
  }

  @Test(.promotion(15, 17, 18)) func `titles are plain or attributed`() async throws {
    #expect(try await row("plain").texts.map(\.text.plain) == ["plain"])
    let rich = try await row("rich")
    #expect(rich.texts.map(\.text.plain) == ["rich", "below"])
    #expect(rich.texts.allSatisfy { $0.text.attributed != nil })
  }

  @Test(.promotion(21, 22, 34)) func `a row has its own height, or that of the table`()
    async throws
  {
    #expect(try await row("high").height == 50)
    #expect(try await row("plain").height == nil)
    #expect(LookScreen.settings.values.rowHeight == .automatic(estimated: 97))
  }

  @Test(.promotion(35)) func `a table has one height for the rows without their own`()
    async throws
  {
    let table = try await HeadlessHost.show(FixedScreen())
    #expect(table.row("plain")?.height == 77)
    #expect(table.row("high")?.height == 50)
  }

  @Test(.promotion(23)) func `properties reach the cell's class, nested ones too`() async throws {
    let content = try await row("***")
    #expect(content.body.flattened.contains(.badge("7")))
  }

  @Test(.promotion(25)) func `a row may stay unmarked while it is selected`() async throws {
    let screen = LookScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.tap("unmarked")
    #expect(screen.selectedRows.count == 1)
    #expect(table.row("unmarked")?.isSelected == false)
  }

  @Test(.promotion(26, 29)) func `a switch or a sign stands at the end of a row`() async throws {
    #expect(try await row("switch").controls.map(\.kind) == [.toggle])
    #expect(try await row("switch").controls.map(\.value) == [.flag(true)])
    #expect(try await row("more").accessory == .disclosure)
    #expect(try await row("plain").accessory == .off)
  }

  @Test(.promotion(30, 33)) func `a picture has a size and a radius, or its own`() async throws {
    func image(_ title: String) async throws -> TableImage? {
      for case .image(let image) in try await row(title).body.flattened { return image }
      return nil
    }
    #expect(try await image("round") == TableImage(.named("list"), radius: 15, size: 20))
    #expect(try await image("natural") == TableImage(.named("list")))
    let remote = try #require(try await image("remote"))
    #expect(remote.source == URL(string: "https://example.org/a.png").map { .remote($0) })
  }
}
