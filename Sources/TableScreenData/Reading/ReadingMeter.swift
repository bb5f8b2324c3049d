import Foundation
import TableScreen

/// Counts the work of the data readers, on the main thread and elsewhere, so that tests can bound it.
package final class ReadingMeter: Sendable {
  /// The work done in one place.
  package struct Work: Sendable {
    /// The values of objects that were checked.
    package var values = 0
    /// The names with which an unknown one was compared.
    package var guesses = 0
    /// The letters that were compared to find names like unknown ones.
    package var letters = 0
    /// The options of fields that were read.
    package var options = 0
    /// The bytes that were looked at.
    package var bytes = 0
  }

  /// The current task's meter, or nil.
  @TaskLocal package static var current: ReadingMeter?

  private let work = Locked<(onMain: Work, elsewhere: Work)>((Work(), Work()))

  /// Creates a meter at zero.
  package init() {}

  /// The work of the main thread.
  package var onMain: Work { work.withLock { $0.onMain } }
  /// The work of all other threads.
  package var elsewhere: Work { work.withLock { $0.elsewhere } }

  func noteRead(_ count: Int) { note { $0.values += count } }
  func noteGuess(among count: Int) { note { $0.guesses += count } }
  func noteLetters(_ count: Int) { note { $0.letters += count } }
  func noteOptions(_ count: Int) { note { $0.options += count } }
  func noteBytes(_ count: Int) { note { $0.bytes += count } }

  private func note(_ change: @Sendable (inout Work) -> Void) {
    let isMain = Thread.isMainThread
    work.withLock { if isMain { change(&$0.onMain) } else { change(&$0.elsewhere) } }
  }
}
