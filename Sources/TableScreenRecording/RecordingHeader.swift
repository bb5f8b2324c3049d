package import Foundation
package import TableScreen

/// The first line of a recording: what was recorded, where and when.
package struct RecordingHeader: Hashable, Sendable, Codable {
  /// The newest version of the format, which this program writes; it reads no newer one.
  package static let newest = 1

  /// The version of the format.
  package var recording = RecordingHeader.newest
  /// The name of the program.
  package var program: String
  /// The version of the program, or nil if it says none.
  package var version: String?
  /// The restoration names of the first screens, or else their classes.
  package var screens: [String]
  /// The name of the host.
  package var host: String
  /// Indicates whether the host has a file chooser of its own.
  package var choosesFiles: Bool?
  /// Indicates whether the host opens the addresses of links.
  package var opensLinks: Bool?
  /// Indicates whether the host copies texts to the clipboard.
  package var copies: Bool?
  /// What the host can do, as ``HostCapabilities`` counts it.
  package var capabilities: Int
  /// The moment at which the recording began.
  package var started: Date
  /// The seconds from then until the window began, and with it the work of its first screens; nil counts as zero.
  package var began: Double?
  /// The identifier of the person's time zone.
  package var timeZone: String
  /// The identifier of the person's locale.
  package var locale: String
  /// The width of the frames, in characters.
  package var columns: Int
  /// The height of the frames, in lines.
  package var rows: Int
  /// The seed of the app's random numbers.
  package var seed: UInt64
  /// What of secrets is in the recording.
  package var secrets = "left out"
  /// The state that an earlier run had saved, and that this one began with.
  package var state: TableNavigationState?

  /// Describes a window that is about to start.
  @MainActor init(
    _ window: TableNavigator, _ host: RecordedHost, at start: Date, began: Double
  ) {
    program = ProcessInfo.processInfo.processName
    version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
    screens = window.tabs.map { $0.root.restorationName ?? "\(type(of: $0.root))" }
    self.host = host.name
    choosesFiles = host.choosesFiles ? true : nil
    opensLinks = host.opensLinks ? true : nil
    copies = host.copies ? true : nil
    capabilities = window.host?.capabilities.rawValue ?? 0
    (started, self.began) = (start, began)
    let environment = window.environment
    timeZone = (environment?.timeZone ?? .current).identifier
    locale = (environment?.words ?? .current).locale.identifier
    (columns, rows) = (host.columns, host.rows)
    seed = TableEnvironment.within(environment) { TableEnvironment.seed }
    state = host.state
  }
}

/// What a recorder has to know of a host.
package struct RecordedHost: Sendable {
  let name: String
  let choosesFiles: Bool
  let opensLinks: Bool
  let copies: Bool
  /// The size of the frames, in characters.
  let columns: Int
  let rows: Int
  /// The state that the window begins with, or nil.
  let state: TableNavigationState?

  /// Describes a host; one whose window is not measured in characters has frames of the usual size.
  @MainActor package init(
    _ name: String, columns: Int = TableNavigator.wideColumns, rows: Int = 30,
    choosesFiles: Bool = false, opensLinks: Bool = false, copies: Bool = false,
    state: TableNavigationState? = nil
  ) {
    (self.name, self.state) = (name, state)
    (self.choosesFiles, self.opensLinks, self.copies) = (choosesFiles, opensLinks, copies)
    (self.columns, self.rows) = (min(max(columns, 1), 1000), min(max(rows, 1), 1000))
  }
}
