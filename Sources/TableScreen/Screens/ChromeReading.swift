import TableCore

/// What a screen knows of the readings of what is around its rows.
struct ChromeReading {
  /// How many are going on: what a getter asks for while it is read.
  fileprivate var depth = 0
  /// Whether the host is being told.
  fileprivate var isTelling = false
  /// Whether something changed meanwhile.
  fileprivate var isDue = false
  /// What was read last.
  fileprivate var last = ScreenChrome()
  fileprivate var isReported = false
  /// How often one change may be followed by others before something is wrong.
  fileprivate static let roundLimit = 16

  /// Whether the host can be told now; else it is when what goes on has ended.
  mutating func mayTell() -> Bool {
    guard depth > 0 || isTelling else { return true }
    isDue = true
    return false
  }
}

extension Screen {
  /// Reads what is around the rows; once more where reading it has changed it.
  func readChrome() -> ScreenChrome {
    // A getter that asks for all of it is part of it.
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

  /// Tells the host that something around the rows changed, and again where that changes it.
  func tellChrome() {
    chromeReading.isTelling = true
    defer { chromeReading.isTelling = false }
    for _ in 0..<ChromeReading.roundLimit {
      chromeReading.isDue = false
      navigator?.host?.refreshChrome(of: self)
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
