import Foundation
import TableScreen

/// All windows of a server, with the answers to what browsers ask for.
@MainActor final class WebSessions {
  let limits: WebLimits
  private let noticeTime: Duration
  private let making: @MainActor (String) -> Screen?
  private let screens: @MainActor (WebVisit) throws -> [Screen]
  private let log: (String) -> Void
  let states: WebStates?
  private let recordings: WebRecordings?
  let gate: WebGate
  let pictures = PictureStore()
  private let uploads: WebUploads
  private let offersInspector: Bool
  private(set) var sessions: [String: WebSession] = [:]
  /// Until when those who had too many windows are told so before they get a document.
  var turnedAway: [(owner: String, until: ContinuousClock.Instant)] = []
  /// The time in which a page that is loaded again, or was told to wait, comes back.
  var returnTime = Duration.seconds(8)
  /// The windows that are being looked for, by id and browser: who asks twice waits for one answer.
  var finding: [String: Task<Void, Never>] = [:]

  init(
    _ options: WebOptions, gate: WebGate, states: WebStates? = nil,
    log: @escaping (String) -> Void = { _ in },
    screens: @escaping @MainActor (WebVisit) throws -> [Screen]
  ) {
    (limits, making, noticeTime) = (options.limits, options.making, options.noticeTime)
    (self.gate, self.log, self.screens) = (gate, log, screens)
    self.states = states
    recordings = options.recordingFolder.map(WebRecordings.init)
    #if DEBUG
    offersInspector = options.offersInspector
    #else
    offersInspector = false
    #endif
    uploads = WebUploads(options)
    states?.wasTaken = { [weak self] in self?.giveUp($0) }
  }

  /// The number of windows.
  var count: Int { sessions.count }

  /// True if a store keeps the windows, in which other servers may look.
  var isShared: Bool { states != nil }

  // MARK: Requests

  /// Returns whether the browser of a request is known, or need not be.
  func knowsBrowser(of request: WebRequest) -> Bool {
    states == nil || gate.stranger(request) == nil
  }

  /// Asks the store whether another server has let the browser of a request in.
  func recognize(_ request: WebRequest) async {
    guard let browser = gate.stranger(request), await states?.knows(browser) == true else { return }
    gate.letIn(browser)
  }

  /// Answers a request.
  func answer(_ request: WebRequest) -> WebResponse {
    // The library finds no host behind an address with an encoded end of a line.
    guard request.headers["host"] != nil else {
      return WebResponse(status: 400, "This is no request of a browser\n")
    }
    guard gate.isForUs(request) else { return WebResponse(status: 421, "This is another server\n") }
    switch request.path {
    case "/healthz": return WebResponse("well\n")
    case "/page.js": return PageFiles.script
    case "/page.css": return PageFiles.style
    // What the library answers by itself asks for it, where an address is none.
    case "/error.css": return WebResponse(status: 404, "There is no such style\n")
    default: break
    }
    let entering = gate.visitor(request)
    if let page = pageAskingAgain(request, entering) { return page }
    guard let visitor = entering else {
      log("refused status=401")
      let topic = gate.knowsPeople ? WebWords.Topic.stranger : .refused
      return WebResponse(status: 401, WebWords.current[topic] + "\n")
    }
    if visitor.isNew, visitor.person == nil { states?.letIn(visitor.browser) }
    // The token leaves the address, where a history would keep it.
    if visitor.isNew, request.query["token"] != nil {
      let path = WebAddress.encoded(Self.safe(request.path))
      // After a page of elsewhere, such as a file, a browser sends the cookie only where a page of ours leads it.
      var response =
        request.headers["sec-fetch-site"] == "cross-site"
        ? WebResponse.page(leadingTo: path) : .redirect(to: path)
      response.headers["set-cookie"] = cookie(visitor, request)
      return response
    }
    // A page asks this where its line is refused, since a browser does not tell it why.
    if request.path == "/live" {
      return WebResponse(status: 426, "This address is for a line\n")
    }
    if request.path.hasPrefix("/p/") { return picture(request) }
    return document(request, visitor)
  }

