public import TableCore

/// A pool of a host's cell objects, reused by kind.
///
/// A host asks for the content of each row that comes into view, and gives back the cells of rows that left
/// it. The order of the calls on a cell is fixed: a new one gets `onLoad`, body, `willDisplay`; a
/// reused one `prepareForReuse`, body, `onReuse`, `willDisplay`. The screen's `onCellCreated`, `onCellReused`
/// and `willDisplay` run right before the cell's own hook. When the screen goes for good, it receives
/// `didLeaveView` for all its rows, and later calls by the host have no effect on it. A row that becomes of another kind leaves
/// view with its old cell, and comes into it with the new one.
///
/// A pool has one screen in view: once it is asked for a row of another one, all rows of the former have left view. A host
/// that shows a list and its detail side by side has a pool for each.
@MainActor public final class RowCellPool {
  private enum Place: Hashable {
    case row(NodeID)
    case edge(SectionEdge)
  }

  private var shown: [Place: (kind: RowKind, cell: TableRowCell)] = [:]
  private weak var screen: (any HostedScreen)?
  private var free: [RowKind: [TableRowCell]] = [:]
  /// The headers and footers in view.
  private var edges: Set<SectionEdge> = []

  /// Changes what a row shows, in a pool that only looks; nil in a host's own.
  private let masking: ((RowContent, NodeID, any HostedScreen) -> RowContent)?

  /// Creates an empty pool.
  public init() { masking = nil }

  /// Creates a pool of cells that only look: no hook of the screen runs for them, and nothing is loaded.
  ///
  /// - Parameter masking: changes what a row shows.
  package init(masking: @escaping (RowContent, NodeID, any HostedScreen) -> RowContent) {
    self.masking = masking
  }

  /// Returns the content of a row of `screen`, made by a cell of its kind, or nil if there is no
  /// such row.
  public func content(of row: NodeID, in screen: any HostedScreen) -> RowContent? {
    if let masking { return glimpse(of: row, in: screen).map { masking($0, row, screen) } }
    show(screen)
    guard let kind = screen.kind(of: row) else { return nil }
    func told() -> any HostedScreen { (screen as? Screen)?.willShow(row) ?? screen }
    let content = content(
      at: .row(row), kind,
      { cell in
        screen.willDraw(row)
        return screen.content(of: row, cell: cell)
      },
      replaced: { screen.didLeaveView(row) },
      created: { told().onCellCreated($0, row) }, reused: { told().onCellReused($0, row) },
      willDisplay: { told().willDisplay($0, row) })
    if let content { screen.didDraw(row, content) }
    return content
  }

  /// Returns the content of a header or footer, made by a cell of its kind, or nil if it is plain
  /// text.
  public func content(of edge: SectionEdge, in screen: any HostedScreen) -> RowContent? {
    if masking == nil { show(screen) }
    guard let kind = screen.kind(of: edge) else { return nil }
    return content(at: .edge(edge), kind, { screen.content(of: edge, cell: $0) })
  }

  /// Returns the content of a row, and runs no hook of the screen.
  private func glimpse(of row: NodeID, in screen: any HostedScreen) -> RowContent? {
    screen.kind(of: row).flatMap { kind in
      content(at: .row(row), kind, { screen.content(of: row, cell: $0) })
    }
  }

  private func content(
    at place: Place, _ kind: RowKind, _ make: (TableRowCell) -> RowContent?,
    replaced: () -> Void = {},
    created: (TableRowCell) -> Void = { _ in }, reused: (TableRowCell) -> Void = { _ in },
    willDisplay: (TableRowCell) -> Void = { _ in }
  ) -> RowContent? {
    if let (shownKind, cell) = shown[place] {
      if shownKind == kind { return make(cell) }
      release(place)
      replaced()
    }
    let free = free[kind]?.popLast()
    let cell = free ?? kind.type.init()
    if free == nil {
      created(cell)
      cell.onLoad()
    } else {
      cell.prepareForReuse()
    }
    let content = make(cell)
    if free != nil {
      reused(cell)
      cell.onReuse()
    }
    willDisplay(cell)
    cell.willDisplay()
    shown[place] = (kind, cell)
    return content
  }

  /// Runs the hooks of headers and footers that come into view or leave it, from top to bottom, and puts the cells of
  /// those that left back into the pool.
  public func display(_ edges: Set<SectionEdge>, in screen: any HostedScreen) {
    guard masking == nil else { return }
    show(screen)
    let (coming, going) = (edges.subtracting(self.edges), self.edges.subtracting(edges))
    self.edges = edges
    for edge in screen.layout.inOrder(coming) { screen.willDisplay(edge) }
    for edge in screen.layout.inOrder(going) { screen.didLeaveView(edge) }
    for case .edge(let edge) in shown.keys where !edges.contains(edge) { release(.edge(edge)) }
  }

  /// Puts the cells of rows that left view, all but `rows`, back into the pool, from the top of the screen down.
  public func keep(_ rows: Set<NodeID>) { keep(rows, of: screen) }

  private func keep(_ rows: Set<NodeID>, of screen: (any HostedScreen)?) {
    var gone: [NodeID] = []
    for case .row(let row) in shown.keys where !rows.contains(row) { gone.append(row) }
    for row in screen?.layout.inOrder(gone) ?? gone {
      release(.row(row))
      screen?.didLeaveView(row)
    }
  }

  /// Notes the screen that is shown, so that it can call ``end(of:)`` when it closes; the one before it has left view.
  private func show(_ screen: any HostedScreen) {
    guard self.screen !== screen else { return }
    clear()
    self.screen = screen
    (screen as? Screen)?.pool = self
  }

  /// Runs the hooks of all rows and edges of a closed screen as having left view.
  func end(of screen: Screen) {
    guard self.screen === screen else { return }
    clear()
  }

  /// Runs the hooks of all rows and edges in view as having left it.
  private func clear() {
    let (old, gone) = (screen, edges)
    // A hook may have the host draw another screen, which is the one in view then.
    (screen, edges) = (nil, [])
    for case .edge(let edge) in shown.keys { release(.edge(edge)) }
    keep([], of: old)
    guard let old else { return }
    for edge in old.layout.inOrder(gone) { old.didLeaveView(edge) }
  }

  /// Returns the cell that shows a row now, or nil.
  public func cell(showing row: NodeID) -> TableRowCell? { shown[.row(row)]?.cell }

  private func release(_ place: Place) {
    guard let (kind, cell) = shown.removeValue(forKey: place) else { return }
    free[kind, default: []].append(cell)
  }
}

extension TableLayout {
  /// Returns headers and footers from the top of the screen down, those of sections that are gone last.
  fileprivate func inOrder(_ edges: Set<SectionEdge>) -> [SectionEdge] {
    edges.map { ($0, index(ofSection: $0.section) ?? .max) }.sorted { a, b in
      if a.1 != b.1 { return a.1 < b.1 }
      if a.0.section != b.0.section { return a.0.section < b.0.section }
      return a.0.side == .header && b.0.side == .footer
    }
    .map(\.0)
  }

  /// Returns rows from the top of the screen down, those that are gone last.
  fileprivate func inOrder(_ rows: [NodeID]) -> [NodeID] {
    let end = TablePath(.max, .max)
    return rows.map { ($0, tablePath(of: $0) ?? end) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }
}
