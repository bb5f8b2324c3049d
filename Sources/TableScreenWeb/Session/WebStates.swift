import Foundation
import TableScreen

/// The windows of a server, and the browsers that were let in, as a store keeps them for this server and others.
///
/// What is done about one window is done in turn: at most one write of it is under way, and the newest of those that wait
/// for it counts. What cannot be written waits, and is tried again now and then; that is reported once.
@MainActor final class WebStates {
  private let store: any TableStateStore
  /// The name by which this server holds windows.
  private let holder = RandomID.make()
  private let log: (String) -> Void
  /// Runs when another server turns out to have a window.
  var wasTaken: (String) -> Void = { _ in }

  /// What waits to be written, by key.
  private var waiting: [String: Change] = [:]
  /// The windows that are open, and as what they were written last.
  private var open: [String: WebSavedSession?] = [:]
  /// The keys about which something is done, with those who wait for their turn.
  private var turns: [String: [CheckedContinuation<Void, Never>]] = [:]
  private var writers: Set<String> = []
  /// The windows that were reported as too large to be kept.
  private var oversized: Set<String> = []
  /// True from a failure of the store until it has worked again.
  private(set) var isFailing = false
  private var cleaned: ContinuousClock.Instant?
  /// The cleaning that runs, or ran last.
  private(set) var cleaning: Task<Void, Never>?
  private var lookups = 0
  /// How long people wait for the store.
  var patience = Patience()

  struct Patience {
    /// The time for which a page waits for its window while the store fails, before it begins anew.
    var window = Duration.seconds(10)
    /// The time that an answer may take which people can do without.
    var answer = Duration.seconds(2)
    /// The time for which a server that goes waits until its windows are kept.
    var leaving = Duration.seconds(2)
  }

  private enum Change: Sendable {
    case window(WebSavedSession)
    case browser
  }

  /// The answer to the question where a window is.
  enum Found {
    /// No store has it.
    case none
    /// This server holds it, and may have held it before, too.
    case taken(WebSavedSession, wasOwn: Bool)
    /// It belongs to another browser or person.
    case foreign
    /// The store does not say.
    case unknown
  }

  /// The time for which a window that nobody comes back to is kept.
  private static let age = Duration.seconds(7 * 86_400)
  /// The time for which a browser that was let in is known: as long as it keeps its cookie.
  private static let browserAge = Duration.seconds(400 * 86_400)
  /// The beginning of the keys of windows.
  nonisolated static let window = "window-"
  private nonisolated static let browser = "browser-"
  /// The most windows and browsers that wait while the store fails.
  private static let bound = 4_096
  /// The most browsers that are asked for at the same time.
  private static let lookupBound = 16

  init(_ store: any TableStateStore, log: @escaping (String) -> Void) {
    (self.store, self.log) = (store, log)
  }

  /// Opens the store that the options name, or nil where nothing is kept.
  convenience init?(_ options: WebOptions, log: @escaping (String) -> Void) {
    guard let store = options.states ?? options.stateFolder.map(TableStateFolder.init) else {
      return nil
    }
    self.init(store, log: log)
  }

  // MARK: Keeping

  /// Keeps a window, where it is not as it was kept last.
  func keep(_ session: WebSavedSession, _ id: String) {
    let key = Self.window + id
    // What is being written may be something else.
    guard !hasKept(session, id) || writers.contains(key) else { return }
    keepAnew(session, id)
  }

  /// Keeps a window, and its time until it is forgotten begins now, even where nothing has changed.
  func keepAnew(_ session: WebSavedSession, _ id: String) {
    if open[id] == nil { open[id] = .some(nil) }
    put(.window(session), Self.window + id)
  }

  /// Returns whether a window was kept as it is.
  func hasKept(_ session: WebSavedSession, _ id: String) -> Bool {
    waiting[Self.window + id] == nil && open[id] == session
  }

  /// Notes that a window has ended here.
  func close(_ id: String) {
    open[id] = nil
    oversized.remove(id)
  }

  /// Forgets a window, and runs `done` if no other server has it.
  func forget(_ id: String, then done: @escaping @MainActor () -> Void) {
    let key = Self.window + id
    waiting[key] = nil
    open[id] = nil
    Task { @MainActor in
      await begin(key)
      do {
        if try await store.forget(key, by: holder) { done() }
        worked()
      } catch { failed(error) }
      end(key)
    }
  }

