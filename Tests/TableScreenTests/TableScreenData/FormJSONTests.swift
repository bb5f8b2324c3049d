import Foundation
import TableScreen
import TableScreenData
import TableScreenTesting
import Testing

/// The values of a form go out as JSON, and come back.
@MainActor struct FormJSONTests {
  private static let form = #"""
    {"cells": [
      {"title": "Owner", "name": "owner", "type": "text"},
      {"title": "Cups", "name": "cups", "type": "integer"},
      {"title": "Weight", "name": "weight", "type": "number"},
      {"title": "Open", "name": "open", "type": "switch"},
      {"title": "Since", "name": "since", "type": "date"}
    ]}
    """#

  @Test func `what a form gives back as JSON it takes again`() throws {
    let screen = TableScreen(json: Self.form)
    let values: [String: TableValue] = [
      "owner": .text("Ada"), "cups": .integer(3), "weight": .number(1.5), "open": .flag(true),
      "since": .date(Date(timeIntervalSinceReferenceDate: 800_000_000)),
    ]
    screen.formValues = values
    #expect(screen.formValues == values)
    let copy = TableScreen(json: Self.form)
    copy.formValues = try .init(json: screen.formJSON())
    #expect(copy.formValues == values)
    let empty = TableScreen(json: Self.form)
    copy.formValues = try .init(json: empty.formJSON())
    #expect(copy.formValues == empty.formValues, "an empty value empties its field")
  }

  @Test func `values are codable, each as what it is`() throws {
    let values: [String: TableValue] = [
      "a": .null, "b": .text("3"), "c": .integer(3), "d": .number(3), "e": .number(0.25),
      "f": .flag(false), "g": .date(Date(timeIntervalSinceReferenceDate: 0.125)),
      "h": .choice("red"), "i": .choices(["red", "blue"]), "j": .choices([]),
      "k": .number(.infinity), "l": .number(.nan),
    ]
    let json = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([String: TableValue].self, from: json) == values)
    let list = try PropertyListEncoder().encode(values.filter { $0.value != .null })
    #expect(
      try PropertyListDecoder().decode([String: TableValue].self, from: list)
        == values.filter { $0.value != .null })
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("[]", 1), ("{\n\"a\": {}}", 2), ("{\"a\": 1,\n\n\"b\": [true]}", 3),
    ("x", 1),
  ])
  func `broken JSON is an error that says where, and changes nothing`(_ json: String, _ line: Int) {
    let error = #expect(throws: BrokenDataError.self) { try [String: TableValue](json: json) }
    #expect(error?.mistake.line == line)
  }

  @Test
  func `a name that is no field, and a value that does not fit, are reported without the value`()
    async throws
  {
    let screen = TableScreen(json: Self.form)
    screen.formValues = ["owner": .text("Ada"), "cups": .integer(1)]
    let reports = await TableDiagnostics.collect {
      screen.formValues = ["ownr": .text("hunter2"), "cups": .text("hunter2"), "open": .flag(true)]
    }
    #expect(Set(reports.map(\.kind)) == ["unknownField", "unfitField"])
    #expect(reports.contains { $0.remedy.contains("owner") })
    #expect(!reports.contains { "\($0)".contains("hunter2") })
    #expect(screen.formValues["owner"] == .text("Ada"))
    #expect(screen.formValues["cups"] == .integer(1))
    #expect(screen.formValues["open"] == .flag(true))
  }

  @Test func `a value waits for the data that describes its field`() async throws {
    let screen = TableScreen()
    let reports = await TableDiagnostics.collect {
      screen.formValues = ["owner": .text("Ada"), "nobody": .text("x")]
      screen.show(.json(Data(Self.form.utf8)))
    }
    #expect(reports.isEmpty)
    #expect(screen.formValues["owner"] == .text("Ada"))
  }

  @Test func `a time that was typed is the one that its text gives back`() async throws {
    let form = #"{"cells": [{"name": "at", "type": "time", "title": "At"}]}"#
    let screen = TableScreen(json: form)
    let table = try await HeadlessHost.show(screen)
    try await table.type("12:30", into: "At")
    #expect(String(decoding: try screen.formJSON(), as: UTF8.self) == #"{"at":"12:30"}"#)
    let copy = TableScreen(json: form)
    copy.formValues = try .init(json: screen.formJSON())
    #expect(copy.formValues == screen.formValues)
    let data = try JSONEncoder().encode(screen.formValues)
    copy.formValues = try JSONDecoder().decode([String: TableValue].self, from: data)
    #expect(copy.formValues == screen.formValues)
  }

  @Test func `a field of the defaults is one where a row takes it`() throws {
    func names(_ cells: String) -> [String] {
      let defaults = #"{"name": "d", "type": "text", "value": "x"}"#
      let json = #"[{"cells": [\#(cells)], "defaults": \#(defaults)}]"#
      let screen = TableScreen(json: json)
      return screen.formValues.keys.sorted()
    }
    #expect(names("") == [])
    #expect(names(#"{"title": "A", "name": "a", "type": "text"}"#) == ["a"])
    #expect(names(#"{"title": "A"}"#) == ["d"])
    #expect(names(#"{"name": "a", "type": "text"}, {"title": "B"}"#) == ["a", "d"])
  }
}
