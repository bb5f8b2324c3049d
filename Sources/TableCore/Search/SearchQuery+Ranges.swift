extension SearchQuery {
  /// Returns the ranges of `text` that match the query, for underlining.
  ///
  /// The ranges count characters, ascend and do not overlap. A query of white space has no ranges.
  package func ranges(in text: String) -> [Range<Int>] {
    guard !folded.isEmpty else { return [] }
    let whole = TextFolding.folded(text)
    var matches: [Range<Int>] = []
    var place = 0
    while let match = ByteSearch.firstMatch(of: folded, in: whole, from: place) {
      place = match + folded.count
      matches.append(match..<place)
    }
    guard !matches.isEmpty, !Self.isOneBytePerCharacter(text) else { return matches }
    return characters(of: text, at: matches)
  }

  /// Returns `text` without its first match that is a word of it, or several; the text as it is if there is none.
  func removed(from text: String) -> String {
    let characters = Array(text)
    func isOfWord(_ index: Int) -> Bool {
      guard characters.indices.contains(index) else { return false }
      return characters[index].isLetter || characters[index].isNumber
    }
    let match = ranges(in: text).first {
      !isOfWord($0.lowerBound - 1) && !isOfWord($0.upperBound)
    }
    guard let match else { return text }
    return String(characters[..<match.lowerBound] + characters[match.upperBound...])
  }

  private static func isOneBytePerCharacter(_ text: String) -> Bool {
    // A carriage return and the line feed after it are one character.
    text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  /// Widens ranges of folded bytes to whole characters.
  private func characters(of text: String, at matches: [Range<Int>]) -> [Range<Int>] {
    // The end of each character in the folded text. Characters are folded one by one, because no scalar
    // composes with another one across the edge of a character.
    var folder = ScalarFolder(bytes: [], start: 0)
    var ends: [Int] = []
    for character in text {
      var character = String(character)
      character.withUTF8 { folder.append($0) }
      ends.append(folder.bytes.count)
    }
    var ranges: [Range<Int>] = []
    for match in matches {
      let first = ends.partitionPoint { $0 > match.lowerBound }
      let last = ends.partitionPoint { $0 >= match.upperBound }
      if let before = ranges.last, before.upperBound > first {
        ranges[ranges.count - 1] = before.lowerBound..<max(before.upperBound, last + 1)
      } else {
        ranges.append(first..<last + 1)
      }
    }
    return ranges
  }
}
