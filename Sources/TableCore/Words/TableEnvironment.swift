public import Foundation

/// The words, the time zone and the like of one window, where a program serves several people at once.
///
/// An app that one person uses needs none: there ``TableWords/current`` and the system's time zone hold for all that shows. A
/// server makes an environment for each window; whatever is read, laid out or written for that window then finds its own words
/// as ``TableWords/current``, whoever's doing made it change. The environment of the window at work is ``current``:
///
/// ```swift
/// try await WebApp.run(port: 8080) { visit in
///   if visit.locale.language.languageCode == .german { TableWords.current.back = "Zurück" }
///   return GroceriesScreen(store)
/// }
/// ```
public final class TableEnvironment: Sendable {
  /// The environment of the window at work, or nil in a program whose windows are all one person's.
  ///
  /// Tasks that are started while a window is at work go on in its environment.
  @TaskLocal public static var current: TableEnvironment?

  /// The words, with the locale of the person.
  @MainActor public var words: TableWords {
    didSet {
      wordsRevision += 1
      let locale = words.locale
      writing.withLock { $0 = locale }
    }
  }
  /// The number of changes of the words, by which a host that has sent them elsewhere knows that they are others now.
  @MainActor package var wordsRevision = 0
  /// The time zone in which the person reads and types days and times.
  public var timeZone: TimeZone {
    get { zone.withLock { $0 } }
    set { zone.withLock { $0 = newValue } }
  }
  private let zone: Locked<TimeZone>
  /// The locale of the words, also away from the main actor.
  package var locale: Locale { writing.withLock { $0 } }
  private let writing: Locked<Locale>
  /// The seed of the window's random numbers.
  private let seed: UInt64
  /// The clock of a recording that is played, or nil for that of the system.
  private let clock: (@Sendable () -> Date)?
  /// What the clock of the system does for a recording that is made.
  private let moment = Locked(Moment())
  private static let momentOfProgram = Locked(Moment())

  private struct Moment {
    /// The date that was answered last.
    var answered: Date?
    /// The date at which the clock stands, or nil while it goes.
    var standing: Date?

    mutating func now() -> Date {
      let now = standing ?? .now
      answered = now
      return now
    }
  }

  /// The number of the environment among all of the program, by which reports of mistakes are told apart.
  private let number: Int
  @MainActor private static var count = 0
  /// What other modules keep for the window, by the type that asks.
  @MainActor package var values: [ObjectIdentifier: Any] = [:]

  /// Creates an environment; without arguments, that of the program.
  @MainActor public convenience init(words: TableWords? = nil, timeZone: TimeZone = .current) {
    self.init(words: words, timeZone: timeZone, seed: .random(in: 0...UInt64.max), clock: nil)
  }

  /// Creates the environment of a recording that is played, with its seed and its clock.
  @MainActor package init(
    words: TableWords?, timeZone: TimeZone, seed: UInt64, clock: (@Sendable () -> Date)?
  ) {
    let words = words ?? TableWords.current
    self.words = words
    writing = Locked(words.locale)
    zone = Locked(timeZone)
    (self.seed, self.clock) = (seed, clock)
    Self.count += 1
    number = Self.count
    if number == 1 { KeptReports.shared.withLock { $0.window = { Self.current?.number } } }
  }

  /// The present date; while a recording is played, that of the recorded moment.
  public static var now: Date {
    if let clock = current?.clock { return clock() }
    guard let current else { return momentOfProgram.withLock { $0.now() } }
    return current.moment.withLock { $0.now() }
  }

  /// Returns what ``now`` answered last in an environment, or in the program; nil if nobody has asked.
  package static func lastNow(in environment: TableEnvironment?) -> Date? {
    guard let environment else { return momentOfProgram.withLock { $0.answered } }
    return environment.moment.withLock { $0.answered }
  }

  /// Lets the clock of an environment, or of the program, stand at a date; nil lets it go on.
  package static func stand(at date: Date?, in environment: TableEnvironment?) {
    guard let environment else { return momentOfProgram.withLock { $0.standing = date } }
    environment.moment.withLock { $0.standing = date }
  }

  /// The seed for an app's own random numbers: another one in each run, and the same again while a recording is played.
  ///
  /// An app that draws numbers from it can be recorded: see `recording:` of its host.
  public static var seed: UInt64 { current?.seed ?? ofProgram }

  private static let ofProgram = UInt64.random(in: 0...UInt64.max)

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
