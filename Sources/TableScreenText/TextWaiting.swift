import TableScreen

/// The wait of a screen, as lines of text.
@MainActor struct TextWaiting {
  private let chrome: ScreenChrome
  private let phase: Int
  private let parts: TextParts

  init(_ chrome: ScreenChrome, phase: Int, parts: TextParts) {
    self.chrome = chrome
    self.phase = phase
    self.parts = parts
  }

  /// Returns the text of the wait, its progress, and the button to cancel it, below each other.
  func lines(width: Int) -> [TextLine] {
    var lines = [what(width: width)]
    if let done = chrome.waitingFraction {
      lines.append(TextProgress(parts.glyphs).line(done, width: min(width, 30)))
    }
    if chrome.canCancelWaiting { lines.append(button) }
    return lines
  }

  /// Returns the text of the wait, its progress and the button on one line.
  func line(width: Int) -> TextLine {
    var end = TextLine()
    if let done = chrome.waitingFraction {
      end.append(spaces: 2)
      end.append(TextProgress(parts.glyphs).line(done, width: min(width / 4, 17)))
    }
    if chrome.canCancelWaiting {
      end.append(spaces: 2)
      end.append(button)
    }
    var line = what(width: max(width - end.width, 0))
    line.append(end)
    line.fit(min(line.width, width))
    return line
  }

  private func what(width: Int) -> TextLine {
    var line = TextLine(spinner: parts.glyphs.spinner(phase))
    line.append(spaces: 1)
    line.append(
      parts.line(chrome.waiting ?? "", width: max(width - 2, 0), style: TextStyle(.secondary)))
    return line
  }

  private var button: TextLine {
    parts.button(TableWords.current.cancel, target: .cancelWaiting)
  }
}
