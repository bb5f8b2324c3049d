import TestSupport
import Testing

@testable import DemoScreens
@testable import DemoScript

/// Files of events, good and bad.
struct EventScriptTests {
  @Test(
    arguments: [
      ("tap \"Buy milk\"", .tap("Buy milk")),
      ("  longpress\t\"x\"  ", .longPress("x")),
      ("toggle \"\"", .toggle("")),
      ("delete \"a # b\" # c", .delete("a # b")),
      ("move \"A\" to 3", .move("A", to: 3)),
      ("search \"\\\"quoted\\\" and \\\\\"", .search("\"quoted\" and \\")),
      ("choose \"Archive\" of \"A\"", .choose("Archive", of: "A")),
      ("details \"A\"", .details("A")),
      ("insert \"A\"", .insert("A")),
      ("select \"A\"", .select("A")),
      ("deselect \"A\"", .deselect("A")),
      ("scope \"Unread\"", .scope("Unread")),
      ("tab \"Archive\"", .tab("Archive")),
      ("more", .more),
      ("retry", .retry),
      ("endsearch", .endSearch),
      ("refresh#now", .refresh),
      ("edit on", .edit(true)),
      ("edit off", .edit(false)),
      ("index M", .index("M")),
      ("index \"Æ\"", .index("Æ")),
      ("expand \"e\u{301}\"", .expand("é")),
      ("collapse \"👩‍👩‍👧\"", .collapse("👩‍👩‍👧")),
      ("back", .back),
      ("type \"to 3\"", .type("to 3")),
      ("undo", .undo),
      ("redo", .redo),
      ("frame", .frame),
      ("titles", .titles),
    ] as [(String, ScriptEvent)]) func `a good line is its event`(
      line: String, event: ScriptEvent
    ) throws
  {
    #expect(try ScriptEvent(line: line) == event)
  }

  @Test(arguments: ["", "   ", "\t", "# tap", "   # tap \"x"])
  func `a blank line or comment is no event`(line: String) throws {
    #expect(try ScriptEvent(line: line) == nil)
  }

  @Test(arguments: [
    ("tapp \"x\"", "unknown event “tapp” (nearest event: tap)"),
    ("TITLES", "unknown event “TITLES” (nearest event: titles)"),
    ("xyzzy", "unknown event “xyzzy”"),
    ("\"tap\" \"x\"", "unknown event “tap” (nearest event: tap)"),
    ("tap", "write it as: tap \"Title\""),
    ("tap Milk", "write it as: tap \"Title\""),
    ("tap \"x\" \"y\"", "write it as: tap \"Title\""),
    ("tap \"x\"y", "a space is missing after the closing quote"),
    ("tap \"x", "the quote does not end"),
    ("tap \"x\\", "in quotes a backslash stands before \" or \\ only"),
    ("tap \"\\n\"", "in quotes a backslash stands before \" or \\ only"),
    ("move \"x\" 3", "write it as: move \"Title\" to 3"),
    ("move \"x\" to -1", "write it as: move \"Title\" to 3"),
    ("move \"x\" to 99999999999999999999", "write it as: move \"Title\" to 3"),
    ("choose \"x\" \"y\"", "write it as: choose \"Action\" of \"Title\""),
    ("scope All", "write it as: scope \"Name\""),
    ("edit maybe", "write it as: edit on|off"),
    ("back back", "write it as: back"),
    ("index", "write it as: index M"),
  ]) func `a bad line says what is wrong`(line: String, message: String) {
    #expect(throws: ScriptMistake(message)) { try ScriptEvent(line: line) }
  }

  @Test func `an error carries the number of its line`() {
    for ending in ["\n", "\r\n", "\r"] {
      let text = ["# one", "", "frame", "nonsense", "frame"].joined(separator: ending)
      #expect(throws: ScriptError(line: 4, what: "unknown event “nonsense”")) {
        try EventScript(text)
      }
    }
  }

  @Test func `steps carry the numbers of their lines`() throws {
    let script = try EventScript("\nback\n# no\n\nframe")
    #expect(script.steps.map(\.line) == [2, 5])
  }

  @Test func `every form is read by its own grammar`() throws {
    for form in ScriptEvent.forms {
      #expect(try ScriptEvent(line: form.replacing("on|off", with: "on")) != nil)
    }
  }

  @Test func `any line is an event, or none, or an error`() {
    var random = SplitMix64(seed: 1)
    let pieces =
      ScriptEvent.forms + [
        "\"", "\\", "#", " ", "to", "3", "on", "\u{0}", "\u{1B}[2J", "\r\n", "é", "\u{301}", "👩‍👩‍👧",
        "\u{202E}", "99999999999999999999", "-1", "\t", "x",
      ]
    for _ in 0..<Effort.rounds(20_000) {
      let count = Int.random(in: 0...6, using: &random)
      let line = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      if case .failure(let error) = Result(catching: { try EventScript(line) }) {
        #expect((error as? ScriptError)?.what.isEmpty == false)
      }
    }
  }

  @Test func `any text between quotes comes back`() throws {
    var random = SplitMix64(seed: 2)
    let characters: [Character] = ["a", "\"", "\\", " ", "#", "é", "👩‍👩‍👧", "\u{202E}", "\t"]
    for _ in 0..<Effort.rounds(2_000) {
      let text = String(
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          characters[Int.random(in: 0..<characters.count, using: &random)]
        })
      let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      #expect(try ScriptEvent(line: "type \"\(quoted)\"") == .type(text))
    }
  }
}