  /// Returns a page that asks again from here, where a browser came by a link of elsewhere.
  ///
  /// It sends no cookie then, and would be taken for a stranger, or for another browser of the same person. Whoever the token
  /// lets in has none yet.
  private func pageAskingAgain(
    _ request: WebRequest, _ visitor: WebGate.Visitor?
  ) -> WebResponse? {
    guard request.headers["sec-fetch-site"] == "cross-site", request.cookie(gate.cookie) == nil,
      visitor == nil || visitor?.person != nil
    else { return nil }
    return .page(leadingTo: WebAddress.encoded(Self.safe(request.path)))
  }

  private func cookie(_ visitor: WebGate.Visitor, _ request: WebRequest) -> String {
    // Without TLS a browser does not say from where a link led here, so that it has to send the cookie at once.
    let site = request.headers["sec-fetch-site"] == nil ? "Lax" : "Strict"
    // Browsers keep no cookie for longer than 400 days.
    return "\(gate.cookie)=\(visitor.browser); Path=/; Max-Age=34560000; HttpOnly; SameSite=\(site)"
      + (gate.isSecure ? "; Secure" : "")
  }

  /// Returns the answer to a request that comes while the server ends: a browser asks the next one by itself.
  static func answerAtTheEnd(_ request: WebRequest) -> WebResponse {
    .later(WebWords.current[.leaving], at: WebAddress.encoded(safe(request.path)))
  }

  /// Returns a path that stays on this server.
  private static func safe(_ path: String) -> String {
    path.hasPrefix("/") && !path.hasPrefix("//") && !path.contains("\\") ? path : "/"
  }

  private func picture(_ request: WebRequest) -> WebResponse {
    guard let picture = pictures.picture(named: String(request.path.dropFirst(3))) else {
      return WebResponse(status: 404, "There is no such picture\n")
    }
    var response = WebResponse(Array(picture.data), kind: picture.kind)
    response.headers["cache-control"] = "private, max-age=86400, immutable"
    return response
  }

  private func document(_ request: WebRequest, _ visitor: WebGate.Visitor) -> WebResponse {
    do {
      let session = try make(visitor, request)
      var response = WebResponse(session.document(), kind: "text/html; charset=utf-8")
      if visitor.isNew { response.headers["set-cookie"] = cookie(visitor, request) }
      return response
    } catch WebFault.tooMany {
      log("refused status=503 reason=sessions")
      return .later(
        WebWords.current[hasAll(visitor) ? .windows : .busy],
        at: "\(WebAddress.encoded(Self.safe(request.path)))?\(Self.waiting)=1")
    } catch {
      log("failed status=500 error=\(type(of: error))")
      return WebResponse(status: 500, TableWords.current.text(of: error) + "\n")
    }
  }

  // MARK: Sessions

  /// The part of an address by which a page asks that was told to wait.
  private static let waiting = "waiting"

  private func make(_ visitor: WebGate.Visitor, _ request: WebRequest) throws -> WebSession {
    try makeRoom(
      forDocumentOf: visitor, isWaiting: request.query[Self.waiting] != nil)
    let locale = request.preferredLocale
    let visit = WebVisit(person: visitor.person, locale: locale, address: request.path)
    return try open(visit, visitor.owner) { roots in
      let address = WebAddress(path: request.path, roots: roots)
      return TableNavigationState(opening: address.names, inTab: address.tab, of: roots)
    }
  }

  /// Opens a window with the screens that a state says.
  private func open(
    _ visit: WebVisit, _ owner: String, timeZone: TimeZone? = nil, id: String = RandomID.make(),
    _ state: ([Screen]) -> TableNavigationState
  ) throws -> WebSession {
    let environment = TableEnvironment(timeZone: timeZone ?? .current)
    environment.words.locale = visit.locale
    return try TableEnvironment.within(environment) {
      try open(visit, owner, environment, id: id, state)
    }
  }

