#if os(macOS) || os(Linux)
import Foundation
import TableScreen
import TableScreenText

extension TerminalHost {
  /// The least time that a notice stays in view.
  static let noticeTime = Duration.seconds(5)
  /// The time between two frames of a spinner's animation.
  static let spinnerTime = Duration.milliseconds(100)

  /// The time at which the next notice ends or the spinner turns, or nil if there is neither.
  ///
  /// Without a deadline, the loop sleeps until input arrives: an idle screen costs nothing.
  var deadline: ContinuousClock.Instant? {
    let notices = (navigator?.panes ?? []).map { state(of: $0).notice?.end }
    return (notices + [spinnerDue]).compactMap { $0 }.min()
  }

  /// Turns the spinners and removes the notices that are due.
  func passTime() {
    let now = clock()
    let isTurning = spinnerDue.map { $0 <= now } ?? false
    if isTurning {
      spinnerDue = nil
      // Those behind a question as well.
      for screen in drawnScreens { state(of: screen).text.spinnerPhase += 1 }
      setNeedsDrawing()
    }
    for screen in navigator?.panes ?? [] {
      let state = state(of: screen)
      guard let notice = state.notice, notice.end <= now else { continue }
      state.notice = nil
      screen.send(.dismissNotice)
      setNeedsDrawing()
    }
  }

  /// Sets the time at which a notice disappears; a different notice starts a new period.
  func watch(_ notice: ScreenChrome.Notice?, _ state: ScreenState) {
    guard let notice else { return state.notice = nil }
    if state.notice?.content != notice {
      state.notice = (notice, clock() + notice.time(atLeast: Self.noticeTime))
    }
  }

  /// Schedules the spinner's next turn, or stops it.
  func planSpinner(_ isBusy: Bool) {
    if !isBusy {
      spinnerDue = nil
    } else if spinnerDue == nil {
      spinnerDue = clock() + Self.spinnerTime
    }
  }
}

extension String {
  /// The text without case and accents, for jumping by letters.
  var folded: String {
    decomposedWithoutMarks.lowercased()
  }

  private var decomposedWithoutMarks: String {
    String(
      String.UnicodeScalarView(
        decomposedStringWithCanonicalMapping.unicodeScalars.filter {
          $0.properties.generalCategory != .nonspacingMark
        }))
  }
}
#endif
