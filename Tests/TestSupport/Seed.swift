import Foundation

/// The seed of the tests that try random things.
///
/// It is the same in every run, so that a failure is no accident; the variable `TABLESCREEN_SEED` names
/// another one to explore with.
package enum Seed {
  /// The seed.
  package static let value =
    ProcessInfo.processInfo.environment["TABLESCREEN_SEED"].flatMap { UInt64($0) } ?? 20_261_121
}
