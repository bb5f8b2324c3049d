import Foundation
import TableScreen

/// One window of a person in a browser: it lives on while its line is broken.
@MainActor final class WebSession {
  /// The name of the session, which nobody guesses.
  let id: String
  /// The name of the life of this session in this run of the program; the numbers of events count in it.
  let epoch: String
  /// The browser, and the person, that the session belongs to.
  let owner: String
  /// The person; nil for whoever opened the printed address.
  let person: String?
  let host: WebHost
  /// The locale that the person's browser prefers.
  let locale: Locale
  /// The language and the direction of the words in use, which an app may have chosen for the window.
  var language: Locale.Language { environment.words.locale.language }
  /// The address under which the window was opened.
  let address: String
  /// The words, the time zone and the pictures of the window: all that is done for it is done in there.
  let environment: TableEnvironment
  private let noticeTime: Duration
  /// The most bytes of a message of the page.
  private let messageSize: Int
  /// Runs when something was told to the page, or done by it.
  var hasChanged: (() -> Void)?
  /// Runs when the line has gone.
  var isLeft: (() -> Void)?
  /// When somebody did something last.
  private(set) var lastUse = ContinuousClock.now

  private weak var line: (any WebLine)?
  private var handled = 0
  private var acknowledged = 0
  private var isFlushing = false
  /// True while a heartbeat waits for its answer.
  private var owesBeat = false
  /// The width of the window that the page has told, and whether it is seen: each line tells them again.
  private var (width, isVisible): (Int?, Bool) = (nil, true)
  /// The greetings that wait until the last frame has left.
  private var owed: [JSON] = []
  /// The words that the page has, as their revision, or nil before it has any.
  private var sentWords: Int?
  /// True once a line was here; until then the page has the content of its document.
  private(set) var hadLine = false
  /// The file that the window is recorded to, or nil.
  var recording: URL?

  /// Notes that the window had a line at another server, or in an earlier run.
  func hadLineElsewhere() { hadLine = true }
  /// True if the document of the page was made here; another server may have made it.
  private var madeDocument = false

  init(
    owner: String, person: String? = nil, host: WebHost, locale: Locale,
    address: String = "/", environment: TableEnvironment = TableEnvironment(),
    id: String = RandomID.make(), noticeTime: Duration = .seconds(5),
    messageSize: Int = WebLimits().messageSize
  ) {
    (self.owner, self.person, self.host, self.locale) = (owner, person, host, locale)
    self.id = id
    (self.address, self.environment) = (address, environment)
    (self.noticeTime, self.messageSize) = (noticeTime, messageSize)
    epoch = String(RandomID.make().prefix(8))
    host.hasNews = { [weak self] in self?.flushSoon() }
  }

  /// True while the page has a line.
  var isConnected: Bool { line != nil }

  /// Returns whether a line is that of the session.
  func has(_ line: any WebLine) -> Bool { self.line === line }

  // MARK: The document and the line

  /// Returns the text of a document with the first view.
  func document() -> String {
    madeDocument = true
    host.forgetSent()
    return TableEnvironment.within(environment) {
      PageDocument([hello(isWhole: true, words: true)] + host.messages(), language).text
    }
  }

  /// Takes a line, instead of one that it had; the page has nothing yet, or what its document shows.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - isFresh: true if the page has the document of this session.
  ///   - isLoaded: true if the page has the document of another session, having been loaded again.
  func take(_ line: any WebLine, isFresh: Bool, isLoaded: Bool = false) {
    lastUse = .now
    if let old = self.line, old !== line { old.close(.elsewhere) }
    self.line = line
    (owesBeat, owed) = (false, [])
    let isWhole = hadLine || !isFresh || !madeDocument
    hadLine = true
    if isWhole { host.forgetSent() }
    if isLoaded {
      TableEnvironment.within(environment) {
        host.standAgain()
        host.leaveField()
      }
    }
    acknowledged = handled
    flush(after: [hello(isWhole: isWhole, words: isWhole)])
  }

  /// Notes that a line has gone; the session waits for the next.
  func disconnect(_ line: any WebLine) {
    guard self.line === line else { return }
    self.line = nil
    lastUse = .now
    isLeft?()
  }

  /// The window as it is kept over the end of the program.
  var saved: WebSavedSession? {
    host.navigator.map {
      WebSavedSession(
        owner: SHA256.hexadecimal(of: owner), language: locale.identifier,
        timeZone: environment.timeZone.identifier, address: address, place: host.address,
        state: $0.state(withDrafts: true))
    }
  }

  /// Ends the session.
  func end(_ fault: WebFault) {
    line?.close(fault)
    line = nil
    TableEnvironment.within(environment) { host.end() }
    // Nobody has seen a window without a line, as that of a document that was loaded again.
    if !hadLine, let recording { try? FileManager.default.removeItem(at: recording) }
  }

