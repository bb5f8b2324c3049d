import TableScreen

/// A row as lines of text, which look the same with the cursor on it and without.
struct TextRow {
  /// The lines between the margins.
  var lines: [TextLine]
  /// The content of the row.
  var content: RowContent
}

/// A composer of the lines of whole rows: their elements, indentation, accessory, message and the
/// marks of edit mode.
@MainActor struct TextRowComposer {
  let width: Int
  let isEditing: Bool
  /// True if rows have boxes, because any number of them can be selected.
  let hasBoxes: Bool
  let parts: TextParts
  private let state: TextState
  private let options: TextOptions
  private var glyphs: TextGlyphs { parts.glyphs }

  init(width: Int, chrome: ScreenChrome, state: TextState, options: TextOptions) {
    self.width = width
    isEditing = chrome.isEditing
    hasBoxes = chrome.selectsSeveral
    self.state = state
    self.options = options
    parts = TextParts(options)
  }

  func compose(_ content: RowContent, _ id: NodeID) -> TextRow {
    var elements = composer(of: id)
    elements.images = content.images
    if case .field(let edit) = state.focus, edit.row == id { elements.edit = edit }
    if options.showsCursor, state.cursor == id { elements.chosen = state.control }

    let start = start(of: content, id)
    let end = end(of: content, id, elements)
    let room = max(width - start.width - end.width, 0)
    var lines = elements.lines(content.body, width: room)
    lines = lines.enumerated().map { index, body in
      var line = TextLine()
      line.reserve(width)
      if index == 0 { line.append(start) }
      line.fit(start.width)
      line.append(body)
      line.cut(width - end.width, ellipsis: glyphs.ellipsis)
      line.fit(width - end.width)
      if index == 0 { line.append(end) }
      line.cut(width, ellipsis: glyphs.ellipsis)
      line.fit(width)
      return line
    }
    if case .confirmDelete(id) = state.focus, !lines.isEmpty {
      lines[0] = question(content, id, between: start, end)
    }
    lines += message(of: content, indentation: start.width)
    lines = Self.centered(lines, height: content.height, width: width)
    // Bold tells selected rows from others, even with the cursor on them.
    if content.isSelected { lines = lines.map { $0.restyled { $0.adding(.bold) } } }
    return TextRow(lines: lines, content: content)
  }

  /// Returns the composer of the elements of a row, header or footer.
  func composer(of node: NodeID) -> TextComposer {
    var elements = TextComposer(row: node, options: options, parts: parts)
    elements.spinnerPhase = state.spinnerPhase
    return elements
  }

  /// The spinner in its current phase.
  var spinner: TextLine {
    TextLine(spinner: glyphs.spinner(state.spinnerPhase))
  }

  /// Centers lines among empty ones if the height is that of more lines.
  static func centered(_ lines: [TextLine], height: Double?, width: Int) -> [TextLine] {
    let missing = max((TextPoints.lines(ofRow: height) ?? 0) - lines.count, 0)
    guard missing > 0 else { return lines }
    var empty = TextLine()
    empty.fit(width)
    let above = Array(repeating: empty, count: missing / 2)
    return above + lines + Array(repeating: empty, count: missing - above.count)
  }

  // MARK: Around the elements

  /// The keys of edit mode, or nil in a row too narrow for them.
  var rowKeys: TextOptions.RowKeys? { width >= 30 ? options.rowKeys : nil }

  private func start(of content: RowContent, _ id: NodeID) -> TextLine {
    var line = TextLine()
    if isEditing {
      // Leaves room for the key that is written before the mark of the row with the cursor.
      if let keys = rowKeys { line.append(spaces: keys.room) }
      let room = line.width + glyphs.delete.count + 1
      switch content.editing {
      case .delete:
        line.append(TextLine(glyphs: glyphs.delete, TextStyle(.error), target: .delete(id)))
      case .insert:
        line.append(TextLine(glyphs: glyphs.insert, TextStyle(.accent), target: .insert(id)))
      case .off: break
      }
      line.fit(room)
    }
    if hasBoxes {
      let room = line.width + glyphs.checked.count + 1
      if content.hasBox {
        let style = content.isSelected ? TextStyle(.accent, .bold) : TextStyle(.secondary)
        line.append(
          TextLine(
            glyphs: content.isSelected ? glyphs.checked : glyphs.unchecked, style, target: .box(id))
        )
      }
      line.fit(room)
    }
    // Indentation takes at most half of the line, so that rows of deep trees keep room for their content.
    line.append(spaces: min(2 * min(max(content.indentation, 0), width), width / 2))
    return line
  }

