/// A line of text with a caret.
struct LineEditor: Hashable, Sendable {
  /// The text as typed.
  private(set) var text: String
  /// How many characters stand before the caret.
  private(set) var caret: Int

  /// Whether the text may have several lines.
  let allowsLines: Bool

  /// Creates an editor; without a place for the caret it stands at the end.
  init(_ text: String = "", caret: Int? = nil, allowsLines: Bool = false) {
    self.text = text
    self.allowsLines = allowsLines
    self.caret = min(max(0, caret ?? .max), text.count)
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: caret) }

  /// Types a text.
  ///
  /// Where there is one line, line breaks become spaces; other control characters are left out.
  mutating func insert(_ typed: String) {
    let lineBreak: Unicode.Scalar = allowsLines ? "\n" : " "
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in typed.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      // The second half of a line break.
      case "\n" where last == "\r": break
      case "\n", "\r": scalars.append(lineBreak)
      case "\t": scalars.append(" ")
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

  /// Deletes back to the beginning of the word before the caret, within its line; where that begins there, the line
  /// end before it.
  mutating func deleteWord() {
    let head = text[..<index].reversed()
    delete(keeping: head.drop { $0.isWhitespace && !$0.isNewline }.drop { !$0.isWhitespace }.count)
  }

  /// Deletes back to the beginning of the line, or the line end before it.
  mutating func deleteToStart() {
    delete(keeping: text[..<index].reversed().drop { !$0.isNewline }.count)
  }

  /// Deletes to the end of the line, or the line end.
  mutating func deleteToEnd() {
    if index < text.endIndex, text[index].isNewline { return deleteForward() }
    text.removeSubrange(index..<(text[index...].firstIndex(where: \.isNewline) ?? text.endIndex))
  }

  /// Deletes the text before the caret but for so many characters, or no more than a line end.
  private mutating func delete(keeping count: Int) {
    if caret > 0, text[text.index(before: index)].isNewline { return deleteBackward() }
    text.removeSubrange(text.index(text.startIndex, offsetBy: count)..<index)
    caret = count
  }

  mutating func move(by distance: Int) { caret = min(max(0, caret + distance), text.count) }

  mutating func moveToStart() { caret = 0 }

  mutating func moveToEnd() { caret = text.count }

  /// The keys, beside those that write something, which mean something to a line of text.
  static let keys: [Key] = [
    .left, .right, .home, .end, .backspace, .delete, .control("a"), .control("e"), .control("w"),
    .control("u"), .control("k"),
  ]

  /// Does what a key means to a line of text.
  ///
  /// - Returns: whether the key means something to it.
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
