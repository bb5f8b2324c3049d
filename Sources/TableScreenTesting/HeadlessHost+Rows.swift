public import TableScreen

/// The rows in view, with the state that they were computed from.
struct RowsInView {
  let layout: TableLayout
  let top: TablePath
  let length: Int
  let paths: [TablePath]
  let rows: Set<NodeID>
  /// True if the cells of all rows out of view are back in the pool.
  var isAlone = false
}

/// The rows, headers and footers on screen, as they are drawn.
extension HeadlessHost {
  /// Returns the row at a position as it is drawn, or nil if there is none.
  public func row(at path: TablePath) -> RowContent? { asShown { drawnRow(at: path) } }

  /// Reads the rows, and again if reading made rows that turn out to be hidden or expanded.
  func asShown<Answer>(_ read: () -> Answer) -> Answer {
    if isClosed { return read() }
    let navigator = navigator
    return TableEnvironment.within(navigator.environment) { navigator.drawing(read) }
  }

  func drawnRow(at path: TablePath) -> RowContent? {
    guard let row = layout.row(at: path) else { return nil }
    let (before, pool) = (view, pool)
    let content = pool.content(of: row.id, in: visibleScreen)
    let view = view
    let isInView = view.rows.contains(row.id)
    if !isInView || !before.isAlone || !before.layout.isSame(as: view.layout) {
      pool.keep(view.rows.union([row.id]))
    }
    lastView?.isAlone = isInView
    return content
  }

  /// Returns the first row of that title as it is drawn, or nil if none is on screen.
  public func row(_ title: String) -> RowContent? { path(of: title).flatMap { row(at: $0) } }

  /// Returns the header of a section as its class draws it, or nil if it is a plain text.
  public func header(of section: Int) -> RowContent? { edge(.header, section) }

  /// Returns the footer of a section as its class draws it, or nil if it is a plain text.
  public func footer(of section: Int) -> RowContent? { edge(.footer, section) }

  private func edge(_ side: SectionEdge.Side, _ section: Int) -> RowContent? {
    layout.sectionID(at: section).flatMap {
      pool.content(of: SectionEdge(side, of: $0), in: visibleScreen)
    }
  }

  /// The rows in view, as they are drawn.
  public var page: [RowContent] {
    asShown {
      let paths = pathsInView
      // With no row to draw, nothing else returns the cells of earlier rows to the pool.
      if paths.isEmpty { pool.keep([]) }
      return paths.compactMap { drawnRow(at: $0) }
    }
  }

  var pathsInView: [TablePath] { view.paths }

  private var view: RowsInView {
    let layout = layout
    if let lastView, lastView.layout.isSame(as: layout), lastView.top == top,
      lastView.length == pageLength
    {
      return lastView
    }
    var paths: [TablePath] = []
    var rows: Set<NodeID> = []
    var path = top
    while paths.count < pageLength, path.section < layout.sectionCount {
      if let row = layout.row(at: path) {
        paths.append(path)
        rows.insert(row.id)
        path.row += 1
      } else {
        path = TablePath(path.section + 1, 0)
      }
    }
    let view = RowsInView(layout: layout, top: top, length: pageLength, paths: paths, rows: rows)
    lastView = view
    return view
  }

  /// The titles of all rows of the layout, from top to bottom, in view or not.
  public var titles: [String] { asShown { paths.map { title(at: $0) } } }

  /// The titles of the rows, by section.
  public var titlesBySection: [[String]] {
    asShown { (0..<layout.sectionCount).map { drawnTitles(in: $0) } }
  }

  /// Returns the titles of the rows of a section.
  public func titles(in section: Int) -> [String] { asShown { drawnTitles(in: section) } }

  private func drawnTitles(in section: Int) -> [String] {
    (0..<layout.rowCount(in: section)).map { title(at: TablePath(section, $0)) }
  }

  /// The titles of the sections on screen; an empty string for a section without a title.
  public var sectionTitles: [String] {
    (0..<layout.sectionCount).map { layout.content(ofSection: $0).title ?? "" }
  }

  /// Returns the position of the first row of that title, or nil.
  public func path(of title: String) -> TablePath? { path(of: title, after: 0) }

  /// Returns the position of a row of that title after so many others, or nil.
  func path(of title: String, after others: Int) -> TablePath? {
    asShown {
      var left = others
      return paths.first { path in
        guard self.title(at: path) == title else { return false }
        left -= 1
        return left < 0
      }
    }
  }

  var paths: some Sequence<TablePath> {
    let layout = layout
    return (0..<layout.sectionCount).lazy.flatMap { section in
      (0..<layout.rowCount(in: section)).lazy.map { TablePath(section, $0) }
    }
  }

  private func title(at path: TablePath) -> String {
    guard let id = layout.row(at: path)?.id else { return "" }
    // Only a cell class can show another title than that of the cell.
    if let cell = screen?.model.cell(id), cell.cellClass == nil {
      return cell.title ?? cell.subtitle ?? ""
    }
    return drawnRow(at: path)?.title ?? ""
  }
}
