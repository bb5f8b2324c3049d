/// One word of a line of events.
enum ScriptToken: Hashable {
  /// A bare word.
  case word(String)
  /// A text that stood in quotes.
  case text(String)

  /// The characters of the word, with or without quotes.
  var string: String {
    switch self {
    case .word(let string), .text(let string): string
    }
  }

  /// Splits a line into words; what follows a `#` outside quotes is a comment.
  ///
  /// - Throws: ``ScriptMistake`` where a quote does not end, or escapes what needs no escape.
  static func tokens(of line: some StringProtocol) throws(ScriptMistake) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = Substring(line).unicodeScalars
    while let first = rest.first, first != "#" {
      if first == "\"" {
        rest.removeFirst()
        tokens.append(.text(try quoted(&rest)))
        if let next = rest.first, !next.properties.isWhitespace, next != "#" {
          throw ScriptMistake("a space is missing after the closing quote")
        }
      } else if first.properties.isWhitespace {
        rest.removeFirst()
      } else {
        let word = rest.prefix { !$0.properties.isWhitespace && $0 != "\"" && $0 != "#" }
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      }
    }
    return tokens
  }

  /// Reads up to the closing quote, and takes what was read off `rest`.
  private static func quoted(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(ScriptMistake) -> String {
    var text = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      switch next {
      case "\"": return String(text)
      case "\\":
        guard let escaped = rest.popFirst(), escaped == "\"" || escaped == "\\" else {
          throw ScriptMistake("in quotes a backslash stands before \" or \\ only")
        }
        text.append(escaped)
      default: text.append(next)
      }
    }
    throw ScriptMistake("the quote does not end")
  }
}