  /// Keeps that a browser was let in.
  func letIn(_ browser: String) { put(.browser, Self.key(ofBrowser: browser)) }

  private func put(_ change: Change, _ key: String) {
    guard waiting[key] != nil || waiting.count < Self.bound else { return }
    waiting[key] = change
    write(key)
  }

  private func write(_ key: String) {
    guard writers.insert(key).inserted else { return }
    Task { @MainActor in
      await begin(key)
      while let change = waiting.removeValue(forKey: key) {
        guard await write(change, key) else { break }
      }
      end(key)
      writers.remove(key)
    }
  }

  /// Writes a change; returns false where it has to wait.
  private func write(_ change: Change, _ key: String) async -> Bool {
    do {
      switch change {
      case .browser: try await store.keep(Data("{}".utf8), for: key)
      case .window(let session):
        let id = String(key.dropFirst(Self.window.count))
        if try await store.keep(Self.encoded(session), for: key, by: holder) {
          if open[id] != nil { open[id] = session }
        } else {
          waiting[key] = nil
          wasTaken(id)
        }
      }
      worked()
      return true
    } catch let error as TableStateError where error.isOfState {
      return giveUp(change, key, error)
    } catch {
      failed(error)
      if waiting[key] == nil { waiting[key] = change }
      return false
    }
  }

  /// Says that a window cannot be kept as it is, and that nothing is wrong with the store; its next change is tried.
  private func giveUp(_ change: Change, _ key: String, _ error: TableStateError) -> Bool {
    guard case .window(let session) = change else { return true }
    let id = String(key.dropFirst(Self.window.count))
    if open[id] != nil { open[id] = session }
    log("failed state session=\(id.prefix(8)) reason=too-large")
    if oversized.insert(id).inserted {
      TableDiagnostics.report(
        .unsavedState, "a window could not be kept: \(error)",
        at: .init(key: "WebOptions.states"))
    }
    return true
  }

