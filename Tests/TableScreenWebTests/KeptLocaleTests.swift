import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// A window that is opened again, by another run of the program, has the locale that it had.
@MainActor @Suite struct KeptLocaleTests {
  @Test(arguments: ["de-DE", "en-US", "ar-EG"])
  func `a window that is kept comes back with its region`(_ language: String) async throws {
    let (store, states) = (Store(), MemoryStates())
    let first = WebSessionTests.Server(store, states: states)
    var headers = first.headers
    headers["accept-language"] = language
    let answer = first.sessions.answer(WebRequest(path: "/", headers: headers))
    let text = String(decoding: answer.body, as: UTF8.self)
    let id = try #require(
      text.components(separatedBy: #""id":""#).dropFirst().first.map {
        String($0.prefix { $0 != "\"" })
      })
    let session = try await first.connect(FakeLine(), id, fresh: id)
    let locale = session.environment.words.locale
    #expect(locale.region == Locale(identifier: language).region)
    await first.sessions.endAll()
    let second = WebSessionTests.Server(store, states: states, cookie: first.cookie)
    let again = try await second.connect(FakeLine(), id, fresh: "")
    let kept = again.environment.words.locale
    #expect(kept.region == locale.region && kept.currency == locale.currency)
    #expect(1234.5.formatted(.number.locale(kept)) == 1234.5.formatted(.number.locale(locale)))
  }
}
