import TableScreen
import TableScreenTesting
import TableScreenText
import Testing

private final class BannerView: TableRowCell {
  var lines = 1
  override func onLoad() { lines = 4 }
  override func body(for row: RowContext) -> RowElement {
    .stack(
      RowStack(
        .vertical, (1...lines).map { .text("\(row.cell.title ?? "") \($0)", role: .caption) }))
  }
}

private final class EdgeScreen: TableScreen {
  override var tableFooter: RowElement? { .text("The end") }
  override var tableData: [Section] {
    [
      Section("Own", footer: "Own foot", cells: [[.title: "a"]])
        .header(BannerView.self).footer(BannerView.self),
      Section("High", footer: "High foot", cells: [[.title: "b"]])
        .header(BannerView.self, height: 50).footer(BannerView.self, height: 50),
      Section("Plain", footer: "Plain foot", cells: [[.title: "c"]]),
    ]
  }
}

/// What stands above and below sections, and the whole table.
@MainActor struct SectionEdgeTests {
  @Test(.promotion(37)) func `a footer of the table stands below all rows`() async throws {
    let table = try await HeadlessHost.show(EdgeScreen())
    #expect(table.chrome.tableFooter == .text("The end"))
    let lines = table.frame(columns: 30, rows: 40).split(separator: "\n")
    #expect(lines.last == " The end")
  }

  @Test(.promotion(38, 39, 43)) func `a class makes the header and the footer`() async throws {
    let table = try await HeadlessHost.show(EdgeScreen())
    #expect(table.header(of: 0)?.texts.map(\.text.plain) == ["Own 1", "Own 2", "Own 3", "Own 4"])
    #expect(table.footer(of: 0)?.texts.first?.text.plain == "Own foot 1")
    #expect(table.header(of: 2) == nil)
    #expect(table.footer(of: 2) == nil)
  }

  @Test(.promotion(41, 45, 46)) func `they have the height given, or the host's own`() async throws
  {
    let table = try await HeadlessHost.show(EdgeScreen())
    #expect(table.header(of: 1)?.height == 50)
    #expect(table.footer(of: 1)?.height == 50)
    #expect(table.header(of: 0)?.height == nil)
    #expect(table.footer(of: 0)?.height == nil)
  }

  @Test(.promotion(42, 47)) func `a class has loaded before its height is asked`() async throws {
    let stage = try await TextStage(EdgeScreen(), columns: 30, rows: 20)
    let lines = stage.paint().lines
    let first = try #require(lines.firstIndex(of: " Own 1"))
    #expect(lines[first + 3] == " Own 4")
    #expect(lines[first + 4].hasSuffix("a"))
    #expect(
      lines[first + 5...first + 8].map { String($0.dropFirst()) }
        == (1...4).map { "Own foot \($0)" })
  }
}
