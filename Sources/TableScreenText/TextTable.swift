import TableScreen

/// The rows of a screen as lines of text, composed when they are needed.
///
/// A row is composed when its lines are asked for, and kept while one frame is drawn; contents of rows are kept from a
/// move to the frame after it. Rows out of view cost nothing, however many there are.
@MainActor final class TextTable {
  let screen: any HostedScreen
  let layout: TableLayout
  let chrome: ScreenChrome
  let options: TextOptions
  let plan: TextPlan
  private let pool: RowCellPool
  private(set) var composer: TextRowComposer
  /// The contents of rows that were asked for, in view or not.
  private(set) var contents: [NodeID: RowContent]
  private var rows: [NodeID: TextRow] = [:]
  private var sectionLines: [SectionEdge: [TextLine]] = [:]
  /// The lines of the table's own header and footer, and those about more rows.
  private(set) lazy var edges = TextEdges(chrome, composer, hasRows: hasRows)

  init(
    _ screen: any HostedScreen, _ state: TextState, _ size: TextSize, _ options: TextOptions,
    _ pool: RowCellPool, contents: [NodeID: RowContent] = [:]
  ) {
    self.screen = screen
    self.options = options
    self.pool = pool
    self.contents = contents
    layout = screen.layout
    chrome = screen.chrome
    let layout = layout
    let hasRows = (0..<layout.sectionCount).contains { layout.rowCount(in: $0) > 0 }
    plan = TextPlan(chrome, hasRows: hasRows, size: size, options: options)
    composer = TextRowComposer(
      width: plan.content.count, chrome: chrome, state: state, options: options)
  }

  /// Drops composed lines, so that the table is drawn with a new state.
  func update(_ state: TextState) {
    composer = TextRowComposer(
      width: plan.content.count, chrome: chrome, state: state, options: options)
    rows = [:]
    sectionLines = [:]
    edges = TextEdges(chrome, composer, hasRows: hasRows)
  }

  /// The maker of lines from texts.
  var parts: TextParts { composer.parts }
  var hasRows: Bool { firstPath != nil }

  var isGrouped: Bool { chrome.style == .grouped }
  /// The number of lines in which rows are drawn.
  var height: Int { plan.body.count }

  // MARK: Rows

  /// Returns a row as composed, or nil if there is none.
  func row(at path: TablePath) -> TextRow? {
    layout.row(at: path).flatMap { row($0.id) }
  }

  /// Returns a row as composed, or nil if there is none.
  func row(_ id: NodeID) -> TextRow? {
    if let row = rows[id] { return row }
    guard let content = content(of: id) else { return nil }
    let row = composer.compose(content, id)
    rows[id] = row
    return row
  }

  private func content(of id: NodeID) -> RowContent? {
    if let content = contents[id] { return content }
    let content = pool.content(of: id, in: screen)
    contents[id] = content
    return content
  }

  private func height(ofRowAt path: TablePath) -> Int {
    guard let id = layout.row(at: path)?.id else { return 1 }
    if let row = rows[id] { return max(row.lines.count, 1) }
    // The height of most rows is known without composing them.
    if let height = content(of: id).flatMap({ $0.lineCount }) { return max(height, 1) }
    return max(row(at: path)?.lines.count ?? 1, 1)
  }

  /// Returns the lines of a header or footer.
  func lines(_ side: SectionEdge.Side, _ section: Int) -> [TextLine] {
    guard let id = layout.sectionID(at: section) else { return [] }
    let edge = SectionEdge(side, of: id)
    if let lines = sectionLines[edge] { return lines }
    let content = layout.content(ofSection: section)
    let lines =
      pool.content(of: edge, in: screen).map {
        TextRowComposer.centered(
          composer.lines($0.body, of: id), height: content.height(side), width: composer.width)
      } ?? composer.lines(side, content.text(side) ?? "", plan, isGrouped: isGrouped)
    sectionLines[edge] = lines
    return lines
  }

  /// Tells the screen which headers and footers were drawn.
  func display(_ edges: Set<SectionEdge>) { pool.display(edges, in: screen) }

  /// Returns the number of lines that a part takes, at least one.
  func height(of slot: TextSlot) -> Int {
    switch slot.part {
    case .space, .top, .bottom: 1
    case .row: height(ofRowAt: slot.path)
    case .header: max(lines(.header, slot.section).count, 1)
    case .footer: max(lines(.footer, slot.section).count, 1)
    case .tableHeader, .paging, .tableFooter: max(edges[slot.part].count, 1)
    }
  }

  /// Returns the number of lines of a sticky header that stay at the top while the rows of its
  /// section scroll by: all, or 0 if they would leave too few for the rows.
  func stickyHeight(_ section: Int) -> Int {
    guard !isGrouped, has(.header, section) else { return 0 }
    let lines = max(self.lines(.header, section).count, 1)
    return height >= 3 * lines ? lines : 0
  }

  // MARK: Parts

  private func has(_ part: TextSlot.Part, _ section: Int) -> Bool {
    let rows = layout.rowCount(in: section)
    switch part {
    case .tableHeader, .paging, .tableFooter: return false
    case .row: return rows > 0
    case .top, .bottom: return isGrouped && rows > 0
    case .header: return layout.content(ofSection: section).height(.header) != 0
    case .footer: return layout.content(ofSection: section).height(.footer) != 0
    case .space:
      return isGrouped && (rows > 0 || has(.header, section) || has(.footer, section))
    }
  }

  func exists(_ slot: TextSlot) -> Bool {
    if slot.isEdge { return !edges[slot.part].isEmpty }
    guard (0..<layout.sectionCount).contains(slot.section), has(slot.part, slot.section) else {
      return false
    }
    return slot.part != .row || (0..<layout.rowCount(in: slot.section)).contains(slot.row)
  }

  /// Returns the first part of a section, or the first one below the part with a number.
  func first(of section: Int, after part: Int = -1) -> TextSlot? {
    TextSlot.Part.allCases.first { $0.rawValue > part && has($0, section) }
      .map { TextSlot(section: section, part: $0) }
  }

  /// Returns the last part of a section, or the last one above the part with a number.
  func last(of section: Int, before part: Int = .max) -> TextSlot? {
    TextSlot.Part.allCases.last { $0.rawValue < part && has($0, section) }.map {
      let row = $0 == .row ? layout.rowCount(in: section) - 1 : 0
      return TextSlot(section: section, part: $0, row: row)
    }
  }
}
