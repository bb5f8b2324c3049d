import Foundation
import TableScreen
import TableScreenText

extension TerminalHost {
  /// How long a notice stays.
  static let noticeTime = Duration.seconds(5)
  /// How long each picture of a spinner shows.
  static let spinnerTime = Duration.milliseconds(100)

  /// The moment at which something has to be done unasked, or nil where nothing has.
  ///
  /// While there is none the loop sleeps: an idle screen costs nothing.
  var deadline: ContinuousClock.Instant? {
    let notices = (navigator?.panes ?? []).map { state(of: $0).notice?.end }
    return (notices + [spinnerDue]).compactMap { $0 }.min()
  }

  /// Does what is due.
  func passTime() {
    let now = clock()
    let isTurning = spinnerDue.map { $0 <= now } ?? false
    if isTurning { spinnerDue = nil }
    for screen in navigator?.panes ?? [] {
      let state = state(of: screen)
      if isTurning {
        state.text.spinnerPhase += 1
        setNeedsDrawing()
      }
      guard let notice = state.notice, notice.end <= now else { continue }
      state.notice = nil
      screen.send(.dismissNotice)
      setNeedsDrawing()
    }
  }

  /// Notes when the notice in view goes; another one starts anew.
  func watch(_ notice: ScreenChrome.Notice?, _ state: ScreenState) {
    guard let notice else { return state.notice = nil }
    if state.notice?.content != notice { state.notice = (notice, clock() + Self.noticeTime) }
  }

  /// Lets the spinner turn on, or rest.
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
