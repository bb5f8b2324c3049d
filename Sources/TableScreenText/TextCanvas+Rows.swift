import TableScreen

extension TextCanvas {
  mutating func drawRows() {
    guard let top = state.viewport.top(in: table) else { return }
    var slot = top.slot
    var line = plan.body.lowerBound - top.offset
    let cover = table.cover(at: top)
    while line < plan.body.upperBound {
      let height = table.height(of: slot)
      draw(slot, at: line, from: plan.body.lowerBound + cover)
      line += height
      guard let next = table.next(after: slot) else { break }
      slot = next
    }
    if cover > 0 {
      draw(.header, of: top.slot.section, at: plan.body.lowerBound, in: plan.body)
    }
    table.display(edges)
  }

  /// Draws those lines of a header or footer that are in view.
  private mutating func draw(
    _ side: SectionEdge.Side, of section: Int, at line: Int, in visible: Range<Int>
  ) {
    let isBoxed = table.isGrouped && table.layout.content(ofSection: section).view(side) == nil
    let column = isBoxed ? plan.row.lowerBound + 1 : plan.content.lowerBound
    for (index, text) in table.lines(side, section).enumerated()
    where visible.contains(line + index) {
      put(text, at: column, line + index)
      mark(.section(section), plan.row, line + index)
      if let id = table.layout.sectionID(at: section) { edges.insert(SectionEdge(side, of: id)) }
    }
  }

  /// Draws a part of the table as far as it is below the line `first` and above the end of the rows.
  private mutating func draw(_ slot: TextSlot, at line: Int, from first: Int) {
    let visible = first..<max(first, plan.body.upperBound)
    func isShown(_ line: Int) -> Bool { visible.contains(line) }
    switch slot.part {
    case .space: break
    case .header: draw(.header, of: slot.section, at: line, in: visible)
    case .footer: draw(.footer, of: slot.section, at: line, in: visible)
    case .top where isShown(line): drawEdge(line, glyphs.topLeft, glyphs.topRight)
    case .bottom where isShown(line): drawEdge(line, glyphs.bottomLeft, glyphs.bottomRight)
    case .top, .bottom: break
    case .tableHeader, .paging, .tableFooter:
      for (index, text) in table.edges[slot.part].enumerated() where isShown(line + index) {
        put(text, at: plan.content.lowerBound, line + index)
      }
    case .row:
      guard let row = table.row(at: slot.path), let place = table.layout.row(at: slot.path) else {
        return
      }
      let lines = row.lines.indices.filter { isShown(line + $0) }
      guard !lines.isEmpty else { return }
      for index in lines { draw(row, index, place.id, at: line + index) }
      frame.rows.append(place.id)
      frame.shown = (frame.shown?.lowerBound ?? slot.path)...slot.path
      seen.append(.init(id: place.id, depth: place.depth))
    }
  }

  // MARK: One row

  /// Draws a row again that is wholly in view; its click targets stay.
  mutating func redraw(_ id: NodeID, at line: Int) {
    guard let row = table.row(id) else { return }
    let count = frame.hits.count
    for index in row.lines.indices {
      frame.grid.clear(plan.row, line + index)
      draw(row, index, id, at: line + index)
    }
    frame.hits.removeSubrange(count...)
  }

  private var hasBox: Bool { table.isGrouped && plan.row.count > 8 }

  private mutating func drawEdge(_ line: Int, _ left: String, _ right: String) {
    guard hasBox else { return }
    let rule = String(repeating: glyphs.horizontal, count: max(plan.row.count - 4, 0))
    let edge = TextLine(glyphs: left + rule + right, TextStyle(.rule, .dim))
    put(edge, at: plan.row.lowerBound + 1, line)
  }

  private mutating func draw(_ row: TextRow, _ index: Int, _ id: NodeID, at line: Int) {
    var inside = plan.row
    if hasBox {
      let side = TextLine(glyphs: glyphs.vertical, TextStyle(.rule, .dim))
      put(side, at: plan.row.lowerBound + 1, line)
      put(side, at: plan.row.upperBound - 2, line)
      inside = plan.row.lowerBound + 2..<plan.row.upperBound - 2
    }
    let isCursor = options.showsCursor && state.cursor == id
    mark(.row(id), inside, line)
    put(row.lines[index], at: plan.content.lowerBound, line)
    if isCursor { frame.grid.restyle(inside, line) { $0.adding(.selected) } }
    guard inside.lowerBound < plan.content.lowerBound else { return }
    if isCursor {
      let bar = TextLine(glyphs: glyphs.bar, TextStyle(.accent, .selected))
      put(bar, at: inside.lowerBound, line)
      if index == 0 { drawKeys(of: row, id, at: line) }
    } else if row.content.isSelected && index == 0 && !chrome.selectsSeveral {
      put(TextLine(glyphs: glyphs.chosen, TextStyle(.accent)), at: inside.lowerBound, line)
    }
  }

  /// Writes the keys of edit mode, each before the mark with the same effect.
  private mutating func drawKeys(of row: TextRow, _ id: NodeID, at line: Int) {
    guard chrome.isEditing, state.focus == .rows, let keys = table.composer.rowKeys else { return }
    let style = TextStyle(.key, [.bold, .selected])
    for hit in row.lines[0].hits {
      let key: String? =
        switch hit.target {
        case .delete(id): keys.delete
        case .insert(id): keys.insert
        case .handle(id): keys.move + " "
        default: nil
        }
      guard let key, hit.columns.lowerBound >= key.count else { continue }
      let column = plan.content.lowerBound + hit.columns.lowerBound - key.count
      put(TextLine(glyphs: key, style), at: column, line)
    }
  }

  // MARK: Index

  mutating func drawIndex() {
    let count = chrome.index.count
    guard count > 0, !plan.index.isEmpty, !plan.body.isEmpty else { return }
    let lines = min(count, plan.body.count)
    // Each line shows one entry: the first and the last, and others evenly between them.
    let entries = (0..<lines).map { lines > 1 ? $0 * (count - 1) / (lines - 1) : 0 }
    let top = frame.shown?.lowerBound ?? state.viewport.top(in: table)?.slot.path ?? TablePath(0, 0)
    var current = chrome.indexEntry(of: top)
    if case .index(let entry) = state.focus { current = min(max(entry, 0), count - 1) }
    let marked = current.flatMap { current in entries.lastIndex { $0 <= current } }
    for (offset, entry) in entries.enumerated() {
      let row = plan.body.lowerBound + offset
      var style = TextStyle(.secondary)
      if offset == marked {
        style = TextStyle(.accent, .bold)
        if case .index = state.focus { style = style.adding(.reverse) }
      }
      // The present entry shows even if no line was left for it, and is then what a click there means.
      let shown = offset == marked ? current ?? entry : entry
      let title = chrome.index[shown].title
      let width = plan.index.count - 2
      put(parts.line(title, width: width, style: style), at: plan.index.lowerBound + 1, row)
      mark(.index(entry: shown), plan.index, row)
    }
  }
}
