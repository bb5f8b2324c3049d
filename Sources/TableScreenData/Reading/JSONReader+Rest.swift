// A quote within a text that has no \ before it ends the text too early. What is left of it may be the end of a secret, so
// no mistake names it.
extension JSONReader {
  /// Passes over what is left of a text behind such a quote, as far as its line goes; returns whether there was any.
  mutating func skipRest() -> Bool {
    let start = index
    // What adjoins the quote is part of the text, even where a colon follows it.
    var isPart = start > 0 && bytes[start - 1] == UInt8(ascii: "\"")
    while let byte = peek, !Self.ends.contains(byte) {
      let isWord = byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'")
      let (end, endOfText) = (endOfKey, endOfText())
      if !isWord, isFollowed(by: ":[{", at: end) { break }
      if isWord, !isPart {
        if isCurlyQuote { break }
        if endOfText == nil || !endedTooEarly(), isFollowed(by: ":", at: end) { break }
      }
      index = endOfText ?? end
      isPart = true
      while let byte = peek, byte == 0x20 || byte == 0x09 { index += 1 }
    }
    return index > start
  }

  /// Passes over what is next if it is no key behind a comma, but rather what is left of a text; returns whether it was.
  ///
  /// It has neither a colon nor a value behind it, or a quote that begins none.
  mutating func skipRestForKey() -> Bool {
    if isCurlyQuote { return false }
    let (start, end) = (index, endOfKey)
    let isWord = peek != UInt8(ascii: "\"") && peek != UInt8(ascii: "'")
    let isRest =
      isFollowed(by: ",]}", at: end) || end < bytes.count && bytes[end] == UInt8(ascii: "\"")
      || isWord && endOfText() != nil && (!isFollowed(by: ":", at: end) || endedTooEarly())
    guard isRest, skipRest() else { return false }
    fault(
      isWord ? .unquotedKey : .missingColon, at: start,
      isWord ? "a key has no quotes" : "a : is missing behind a key", why: "it is passed over",
      remedy: #"write what is missing, or \" for a quote within a text"#)
    return true
  }

  private static let ends = Set("{}[],\n\r".utf8)

  /// The place behind the next quote of the line if that ends a text; nil if it begins one, or there is none.
  private mutating func endOfText() -> Int? {
    if nextQuote.place < index {
      let place = bytes[index...].firstIndex { [0x22, 0x0A, 0x0D].contains($0) } ?? bytes.count
      let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "\"")
      nextQuote = (place, isEnd && endsText(at: place + 1, before: ",]}"))
    }
    return nextQuote.endsText ? nextQuote.place + 1 : nil
  }

  /// Returns whether a text of the line has ended too early: then an odd number of quotes is left in it.
  ///
  /// All of a table may be one line, so what is counted of it is carried on from place to place.
  private mutating func endedTooEarly() -> Bool {
    func isQuote(_ place: Int) -> Bool {
      guard bytes[place] == UInt8(ascii: "\"") else { return false }
      var first = place
      while first > 0, bytes[first - 1] == UInt8(ascii: "\\") { first -= 1 }
      return (place - first) % 2 == 0
    }
    if index < quotesLeft.from || index >= quotesLeft.end {
      let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      quotesLeft = (index, end, (index..<end).count(where: isQuote) % 2 == 1)
    } else if (quotesLeft.from..<index).count(where: isQuote) % 2 == 1 {
      quotesLeft = (index, quotesLeft.end, !quotesLeft.isOdd)
    } else {
      quotesLeft.from = index
    }
    return quotesLeft.isOdd
  }

  /// The place behind the text or word that is next.
  private var endOfKey: Int {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return endOfWord
    }
    var end = index + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == quote { return end + 1 }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end, bytes.count)
  }

  /// Returns whether one of some signs, with spaces before it, stands at a place.
  private func isFollowed(by signs: String, at place: Int) -> Bool {
    bytes[place...].first { !$0.isSpace }.map { signs.utf8.contains($0) } ?? false
  }
}
