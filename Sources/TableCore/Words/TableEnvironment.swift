public import Foundation

/// The words, the time zone and the like of one window, where a program serves several people at once.
///
/// An app that one person uses needs none: there ``TableWords/current`` and the system's time zone hold for all that shows. A
/// server makes an environment for each window; whatever is read, laid out or written for that window then finds its own words
/// as ``TableWords/current``, whoever's doing made it change. The environment of the window at work is ``current``:
///
/// ```swift
/// try await WebApp.run(port: 8080) { visit in
///   if visit.locale.language.languageCode == .german { TableWords.current = .german }
///   return GroceriesScreen(store)
/// }
/// ```
public final class TableEnvironment: Sendable {
  /// The environment of the window at work, or nil in a program whose windows are all one person's.
  ///
  /// Tasks that are started while a window is at work go on in its environment.
  @TaskLocal public static var current: TableEnvironment?

  /// The words, with the locale of the person.
  @MainActor public var words: TableWords
  /// The time zone in which the person reads and types days and times.
  public var timeZone: TimeZone {
    get { zone.withLock { $0 } }
    set { zone.withLock { $0 = newValue } }
  }
  private let zone: Locked<TimeZone>
  /// What other modules keep for the window, by the type that asks.
  @MainActor package var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment; without arguments, that of the program.
  @MainActor public init(words: TableWords? = nil, timeZone: TimeZone = .current) {
    self.words = words ?? TableWords.current
    zone = Locked(timeZone)
  }

  /// Runs work for a window, which finds its environment as ``current``; nil leaves the present one in force.
  @MainActor public static func within<Result>(
    _ environment: TableEnvironment?, _ work: () throws -> Result
  ) rethrows -> Result {
    guard let environment, environment !== current else { return try work() }
    return try $current.withValue(environment) { try work() }
  }
}

extension TimeZone {
  /// The time zone of the person for whom work is done now.
  package static var ofPerson: TimeZone { TableEnvironment.current?.timeZone ?? .current }
}

extension Calendar {
  /// The calendar of fields and data, in the time zone of the person for whom work is done now.
  package static var ofPerson: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .ofPerson
    return calendar
  }
}