  private func hello(isWhole: Bool, words: Bool) -> JSON {
    var keys: [String: JSON] = [
      "v": .text(WebVersion.current), "id": .text(id), "ep": .text(epoch), "a": .integer(handled),
      "l": .text(language.minimalIdentifier),
      // A browser's timer takes 31 bits of milliseconds, and ends at once where there are more.
      "nt": .number(Double(min(noticeTime.components.seconds, 2_000_000))),
      "mx": .integer(messageSize),
    ]
    if isWhole { keys["full"] = .yes }
    if language.characterDirection == .rightToLeft { keys["dir"] = "rtl" }
    if words {
      // A line may come while no window, or another one, is at work.
      keys["words"] = TableEnvironment.within(environment) {
        WebWords.current.json(ofPerson: person != nil)
      }
      sentWords = environment.wordsRevision
    }
    return ["h", .object(keys)]
  }

  // MARK: Messages from the page

  /// Carries out a message of the page.
  ///
  /// - Throws: the fault for which the line is to end.
  func receive(_ message: PageMessage) throws(WebFault) {
    // A page beats while nobody is there, too.
    if message != .beat { lastUse = .now }
    var fault: WebFault?
    TableEnvironment.within(environment) {
      do throws(WebFault) { try carryOut(message) } catch { fault = error }
    }
    if let fault { throw fault }
  }

  private func carryOut(_ message: PageMessage) throws(WebFault) {
    switch message {
    case .beat:
      owesBeat = true
      flushSoon()
    case .hello: throw .malformed
    case .view(let page, let first, let count, let top, let shown):
      // A page that comes back to a server started anew may still ask for what it had.
      host.page(shown: page)?.view(first: first, count: count, top: top, shown: shown)
      flushSoon()
    case .focus(let page, let handle): host.page(shown: page)?.noteFocus(handle)
    case .landing(let row, let target, let isBehind):
      host.order(host.landing(of: row, at: target, isBehind))
    case .width(let width):
      guard width != self.width else { return }
      self.width = width
      host.navigator?.setWide(width >= WebHost.wideWidth)
      host.navigator?.loadBelowModals()
      host.navigator?.send(.resized)
      flushSoon()
    case .timeZone(let zone): if let zone { change(to: zone) }
    case .visible(let isVisible):
      guard isVisible != self.isVisible else { return }
      self.isVisible = isVisible
      host.navigator?.send(isVisible ? .foreground : .background)
    case .event(let number, let event): try carryOut(event, number)
    }
  }

  /// Says all moments anew in another time zone.
  private func change(to zone: TimeZone) {
    guard zone != environment.timeZone else { return }
    func change() {
      environment.timeZone = zone
      host.readAgain()
    }
    if let navigator = host.navigator {
      navigator.acting(.timeZone(zone.identifier)) { change() }
    } else {
      change()
    }
    host.forgetSent()
    acknowledged = handled
    flush(after: [hello(isWhole: true, words: false)])
  }

  private func carryOut(_ event: PageEvent, _ number: Int) throws(WebFault) {
    defer { flushSoon() }
    // An event that comes a second time is acknowledged again, and not carried out again.
    guard number > handled else {
      acknowledged = min(acknowledged, number - 1)
      return
    }
    guard number == handled + 1 else { throw .malformed }
    handled = number
    do { try host.perform(event) } catch { throw error as? WebFault ?? .malformed }
  }

  /// Lets something happen to the window that came by another way than its line, as a file does.
  func carryOut<Result>(_ work: (WebHost) -> Result) -> Result {
    lastUse = .now
    return TableEnvironment.within(environment) { work(host) }
  }

  // MARK: Messages to the page

  /// Tells the page what is new, at the end of the main actor's work that is waiting now.
  private func flushSoon() {
    guard line != nil, !isFlushing else { return }
    isFlushing = true
    Task { @MainActor [weak self] in
      self?.isFlushing = false
      self?.flush(after: [])
    }
  }

  /// Notes that the last frame has left: what was held back meanwhile follows as one.
  func lineIsFree() { flushSoon() }

  private func flush(after first: [JSON]) {
    owed += first
    // An action may have chosen another language.
    if let sentWords, sentWords != environment.wordsRevision {
      owed.append(hello(isWhole: false, words: true))
    }
    // A line takes one frame at a time: another one, even a heartbeat, would take the place of one that has not left.
    guard let line, line.isFree else { return }
    var messages = owed + TableEnvironment.within(environment) { host.messages() }
    owed = []
    if acknowledged < handled {
      acknowledged = handled
      messages.append(["a", .integer(handled)])
    }
    guard !messages.isEmpty || owesBeat else { return }
    owesBeat = false
    guard !messages.isEmpty else { return line.send("0") }
    line.send(JSON.list(messages).encoded)
    hasChanged?()
  }
}
