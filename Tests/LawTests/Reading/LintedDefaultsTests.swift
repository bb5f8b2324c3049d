import Foundation
import TableScreen
import TableScreenCells
import TableScreenData
import TableScreenTesting
import TestSupport
import Testing

/// What the defaults of a section mean for its rows, and for what is said of mistakes in them.
@MainActor @Suite struct LintedDefaultsTests {
  private func mistakes(_ json: String) -> [String] {
    TableData(.json(Data(json.utf8)), names: TableDataNames(cells: .ready)).mistakes
      .map { "\($0.path) \($0.kind)" }
  }

  @Test(arguments: [
    (
      #"{"type": "text", "value": "x"}"#,
      #"{"name": "a", "cellClass": "slider", "properties": {"minimum": 0, "maximum": 10}}"#
    ),
    (
      #"{"cellClass": "slider", "value": 3, "properties": {"minimum": 0, "maximum": 10}}"#,
      #"{"name": "a", "type": "text", "properties": {}}"#
    ),
  ])
  func `a value of a field of another kind is not taken`(defaults: String, cell: String) {
    #expect(mistakes(#"[{"defaults": \#(defaults), "cells": [\#(cell)]}]"#) == [])
  }

  @Test func `a value of the same kind is taken, though one is named by its class`() async throws {
    let limits = #""properties": {"minimum": 0, "maximum": 10}"#
    for (given, own) in [("type", "cellClass"), ("cellClass", "type")] {
      let json =
        #"[{"defaults": {"\#(given)": "slider", "value": 4}, "cells": [{"title": "A", "name": "a", "\#(own)": "slider", \#(limits)}]}]"#
      let screen = TableScreen(json: json, cells: .ready)
      #expect(screen.data?.mistakes == [])
      #expect(screen.formValues["a"].flatMap { Double($0) } == 4)
    }
  }

  @Test(arguments: [
    (#"{"cellClass": "badge"}"#, #"{"title": "B", "controls": {"nope": "close"}}"#),
    (#"{"bind": "owner"}"#, #"{"title": "B", "value": 3}"#),
  ])
  func `mistakes in children are said, whatever the rows above have by default`(
    defaults: String, child: String
  ) {
    func said(_ defaults: String) -> [String] {
      mistakes(
        #"[{"defaults": \#(defaults), "cells": [{"title": "A", "children": {"cells": [\#(child)]}}]}]"#
      )
    }
    #expect(said(defaults) == said("{}") && said(defaults).count == 1)
  }

  @Test(arguments: [
    #"[{"cells": [{"title": "a", "accessory": {"view": "switch", "value": true}, "controls": {"nope": "close"}}]}]"#,
    #"[{"cells": [{"title": "a", "accessory": {"view": "badge", "value": "3"}, "controls": {"nope": "close"}}]}]"#,
    #"[{"defaults": {"controls": {"nope": "close"}}, "cells": [{"title": "a"}]}]"#,
    #"[{"defaults": {"controls": {"nope": "close"}}, "cells": [{"title": "a"}, {"title": "b"}, {"cellClass": "badge"}]}]"#,
  ])
  func `a name of a control that would be reported is said before`(json: String) async throws {
    #expect(mistakes(json).map { String($0.split(separator: " ")[1]) } == ["unknownControl"])
    let reports = try await TableDiagnostics.collect {
      let table = try await HeadlessHost.show(TableScreen(json: json, cells: .ready))
      _ = table.frame()
    }
    #expect(reports.contains { $0.kind == "unknownControl" })
  }

  @Test(arguments: [
    #"[{"defaults": {"controls": {"stars": "close"}}, "cells": [{"cellClass": "rating"}]}]"#,
    #"[{"defaults": {"controls": {"stars": "close"}}, "cells": []}]"#,
    #"[{"defaults": {"controls": {"stars": "close"}}, "cells": [{"title": "a", "controls": {"value": "close"}}]}]"#,
    #"[{"defaults": {"controls": {"accessory": "close"}}, "cells": [{"title": "a"}]}]"#,
  ])
  func `a name in defaults that no row lacks is none`(json: String) {
    #expect(mistakes(json) == [])
  }

  @Test func `a field in several rows is written once, and the others are said to be left out`() {
    let json =
      #"[{"defaults": {"children": [{"title": "f", "name": "a", "type": "text"}]}, "cells": [{"title": "x"}, {"title": "y"}]}]"#
    let data = TableData(json: json)
    #expect(data.mistakes == [])
    let written = data.json()
    #expect(written.leftOut.count == 1 && written.leftOut[0].what.contains("“a”"))
    #expect(TableData(json: written.text).mistakes == [])
  }

  @Test func `values of a form take a list of numbers, as their field does`() throws {
    let screen = TableScreen(
      json:
        #"{"cells": [{"name": "d", "type": "multiPicker", "options": [1, 2, 3], "value": [1, 2]}]}"#,
      cells: .ready)
    screen.formValues = try .init(json: #"{"d": [1, 3]}"#)
    #expect(screen.formValues["d"] == .choices(["1", "3"]))
  }

  @Test(arguments: [
    "2026-11-21T18:30:00.250Z", "2026-11-21T18:30:00Z", "1969-07-20T20:17:40.5Z",
    "2026-11-21T18:30:00.123456Z", "2026-11-21T18:30:59.999Z",
  ])
  func `a moment goes out as exactly as it came`(text: String) throws {
    let json = #"{"cells": [{"title": "At", "name": "at", "type": "date", "value": "\#(text)"}]}"#
    let screen = TableScreen(json: json)
    let value = try #require(screen.formValues["at"])
    let form = try screen.formJSON()
    screen.formValues = ["at": .null]
    screen.formValues = try .init(json: form)
    #expect(screen.formValues["at"] == value)
    let written = TableData(json: json).json()
    #expect(written.leftOut == [])
    #expect(TableScreen(json: written.text).formValues["at"] == value)
  }

  @Test func `a moment of the app's own goes out within what it can be told apart by`() throws {
    var random = SplitMix64(seed: Seed.value)
    let screen = TableScreen(json: #"{"cells": [{"name": "at", "type": "date"}]}"#)
    for _ in 0..<Effort.rounds(50) {
      let date = Date(timeIntervalSinceReferenceDate: .random(in: -1e9...1e9, using: &random))
      screen.formValues["at"] = .date(date)
      let values = try [String: TableValue](json: screen.formJSON())
      screen.formValues = values
      guard case .date(let found)? = screen.formValues["at"] else {
        Issue.record("no moment")
        continue
      }
      #expect(abs(found.timeIntervalSince(date)) < 1e-6)
    }
  }

  @Test(arguments: ["a.plist", "a.PLIST", "a.Plist"])
  func `a property list is known by its extension in any letters`(name: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "list-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: ["cells": [["title": "Tea"]]], format: .binary, options: 0)
    let file = folder.appending(path: name)
    try bytes.write(to: file)
    let data = try await TableData.read(contentsOf: file)
    #expect(data.mistakes == [] && data.sections.first?.count == 1)
    let other = TableData(.json(bytes))
    #expect(other.mistakes.map(\.kind) == ["notUTF8"])
    #expect(other.mistakes.first?.remedy.contains("plist") == true)
  }
}
