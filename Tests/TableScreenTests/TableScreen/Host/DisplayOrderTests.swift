import TableScreen
import TableScreenTesting
import TableScreenText
import TestSupport
import Testing

private final class ManySections: TableScreen {
  var told: [String] = []
  var names: [String] = []
  override class var settings: Settings { [.style(.grouped)] }
  override var tableData: [Section] {
    (0..<30).map { section in
      Section(
        "\(section)", id: .init(section), footer: "\(section)", cells: [[.title: "\(section)"]])
    }
  }
  override func willDisplayHeader(section: Int) { told.append("+\(section) header") }
  override func willDisplayFooter(section: Int) { told.append("+\(section) footer") }
  override func onEndDisplayingHeader(of section: NodeID) {
    told.append("-\(name(section)) header")
  }
  override func onEndDisplayingFooter(of section: NodeID) {
    told.append("-\(name(section)) footer")
  }
  override func onEndDisplaying(_ row: NodeID) {
    told.append("row \(layout.tablePath(of: row)?.section ?? -1)")
  }
  private func name(_ section: NodeID) -> String { "\(layout.index(ofSection: section) ?? -1)" }
}

/// What comes into view, or leaves it, is told from the top of the screen down.
@MainActor struct DisplayOrderTests {
  private let screen = ManySections()

  @Test func `a covered table that scrolls moves nothing in view`() async throws {
    final class Long: TableScreen {
      override var tableData: [Section] {
        [Section(cells: (0..<100).map { [.id: .key($0), .title: "\($0)"] })]
      }
    }
    let (covered, top) = (Long(), Long())
    let table = try await HeadlessHost.show(covered)
    covered.open(top, as: .modal)
    try await table.settle()
    covered.scroll(to: .id(.key(50)))
    try await table.settle()
    #expect(table.top == TablePath(0, 0))
    top.scroll(to: .id(.key(50)))
    try await table.settle()
    #expect(table.top == TablePath(0, 50))
  }

  @Test func `headers and footers come and go in the order of the screen`() async throws {
    let stage = try await TextStage(screen, columns: 40, rows: 60)
    stage.paint()
    let shown = screen.told.filter { $0.hasPrefix("+") }
    #expect(shown.count > 12)
    #expect(shown == shown.indices.map { "+\($0 / 2) \($0 % 2 == 0 ? "header" : "footer")" })
    screen.told = []
    stage.move(.end)
    stage.paint()
    let gone = screen.told.filter { $0.hasPrefix("-") }
    #expect(gone.count > 10)
    #expect(gone == shown.map { "-" + $0.dropFirst() }.filter { gone.contains($0) })
    let rows = screen.told.filter { $0.hasPrefix("row") }
    #expect(rows.count > 5)
    #expect(rows == rows.indices.map { "row \($0)" })
  }
}
