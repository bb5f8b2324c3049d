#if Web
import Foundation
import TableScreen

/// The server of an app, as the main actor knows it: the lines to pages, and the answers to requests.
@MainActor final class WebServer {
  private let thread: WebServerThread
  private let sessions: WebSessions
  private var lines: [UInt64: ServerLine] = [:]
  /// The port that the server listens on.
  var port: Int { thread.port }

  init(
    _ options: WebOptions, port: Int, screens: @escaping @MainActor (WebVisit) throws -> [Screen]
  ) throws {
    let box = Box()
    thread = try WebServerThread(options.listen, port, limits: options.limits) { request in
      // The library decides about a line while its callback runs, so the thread waits here for the main actor.
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { box.server?.admission(request) ?? .refused(503) }
      }
    } mayBring: { request in
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { box.server?.sessions.upload(request) }
      }
    } report: { report in
      DispatchQueue.main.async { MainActor.assumeIsolated { box.server?.take(report) } }
    }
    let gate = WebGate(
      port: thread.port, listen: options.listen, origins: options.origins,
      authenticate: options.authenticate)
    sessions = WebSessions(
      options, gate: gate, states: WebStates(options, log: Self.log), log: Self.log,
      screens: screens)
    box.server = self
    // A store that cannot be used is said at once.
    sessions.sweep()
  }

  /// A reference that the closures of the thread have before the server is there.
  @MainActor private final class Box {
    weak var server: WebServer?
    nonisolated init() {}
  }

  /// The gate, which has the token of the printed address.
  var gate: WebGate { sessions.gate }

  private static func log(_ line: String) {
    StandardStream.error.say("\(Date.now.ISO8601Format()) web \(line)")
  }

  /// True once the server goes: another one answers then, if a proxy knows one.
  private var isLeaving = false

  private func admission(_ request: WebRequest) -> WebAdmission {
    if isLeaving { return .refused(503) }
    if let visitor = sessions.visitor(asking: request) { return .open(visitor) }
    // A browser that another server has let in is known when its page tries again.
    if sessions.isForAndFromUs(request), !sessions.knowsBrowser(of: request) {
      Task { await sessions.recognize(request) }
    }
    return .refused(403)
  }

  private func answer(_ request: WebRequest, _ number: UInt64) {
    if isLeaving {
      return thread.order(.respond(number, WebSessions.answerAtTheEnd(request)))
    }
    guard !sessions.knowsBrowser(of: request) else {
      return thread.order(.respond(number, sessions.answer(request)))
    }
    Task {
      await sessions.recognize(request)
      thread.order(.respond(number, sessions.answer(request)))
    }
  }

  private func take(_ report: WebReport) {
    switch report {
    case .request(let number, let request): answer(request, number)
    case .opened(let number, let visitor):
      lines[number] = ServerLine(number, visitor, thread)
    case .message(let number, let message): receive(message, number)
    case .written(let number):
      lines[number]?.isFree = true
      lines[number]?.session?.lineIsFree()
    case .coming(let upload, let share): sessions.note(upload, share)
    case .uploaded(let number, let upload):
      thread.order(.respond(number, sessions.take(upload)))
    case .closed(let number):
      guard let line = lines.removeValue(forKey: number) else { return }
      line.session?.disconnect(line)
    }
  }

  private func receive(_ message: PageMessage, _ number: UInt64) {
    // What comes on a line that is about to end would give it another reason.
    guard let line = lines[number], !line.isClosing else { return }
    if line.isJoining {
      // A page waits for the greeting; whoever does not is held up, within bounds.
      line.held.append(message)
      if line.held.count > ServerLine.heldBound { line.close(.tooMany) }
      return
    }
    guard line.session == nil, sessions.isShared, case .hello = message else {
      return carryOut(message, on: line)
    }
    line.isJoining = true
    Task { await join(line, message) }
  }

  private func carryOut(_ message: PageMessage, on line: ServerLine, place: String? = nil) {
    do throws(WebFault) {
      if let session = line.session {
        guard session.has(line) else { throw .elsewhere }
        try session.receive(message)
      } else {
        line.session = try sessions.connect(line, of: line.visitor, message, place: place)
      }
    } catch {
      Self.log("line ended reason=\(error.name)")
      line.close(error)
    }
  }

  /// Connects a line once it is known where its window is.
  private func join(_ line: ServerLine, _ hello: PageMessage) async {
    // A page that hears nothing for a second and a half opens another line.
    let beat = Task { @MainActor in
      while true {
        try await Task.sleep(for: .milliseconds(800))
        if line.isFree { line.send("0") }
      }
    }
    let place = await sessions.bring(hello, to: line.visitor)
    beat.cancel()
    line.isJoining = false
    guard lines[line.number] != nil, !line.isClosing else { return }
    guard !isLeaving else { return line.close(.leaving) }
    carryOut(hello, on: line, place: place)
    let held = line.held
    line.held = []
    for message in held where !line.isClosing { carryOut(message, on: line) }
  }

  /// Ends what nobody uses, and lines whose pages do not read, or never say whose they are.
  func sweep(_ limits: WebLimits) {
    sessions.sweep()
    for line in lines.values {
      if line.isStuck(limits.reading) { line.close(.tooMany) }
      if line.isSilent(limits.firstLine) { line.close(.idle) }
    }
  }

  /// Tells all pages that the server goes, and stops it.
  func stop() async {
    isLeaving = true
    await sessions.endAll()
    try? await Task.sleep(for: .milliseconds(200))
    thread.order(.stop)
    // What the library has to put in order it does before the program's end, or never.
    for _ in 0..<100 where !thread.hasEnded { try? await Task.sleep(for: .milliseconds(20)) }
  }
}

/// A line of the server.
@MainActor private final class ServerLine: WebLine {
  let visitor: WebGate.Visitor
  weak var session: WebSession?
  /// True while the window of the line is being looked for.
  var isJoining = false
  /// What came in that time.
  var held: [PageMessage] = []
  /// The most messages that come in that time.
  static let heldBound = 100
  let number: UInt64
  private let thread: WebServerThread
  private var since = ContinuousClock.now

  init(_ number: UInt64, _ visitor: WebGate.Visitor, _ thread: WebServerThread) {
    (self.number, self.visitor, self.thread) = (number, visitor, thread)
  }

  var isFree = true

  func isStuck(_ limit: Duration) -> Bool { !isFree && .now - since > limit }

  func isSilent(_ limit: Duration) -> Bool { session == nil && .now - since > limit }

  func send(_ text: String) {
    isFree = false
    since = .now
    thread.order(.send(number, text))
  }

  /// True once the line is about to end.
  private(set) var isClosing = false

  func close(_ fault: WebFault) {
    isClosing = true
    thread.order(.close(number, fault))
  }
}
#endif
