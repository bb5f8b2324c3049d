/// A regular expression that takes time in proportion to the text, whatever it is.
///
/// Patterns come from servers, and those of Foundation and of the standard library go back and try again: a few
/// characters of the wrong pattern hold them for years. This one follows all ways at once (K. Thompson,
/// “Regular expression search algorithm”, 1968). It knows characters, `.`, classes, `\d \w \s`, groups, `|`,
/// `* + ?` and `{2,4}`, and always means all of the text; `^` and `$` may be written.
package struct TablePattern: Equatable {
  package let text: String
  let steps: [Step]

  enum Step: Equatable {
    case scalar(ScalarClass)
    /// Goes on at both places.
    case split(Int, Int)
    case jump(Int)
    case end
  }

  /// Scalars of ranges, or all but those.
  struct ScalarClass: Equatable {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      ranges.contains { $0.contains(scalar.value) } != isNegated
    }
  }

  /// Creates a pattern; nil where it cannot be read, or becomes too large.
  package init?(_ text: String) {
    guard text.utf8.count <= 1_000 else { return nil }
    var parser = PatternParser(text)
    guard let steps = parser.parse() else { return nil }
    self.text = text
    self.steps = steps
  }

  /// Whether all of a text is as the pattern says; one of more than 40,000 bytes is not.
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

/// The places of a pattern that a text has led to.
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
