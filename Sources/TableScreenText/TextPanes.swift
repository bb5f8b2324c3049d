import TableScreen

/// The layout of screens beside each other in a grid of characters, with the help below them.
@MainActor package struct TextPanes {
  /// The size of the grid.
  package let size: TextSize
  /// The columns of each screen, from left to right, and of the placeholder.
  package let columns: [Range<Int>]
  /// The text in place of a detail, beside the only screen.
  private let placeholder: String?
  private let options: TextOptions

  /// The most columns of a list beside its detail.
  private static let widestList = 60

  /// Divides a grid among one or two screens, or one and the text in place of its detail.
  package init(_ count: Int, placeholder: String? = nil, size: TextSize, options: TextOptions) {
    self.size = size
    self.placeholder = count < 2 ? placeholder : nil
    self.options = options
    let list = min(size.columns * 2 / 5, Self.widestList)
    let isDivided = count > 1 || placeholder != nil
    columns = isDivided ? [0..<list, list + 1..<max(size.columns, list + 1)] : [0..<size.columns]
  }

  private var hasHelp: Bool { columns.count > 1 && !options.help.isEmpty && size.rows > 3 }

  /// Returns the size that a screen is drawn in.
  package func size(of pane: Int) -> TextSize {
    TextSize(columns: columns[pane].count, rows: size.rows - (hasHelp ? 1 : 0))
  }

  /// Returns the options for drawing a screen; only the focused one shows a cursor, and the keys of its buttons.
  package func options(of pane: Int, isFocused: Bool) -> TextOptions {
    guard columns.count > 1 else { return options }
    var options = options
    if !isFocused { (options.showsCursor, options.buttonKeys) = (false, []) }
    if hasHelp { options.help = [] }
    return options
  }

  /// Returns the screen that a column belongs to, and the column in it; nil between two, and in the placeholder.
  package func pane(at column: Int) -> (pane: Int, column: Int)? {
    columns.prefix(placeholder == nil ? 2 : 1).firstIndex { $0.contains(column) }
      .map { ($0, column - columns[$0].lowerBound) }
  }

  /// Returns whether a line is that of the help, below all screens.
  package func isHelp(_ row: Int) -> Bool { hasHelp && row == size.rows - 1 }

  /// Joins the frames of all screens; click targets stay in the frames of the screens.
  package func joined(_ frames: [TextFrame], focused: Int) -> TextFrame {
    let frames = frames + (placeholder.map { [page($0, size: size(of: 1))] } ?? [])
    guard columns.count > 1, frames.count == columns.count else { return frames[0] }
    let glyphs = options.glyphs
    var frame = TextFrame(grid: TextGrid(columns: size.columns, rows: size.rows, glyphs: glyphs))
    for (range, part) in zip(columns, frames) { frame.grid.put(part.grid, at: range.lowerBound) }
    let edge = columns[1].lowerBound - 1
    for row in 0..<max(size.rows - (hasHelp ? 1 : 0), 0) {
      frame.grid.set(
        TextCharacter(glyphs.vertical), width: 1, at: edge, row, TextStyle(.rule, .dim))
    }
    if hasHelp {
      let line = TextParts(options).help(
        options.help, columns: size.columns, place: frames[focused].place)
      frame.grid.put(line, at: 1, size.rows - 1)
    }
    frame.caret = frames[focused].caret.map {
      .init(column: $0.column + columns[focused].lowerBound, row: $0.row)
    }
    frame.body = frames[focused].body
    frame.isAlive = frames.contains(where: \.isAlive)
    return frame
  }

  /// Draws a text in place of a screen, in the middle.
  package func page(_ text: String, size room: TextSize) -> TextFrame {
    var frame = TextFrame(
      grid: TextGrid(columns: room.columns, rows: room.rows, glyphs: options.glyphs))
    let lines = TextParts(options).wrapped(
      text, width: min(max(room.columns - 4, 0), 60), lines: room.rows,
      style: TextStyle(.secondary))
    for (row, line) in zip(max((room.rows - lines.count) / 2, 0)..., lines) {
      frame.grid.put(line, at: max((room.columns - line.width) / 2, 0), row)
    }
    return frame
  }
}

extension TextGrid {
  /// Writes another grid from a column to the right, as far as it fits.
  mutating func put(_ other: TextGrid, at column: Int) {
    for (row, line) in other.cells.enumerated() {
      put(line, at: column, row)
    }
  }

  /// Writes a line from a column to the right.
  mutating func put(_ line: TextLine, at column: Int, _ row: Int) {
    put(line.cells, at: column, row)
  }
}

extension TextParts {
  /// Returns the last line: as much of the help as fits, and at its end the position in the table.
  func help(
    _ help: [TextOptions.Help], columns: Int, place: TextPlaceLine? = nil
  ) -> TextLine {
    // The most important key comes before the position.
    let first = help.min { ($0.importance ?? 0) < ($1.importance ?? 0) }
    let isTight = fitting(first.map { [$0] } ?? [], columns: columns - (place?.room ?? 0)).isEmpty
    let place = isTight && !help.isEmpty ? nil : place
    var line = keys(help, columns: columns - (place?.room ?? 0))
    guard let place else { return line }
    line.fit(max(columns - 2 - place.line.width, line.width))
    line.append(place.line)
    return line
  }

  /// Returns those entries of the help that fit: the most important ones, in their order.
  private func fitting(_ help: [TextOptions.Help], columns: Int) -> [TextOptions.Help] {
    var room = columns - 1
    var fitting: Set<Int> = []
    let sorted = help.enumerated().sorted {
      ($0.element.importance ?? 0, $0.offset) < ($1.element.importance ?? 0, $1.offset)
    }
    for (place, entry) in sorted {
      let width = TextWidth.columns(of: entry.keys) + TextWidth.columns(of: entry.what) + 3
      guard width <= room else { continue }
      room -= width
      fitting.insert(place)
    }
    return help.indices.filter(fitting.contains).map { help[$0] }
  }

  private func keys(_ help: [TextOptions.Help], columns: Int) -> TextLine {
    let isRanked = help.allSatisfy { $0.importance != nil }
    let help = isRanked ? fitting(help, columns: columns) : help
    var items = help.map { help in
      var line = self.line(help.keys, width: 16, style: TextStyle(.key, .bold))
      line.append(spaces: 1)
      line.append(self.line(help.what, width: 24, style: TextStyle(.secondary)))
      return line
    }
    // The key `?` shows all of the help, so it stays even if others have no room.
    let all = help.firstIndex { $0.keys == "?" }
    let needed = { (items: [TextLine]) in items.reduce(-2) { $0 + $1.width + 2 } }
    if needed(items) > columns - 2, let all, items.count > 1 {
      let last = items.remove(at: all)
      while !items.isEmpty, needed(items + [last]) > columns - 2 { items.removeLast() }
      items.append(last)
    } else {
      while items.count > 1, needed(items) > columns - 2 { items.removeLast() }
    }
    var line = TextLine()
    for (index, item) in items.enumerated() {
      if index > 0 { line.append(spaces: 2) }
      line.append(item)
    }
    return line
  }
}
