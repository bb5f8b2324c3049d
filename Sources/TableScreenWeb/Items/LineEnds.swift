/// The line ends of a text in an area of a page, where a browser makes a line feed of each.
enum LineEnds {
  /// Returns a text as an area of a page has it.
  static func plain(_ text: String) -> String {
    text.utf8.contains(0x0D) ? String(text.map(plain)) : text
  }

  private static func plain(_ character: Character) -> Character {
    character == "\r\n" || character == "\r" ? "\n" : character
  }

  /// Returns what an area has made of a text, with the line ends of all that stayed; new ones are as the first of them.
  static func restored(_ given: String, from original: String) -> String {
    guard original.utf8.contains(0x0D) else { return given }
    let (old, new) = (Array(original), given.map(plain))
    let most = min(old.count, new.count)
    let start = (0..<most).first { plain(old[$0]) != new[$0] } ?? most
    let end =
      (0..<(most - start)).first { plain(old[old.count - 1 - $0]) != new[new.count - 1 - $0] }
      ?? most - start
    let lineEnd = old.first { plain($0) == "\n" } ?? "\n"
    let middle = new[start..<(new.count - end)].map { $0 == "\n" ? lineEnd : $0 }
    return String(old.prefix(start) + middle + old.suffix(end))
  }
}
