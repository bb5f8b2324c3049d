import TableScreen
import Testing

@testable import TableScreenWeb

/// What is said to people who get no page.
@MainActor @Suite struct WordsAtTheDoorTests {
  private let headers = ["host": "127.0.0.1:8080"]

  private func text(_ answer: WebResponse) -> String {
    String(decoding: answer.body, as: UTF8.self)
  }

  @Test func `who has to sign in is told so, and not to open an address that was never printed`() {
    let named = WebGate(port: 8080, listen: "127.0.0.1") { $0.headers["x-forwarded-user"] }
    let sessions = WebSessions(WebOptions(), gate: named) { _ in [ListScreen()] }
    let refused = sessions.answer(WebRequest(path: "/", headers: headers))
    #expect(refused.status == 401)
    #expect(text(refused) == WebWords.current[.stranger] + "\n")
    // The page says the same where its line is refused.
    let person = headers.merging(["x-forwarded-user": "Ada"]) { $1 }
    let page = text(sessions.answer(WebRequest(path: "/", headers: person)))
    #expect(page.contains(#""refused":"\#(WebWords.current[.stranger])""#))
  }

  @Test func `who has no address is told where one is`() {
    let gate = WebGate(port: 8080, listen: "127.0.0.1")
    let sessions = WebSessions(WebOptions(), gate: gate) { _ in [ListScreen()] }
    let refused = sessions.answer(WebRequest(path: "/", headers: headers))
    #expect(text(refused) == WebWords.current[.refused] + "\n")
    #expect(WebWords.current.json(ofPerson: false)["refused"]?.text == WebWords.current[.refused])
  }

  @Test func `while the server ends, a browser is told so, and asks the next one by itself`() {
    let answer = WebSessions.answerAtTheEnd(
      WebRequest(path: "/zones/a b", query: ["token": "1"], headers: headers))
    #expect(answer.status == 503 && answer.headers["retry-after"] == "5")
    #expect(answer.headers["refresh"] == "5; url=/zones/a%20b")
    #expect(text(answer) == WebWords.current[.leaving] + "\n")
    let other = WebSessions.answerAtTheEnd(WebRequest(path: "//elsewhere"))
    #expect(other.headers["refresh"] == "5; url=/")
  }
}
