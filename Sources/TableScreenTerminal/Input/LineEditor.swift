/// A line of text with a caret.
struct LineEditor: Hashable, Sendable {
  /// What was typed.
  private(set) var text: String
  /// How many characters stand before the caret.
  private(set) var caret: Int

  /// Creates an editor with the caret at the end.
  init(_ text: String = "") {
    self.text = text
    caret = text.count
  }

  private var index: String.Index { text.index(text.startIndex, offsetBy: caret) }

  /// Types a text; line breaks become spaces, other control characters are left out.
  mutating func insert(_ typed: String) {
    let clean = String(
      String.UnicodeScalarView(
        typed.replacing("\r\n", with: " ").unicodeScalars.compactMap { scalar in
          if scalar == "\n" || scalar == "\r" || scalar == "\t" { return " " }
          return scalar.properties.generalCategory == .control ? nil : scalar
        }))
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

  /// Deletes back to the beginning of the word before the caret.
  mutating func deleteWord() {
    let head = text[..<index]
    let kept = head.reversed().drop { $0 == " " }.drop { $0 != " " }.count
    text.removeSubrange(text.index(text.startIndex, offsetBy: kept)..<index)
    caret = kept
  }

  mutating func deleteToStart() {
    text.removeSubrange(..<index)
    caret = 0
  }

  mutating func deleteToEnd() { text.removeSubrange(index...) }

  mutating func move(by distance: Int) { caret = min(max(0, caret + distance), text.count) }

  mutating func moveToStart() { caret = 0 }

  mutating func moveToEnd() { caret = text.count }

  /// Does what a key means to a line of text.
  ///
  /// - Returns: whether the key means something to it.
  mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace, .control("h"): deleteBackward()
    case .delete, .control("d"): deleteForward()
    case .left, .control("b"): move(by: -1)
    case .right, .control("f"): move(by: 1)
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
