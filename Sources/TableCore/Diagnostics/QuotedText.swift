/// Returns a text as messages about mistakes quote it: in quotes, on one line, and cut after 40 characters.
///
/// A cut text is followed by its length in bytes.
package func quoted(_ text: String) -> String {
  let shown = text.start(of: 40)
  let plain = String(shown).onOneLine
  return shown.endIndex < text.endIndex ? "“\(plain)…” (\(text.utf8.count) bytes)" : "“\(plain)”"
}

extension String {
  /// The text with a sign in place of each character that could act on the terminal or the log that shows it: control and
  /// format characters, and ends of lines; joiners inside a character stay, without which it is another one.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: \.acts) else { return self }
    var kept = String.UnicodeScalarView()
    for character in self {
      let scalars = character.unicodeScalars
      for index in scalars.indices {
        let isLast = scalars.index(after: index) == scalars.endIndex
        let scalar = scalars[index]
        let joins = index > scalars.startIndex && scalar.joins(isLast: isLast)
        kept.append(scalar.acts && !joins ? "\u{FFFD}" : scalar)
      }
    }
    return String(kept)
  }

  /// Returns the text, cut after `count` characters; a cut text is followed by its length in bytes.
  package func shortened(to count: Int) -> String {
    let start = start(of: count)
    return start.endIndex < endIndex ? "\(start)… (\(utf8.count) bytes)" : self
  }

  /// Returns the first `count` characters, in at most eight bytes per character.
  ///
  /// Combining marks can make one character as long as the whole text; such a character is cut, too.
  fileprivate func start(of count: Int) -> Substring {
    let most = count * 8
    guard let end = utf8.index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex
    else { return prefix(count) }
    let scalars = self[..<unicodeScalars.index(before: unicodeScalars.index(after: end))]
    let whole = scalars.prefix(count)
    // The cut may have split the last character.
    guard whole.endIndex == scalars.endIndex, whole.count > 1 else { return whole }
    return whole.dropLast()
  }
}

extension Unicode.Scalar {
  /// Returns whether the scalar, which is not the first of a character, joins what stands around it: behind the last, only the
  /// one that keeps letters apart does.
  fileprivate func joins(isLast: Bool) -> Bool {
    self == "\u{200C}" || self == "\u{200D}" && !isLast
  }

  /// True if the scalar is drawn as nothing, and acts on what shows it.
  package var acts: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
