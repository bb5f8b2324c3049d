import CNCurses
import CTerminal

/// Gives the terminal back where the program ends without asking anybody: by a crash, or by `exit` called by the app.
@MainActor enum Rescue {
  /// Remembers the settings of a terminal before anything changes them.
  static func remember(_ terminal: Int32) { ct_rescue_remember(terminal) }

  /// Starts to watch; the terminal is open.
  static func arm() {
    let hasMouse = ts_capability("kmous") != nil
    var text = hasMouse ? "\u{1B}[?1002l\u{1B}[?2004l" : ""
    for name in ["rmkx", "sgr0", "cnorm", "rmcup"] {
      if let value = ts_capability(name) { text += String(cString: value) }
    }
    if hasMouse { text += "\u{1B}[?1006l\u{1B}[?1000l" }
    text.withCString { ct_rescue_arm($0, text.utf8.count) }
  }

  /// Stops to watch; the terminal was given back.
  static func disarm() { ct_rescue_disarm() }

  /// Tells where standard output and error go meanwhile, and where they belong; -1 for what is not taken.
  static func setCapture(file: Int32, output: Int32, error: Int32) {
    ct_rescue_capture(file, output, error)
  }
}
