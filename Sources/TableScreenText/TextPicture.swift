import TableScreen

/// A picture in a grid of characters: a mark, with empty space around it according to the picture's size.
///
/// A picture without a size, or no higher than a line, is the mark alone. A larger one has at most three lines, and
/// twice as many columns, since a character is twice as high as wide. Its radius is ignored.
struct TextPicture {
  /// The greatest number of lines of a picture, since more would show nothing more.
  private static let lineLimit = 3

  private let image: TableImage
  private let parts: TextParts

  init(_ image: TableImage, _ parts: TextParts) {
    self.image = image
    self.parts = parts
  }

  /// Returns the number of lines that a picture takes.
  static func lineCount(of image: TableImage) -> Int {
    min(TextPoints.lines(ofPicture: image.size), lineLimit)
  }

  /// The number of columns that the picture takes.
  var columns: Int {
    let lines = Self.lineCount(of: image)
    return lines == 1 ? 1 : 2 * lines
  }

  /// Returns the mark of the picture: a pictogram of its name, or else the mark of any picture.
  func mark(_ marks: TextStyle.Marks = []) -> TextLine {
    let name: String? =
      switch image.source {
      case .named(let name): name
      case .remote: image.placeholder
      case .data: nil
      }
    return TextLine(
      glyphs: name.flatMap { parts.glyphs.pictogram(named: $0) } ?? parts.glyphs.image,
      TextStyle(.secondary, marks))
  }

  /// Returns the lines of the picture, with a mark in the middle, or on the first line beside what stands there.
  func lines(_ mark: TextLine, isOnTop: Bool = false) -> [TextLine] {
    let count = Self.lineCount(of: image)
    guard count > 1 else { return [mark] }
    return (0..<count).map { row in
      var line = TextLine()
      if row == (isOnTop ? 0 : (count - 1) / 2) {
        line.append(spaces: (columns - 1) / 2)
        line.append(mark)
      }
      line.fit(columns)
      return line
    }
  }
}

extension TextGlyphs {
  /// Returns the pictogram for the name of an icon, such as `star` or `folder.fill`; or nil.
  func pictogram(named name: String) -> String? {
    if isASCII { return nil }
    // The names of icons begin with the thing shown, and its variant follows: star.fill, folder-symbolic, heart.circle.
    let word = name.lowercased().prefix { $0.isLetter }
    return Self.pictograms[String(word)]
  }

  private static let pictograms: [String: String] = [
    "star": "★", "favorite": "★", "heart": "♥", "person": "☻", "user": "☻", "avatar": "☻",
    "house": "⌂", "home": "⌂", "flag": "⚑", "bookmark": "⚑", "phone": "☏", "envelope": "✉",
    "mail": "✉", "pencil": "✎", "edit": "✎", "music": "♪", "audio": "♪", "sun": "☼", "warning": "⚠",
    "exclamationmark": "⚠", "checkmark": "✓", "check": "✓", "plus": "+", "add": "+", "minus": "−",
    "xmark": "✕", "close": "✕", "magnifyingglass": "⌕", "search": "⌕", "info": "ⓘ", "circle": "●",
    "square": "■", "triangle": "▲", "diamond": "◆", "folder": "▤", "doc": "▯", "document": "▯",
    "file": "▯", "clock": "◷", "calendar": "▦", "arrow": "→", "play": "▸", "gear": "✱",
    "settings": "✱", "moon": "☾", "key": "⚷", "bolt": "ϟ",
  ]
}
