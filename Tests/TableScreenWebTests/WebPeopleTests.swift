import Foundation
import Observation
import TableScreen
import TestSupport
import Testing

@testable import TableScreenWeb

/// People of several languages and time zones on one server: each reads their own, whoever made what they see.
@MainActor @Suite struct WebPeopleTests {
  /// One person's window.
  @MainActor private struct Window {
    let line: FakeLine
    let session: WebSession

    /// All that the page was told since it was asked last.
    func told() async -> String {
      for _ in 0..<200 { await Task.yield() }
      defer { line.forget() }
      return line.frames.joined()
    }
  }

  private let sessions: WebSessions
  private let gate: WebGate
  private let store = Moments()

  init() {
    gate = WebGate(port: 8080, listen: "127.0.0.1")
    let store = store
    sessions = WebSessions(WebOptions(), gate: gate) { visit in
      if visit.locale.language.languageCode == .german {
        TableWords.current.back = "Zurück"
        WebWords.current[.unknown] = "Unbekannt"
      }
      return [MomentsScreen(store)]
    }
  }

  private func open(_ language: String, _ zone: String?) throws -> Window {
    var headers = ["host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080"]
    // A browser that is new; the token is another one for each.
    headers["accept-language"] = language
    let answer = sessions.answer(
      WebRequest(path: "/", query: ["token": gate.token], headers: headers))
    headers["cookie"] = String(answer.headers["set-cookie"]?.prefix { $0 != ";" } ?? "")
    let page = String(
      decoding: sessions.answer(WebRequest(path: "/", headers: headers)).body, as: UTF8.self)
    let id = try #require(
      page.components(separatedBy: #""id":""#).dropFirst().first.map {
        String($0.prefix { $0 != "\"" })
      })
    let line = FakeLine()
    let visitor = try #require(
      sessions.visitor(asking: WebRequest(path: "/live", headers: headers)))
    let session = try sessions.connect(
      line, of: visitor, .hello(session: id, epoch: "", fresh: id))
    if let zone {
      try session.receive(try #require(PageMessage(#"["tz","\#(zone)"]"#)))
    }
    return Window(line: line, session: session)
  }

  private func shown(_ locale: String, _ zone: String) -> String {
    moment.formatted(
      Date.FormatStyle(
        date: .abbreviated, time: .shortened, locale: Locale(identifier: locale),
        timeZone: TimeZone(identifier: zone) ?? .gmt)
    ).shownLine
  }

  @Test func `two people, two languages, one store`() async throws {
    let english = try open("en-GB", "Europe/London")
    let german = try open("de-DE,en;q=0.5", "Asia/Tokyo")
    _ = (await english.told(), await german.told())
    let screen = try #require(english.session.host.navigator?.visibleScreen as? TableScreen)
    let add = try #require(screen.layout.row(at: TablePath(0, 0))?.id)
    // English, with waits in between.
    TableEnvironment.within(english.session.environment) { screen.send(.tap(add)) }
    try await until { store.dates.count == 1 }
    let (one, other) = (await english.told(), await german.told())
    #expect(one.contains(shown("en_GB", "Europe/London")) && one.contains("1.5 Back"))
    #expect(other.contains(shown("de_DE", "Asia/Tokyo")) && other.contains("1,5 Zurück"))
    #expect(screen.layout.rowCount == 3)
    // What the page itself says is each one's own.
    #expect(german.session.environment.words.back == "Zurück")
    #expect(WebWords.current[.unknown] != "Unbekannt" && TableWords.current.back == "Back")
  }

  @Test func `another time zone says all moments anew, and the same one nothing`() async throws {
    let window = try open("en-GB", "Europe/London")
    store.add()
    let first = await window.told()
    #expect(first.contains(shown("en_GB", "Europe/London")))
    try window.session.receive(.timeZone(try #require(TimeZone(identifier: "Asia/Tokyo"))))
    let moved = await window.told()
    #expect(moved.contains(shown("en_GB", "Asia/Tokyo")))
    #expect(!moved.contains(shown("en_GB", "Europe/London")))
    try window.session.receive(.timeZone(try #require(TimeZone(identifier: "Asia/Tokyo"))))
    #expect(await window.told() == "")
  }

  @Test(arguments: [#"["tz",5]"#, #"["tz"]"#, #"["tz","Asia/Tokyo",1]"#])
  func `what names no time zone is no message of a page`(_ text: String) {
    #expect(PageMessage(text) == nil)
  }

  @Test(arguments: [#"["tz","Etc/Unknown"]"#, #"["tz","+99:30"]"#, #"["tz",null]"#])
  func `a zone that is not known here is none, and ends no line`(_ text: String) async throws {
    let window = try open("en-GB", "Europe/London")
    _ = await window.told()
    try window.session.receive(try #require(PageMessage(text)))
    #expect(await window.told() == "")
  }
}

private let moment = Date(timeIntervalSince1970: 1_769_902_200)

@Observable @MainActor private final class Moments {
  private(set) var dates: [Date] = []

  func add() { dates.append(moment) }
}

private final class MomentsScreen: TableScreen {
  private let store: Moments

  init(_ store: Moments) {
    self.store = store
    super.init()
  }

  override var tableData: [Section] {
    [
      Section {
        [.title: "Add", .action: .perform(MomentsScreen.add)]
        for date in store.dates {
          [.title: date]
          [.title: "\(number) \(TableWords.current.back)"]
        }
      }
    ]
  }

  private var number: String {
    (Double(store.dates.count) + 0.5).formatted(.number.locale(TableWords.current.locale))
  }

  func add() async throws {
    try await Task.sleep(for: .milliseconds(2))
    store.add()
  }
}
