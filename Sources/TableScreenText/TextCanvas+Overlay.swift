import TableScreen

extension TextCanvas {
  /// Draws the box over the rows, if there is one: a menu, or the help.
  mutating func drawOverlay() {
    switch state.focus {
    case .menu(let menu): draw(menu)
    case .help(let scroll): drawHelpBox(scroll: scroll)
    case .rows, .search, .field, .confirmDelete, .index, .bar: break
    }
  }

  private mutating func draw(_ menu: TextMenu) {
    let inner = max(columns - 4, 1)
    let titles = menu.items.map { parts.width(of: $0.title, limit: inner) }
    let details = menu.items.map { parts.width(of: $0.detail, limit: 16) }
    let widest = titles.max() ?? 0
    var detail = details.max() ?? 0
    // Titles of choices are more important than their keys, which are left out first.
    if widest + detail + 6 > inner { detail = 0 }
    let width = min(
      max(
        widest + (detail > 0 ? detail + 2 : 0) + 4,
        parts.width(of: menu.title, limit: inner) + 3,
        parts.width(of: menu.message, limit: Self.widestMessage) + 4), inner)
    let message = message(of: menu, width: width)
    let lines =
      message
      + menu.items.enumerated().map { index, item in
        let isSelected = index == menu.selected
        let style = item.isEnabled ? TextStyle(.plain) : TextStyle(.secondary, .dim)
        var line = TextLine(glyphs: isSelected ? glyphs.bar : " ", TextStyle(.accent))
        line.append(glyphs: item.isChecked ? glyphs.checkmark : " ", TextStyle(.accent, .bold))
        line.append(spaces: 1)
        line.append(
          parts.line(item.title, width: width - 4 - (detail > 0 ? detail + 2 : 0), style: style))
        if detail > 0 {
          line.fit(width - details[index] - 1)
          line.append(parts.line(item.detail, width: 16, style: TextStyle(.secondary)))
        }
        line.fit(width)
        if isSelected { line.restyle { $0.adding(.selected) } }
        if item.isEnabled { line.mark(.menuItem(index)) }
        return line
      }
    // A menu opens below its row if there is room, else above it.
    let row = menu.row.flatMap { id in
      frame.hits.last { $0.target == .row(id) }?.row
    }
    drawBox(
      hasCutTitle(menu, width: width) ? "" : menu.title, lines, width: width,
      selected: message.count + menu.selected, below: menu.corner?.row ?? row,
      at: menu.corner?.column)
  }

  /// The most columns of a menu's sentence before it wraps.
  private static let widestMessage = 48

  /// Returns whether a question does not fit into the edge of its box; a row that its menu stands beside can be read there.
  private func hasCutTitle(_ menu: TextMenu, width: Int) -> Bool {
    menu.row == nil && parts.width(of: menu.title, limit: columns) > width - 3
  }

  /// Wraps the sentence above a menu's entries, and a title that its edge has no room for, with an empty line below them.
  private func message(of menu: TextMenu, width: Int) -> [TextLine] {
    let room = max(frame.grid.rows - menu.items.count - 5, 1)
    func wrapped(_ text: String, _ style: TextStyle, _ lines: Int) -> [TextLine] {
      if text.isEmpty { return [] }
      return parts.wrapped(text, width: max(width - 4, 1), lines: max(lines, 1), style: style)
    }
    var text: [TextLine] = []
    if hasCutTitle(menu, width: width) {
      text = wrapped(menu.title, TextStyle(.header, .bold), room)
    }
    text += wrapped(menu.message, TextStyle(.secondary), room - text.count)
    if text.isEmpty { return [] }
    return (text + [TextLine()]).map { text in
      var line = TextLine()
      line.append(spaces: 2)
      line.append(text)
      line.fit(width)
      return line
    }
  }

  private mutating func drawHelpBox(scroll: Int) {
    let page = TextHelpPage(options, columns: columns)
    drawBox(TableWords.current.keys, page.lines, width: page.width, first: scroll)
  }

  /// Draws lines in a box over the rows; of too many lines, those around the selected one, or from
  /// `first` on.
  private mutating func drawBox(
    _ title: String, _ lines: [TextLine], width: Int, selected: Int? = nil, first: Int = 0,
    below row: Int? = nil, at column: Int? = nil
  ) {
    var place = plan.body
    if place.count < lines.count + 2 { place = (plan.title ?? -1) + 1..<frame.grid.rows }
    for row in 0..<frame.grid.rows { mark(.outside, 0..<columns, row) }
    guard place.count >= 3, columns >= 8 else { return }
    let height = min(lines.count, place.count - 2)
    var first = min(max(first, 0), lines.count - height)
    if let selected, lines.indices.contains(selected) {
      first = min(max(first, selected - height + 1), selected)
    }
    var top = place.lowerBound + (place.count - height - 2) / 2
    if let row {
      top = row + height + 2 < place.upperBound ? row + 1 : max(row - height - 2, place.lowerBound)
      // The line of a click may be gone in a frame that has become lower.
      top = min(top, place.upperBound - height - 2)
    }
    var left = row == nil ? (columns - width - 2) / 2 : max(columns - width - 6, 0)
    if let column { left = max(min(column, columns - width - 3), 0) }
    let rule = TextStyle(.rule)

    var header = TextLine(glyphs: glyphs.topLeft + glyphs.horizontal, rule)
    if width > 4, !title.isEmpty {
      header.append(glyphs: " ")
      header.append(parts.line(title, width: width - 3, style: TextStyle(.header, .bold)))
      header.append(glyphs: " ")
    }
    // An empty column at both sides separates the box from the text under it.
    for row in top..<top + height + 2 { frame.grid.clear(left - 1..<left + width + 3, row) }
    close(&header, glyphs.topRight, width, isCut: first > 0, glyphs.above)
    put(header, at: left, top)
    mark(.overlay, left..<left + width + 2, top)
    for (offset, line) in lines[first..<first + height].enumerated() {
      let at = top + 1 + offset
      mark(.overlay, left..<left + width + 2, at)
      put(TextLine(glyphs: glyphs.vertical, rule), at: left, at)
      put(line, at: left + 1, at)
      put(TextLine(glyphs: glyphs.vertical, rule), at: left + 1 + width, at)
    }
    var footer = TextLine(glyphs: glyphs.bottomLeft, rule)
    close(&footer, glyphs.bottomRight, width, isCut: first + height < lines.count, glyphs.below)
    put(footer, at: left, top + 1 + height)
    mark(.overlay, left..<left + width + 2, top + 1 + height)
  }

  /// Ends an edge of a box, with a sign if lines beyond it are cut off.
  private func close(
    _ line: inout TextLine, _ corner: String, _ width: Int, isCut: Bool, _ sign: String
  ) {
    line.fit(min(line.width, width + 1))
    let count = max(width + 1 - line.width - (isCut ? 2 : 0), 0)
    line.append(
      glyphs: String(repeating: glyphs.horizontal, count: count)
        + (isCut ? sign + glyphs.horizontal : ""),
      TextStyle(.rule))
    line.fit(width + 1)
    line.append(glyphs: corner, TextStyle(.rule))
  }
}
