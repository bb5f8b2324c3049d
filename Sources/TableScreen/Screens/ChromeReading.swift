import TableCore

/// The state of a screen's chrome readings, against endless recursion.
struct ChromeReading {
  /// The depth of nested readings: a getter may ask for the chrome that it is a part of.
  fileprivate var depth = 0
  /// True while the host is being told of a change.
  fileprivate var isTelling = false
  /// True if the chrome has changed during a reading, or while the host was being told.
  fileprivate var isDue = false
  /// The chrome as last read.
  fileprivate var last = ScreenChrome()
  fileprivate var isReported = false
  /// The number of times that telling the host may change the chrome again before this counts as endless.
  fileprivate static let roundLimit = 16

  /// Returns whether the host can be told now; otherwise notes the change for the end of the reading or the telling.
  mutating func mayTell() -> Bool {
    guard depth > 0 || isTelling else { return true }
    isDue = true
    return false
  }
}

extension Screen {
  /// Reads the chrome, and a second time if the reading itself changed it.
  func readChrome() -> ScreenChrome {
    // A getter of the chrome that asks for the whole gets the last one, not an endless recursion.
    guard chromeReading.depth == 0 else { return chromeReading.last }
    chromeReading.depth += 1
    defer {
      chromeReading.depth -= 1
      if !chromeReading.isTelling { chromeReading.isDue = false }
    }
    let wasDue = chromeReading.isDue
    chromeReading.isDue = false
    chromeReading.last = describeChrome()
    if chromeReading.isDue {
      chromeReading.isDue = false
      chromeReading.last = describeChrome()
      if chromeReading.isDue { reportRestlessChrome() }
    }
    chromeReading.isDue = wasDue
    return chromeReading.last
  }

  /// Tells the host that the chrome changed, and again as long as the host's reading changes it.
  func tellChrome() {
    chromeReading.isTelling = true
    defer { chromeReading.isTelling = false }
    for _ in 0..<ChromeReading.roundLimit {
      chromeReading.isDue = false
      working(.host, at: .init(screen: "\(type(of: self))")) {
        navigator?.tellingHost { navigator?.host?.refreshChrome(of: self) }
      }
      guard chromeReading.isDue else { return }
    }
    reportRestlessChrome()
  }

  private func reportRestlessChrome() {
    guard !chromeReading.isReported else { return }
    chromeReading.isReported = true
    TableDiagnostics.report(
      .restlessHook, "what is around the rows asks to be read again whenever it is read",
      at: .init(screen: "\(type(of: self))"))
  }
}
