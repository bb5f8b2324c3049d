#if Postgres
/// Looks at the first words of a statement.
enum StatementWords {
  /// Returns whether a statement begins or ends a transaction.
  static func endsTransaction(_ sql: String) -> Bool {
    let words = first(2, of: sql)
    switch words.first {
    case "begin", "commit", "end", "abort", "start": return true
    case "rollback": return words.dropFirst().first != "to"
    case "prepare": return words.dropFirst().first == "transaction"
    default: return false
    }
  }

  /// Returns the first words of a statement in small letters, without comments before them.
  private static func first(_ count: Int, of sql: String) -> [String] {
    var words: [String] = []
    var rest = Substring(sql)
    while words.count < count {
      skip(&rest)
      let word = rest.prefix { $0.isLetter || $0 == "_" }
      guard !word.isEmpty else { break }
      words.append(word.lowercased())
      rest = rest.dropFirst(word.count)
    }
    return words
  }

  /// Leaves out spaces, semicolons and comments, which may stand in one another.
  private static func skip(_ rest: inout Substring) {
    while let character = rest.first {
      if character.isWhitespace || character == ";" {
        rest.removeFirst()
      } else if rest.hasPrefix("--") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        var depth = 0
        repeat {
          if rest.hasPrefix("/*") {
            depth += 1
            rest.removeFirst(2)
          } else if rest.hasPrefix("*/") {
            depth -= 1
            rest.removeFirst(2)
          } else if !rest.isEmpty {
            rest.removeFirst()
          }
        } while depth > 0 && !rest.isEmpty
      } else {
        return
      }
    }
  }
}
#endif
