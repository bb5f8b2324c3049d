import Foundation
import TableScreen
import TableScreenTesting
import Testing

/// Asking what a row looks like, or why it does not show, has no effect: a host that draws says so, and that has.
@MainActor @Suite struct QuietQuestionTests {
  /// Counts what it is asked for.
  private actor CountingLoader: TableImageLoader {
    private(set) var count = 0
    func data(from url: URL, limits: TableImageLimits) async throws -> Data {
      count += 1
      return Data([1])
    }
  }

  private final class Store { var name = "Ada" }

  private final class AskedScreen: TableScreen {
    override class var settings: Settings { [.searchable(scopes: ["All", "Short"])] }
    let store = Store()
    let loader = CountingLoader()
    var bound: [String] = []
    var scopeQuestions = 0
    override var imageLoader: any TableImageLoader { loader }
    override var tableData: [Section] {
      [
        Section("People", items: 0..<300, id: \.self) { [store] index in
          [
            .title: "Row \(index)", .bind: .to(store, \.name),
            .image: .remote(URL(filePath: "/nowhere/\(index).png")),
          ]
        }
      ]
    }
    override func willBind(_ row: NodeID, _ cell: Cell) { bound.append(cell.title ?? "") }
    override func isInScope(_ cell: Cell, _ scope: Int) -> Bool {
      scopeQuestions += 1
      return cell.title?.hasSuffix("1") == true
    }
  }

  private func row(_ place: Int, of screen: AskedScreen) throws -> NodeID {
    try #require(screen.model.resolve(.id(TableCell.ID(place))).first)
  }

  @Test func `what a row looks like binds and loads nothing`() async throws {
    let screen = AskedScreen()
    let table = try await HeadlessHost.show(screen)
    screen.bound = []
    let before = await screen.loader.count
    let far = try row(250, of: screen)
    let content = try #require(screen.content(of: far, cell: TableRowCell()))
    try await table.settle()
    #expect(content.images.values.allSatisfy { $0 == .loading })
    #expect(screen.bound == [])
    #expect(await screen.loader.count == before)
  }

  @Test func `a host that draws a row binds it and loads its pictures`() async throws {
    let screen = AskedScreen()
    let table = try await HeadlessHost.show(screen)
    screen.bound = []
    let before = await screen.loader.count
    try await table.scroll(to: "Row 250")
    _ = table.row("Row 250")
    try await table.settle()
    #expect(screen.bound.contains("Row 250"))
    #expect(await screen.loader.count > before)
  }

  @Test func `why a row does not show is asked of no scope`() async throws {
    let screen = AskedScreen()
    let table = try await HeadlessHost.show(screen)
    try await table.selectScope("Short")
    let count = screen.scopeQuestions
    #expect(screen.visibility(of: try row(2, of: screen)) == [.filtered])
    #expect(screen.visibility(of: try row(21, of: screen)) == [])
    #expect(screen.scopeQuestions == count)
  }
}