  private func open(
    _ visit: WebVisit, _ owner: String, _ environment: TableEnvironment, id: String,
    _ state: ([Screen]) -> TableNavigationState
  ) throws -> WebSession {
    let roots = try screens(visit)
    guard !roots.isEmpty else { throw WebFault.gone }
    let host = WebHost(pictures: pictures, uploadLimit: uploads.limit, making: making)
    let session = WebSession(
      owner: owner, person: visit.person, host: host, locale: visit.locale,
      address: visit.address, environment: environment, id: id, noticeTime: noticeTime,
      messageSize: limits.messageSize)
    let restored = state(roots)
    if offersInspector {
      host.inspection = { [weak self, weak session] in self?.inspectorSections(in: session) ?? [] }
    }
    session.recording = recordings?.next()
    host.start(roots, recording: session.recording, state: restored) {
      $0.restore(restored, making: making)
    }
    sessions[session.id] = session
    session.hasChanged = { [weak self, weak session] in
      if let session { self?.saveSoon(session) }
    }
    // The page may go on at another server at once.
    session.isLeft = { [weak self, weak session] in
      if let session { self?.save(session) }
    }
    log("opened session=\(session.id.prefix(8))")
    // Its line may come to another server.
    save(session)
    return session
  }

  /// Opens a window again that another server, or an earlier run, has kept; or returns nil.
  func reopen(_ id: String, _ kept: WebSavedSession, _ visitor: WebGate.Visitor)
    -> WebSession?
  {
    // Others may have come while the store was asked.
    guard kept.belongs(to: visitor), !isFull, makeRoom(forReopeningOf: visitor) else { return nil }
    let visit = WebVisit(
      person: visitor.person, locale: Locale(identifier: kept.language), address: kept.address)
    let zone = kept.timeZone.flatMap { TimeZone(identifier: $0) }
    let session = try? open(visit, visitor.owner, timeZone: zone, id: id) { _ in kept.state }
    session?.hadLineElsewhere()
    return session
  }

  // MARK: State

  private var saving: Set<String> = []

