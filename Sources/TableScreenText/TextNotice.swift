import TableScreen

/// A notice of a screen, as lines of text.
@MainActor struct TextNotice {
  private let notice: ScreenChrome.Notice
  private let parts: TextParts

  init(_ notice: ScreenChrome.Notice, options: TextOptions) {
    self.notice = notice
    parts = TextParts(options)
  }

  /// Returns the notice on at most `limit` lines, with the button to undo, if it offers that, at the end of the last.
  func lines(width: Int, limit: Int = 3) -> [TextLine] {
    let style = TextStyle(notice.isError ? .error : .notice)
    var sign = TextLine()
    if notice.isError {
      sign.append(glyphs: parts.glyphs.warning, style)
      sign.append(spaces: 1)
    }
    let offer = offer
    let room = max(width - sign.width - offer.width, 1)
    let texts = parts.wrapped(notice.text, width: room, lines: limit, style: style)
    return texts.enumerated().map { index, text in
      var line = TextLine()
      if index == 0 { line.append(sign) } else { line.append(spaces: sign.width) }
      line.append(text)
      if index == texts.count - 1 { line.append(offer) }
      line.fit(min(line.width, width))
      return line
    }
  }

  private var offer: TextLine {
    guard notice.offersUndo else { return TextLine() }
    var line = TextLine()
    line.append(spaces: 2)
    line.append(parts.button(TableWords.current.undo, target: .undo))
    return line
  }
}
