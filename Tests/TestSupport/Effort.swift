import Foundation

/// How many rounds the tests go that try many random things.
///
/// Under a sanitizer everything takes ten times as long; the variable `TABLESCREEN_ROUNDS` says of how many rounds one is
/// gone, as 10 for a tenth of them. Without it all are. `TABLESCREEN_TIMES` says how many times as many random rounds are gone,
/// as 10 before a release.
package enum Effort {
  /// Where all cases are tried in turn, each so many-th is; 1 is all of them.
  package static let step =
    number("TABLESCREEN_ROUNDS")

  private static let times = number("TABLESCREEN_TIMES")

  private static func number(_ variable: String) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }.map { max($0, 1) } ?? 1
  }

  /// Returns how many of `count` rounds to go; at least one.
  package static func rounds(_ count: Int) -> Int { max(count * times / step, 1) }

  /// Returns each so many-th of `cases`, the first among them.
  package static func some<Case>(_ cases: [Case]) -> [Case] {
    stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }

  /// After how many minutes a test is taken to hang: more than all of them take, since each waits for its turn among them.
  package static let patience = 45
}