  /// Keeps a window's state half a second later, with what changes until then.
  private func saveSoon(_ session: WebSession) {
    let id = session.id
    guard states != nil, saving.insert(id).inserted else { return }
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: .milliseconds(500))
      guard let self else { return }
      saving.remove(id)
      // A window that went to another server and came back is another session by now.
      if let session = sessions[id] { save(session) }
    }
  }

  private func save(_ session: WebSession) {
    guard sessions[session.id] === session, let states, let saved = session.saved else { return }
    states.keep(saved, session.id)
  }

  /// Ends a window that another server has; what is kept of it is that server's.
  func giveUp(_ id: String) {
    if let session = sessions[id] { end(session, .elsewhere) }
  }

  func end(_ session: WebSession, _ fault: WebFault) {
    let id = session.id
    sessions[id] = nil
    switch fault {
    case .elsewhere: states?.close(id)
    // A page that was here comes back after an hour's sleep, too.
    case .leaving where states != nil, .idle where states != nil && session.hadLine:
      if let saved = session.saved, fault == .idle || states?.hasKept(saved, id) == false {
        states?.keepAnew(saved, id)
      }
      states?.close(id)
    default: forget(id)
    }
    session.end(fault)
    log("ended session=\(id.prefix(8)) reason=\(fault.name)")
  }

  private func forget(_ id: String) {
    guard let states else { return uploads.forget(id) }
    states.forget(id) { [weak self] in self?.uploads.forget(id) }
  }

  // MARK: Files

  /// Returns the place of a file that a request brings, where a window of this browser has asked for it.
  func upload(_ request: WebRequest) -> WebUpload? {
    let token = String(request.path.dropFirst(4))
    guard request.path.hasPrefix("/up/"), let visitor = visitor(asking: request),
      let session = awaiting(token), session.owner == visitor.owner
    else { return nil }
    do {
      let place = try uploads.place(token, of: session.id, named: request.query["name"] ?? "")
      return WebUpload(
        token: token, path: place.path(percentEncoded: false), limit: uploads.limit)
    } catch {
      log("failed upload error=\(type(of: error))")
      return nil
    }
  }

  private func awaiting(_ token: String) -> WebSession? {
    sessions.values.first { $0.host.awaits(token) }
  }

  /// Hands a file that has come to the window that asked for it.
  func take(_ upload: WebUpload) -> WebResponse {
    let file = URL(filePath: upload.path, directoryHint: .notDirectory)
    let session = awaiting(upload.token)
    let isUsed = session?.carryOut { $0.take(file, upload.token) } ?? false
    if !isUsed { try? FileManager.default.removeItem(at: file) }
    // Where the person has chosen another one since, all is well.
    return session == nil ? WebResponse(status: 404, "") : WebResponse("")
  }

  /// Notes how much of a file has come, or that it does not come any more.
  func note(_ upload: WebUpload, _ share: Double?) {
    awaiting(upload.token)?.carryOut { $0.notes(upload.token, share) }
  }

  // MARK: Lines

  /// Returns whether a request for a line names this server, and comes from a page of it.
  func isForAndFromUs(_ request: WebRequest) -> Bool {
    gate.isForUs(request) && gate.isFromUs(request)
  }

  /// Returns the browser that may open a line, and its person, or nil.
  func visitor(asking request: WebRequest) -> WebGate.Visitor? {
    guard isForAndFromUs(request), let visitor = gate.visitor(request), !visitor.isNew
    else {
      log("refused status=403 line")
      return nil
    }
    return visitor
  }

  /// Connects a line by its first message.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - visitor: the browser at its other end.
  ///   - message: its first message.
  ///   - place: the address that the page's document shows, as `bring` has found it.
  /// - Returns: the session, which has the line now.
  /// - Throws: the fault for which the line is to end.
  func connect(
    _ line: any WebLine, of visitor: WebGate.Visitor, _ message: PageMessage, place: String? = nil
  ) throws(WebFault) -> WebSession {
    guard case .hello(let id, _, let fresh, let hasLeft) = message else { throw .malformed }
    func own(_ id: String) -> WebSession? {
      sessions[id].flatMap { $0.owner == visitor.owner ? $0 : nil }
    }
    // An empty `fresh` comes from a page that had the session, and `hasLeft` from one that is loaded again: the former line
    // of either may be dead without our knowing. A copy of a tab brings the session of its document.
    if let session = own(id), !session.isConnected || id == fresh || fresh.isEmpty || hasLeft {
      if !session.hadLine { try makeRoom(for: session, of: visitor) }
      if id != fresh { replace(own(fresh), at: place, by: session) }
      session.take(line, isFresh: id == fresh, isLoaded: id != fresh && !fresh.isEmpty)
      return session
    }
    guard let session = own(fresh), !session.isConnected else { throw .gone }
    if !session.hadLine { try makeRoom(for: session, of: visitor) }
    session.take(line, isFresh: true)
    return session
  }

  /// Ends the window of a document whose tab goes on with another one, which goes to the address of the document.
  private func replace(_ fresh: WebSession?, at place: String?, by session: WebSession) {
    if let fresh, fresh.isConnected { return }
    // It is that of a window that the app may have given other tabs since, and names what is open there.
    let wanted = fresh?.address ?? place
    if let fresh { end(fresh, .gone) }
    if let wanted, !session.host.isAt(wanted) { session.carryOut { $0.go(to: wanted) } }
  }

  // MARK: Time

  /// Ends what nobody uses any more; called now and then.
  func sweep(_ now: ContinuousClock.Instant = .now) {
    states?.tryAgain()
    states?.clean(now, windows: { sessions.compactMapValues(\.saved) }) { [weak self] ids in
      for id in ids where self?.sessions[id] == nil { self?.uploads.forget(id) }
    }
    for session in sessions.values {
      let quiet = now - session.lastUse
      if session.isConnected {
        if quiet > limits.idle { end(session, .idle) }
      } else if quiet > (session.hadLine ? limits.absence : limits.firstLine) {
        end(session, .idle)
      }
    }
  }

  /// Ends all windows, as the server goes.
  ///
  /// Each is kept before its page is told, so that another server, to which the page goes at once, finds all of it.
  func endAll() async {
    let deadline = ContinuousClock.now + (states?.patience.leaving ?? .zero)
    while let states, !sessions.isEmpty, .now < deadline {
      for session in sessions.values { save(session) }
      await states.rest(until: deadline)
      for session in sessions.values {
        // Where something has changed meanwhile, it is kept first.
        if let saved = session.saved, !states.hasKept(saved, session.id), !states.isFailing {
          continue
        }
        end(session, .leaving)
      }
    }
    for session in sessions.values { end(session, .leaving) }
    await states?.rest(until: max(deadline, .now + .milliseconds(500)))
    if let count = states?.waitingCount, count > 0 { log("failed states unwritten=\(count)") }
    uploads.end()
  }
}
