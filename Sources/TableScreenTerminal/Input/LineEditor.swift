#if os(macOS) || os(Linux)
/// A line of text with a caret.
struct LineEditor: Hashable, Sendable {
  /// The text as typed.
  private(set) var text: String
  /// The number of characters before the caret.
  private(set) var caret: Int

  /// True if the text may have several lines.
  let allowsLines: Bool

  /// Creates an editor with the caret at a position, or at the end if nil.
  init(_ text: String = "", caret: Int? = nil, allowsLines: Bool = false) {
    self.text = text
    self.allowsLines = allowsLines
    self.caret = min(max(0, caret ?? .max), text.count)
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: caret) }

  /// Inserts a text at the caret.
  ///
  /// In a single-line text, line breaks and tabs become spaces; other control characters are left out.
  mutating func insert(_ typed: String) {
    let lineBreak: Unicode.Scalar = allowsLines ? "\n" : " "
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in typed.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      // The line feed after a carriage return belongs to the same line break.
      case "\n" where last == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}": scalars.append(lineBreak)
      case "\u{2028}", "\u{2029}": scalars.append(allowsLines ? scalar : " ")
      case "\t": scalars.append(allowsLines ? "\t" : " ")
      case "\0"..<" ", "\u{7F}"..<"\u{A0}": break
      default: scalars.append(scalar)
      }
    }
    let clean = String(scalars)
    // A combining mark joins the character before it, so the caret is counted from the end.
    let behind = text.distance(from: index, to: text.endIndex)
    text.insert(contentsOf: clean, at: index)
    caret = max(0, text.count - behind)
  }

  mutating func deleteBackward() {
    guard caret > 0 else { return }
    text.remove(at: text.index(before: index))
    caret -= 1
  }

  mutating func deleteForward() {
    guard index < text.endIndex else { return }
    text.remove(at: index)
  }

  /// Deletes back to the beginning of the word before the caret; at the beginning of a line, deletes the line break.
  mutating func deleteWord() {
    let head = text[..<index].reversed()
    delete(keeping: head.drop { $0.isWhitespace && !$0.isNewline }.drop { !$0.isWhitespace }.count)
  }

  /// Deletes back to the beginning of the line; at the beginning of a line, deletes the line break before it.
  mutating func deleteToStart() {
    delete(keeping: text[..<index].reversed().drop { !$0.isNewline }.count)
  }

  /// Deletes to the end of the line; at the end of a line, deletes the line break.
  mutating func deleteToEnd() {
    if index < text.endIndex, text[index].isNewline { return deleteForward() }
    text.removeSubrange(index..<(text[index...].firstIndex(where: \.isNewline) ?? text.endIndex))
  }

  /// Deletes the text before the caret except its first `count` characters; after a line break, deletes only that.
  private mutating func delete(keeping count: Int) {
    if caret > 0, text[text.index(before: index)].isNewline { return deleteBackward() }
    text.removeSubrange(text.index(text.startIndex, offsetBy: count)..<index)
    caret = count
  }

  mutating func move(by distance: Int) { caret = min(max(0, caret + distance), text.count) }

  /// Moves the caret to the beginning of its line.
  mutating func moveToStart() {
    caret = allowsLines ? text[..<index].reversed().drop { !$0.isNewline }.count : 0
  }

  /// Moves the caret to the end of its line.
  mutating func moveToEnd() {
    caret += allowsLines ? text[index...].prefix { !$0.isNewline }.count : text.count - caret
  }

  /// Moves the caret to the same column of the line above or below; returns false if there is none.
  mutating func moveLine(by step: Int) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var (line, start) = (0, 0)
    while line < lines.count - 1, caret > start + lines[line].count {
      start += lines[line].count + 1
      line += 1
    }
    let target = line + step
    guard lines.indices.contains(target) else { return false }
    let column = min(caret - start, lines[target].count)
    caret = lines[..<target].reduce(column) { $0 + $1.count + 1 }
    return true
  }

  /// The keys that edit a line of text, beside those that type characters.
  static let keys: [Key] = [
    .left, .right, .home, .end, .backspace, .delete, .control("a"), .control("e"), .control("w"),
    .control("u"), .control("k"),
  ]

  /// Applies a key to the line.
  ///
  /// - Returns: whether the key edits a line of text.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace: deleteBackward()
    case .delete: deleteForward()
    case .left: move(by: -1)
    case .right: move(by: 1)
    case .home, .control("a"): moveToStart()
    case .end, .control("e"): moveToEnd()
    case .control("w"): deleteWord()
    case .control("u"): deleteToStart()
    case .control("k"): deleteToEnd()
    default: return false
    }
    return true
  }
}
#endif
