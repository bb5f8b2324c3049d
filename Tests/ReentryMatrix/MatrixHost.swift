#if os(macOS) || os(Linux)
import Foundation
import TableScreen

/// A host that is strict, and whose own events are hooks too.
@MainActor final class MatrixHost: TableHost {
  let capabilities: HostCapabilities = [.swipe, .longPress, .drag, .pullToRefresh, .images]
  private let roots: [Screen]
  private(set) lazy var window = TableNavigator(roots, host: self)
  private var replays: [ObjectIdentifier: (replay: ChangeReplay, shown: TableLayout)] = [:]
  private var pools: [ObjectIdentifier: RowCellPool] = [:]
  /// The first thing that was wrong, or nil.
  private(set) var fault: String?

  init(_ roots: [Screen]) { self.roots = roots }

  func navigate(_ change: TableNavigationChange) {
    Probe.hit("TableHost.navigate(_:)")
    let open = Set(window.screens.map { ObjectIdentifier($0) })
    replays = replays.filter { open.contains($0.key) }
    for screen in window.panes {
      let key = ObjectIdentifier(screen)
      if replays[key] == nil { replays[key] = (ChangeReplay(screen.layout), screen.layout) }
    }
  }

  func apply(
    _ changes: ChangeSet, from old: TableLayout, to new: TableLayout, in screen: any HostedScreen
  ) {
    Probe.hit("TableHost.apply(_:from:to:in:)")
    let key = ObjectIdentifier(screen)
    guard var (replay, _) = replays[key] else { return }
    do {
      try replay.apply(changes, to: new)
    } catch {
      fault = fault ?? "a change set is wrong: \(error)"
      replay = ChangeReplay(new)
    }
    replays[key] = (replay, new)
  }

  func refreshChrome(of screen: any HostedScreen) {
    Probe.hit("TableHost.refreshChrome(of:)")
    _ = screen.chrome
  }

  func scroll(to path: TablePath, at position: TableScrollPosition, in screen: any HostedScreen) {
    Probe.hit("TableHost.scroll(to:at:in:)")
    screen.send(.displayed(path, path))
  }

  func focus(_ row: NodeID, control: String?, in screen: any HostedScreen) {
    Probe.hit("TableHost.focus(_:control:in:)")
  }

  func open(_ url: URL) -> Bool {
    Probe.hit("TableHost.open(_:)")
    return true
  }

  func choose(_ question: TableFileQuestion) -> Bool {
    Probe.hit("TableHost.choose(_:)")
    return true
  }

  /// Draws what is in view, as a host does: rows by cells of theirs, and what is around them.
  func draw() {
    let screen = window.visibleScreen
    let pool = pools[ObjectIdentifier(screen)] ?? RowCellPool()
    pools[ObjectIdentifier(screen)] = pool
    let layout = screen.layout
    var rows: Set<NodeID> = []
    var edges: Set<SectionEdge> = []
    for section in 0..<layout.sectionCount {
      for row in 0..<layout.rowCount(in: section) {
        guard let id = layout.row(at: TablePath(section, row))?.id else { continue }
        rows.insert(id)
        _ = pool.content(of: id, in: screen)
      }
      guard let id = layout.sectionID(at: section) else { continue }
      for side in SectionEdge.Side.allCases {
        let edge = SectionEdge(side, of: id)
        edges.insert(edge)
        _ = pool.content(of: edge, in: screen)
      }
    }
    pool.display(edges, in: screen)
    pool.keep(rows)
    _ = screen.chrome
    if let last = layout.lastPath { screen.send(.displayed(TablePath(0, 0), last)) }
  }

  /// Lets all rows leave view.
  func drawNothing() {
    let screen = window.visibleScreen
    let pool = pools[ObjectIdentifier(screen)]
    pool?.display([], in: screen)
    pool?.keep([])
  }

  /// What is wrong with what the host was told of a screen, or nil.
  func fault(of screen: Screen) -> String? {
    if let fault { return fault }
    guard screen.isVisible, let shown = replays[ObjectIdentifier(screen)]?.shown else { return nil }
    return shown.words == screen.layout.words ? nil : "the host was not told of all changes"
  }
}

extension TableLayout {
  /// The rows by section, in words.
  var words: [String] {
    (0..<sectionCount).map { section in
      let rows = (0..<rowCount(in: section)).map { row in
        self.row(at: TablePath(section, row)).map { "\($0.id):\($0.depth)" } ?? "-"
      }
      return rows.joined(separator: " ")
    }
  }

  fileprivate var lastPath: TablePath? {
    guard let section = (0..<sectionCount).last(where: { rowCount(in: $0) > 0 }) else { return nil }
    return TablePath(section, rowCount(in: section) - 1)
  }
}
#endif