  private func end(of content: RowContent, _ id: NodeID, _ elements: TextComposer) -> TextLine {
    var items: [TextLine] = []
    if let progress = content.progress {
      items.append(elements.progress(progress, width: min(17, width / 3)))
    } else if content.isBusy {
      items.append(elements.spinner)
    } else if let line = accessory(content, id, elements) {
      items.append(line)
    }
    if let isExpanded = content.isExpanded, !(content.isBusy && content.accessory == .off) {
      items.append(
        TextLine(
          glyphs: isExpanded ? glyphs.expanded : glyphs.collapsed, TextStyle(.secondary),
          target: .expand(id)))
    }
    if isEditing && content.isMoveable {
      let isMoving = state.moving == id
      // Leaves room for the keys, as at the start of the row.
      if let keys = rowKeys { items.append(TextLine.spaces(keys.move.count - 1)) }
      items.append(
        TextLine(
          glyphs: isMoving ? glyphs.moving : glyphs.handle,
          TextStyle(isMoving ? .accent : .secondary), target: .handle(id)))
    }
    return items.reduce(into: TextLine()) { line, item in
      line.append(spaces: 2)
      line.append(item)
    }
  }

  private func accessory(
    _ content: RowContent, _ id: NodeID, _ elements: TextComposer
  ) -> TextLine? {
    var line: TextLine? =
      switch content.accessory {
      case .off: nil
      // The box already shows that the row is selected, in a column of its own.
      case .checkmark where hasBoxes && content.isSelected: nil
      case .disclosure: TextLine(glyphs: glyphs.disclosure, TextStyle(.secondary))
      case .checkmark: TextLine(glyphs: glyphs.checkmark, TextStyle(.accent, .bold))
      case .detail: TextLine(glyphs: glyphs.detail, TextStyle(.accent))
      case .control(let control):
        elements.lines(control, width: elements.measure(control, limit: width / 2).wanted).first
      case .element(let element):
        elements.lines(
          element, width: min(elements.measure(element, limit: width / 2).wanted, width / 2)
        ).first
      }
    if case .control = content.accessory { return line }
    if content.isAccessoryTappable { line?.mark(.accessory(id)) }
    return line
  }

  private func message(of content: RowContent, indentation: Int) -> [TextLine] {
    guard let message = content.message, !message.isEmpty else { return [] }
    let texts = parts.wrapped(
      message, width: width - indentation - 2, lines: 3, style: TextStyle(.error))
    return texts.enumerated().map { index, text in
      var line = TextLine()
      line.append(spaces: indentation)
      line.append(glyphs: index == 0 ? glyphs.warning : " ", TextStyle(.error))
      line.append(spaces: 1)
      line.append(text)
      line.fit(width)
      return line
    }
  }

  /// The fewest columns to which a name is cut in the question whether to delete.
  private static let leastName = 8

  /// Returns the question whether to delete a row, with the answers.
  ///
  /// In a narrow line the marks and the accessory of the row are left out, and last the answers, whose keys are also in the
  /// help at the bottom.
  private func question(
    _ content: RowContent, _ id: NodeID, between start: TextLine, _ end: TextLine
  ) -> TextLine {
    let answers = answers(to: id)
    let room = width - start.width - end.width - answers.width
    var line = TextLine()
    if let question = question(content, room: room) {
      line.append(start)
      line.append(question)
      line.append(answers)
      line.fit(width - end.width)
      line.append(end)
    } else if let question = question(content, room: width - answers.width) {
      line.append(question)
      line.append(answers)
    } else {
      let whole = parts.line(ask(content, name(of: content)), width: width, style: Self.asking)
      line.append(question(content, room: width) ?? whole)
    }
    line.fit(width)
    return line
  }

  private static let asking = TextStyle(.error)

  /// Returns the question with the name cut inside its quotation marks, so that the question keeps
  /// its end; nil if too little of the name would be left.
  private func question(_ content: RowContent, room: Int) -> TextLine? {
    let name = name(of: content)
    let left = room - parts.width(of: ask(content, ""), limit: max(room, 0))
    guard left > 0, left >= parts.width(of: name, limit: Self.leastName) else { return nil }
    let quoted = parts.line(name, width: left).cells.map(\.text).joined()
    return parts.line(ask(content, quoted), width: room, style: Self.asking)
  }

  private func ask(_ content: RowContent, _ name: String) -> String {
    let words = TableWords.current
    return content.deleteTitle.map { words.question($0, name) } ?? words.deleteQuestion(name)
  }

  /// Returns the name of the row for a person: its title, or else its accessibility label.
  private func name(of content: RowContent) -> String {
    content.title.isEmpty ? content.accessibilityLabel : content.title
  }

  private func answers(to id: NodeID) -> TextLine {
    let words = TableWords.current
    var answers = TextLine()
    for (key, word, isYes) in [(glyphs.enter, words.yes, true), (words.escapeKey, words.no, false)]
    {
      let start = answers.width + 2
      answers.append(spaces: 2)
      answers.append(parts.line(key, width: 8, style: TextStyle(.key, .bold)))
      answers.append(spaces: 1)
      answers.append(parts.line(word, width: 12))
      answers.mark(.confirm(id, isYes), start..<answers.width)
    }
    return answers
  }
}
