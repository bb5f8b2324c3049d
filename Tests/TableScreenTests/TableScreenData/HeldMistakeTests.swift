import TableScreen
import TableScreenData
import Testing

/// A mistake says what follows from it: what keeps something away does so, and all else is left out.
@MainActor @Suite struct HeldMistakeTests {
  private func why(_ json: String) throws -> String {
    let mistakes = TableData(json: json).mistakes
    try #require(mistakes.count == 1, "\(mistakes)")
    return mistakes[0].why
  }

  @Test(arguments: [
    (#""masked": "yes""#, "the row is hidden"), (#""maskd": true"#, "the row is hidden"),
    (#""secret": 1"#, "the value is hidden"), (#""moveable": "never""#, "the row stays"),
    (#""editingStyle": "of""#, "the row cannot be deleted"),
    (#""editingStile": "off""#, "the row cannot be deleted"),
    (#""action": {"name": "wipe", "confirm": 5}"#, "the action asks all the same"),
    (#""action": {"name": "wipe", "confirm": ""}"#, "the action asks all the same"),
    (#""action": {"name": "wipe", "confrim": "Sure?"}"#, "the action asks all the same"),
    (#""lines": "two""#, "it is left out"), (#""titel": "x""#, "it is left out"),
    (#""masked": false, "maskd": true"#, "it is left out"),
  ]) func `a mistake in a row says what follows`(_ keys: String, _ why: String) throws {
    let said = try self.why(#"[{"cells": [{\#(keys)}]}]"#)
    #expect(said.contains(why), "\(said)")
  }

  @Test(arguments: [#""masked": "yes""#, #""masket": true"#])
  func `so does one of a section and of its defaults`(_ key: String) throws {
    #expect(try why(#"[{"cells": [], \#(key)}]"#).contains("the section is hidden"))
    #expect(
      try why(#"[{"cells": [], "defaults": {\#(key)}}]"#).contains("the row is hidden"))
    #expect(
      try why(#"[{"cells": [], "allowsMoves": "no"}]"#).contains("this counts as false"))
  }

  @Test(arguments: [#""enabled": "no""#, #""enabeld": false"#])
  func `so does one of a button`(_ key: String) throws {
    let button = #"{"title": "Send", "action": "x", \#(key)}"#
    let said = try why(#"{"barButtons": {"trailing": [\#(button)]}, "sections": []}"#)
    #expect(said.contains("the button is off"))
  }

  @Test func `too many buttons of the bar are named among what is too many`() {
    let button = #"{"title": "Send", "action": "x"}"#
    let data = TableData(
      json: #"{"barButtons": {"trailing": [\#(button), \#(button)]}, "sections": []}"#,
      limits: .init(nodes: 1))
    #expect(data.mistakes.map(\.kind) == ["tooManyNodes"])
    #expect(data.mistakes.first?.what.contains("bar buttons") == true)
    #expect(data.mistakes.first?.remedy.contains("buttons") == true)
  }

  @Test(arguments: ["(a{1,100}){1,100}", String(repeating: "a", count: 1_001)])
  func `a pattern that is too large is told the limits`(_ pattern: String) {
    let data = TableData(
      json: #"[{"cells": [{"name": "a", "validate": {"pattern": "\#(pattern)"}}]}]"#)
    #expect(data.mistakes.map(\.kind) == ["unknownPattern"])
    #expect(data.mistakes.first?.remedy.contains("1,000 bytes and 4,000 steps") == true)
  }
}
