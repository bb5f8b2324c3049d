#if os(macOS) || os(Linux)
import CTerminal
import Dispatch
import Foundation

/// Restores the terminal if the program ends by a crash, or by an `exit` that the app calls.
@MainActor enum Rescue {
  /// Saves the settings of a terminal, before anything changes them.
  static func remember(_ terminal: Int32) { ct_rescue_remember(terminal) }

  /// Arms the rescue, once the terminal is open.
  static func arm() {
    let hasMouse = ct_capability("kmous") != nil
    var text = hasMouse ? "\u{1B}[?1002l\u{1B}[?2004l" : ""
    for name in ["rmkx", "sgr0", "cnorm", "rmcup"] {
      if let value = ct_capability(name) { text += String(cString: value) }
    }
    if hasMouse { text += "\u{1B}[?1006l\u{1B}[?1000l" }
    text.withCString { ct_rescue_arm($0, text.utf8.count) }
  }

  /// Disarms the rescue, once the terminal is restored.
  static func disarm() { ct_rescue_disarm() }

  /// Restores the terminal and ends the program by a signal's default action, whatever the main actor does.
  nonisolated static func end(by signal: Int32) {
    // A terminal that takes nothing would hold up what restores it, and with that the end of the program.
    DispatchQueue(label: "TableScreen.Rescue")
      .asyncAfter(deadline: .now() + 1) { ct_end_by(signal) }
    ct_rescue_give_back()
    ct_end_by(signal)
  }

  /// Sets the file that captures standard output and error, the number of its bytes that were printed already, and the saved
  /// descriptors to restore; -1 for each not used.
  static func setCapture(file: Int32, printed: off_t, output: Int32, error: Int32) {
    ct_rescue_capture(file, Int64(printed), output, error)
  }
}
#endif
