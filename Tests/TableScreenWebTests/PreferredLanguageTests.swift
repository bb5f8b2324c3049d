import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// A window has the language that its browser prefers most, as the weights of its list say.
@MainActor @Suite struct PreferredLanguageTests {
  @Test(arguments: [
    ("de-AT,de;q=0.9,en;q=0.8", "de-AT"), ("en;q=0.1, de;q=0.9", "de"), ("de;q=0,en", "en"),
    ("fr ; q=0.5 , it;q=0.5", "fr"), ("*;q=0.9,nl;q=0.2", "nl"), ("<b>,sv;q=0.3", "sv"),
    ("de;q=much,pt;q=0.001", "pt"),
  ])
  func `the name of the greatest weight is the language`(_ list: String, _ wanted: String) throws {
    #expect(try locale(list) == Locale(identifier: wanted).identifier)
  }

  @Test(arguments: ["", "*", "de;q=0", "de;q=-1", ";q=1", ",,", "<script>"])
  func `a list without a name has the program's language`(_ list: String) throws {
    let own = Locale(identifier: TableWords.current.locale.identifier).identifier
    #expect(try locale(list) == own)
  }

  /// Returns the locale of a window that was opened with that list.
  private func locale(_ list: String) throws -> String {
    let gate = WebGate(port: 8080, listen: "127.0.0.1")
    var locale: Locale?
    let sessions = WebSessions(WebOptions(), gate: gate) { visit in
      locale = visit.locale
      return [ListScreen(Store())]
    }
    var headers = ["host": "127.0.0.1:8080", "accept-language": list]
    let asked = WebRequest(path: "/", query: ["token": gate.token], headers: headers)
    let cookie = sessions.answer(asked).headers["set-cookie"]
    headers["cookie"] = String(cookie?.prefix { $0 != ";" } ?? "")
    #expect(sessions.answer(WebRequest(path: "/", headers: headers)).status == 200)
    return Locale(identifier: try #require(locale).identifier).identifier
  }
}
