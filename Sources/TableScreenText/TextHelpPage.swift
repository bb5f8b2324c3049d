import TableScreen

/// The page of all keys, as lines of text.
///
/// Keys stand beside their commands, or above them if the frame is narrow; no key is cut.
@MainActor package struct TextHelpPage {
  /// The lines, all of them as wide as the page.
  let lines: [TextLine]
  /// The number of columns.
  let width: Int

  /// The number of lines.
  package var height: Int { lines.count }

  /// Creates the page of the options' help, for a frame of that many columns.
  package init(_ options: TextOptions, columns: Int) {
    let parts = TextParts(options)
    let help = options.allHelp.isEmpty ? options.help : options.allHelp
    let isNarrow = columns < 40
    let room = max(columns - (isNarrow ? 4 : 8), 1)
    let keys = help.map { parts.width(of: $0.keys, limit: room) }.max() ?? 0
    let whats = help.map { parts.width(of: $0.what, limit: room) }.max() ?? 0
    width = min(keys + whats + 4, room)
    let entry = isNarrow && width == room ? Self.narrow : Self.wide
    let keyWidth = min(keys, max(width - whats - 4, width / 2))
    let width = width
    lines = help.flatMap { help in
      entry(help, keyWidth, width, parts).map { line in
        var line = line
        line.fit(width)
        return line
      }
    }
  }

  private typealias Entry = (TextOptions.Help, Int, Int, TextParts) -> [TextLine]

  private static let wide: Entry = { help, keyWidth, width, parts in
    let keys = parts.wrapped(help.keys, width: keyWidth, lines: mostLines, style: keyStyle)
    return keys.enumerated().map { index, keys in
      var line = TextLine()
      line.append(spaces: 1)
      line.append(keys)
      line.fit(keyWidth + 3)
      if index == 0 { line.append(parts.line(help.what, width: max(width - keyWidth - 4, 0))) }
      return line
    }
  }

  private static let narrow: Entry = { help, _, width, parts in
    let room = max(width - 1, 1)
    let what = parts.line(help.what, width: max(room - 2, 0))
    var lines = parts.wrapped(help.keys, width: room, lines: mostLines, style: keyStyle)
    if lines.count != 1 || lines[0].width + 2 + what.width > room { lines.append(TextLine()) }
    lines[lines.count - 1].append(spaces: 2)
    lines[lines.count - 1].append(what)
    return lines.map {
      var line = TextLine()
      line.append(spaces: 1)
      line.append($0)
      return line
    }
  }

  /// A limit for the lines of one command's keys, which no command reaches.
  private static let mostLines = 20
  private static let keyStyle = TextStyle(.key, .bold)
}
