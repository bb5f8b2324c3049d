/// Reads the text of a pattern into its steps.
struct PatternParser {
  private typealias Step = TablePattern.Step
  private typealias ScalarClass = TablePattern.ScalarClass

  private let text: [Unicode.Scalar]
  private var index = 0
  private var depth = 0
  /// The number of steps made in all, those that were copied and thrown away among them.
  private var work = 0

  init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// Returns the steps, or nil if the text is not a valid pattern, or the pattern is too large.
  mutating func parse() -> [TablePattern.Step]? {
    guard let steps = readChoice(), index == text.count else { return nil }
    return steps + [.end]
  }

  private var peek: Unicode.Scalar? { index < text.count ? text[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if peek != scalar { return false }
    index += 1
    return true
  }

  /// Counts new steps, and returns whether they are within the limit.
  private mutating func makes(_ count: Int) -> Bool {
    work += count
    return work <= 4_000
  }

  /// Reads alternatives that are separated by `|`.
  ///
  /// The targets of jumps count from the first of the returned steps.
  private mutating func readChoice() -> [TablePattern.Step]? {
    guard var steps = readSequence() else { return nil }
    while take("|") {
      guard let other = readSequence(), makes(steps.count + other.count + 2) else { return nil }
      steps =
        [.split(1, steps.count + 2)] + moved(steps, by: 1)
        + [.jump(steps.count + other.count + 2)] + moved(other, by: steps.count + 2)
    }
    return steps
  }

  private mutating func readSequence() -> [TablePattern.Step]? {
    var steps: [Step] = []
    while let scalar = peek, scalar != "|", scalar != ")" {
      if index == 0, take("^") { continue }
      if index == text.count - 1, take("$") { continue }
      guard let atom = readAtom(), let part = readCount(of: atom), makes(part.count) else {
        return nil
      }
      steps += moved(part, by: steps.count)
    }
    return steps
  }

  private mutating func readAtom() -> [TablePattern.Step]? {
    guard let scalar = peek else { return nil }
    index += 1
    switch scalar {
    case "(":
      if take("?"), !take(":") { return nil }
      depth += 1
      defer { depth -= 1 }
      guard depth <= 50, let steps = readChoice(), take(")") else { return nil }
      return steps
    case "[": return readClass().map { [.scalar($0)] }
    case ".": return [.scalar(ScalarClass(ranges: [10...10], isNegated: true))]
    case "\\": return readEscape().map { [.scalar($0)] }
    case "*", "+", "?", "{", "^", "$": return nil
    default: return [.scalar(ScalarClass(ranges: [scalar.value...scalar.value]))]
    }
  }

  /// Reads the quantifier after an atom, such as `*` or `{2,4}`, and returns the steps of both.
  private mutating func readCount(of atom: [TablePattern.Step]) -> [TablePattern.Step]? {
    var steps = atom
    switch peek {
    case "*": steps = anyNumber(of: atom)
    case "+": steps = atom + moved(anyNumber(of: atom), by: atom.count)
    case "?": steps = [.split(1, atom.count + 1)] + moved(atom, by: 1)
    case "{":
      index += 1
      guard let least = readNumber() else { return nil }
      var most: Int? = least
      if take(",") { most = peek == "}" ? nil : readNumber() ?? -1 }
      guard peek == "}", most ?? least >= least, makes(atom.count * max(least, most ?? 0, 1)) else {
        return nil
      }
      steps = []
      for _ in 0..<least { steps += moved(atom, by: steps.count) }
      if let most {
        for _ in least..<most {
          let optional = [.split(1, atom.count + 1)] + moved(atom, by: 1)
          steps += moved(optional, by: steps.count)
        }
      } else {
        steps += moved(anyNumber(of: atom), by: steps.count)
      }
    default: return atom
    }
    index += 1
    // A second quantifier, as in `a**` or `a*?`, is refused: it has another meaning in other dialects.
    return ["*", "+", "?", "{"].contains(peek) ? nil : steps
  }

  private func anyNumber(of atom: [TablePattern.Step]) -> [TablePattern.Step] {
    [.split(1, atom.count + 2)] + moved(atom, by: 1) + [.jump(0)]
  }

  private mutating func readNumber() -> Int? {
    var number: Int?
    while let digit = peek.flatMap({ Int(String($0)) }), number ?? 0 < 10_000 {
      number = (number ?? 0) * 10 + digit
      index += 1
    }
    return number
  }

  private func moved(_ steps: [TablePattern.Step], by count: Int) -> [TablePattern.Step] {
    steps.map { step in
      switch step {
      case .split(let a, let b): .split(a + count, b + count)
      case .jump(let place): .jump(place + count)
      case .scalar, .end: step
      }
    }
  }

  private mutating func readEscape() -> TablePattern.ScalarClass? {
    guard let scalar = peek else { return nil }
    index += 1
    let isNegated = scalar.properties.isUppercase
    switch scalar {
    case "d", "D": return ScalarClass(ranges: [48...57], isNegated: isNegated)
    case "w", "W":
      return ScalarClass(ranges: [48...57, 65...90, 95...95, 97...122], isNegated: isNegated)
    case "s", "S": return ScalarClass(ranges: [9...13, 32...32], isNegated: isNegated)
    case "n": return ScalarClass(ranges: [10...10])
    case "t": return ScalarClass(ranges: [9...9])
    case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
      return nil
    default: return ScalarClass(ranges: [scalar.value...scalar.value])
    }
  }

  /// Returns whether a scalar begins what only other dialects know in a class.
  private func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    let next = text[min(index + 1, text.count)...].prefix(2)
    return scalar == "[" && next.first == ":" || scalar == "&" && next.elementsEqual(["&", "["])
  }

  private mutating func readClass() -> TablePattern.ScalarClass? {
    var result = ScalarClass(isNegated: take("^"))
    var isFirst = true
    while let scalar = peek, scalar != "]" || isFirst {
      isFirst = false
      // A class of another dialect, as [[:alpha:]] or [a-z&&[^x]], would be another set here.
      if isForeign(scalar) { return nil }
      index += 1
      var low = scalar.value
      if scalar == "\\" {
        guard let escaped = readEscape(), !escaped.isNegated else { return nil }
        guard escaped.ranges.count == 1, let range = escaped.ranges.first, range.count == 1 else {
          result.ranges += escaped.ranges
          continue
        }
        low = range.lowerBound
      }
      var high = low
      if peek == "-", index + 1 < text.count, text[index + 1] != "]" {
        index += 1
        guard let end = peek else { return nil }
        index += 1
        high = end.value
        if end == "\\" {
          guard let escaped = readEscape(), let range = escaped.ranges.first,
            escaped.ranges.count == 1, range.count == 1, !escaped.isNegated
          else { return nil }
          high = range.lowerBound
        }
        guard low <= high else { return nil }
      }
      result.ranges.append(low...high)
    }
    return take("]") ? result : nil
  }
}
