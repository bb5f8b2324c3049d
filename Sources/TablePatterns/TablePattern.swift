/// A regular expression that matches in time proportional to the text, whatever the pattern is.
///
/// Patterns come from servers, and the engines of Foundation and of the standard library backtrack: a few characters of a
/// bad pattern can keep them busy for years. This one simulates a nondeterministic automaton (K. Thompson,
/// “Regular expression search algorithm”, 1968). It supports characters, `.`, classes, `\d \w \s`, groups, `|`,
/// `* + ?` and `{2,4}`, and always matches the whole text; `^` and `$` may be written.
package struct TablePattern: Equatable {
  package let text: String
  let steps: [Step]

  enum Step: Equatable {
    case scalar(ScalarClass)
    /// Continues at both places.
    case split(Int, Int)
    case jump(Int)
    case end
  }

  /// A set of scalars by ranges, or all scalars outside them.
  struct ScalarClass: Equatable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  /// Creates a pattern, or nil if the text is not a valid pattern, or the pattern is too large.
  package init?(_ text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
    var parser = PatternParser(text)
    guard let steps = parser.parse() else { return nil }
    self.text = text
    self.steps = steps
  }

  /// Returns whether the whole text matches; a text of more than 40,000 bytes never does.
  package func matches(_ text: String) -> Bool {
    guard text.utf8.count <= 40_000 else { return false }
    var places = PatternPlaces(count: steps.count)
    add(0, to: &places)
    for scalar in text.unicodeScalars {
      var next = PatternPlaces(count: steps.count)
      for place in places.list {
        if case .scalar(let scalars) = steps[place], scalars.contains(scalar) {
          add(place + 1, to: &next)
        }
      }
      if next.list.isEmpty { return false }
      places = next
    }
    return places.list.contains { steps[$0] == .end }
  }

  private func add(_ start: Int, to places: inout PatternPlaces) {
    var open = [start]
    while let place = open.popLast() {
      guard places.insert(place) else { continue }
      switch steps[place] {
      case .split(let a, let b): open += [b, a]
      case .jump(let next): open.append(next)
      case .scalar, .end: break
      }
    }
  }
}

/// The set of active states: the steps of a pattern that the text so far can have led to.
private struct PatternPlaces {
  private(set) var list: [Int] = []
  private var isIn: [Bool]

  init(count: Int) { isIn = Array(repeating: false, count: count) }

  mutating func insert(_ place: Int) -> Bool {
    if isIn[place] { return false }
    isIn[place] = true
    list.append(place)
    return true
  }
}
