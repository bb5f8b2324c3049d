/// The last reports of mistakes, kept for the inspector.
struct KeptReports: Sendable {
  /// A report, with the number of times that it was made.
  struct Entry: Sendable {
    let diagnostic: TableDiagnostic
    /// The window for which the mistake was made, or nil in a program whose windows are all one person's.
    let window: Int?
    var count = 1
  }

  /// The number of reports that are kept; the oldest go first.
  static let bound = 100
  static let shared = Locked(KeptReports())

  private(set) var entries: [Entry] = []
  /// The function that returns the number of the window at work; nil in a program whose windows are all one person's.
  var window: (@Sendable () -> Int?)?
  /// True while reports are kept.
  var isOn = offersInspectorUnlessSet {
    didSet { if !isOn { entries = [] } }
  }

  static var offersInspectorUnlessSet: Bool {
    #if DEBUG
    true
    #else
    false
    #endif
  }

  /// Keeps a report; one that is there already counts once more.
  mutating func keep(_ diagnostic: TableDiagnostic) {
    guard isOn else { return }
    let window = window?()
    let known = entries.lastIndex { $0.diagnostic == diagnostic && $0.window == window }
    if let known { return entries[known].count += 1 }
    if entries.count == Self.bound { entries.removeFirst() }
    entries.append(Entry(diagnostic: diagnostic, window: window))
  }
}

extension TableDiagnostics {
  /// Indicates whether a person can open the inspector by its key or a shake; true by default, but false in release builds.
  ///
  /// The inspector is a screen of `TableScreenInspector`, and shows what the app's screens know. A server of the web host
  /// offers it only where its options say so, and never in a release build. While this is true, the last hundred reports of
  /// mistakes are kept for it.
  ///
  /// ```swift
  /// TableDiagnostics.offersInspector = CommandLine.arguments.contains("--inspector")
  /// ```
  @MainActor public static var offersInspector: Bool {
    get { KeptReports.shared.withLock { $0.isOn } }
    set { KeptReports.shared.withLock { $0.isOn = newValue } }
  }

  /// Returns the reports that are kept, the oldest first, each with the number of times that it was made.
  ///
  /// - Parameter screens: the classes of the screens whose reports are wanted, as diagnostics name them.
  /// - Returns: the reports.
  @MainActor package static func kept(
    of screens: Set<String>
  ) -> [(diagnostic: TableDiagnostic, count: Int)] {
    KeptReports.shared.withLock { kept in
      let window = kept.window?()
      return kept.entries.filter { entry in
        entry.window == window && entry.diagnostic.place.screen.map(screens.contains) ?? true
      }.map { ($0.diagnostic, $0.count) }
    }
  }
}
