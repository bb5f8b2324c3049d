import TableScreen
import Testing

@testable import TableScreenWeb

/// A browser that comes by a link of another site sends no cookie at first, and is the same browser all the same.
@MainActor @Suite struct LinkFromElsewhereTests {
  private let named = WebGate(port: 8080, listen: "127.0.0.1") { $0.headers["x-forwarded-user"] }
  private let printed = WebGate(port: 8080, listen: "127.0.0.1")

  private func sessions(_ gate: WebGate) -> WebSessions {
    WebSessions(WebOptions(), gate: gate) { _ in [ListScreen()] }
  }

  private func request(
    _ path: String, _ headers: [String: String], token: String? = nil
  ) -> WebRequest {
    WebRequest(
      path: path, query: token.map { ["token": $0] } ?? [:],
      headers: headers.merging(["host": "127.0.0.1:8080"]) { $1 })
  }

  private func cookie(_ answer: WebResponse) -> String {
    String(answer.headers["set-cookie"]?.prefix { $0 != ";" } ?? "")
  }

  @Test func `in a team it keeps its cookie, and its windows`() {
    let sessions = sessions(named)
    let ada = ["x-forwarded-user": "Ada"]
    let first = cookie(sessions.answer(request("/", ada)))
    #expect(!first.isEmpty)
    let link = ada.merging(["sec-fetch-site": "cross-site"]) { $1 }
    let answer = sessions.answer(request("/zones/a b", link))
    #expect(answer.status == 200 && answer.headers["set-cookie"] == nil)
    #expect(answer.headers["refresh"] == "0; url=/zones/a%20b")
    #expect(sessions.count == 1)
    // A page of ours asks then, with the cookie, or without one where there is none.
    let ours = ada.merging(["sec-fetch-site": "same-origin"]) { $1 }
    let known = sessions.answer(request("/", ours.merging(["cookie": first]) { $1 }))
    #expect(known.headers["set-cookie"] == nil && known.headers["refresh"] == nil)
    #expect(!cookie(sessions.answer(request("/", ours))).isEmpty)
  }

  @Test func `a browser that a printed address let in is not a stranger`() {
    let sessions = sessions(printed)
    let known = cookie(sessions.answer(request("/", [:], token: printed.token)))
    let link = ["sec-fetch-site": "cross-site"]
    // Cookies of other servers of the machine come along.
    for other in [[:], ["cookie": "tablescreen-9000=1"]] {
      let answer = sessions.answer(request("/zones", link.merging(other) { $1 }))
      #expect(answer.status == 200 && answer.headers["refresh"] == "0; url=/zones")
    }
    let ours = ["sec-fetch-site": "same-origin", "cookie": known]
    #expect(sessions.answer(request("/zones", ours)).status == 200)
    #expect(sessions.count == 1)
  }

  @Test func `strangers stay outside, and nobody is led in a ring`() {
    let sessions = sessions(printed)
    #expect(sessions.answer(request("/", ["sec-fetch-site": "same-origin"])).status == 401)
    #expect(sessions.answer(request("/", [:])).status == 401)
    let stranger = ["sec-fetch-site": "cross-site", "cookie": "\(printed.cookie)=1"]
    #expect(sessions.answer(request("/", stranger)).status == 401)
    #expect(sessions.count == 0)
  }

  @Test func `a link with the token lets a browser in`() {
    let link = request("/", ["sec-fetch-site": "cross-site"], token: printed.token)
    #expect(!cookie(sessions(printed).answer(link)).isEmpty)
  }

  @Test func `a browser that does not say from where it comes sends its cookie at once`() {
    func kept(_ headers: [String: String]) -> String? {
      let headers = headers.merging(["x-forwarded-user": "Ada"]) { $1 }
      return sessions(named).answer(request("/", headers)).headers["set-cookie"]
    }
    #expect(kept([:])?.hasSuffix("SameSite=Lax") == true)
    #expect(kept(["sec-fetch-site": "none"])?.hasSuffix("SameSite=Strict") == true)
  }
}
