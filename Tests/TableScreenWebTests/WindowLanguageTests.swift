import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// A screen that speaks another language once that is chosen.
@MainActor private final class LanguageScreen: TableScreen {
  override var tableData: [Section] {
    [
      Section(cells: [
        [.title: "Hebrew", .action: .run { _ in TableWords.current.locale = hebrew }]
      ])
    ]
  }
}

private let hebrew = Locale(identifier: "he-IL")

/// The document has the language, and the direction, of the words that the app has chosen for the window.
@MainActor @Suite struct WindowLanguageTests {
  @Test(arguments: [("ar-EG", "ar", true), ("de-DE", "de", false), ("", "en", false)])
  func `a document has the language of its window's words`(
    _ chosen: String, _ language: String, _ isRightToLeft: Bool
  ) throws {
    let gate = WebGate(port: 8080, listen: "127.0.0.1")
    let sessions = WebSessions(WebOptions(), gate: gate) { _ in
      if !chosen.isEmpty { TableWords.current.locale = Locale(identifier: chosen) }
      return [LanguageScreen()]
    }
    var headers = ["host": "127.0.0.1:8080", "accept-language": "en-US"]
    let asked = WebRequest(path: "/", query: ["token": gate.token], headers: headers)
    let cookie = sessions.answer(asked).headers["set-cookie"]
    headers["cookie"] = String(cookie?.prefix { $0 != ";" } ?? "")
    let answer = sessions.answer(WebRequest(path: "/", headers: headers))
    let text = String(decoding: answer.body, as: UTF8.self)
    let direction = isRightToLeft ? "rtl" : "ltr"
    #expect(text.contains(#"<html lang="\#(language)" dir="\#(direction)">"#))
    #expect(text.contains(#""l":"\#(language)""#))
    #expect(text.contains(#""dir":"rtl""#) == isRightToLeft)
  }

  @Test func `a language that is chosen later is that of the page at once`() async throws {
    let page = try await FakePage.open([LanguageScreen()])
    #expect(page.line.messages("h").last?[1]["dir"] == nil)
    let row = try #require(page.items.first { $0["k"] == nil }?["i"])
    try await page.send("t", row)
    try await page.wait { $0.line.messages("h").last?[1]["l"] == "he" }
    #expect(page.line.messages("h").last?[1]["dir"] == "rtl")
  }
}
