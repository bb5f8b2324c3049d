import TableScreen

/// Finds the known names that unknown ones are like, with a bound on the work for all the names of a table together.
struct NameLikeness {
  /// The letters that may still be compared for what mistakes suggest.
  private var suggesting = 3_000_000
  /// The letters that may still be compared to tell what a wrong name was meant as.
  private var telling = 5_000_000
  /// What is told of wrong names already: many rows have the same one.
  private var told: [Asked: String?] = [:]

  private struct Asked: Hashable {
    let name: String
    let kind: String
  }

  /// Returns the known name that a mistake suggests, or nil if none is like `name` or it would take too much work.
  mutating func suggestion(for name: String, among names: some Sequence<String>) -> String? {
    measured(\.suggesting) { nearest(name, among: names, within: &$0) }
  }

  /// Returns the known name of a kind that a wrong one was meant as.
  ///
  /// - Returns: nil if it would take too much work, and an optional of nil if `name` is like none.
  mutating func meaning(
    of name: String, as kind: String, among names: @autoclosure () -> [String]
  ) -> String?? {
    let asked = Asked(name: name, kind: kind)
    if let known = told[asked] { return .some(known) }
    guard telling > 0 else { return nil }
    let found = measured(\.telling) { nearest(name, among: names(), within: &$0) }
    guard telling > 0 else { return nil }
    told[asked] = .some(found)
    return .some(found)
  }

  private mutating func measured(
    _ letters: WritableKeyPath<NameLikeness, Int>, _ find: (inout Int) -> String?
  ) -> String? {
    let before = self[keyPath: letters]
    guard before > 0 else { return nil }
    let name = find(&self[keyPath: letters])
    ReadingMeter.current?.noteLetters(before - self[keyPath: letters])
    return name
  }
}
