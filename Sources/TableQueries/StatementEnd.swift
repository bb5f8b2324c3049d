/// Finds where a statement ends, so that it can be made a part of another one.
package enum StatementEnd {
  /// The rules by which a database reads comments and quotations.
  package enum Dialect {
    case sqlite
    case postgres
  }

  /// Returns a statement without the whitespace, the semicolons and the comments behind it.
  package static func trimmed(_ sql: String, _ dialect: Dialect) -> Substring {
    // Scalars, as databases read them: a quote stands for itself before whatever mark, and a line ends at its last scalar.
    let scalars = sql.unicodeScalars
    var (end, place) = (scalars.startIndex, scalars.startIndex)
    func hasPrefix(_ text: String) -> Bool { scalars[place...].starts(with: text.unicodeScalars) }
    /// Goes on behind the next occurrence of a text, or to the end.
    func skip(_ start: Int, to text: String) {
      let rest = scalars[place...].dropFirst(start)
      place = rest.firstRange(of: text.unicodeScalars)?.upperBound ?? scalars.endIndex
    }
    while place < scalars.endIndex {
      let scalar = scalars[place]
      if hasPrefix("--") {
        // PostgreSQL ends a line at a carriage return as well.
        let rest = scalars[place...]
        let end = rest.firstIndex { $0 == "\n" || dialect == .postgres && $0 == "\r" }
        place = end.map { scalars.index(after: $0) } ?? scalars.endIndex
      } else if hasPrefix("/*") {
        if dialect == .sqlite { skip(2, to: "*/") } else { place = endOfNested(scalars[place...]) }
      } else if scalar.properties.isWhitespace || scalar == ";" {
        place = scalars.index(after: place)
      } else {
        switch (scalar, dialect) {
        case ("'", .postgres) where isEscaping(scalars[..<place]):
          place = endOfEscaped(scalars[place...])
        case ("'", _), ("\"", _), ("`", .sqlite): skip(1, to: String(scalar))
        case ("[", .sqlite): skip(1, to: "]")
        case ("$", .postgres): place = endOfDollars(scalars[...], at: place)
        default: place = scalars.index(after: place)
        }
        end = place
      }
    }
    return sql[..<end]
  }

  private typealias Scalars = Substring.UnicodeScalarView

  /// Returns the end of a comment in which others may stand.
  private static func endOfNested(_ text: Scalars) -> Scalars.Index {
    var (rest, depth) = (text, 0)
    repeat {
      if rest.starts(with: "/*".unicodeScalars) {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.starts(with: "*/".unicodeScalars) {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    return rest.startIndex
  }

  /// Returns whether a backslash escapes in the quotation behind a text, as in `E'\''`.
  private static func isEscaping(_ before: Scalars) -> Bool {
    guard let last = before.last, last == "E" || last == "e" else { return false }
    return !(before.dropLast().last.map(isPartOfName) ?? false)
  }

  private static func endOfEscaped(_ text: Scalars) -> Scalars.Index {
    var rest = text.dropFirst()
    while let scalar = rest.popFirst(), scalar != "'" {
      if scalar == "\\" { rest = rest.dropFirst() }
    }
    // Two quotes stand for one.
    return rest.first == "'" ? endOfEscaped(rest) : rest.startIndex
  }

  /// Returns the end of a quotation in dollars, as `$$it's$$` or `$tag$it's$tag$`, or of the one sign where none begins.
  private static func endOfDollars(_ sql: Scalars, at place: Scalars.Index) -> Scalars.Index {
    let next = sql.index(after: place)
    // A dollar within a name begins nothing, and a tag begins with no digit, as placeholders do.
    if let last = sql[..<place].last, isPartOfName(last) { return next }
    let tag = sql[next...].prefix { isPartOfName($0) && $0 != "$" }
    guard sql[tag.endIndex...].first == "$", !(tag.first.map(isDigit) ?? false) else {
      return next
    }
    let sign = sql[place...tag.endIndex]
    let rest = sql[tag.endIndex...].dropFirst()
    return rest.firstRange(of: sign)?.upperBound ?? sql.endIndex
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic || isDigit(scalar)
      || scalar.value > 0x7F
  }
}
