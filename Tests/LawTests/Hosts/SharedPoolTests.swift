import TableScreen
import Testing

/// A host that draws all its screens by one pool of cells, one after the other, tells each of them what leaves view.
@MainActor @Suite struct SharedPoolTests {
  private final class Log { var lines: [String] = [] }

  private final class Hooked: TableScreen {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init()
    }
    override var tableData: [Section] {
      [Section("Head") { for row in 1...2 { [.id: .key(row), .title: "\(name)\(row)"] } }]
    }
    private func note(_ what: String, _ row: NodeID) {
      let path = layout.tablePath(of: row)
      log.lines.append("\(what) \(name)\(path.map { "\($0.row + 1)" } ?? "?")")
    }
    override func willDisplay(_ cell: TableRowCell, _ row: NodeID) { note("comes", row) }
    override func onEndDisplaying(_ row: NodeID) { note("goes", row) }
    override func onEndDisplayingHeader(of section: NodeID) {
      log.lines.append("head goes \(name)")
    }
  }

  /// A host that draws everything anew.
  private final class PlainHost: TableHost {
    let capabilities: HostCapabilities = []
    private(set) lazy var navigator = TableNavigator([root], host: self)
    private let root: Screen
    private let keeps: Bool
    private let pool = RowCellPool()

    init(_ root: Screen, keeps: Bool) {
      (self.root, self.keeps) = (root, keeps)
      navigator.start()
    }

    func navigate(_ change: TableNavigationChange) { draw() }
    func apply(
      _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
    ) { draw() }
    func refreshChrome(of screen: any HostedScreen) { draw() }
    func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    }

    private func draw() {
      navigator.drawing {
        let screen = navigator.visibleScreen
        let layout = screen.layout
        var rows: Set<NodeID> = []
        var edges: Set<SectionEdge> = []
        for section in 0..<layout.sectionCount {
          if let id = layout.sectionID(at: section) { edges.insert(SectionEdge(.header, of: id)) }
          for row in 0..<layout.rowCount(in: section) {
            guard let id = layout.row(at: TablePath(section, row))?.id else { continue }
            rows.insert(id)
            _ = pool.content(of: id, in: screen)
          }
        }
        guard keeps else { return }
        pool.keep(rows)
        pool.display(edges, in: screen)
      }
    }
  }

  @Test(arguments: [false, true])
  func `a covered screen hears that its rows leave, and a revealed one that they come`(keeps: Bool)
    async throws
  {
    let log = Log()
    let (one, two) = (Hooked("a", log), Hooked("b", log))
    let host = PlainHost(one, keeps: keeps)
    #expect(log.lines == ["comes a1", "comes a2"])
    log.lines = []
    one.open(two)
    let goes = ["goes a1", "goes a2"] + (keeps ? ["head goes a"] : [])
    #expect(log.lines == goes + ["comes b1", "comes b2"])
    log.lines = []
    #expect(host.navigator.back())
    let back = ["goes b1", "goes b2"] + (keeps ? ["head goes b"] : [])
    #expect(log.lines == back + ["comes a1", "comes a2"])
    log.lines = []
    host.navigator.end()
    #expect(log.lines == goes)
  }

  @Test func `a screen without rows takes those of the former out of view, too`() async throws {
    let log = Log()
    let one = Hooked("a", log)
    let host = PlainHost(one, keeps: true)
    log.lines = []
    one.open(TableScreen())
    #expect(log.lines == ["goes a1", "goes a2", "head goes a"])
    _ = host
  }
}
