/// What UIKit would have refused, by an exception or by drawing wrongly.
@MainActor public enum Refusals {
  /// What was refused so far.
  public private(set) static var all: [String] = []

  /// Returns what was refused so far, and forgets it.
  public static func take() -> [String] {
    defer { all = [] }
    return all
  }

  static func add(_ text: String) { all.append(text) }
}
