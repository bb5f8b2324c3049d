import TableScreen

/// The header and footer of a table as lines of text.
@MainActor struct TextEdges {
  private var lines: [TextSlot.Part: [TextLine]] = [:]

  init(_ chrome: ScreenChrome, _ composer: TextRowComposer, hasRows: Bool) {
    // Header and footer belong to no row, so controls in them cannot be used.
    let nowhere = NodeID(.max)
    func lines(_ element: RowElement?) -> [TextLine]? {
      element.map { composer.lines($0, of: nowhere).map(\.unmarked) }
    }
    self.lines[.tableHeader] = lines(chrome.tableHeader)
    self.lines[.tableFooter] = lines(chrome.tableFooter)
    if hasRows { self.lines[.paging] = Self.paging(chrome.paging, composer) }
  }

  subscript(part: TextSlot.Part) -> [TextLine] { lines[part] ?? [] }

  /// Returns the lines about more rows: a spinner, the failure to load them, or an empty line as
  /// long as there may be more.
  private static func paging(_ paging: ScreenChrome.Paging, _ composer: TextRowComposer)
    -> [TextLine]
  {
    let (parts, width) = (composer.parts, composer.width)
    switch paging {
    case .off, .finished: return []
    case .idle: return [TextLine()]
    case .loading:
      var line = composer.spinner
      line.append(spaces: 1)
      line.append(
        parts.line(
          TableWords.current.loadingMore, width: max(width - 2, 0), style: TextStyle(.secondary)))
      return [line]
    case .failed(let text):
      let button = parts.button(TableWords.current.retry, target: .loadMore)
      return parts.failure(text, button: button, width: width)
    }
  }
}

extension TextParts {
  /// Returns a button of the framework's own.
  func button(_ title: String, target: TextTarget) -> TextLine {
    var button = TextLine(glyphs: "[ ", TextStyle(.control))
    button.append(line(title, width: 16, style: TextStyle(.control)))
    button.append(glyphs: " ]", TextStyle(.control))
    button.mark(target)
    return button
  }

  /// Returns the text of a failure on at most three lines, with a button at the end of the last or below it.
  ///
  /// The result has at most `limit` lines; if they are too few, the text is cut.
  func failure(_ text: String, button: TextLine, width: Int, limit: Int = .max) -> [TextLine] {
    let style = TextStyle(.error)
    let room = width - 2 - (limit == 1 ? button.width + 2 : 0)
    let count = min(3, max(limit - 1, 1))
    var lines = wrapped(text, width: max(room, 1), lines: count, style: style).enumerated().map {
      var line = TextLine(glyphs: $0 == 0 ? glyphs.warning : " ", style)
      line.append(spaces: 1)
      line.append($1)
      return line
    }
    if let last = lines.last, last.width + 2 + button.width <= width {
      lines[lines.count - 1].append(spaces: 2)
      lines[lines.count - 1].append(button)
    } else {
      lines.append(button)
    }
    return lines
  }
}
