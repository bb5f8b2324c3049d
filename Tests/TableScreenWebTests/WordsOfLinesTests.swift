import Foundation
import TableScreen
import Testing

@testable import TableScreenWeb

/// A screen whose title, and a screen that opens above it, are in the words of the window.
@MainActor private final class WordScreen: TableScreen {
  private let name: String?
  private var shown = ""

  init(_ name: String? = nil) {
    self.name = name
    super.init()
  }

  override var restorationName: String? { name }
  override var title: String { shown }
  override func onLoad() { shown = TableWords.current.edit }
  override var tableData: [Section] { [Section(cells: [[.title: "Row"]])] }
}

/// The words of a window are those of each of its lines, whatever window or none is at work when a line comes.
@MainActor @Suite struct WordsOfLinesTests {
  private static let german = "Bearbeiten"

  /// A server whose windows are German, in a program that is English.
  @MainActor private struct Server {
    let sessions: WebSessions
    private(set) var headers = ["host": "127.0.0.1:8080", "origin": "http://127.0.0.1:8080"]

    init() {
      let gate = WebGate(port: 8080, listen: "127.0.0.1")
      var options = WebOptions()
      options.making = { $0 == "other" ? WordScreen("other") : nil }
      sessions = WebSessions(options, gate: gate) { _ in
        TableWords.current.edit = german
        WebWords.current[.more] = "Mehr"
        WebWords.current[.noScript] = "Ohne Skript"
        return [WordScreen()]
      }
      let asked = WebRequest(path: "/", query: ["token": gate.token], headers: headers)
      let cookie = sessions.answer(asked).headers["set-cookie"]
      headers["cookie"] = String(cookie?.prefix { $0 != ";" } ?? "")
    }

    /// Loads a document, and returns its text and its session.
    func load(_ path: String = "/") throws -> (text: String, id: String) {
      let answer = sessions.answer(WebRequest(path: path, headers: headers))
      let text = String(decoding: answer.body, as: UTF8.self)
      let id = text.components(separatedBy: #""id":""#).dropFirst().first?.prefix { $0 != "\"" }
      return (text, String(try #require(id)))
    }

    /// Connects a line, and returns the words that it was told.
    func connect(_ id: String, fresh: String, hasLeft: Bool) throws -> JSON? {
      let asked = WebRequest(path: "/live", headers: headers)
      let visitor = try #require(sessions.visitor(asking: asked))
      let hello: JSON = ["hi", .text(id), "", .text(fresh), 0, .integer(hasLeft ? 1 : 0)]
      let line = FakeLine()
      _ = try sessions.connect(line, of: visitor, try #require(PageMessage(hello.encoded)))
      return line.messages("h").compactMap { $0[1]["words"] }.last
    }
  }

  @Test func `a line that breaks, and a document loaded again, keep the window's words`() throws {
    let server = Server()
    let (text, id) = try server.load()
    #expect(text.contains("Ohne Skript") && text.contains("<h1>\(Self.german)</h1>"))
    _ = try server.connect(id, fresh: id, hasLeft: false)
    let again = try server.connect(id, fresh: "", hasLeft: false)
    #expect(again?["edit"]?.text == Self.german && again?["more"]?.text == "Mehr")
    let loaded = try server.connect(id, fresh: try server.load().id, hasLeft: true)
    #expect(loaded?["edit"]?.text == Self.german && loaded?["more"]?.text == "Mehr")
    #expect(TableWords.current.edit != Self.german)
  }

  @Test func `a screen that the address of a document opens has the window's words`() throws {
    let server = Server()
    let (_, id) = try server.load()
    _ = try server.connect(id, fresh: id, hasLeft: false)
    _ = try server.connect(id, fresh: try server.load("/other").id, hasLeft: true)
    let screens = server.sessions.sessions[id]?.host.navigator?.screens ?? []
    #expect(screens.map(\.title) == [Self.german, Self.german])
  }
}
