import TableScreen
import TableScreenTesting
import Testing

private final class ReusedCell: TableRowCell {
  var hooks: [String] = []
  static var last: ReusedCell?
  override func prepareForReuse() { hooks.append("prepareForReuse") }
  override func onReuse() { hooks.append("onReuse") }
  override func body(for row: RowContext) -> RowElement {
    Self.last = self
    return super.body(for: row)
  }
}

private final class TallScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section(
        cells: (0..<31).map {
          [.title: "\($0)", .height: 200, .cellClass: .of(ReusedCell.self)]
        })
    ]
  }
}

private final class BarScreen: TableScreen {
  var presses: [String] = []
  override var tableData: [Section] { [] }
  override func onLoad() {
    setBarButton(.leading, TableBarButton("Left", action: .perform(BarScreen.goLeft)))
    setBarButton(.trailing, TableBarButton(image: "list", action: .perform(BarScreen.right)))
  }
  func goLeft() { presses.append("left") }
  func right() { presses.append("right") }
}

/// Cells are used again, and bars show what they were given.
@MainActor @Suite(.serialized) struct ReuseAndBarTests {
  @Test(.promotion(105, 106, 107, 109)) func `a cell is told when it is used again`() async throws {
    let table = try await HeadlessHost.show(TallScreen())
    table.pageLength = 3
    _ = table.page
    let fresh = try #require(ReusedCell.last)
    #expect(fresh.hooks == [])
    for title in ["15", "28", "0"] {
      try await table.scroll(to: title)
      _ = table.page
    }
    let used = try #require(ReusedCell.last)
    #expect(used.hooks.prefix(2) == ["prepareForReuse", "onReuse"])
    ReusedCell.last = nil
  }

  @Test(.promotion(110, 111)) func `a screen without a title shows none`() async throws {
    let screen = TallScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.title == "")
    screen.setTitle("Mine")
    #expect(table.chrome.title == "Mine")
    #expect(TallScreen().title == "")
  }

  @Test(.promotion(114, 115, 117)) func `buttons that a screen sets when it loads are in its bar`()
    async throws
  {
    let screen = BarScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.leading.map(\.face) == [.title("Left")])
    #expect(table.chrome.trailing.map(\.face) == [.image("list")])
    try await table.press("Left")
    try await table.press("list")
    #expect(screen.presses == ["left", "right"])
  }

  @Test(.promotion(118)) func `a toolbar shows while it has buttons`() async throws {
    let screen = BarScreen()
    let table = try await HeadlessHost.show(screen)
    #expect(table.chrome.toolbar == [])
    let buttons = ["One", "Two"].map { TableBarButton($0, action: .perform(BarScreen.goLeft)) }
    screen.setBarButtons(.toolbar, [buttons[0]])
    #expect(table.chrome.toolbar.map(\.label) == ["One"])
    screen.setBarButtons(.toolbar, buttons)
    #expect(table.chrome.toolbar.map(\.label) == ["One", "Two"])
    screen.setBarButtons(.toolbar, [])
    #expect(table.chrome.toolbar == [])
  }
}
