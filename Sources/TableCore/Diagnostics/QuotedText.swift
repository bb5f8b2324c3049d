/// A text as a mistake shows it: in quotes, in one line, and not at length; one that is cut says how long it is.
package func quoted(_ text: String) -> String {
  let shown = text.start(of: 40)
  let plain = String(
    shown.unicodeScalars.map {
      // The text ends up in terminals and logs.
      $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
        || $0.properties.generalCategory == .lineSeparator
        || $0.properties.generalCategory == .paragraphSeparator ? "\u{FFFD}" : Character($0)
    })
  return shown.endIndex < text.endIndex ? "“\(plain)…” (\(text.utf8.count) bytes)" : "“\(plain)”"
}

extension String {
  /// The text, or its first characters and what was cut off, where it is longer than so many.
  package func shortened(to count: Int) -> String {
    let start = start(of: count)
    return start.endIndex < endIndex ? "\(start)… (\(utf8.count) bytes)" : self
  }

  /// The first characters, up to so many.
  ///
  /// One character can be as long as all of the text, by marks above its letter; such a one is cut, too.
  fileprivate func start(of count: Int) -> Substring {
    let most = count * 8
    guard let end = utf8.index(startIndex, offsetBy: most, limitedBy: endIndex), end < endIndex
    else { return prefix(count) }
    let scalars = self[..<unicodeScalars.index(before: unicodeScalars.index(after: end))]
    let whole = scalars.prefix(count)
    // Its last character may go on behind the cut.
    guard whole.endIndex == scalars.endIndex, whole.count > 1 else { return whole }
    return whole.dropLast()
  }
}