  private nonisolated static func encoded(_ session: WebSavedSession) async throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(session)
  }

  /// Tries again what could not be written; called now and then.
  func tryAgain() { for key in waiting.keys { write(key) } }

  /// Waits until all is written that can be, or until the deadline.
  func rest(until deadline: ContinuousClock.Instant) async {
    while !turns.isEmpty || !writers.isEmpty, .now < deadline {
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// The number of windows and browsers that are not written.
  var waitingCount: Int { waiting.count }

  // MARK: Finding

  /// Makes this server the holder of a window, where it belongs to a browser.
  ///
  /// - Parameters:
  ///   - id: the window.
  ///   - visitor: the browser that asks for it; nil where this server has the window, and knows whose it is.
  ///   - limit: the longest time that the store may take.
  /// - Returns: where it was, with what is kept of it.
  func take(_ id: String, for visitor: WebGate.Visitor?, within limit: Duration) async -> Found {
    let key = Self.window + id
    // Whoever went on without an answer has something older.
    let late = { @MainActor [self] (found: Found) in
      if case .taken(_, wasOwn: false) = found { wasTaken(id) }
    }
    return await Self.within(limit, else: .unknown, late: late) { [self] in
      await begin(key)
      defer { end(key) }
      do {
        if let visitor {
          guard let kept = try await store.state(for: key) else { return .none }
          guard let session = await decoded(kept.data, id) else { return .none }
          guard session.belongs(to: visitor) else { return .foreign }
        }
        guard let kept = try await store.take(key, for: holder) else { return .none }
        worked()
        let wasOwn = kept.holder == holder
        // What this server has of the window is newer than what it keeps, or older than what another one kept.
        if wasOwn, case .window(let newer) = waiting[key] { return .taken(newer, wasOwn: true) }
        if !wasOwn { waiting[key] = nil }
        return await decoded(kept.data, id).map { .taken($0, wasOwn: wasOwn) } ?? .none
      } catch {
        failed(error, .unreadState)
        return .unknown
      }
    }
  }

  /// Notes in the background that a page talks to this server about a window that it has.
  func claim(_ id: String) {
    let key = Self.window + id
    Task { @MainActor in
      await begin(key)
      do { _ = try await store.take(key, for: holder) } catch { failed(error) }
      end(key)
    }
  }

  /// Returns a window of a browser that another server has, and leaves it there; nil where none is kept.
  func look(at id: String, for visitor: WebGate.Visitor) async -> WebSavedSession? {
    await Self.within(patience.answer, else: nil) { [self] in
      guard let kept = try? await store.state(for: Self.window + id),
        let session = await decoded(kept.data, id), session.belongs(to: visitor)
      else { return nil }
      return session
    }
  }

  private func decoded(_ data: Data, _ id: String) async -> WebSavedSession? {
    let session = await Self.decoded(data)
    if session == nil { log("failed state session=\(id.prefix(8)) reason=unreadable") }
    return session
  }

  private nonisolated static func decoded(_ data: Data) async -> WebSavedSession? {
    try? JSONDecoder().decode(WebSavedSession.self, from: data)
  }

  /// Returns whether a browser was let in by this server or another one.
  func knows(_ browser: String) async -> Bool {
    // Whoever guesses cookies does not keep the store busy.
    guard lookups < Self.lookupBound else { return false }
    lookups += 1
    return await Self.within(patience.answer, else: false) { [self] in
      defer { lookups -= 1 }
      do {
        let isKnown = try await store.state(for: Self.key(ofBrowser: browser)) != nil
        worked()
        return isKnown
      } catch {
        failed(error, .unreadState)
        return false
      }
    }
  }

  /// Returns the key of a browser, by which nobody who reads the store can come in.
  nonisolated static func key(ofBrowser browser: String) -> String {
    Self.browser + SHA256.hexadecimal(of: browser)
  }

  // MARK: Cleaning

  /// Forgets windows that nobody came back to, at most once in an hour, and keeps the open ones from being forgotten.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - windows: returns the open windows.
  ///   - forgotten: is told which were forgotten.
  func clean(
    _ now: ContinuousClock.Instant, windows: () -> [String: WebSavedSession],
    forgotten: @escaping @MainActor ([String]) -> Void
  ) {
    if let cleaned, now - cleaned < .seconds(3_600) { return }
    cleaned = now
    for (id, session) in windows() { keepAnew(session, id) }
    cleaning = Task { @MainActor in
      // Windows that are open for weeks are written first.
      await rest(until: .now + .seconds(30))
      do {
        let keys = try await store.forget(olderThan: Self.age, startingWith: Self.window)
        forgotten(keys.map { String($0.dropFirst(Self.window.count)) })
        _ = try await store.forget(olderThan: Self.browserAge, startingWith: Self.browser)
        worked()
      } catch { failed(error) }
    }
  }

  // MARK: Turns

  private func begin(_ key: String) async {
    guard turns[key] != nil else {
      turns[key] = []
      return
    }
    await withCheckedContinuation { turns[key]?.append($0) }
  }

  private func end(_ key: String) {
    guard var others = turns[key], !others.isEmpty else {
      turns[key] = nil
      return
    }
    let next = others.removeFirst()
    turns[key] = others
    next.resume()
  }

  /// Returns what `body` does, or another value after some time; `body` goes on all the same, and `late` is told its result.
  private static func within<Result: Sendable>(
    _ limit: Duration, else other: Result, late: @escaping @MainActor (Result) -> Void = { _ in },
    _ body: @escaping @MainActor () async -> Result
  ) async -> Result {
    let (results, continuation) = AsyncStream<Result>.makeStream()
    let wait = Wait()
    Task { @MainActor in
      let result = await body()
      if wait.isOver { late(result) } else { continuation.yield(result) }
    }
    let alarm = Task { @MainActor in
      try await Task.sleep(for: limit)
      wait.isOver = true
      continuation.yield(other)
    }
    defer { alarm.cancel() }
    for await result in results { return result }
    return other
  }

  /// A wait for an answer.
  @MainActor private final class Wait { var isOver = false }

  // MARK: Failing

  private func failed(_ error: any Error, _ kind: DiagnosticKind = .unsavedState) {
    guard !isFailing else { return }
    isFailing = true
    log("failed states error=\(type(of: error))")
    let reason =
      error is any TableStoreError
      ? "\(error)" : TableWords().explanation(of: error) ?? "\(type(of: error))"
    let what = kind == .unreadState ? "read" : "kept"
    TableDiagnostics.report(
      kind, "the windows of people could not be \(what): \(reason)",
      at: .init(key: "WebOptions.states"),
      why: "people go on working, and a window that loses its server begins anew",
      remedy: "mend the store; it is tried again every few seconds")
  }

  /// Notes that the store has done something; it works again once nothing waits any more.
  private func worked() {
    guard isFailing, waiting.isEmpty else { return }
    isFailing = false
    log("states are kept again")
  }
}
