import Foundation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// The files of windows: what is kept of them, and for how long.
@MainActor @Suite struct WebStateFolderTests {
  private let files: TemporaryFolder
  private let states: TemporaryFolder

  init() throws { (files, states) = (try TemporaryFolder(), try TemporaryFolder()) }

  /// A server with a folder for files, and one for states or none.
  private func sessions(keeps: Bool, _ limits: WebLimits = WebLimits()) -> WebSessions {
    var options = WebOptions()
    (options.uploadFolder, options.limits) = (files.url, limits)
    let gate = WebGate(port: 8080, listen: "127.0.0.1") { _ in "Ada" }
    options.stateFolder = keeps ? states.url : nil
    return WebSessions(options, gate: gate, states: .patient(options)) { _ in
      [ListScreen()]
    }
  }

  /// Opens a window that has a file, and returns its line and its session.
  private func open(_ sessions: WebSessions) throws -> (line: FakeLine, session: WebSession) {
    let answer = sessions.answer(WebRequest(path: "/", headers: ["host": "127.0.0.1:8080"]))
    let page = String(decoding: answer.body, as: UTF8.self)
    let id = try #require(
      page.components(separatedBy: #""id":""#).dropFirst().first.map { String($0.prefix(32)) })
    let browser = try #require(
      answer.headers["set-cookie"]?.split(separator: "=")[1].prefix { $0 != ";" })
    let line = FakeLine()
    let session = try sessions.connect(
      line, of: WebGate.Visitor(browser: String(browser), person: "Ada", isNew: false),
      .hello(session: id, epoch: "", fresh: id))
    let place = files.url.appending(path: id)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try Data("picture".utf8).write(to: place.appending(path: "walk.png"))
    return (line, session)
  }

  /// The names of the files of states.
  private var kept: [String] { get throws { try states.names.filter { $0 != ".lock" } } }

  /// Waits until all is written, and all that is old is forgotten.
  private func rest(_ sessions: WebSessions) async {
    for _ in 0..<2 {
      await sessions.states?.cleaning?.value
      await sessions.states?.rest()
    }
  }

  private func age(_ session: WebSession) throws {
    let place = states.url.appending(path: "window-" + session.id)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -8 * 24 * 3_600)], ofItemAtPath: place.path)
  }

  private var brief: WebLimits {
    var limits = WebLimits()
    limits.absence = .zero
    return limits
  }

  @Test func `the files of a window to which nobody can come back are removed`() throws {
    let sessions = sessions(keeps: false, brief)
    let (line, session) = try open(sessions)
    session.disconnect(line)
    sessions.sweep()
    #expect(sessions.count == 0)
    #expect(try files.names.isEmpty)
  }

  @Test func `the files of a window that ends with the program are removed where nothing is kept`()
    async throws
  {
    let sessions = sessions(keeps: false)
    _ = try open(sessions)
    await sessions.endAll()
    #expect(try files.names.isEmpty)
  }

  @Test func `the files of a kept window go with its state`() async throws {
    let sessions = sessions(keeps: true, brief)
    let (line, session) = try open(sessions)
    session.disconnect(line)
    sessions.sweep()
    await rest(sessions)
    #expect(try kept == ["window-" + session.id])
    #expect(try files.names == [session.id])
    try age(session)
    let next = self.sessions(keeps: true)
    next.sweep()
    try await until { try files.names.isEmpty && kept.isEmpty }
  }

  @Test func `the state of a window that is open for weeks stays, and for a week after its end`()
    async throws
  {
    let sessions = sessions(keeps: true, brief)
    let (line, session) = try open(sessions)
    await rest(sessions)
    #expect(try kept == ["window-" + session.id])
    try age(session)
    sessions.sweep()
    await rest(sessions)
    #expect(try kept == ["window-" + session.id])
    session.disconnect(line)
    sessions.sweep()
    #expect(sessions.count == 0)
    await rest(sessions)
    sessions.sweep(.now + .seconds(7_200))
    await rest(sessions)
    #expect(try kept == ["window-" + session.id] && files.names == [session.id])
    try age(session)
    sessions.sweep(.now + .seconds(14_400))
    try await until { try kept.isEmpty && files.names.isEmpty }
  }

  @Test func `a file that is no window's is left alone`() async throws {
    let path = try states.write("mine", to: "notes")
    try FileManager.default.setAttributes(
      [.modificationDate: Date.distantPast], ofItemAtPath: path)
    let sessions = sessions(keeps: true)
    sessions.sweep()
    await rest(sessions)
    #expect(try kept == ["notes"])
  }
}
