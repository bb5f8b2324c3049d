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
        MainActor.assumeIsolated { box.server?.sessions.visitor(asking: request) }
      }
    } mayBring: { request in
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { box.server?.sessions.upload(request) }
      }
    } report: { report in
      DispatchQueue.main.async { MainActor.assumeIsolated { box.server?.take(report) } }
    }
    let folder = options.stateFolder.map { WebStateFolder($0, log: Self.log) }
    let gate = WebGate(
      port: thread.port, listen: options.listen, origins: options.origins,
      browsers: options.authenticate == nil ? folder?.browsers ?? [] : [],
      authenticate: options.authenticate)
    sessions = WebSessions(options, gate: gate, folder: folder, log: Self.log, screens: screens)
    box.server = self
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

  private func take(_ report: WebReport) {
    switch report {
    case .request(let number, let request):
      thread.order(.respond(number, sessions.answer(request)))
    case .opened(let number, let visitor):
      lines[number] = ServerLine(number, visitor, thread)
    case .message(let number, let message): receive(message, number)
    case .written(let number):
      lines[number]?.isFree = true
      lines[number]?.session?.lineIsFree()
    case .uploaded(let number, let upload):
      thread.order(.respond(number, sessions.take(upload)))
    case .closed(let number):
      guard let line = lines.removeValue(forKey: number) else { return }
      line.session?.disconnect(line)
    }
  }

  private func receive(_ message: PageMessage, _ number: UInt64) {
    guard let line = lines[number] else { return }
    do throws(WebFault) {
      if let session = line.session {
        guard session.has(line) else { throw .elsewhere }
        try session.receive(message)
      } else {
        line.session = try sessions.connect(line, of: line.visitor, message)
      }
    } catch {
      Self.log("line ended reason=\(error.name)")
      line.close(error)
    }
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
    sessions.endAll()
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
  private let number: UInt64
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

  func close(_ fault: WebFault) { thread.order(.close(number, fault)) }
}
#endif
